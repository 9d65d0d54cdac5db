"""The commands of Nordguard (rules G8.setup, G8.batch, G8.refusal)."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hearthwood.cli import main
from hearthwood.nordguard import Library, Place, Position, Setup, shipped
from tests.nordguard.scenes import BENCH
from tests.nordguard.small_set import FILES, write_set

START = str(Position.new(Setup(Library([BENCH]).box(["bench"]), 3, 3, ((Place(0, ()),),)), 4))
BENCHED = ["--set", str(BENCH)]
EXAMPLE_SET = Path(__file__).resolve().parents[2] / "docs" / "nordguard" / "example-set"


def run(*arguments: str, given: str = "") -> Result:
    return CliRunner().invoke(main, ["nordguard", *arguments], input=given)


def printed(*arguments: str, given: str = "") -> str:
    """What a command prints; it must end well and say nothing else."""
    result = run(*arguments, given=given)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def refused(*arguments: str) -> str:
    """The one line of a refusal."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


def test_G8_setup_without_a_file_is_playable_on_the_first_day_of_a_shipped_set() -> None:
    """G8.setup"""
    text = printed("new", "--seed", "7").strip()
    position = Position.parse(text, Library().box_of(text))
    assert (position.table.width, position.table.height, position.day) == (4, 4, 1)
    assert len(position.members) == 2
    assert position.phase == "day"
    for member in position.members:
        card = position.box.characters[member.character]
        assert {held.item for held in member.items} <= {*card.start, *card.suggested}
    assert printed("new", "--seed", "7").strip() == text


def test_G8_setup_from_a_file(tmp_path: Path) -> None:
    """G8.setup"""
    file = tmp_path / "setup.toml"
    file.write_text(
        """
        sets = ["bench"]
        width = 5
        height = 3
        recall = "notebook"
        lead = "first"
        seats = [
            [{ character = "nickel", items = ["rope"] }],
            [{ character = "marksman", suggested = true }, {}],
        ]
        """,
        "utf-8",
    )
    text = printed("new", *BENCHED, "--setup", str(file), "--seed", "1").strip()
    assert text.split(" ")[:4] == ["bench", "5x3:notebook:first", "nickel/marksman,?", "8:0"]
    moves = ["choose:ann", "done", "ready"]
    after = printed("replay", *BENCHED, "--setup", str(file), "--seed", "1", *moves).split(" ")
    assert after[2] == "nickel/marksman,ann"
    assert after[6] == "knife,rope/rifle:4/-"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seats = [[{}]]\nwidth = 1", "setup: setup.toml:2: width: 1 is not within 2 and 12 (G4.8)"),
        ("seats = []", "setup: setup.toml:1: seats: at least 1 are wanted here, not 0 (G4.8)"),
        ("seats = [[{ character = 'x' }]]", "setup: there is no character x (G4.8)"),
        ("seats = [[{ character = 'ann', items = ['x'] }]]", "setup: there is no item x (G4.8)"),
        ("seats = [[{ character = 'ann', items = ['rope', 'rope', 'lamp'] }]]", "team: ann carries 2 items"),
        ("seats = [[{ character = 'ann' }, { character = 'ann' }]]", "team: ann is there once (G4.23)"),
        ("seats = [[{}], []]", "team: there are 1 characters; 1 to 7, and one a seat (G1.goal)"),
        ("seats = [[{ items = ['rope'] }]]", "team: items are given to a character who is not named (G4.8)"),
        ("seats = [[{}]]\nsets = ['x']", "sets: there is no set 'x'; known: "),
        ("seats = [[{}]]\nsets = ['bench', 'bench']", "sets: a set is played once (G4.23)"),
        ("seats = ", "setup.toml: this is not TOML in UTF-8 (G4.8)"),
    ],
)  # fmt: skip
def test_G8_setup_that_is_wrong_is_refused(tmp_path: Path, text: str, message: str) -> None:
    """G8.setup"""
    file = tmp_path / "setup.toml"
    file.write_text(text, "utf-8")
    assert refused("new", *BENCHED, "--setup", str(file), "--seed", "1").startswith(f"error: {message}")


def test_G8_refusal_is_one_line_and_status_2() -> None:
    """G8.refusal"""
    assert refused("play", *BENCHED, START, "west").startswith("error: move west: the map ends there")
    assert refused("legal", *BENCHED, START + " x").startswith("error: position: there are 16 fields")
    assert refused("legal", "x").startswith("error: sets: there is no set 'x'; known: ")
    assert refused("new", "--seed", "-1").startswith("error: seed: '-1' is no seed")


