"""What is hidden in Nordguard stays with the server: seeds, orders of decks, faces of locations.

As in `test_secrets`, every byte is kept while games are played, and then held against the stored journals.
"""

import random
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from hearthwood.core.journal import Branched, parse_entry
from hearthwood.nordguard import Library, NordguardGame, Position, View, usual_setup
from hearthwood.table.kinds import NORDGUARD
from hearthwood.web.nordguard import view_of

from .harness import Player, Process, Seat, config_for, served
from .test_nordguard import TEAM, opened
from .test_secrets import Tap, tapped

RUN = 5
"""So many cards of a deck in the order in which they lie are no accident."""
WORDS = re.compile(rb"[a-z]+(?:-[a-z]+)*")
PLACES = re.compile(rb'"cell":"([a-l]\d+)","location":"([a-z.-]+)","face_up"')
"""As sites of the map say it; the transcript may tell what was seen there before."""


@dataclass
class Chapter:
    """What was said while a game ran, with how many bytes there were at which state, and the game."""

    said: bytes
    marks: list[tuple[int, int]]
    game: NordguardGame


def play_games(tap: Tap, folder: Path, games: int) -> Iterator[Chapter]:
    """Games with everything that players can do while they run; none is brought to its end."""
    with Player(tap.address, headers={"Accept-Encoding": "identity"}) as player:
        for number in range(games):
            tap.said.clear()
            marks: list[tuple[int, int]] = []
            recall = ("memory", "notebook")[number % 2]
            table = opened(player, recall=recall, width=5, height=5, seats=TEAM)["head"]["id"]
            with player.sit(table) as seat:
                stops = wander(seat, random.Random(number))
                marks += [(len(tap.said), seat.now["state"]) for _ in stops]
            for path in ("", "/views?first=0&count=32", "/record"):
                player.http.get(f"/api/tables/{table}{path}")
            for path in ("/api/tables", "/api/profile/export", "/api/statistics", "/metrics"):
                player.http.get(path)
            marks.append((len(tap.said), seat.now["state"]))
            yield Chapter(bytes(tap.said), marks, stored(folder, table))


def wander(seat: Seat, dice: random.Random) -> Iterator[None]:
    """Moves, undos, branches and mistakes; stops after each."""
    yield
    for _ in range(40):
        view = seat.now["view"]
        if view["days"] <= 2 or not view["legal"]:
            return
        seat.play(dice.choice(seat.legal))
        yield
        if seat.now["view"]["days"] <= 2:
            return
        chance = dice.random()
        if chance < 0.1 and seat.now["free_ply"] < seat.now["ply"]:
            seat.ask("undo")
        elif chance < 0.15:
            seat.ask("branch", ply=dice.randrange(seat.now["ply"] + 1))
        elif chance < 0.3:
            seat.ask("play", move=dice.choice(("@z9", "fire:g9", "2/north", "take:sun", "ready")))
            seat.ask("sync")
        yield


def stored(folder: Path, table: str) -> NordguardGame:
    """The game as the server knows it."""
    database = sqlite3.connect(folder / "hearthwood.sqlite")
    setup, seed = database.execute("SELECT setup, seed FROM tables WHERE id = ?", (table,)).fetchone()
    texts = database.execute("SELECT text FROM entries WHERE table_id = ? ORDER BY number", (table,))
    game = NORDGUARD.start(setup, int(seed))
    for (text,) in texts:
        game.enter(parse_entry(text))
    database.close()
    assert not game.ended
    return game


def leaks(chapter: Chapter) -> list[str]:
    """What secret was said."""
    return [*numbers_told(chapter), *decks_told(chapter), *faces_told(chapter)]


def numbers_told(chapter: Chapter) -> Iterator[str]:
    game = chapter.game
    numbers = {"seed": game.start.seed}
    numbers |= {f"branch {n}": one.seed for n, one in enumerate(game.entries) if isinstance(one, Branched)}
    for n, position in enumerate(positions(game)):
        numbers |= {f"stream {n}.{m}": value for m, value in enumerate(position.state().streams)}
    for name, number in numbers.items():
        for form in (str(number), f"{number:x}", f"{number:X}", f"{number:016x}"):
            if number and form.encode() in chapter.said:
                yield f"{name} as {form}"


