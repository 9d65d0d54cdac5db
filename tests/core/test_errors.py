"""What is quoted in an error stays one short line."""

import pytest

from hearthwood.core.errors import HearthwoodError, IllegalMove, InvalidText, shown


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("", "''"),
        ("C9", "'C9'"),
        ("it's", '"it\'s"'),
        ("\x1b[2J\n\x00", r"'\x1b[2J\n\x00'"),
        ("\u00e9\U0001f98a\ud800", r"'\xe9\U0001f98a\ud800'"),
        ("x" * 40, f"'{'x' * 40}'"),
        ("x" * 41, f"'{'x' * 37}...'"),
        ("x" * 1_000_000, f"'{'x' * 37}...'"),
        ("\U0010ffff" * 30, r"'\U0010ffff\U0010ffff\U0010ffff\U0010f...'"),
    ],
)
def test_shown_is_short_and_plain(text: str, quoted: str) -> None:
    assert shown(text) == quoted


def test_errors_name_their_rule() -> None:
    invalid = InvalidText("this is wrong", rule="N7.hand", field="field 4 (hand)")
    assert str(invalid) == "field 4 (hand): this is wrong (N7.hand)"
    assert (invalid.field, invalid.rule) == ("field 4 (hand)", "N7.hand")
    illegal = IllegalMove("not now", rule="N4.over", move="listen", reason="over")
    assert str(illegal) == "move listen: not now (N4.over)"
    assert (illegal.move, illegal.reason, illegal.facts) == ("listen", "over", {})
    assert isinstance(invalid, HearthwoodError)
    assert isinstance(illegal, HearthwoodError)
    assert isinstance(illegal, ValueError)
