"""Nordguard for learners: observations and the environment."""
