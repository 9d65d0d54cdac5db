"""`hearthwood northwood …`"""

import click

from hearthwood.cli.lazy import LazyGroup

from . import rules


@click.group(
    cls=LazyGroup,
    lazy={
        "hint": (
            "hearthwood.cli.northwood.advice:hint",
            "The moves and what they are worth; why the best is it.",
        ),
        "odds": ("hearthwood.cli.northwood.advice:odds", "For every open fief the chance to hit it."),
        "seer": ("hearthwood.cli.northwood.seer:seer", "What one could do who knows the deck."),
        "review": (
            "hearthwood.cli.northwood.review:review",
            "Look back at a game: luck, choices, turning points.",
        ),
        "strength": (
            "hearthwood.cli.northwood.strength:strength",
            "Play seeds and say how strong a player is.",
        ),
        "record": ("hearthwood.cli.northwood.record:group", "Read and check game records."),
    },
)
def group() -> None:
    """For Northwood!, a solo precision trick-taking game."""


for command in rules.COMMANDS:
    group.add_command(command)
