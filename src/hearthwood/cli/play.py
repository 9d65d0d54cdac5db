"""`hearthwood play`"""

import click


@click.command()
def play() -> None:
    """Open the terminal table."""
    from hearthwood.tui.app import HearthwoodApp  # noqa: PLC0415 (Textual, only when it is shown)

    HearthwoodApp().run()
