"""The colours of the table, by day and by night, as Textual themes.

A name here is a variable in every style: `$ember`. Text keeps a contrast of 4.5 to what it stands on, and the
four suits stay apart under every common deficiency of colour vision. Shape and letter need no colour at all.
"""

import os
from collections.abc import Mapping

from textual.theme import Theme

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
    "suit-c": "#782B06",
    "suit-f": "#8F5192",
    "suit-l": "#376D4C",
    "suit-e": "#19305C",
    "roof-c": "#782B06",
    "roof-f": "#8F5192",
    "roof-l": "#376D4C",
    "roof-e": "#19305C",
    "onroof-c": "#FCF8EE",
    "onroof-f": "#FCF8EE",
    "onroof-l": "#FCF8EE",
    "onroof-e": "#FCF8EE",
    "deck": "#28493A",
    "ondeck": "#8FB09B",
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
    "suit-c": "#EA7A34",
    "suit-f": "#FBC2E1",
    "suit-l": "#B4E39D",
    "suit-e": "#46A2EE",
    "roof-c": "#5E3B27",
    "roof-f": "#5B4256",
    "roof-l": "#3A583C",
    "roof-e": "#2C4763",
    "onroof-c": "#FFB98A",
    "onroof-f": "#FBC2E1",
    "onroof-l": "#B4E39D",
    "onroof-e": "#9CCDF7",
    "deck": "#2C5542",
    "ondeck": "#8CC7A2",
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


def system_theme(environment: Mapping[str, str] = os.environ) -> str:
    """Day if the terminal says that its background is light, otherwise night, as most terminals are dark."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return DAY if background in {"7", "15"} else NIGHT
