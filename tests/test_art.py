"""The drawings: complete, small, in the colours of the look, and nothing in them but shapes."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from hearthwood.northwood.cards import CHARACTER_TEXTS
from tools.art_sheet import ART, SIZES, SUITS, drawings, page

NAMESPACE = "http://www.w3.org/2000/svg"
SHAPES = {"svg", "g", "path", "circle", "ellipse"}
ATTRIBUTES = set(
    """
    viewBox d cx cy r rx ry transform class display opacity fill stroke stroke-width stroke-linecap
    stroke-linejoin stroke-dasharray stroke-dashoffset pathLength fill-rule
    """.split()
)
CLASSES = "plate body head eyes lids shade wall roof chimney smoke flag door boards".split()

# Bytes a drawing may have. Most are far smaller; what is larger has grown a tool's leavings.
LIMITS = {"portraits": 3000, "people": 2500, "scenes": 1400, "covers": 3000} | dict.fromkeys(
    "suits halls marks dice backs items events icons app".split(), 700
)
LINE_DRAWINGS = ("icons", "items", "events")
PEN = {
    "viewBox": "0 0 24 24",
    "fill": "none",
    "stroke": "currentColor",
    "stroke-width": "2",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
}

TOKENS = (ART / "tokens.css").read_text("utf-8")
COLOURS = set(re.findall(r"#[0-9A-F]+", (ART / "colours.txt").read_text("utf-8")))


def day_and_night() -> dict[str, tuple[str, str]]:
    """The tokens that are colours themselves; what stands for one of them comes with the next function."""
    [root] = re.findall(r"^:root \{(.*?)^\}", TOKENS, re.MULTILINE | re.DOTALL)
    pairs = re.findall(r"--(\w+): light-dark\((#\w+), (#\w+)\);", root)
    return {name: (day, night) for name, day, night in pairs}


def by_day() -> dict[str, str]:
    """Every token's colour by day, with Leaves for those that follow the suit."""
    colours = {name: day for name, (day, _) in day_and_night().items()}
    [leaves] = re.findall(r'\[data-suit="L"\] \{(.*?)\}', TOKENS, re.DOTALL)
    return colours | {name: colours[token] for name, token in re.findall(r"--(\w+): var\(--(\w+)\)", leaves)}


def all_drawings() -> list[Path]:
    return sorted(ART.rglob("*.svg"))


def paint_faults(paint: str) -> Iterator[str]:
    if paint in ("none", "currentColor") or paint in COLOURS:
        return
    token = re.fullmatch(r"var\(--(\w+),(#[0-9A-F]+)\)", paint)
    if token is None:
        yield f"{paint} is neither a token nor a listed colour"
    elif token[1] == "hood":  # given with each person, and replaced by whoever dresses them otherwise
        yield from paint_faults(token[2])
    elif by_day().get(token[1]) != token[2]:
        yield f"{paint} falls back to another colour than the token has by day"


def faults(folder: str, text: str) -> Iterator[str]:
    """What is wrong with a drawing, one line each."""
    if len(text.encode()) > LIMITS[folder]:
        yield f"has {len(text.encode())} bytes, more than {LIMITS[folder]}"
    if re.search(r"//|url\(|data:|<!|<\?", text.replace(NAMESPACE, "")):
        yield "holds an address, a comment or a declaration"
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        yield f"is not XML: {error}"
        return
    if not re.fullmatch(r"0 0 [1-9]\d* [1-9]\d*", root.get("viewBox", "")):
        yield "has no viewBox from 0 0"
    for element in root.iter():
        tag = element.tag.removeprefix(f"{{{NAMESPACE}}}")
        if tag not in SHAPES:
            yield f"<{tag}> is no shape"
        yield from (f"<{tag}> has {name}" for name in element.attrib if name not in ATTRIBUTES)
        for attribute in ("fill", "stroke"):
            yield from paint_faults(element.get(attribute, "none"))
        if element.get("class", "plate") not in CLASSES:
            yield f"class {element.get('class')} is unknown"


