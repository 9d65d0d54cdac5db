"""Every character with its exact help; those on the table say where they are."""

from collections.abc import Sequence

from textual.content import Content

from hearthwood.northwood import Move, View
from hearthwood.northwood.cards import CHARACTER_TEXTS, CHARACTERS_BY_TEXT, SLOTS, Character
from hearthwood.northwood.position import Standing
from hearthwood.tui.menu import Item
from hearthwood.tui.reference import Reference
from hearthwood.tui.screens import rich

from .glyphs import SIGNS, character_code, colour
from .stage import Stage


class Book(Reference):
    """All 24; the mark behind a name is the place at this table."""

    def __init__(self, view: View | None = None, first: Character | None = None) -> None:
        super().__init__()
        self._places = {} if view is None else places(view)
        self._first = first

    def first(self) -> str | None:
        return None if self._first is None else character_code(self._first)

    def titles(self) -> Sequence[Item]:
        words = self.words
        here = [character_code(character) for character in self._places]
        rest = [text for text in CHARACTER_TEXTS if text not in here]
        return [
            Item(text, f"{SIGNS[text[1]]} {words(f'character-{text}')}", self._mark(text))
            for text in (*here, *rest)
        ]

    def _mark(self, text: str) -> str:
        return self._places.get(CHARACTERS_BY_TEXT[text], "")

    def text(self, name: str) -> Content:
        words = self.words
        title = Content.styled(f"{SIGNS[name[1]]} {words(f'character-{name}')}", f"bold {colour(name[1])}")
        short = Content.styled(words(f"character-{name}-short"), "bold")
        parts = [title, short, rich(words(f"character-{name}-help"))]
        mark = self._mark(name)
        if mark in SLOTS and mark:
            parts.insert(1, Content.styled(words("book-ally", slot=mark), "$ink2"))
        elif mark:
            parts.insert(1, Content.styled(words("book-ruler", fief=mark), "$ink2"))
        return Content("\n\n").join(parts)


def places(view: View) -> dict[Character, str]:
    """Who is at this table: allies by slot, then rulers by fief."""
    found = {ally.ally: SLOTS[ally.slot] for ally in view.allies}
    for fief in view.fiefs:
        if fief.ruler is not None and fief.standing is not Standing.GONE:
            found[fief.ruler] = str(fief.fief)
    return found


def pointed_at(stage: Stage) -> Character | None:
    """The character that is pointed at, or the one that matters now."""
    view, pointed = stage.view, stage.pointed
    if isinstance(pointed, Move) and pointed.slot is not None:
        return view.allies[pointed.slot].shown
    if isinstance(pointed, Move) and pointed.fief is not None:
        return view.fiefs[pointed.fief].ruler
    if view.pending is not None:
        return view.pending.character
    return None if view.fief is None else view.fiefs[view.fief].ruler
