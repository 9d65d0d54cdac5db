"""The Queen of Leaves, who does what the ruler of the moment does: each ruler once, worked out by hand."""

import pytest

from tests.northwood.by_hand import STREAM, check, check_legal
from tests.northwood.chance import SplitMix64, shuffle

# One table for all: the Queen in slot b, slot a exhausted, a hand in which nearly every ability finds cards.
HAND = "C3F6L8E357"
BEFORE = f"{HAND} F2E1L1.. L3F4 F7C8 0 ready"

CHANCE = SplitMix64(int(STREAM, 16))
WITHOUT_THREES = "F2 E1 L1 C1 C2 C4 C5 C6 C7 F1 F5 F8 L2 L4 L5 L6 L7 E2 E4 E6 E8".split()
SHUFFLED = "".join(shuffle(WITHOUT_THREES, CHANCE))

CASES = {
    "JC": ("", "C3F26L8E1357 L1.. L3F4 F7C8 0 spent"),
    "QC": ("", "C3F267L38E357 E1L1.. F4 C8 0 spent"),
    "KC": ("L8", "C3F6E357 F2E1L1.. L3F4 L8F7C8 0 spent"),
    "PC": ("draw done", "C3F26L8E1357 L1.. L3F4 F7C8 0 spent"),
    "LC": ("E3", "C3F26L18E157 .. E3L3F4 F7C8 0 spent"),
    "BC": ("C3", f"C3F36L8E357 {SHUFFLED} L3F4 F7C8 0 spent {CHANCE.state:016x}"),
    "JF": ("F6", "C3L8E357 F2E1L1.. F6L3F4 F7C8 0 spent"),
    "QF": ("", f"{HAND} F7F2E1L1.. L3F4 C8 1 spent"),
    "KF": ("F6 C3", "L8E357 F2E1L1.. C3F6L3F4 F7C8 0 spent"),
    "PF": ("C3", "F6L8E357 F2E1L1.. C3L3F4 F7C8 0 spent"),
    "LF": ("F6", "C3L8E357 F2E1L1.. F6L3F4 F7C8 0 spent"),
    "BF": ("E3 C3", "F6L8E57 F2E1L1.. C3E3L3F4 F7C8 0 spent"),
    "KL": ("E3", "C3F26L8E57 E3E1L1.. L3F4 F7C8 1 spent"),
    "BL": ("C3 E7", "F67L38E35 F2E1L1.. C3F4 E7C8 0 spent"),
    "JE": ("C3 L8", "F26E1357 L1.. L8C3L3F4 F7C8 0 spent"),
    "QE": ("", f"{HAND} F2E1L1.. L3F4 F7C8 3 spent"),
    "KE": ("E E1 E3 E5 E7", "C3F26L8 L1.. E7E5E3E1L3F4 F7C8 0 spent"),
    "PE": ("C3 L8", "F26E1357 L1.. L8C3L3F4 F7C8 0 spent"),
    "LE": ("C3", "F26L8E1357 L1.. C3L3F4 F7C8 0 spent"),
    "BE": ("", f"{HAND} F2E1L1.. L3F4 F7C8 0 spent!"),
}


def table(ruler: str) -> tuple[list[str], list[str]]:
    """Three allies beside the Queen, and eight rulers with this one in fief 3."""
    others = [name for name in "LF BF LL KF KL QC PC QF KE PL BC".split() if name != ruler]
    return others[:3], [*others[3:6], ruler, *others[6:10]]


@pytest.mark.parametrize("ruler", CASES)
def test_N6_QL_does_what_the_ruler_says(ruler: str) -> None:
    """N6.QL"""
    moves, result = CASES[ruler]
    (a, c, d), rulers = table(ruler)
    fiefs = "/".join(rulers)
    before = f"{a}*/QL/{c}/{d} {fiefs} 3 {BEFORE}"
    check(before, f"b {moves}", f"{a}*/QL*/{c}/{d} {fiefs} 3 {result}")


def test_N6_QL_names_the_ability_that_runs() -> None:
    """N6.QL, N7.phase: the slot is hers, the character the ruler's."""
    check(
        f"LF/QL/BF/KF QC/PC/QF/LE/KE/PL/BC/KL 3 {BEFORE}",
        "b",
        "LF/QL*/BF/KF QC/PC/QF/LE/KE/PL/BC/KL 3 C3F26L8E1357 L1.. L3F4 F7C8 0 ability:b:LE:3",
    )


def test_N6_QL_as_the_Jack_of_Leaves() -> None:
    """N6.QL, N6.JL"""
    before = f"LF/QL/BF/KF QC/-/QF/JL/KE/PL/BC/KL 3 {BEFORE}"
    check_legal(before, "b", "@2 @4 @5")
    check(before, "b @5", f"LF/QL*/BF/KF QC/-/QF/PL/KE/JL/BC/KL 3 {BEFORE[:-5]}spent")


def test_N6_QL_as_the_Prince_of_Leaves() -> None:
    """N6.QL, N6.PL"""
    before = f"LF/QL/BF/KF QC/-/-/PL/KE/JL/BC/KL 3 {BEFORE}"
    check_legal(before, "b", "@0 @4")
    check(before, "b @0", f"LF/QL*/BF/KF QC/-/-/PL/KE/JL/BC/KL 0 {BEFORE[:-5]}spent")


def test_N6_QL_as_the_Lady_of_Leaves() -> None:
    """N6.QL, N6.LL, N6.R10: she readies any slot but her own."""
    before = f"LF*/QL/BF*/KF QC/-/-/LL/KE/JL/BC/KL 3 {BEFORE}"
    check_legal(before, "b", "a c")
    check(
        before,
        "b c",
        "LF*/QL*/BF/KF QC/-/-/LL/KE/JL/BC/KL 3 C3F26L8E357 E1L1.. L3F4 F7C8 0 spent",
    )


def test_N6_QL_does_nothing_where_the_ruler_could_do_nothing() -> None:
    """N6.QL, N6.must"""
    check(
        "LF/QL/BF/KC PC/-/-/KF/KE/JL/BC/KL 3 C12 F1.. - - 0 ready",
        "b",
        "LF/QL*/BF/KC PC/-/-/KF/KE/JL/BC/KL 3 C12 F1.. - - 0 spent",
    )


def test_N6_QL_as_a_substitute() -> None:
    """N6.QL, N6.R9: she covers another ally."""
    check(
        "LF/LE/BF+7/KC PC/-/-/QE/KE/JL/BC/QL^ 3 C12 F1.. - - 0 ready",
        "c",
        "LF/LE/BF+7*/KC PC/-/-/QE/KE/JL/BC/QL^ 3 C12 F1.. - - 3 spent",
    )


def test_N6_QL_uses_the_trump_of_the_ruler_she_copies() -> None:
    """N6.QL, N6.trump: the Jack of Flowers rules, so Flowers go."""
    check_legal("LF/QL/BF/KC PC/-/-/JF/KE/JL/BC/KL 3 C12F1L5E34 F2.. - - 0 ready", "b", "F1")
