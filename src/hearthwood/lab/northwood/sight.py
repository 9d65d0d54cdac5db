"""Between observations, views and positions.

A position or a view gives an observation, an observation gives the view back. Neither gives the position:
what is unseen can only be sampled, and a position made so says that it is one.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from hearthwood.core.errors import InvalidText
from hearthwood.core.game import Game
from hearthwood.lab.moments import moment
from hearthwood.northwood import NorthwoodGame, Position, Setup, Sight, View, parse_sight
from hearthwood.northwood.cards import CARD_COUNT
from hearthwood.northwood.records import Record
from hearthwood.northwood.state import State

from . import fields, links
from .fields import FIELDS, Shown

Arrays: TypeAlias = dict[str, np.ndarray[Any, np.dtype[np.int8]]]
"""An observation: an array of small numbers for each field of `FIELDS`; a batch has one dimension more."""

Start: TypeAlias = Position | View | NorthwoodGame | Record | str
"""Where an environment can begin besides a deal: text is read as a position, a view, a record or a link."""


@dataclass(frozen=True, slots=True)
class Sampled:
    """A position that agrees with a view; everything unseen in it was drawn from `seed`."""

    position: Position
    view: View
    seed: int


def arrays_of(rows: np.ndarray[Any, Any]) -> Arrays:
    """Rows as named arrays; they share their memory."""
    arrays = {}
    first = 0
    for field in FIELDS:
        arrays[field.name] = rows[..., first : first + field.size]
        first += field.size
    return arrays


def row_of(state: State) -> np.ndarray[Any, np.dtype[np.int8]]:
    """What the player sees of a state, as one row."""
    shown = Shown.empty(1)
    fields.observe(state, shown.rows, shown.words, 0)
    row: np.ndarray[Any, np.dtype[np.int8]] = shown.rows[0]
    return row


def observe(sight: Sight) -> Arrays:
    """What a learner sees of a position or a view."""
    return arrays_of(row_of(sight.state()))


def view_of(observation: Mapping[str, Any], setup: Setup) -> View:
    """The view that an observation shows; the setup says what the fiefs ask for and are worth."""
    seen = {name: [int(number) for number in values] for name, values in observation.items()}
    s = setup.template()
    s.allies, s.covers, s.rulers = seen["allies"], seen["covers"], seen["rulers"]
    s.exhausted = _mask(seen["exhausted"], 1)
    s.unvisited = _mask(seen["standing"], fields.UNVISITED)
    s.home = _mask(seen["standing"], fields.HOME)
    s.brought = _mask(seen["standing"], fields.BROUGHT)
    s.friendly = s.home | s.brought | _mask(seen["standing"], fields.GONE)
    s.hand = _mask(seen["place"], fields.IN_HAND)
    [s.phase], [s.fief], [s.known], [s.watching] = (
        seen[name] for name in ("phase", "fief", "known", "watching")
    )
    [s.deck_size], [s.slot], [s.character], [s.argument] = (
        seen[name] for name in ("deck", "slot", "character", "argument")
    )
    if s.slot == fields.NO_SLOT:
        s.slot, s.character = 0, 0
    unseen = [card for card in range(CARD_COUNT) if seen["place"][card] == fields.UNSEEN and s.deck_size > 0]
    _lay(s.deck, sorted(unseen, reverse=True) + _pile(seen, fields.KNOWN))
    s.discards_size = _lay(s.discards, _pile(seen, fields.DISCARDED))
    s.scores_size = _lay(s.scores, _pile(seen, fields.SCORED))
    return View(s, setup)


def _mask(values: list[int], wanted: int) -> int:
    return sum(1 << place for place, value in enumerate(values) if value == wanted)


def _pile(seen: Mapping[str, list[int]], place: int) -> list[int]:
    """The cards of a pile, the top one last."""
    cards = [card for card in range(CARD_COUNT) if seen["place"][card] == place]
    return sorted(cards, key=lambda card: -seen["depth"][card])


def _lay(pile: list[int], cards: list[int]) -> int:
    pile[: len(cards)] = cards
    return len(cards)


def sample(view: View, seed: int) -> Sampled:
    """A position that agrees with a view, everything unseen drawn anew from a seed."""
    return Sampled(view.branch(seed), view, seed)


def sampled(observation: Mapping[str, Any], setup: Setup, seed: int) -> Sampled:
    """A position that agrees with an observation, everything unseen drawn anew from a seed."""
    return sample(view_of(observation, setup), seed)


def sight_at(start: Start, setup: Setup, ply: int | None = None) -> Position | View:
    """The position or view that an environment is to begin from; of a game, after so many moves."""
    if isinstance(start, str):
        start = _read(start, setup)
    if isinstance(start, Record):
        start = start.game()
    if isinstance(start, Game):
        return moment(start, ply)
    if ply is not None:
        raise InvalidText("only games have moves to count", rule="lab.start", field="ply")
    if isinstance(start, Position | View):
        return start
    message = f"a position, a view, a game, a record or its text is needed, here is {type(start).__name__}"
    raise InvalidText(message, rule="lab.start", field="start")


def game_of(played: NorthwoodGame | Record | str) -> NorthwoodGame:
    """A game, of a record, of a record's text, or behind a replay link."""
    if isinstance(played, str):
        played = links.game_at(played) if links.is_link(played) else Record.parse(played)
    return played.game() if isinstance(played, Record) else played


def _read(text: str, setup: Setup) -> Position | View | NorthwoodGame:
    if "\n" in text or links.is_link(text):
        return game_of(text)
    return parse_sight(text, setup)
