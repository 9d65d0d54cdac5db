"""`hearthwood nordguard …`"""

import click

from hearthwood.cli.lazy import LazyGroup

from . import rules


@click.group(
    cls=LazyGroup,
    lazy={
        "balance": (
            "hearthwood.cli.nordguard.balance:balance",
            "Measure how often who wins, and with which cards.",
        ),
        "set": ("hearthwood.cli.nordguard.sets:group", "Check card sets and show what is in them."),
    },
)
def group() -> None:
    """Nordguard, a sled run for one to seven."""


for command in rules.COMMANDS:
    group.add_command(command)
