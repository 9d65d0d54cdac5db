"""Hints, odds and the seer: nothing hidden goes into advice, reasons are facts, the seer misses nothing."""

from itertools import islice
from random import Random

import pytest

from hearthwood.locales import LANGUAGES, Words
from hearthwood.northwood import FULL, SETUPS, Phase, Position
from hearthwood.northwood.cards import Fief
from hearthwood.northwood.moves import MOVES_BY_TEXT
from hearthwood.sage.northwood import LEVELS, Aim, Sage, Worth
from hearthwood.sage.northwood.hints import hints
from hearthwood.sage.northwood.odds import odds
from hearthwood.sage.northwood.prospects import after, prospect
from hearthwood.sage.northwood.reasons import beside
from hearthwood.sage.northwood.seeing import Answer, Seer
from hearthwood.sage.northwood.tries import decision, estimate, wilson

from . import by_enumeration
from .test_player import stops

QUICK = LEVELS["novice"]


def sage() -> Sage:
    return Sage(Aim.POINTS, QUICK)


@pytest.mark.parametrize("setup", SETUPS)
def test_hints_do_not_know_what_is_hidden(setup: str) -> None:
    for position in stops(setup, 21):
        view = position.view()
        said = list(islice(hints(sage(), view), 2))
        assert list(islice(hints(sage(), view.branch(77).view()), 2)) == said
        assert {one.move for one in said[0].moves} == set(position.legal_moves)


@pytest.mark.parametrize("setup", SETUPS)
def test_odds_do_not_know_what_is_hidden(setup: str) -> None:
    choices = [
        one for one in stops(setup, 22) if one.phase in (Phase.CHOOSE, Phase.SUBSTITUTE) and one.visit < 8
    ]
    for position in choices[::3]:
        view = position.view()
        said = list(islice(odds(sage(), view), 2))
        assert list(islice(odds(sage(), view.branch(78).view()), 2)) == said
        wanted = {view.fief} if view.fief is not None else {move.fief for move in view.legal_moves}
        assert {row.fief for row in said[0]} == wanted


def test_odds_become_sharper_and_hold_every_set_of_rulers() -> None:
    view = Position.parse(
        "JC/JF/JL/JE QC/KC/QF+/KF+/QL/KL/QE/KE - C15F26L37E48"
        " C2C3C4C6C7C8F1F3F4F5F7F8L1L2L4L5L6L8E1E2E3E5E6E7 - - 0 choose 0000000000000000 0"
    ).view()
    first, *_, last = islice(odds(sage(), view, [("@4", "2a", "3b")]), 4)
    for row in first:
        # Nobody; either in one of four slots; both, in two different ones.
        assert len({one.substitutes for one in row.chances}) == 1 + 2 * 4 + 4 * 3
        assert all(one.low <= one.worth.hit <= one.high for one in row.chances)
    sharper = {(row.fief, one.substitutes): one for row in last for one in row.chances if one.tries}
    assert len(sharper) in (20, 21)
    assert sharper[Fief(4), ("2a", "3b")].tries == 12
    before = {(row.fief, one.substitutes): one for row in first for one in row.chances}
    assert sum(one.error for one in sharper.values()) < 1.1 * sum(before[key].error for key in sharper)
    assert all(one.low <= one.worth.hit <= one.high for one in sharper.values())


def test_estimates_come_nearer_to_what_is_played() -> None:
    """The value says 0.5, every visit is hit: from the middle towards certainty, and ever surer of it."""
    row = [1.0, 18.0, 1.0, 1.0, 0.0]
    found = [estimate([0.5, 14.0, 0.5, 0.5, 0.5], [row] * many, Aim.POINTS) for many in (0, 100, 2000)]
    assert [round(one.worth.hit, 2) for one in found] == [0.5, 0.75, 0.98]
    assert [round(one.worth.points, 1) for one in found] == [14.0, 16.0, 17.8]
    assert found[0].error > found[1].error > found[2].error
    widths = [one.high - one.low for one in found]
    assert widths == sorted(widths, reverse=True)


