"""`hearthwood nordguard set …`: for those who write card sets."""

from pathlib import Path

import click

from hearthwood.cli.refusing import refusing
from hearthwood.locales.card_texts import CardTexts
from hearthwood.nordguard import check_folder, shipped
from hearthwood.nordguard.format.folder import load_set
from hearthwood.nordguard.format.schema import schemas
from hearthwood.nordguard.vocabulary.cards import CardSet

FAULTY = 1
"""The exit status for a set with faults."""

EXISTING_FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


@click.group()
def group() -> None:
    """Check card sets and show what is in them."""


@group.command()
@click.argument("folder", type=EXISTING_FOLDER)
@click.option("--with", "others", type=EXISTING_FOLDER, multiple=True, help="A set that this one needs.")
@refusing
def check(folder: Path, others: tuple[Path, ...]) -> None:
    """Print every fault of a set, one a line, and play the examples of its cards."""
    found = check_folder(folder, [load_set(other) for other in others])
    for fault in found:
        click.echo(str(fault))
    if found:
        raise click.exceptions.Exit(FAULTY)
    click.echo(f"{folder.resolve().name}: no faults")


@group.command()
@click.argument("name")
@click.option("--language", default="en", show_default=True, help="In which the cards are shown.")
@refusing
def show(name: str, language: str) -> None:
    """Print the cards of a shipped set, or of one in a folder."""
    folder = shipped().get(name, Path(name))
    card_set = load_set(folder)
    info = card_set.info
    texts = CardTexts(folder, language, fallback=info.languages[0])
    title = texts["set-title"]
    click.echo(f"{title.name}: {title.text}")
    click.echo(f"{info.name} {info.version}, {info.author}, {info.licence}, {' '.join(info.languages)}")
    for kind in CardSet.KINDS:
        cards = getattr(card_set, kind)
        copies = [getattr(card, "copies", 1) for card in cards.values()]
        click.echo(f"\n{kind}: {len(cards)} different, {sum(copies)} in all")
        for short, times in zip(cards, copies, strict=True):
            click.echo(f"  {times} {short}: {texts[short].name}. {texts[short].text}")


@group.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@refusing
def schema(folder: Path) -> None:
    """Write the JSON Schema of the files of a set into a folder, for editors."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schemas().items():
        (folder / name).write_text(text, "utf-8")
        click.echo(str(folder / name))
