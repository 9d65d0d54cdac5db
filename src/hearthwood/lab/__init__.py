"""Many games at once: environments for learners, mass runs, measurements, reports.

Importing this registers the Gymnasium environments.
"""

from .needs import advice

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(advice(missing), name=missing.name) from None

NORTHWOOD = "Hearthwood/Northwood-v0"

gymnasium.register(
    id=NORTHWOOD,
    entry_point="hearthwood.lab.northwood.environment:NorthwoodEnv",
    vector_entry_point="hearthwood.lab.northwood.vector:NorthwoodVectorEnv",
)
