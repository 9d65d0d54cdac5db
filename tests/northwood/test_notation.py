"""What each field of a position says, and how moves are written (rules N7.*)."""

import pytest

from hearthwood.northwood import Kind, Phase, Position, Standing, View, parse_move, parse_sight
from hearthwood.northwood.cards import CARD_TEXTS, CHARACTER_TEXTS, Card, Character
from hearthwood.northwood.moves import MOVES

from .by_hand import KP, game_over, whole

# Fiefs in every state: unvisited, at home, brought in, ruler gone, lost. Fief 4 (Claws) is being visited.
MIDWAY = whole("JC/JF+2/JL*/JE+5* KC/KF+/KL^/+/PC/QE^/-/PE 4 C13F7 F2E8C4L1.. E1L2 L5C8 2 ready")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(CARD_TEXTS.index(text[place : place + 2])) for place in range(0, len(text), 2))


def character(text: str) -> Character:
    return Character(CHARACTER_TEXTS.index(text))


@pytest.fixture(params=[Position, View])
def midway(request: pytest.FixtureRequest) -> Position | View:
    position = Position.parse(MIDWAY)
    return position if request.param is Position else position.view()


def test_N7_allies(midway: Position | View) -> None:
    """N7.allies: ally, ruler who covers it, exhausted or not."""
    allies = midway.allies
    assert [ally.ally for ally in allies] == [character(name) for name in ("JC", "JF", "JL", "JE")]
    assert [ally.cover for ally in allies] == [None, 2, None, 5]
    assert [ally.shown for ally in allies] == [character(name) for name in ("JC", "KL", "JL", "QE")]
    assert [ally.exhausted for ally in allies] == [False, False, True, True]


def test_N7_fiefs(midway: Position | View) -> None:
    """N7.fiefs: the one being visited is written as unvisited."""
    names = ["KC", "KF", "KL", None, "PC", "QE", None, "PE"]
    assert [fief.ruler for fief in midway.fiefs] == [name and character(name) for name in names]
    assert [fief.standing for fief in midway.fiefs] == [
        Standing.UNVISITED,
        Standing.HOME,
        Standing.BROUGHT,
        Standing.GONE,
        Standing.UNVISITED,
        Standing.BROUGHT,
        Standing.LOST,
        Standing.UNVISITED,
    ]
    assert [fief.friendly for fief in midway.fiefs] == [False, True, True, True, False, True, False, False]
    assert midway.points == 3 + 2 + 1 + 2
    assert midway.points_possible == 8 + 4 + 1 + 4
    assert midway.visit == 6


def test_N7_visited(midway: Position | View) -> None:
    """N7.visited"""
    assert (midway.fief, midway.trump, midway.target, midway.score) == (4, 0, 4, 2)
    between = Position.parse(whole(f"JC/JF/JL/JE {KP} - C12345678 F1.. - - 0 choose"))
    assert (between.fief, between.trump, between.target, between.visit) == (None, None, None, 1)


def test_N7_hand(midway: Position | View) -> None:
    """N7.hand"""
    assert midway.hand == cards("C1C3F7")


def test_N7_deck_N7_discard_and_N7_score_begin_with_the_top(midway: Position | View) -> None:
    """N7.deck, N7.discard, N7.score"""
    assert midway.discard_pile == cards("E1L2")
    assert midway.score_pile == cards("L5C8")
    assert midway.deck_size == 32 - 3 - 2 - 2
    assert Position.parse(MIDWAY).deck[:4] == cards("F2E8C4L1")


def test_N7_known(midway: Position | View) -> None:
    """N7.known: the first cards of the deck; of the others only which they are."""
    assert midway.known_deck == cards("F2E8")
    assert len(midway.unseen) == 23
    assert midway.unseen == tuple(sorted(midway.unseen))


def test_N7_stream_and_N7_seed() -> None:
    """N7.stream, N7.seed"""
    for stream, seed in (("0" * 16, "0"), ("f" * 16, str(2**64 - 1)), ("00000000000000ff", "10")):
        text = whole(f"BC/JF/JL/JE {KP} 3 C1 F2.. - - 0 ready {stream} {seed}")
        position = Position.parse(text)
        assert str(position) == text
        assert position.seed == int(seed)
        assert str(position.play("listen")).endswith(f" {stream} {seed}")


# The word of a phase, the phase, and what is pending: slot, character, whether the Baron of Eyes watches.
PHASES = [
    (f"JC/JF/JL/JE {KP} - C12345678 F1.. - - 0 choose", Phase.CHOOSE, None, False),
    ("JC/JF/JL/JE KC+/KF/KL/KE/PC/PF/PL/PE 1 C12345678 F1.. - - 0 substitute", Phase.SUBSTITUTE, None, False),
    (f"JC/JF/JL/JE {KP} 3 C1 F1.. - - 0 ready", Phase.READY, None, False),
    (f"JC/JF*/JL/JE {KP} 3 C1 F1.. - - 0 spent", Phase.SPENT, None, False),
    (f"JC/BE*/JL/JE {KP} 3 C1 F1.. - - 0 spent!", Phase.SPENT, None, True),
    (f"JC/JF/JL/JE {KP} 3 C1 - F1.. - 0 respond", Phase.RESPOND, None, False),
    (f"JC/BE*/JL/JE {KP} 3 C1 F1.. L1 - 0 respond!", Phase.RESPOND, None, True),
    (f"JC/JF/JL/BF* {KP} 3 C1 F1.. L1 - 0 ability:d:BF", Phase.ABILITY, (3, "BF"), False),
    ("JC/JF/QL*/BF KC/KF/KL/JE/PC/PF/PL/PE 3 C1 F1.. - - 0 ability:c:JE:2", Phase.ABILITY, (2, "JE"), False),
    (f"JC/BE*/JL/JE {KP} 3 C1 F1.. L1 - 0 ability:BE", Phase.ABILITY, None, False),
    (game_over("JC/JF/JL/JE", "+/+/-/-/-/-/-/-"), Phase.OVER, None, False),
]


