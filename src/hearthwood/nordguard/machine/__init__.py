"""The machine of decisions: what can be chosen, and what comes of it (rules G2 to G4).

A state has a stack of pending steps. The machine takes the topmost, does it, and goes on until one has
something to ask; its answers, and what the team may do besides, are the legal moves. A step is a tuple of its
kind and what it has to know, so the stack can be copied, compared and written down. `engine.STEPS` says what
each kind does.
"""
