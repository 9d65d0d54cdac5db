"""The `hearthwood` command."""

import click

import hearthwood

from .refusing import RefusingGroup


@click.group(
    cls=RefusingGroup,
    lazy={
        "lab": ("hearthwood.cli.lab:group", "Many games at once: runs, measurements, reports."),
        "northwood": ("hearthwood.cli.northwood:group", "For Northwood!: positions, moves, records."),
        "nordguard": ("hearthwood.cli.nordguard:group", "Nordguard: positions, moves, card sets."),
        "play": ("hearthwood.cli.play:play", "Open the terminal table."),
        "serve": ("hearthwood.cli.serve:serve", "Serve the table in the browser."),
        "web": ("hearthwood.cli.web:group", "Look after the data of a server."),
    },
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(hearthwood.__version__, prog_name="hearthwood")
def main() -> None:
    """A table for two games of the northern woods: For Northwood! and Nordguard."""
