"""What the table does between moves: point, refuse, undo, branch, help, hints, languages, sizes."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest
from textual.pilot import Pilot

from hearthwood.locales import LANGUAGES, Message, Words
from hearthwood.northwood import FULL, INTRO, Kind, Phase, Position, View
from hearthwood.table.errors import CannotSave
from hearthwood.table.opened import OpenGame
from hearthwood.tui.app import HearthwoodApp, TooSmall
from hearthwood.tui.journal import Journal
from hearthwood.tui.northwood.advice import Hint, Looked, Odds, OddsRow
from hearthwood.tui.northwood.allies import Allies
from hearthwood.tui.northwood.bar import Bar, Prompt
from hearthwood.tui.northwood.board import Board
from hearthwood.tui.northwood.book import Book
from hearthwood.tui.northwood.glyphs import codes
from hearthwood.tui.northwood.hand import Hand
from hearthwood.tui.northwood.meeting import Meeting
from hearthwood.tui.northwood.odds import OddsSheet
from hearthwood.tui.northwood.pile_sheet import PileSheet
from hearthwood.tui.northwood.piles import Piles
from hearthwood.tui.northwood.rules import Rules
from hearthwood.tui.northwood.saying import Saying
from hearthwood.tui.northwood.scene import Pile, Told
from hearthwood.tui.northwood.stage import move_of
from hearthwood.tui.northwood.table import Table
from hearthwood.tui.northwood.transcript import Transcript
from hearthwood.tui.screens import Choice
from hearthwood.tui.table_menu import TableMenu

from .harness import LARGE, SMALL, Inn, click, faults, flat, said, stage, tap, text
from .test_drawing import ROOMS

Script = Callable[[Pilot[None], HearthwoodApp], Awaitable[None]]


def at_table(app: HearthwoodApp, script: Script, size: tuple[int, int] = SMALL) -> None:
    """Sit down at the game played last and do something there."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await tap(pilot, "enter")
            assert isinstance(app.screen, Board)
            await script(pilot, app)

    asyncio.run(run())


async def to_an_answer(pilot: Pilot[None], app: HearthwoodApp) -> None:
    """From the start of a game to its first statement."""
    await tap(pilot, "4", "enter", "l", "enter")
    assert stage(app).view.phase is Phase.RESPOND


def playable(app: HearthwoodApp, *, legal: bool) -> int:
    """The place in the hand, from 1, of a card that can or cannot be played."""
    hand = stage(app).view.hand
    cards = {move.card for move in stage(app).view.legal_moves}
    return next(place for place, card in enumerate(hand, start=1) if (card in cards) == legal)


def test_the_consequence_is_said_before_the_move(inn: Inn) -> None:
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await to_an_answer(pilot, app)
        before = stage(app).scene
        await tap(pilot, str(playable(app, legal=True)))
        consequence = said(app, Saying)
        assert "of 4" in consequence
        assert stage(app).scene == before
        assert flat(app).count("Answer with") == 1
        await tap(pilot, str(playable(app, legal=True)))
        assert stage(app).scene.ply == before.ply + 1

    at_table(inn.app(), script)


def test_a_card_that_cannot_be_played_says_why(inn: Inn) -> None:
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await to_an_answer(pilot, app)
        ply = stage(app).scene.ply
        place = str(playable(app, legal=False))
        await tap(pilot, place, place, "enter")
        assert "were said and you hold" in said(app, Saying)
        assert stage(app).scene.ply == ply

    at_table(inn.app(), script)


def test_an_ally_out_of_turn_says_why(inn: Inn) -> None:
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await to_an_answer(pilot, app)
        await tap(pilot, "a")
        assert "before a statement" in said(app, Saying)
        await tap(pilot, "enter")
        assert "waits for an answer" in said(app, Saying)

    at_table(inn.app(), script)


def test_undo_goes_back_to_the_last_reveal_and_no_further(inn: Inn) -> None:
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await to_an_answer(pilot, app)
        ply = stage(app).scene.ply
        await tap(pilot, "u")
        assert stage(app).scene.ply == ply
        assert "something hidden" in said(app, Saying)
        await tap(pilot, str(playable(app, legal=True)), "enter")
        assert stage(app).scene.ply == ply + 1
        await tap(pilot, "u")
        assert stage(app).scene.ply == ply

    at_table(inn.app(), script)
    assert inn.moves() == ["@4", "listen"]


