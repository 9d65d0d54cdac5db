"""What a move did, in the order in which it was done, and what of it had been hidden (N7.secret)."""

import pytest

from hearthwood.northwood import Position
from hearthwood.northwood.cards import CARD_TEXTS, CHARACTER_TEXTS
from hearthwood.northwood.events import Event

from .by_hand import JQ, KP, whole

SCALARS = ("fief", "other", "slot", "suit", "count")


def told(event: Event) -> str:
    """An event in a word or a few; ! where something hidden was seen."""
    words = [event.kind.value]
    words += [CARD_TEXTS[card] for card in (event.card, event.taken) if card is not None]
    words += [CARD_TEXTS[card] for card in event.cards]
    words += [f"{name}={value}" for name in SCALARS if (value := getattr(event, name)) is not None]
    words += [] if event.character is None else [CHARACTER_TEXTS[event.character]]
    return " ".join(words) + ("!" if event.reveals else "")


PLACING = "JC/LF/BL/LE KC+/KF/KL/KE/PC/PF/QL/PE 3 C12345678 F1.. - - 0 substitute"
STORIES = [
    (f"JC/LF/BL/LE {KP} 3 C1 F2E8.. - - 0 ready", "listen", ["stated F2!"]),
    (f"JC/LF/BL/LE {KP} 3 C1 F2E8.. - - 1 ready", "listen", ["stated F2"]),
    (f"JC/LF/BL/LE {KP} 3 C18E1 F2.. C4 E2 0 respond", "C8", ["scored C8 count=2"]),
    (f"JC/LF/BL/LE {KP} 3 C18E1 F2.. C4 E2 0 respond", "C1", ["missed C1 count=1"]),
    (f"JC/LF/BL/LE {KP} 3 C123456 F2E8.. - - 1 ready", "a", ["activated slot=0 JC", "drew F2", "drew E8!"]),
    (
        f"QC/LF/BL/LE {KP} 3 C1 F2.. L3 L4 0 ready",
        "a",
        ["activated slot=0 QC", "drew F2!", "took-discard L3", "took-score L4 count=0"],
    ),
    (f"PE*/LF*/BL/LE {JQ} 3 C1 F2.. - - 0 ability:a:PE:1", "C1", ["discarded C1", "drew F2!"]),
    (f"LC*/LF/BL/LE {JQ} 3 C2 F2F3.. - - 1 ability:a:LC", "C2", ["discarded C2", "drew F2", "drew F3!"]),
    (f"KC*/LF/BL/LE {JQ} 3 C2L1 .. - E1 0 ability:a:KC:2", "C2", ["put-on-score C2 count=2"]),
    (f"BC*/LF/LL/LE {JQ} 3 C2 F2L3 .. - 0 ability:a:BC", "C2", ["found F2", "shuffled count=1"]),
    (f"QF/LF/BL/LE {KP} 3 C1 F2.. - L4L5 0 ready", "a", ["activated slot=0 QF", "put-on-deck L4 count=1"]),
    (f"QE/LF/BL/LE {KP} 3 C1 F2E8L1.. - - 2 ready", "a", ["activated slot=0 QE", "looked F2 E8 L1 count=3!"]),
    (f"QE/LF/BL/LE {KP} 3 C1 F2E8L1.. - - 3 ready", "a", ["activated slot=0 QE", "looked F2 E8 L1 count=3"]),
    (f"KL/LF/BL/LE {JQ} 3 C1 F2E8.. - - 0 ready", "a", ["activated slot=0 KL", "looked F2 count=1!"]),
    (f"KL*/LF/BL/LE {JQ} 3 C1 F2E8.. - - 1 ability:a:KL", "C1", ["drew F2", "put-on-deck C1 count=0"]),
    (f"JL*/LF/BL/LE {KP} 3 C1 F2.. - - 0 ability:a:JL", "@5", ["rulers-swapped fief=3 other=5"]),
    ("PL*/LF/BL/LE KC/KF/KL/KE/PC/PF/QL/PE 3 C1 F2.. - - 0 ability:a:PL", "@4", ["moved fief=3 other=4"]),
    (f"LL*/LF*/BL/LE {JQ} 3 C1 F2.. - - 0 ability:a:LL", "b", ["readied slot=1"]),
    (f"BL*/LF/LL/LE {JQ} 3 C1 F2.. L1 E1 0 ability:a:BL:discard", "C1", ["swapped-discard C1 L1"]),
    (f"BL*/LF/LL/LE {JQ} 3 C1 F2.. L1 E1 0 ability:a:BL:score", "C1", ["swapped-score C1 E1"]),
    (f"BL*/LF/LL/LE {JQ} 3 C1 F2.. L1 E1 0 ability:a:BL:score", "done", []),
    (
        f"KE*/LF/LL/LE {JQ} 3 C1 F2E8.. - - 1 ability:a:KE:?",
        "E",
        ["named-suit suit=3", "drew F2", "drew E8!"],
    ),
    (f"BE*/LF/LL/LE {JQ} 3 C2L1 F2.. E1 - 1 respond!", "C2", ["missed C2 count=0", "drew F2"]),
    (PLACING, "0b", ["covered fief=0 slot=1"]),
    (PLACING, "done", []),
    (f"JC/LF/BL/LE {KP} - C12345678 F1.. - - 0 choose", "@3", ["visited fief=3 KE"]),
    ("JC/LF+0/BL/LE KC^/-/-/KE/-/-/-/- 3 C1 F2.. C4 - 0 respond", "C1",
     ["missed C1 count=0", "lost fief=3 count=0", "left fief=0 KC", "ended count=4"]),
    ("JC/LF/BL/LE -/-/-/KE/-/-/-/- 3 C8 F2.. C4 E1E2 0 respond", "C8",
     ["scored C8 count=3", "friendly fief=3 count=3", "ended count=1"]),
]  # fmt: skip


@pytest.mark.parametrize(("before", "move", "events"), STORIES)
def test_a_move_tells_what_it_did(before: str, move: str, events: list[str]) -> None:
    _, happened = Position.parse(whole(before)).play_telling(move)
    assert [told(event) for event in happened] == events


def test_a_new_visit_shows_its_hand() -> None:
    """N3.visit"""
    position = Position.parse(whole(f"JC/LF/BL/LE {KP} 3 C1 F2.. C4 - 0 respond"))
    after, events = position.play_telling("C1")
    *_, dealt = events
    assert (dealt.kind.value, dealt.count, dealt.cards, dealt.reveals) == ("dealt", 2, after.hand, True)