def luminance(colour: str) -> float:
    """Relative luminance after WCAG 2.2."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


# Every drawing


def test_drawings_are_small_and_hold_shapes_in_known_colours() -> None:
    found = [
        f"{path.relative_to(ART)}: {fault}"
        for path in all_drawings()
        for fault in faults(path.parent.name, path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<path d="M0 0H9" fill="#123456"/>', "#123456 is neither a token nor a listed colour"),
        ('<path d="M0 0H9" stroke="red"/>', "red is neither a token nor a listed colour"),
        (
            '<path d="M0 0H9" fill="var(--nothing,#FFF)"/>',
            "var(--nothing,#FFF) falls back to another colour than the token has by day",
        ),
        (
            '<path d="M0 0H9" fill="var(--sC,#FFF)"/>',
            "var(--sC,#FFF) falls back to another colour than the token has by day",
        ),
        ('<image href="data:image/png;base64,AA"/>', "<image> is no shape"),
        ('<path d="M0 0H9" id="a"/>', "<path> has id"),
        ('<path d="M0 0H9" style="fill:red"/>', "<path> has style"),
        ('<path d="M0 0H9" class="layer1"/>', "class layer1 is unknown"),
        ("<g>//example.net</g>", "holds an address, a comment or a declaration"),
        ("<!-- made with -->", "holds an address, a comment or a declaration"),
        (f'<path d="M0 0{"h1" * 400}"/>', "has 882 bytes, more than 700"),
        ("<path>", "is not XML: mismatched tag: line 1, column 68"),
    ],
)
def test_a_fault_in_a_drawing_is_found(body: str, fault: str) -> None:
    assert fault in list(faults("icons", f'<svg xmlns="{NAMESPACE}" viewBox="0 0 24 24">{body}</svg>'))


def test_a_drawing_without_a_viewbox_is_found() -> None:
    assert list(faults("icons", f'<svg xmlns="{NAMESPACE}"/>')) == ["has no viewBox from 0 0"]


def test_every_listed_colour_is_used() -> None:
    drawn = {
        colour
        for path in all_drawings()
        for colour in re.findall(
            r"#[0-9A-F]+", re.sub(r"var\(--(?!hood)[^)]*\)", "", path.read_text("utf-8"))
        )
    }
    assert COLOURS - drawn == set()


# What must be there


def test_every_character_has_a_portrait() -> None:
    assert {path.stem for path in drawings("portraits")} == set(CHARACTER_TEXTS)


def test_every_suit_has_a_glyph() -> None:
    assert {path.stem for path in drawings("suits")} == set(SUITS.values())


@pytest.mark.parametrize("folder", ["portraits", "people"])
def test_whoever_has_a_face_can_close_the_eyes(folder: str) -> None:
    for path in drawings(folder):
        classes = {element.get("class") for element in ET.parse(path).iter()}
        assert classes >= {"plate", "body", "head", "eyes", "lids", "shade"}, path.name


def test_halls_have_the_same_states_in_both_sizes() -> None:
    names = {path.stem for path in drawings("halls")} - {"trees"}
    states = {"open", "here", "friendly", "away", "lost"}
    assert names == states | {f"{state}-small" for state in states}


def test_nordguard_has_scenes_people_and_items_enough_for_a_set() -> None:
    scenes = {path.stem for path in drawings("scenes")}
    assert len(scenes - {"frontier", "destination", "face-down"}) >= 24
    assert {"frontier", "destination", "face-down"} <= scenes
    assert len(drawings("people")) >= 10
    assert len(drawings("items")) >= 16


@pytest.mark.parametrize("folder", LINE_DRAWINGS)
def test_line_drawings_share_one_pen(folder: str) -> None:
    for path in drawings(folder):
        root = ET.parse(path).getroot()
        assert root.attrib == PEN, path.name
        paints = {element.get("fill", "none") for element in root.iter()} | {
            element.get("stroke", "none") for element in root.iter()
        }
        assert paints <= {"none", "currentColor"}, path.name


# Colours


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
def test_text_and_suits_can_be_read_on_every_surface(theme: int) -> None:
    colours = {name: pair[theme] for name, pair in day_and_night().items()}
    for surface in ("card", "table", "lit"):
        for text in ("ink", "ink2", "forest", "ember", "gold", "sC", "sF", "sL", "sE"):
            assert contrast(colours[text], colours[surface]) >= 4.5, (text, surface)
    for surface in ("card", "table", "sunk", "lit"):
        assert contrast(colours["line"], colours[surface]) >= 3, surface
    assert contrast(colours["onforest"], colours["forest"]) >= 4.5
    for suit in "CFLE":
        assert contrast(colours[f"m{suit}"], colours[f"r{suit}"]) >= 3.4, suit


# The sheet


def test_the_sheet_shows_every_drawing_in_both_themes() -> None:
    assert {path.parent.name for path in all_drawings()} == set(SIZES)
    sheet = page()
    for path in all_drawings():
        shape = path.read_text("utf-8").split("\n", 1)[1]
        assert sheet.count(shape) >= 2 * len(SIZES[path.parent.name]), path.name