def test_intervals_cover() -> None:
    dice = Random(5)
    outside = 0
    for _ in range(1000):
        low, high = wilson(sum(dice.random() < 0.3 for _ in range(50)), 50)
        outside += not low <= 0.3 <= high
    assert 20 <= outside <= 85


# Reasons


def test_what_the_next_statement_can_do_is_counted_over_all_unseen_cards() -> None:
    """A 5 of trumps in hand, the target met: of the unseen only trumps above it do not force a score."""
    view = Position.parse(
        "JC*/JF*/JL*/JE* QC/KC/QF/KF/QL/KL/QE/KE 0 C5F1"
        " C6C7F2C1L2 C2C3C4C8F3F4F5F6F7F8L1L3L4L5L6L7L8E1E2E3E4E5E6E7E8 - 0 ready 0000000000000000 0"
    ).view()
    found = prospect(view)
    assert found is not None
    # C6, C7 miss; C1 scores; F2 is followed by the F1 and missed; L2 leaves the choice.
    assert (found.scores, found.misses, found.wanted, found.dialogues) == (1 / 5, 3 / 5, 0, 2)
    assert found.free == pytest.approx(1 / 5)


def test_reasons_are_sentences_in_every_language() -> None:
    spoken = {code: Words(code) for code in LANGUAGES}
    names = set()
    for seed in range(6):
        for position in stops("full", seed):
            view = position.view()
            moves = [
                (move, Worth(0.9 - n / 10, 12.0 - n, 0, 0, 0)) for n, move in enumerate(view.legal_moves[:2])
            ]
            for reason in beside(view, moves[0], moves[1] if len(moves) > 1 else None):
                names.add(reason.name)
                for words in spoken.values():
                    text = words.say(reason)
                    assert text != reason.name
                    assert "{" not in text
    assert names >= {"reason-next", "reason-next-fief", "reason-only", "reason-trumps", "reason-free"}
    assert names >= {"reason-scores", "reason-misses", "reason-stuck", "reason-forced"}


def test_a_move_that_uncovers_something_has_no_facts_after_it() -> None:
    view = Position.new(FULL, 3).play("@4").view()
    assert after(view, MOVES_BY_TEXT["listen"]) is None


def test_a_decision_is_played_over_the_same_other_decks() -> None:
    position = Position.new(SETUPS["intro"], 4).play("@3").play("listen")
    moves = tuple(move.text for move in position.legal_moves)
    found = decision(sage(), position.view(), moves, 6)
    assert found == decision(sage(), position.branch(5).view(), moves, 6)
    assert set(found) == set(moves)
    assert {tally.tries for tally in found.values()} == {6}
    assert all(tally.hits == tally.scores[3] for tally in found.values())


# The seer


@pytest.mark.parametrize("character", range(24))
def test_the_seer_finds_what_trying_everything_finds(character: int) -> None:
    looking = Seer()
    for number in range(12):
        visit = by_enumeration.small_visit(character, Random(f"{character} {number}"))
        [found] = looking.see(visit)
        assert (found.answer is Answer.WON) == _can_be_won(visit)
        if found.way:
            position = visit
            for move in found.way:
                position = position.play(move)
            assert position.points > visit.points


def _can_be_won(position: Position) -> bool:
    after = [position.play(move) for move in position.legal_moves]
    return any(one.points > position.points if one.fief is None else _can_be_won(one) for one in after)


@pytest.mark.parametrize("setup", SETUPS)
def test_the_seers_way_leads_to_the_target(setup: str) -> None:
    start = Position.new(SETUPS[setup], 7)
    for found in Seer(500_000).see(start):
        position = start
        for move in found.way:
            position = position.play(move)
        assert (position.points > 0) == (found.answer is Answer.WON)


def test_the_seer_says_when_it_does_not_know() -> None:
    assert {one.answer for one in Seer(3).see(Position.new(FULL, 1))} == {Answer.UNDECIDED}
