"""Nordguard for several learners: `nordguard_v0.env()`, an agent for each seat.

docs/lab/environments.md says what the numbers mean. `env` asks one agent after the other; `parallel_env`
takes an action of every agent at once, of which the one whose turn it is counts.
"""

from .nordguard import environment as nordguard_v0

__all__ = ["nordguard_v0"]