def parts(chapter: Chapter) -> Iterator[tuple[bytes, Position]]:
    """The bytes said since the last state, with the position that they are about."""
    states, begin = positions(chapter.game), 0
    for end, state in chapter.marks:
        yield chapter.said[begin:end], states[state]
        begin = end


def decks_told(chapter: Chapter) -> Iterator[str]:
    """Do cards stand in the order in which they lie, other than that of the files?"""
    for said, position in parts(chapter):
        state, box = position.state(), position.box
        words = WORDS.findall(said)
        for name, numbers, deck in (
            ("items", box.item_numbers, state.item_deck),
            ("events", box.event_numbers, state.event_deck),
        ):
            known = {text.encode(): number for text, number in numbers.items()}
            told = [known[word] for word in words if word in known]
            runs = {tuple(told[at : at + RUN]) for at in range(len(told) - RUN + 1)}
            for at in range(len(deck) - RUN + 1):
                run = deck[at : at + RUN]
                if tuple(run) in runs and sorted(run) != run:
                    yield f"order of {name}: {run}"


def faces_told(chapter: Chapter) -> Iterator[str]:
    """Is a location named where the view does not show it?"""
    for said, position in parts(chapter):
        hidden = {site.name: site for site in position.view().sites if site.location is None}
        names = {site.name: position.box.locations[site.location or 0].text for site in position.sites}
        for cell, location in PLACES.findall(said):
            if cell.decode() in hidden and names[cell.decode()] == location.decode():
                yield f"face of {cell.decode()}"


def positions(game: NordguardGame) -> list[Position]:
    """As they were after each entry."""
    again = NordguardGame(game.start)
    found = [again.position]
    for entry in game.entries:
        again.enter(entry)
        found.append(again.position)
    return found


def test_no_byte_tells_what_is_hidden(tmp_path: Path) -> None:
    server = Process(tmp_path, HEARTHWOOD_LOG_LEVEL="debug")
    try:
        with tapped(server.address) as tap:
            for chapter in play_games(tap, tmp_path, 4):
                assert chapter.said.count(b'"type":"update"') > 5
                assert leaks(chapter) == []
                log = Chapter((tmp_path / "log").read_bytes(), [], chapter.game)
                assert list(numbers_told(log)) == []
    finally:
        server.stop()


def found_in_a_leaking_build(folder: Path) -> list[str]:
    with served(config_for(folder)) as address, tapped(address) as tap:
        return [leak for chapter in play_games(tap, folder, 1) for leak in leaks(chapter)]


@pytest.mark.parametrize(
    ("name", "leaking", "told"),
    [
        ("item_deck", lambda view: tuple(view.state().item_deck), "order of items"),
        ("event_deck", lambda view: tuple(view.state().event_deck), "order of events"),
    ],
)
def test_a_build_that_tells_a_deck_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, leaking: Any, told: str
) -> None:
    monkeypatch.setattr(Position, "view", lambda position: View(position.state(), position.state().up, None))
    monkeypatch.setattr(View, name, property(leaking))
    assert any(leak.startswith(told) for leak in found_in_a_leaking_build(tmp_path))


def test_a_build_that_tells_a_face_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "view", lambda position: View(position.state(), position.state().up, None))
    monkeypatch.setattr(View, "_shows", lambda _view, _cell: True)
    with served(config_for(tmp_path)) as address, tapped(address) as tap:
        chapter = next(play_games(tap, tmp_path, 1))
    monkeypatch.undo()
    assert any(leak.startswith("face of") for leak in leaks(chapter))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_does_not_depend_on_what_is_hidden(seed: int) -> None:
    """Other orders of decks, other faces where none was seen, other chance: the same bytes."""
    dice = random.Random(seed)
    position = Position.new(usual_setup(Library()), seed)
    while position.legal_moves:
        other = position.branch(dice.getrandbits(64))
        # A branch from the notebook view keeps what was seen; a view from memory shows less than that.
        told, again = (view_of(one.view(), strict=False) for one in (position, other))
        assert told.model_dump_json() == again.model_dump_json()
        position = position.play(dice.choice(position.legal_moves))
