"""`hearthwood play`"""

import sys

import click

from .refusing import Refusal


@click.command()
def play() -> None:
    """Open the terminal table."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refusal("play draws in a terminal and reads its keys; standard input or output is none")
    from hearthwood.tui.app import HearthwoodApp  # noqa: PLC0415 (Textual, only when it is shown)
    from hearthwood.tui.northwood.sage import SageAdvisor  # noqa: PLC0415

    HearthwoodApp(advisor=SageAdvisor()).run()
