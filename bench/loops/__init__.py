"""Loops of other people's libraries and of our own environments, each in a process of its own.

Each prints one line of JSON. They know nothing of ours that they do not measure, because most of them run in
an environment of their own.
"""