@pytest.mark.parametrize(("text", "phase", "pending", "watching"), PHASES)
def test_N7_phase(text: str, phase: Phase, pending: tuple[int, str] | None, watching: bool) -> None:
    """N7.phase"""
    text = whole(text)
    for sight in (Position.parse(text), Position.parse(text).view()):
        assert sight.phase is phase
        asked = sight.pending
        assert (asked and (asked.slot, CHARACTER_TEXTS[asked.character])) == pending
        assert sight.watching is watching
        assert sight.even_or_odd is text.endswith("ability:BE 0123456789abcdef 77")


# Each argument of each ability, with cards that leave something to decide.
ARGUMENTS = [
    *(("KC", str(value), f"C{value}", "-") for value in range(1, 9)),
    ("KF", "0", "C1F8", "-"),
    *(("KF", str(value), f"C{value}", "-") for value in range(1, 9)),
    *(("JE", str(left), "C1", "-") for left in (1, 2)),
    *(("KE", suit, "C1F1L1E1", "-") for suit in "?CFLE"),
    *(("PE", str(left), "C1", "-") for left in (1, 2, 3, 4)),
    *(("LE", str(rest), "C123456", "-") for rest in range(1, 17)),
    ("BL", "discard", "C1", "-"),
    ("BL", "score", "C1", "E1"),
]


@pytest.mark.parametrize(("name", "argument", "hand", "score"), ARGUMENTS)
def test_N7_phase_arguments(name: str, argument: str, hand: str, score: str) -> None:
    """N7.phase"""
    phase = f"ability:b:{name}:{argument}"
    discard = "F1L2" if "F1" not in hand else "F2L2"
    text = whole(f"QC/{name}*/QF/QE JC/JF/PL/PC/PF/BC/BF/QL 3 {hand} .. {discard} {score} 0 {phase}")
    position = Position.parse(text)
    assert str(position) == text
    assert str(parse_sight(str(position.view()))) == str(position.view())
    assert position.legal_moves


def test_N7_over_leaves_only_allies_and_fiefs() -> None:
    """N7.over"""
    text = game_over("JC/JF/JL/JE", "+/KF+/-/-/-/-/-/-")
    position = Position.parse(text)
    assert str(position) == text
    assert str(position.view()) == text.replace(f" {'0' * 16} 77", " ? ?")
    assert (position.hand, position.deck_size, position.fief, position.visit) == ((), 0, None, 8)
    assert position.outcome is not None
    assert position.outcome.friendly == (0, 1)


# Known cards, then ~, then the others by suit.
VIEWS = [
    (f"JC/LF/BL/LE {KP} 3 C1 F2E8C4 .. - 0 ready", "~C4F2E8"),
    (f"JC/LF/BL/LE {KP} 3 C1 F2E8C4 .. - 1 ready", "F2~C4E8"),
    (f"JC/LF/BL/LE {KP} 3 C1 F2C4 .. - 2 ready", "F2C4~"),
    (f"JC/LF/BL/LE {KP} 3 C1 - .. - 0 respond", "-"),
]


@pytest.mark.parametrize(("text", "deck"), VIEWS)
def test_N7_view_of_the_deck(text: str, deck: str) -> None:
    """N7.view"""
    position = Position.parse(whole(text))
    fields = str(position).split(" ")
    fields[4], fields[9:] = deck, ["?", "?"]
    assert str(position.view()) == " ".join(fields)
    assert parse_sight(" ".join(fields)) == position.view()


def test_N7_move_has_one_text() -> None:
    """N7.move"""
    expected = {
        Kind.CARD: {f"{suit}{value}" for suit in "CFLE" for value in range(1, 9)},
        Kind.VISIT: {f"@{fief}" for fief in range(8)},
        Kind.ACTIVATE: set("abcd"),
        Kind.NAME_SUIT: set("CFLE"),
        Kind.LISTEN: {"listen"},
        Kind.DRAW: {"draw"},
        Kind.DONE: {"done"},
        Kind.SUBSTITUTE: {f"{fief}{slot}" for fief in range(8) for slot in "abcd"},
    }
    for kind in Kind:
        assert {str(move) for move in MOVES.values() if move.kind is kind} == expected[kind]
    for move in MOVES.values():
        assert parse_move(str(move)) is move
    assert (parse_move("E7").card, parse_move("@5").fief, parse_move("b").slot) == (30, 5, 1)
    assert (parse_move("3d").fief, parse_move("3d").slot, parse_move("L").suit) == (3, 3, 2)


def test_N7_position_takes_targets_and_stars_from_the_setup() -> None:
    """N7.position: the text does not say them."""
    position = Position.parse(MIDWAY)
    assert [fief.target for fief in position.fiefs] == list(range(8))
    assert position.would_score(Card(0)) is False
    assert Position.parse(MIDWAY).play("listen").statement == cards("F2")[0]
