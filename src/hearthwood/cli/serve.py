"""`hearthwood serve`"""

from pathlib import Path

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port", default=8484, show_default=True, type=click.IntRange(0, 65535), help="0: any free one."
)
@click.option(
    "--data", "folder", type=click.Path(file_okay=False, path_type=Path), help="Where games are kept."
)
@click.option("--open", "show", is_flag=True, help="Open the table in a browser, where there is one.")
def serve(*, host: str, port: int, folder: Path | None, show: bool) -> None:
    """Serve the table in the browser."""
    from hearthwood.web.serving import run  # noqa: PLC0415 (the web framework, only when it serves)

    run(host, port, folder, show=show)
