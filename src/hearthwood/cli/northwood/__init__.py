"""`hearthwood northwood …`"""

import click

from hearthwood.cli.lazy import LazyGroup

from . import rules


@click.group(
    cls=LazyGroup,
    lazy={
        "record": ("hearthwood.cli.northwood.record:group", "Read and check game records."),
    },
)
def group() -> None:
    """For Northwood!, a solo precision trick-taking game."""


for command in rules.COMMANDS:
    group.add_command(command)