def test_the_rules_commands_print_one_line_or_the_moves() -> None:
    moves = printed("legal", *BENCHED, START).split("\n")
    assert moves == ["east", "north", "restock", "stay", ""]
    view = printed("view", *BENCHED, START)
    assert view.count("\n") == 1
    assert printed("legal", *BENCHED, view.strip()).split("\n") == moves
    assert "[?]" in view
    assert "[?]" not in printed("view", "--notebook", *BENCHED, START)
    assert printed("play", *BENCHED, START) == START + "\n"
    assert printed("play", *BENCHED, START, "stay", "stay").split(" ")[3] == "4:3"


def test_G8_batch_answers_each_line_on_one_line() -> None:
    """G8.batch"""
    requests = [
        f"legal {START}",
        f"play {START} | stay",
        f"view {START}",
        "new 4",
        "dance",
        "",
        f"play {START} | x",
    ]
    answers = printed("batch", *BENCHED, given="\n".join(requests) + "\n").split("\n")
    assert answers[0] == "east north restock stay"
    assert answers[1] == printed("play", *BENCHED, START, "stay").strip()
    assert answers[2] == printed("view", *BENCHED, START).strip()
    assert answers[3].startswith("bench 4x4:memory:turns ann,bob 8:1 ")
    assert answers[4].startswith(
        "error: request: 'dance' is no request; a line begins with one of legal, play"
    )
    assert answers[5].startswith("error: request: '' is no request")
    assert answers[6].startswith("error: move: 'x' is no move")
    assert answers[7:] == [""]


def test_set_check_prints_every_fault(tmp_path: Path) -> None:
    assert printed("set", "check", str(EXAMPLE_SET)) == "example-set: no faults\n"
    items = FILES["items.toml"].replace("copies", "copied")
    result = run("set", "check", str(write_set(tmp_path / "broken", {"items.toml": items})))
    assert result.exit_code == 1
    assert result.stdout == (
        "items.toml:9: rope.copied: there is no field copied here; did you mean copies? (G5.schema)\n"
    )


def test_set_check_plays_the_examples(tmp_path: Path) -> None:
    events = FILES["events.toml"].replace("after = { days = 5 }", "after = { days = 4 }")
    result = run("set", "check", str(write_set(tmp_path / "small", {"events.toml": events})))
    assert result.exit_code == 1
    assert result.stdout == "events.toml:9: thief.example[1]: days is 5, not 4 (G5.check)\n"


def test_set_check_takes_along_what_a_set_needs(tmp_path: Path) -> None:
    needy = FILES["set.toml"] + 'needs = ["bench"]\n'
    characters = FILES["characters.toml"].replace('["rope"]', '["bench.rope"]')
    folder = str(write_set(tmp_path / "small", {"set.toml": needy, "characters.toml": characters}))
    alone = run("set", "check", folder)
    assert "the set bench is not there" in alone.stdout
    assert "there is no item bench.rope" in alone.stdout
    assert printed("set", "check", folder, "--with", str(BENCH)) == "small: no faults\n"


def test_a_broken_set_is_not_played(tmp_path: Path) -> None:
    locations = FILES["locations.toml"].replace('carry = "rope"', 'carry = "sword"')
    folder = write_set(tmp_path / "small", {"locations.toml": locations})
    line = refused("new", "--set", str(folder), "--seed", "1")
    assert (
        line
        == "error: set small: locations.toml:15: ford.enter.any[2].carry: there is no item sword (G5.check)"
    )


def test_set_show_prints_cards_with_their_texts_in_a_language() -> None:
    text = printed("set", "show", str(EXAMPLE_SET), "--language", "es")
    assert "  2 black-ice: Hielo negro. Tira dos dados" in text
    assert "locations: 1 different, 2 in all" in text
    for name in shipped():
        assert printed("set", "show", name).count("\n") > 100


def test_set_schema_writes_the_files(tmp_path: Path) -> None:
    lines = printed("set", "schema", str(tmp_path / "schema")).splitlines()
    assert [Path(line).name for line in lines] == [
        "characters.schema.json", "events.schema.json", "items.schema.json", "locations.schema.json",
        "set.schema.json",
    ]  # fmt: skip


def test_rules_commands_load_the_standard_library_and_click_alone() -> None:
    program = """
import sys
from hearthwood.cli import main
main(["nordguard", "new", "--seed", "1"], standalone_mode=False)
heavy = ("numba", "numpy", "fluent", "rich", "textual", "pydantic")
print(*(name for name in heavy if name in sys.modules))
"""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[1:] == [""]