def test_further_back_is_a_branch_that_has_to_be_confirmed(inn: Inn) -> None:
    made = inn.begin(40)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "t")
        assert isinstance(app.screen, Journal)
        await tap(pilot, "home", "enter")
        assert isinstance(app.screen, Choice)
        await tap(pilot, "enter")
        assert stage(app).scene.ply == len(made)
        assert not stage(app).scene.practice
        await tap(pilot, "t", "home", "down", "down", "enter", "end", "enter")
        assert stage(app).scene.practice
        assert stage(app).scene.ply < len(made)
        assert "practice" in said(app, Bar)
        assert faults(app) == []

    at_table(inn.app(), script)
    assert inn.moves() == made[: len(inn.moves())]
    assert inn.saves.games()[0].practice


def test_the_transcript_leads_back_freely_as_far_as_undo_does(inn: Inn) -> None:
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await to_an_answer(pilot, app)
        await tap(pilot, str(playable(app, legal=True)), "enter")
        await tap(pilot, "t", "end", "enter")
        assert stage(app).view.phase is Phase.RESPOND
        assert not stage(app).scene.practice

    at_table(inn.app(), script)


@pytest.mark.parametrize(
    ("keys", "screen", "sentence"),
    [
        ("i", Book, "Rules fief 4"),
        ("p", PileSheet, "Piles are listed from the top"),
        ("?", Rules, "a card of the hand"),
        ("m", TableMenu, "Back to the table"),
        ("t", Journal, "Choose a move to go back to before it"),
    ],
)
def test_what_opens_over_the_table_closes_again(inn: Inn, keys: str, screen: type, sentence: str) -> None:
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await to_an_answer(pilot, app)
        before = stage(app)
        await tap(pilot, keys)
        await pilot.pause()
        assert isinstance(app.screen, screen)
        assert sentence in flat(app)
        assert faults(app) == []
        await tap(pilot, "escape")
        assert isinstance(app.screen, Board)
        assert stage(app) == before

    at_table(inn.app(), script)


def test_every_rule_and_every_character_can_be_read(inn: Inn) -> None:
    inn.begin(setup=FULL)
    words = Words("it")

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "?")
        titles = [item.name for item in app.screen.query_one("Menu").items]  # type: ignore[attr-defined]
        for name in titles[1:]:
            await tap(pilot, "down")
            await pilot.pause()
            assert words(f"rules-{name}-text").split()[0] in flat(app)
            assert faults(app) == []
        await tap(pilot, "escape", "i")
        for _ in range(24):
            await tap(pilot, "down")
            assert faults(app) == []

    at_table(inn.app("it"), script)


def test_language_and_theme_change_at_once_and_stay(inn: Inn) -> None:
    inn.begin(30)
    app = inn.app("en", theme="day")

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        english = said(app, Prompt)
        await tap(pilot, "m", "down", "down", "down", "right")
        await pilot.pause()
        assert "Menú" in text(app)
        await tap(pilot, "down", "right", "escape")
        assert said(app, Prompt) != english
        assert said(app, Bar).startswith("¡Por Northwood!")
        assert app.theme == "night"

    at_table(app, script)
    again = HearthwoodApp(inn.saves, settings_file=inn.settings)
    assert (again.words.language, again.theme) == ("es", "night")


def test_arrows_and_tab_reach_everything(inn: Inn) -> None:
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await to_an_answer(pilot, app)
        seen = set()
        for key in ("tab", "right", "up", "up", "right", "down", "left", "tab", "tab", "tab", "tab"):
            await tap(pilot, key)
            pointed = stage(app).pointed
            assert pointed is not None
            seen.add(pointed if isinstance(pointed, Pile) else pointed.kind)
        assert {Kind.CARD, Kind.VISIT, Kind.ACTIVATE, Pile.DECK} <= seen
        await tap(pilot, "escape")
        assert stage(app).pointed is None

    at_table(inn.app(), script)


def test_the_keys_at_the_foot_are_buttons(inn: Inn) -> None:
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await click(pilot, "p", on="KeyBar")
        await pilot.pause()
        assert isinstance(app.screen, PileSheet)
        await tap(pilot, "escape")
        await pilot.pause()
        await click(pilot, Pile.DECK)
        await pilot.pause()
        assert isinstance(app.screen, PileSheet)

    at_table(inn.app(), script)


