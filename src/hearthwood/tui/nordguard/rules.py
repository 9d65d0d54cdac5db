"""Help in place: the keys of the table, and the rules in sections."""

from hearthwood.tui.rulebook import Rulebook

SECTIONS = (
    "trek-goal",
    "trek-map",
    "trek-team",
    "trek-day",
    "trek-entering",
    "trek-fights",
    "trek-items",
    "trek-scouting",
    "trek-events",
    "trek-moving",
    "trek-end",
    "trek-seats",
    "trek-undo",
)
KEYS = (
    ("←→↑↓", "help-sled-look"),
    ("n e s w", "help-sled-way"),
    (".", "help-sled-stay"),
    ("1-9 0", "help-sled-rows"),
    ("⏎", "help-do"),
    ("f", "help-sled-fire"),
    ("x", "help-sled-leave"),
    ("r d k", "help-sled-words"),
    ("Tab", "help-sled-tab"),
    ("g", "help-sled-team"),
    ("Esc", "help-escape"),
    ("u", "help-undo"),
    ("t", "help-transcript"),
    ("i", "help-sled-card"),
    ("p", "help-sled-decks"),
    ("m", "help-menu"),
    ("?", "help-help"),
)
ADVICE_KEYS = (("h", "help-hint"),)


class Rules(Rulebook):
    """Keys first when asked for from the table with `?`."""

    def __init__(self, *, with_advice: bool = False) -> None:
        super().__init__(SECTIONS, KEYS[:-1] + (ADVICE_KEYS if with_advice else ()) + KEYS[-1:])
