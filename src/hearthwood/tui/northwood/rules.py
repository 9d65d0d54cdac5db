"""Help in place: the keys of the table, and the rules in sections."""

from hearthwood.tui.rulebook import Rulebook

SECTIONS = (
    "goal",
    "setup",
    "choose",
    "substitutes",
    "dialogue",
    "scoring",
    "abilities",
    "visit-end",
    "medals",
    "undo",
    "seeds",
)
KEYS = (
    ("1-9 0", "help-hand"),
    ("a b c d", "help-allies"),
    ("0-7", "help-fiefs"),
    ("l", "help-listen"),
    ("c f l e", "help-suits"),
    ("d", "help-draw"),
    ("⏎", "help-do"),
    ("←→↑↓ Tab", "help-arrows"),
    ("Esc", "help-escape"),
    ("u", "help-undo"),
    ("t", "help-transcript"),
    ("i", "help-card"),
    ("p", "help-piles"),
    ("m", "help-menu"),
    ("?", "help-help"),
)
ADVICE_KEYS = (("h", "help-hint"), ("o", "help-odds"))


class Rules(Rulebook):
    """Keys first when asked for from the table with `?`."""

    def __init__(self, *, with_advice: bool = False) -> None:
        super().__init__(SECTIONS, KEYS[:-1] + (ADVICE_KEYS if with_advice else ()) + KEYS[-1:])
