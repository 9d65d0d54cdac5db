"""Cards, chance, setup, decisions, dialogue and end: rules N1 to N5, each case worked out by hand."""

import pytest

from hearthwood.core.errors import InvalidText
from hearthwood.core.randomness import WORD_LIMIT, advance, below, output, shuffled
from hearthwood.core.randomness import stream as stream_state
from hearthwood.northwood import FULL, GOALS, INTRO, SETUPS, Position, Setup, medal
from hearthwood.northwood.cards import CARD_TEXTS, CHARACTER_TEXTS, Card, suit_of, value_of
from hearthwood.northwood.setups import setup_named

from .by_hand import KP, SEED, check, check_legal, game_over, next_visit
from .chance import CARDS, SplitMix64, fresh_visit, grouped, shuffle, stream

SEEDS = (0, 1, 2, 77, 12345, WORD_LIMIT // 2, WORD_LIMIT - 1)


# Cards


def test_N1_suits_and_N1_cards_are_numbered() -> None:
    """N1.suits, N1.cards"""
    assert list(CARD_TEXTS) == CARDS
    assert (CARD_TEXTS[0], CARD_TEXTS[8], CARD_TEXTS[31]) == ("C1", "F1", "E8")
    assert [(suit_of(Card(n)), value_of(Card(n))) for n in (0, 15, 16, 31)] == [
        (0, 1),
        (1, 8),
        (2, 1),
        (3, 8),
    ]


def test_N1_characters_are_numbered() -> None:
    """N1.characters"""
    assert list(CHARACTER_TEXTS) == [rank + suit for suit in "CFLE" for rank in "JQKPLB"]


def test_N1_fiefs_have_targets_and_stars() -> None:
    """N1.fiefs"""
    for setup in (INTRO, FULL):
        fiefs = Position.new(setup, 0).fiefs
        assert [fief.target for fief in fiefs] == [0, 1, 2, 3, 4, 5, 6, 7]
        assert [fief.stars for fief in fiefs] == [4, 3, 2, 1, 1, 2, 3, 4]
        assert sum(fief.stars for fief in fiefs) == 20


# Chance


def test_N2_seed_and_moves_fix_the_game() -> None:
    """N2.seed"""
    moves = "@6 b L5 L7 L2 L6 listen C2".split()
    games = [Position.new(INTRO, 0), Position.new(INTRO, 0)]
    for move in moves:
        games = [game.play(move) for game in games]
    assert str(games[0]) == str(games[1])


def test_N2_splitmix_check_values() -> None:
    """N2.splitmix"""
    state, outputs = 0, []
    for _ in range(3):
        state = advance(state)
        outputs.append(f"{output(state):016x}")
    assert outputs == ["e220a8397b1dcdaf", "6e789e6aa1b965f4", "06c45d188009454f"]


@pytest.mark.parametrize("seed", SEEDS)
def test_N2_splitmix_N2_stream_and_N2_below_agree_with_their_description(seed: int) -> None:
    """N2.splitmix, N2.stream, N2.below"""
    for k in range(9):
        chance = stream(seed, k)
        state = stream_state(seed, k)
        assert state == chance.state
        for n in (1, 2, 3, 24, 32, 1_000_000):
            state = advance(state)
            assert below(state, n) == chance.below(n)


def test_N2_stream_is_a_generator_of_its_own() -> None:
    """N2.stream: it starts in output k of the seed's own generator."""
    outputs = SplitMix64(SEED)
    for k in range(9):
        assert stream_state(SEED, k) == outputs.next()


def test_N2_shuffle_swaps_from_the_end() -> None:
    """N2.shuffle"""
    cards = list(range(32))
    end = shuffled(cards, 4711)
    chance = SplitMix64(4711)
    assert [CARDS[card] for card in cards] == shuffle(CARDS, chance)
    assert end == chance.state


# Setup


def test_N3_setup_has_a_name() -> None:
    """N3.setup"""
    assert set(SETUPS) == {"intro", "full"}
    with pytest.raises(InvalidText, match=r"setup: 'other' is no setup"):
        setup_named("other")


@pytest.mark.parametrize("seed", SEEDS)
def test_N3_intro_deals_queens_and_kings(seed: int) -> None:
    """N3.intro, N3.visit"""
    rulers = "/".join(shuffle("QC KC QF KF QL KL QE KE".split(), stream(seed, 0)))
    hand, deck, state = fresh_visit(seed, 1)
    expected = f"JC/JF/JL/JE {rulers} - {hand} {deck} - - 0 choose {state} {seed}"
    assert str(Position.new(INTRO, seed)) == expected


@pytest.mark.parametrize("seed", [*range(50), *SEEDS])
def test_N3_full_deals_allies_and_rulers_by_suit(seed: int) -> None:
    """N3.full: first of a suit an ally, second and third to the leftmost open fief."""
    allies: list[str] = []
    rulers: list[str] = []
    for character in shuffle([rank + suit for suit in "CFLE" for rank in "JQKPLB"], stream(seed, 0)):
        dealt = [other for other in allies + rulers if other[1] == character[1]]
        if not dealt:
            allies.append(character)
        elif len(dealt) < 3:
            rulers.append(character)
    hand, deck, state = fresh_visit(seed, 1)
    expected = f"{'/'.join(allies)} {'/'.join(rulers)} - {hand} {deck} - - 0 choose {state} {seed}"
    assert str(Position.new(FULL, seed)) == expected


def test_N3_full_and_intro_check_positions() -> None:
    """N3.full, N3.intro: the two first positions that the rules page gives."""
    assert str(Position.new(INTRO, 0)) == (
        "JC/JF/JL/JE KE/KC/QC/QE/KF/QF/QL/KL - C2F3L2567E45"
        " C3E2F7L1C1E6F8L8E8E1L3C4C8L4C6F5E7F2F6F4C5E3C7F1 - - 0 choose 97305be10bbe6c7f 0"
    )
    assert str(Position.new(FULL, 1)) == (
        "LF/BL/KE/BC JF/LE/PL/PF/JE/QL/QC/PC - C37F15L458E8"
        " C1E4L7E3E1L3F6E2C5E5C8F8E6F2C6L2C4F3L6F4L1E7C2F7 - - 0 choose e7a34b17cf93f2f2 1"
    )


def test_N3_visit_draws_eight_from_the_visits_own_stream() -> None:
    """N3.visit: whatever was done on the visits before, and whichever fiefs they went to."""
    for first in range(8):
        position = Position.new(INTRO, 5).play(f"@{first}")
        while position.phase.value != "choose":
            position = position.play(position.legal_moves[-1])
        hand, deck, state = fresh_visit(5, 2)
        fields = str(position).split()
        assert fields[3:] == [hand, deck, "-", "-", "0", "choose", state, "5"]


def test_a_setup_may_fix_places_targets_stars_and_abilities() -> None:
    """N3.setup: later ones are data only."""
    setup = Setup(
        name="test",
        pool=INTRO.pool[:7],
        allies=INTRO.allies,
        rulers=(INTRO.pool[7], *(None,) * 7),
        targets=(7, 6, 5, 4, 3, 2, 1, 0),
        stars=(1,) * 8,
        abilities=1,
    )
    position = Position.new(setup, 3)
    assert position.fiefs[0].ruler == INTRO.pool[7]
    assert sorted(fief.ruler or 0 for fief in position.fiefs) == sorted(INTRO.pool)
    assert (position.fiefs[0].target, position.fiefs[7].target) == (7, 0)
    ready = position.play("@0").play("d")
    assert {str(move) for move in position.play("@0").legal_moves} == {"a", "b", "c", "d", "listen"}
    while ready.phase.value != "ready":
        ready = ready.play(ready.legal_moves[0])
    assert [str(move) for move in ready.legal_moves] == ["listen"]


# Decisions


def test_N4_decision_a_single_legal_move_is_a_stop() -> None:
    """N4.decision"""
    check_legal(f"JC/LF/BL/LE {KP} 3 C1 F2F3.. - - 0 ready", "listen", "C1")


def test_N4_choose_any_unvisited_fief() -> None:
    """N4.choose"""
    before = "JC/LF/BL/LE -/KF/+/KE+/PC/-/PL/PE - C12345678 F1.. - - 0 choose"
    check_legal(before, "", "@1 @4 @6 @7")
    check(before, "@6", before.replace(" - C1", " 6 C1").replace("choose", "substitute"))
    nobody_home = "JC/LF/BL/LE -/KF/+/KE/PC/-/PL/PE - C12345678 F1.. - - 0 choose"
    check(nobody_home, "@4", nobody_home.replace(" - C1", " 4 C1").replace("choose", "ready"))


def test_N4_substitute_any_ruler_over_any_ally_in_the_order_of_fiefs() -> None:
    """N4.substitute"""
    fiefs = "KC+/KF/+/KE+/PC/-/PL/PE+"
    before = f"JC/LF/BL/LE {fiefs} 4 C12345678 F1.. - - 0 substitute"
    check_legal(before, "", "0a 0b 0c 0d 3a 3b 3c 3d 7a 7b 7c 7d done")
    check(before, "3b", f"JC/LF+3/BL/LE {fiefs.replace('KE+', 'KE^')} 4 C12345678 F1.. - - 0 substitute")
    check_legal(before, "3b", "7a 7c 7d done")
    check_legal(before, "7d", "done")
    check_legal(before, "0c 3a", "7b 7d done")
    check(
        before,
        "0c 3a 7d done",
        "JC+3/LF/BL+0/LE+7 KC^/KF/+/KE^/PC/-/PL/PE^ 4 C12345678 F1.. - - 0 ready",
    )
    check(before, "done", f"JC/LF/BL/LE {fiefs} 4 C12345678 F1.. - - 0 ready")


def test_N4_substitute_covers_each_slot_once() -> None:
    """N4.substitute: with five at home, four find a place."""
    before = "JC/LF/BL/LE KC+/KF+/KL+/KE+/PC/-/PL+/PE 4 C12345678 F1.. - - 0 substitute"
    check_legal(before, "0a 1b 2c", "3d 6d done")
    check_legal(before, "0a 1b 2c 3d", "done")


def test_N4_ready_activates_what_is_not_exhausted() -> None:
    """N4.ready, N4.ability: an ability without a choice is resolved at once."""
    before = f"QE/LF*/QF/LE* {KP} 3 C1 F2F3F4.. - - 0 ready"
    check_legal(before, "", "a c listen")
    check(before, "a", f"QE*/LF*/QF/LE* {KP} 3 C1 F2F3F4.. - - 3 spent")
    check(before, "c", f"QE/LF*/QF*/LE* {KP} 3 C1 F2F3F4.. - - 0 spent")
    check_legal(f"QE*/LF*/QF*/LE* {KP} 3 C1 F2.. - - 0 ready", "", "listen")


def test_N4_ready_a_substitute_acts_in_place_of_the_ally() -> None:
    """N4.ready, N6.R9"""
    check(
        "LC/LF+5/BL/LE KC/KF/KL/KE/PC/QE^/PL/- 3 C1 F2F3F4.. - - 0 ready",
        "b",
        "LC/LF+5*/BL/LE KC/KF/KL/KE/PC/QE^/PL/- 3 C1 F2F3F4.. - - 3 spent",
    )


def test_N4_spent_leaves_only_listening() -> None:
    """N4.spent"""
    before = f"QE*/LF/QF/LE {KP} 3 C1 F2F3F4.. - - 0 spent"
    check_legal(before, "", "listen")
    check(before, "listen", f"QE*/LF/QF/LE {KP} 3 C1 F3F4.. F2 - 0 respond")


def test_N4_listen_puts_the_statement_on_the_discard_pile() -> None:
    """N4.listen"""
    check(
        f"JC/LF/BL/LE {KP} 3 C1 F2F3.. L8 E1 2 ready",
        "listen",
        f"JC/LF/BL/LE {KP} 3 C1 F3.. F2L8 E1 1 respond",
    )


def test_N4_respond_leads_to_the_next_dialogue_with_a_new_activation() -> None:
    """N4.respond"""
    before = f"QE/QF/BL/LE {KP} 3 C1L5 F2F3.. - - 0 ready"
    check(before, "a listen C1", f"QE*/QF/BL/LE {KP} 3 L5 F3.. C1F2 - 2 ready")
    check_legal(before, "a listen C1", "b c d listen")


def test_N4_ability_is_asked_within_its_slot() -> None:
    """N4.ability"""
    check(
        f"QE/QF/BL/JE {KP} 3 C1L5 F2F3.. - - 0 ready",
        "d",
        f"QE/QF/BL/JE* {KP} 3 C1F23L5 .. - - 0 ability:d:JE:2",
    )


def test_N4_over_has_no_move() -> None:
    """N4.over, N7.over"""
    before = "LL/LC/BF/LE +/-/JL/+/-/JE+/-/- 2 C1 F2F3.. - C5C6 0 ready"
    check(before, "listen C1", game_over("LL/LC/BF/LE", "+/-/JL+/+/-/JE+/-/-"))
    check_legal(before, "listen C1", "")


# Dialogue, score, end


def test_N5_follow_the_suit_if_any_card_of_it_is_held() -> None:
    """N5.follow"""
    for statement, answers in (
        ("F8", "F2 F7"),
        ("C1", "C4"),
        ("E5", "E1 E6"),
        ("L5", "C4 E1 E6 F2 F7"),
    ):
        before = f"JC/LF/BL/LE {KP} 3 C4F27E16 {statement}.. - - 0 ready"
        check_legal(before, "listen", answers)


# Fief 3 has the trump Eyes. Statement, response, does it score?
SCORES = [
    ("F5", "F6", True),  # follows suit and is higher, though it is not trump
    ("F5", "F4", False),
    ("F5", "E1", True),  # trump on another suit, whatever the values
    ("F5", "C8", False),
    ("F5", "L8", False),
    ("E5", "E6", True),
    ("E5", "E4", False),  # trump, but the statement is trump and higher
    ("E5", "C8", False),
    ("E1", "F8", False),
    ("C1", "C8", True),
    ("C8", "C7", False),
    ("C8", "E1", True),
    ("L7", "L8", True),
]


@pytest.mark.parametrize(("statement", "response", "scores"), SCORES)
def test_N5_score(statement: str, response: str, scores: bool) -> None:
    """N5.score: on top of the score pile, or of the discard pile with the statement below."""
    piles = f"{statement}F1 {response}F2" if scores else f"{response}{statement}F1 F2"
    check(
        f"JC/LF/BL/LE {KP} 3 {grouped([response, 'L2'])} {statement}.. F1 F2 0 ready",
        f"listen {response}",
        f"JC/LF/BL/LE {KP} 3 L2 .. {piles} 0 ready",
    )


def test_N5_score_in_each_trump() -> None:
    """N5.score: fiefs 0 to 3 have the trumps C F L E."""
    for fief, suit in enumerate("CFLE"):
        for other in "CFLE".replace(suit, ""):
            check(
                f"JE/LF/BL/LE {KP} {fief} {suit}12 {other}5.. - - 0 ready",
                f"listen {suit}1",
                f"JE/LF/BL/LE {KP} {fief} {suit}2 .. {other}5 {suit}1 0 ready",
            )


def test_N5_end_with_the_last_card_of_the_hand() -> None:
    """N5.end"""
    check(
        f"JC/LF/BL/LE {KP} 0 L2 F5.. - - 0 ready",
        "listen L2",
        next_visit("JC/LF/BL/LE", "KC+/KF/KL/KE/PC/PF/PL/PE"),
    )


def test_N5_end_with_the_last_card_of_the_deck_after_the_response() -> None:
    """N5.end: the dialogue is completed first, with cards left in hand."""
    before = f"JC/LF/BL/LE {KP} 0 L248 F5 .. - 0 ready"
    check(before, "listen", f"JC/LF/BL/LE {KP} 0 L248 - F5.. - 0 respond")
    check(before, "listen L2", next_visit("JC/LF/BL/LE", "KC+/KF/KL/KE/PC/PF/PL/PE"))


def test_N5_end_after_an_ability() -> None:
    """N5.end: nothing is said any more."""
    check(
        f"LF/JC/BL/LE {KP} 0 L1 F5.. - - 0 ready",
        "a L1",
        next_visit("LF/JC/BL/LE", "KC+/KF/KL/KE/PC/PF/PL/PE"),
    )


@pytest.mark.parametrize("fief", range(8))
@pytest.mark.parametrize("score", range(10))
def test_N5_friendly_at_exactly_the_target_N5_lost_otherwise(fief: int, score: int) -> None:
    """N5.friendly, N5.lost"""
    scored = ["F8", "F7", "F6", "F5", "F4", "F3", "F2", "F1", "C8", "C7"][:score] or ["-"]
    # The hand's last card answers a higher one of its suit, so it does not score.
    rulers = KP.split("/")
    rulers[fief] = f"{rulers[fief]}+" if fief == score else "-"
    check(
        f"JC/LF/BL/LE {KP} {fief} L2 L3.. - {''.join(scored)} 0 ready",
        "listen L2",
        next_visit("JC/LF/BL/LE", "/".join(rulers)),
    )


def test_N5_after_substitutes_leave_and_allies_are_readied() -> None:
    """N5.after: used or not; their fiefs stay friendly. Rulers that stayed at home stay there."""
    check(
        "JC+3*/LF+0/BL*/LE KC^/KF/KL/KE^/PC+/PF/-/+ 1 L2 L5.. - F7 0 ready",
        "listen L2",
        next_visit("JC/LF/BL/LE", "+/KF+/KL/+/PC+/PF/-/+"),
    )


def test_N5_after_the_eighth_visit_the_game_is_over() -> None:
    """N5.after"""
    check(
        "JC+3*/LF/BL*/LE KC+/-/-/KE^/+/-/-/PE 7 L2 L5.. - F7 0 ready",
        "listen L2",
        game_over("JC/LF/BL/LE", "KC+/-/-/+/+/-/-/-"),
    )


@pytest.mark.parametrize(
    ("fiefs", "points"),
    [
        ("-/-/-/-/-/-/-/-", 0),
        ("+/+/+/+/+/+/+/+", 20),
        ("KC+/-/-/-/-/-/-/KE+", 8),
        ("+/KF+/+/+/-/KE+/-/+", 16),
        ("-/+/+/-/-/-/+/-", 8),
        ("-/-/-/+/+/-/-/-", 2),
    ],
)
def test_N5_points_are_the_stars_of_friendly_fiefs(fiefs: str, points: int) -> None:
    """N5.points: whether the ruler is still there or not."""
    position = Position.parse(game_over("JC/JF/JL/JE", fiefs))
    assert position.outcome is not None
    assert position.outcome.points == points == position.points


def test_N5_medal_by_points() -> None:
    """N5.medal"""
    assert [medal(points) for points in (0, 15, 16, 17, 18, 19, 20)] == [
        *(None, None, "bronze", "bronze", "silver", "silver", "gold")
    ]
    assert GOALS == {"standard": 16, "advanced": 18, "idealist": 20}


def test_N5_medal_a_game_is_won_with_what_was_wanted() -> None:
    """N5.medal"""
    outcome = Position.parse(game_over("JC/JF/JL/JE", "+/+/+/+/+/+/+/-")).outcome
    assert outcome is not None
    assert outcome.points == 16
    assert outcome.won(16)
    assert not outcome.won(18)


# A whole visit, from the example of the rules page


def test_N7_position_of_the_example() -> None:
    """N7.position, N7.view"""
    position = Position.new(INTRO, 0)
    for move in "@6 b L5".split():
        position = position.play(move)
    assert str(position).split()[8] == "ability:b:JF"
    for move in "L7 L2 L6 listen".split():
        position = position.play(move)
    assert str(position) == (
        "JC/JF*/JL/JE KE/KC/QC/QE/KF/QF/QL/KL 6 C2F3E45"
        " E2F7L1C1E6F8L8E8E1L3C4C8L4C6F5E7F2F6F4C5E3C7F1 C3L6L2L7L5 - 0 respond 97305be10bbe6c7f 0"
    )
    assert str(position.view()) == (
        "JC/JF*/JL/JE KE/KC/QC/QE/KF/QF/QL/KL 6 C2F3E45"
        " ~C145678F1245678L1348E123678 C3L6L2L7L5 - 0 respond ? ?"
    )
    assert [str(move) for move in position.legal_moves] == ["C2"]
