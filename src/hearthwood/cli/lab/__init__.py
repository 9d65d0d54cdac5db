"""`hearthwood lab …`"""

import click

from hearthwood.cli.lazy import LazyGroup


@click.group(
    cls=LazyGroup,
    lazy={
        "run": ("hearthwood.cli.lab.run:run", "Play many games; stop and continue as you like."),
        "compare": ("hearthwood.cli.lab.measure:compare", "Two players on the same seeds."),
        "difficulty": ("hearthwood.cli.lab.measure:difficulty", "How hard a setup is, for whom."),
        "characters": ("hearthwood.cli.lab.measure:characters", "What each character is worth."),
        "report": ("hearthwood.cli.lab.measure:report", "One page with plots and tables."),
    },
)
def group() -> None:
    """Many games at once: mass runs, measurements, reports."""
