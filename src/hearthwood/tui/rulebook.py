"""Help in place: the keys of a table, and the rules of its game in sections."""

from collections.abc import Sequence

from textual.content import Content

from .menu import Item
from .prose import wrapped
from .reference import Reference
from .screens import rich

_KEY_WIDTH = 10

Keys = Sequence[tuple[str, str]]
"""Keys as they are shown, with the names of the messages that explain them."""


class Rulebook(Reference):
    """Keys first, then a page a section."""

    def __init__(self, sections: Sequence[str], keys: Keys) -> None:
        super().__init__()
        self._sections = sections
        self._keys = keys

    def titles(self) -> Sequence[Item]:
        sections = [Item(name, self.words(f"rules-{name}-title")) for name in self._sections]
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
