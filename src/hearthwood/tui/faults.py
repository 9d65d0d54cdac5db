"""What can go wrong with saved games, said to the player."""

from hearthwood.locales import Fact, Message
from hearthwood.table.errors import CannotSave, Damage, GameDamaged, GameInUse, NoHints, SaveError


def fault(error: SaveError) -> Message:
    """The sentence for an error."""
    if isinstance(error, GameDamaged):
        return damage(error.damage)
    if isinstance(error, CannotSave):
        return Message("fault-cannot-save", {"file": error.file.name})
    if isinstance(error, GameInUse):
        return Message("fault-in-use")
    if isinstance(error, NoHints):
        return Message("fault-no-hints")
    return Message("fault-gone")


def damage(one: Damage) -> Message:
    """The sentence for a file that cannot be read."""
    facts: dict[str, Fact] = {
        "file": one.file.name,
        "line": one.line or 0,
        "reason": Message(f"damage-{one.reason}"),
    }
    return Message("fault-damaged", facts)