def test_a_move_that_cannot_be_saved_is_not_made(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        def refuse(self: object, move: str) -> None:
            raise CannotSave(inn.settings, OSError("full"))

        monkeypatch.setattr(OpenGame, "play", refuse)
        await tap(pilot, "4", "enter")
        assert "could not be saved, so it was not made" in said(app, Saying)
        assert stage(app).scene.ply == 0

    at_table(inn.app(), script)


# Sizes


def test_the_table_follows_the_window(inn: Inn) -> None:
    inn.begin(50, FULL)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        for width, height in (LARGE, SMALL, (100, 30), (160, 50), (80, 40), (120, 24), (200, 60)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert faults(app) == [], (width, height)
            assert app.screen.query_one(Transcript).display == (width >= 110)
            assert app.screen.query_one(Hand).size.height == (8 if height >= 32 else 5)
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        assert isinstance(app.screen, TooSmall)
        assert app.words("window-small", wide=80, high=24, width=70, height=20) in flat(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert isinstance(app.screen, Board)

    at_table(inn.app(), script)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_parts_have_the_room_that_their_texts_are_held_to(inn: Inn, size: tuple[int, int]) -> None:
    """tests/tui/test_drawing.py draws thousands of positions at these sizes."""
    inn.begin(1)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await pilot.pause()
        for part, room in ROOMS[size].items():
            assert tuple(app.screen.query_one(part).size) == room, part

    at_table(inn.app(), script, size)


# Hints and odds


class Fool:
    """An advisor that names the first legal move."""

    awake = True

    def __init__(self) -> None:
        self.seen: list[object] = []

    def hint(self, view: View, goal: int) -> Hint:
        self.seen.append(view)
        return Hint(view.legal_moves[0], (Message("event-named-suit", {"suit": Message("suit-C")}),))

    def odds(self, view: View, goal: int) -> Odds:
        self.seen.append(view)
        rows = tuple(OddsRow((move,), 0.5, 0.4, 0.6, 17.3) for move in view.legal_moves)
        return Odds(rows, dict.fromkeys(range(9), 1 / 9))

    def review(self, told: Sequence[Told], view: View, goal: int, show: Callable[[Looked], None]) -> Looked:
        self.seen += [view, *(one.before for one in told)]
        row = (("Luck was ", "plain"), ("+1.5", "luck"))
        looked = Looked(dict.fromkeys(LANGUAGES, (row,)), dict.fromkeys(LANGUAGES, ((3, "Visit 1"),)))
        show(looked)
        return looked

    def close(self) -> None:
        self.seen.append(View)


def test_a_hint_points_at_a_move_and_is_counted(inn: Inn) -> None:
    inn.begin()
    fool = Fool()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await to_an_answer(pilot, app)
        await tap(pilot, "h")
        await app.workers.wait_for_complete()
        await tap(pilot)
        await pilot.pause()
        assert stage(app).pointed == stage(app).view.legal_moves[0]
        assert "You name Claws" in said(app, Saying)
        assert "●" in said(app, Hand)
        await tap(pilot, "o")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, OddsSheet)
        assert "11 %" in text(app)
        assert faults(app) == []

    at_table(inn.app(advisor=fool), script)
    assert inn.saves.games()[0].hints == 1, "once for a moment, however often it was asked"
    assert {type(view) for view in fool.seen[:-1]} == {View}
    assert fool.seen[-1] is View, "closed at the end"


def test_odds_at_the_choice_of_fief_name_every_fief_and_the_stars(inn: Inn) -> None:
    inn.begin()

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        await tap(pilot, "o")
        await app.workers.wait_for_complete()
        await pilot.pause()
        shown = text(app)
        assert all(f"Fief {fief}" in shown for fief in range(8))
        assert Words()("odds-between", low=40, high=60) in shown
        assert "17.3" in shown
        assert faults(app) == []

    at_table(inn.app(advisor=Fool()), script, SMALL)
    assert inn.saves.games()[0].hints == 1


def test_a_game_that_is_over_is_looked_back_at_and_tried_again(inn: Inn) -> None:
    fool = Fool()
    made = []
    position = Position.new(INTRO, 8)
    while position.outcome is None:
        made.append(position.legal_moves[0].text)
        position = position.play(made[-1])
    with inn.saves.create(INTRO, 8, 16) as opened:
        for move in made[:-1]:
            opened.play(move)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        table = app.screen
        assert isinstance(table, Table)
        table.change(lambda: table.sitting.play(made[-1]))
        await pilot.pause()
        await tap(pilot, "v")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "Luck was +1.5" in text(app)
        assert "Try again from here" in text(app)
        assert faults(app) == []
        await tap(pilot, "enter")
        await pilot.pause()
        await tap(pilot, "down", "enter")
        await pilot.pause()
        assert stage(app).scene.ply == 3
        assert stage(app).scene.practice

    at_table(inn.app(advisor=fool), script, SMALL)
    assert len([one for one in fool.seen if isinstance(one, View)]) == len(made) + 1


@pytest.mark.parametrize("strict", [False, True])
def test_keys_for_advice_are_there_only_if_there_is_advice(inn: Inn, *, strict: bool) -> None:
    inn.begin(strict=strict)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        before = stage(app)
        await tap(pilot, "h", "o")
        assert stage(app) == before
        assert "hint" not in str(app.screen.query_one("KeyBar").render())

    at_table(inn.app(advisor=Fool() if strict else None), script)
    assert inn.saves.games()[0].hints == 0


# Particular moments


def moment(inn: Inn, wanted: Callable[[Position], bool]) -> None:
    """A saved game that stands where something particular is asked."""
    for seed in range(300):
        for setup in (INTRO, FULL):
            position = Position.new(setup, seed)
            moves: list[str] = []
            while position.legal_moves and not wanted(position) and len(moves) < 150:
                legal = position.legal_moves
                move = legal[(seed + 7 * len(moves)) % len(legal)]
                moves.append(move.text)
                position = position.play(move)
            if position.legal_moves and wanted(position):
                with inn.saves.create(setup, seed, 16) as opened:
                    for text in moves:
                        opened.play(text)
                return
    raise LookupError("no such moment")


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_ruler_is_brought_along_by_fief_and_slot(inn: Inn, language: str) -> None:
    moment(inn, lambda position: any(move.kind is Kind.SUBSTITUTE for move in position.legal_moves))

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        move = next(move for move in stage(app).view.legal_moves if move.kind is Kind.SUBSTITUTE)
        await tap(pilot, move.text[0])
        assert stage(app).picked == move.fief
        assert faults(app) == []
        await tap(pilot, move.text[1])
        assert stage(app).move == move
        assert faults(app) == []
        await tap(pilot, "enter")
        assert stage(app).scene.told[-1].move == move
        covered = app.words("ally-mark-covers", ally="").strip()
        assert covered in said(app, Allies)
        await tap(pilot, "u")
        await click(pilot, move_of(f"@{move.fief}"))
        await click(pilot, move_of(move.text[1]))
        assert stage(app).move == move

    at_table(inn.app(language), script)


def test_the_cards_named_for_an_ability_lie_in_a_tray(inn: Inn) -> None:
    moment(
        inn,
        lambda position: (
            position.pending is not None
            and position.pending.argument == 2
            and position.pending.character == 18
        ),
    )

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        assert "Choose the first of 2 cards to discard" in said(app, Prompt)
        card = stage(app).view.hand[0]
        await tap(pilot, "1", "enter")
        assert stage(app).scene.named == (card,)
        assert "Chosen so far" in said(app, Meeting)
        assert "Choose one more card to discard" in said(app, Prompt)
        await tap(pilot, "u")
        assert stage(app).scene.named == ()

    at_table(inn.app(), script)


def test_known_cards_lie_open_on_the_deck_and_the_statement_not_on_the_discards(inn: Inn) -> None:
    moment(inn, lambda position: len(position.known_deck) == 3)

    async def script(pilot: Pilot[None], app: HearthwoodApp) -> None:
        known = stage(app).view.known_deck
        assert codes(known) in said(app, Piles)
        discards = len(stage(app).view.discard_pile)
        await tap(pilot, "l", "enter")
        assert stage(app).view.statement == known[0]
        assert f"Discards {discards}" in said(app, Piles)

    at_table(inn.app(), script)
