"""The colours of the table, by day and by night, as Textual themes.

A name here is a variable in every style: `$ember`. Text keeps a contrast of 4.5 to what it stands on, and the
four suits stay apart under every common deficiency of colour vision. Shape and letter need no colour at all.
"""

import os
from collections.abc import Mapping

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import NoColor
from textual.theme import Theme

_REVERSE = Style(reverse=True)
_MIDDLE = 0.45
"""Between the brightness of grounds by day and by night."""

DAY = "day"
NIGHT = "night"

_DAY = {
    "table": "#EFE6D4",
    "card": "#FCF8EE",
    "sunk": "#E3D7BF",
    "lit": "#FBE8BC",
    "ink": "#22291F",
    "ink2": "#57574A",
    "line": "#7D7357",
    "hair": "#CDBF9F",
    "forest": "#28493A",
    "onforest": "#FCF8EE",
    "ember": "#A03C14",
    "gold": "#835700",
    "suitC": "#782B06",
    "suitF": "#8F5192",
    "suitL": "#376D4C",
    "suitE": "#19305C",
    "roofC": "#782B06",
    "roofF": "#8F5192",
    "roofL": "#376D4C",
    "roofE": "#19305C",
    "onroofC": "#FCF8EE",
    "onroofF": "#FCF8EE",
    "onroofL": "#FCF8EE",
    "onroofE": "#FCF8EE",
    "deck": "#28493A",
    "ondeck": "#8FB09B",
    "back": "#3F606C",
    "onback": "#DCE7EA",
}
_NIGHT = {
    "table": "#101A15",
    "card": "#22312A",
    "sunk": "#0A120E",
    "lit": "#3A2D16",
    "ink": "#F1E9D8",
    "ink2": "#B6BBA6",
    "line": "#7C8C81",
    "hair": "#33443B",
    "forest": "#8CC7A2",
    "onforest": "#0F1A14",
    "ember": "#F2A15E",
    "gold": "#E8BC55",
    "suitC": "#EA7A34",
    "suitF": "#FBC2E1",
    "suitL": "#B4E39D",
    "suitE": "#46A2EE",
    "roofC": "#5E3B27",
    "roofF": "#5B4256",
    "roofL": "#3A583C",
    "roofE": "#2C4763",
    "onroofC": "#FFB98A",
    "onroofF": "#FBC2E1",
    "onroofL": "#B4E39D",
    "onroofE": "#9CCDF7",
    "deck": "#2C5542",
    "ondeck": "#8CC7A2",
    "back": "#22404C",
    "onback": "#A9C6CD",
}


def _theme(name: str, tokens: Mapping[str, str], *, dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=tokens["forest"],
        secondary=tokens["line"],
        accent=tokens["ember"],
        warning=tokens["gold"],
        error=tokens["ember"],
        success=tokens["forest"],
        foreground=tokens["ink"],
        background=tokens["table"],
        surface=tokens["table"],
        panel=tokens["card"],
        dark=dark,
        variables={
            **tokens,
            "scrollbar": tokens["line"],
            "scrollbar-background": tokens["table"],
            "scrollbar-hover": tokens["ink2"],
            "scrollbar-active": tokens["ink"],
            "scrollbar-background-hover": tokens["table"],
            "scrollbar-background-active": tokens["table"],
            "scrollbar-corner-color": tokens["table"],
            "input-cursor-background": tokens["ink"],
            "input-cursor-foreground": tokens["card"],
            "input-selection-background": tokens["lit"],
        },
    )


THEMES = {DAY: _theme(DAY, _DAY, dark=False), NIGHT: _theme(NIGHT, _NIGHT, dark=True)}


class Bare(NoColor):
    """Takes all colours away, for NO_COLOR. What is filled against the table is shown in reverse instead."""

    def __init__(self, *, dark: bool) -> None:
        super().__init__()
        self._dark = dark

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments in the terminal's own two colours."""
        bare = super().apply(segments, background)
        return [
            Segment(text, style + _REVERSE if style and self._filled(before.style) else style, control)
            for before, (text, style, control) in zip(segments, bare, strict=True)
        ]

    def _filled(self, style: Style | None) -> bool:
        """Is the ground as bright as text, on a dark table, or as dark, on a bright one?"""
        if style is None or style.bgcolor is None or style.bgcolor.is_default:
            return False
        bright = Color.from_rich_color(style.bgcolor).brightness > _MIDDLE
        return bright == self._dark


def system_theme(environment: Mapping[str, str] = os.environ) -> str:
    """Day if the terminal says that its background is light, otherwise night, as most terminals are dark."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return DAY if background in {"7", "15"} else NIGHT
