"""The examples on cards: every set's are played, and each misses what is taken away from its card."""

from pathlib import Path

import pytest

from hearthwood.nordguard import check_folder, shipped
from hearthwood.nordguard.format.folder import load_set
from hearthwood.nordguard.proving import Failed, Proof, proofs, prove, proving_box, unproved_parts
from hearthwood.nordguard.vocabulary.examples import After, Before, Example
from tests.nordguard.scenes import bench
from tests.nordguard.small_set import FILES, write_set

EXAMPLE_SET = Path(__file__).resolve().parents[2] / "docs" / "nordguard" / "example-set"
SETS = [EXAMPLE_SET, *shipped().values()]


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.name)
def test_a_set_has_no_faults_and_its_examples_come_out_as_they_say(folder: Path) -> None:
    assert [str(fault) for fault in check_folder(folder)] == []


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.name)
def test_without_a_part_of_a_card_an_example_fails(folder: Path) -> None:
    assert list(unproved_parts(load_set(folder))) == []


def test_a_part_that_no_example_shows_is_found(tmp_path: Path) -> None:
    events = FILES["events.toml"].replace("after = { days = 5 }", "after = { days = 5, at = 'c2' }")
    card_set = load_set(write_set(tmp_path, {"events.toml": events}))
    assert ("events", "thief", "then[3]") in list(unproved_parts(card_set))


def test_every_example_of_the_example_set_is_played() -> None:
    card_set = load_set(EXAMPLE_SET)
    box = proving_box(card_set)
    assert [(proof.name, proof.number) for proof in proofs(card_set)] == [
        ("black-ice", 0), ("black-ice", 1), ("ice-pole", 0), ("warm-wind", 0), ("warm-wind", 1),
    ]  # fmt: skip
    for proof in proofs(card_set):
        prove(box, proof)


@pytest.mark.parametrize(
    ("before", "moves", "after", "message"),
    [
        (Before(), ("east",), After(days=4), "days is 5, not 4"),
        (Before(), ("east",), After(at="b3"), "at is c2, not b3"),
        (Before(a=("rope",)), ("stay",), After(a=("pelt",)), "a is [rope], not [pelt]"),
        (Before(), ("stay",), After(east="hut"), "east is open-ground, not hut"),
        (Before(), ("stay",), After(phase="won"), "phase is day, not won"),
        (Before(), ("stay",), After(illegal=("north",)), "north can be played"),
        (Before(), ("stay",), After(legal=("ready",)), "ready cannot be played; possible: north east"),
        (Before(), ("dance",), After(), "move 1, dance: move: 'dance' is no move"),
        (Before(), ("stay", "@b2"), After(), "move 2, @b2: move @b2: day asks for one of"),
        (Before(east="house"), (), After(), "map: 'house' is no location"),
        (Before(a=("sword",)), (), After(), "a: 'sword' is no item"),
        (Before(team=("nobody",)), (), After(), "there is no character nobody"),
        (Before(events=("feast",)), (), After(), "there is no event feast"),
        (Before(deck=("sword",)), (), After(), "there is no item sword"),
        (Before(at="z9"), (), After(), "there is no location z9"),
        (Before(dice=(7,)), (), After(), "at most 5 dice of 6 sides can be told in advance"),
    ],
)  # fmt: skip
def test_an_example_that_fails_says_why(
    before: Before, moves: tuple[str, ...], after: After, message: str
) -> None:
    proof = Proof("", "", 0, Example(before=before, moves=moves, after=after))
    with pytest.raises(Failed) as failed:
        prove(bench(), proof)
    assert str(failed.value).startswith(message)
