"""A small sound set as text, for tests that break it."""

from pathlib import Path

FILES = {
    "set.toml": """\
name = "small"
version = "1.0"
languages = ["en"]
author = "Somebody"
licence = "CC0-1.0"
""",
    "characters.toml": """\
[ranger]
slots = 2
start = ["knife"]
suggested = ["rope"]
powers = [{ again = ["roll"], each = "day" }]

[[ranger.example]]
after = { days = 5 }
""",
    "locations.toml": """\
[frontier]
[[frontier.example]]
after = { days = 5 }

[destination]
[[destination.example]]
after = { days = 5 }

[ford]
copies = 3
tags = ["water"]
waypoint = true
enter = { any = [
    { roll = "2d6", least = 7 },
    { carry = "rope" },
] }
failed = [{ days = -1 }, { retreat = "waypoint" }]

[[ford.example]]
before = { dice = [6, 1] }
moves = ["east", "option:1"]
after = { at = "c2" }
""",
    "items.toml": """\
[knife]
tags = ["blade"]
powers = [{ weapon = "d6", each = "fight" }]

[[knife.example]]
after = { days = 5 }

[rope]
copies = 2
uses = 2
powers = [{ bonus = 1, on = ["water"] }]

[[rope.example]]
after = { days = 5 }
""",
    "events.toml": """\
[thief]
copies = 2
then = [
    { steal = "any" },
    { meet = { fight = "d6+1" }, failed = [{ gain = "rope" }] },
    { stay = "here", enter = { spend = "rope" } },
]

[[thief.example]]
after = { days = 5 }
""",
    "texts/en.ftl": "set-title = Small\n    .text = A set.\n"
    + "".join(
        f"{card} = {card.title()}\n    .text = {card.title()}.\n"
        for card in ("ranger", "frontier", "destination", "ford", "knife", "rope", "thief")
    ),
}


def write_set(folder: Path, files: dict[str, str] | None = None) -> Path:
    """Write the set, with some files otherwise or (empty) left out."""
    for name, text in (FILES | (files or {})).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text:
            path.write_text(text, "utf-8")
    return folder
