"""The vocabulary of the protocol: what a card, a move, an id looks like on the wire.

Every text that comes in is held to a pattern and a length here, so nothing odd travels further: no control
characters, no numbers that a database cannot hold.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from typing_extensions import TypeAliasType

MAX_STATE = 1_000_000
MAX_REQUEST = 2**31 - 1
MAX_PLY = 100_000


class Words(BaseModel):
    """The base of all that is said: nothing unknown is let in, nothing is changed afterwards."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


Suit = TypeAliasType("Suit", Literal["C", "F", "L", "E"])
SlotLetter = TypeAliasType("SlotLetter", Literal["a", "b", "c", "d"])
CardText = TypeAliasType("CardText", Annotated[str, StringConstraints(pattern="^[CFLE][1-8]$")])
CharacterText = TypeAliasType("CharacterText", Annotated[str, StringConstraints(pattern="^[JQKPLB][CFLE]$")])
FiefNumber = TypeAliasType("FiefNumber", Annotated[int, Field(strict=True, ge=0, le=7)])
MoveText = TypeAliasType("MoveText", Annotated[str, StringConstraints(pattern="^[!-~]{1,40}$")])
SeedText = TypeAliasType("SeedText", Annotated[str, StringConstraints(pattern="^(0|[1-9][0-9]{0,19})$")])
"""A seed in decimal: 64 bits do not fit into a number of JavaScript."""

TableId = TypeAliasType("TableId", Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{22}$")])
LinkId = TypeAliasType("LinkId", Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{16}$")])
Day = TypeAliasType(
    "Day", Annotated[str, StringConstraints(pattern="^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")]
)
"""A day of the calendar, UTC."""

StateNumber = TypeAliasType("StateNumber", Annotated[int, Field(strict=True, ge=0, le=MAX_STATE)])
"""How many entries the table's journal has: the number of the state that a command was made for."""
RequestNumber = TypeAliasType("RequestNumber", Annotated[int, Field(strict=True, ge=0, le=MAX_REQUEST)])
"""Chosen by the client; the answer carries it."""
Ply = TypeAliasType("Ply", Annotated[int, Field(strict=True, ge=0, le=MAX_PLY)])
SeatNumber = TypeAliasType("SeatNumber", Annotated[int, Field(strict=True, ge=0, le=6)])

Flag = Annotated[bool, Field(strict=True)]
"""Yes or no, where something comes in: 0 and "off" are neither."""

SetupName = TypeAliasType("SetupName", Annotated[str, StringConstraints(pattern="^[a-z][a-z0-9-]{0,39}$")])
GroupName = TypeAliasType("GroupName", Annotated[str, StringConstraints(pattern="^[a-z0-9-]{1,40}$")])
"""Games that are laid out alike: a setup of For Northwood!; of Nordguard map and characters, `5x5-3`."""
Goal = TypeAliasType("Goal", Annotated[int, Field(strict=True, ge=1, le=20)])
Language = TypeAliasType("Language", Literal["en", "es", "it"])
