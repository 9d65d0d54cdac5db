"""The client's types are what the server's models say."""

import pytest

from hearthwood.web import protocol
from hearthwood.web.words import Words
from tools import write_protocol_types


def test_the_types_of_the_client_are_fresh() -> None:
    assert write_protocol_types.TARGET.read_text("utf-8") == write_protocol_types.written()


def test_a_new_field_makes_them_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    class Seat(Words):
        seat: int
        yours: bool
        name: str

    monkeypatch.setattr(protocol, "Seat", Seat)
    assert write_protocol_types.TARGET.read_text("utf-8") != write_protocol_types.written()


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"enum": ["a", 1]}, '"a" | 1'),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
    ],
)
def test_schemas_become_types(schema: write_protocol_types.Schema, text: str) -> None:
    assert write_protocol_types.type_of(schema) == text
