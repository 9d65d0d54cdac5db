"""Every part of the table draws every position whole, in every language; signs, colours, pictures."""

import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.color import Color

from hearthwood.locales import LANGUAGES, Words
from hearthwood.northwood import FULL, INTRO, Kind, Move, Phase, Position, View
from hearthwood.northwood.cards import CARD_COUNT, SUITS, Card
from hearthwood.northwood.moves import MOVES
from hearthwood.tui.canvas import Canvas
from hearthwood.tui.look import DAY, NIGHT, THEMES, system_theme
from hearthwood.tui.northwood import glyphs
from hearthwood.tui.northwood.allies import Allies
from hearthwood.tui.northwood.bar import Bar, Prompt
from hearthwood.tui.northwood.cards import LARGE_CARD, SMALL_CARD, Size
from hearthwood.tui.northwood.halls import Halls
from hearthwood.tui.northwood.hand import Hand, laid_out
from hearthwood.tui.northwood.meeting import Meeting
from hearthwood.tui.northwood.navigation import ALLIES, HALLS, default
from hearthwood.tui.northwood.piles import Piles
from hearthwood.tui.northwood.preview import preview, refusal
from hearthwood.tui.northwood.saying import Deed, Saying
from hearthwood.tui.northwood.scene import Scene, Told
from hearthwood.tui.northwood.stage import Part, Stage, Target
from hearthwood.tui.northwood.transcript import Transcript

from .harness import LARGE, SMALL

ROOMS: dict[tuple[int, int], dict[type[Part], tuple[int, int]]] = {
    SMALL: {
        Bar: (80, 1),
        Halls: (80, 4),
        Allies: (44, 12),
        Meeting: (35, 6),
        Piles: (35, 2),
        Saying: (35, 3),
        Deed: (35, 1),
        Prompt: (80, 1),
        Hand: (80, 5),
    },
    LARGE: {
        Bar: (120, 1),
        Halls: (86, 7),
        Allies: (45, 18),
        Meeting: (39, 10),
        Piles: (39, 3),
        Saying: (39, 3),
        Deed: (39, 1),
        Prompt: (86, 2),
        Hand: (86, 8),
        Transcript: (34, 38),
    },
}


def scenes(seed: int) -> Iterator[Scene]:
    """Every moment of a random game, as the player sees it."""
    chance = random.Random(seed)
    position = Position.new(FULL if seed % 3 else INTRO, seed)
    told: list[Told] = []
    while position.legal_moves:
        view = position.view()
        if view.phase is Phase.CHOOSE:
            told.clear()
        yield Scene(view, tuple(told), 16, practice=seed % 2 == 1, strict=True)
        move = chance.choice(position.legal_moves)
        position, events = position.play_telling(move)
        told.append(Told(len(told), view, move, position.view(), events))


def targets(view: View, chance: random.Random) -> list[Target | None]:
    """Things to point at: what can be done, and something of everything else."""
    legal = chance.sample(view.legal_moves, min(3, len(view.legal_moves)))
    return [
        default(view),
        *legal,
        chance.choice(HALLS),
        chance.choice(ALLIES),
        MOVES[chance.choice(view.hand)],
    ]


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_nothing_is_cut_off(language: str, size: tuple[int, int]) -> None:
    words, chance = Words(language), random.Random(language)
    spilled: set[tuple[str, str]] = set()
    for seed in range(2):
        for scene in scenes(3 * ord(language[0]) + seed):
            target = chance.choice(targets(scene.view, chance))
            picked = target.fief if isinstance(target, Move) and target.kind is Kind.SUBSTITUTE else None
            stage = Stage(scene, words, target, picked)
            for part, room in ROOMS[size].items():
                canvas = Canvas(*room)
                part(stage).paint(canvas)
                spilled |= {(part.__name__, cut) for cut in canvas.spilled}
    assert spilled == set()


def test_what_is_cut_off_is_noticed() -> None:
    canvas = Canvas(10, 1)
    canvas.put(0, 0, "eleven signs")
    assert canvas.spilled == ["eleven signs"]
    assert str(canvas.content()) == "eleven si…"


@pytest.mark.parametrize("size", [SMALL_CARD, LARGE_CARD])
@pytest.mark.parametrize("width", [80, 86])
def test_a_hand_of_any_number_of_cards_is_laid_out_in_the_room(size: Size, width: int) -> None:
    chance = random.Random(width)
    for count in range(1, CARD_COUNT + 1):
        cards = tuple(map(Card, sorted(chance.sample(range(CARD_COUNT), count))))
        row = laid_out(cards, width, size)
        assert row is not None or count > 16
        if row is not None:
            assert row.places[0] >= 0
            assert row.places[-1] + size.width <= width
            assert all(after - before >= 4 for before, after in zip(row.places, row.places[1:], strict=False))


