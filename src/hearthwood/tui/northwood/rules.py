"""Help in place: the keys of the table, and the rules in sections."""

from collections.abc import Sequence

from textual.content import Content

from hearthwood.tui.menu import Item
from hearthwood.tui.prose import wrapped
from hearthwood.tui.reference import Reference
from hearthwood.tui.screens import rich

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
_KEY_WIDTH = 10
ADVICE_KEYS = (("h", "help-hint"), ("o", "help-odds"))


class Rules(Reference):
    """Keys first when asked for from the table with `?`."""

    def __init__(self, *, with_advice: bool = False) -> None:
        super().__init__()
        self._keys = KEYS[:-1] + (ADVICE_KEYS if with_advice else ()) + KEYS[-1:]

    def titles(self) -> Sequence[Item]:
        sections = [Item(name, self.words(f"rules-{name}-title")) for name in SECTIONS]
        return [Item("keys", self.words("help-title")), *sections]

    def text(self, name: str) -> Content:
        if name == "keys":
            return self._key_list()
        title = Content.styled(self.words(f"rules-{name}-title"), "bold $ember")
        return title + "\n\n" + rich(self.words(f"rules-{name}-text"))

    def _key_list(self) -> Content:
        """What each key does, beside it."""
        rows = [Content.styled(self.words("help-title"), "bold $ember"), Content()]
        for key, does in self._keys:
            first, *more = wrapped(self.words(does), self.text_width - _KEY_WIDTH)
            rows.append(Content.assemble((f"{key:<{_KEY_WIDTH}}", "bold $forest"), first))
            rows += [Content(" " * _KEY_WIDTH + line) for line in more]
        return Content("\n").join(rows)
