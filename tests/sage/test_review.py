"""The review: its ledger adds up, its luck is fair, it sees no more than the player saw."""

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from hearthwood.northwood import SETUPS, NorthwoodGame, Position, new_game
from hearthwood.sage.northwood import Aim, Sage
from hearthwood.sage.northwood.outlook import Care, Expected, Outlook
from hearthwood.sage.northwood.review import Kind, Review, Seen, looked_further, review, review_of, seen_of

from .luck import SURE, random_game, sums, unfair

FEW = Care(sampled=8, hands=8)
SMALL = 1e-9


def reviewed(game: NorthwoodGame, aim: Aim = Aim.POINTS) -> Review:
    return review(game, Sage(aim, "novice"), goal=16, care=FEW)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("aim", [Aim.POINTS, Aim.WIN16])
def test_the_ledger_adds_up_for_the_game_its_visits_and_its_moments(setup: str, aim: Aim) -> None:
    game = random_game(setup, 3)
    found = reviewed(game, aim)
    stars = game.position.points
    assert found.finished
    assert found.stars == stars
    assert found.ledger.end == (stars if aim is Aim.POINTS else float(stars >= 16))
    assert abs(found.ledger.gap) < SMALL
    assert sum(found.luck.values()) == pytest.approx(found.ledger.luck)
    for visit in found.visits:
        assert abs(visit.ledger.gap) < SMALL
    for part in ("luck", "choices", "error"):
        total = sum(getattr(visit.ledger, part) for visit in found.visits)
        assert total == pytest.approx(getattr(found.ledger, part))
    for moment in found.moments:
        assert moment.value + moment.error + moment.loss + moment.luck == pytest.approx(moment.after)
        assert moment.loss <= 0
    assert found.ledger.start == found.deals[0].expected == found.visits[0].ledger.start
    assert [visit.number for visit in found.visits] == list(range(1, 9))
    assert [visit.kept for visit in found.visits] == [
        game.position.fiefs[visit.fief].friendly for visit in found.visits if visit.fief is not None
    ]


def test_the_luck_of_every_kind_of_reveal_is_fair() -> None:
    """Over 10,000 games: `make luck`."""
    found = sums(range(40))
    assert set(found) == set(Kind)
    assert unfair(found) == []


def test_luck_that_is_not_fair_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Expectations too low by eight standard errors, of which the mean may use up four by itself."""
    seeds = range(12)
    slip = 2 * SURE * sums(seeds)[Kind.STATEMENT].error
    assert slip < 1
    honest = Outlook.after

    def too_low(self: Outlook, move: str, seen: Sequence[int]) -> Expected:
        expected = honest(self, move, seen)
        return replace(expected, worth=expected.worth - slip * (len(seen) == 0))

    monkeypatch.setattr(Outlook, "after", too_low)
    assert Kind.STATEMENT.value in unfair(sums(seeds))


@pytest.mark.parametrize("plies", [0, 1, 30, 75])
@pytest.mark.parametrize("setup", SETUPS)
def test_a_review_on_the_way_says_the_same_with_other_cards_hidden(setup: str, plies: int) -> None:
    game = new_game(SETUPS[setup], 8)
    for step in random_game(setup, 8).steps[:plies]:
        game.play(step.move)
    seen, end = seen_of(game)
    sage = Sage(Aim.WIN18, "novice")
    said = review_of(seen, end, sage, goal=16, care=FEW)
    elsewhere = tuple(Seen(one.view.branch(99).view(), one.move, one.events) for one in seen)
    assert review_of(elsewhere, end.branch(99).view(), sage, goal=16, care=FEW) == said
    assert review(game, sage, goal=16, care=FEW) == said
    assert not said.finished
    assert abs(said.ledger.gap) < SMALL


def test_a_review_may_begin_in_the_middle() -> None:
    whole = random_game("full", 5)
    start = whole.steps[40].before
    assert start.fief is not None
    game = NorthwoodGame(Position.parse(str(start)))
    for step in whole.steps[40:80]:
        game.play(step.move)
    found = reviewed(game)
    assert found.deals == ()
    assert found.ledger.start == found.moments[0].value
    assert abs(found.ledger.gap) < SMALL
    assert sum(visit.moves for visit in found.visits) == 40


def test_a_game_without_moves_has_a_ledger() -> None:
    found = reviewed(new_game(SETUPS["intro"], 1))
    assert (found.moments, found.ledger.choices) == ((), 0)
    assert abs(found.ledger.gap) < SMALL
    assert found.visits[0].kept is None


def test_drills_are_the_dearest_choices_and_strokes_the_greatest_luck() -> None:
    found = reviewed(random_game("intro", 9))
    costs = [drill.cost for drill in found.drills]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == -min(moment.loss for moment in found.moments)
    lucks = [abs(one.luck) for moment in found.moments for one in moment.reveals]
    assert max(lucks) in [abs(found.moments[ply].reveals[place].luck) for ply, place in found.strokes]


def test_json_is_plain_and_says_what_is_derived() -> None:
    found = reviewed(random_game("intro", 2))
    data = json.loads(json.dumps(found.to_json()))
    assert (data["game"], data["measure"], data["goal"]) == ("northwood", "points", 16)
    for moment in data["moments"]:
        total = moment["value"] + moment["error"] + moment["loss"] + moment["luck"]
        assert total == pytest.approx(moment["after"])
        assert moment["options"][0]["value"] >= moment["expected"]
    assert data["ledger"].keys() == {"start", "luck", "choices", "error", "end"}


def test_dear_choices_say_why_and_others_do_not() -> None:
    found = reviewed(random_game("full", 11))
    assert all(drill.why for drill in found.drills)
    for moment in found.moments:
        assert bool(moment.why) == (-moment.loss >= 0.1)
        if moment.why:
            assert moment.why[0].name in ("reason-instead", "reason-instead-fief")


def test_a_review_looked_further_knows_other_decks_and_nothing_hidden() -> None:
    sage = Sage(Aim.POINTS, "novice")
    found = reviewed(random_game("intro", 13))
    start = new_game(SETUPS["intro"], 13).position.view()
    further = looked_further(found, start, sage, many=3, games=2)
    assert looked_further(found, start.branch(4).view(), sage, many=3, games=2) == further
    assert [one.ply for one in further.repeated] == [drill.ply for drill in found.drills]
    assert all(0 <= one.played <= one.decks == 3 for one in further.repeated)
    assert further.again is not None
    assert (further.again.games, 0 <= further.again.stars <= 20) == (2, True)
    assert further.ledger == found.ledger
    assert json.loads(json.dumps(further.to_json()))["again"]["games"] == 2