def test_a_hand_too_large_for_a_row_is_shown_by_suit() -> None:
    hand = "C12345678F12345678L12345678E1"
    text = f"JC/JF/JL/JE* QC/KC/QF/KF/QL/KL/QE/KE 0 {hand} ~E23 E4E5E6E7E8 - 0 spent ? ?"
    view = View.parse(text, INTRO)
    part = Hand(Stage(Scene(view, (), 16), Words()))
    canvas = Canvas(80, 5)
    part.paint(canvas)
    assert canvas.spilled == []
    assert {spot.target for spot in part.spots} == {MOVES[card] for card in view.hand}


# What is foretold


def test_a_preview_says_nothing_that_is_hidden() -> None:
    """Whatever the hidden cards are, the same is said."""
    chance = random.Random(1)
    for seed in range(3, 12):
        for scene in scenes(seed):
            move = chance.choice(scene.view.legal_moves)
            hidden = scene.view.branch(chance.getrandbits(64)).view()
            assert preview(scene.view, move) == preview(hidden, move)
            told = str([line.message for line in preview(scene.view, move)])
            assert (
                not [card for card in scene.view.unseen if f"'{glyphs.code(card)}'" in told]
                or "found" in told
            )


def test_what_a_preview_says_of_an_answer_comes_true() -> None:
    ends = {"preview-friendly": True, "preview-lost": False}
    seen = set()
    for seed in range(3, 30):
        position = Position.new(FULL, seed)
        chance = random.Random(seed)
        while position.legal_moves:
            move = chance.choice(position.legal_moves)
            names = {line.message.name for line in preview(position.view(), move)}
            before, after = position, position.play(move)
            if before.phase is Phase.RESPOND and before.fief is not None:
                assert ("preview-scores" in str(names)) == before.would_score(move.card or Card(0))
                ended = after.visit > before.visit or after.phase is Phase.OVER
                assert ended == bool(names & set(ends))
                for name in names & set(ends):
                    assert after.fiefs[before.fief].friendly is ends[name]
                    seen.add(name)
            position = after
    assert seen == set(ends)


def test_only_illegal_moves_are_refused() -> None:
    for scene in scenes(4):
        for move in MOVES.values():
            assert (refusal(scene.view, move) is None) == (move in scene.view.legal_moves)


# Signs and colours


def test_every_sign_is_one_cell_and_no_emoji() -> None:
    signs = [
        *glyphs.SIGNS.values(),
        glyphs.ROOF,
        glyphs.STAR,
        glyphs.OPEN_STAR,
        glyphs.LOST_STAR,
        glyphs.FLAME,
    ]
    signs += [glyphs.OPEN_FLAME, glyphs.BROKEN_FLAME, glyphs.DOOR, glyphs.BOARDS, glyphs.ARROW]
    for picture in [*glyphs.SMALL.values(), *glyphs.LARGE.values()]:
        signs += [sign for row in picture for sign in row]
    assert {cell_len(sign) for sign in signs} == {1}
    assert max(map(ord, signs)) < 0x2760  # the emoji that terminals draw two cells wide begin far above
    assert len(set(glyphs.SIGNS.values())) == len(SUITS)


@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_text_can_be_read_on_everything_that_it_stands_on(theme: str) -> None:
    tokens = THEMES[theme].variables
    pairs = [("ink", ground) for ground in ("table", "card", "sunk", "lit")]
    pairs += [("ink2", ground) for ground in ("table", "card", "sunk")]
    pairs += [(f"suit{suit}", ground) for suit in SUITS for ground in ("table", "card")]
    pairs += [(f"onroof{suit}", f"roof{suit}") for suit in SUITS]
    pairs += [
        ("onforest", "forest"),
        ("ember", "table"),
        ("ember", "card"),
        ("gold", "table"),
        ("gold", "lit"),
    ]
    poor = {pair: contrast(tokens[pair[0]], tokens[pair[1]]) for pair in pairs}
    assert {pair: ratio for pair, ratio in poor.items() if ratio < 4.5} == {}


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    channels = [value / 255 for value in Color.parse(colour).rgb]
    red, green, blue = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_suits_differ_in_lightness_too(theme: str) -> None:
    """Claws and Eyes against Flowers and Leaves: what remains when hue is lost."""
    tokens = THEMES[theme].variables
    light = {suit: luminance(tokens[f"suit{suit}"]) for suit in SUITS}
    assert max(light["C"], light["E"]) < min(light["F"], light["L"])
    assert len({tokens[f"suit{suit}"] for suit in SUITS}) == len(list(combinations(SUITS, 1)))


@pytest.mark.parametrize(
    ("environment", "theme"),
    [
        ({}, NIGHT),
        ({"COLORFGBG": "0;15"}, DAY),
        ({"COLORFGBG": "15;0"}, NIGHT),
        ({"COLORFGBG": "0;default;7"}, DAY),
    ],
)
def test_the_terminal_says_day_or_night(environment: dict[str, str], theme: str) -> None:
    assert system_theme(environment) == theme


# Pictures

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"


def test_no_picture_names_an_address() -> None:
    pictures = sorted(PICTURES.glob("terminal-*.svg"))
    assert len(pictures) >= 6
    for picture in pictures:
        text = picture.read_text("utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert "://" not in text, picture.name
        assert "@font-face" not in text, picture.name
