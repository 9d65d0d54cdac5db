"""`hearthwood web …`: work on a server's data."""

from pathlib import Path

import click


@click.group()
def group() -> None:
    """Look after the data of a server."""


@group.command()
@click.option(
    "--data", "folder", type=click.Path(file_okay=False, path_type=Path), help="Where games are kept."
)
def rebuild(folder: Path | None) -> None:
    """Make anew what derives from the journals: lists, results, statistics."""
    from hearthwood.web.serving import rebuild as rebuild_all  # noqa: PLC0415 (the store, only when needed)

    done = rebuild_all(folder)
    click.echo(f"{done.tables} tables")
    for table in done.refused:
        click.echo(f"error: the rules refuse the journal of table {table}; it was left as it was", err=True)
    if done.refused:
        raise click.exceptions.Exit(1)
