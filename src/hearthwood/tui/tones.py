"""How sentences sound, and what that looks like."""

from enum import Enum


class Tone(Enum):
    """How a line sounds, for its style."""

    PLAIN = "plain"
    QUIET = "quiet"
    GOOD = "good"
    BAD = "bad"
    HEAD = "head"


STYLES = {
    Tone.PLAIN: "$ink",
    Tone.QUIET: "$ink2",
    Tone.GOOD: "bold $gold",
    Tone.BAD: "bold $ember",
    Tone.HEAD: "bold $ink",
}
