"""The abilities of Claws, each case worked out from the rules by hand."""

from tests.northwood.by_hand import JQ, KP, STREAM, check, check_legal, next_visit
from tests.northwood.chance import SplitMix64, shuffle


def test_N6_JC_draws_until_eight_are_held() -> None:
    """N6.JC"""
    check(
        f"JC/LF/BL/LE {KP} 3 C13F7 F2E8C4L1L2L3.. - - 0 ready",
        "a",
        f"JC*/LF/BL/LE {KP} 3 C134F27L12E8 L3.. - - 0 spent",
    )
    check(
        f"LF/JC/BL/LE {KP} 3 C1234567 F2.. - - 0 ready",
        "b",
        f"LF/JC*/BL/LE {KP} 3 C1234567F2 .. - - 0 spent",
    )


def test_N6_JC_does_nothing_with_eight_or_more() -> None:
    """N6.JC, N6.must: the slot is exhausted all the same."""
    check(
        f"JC/LF/BL/LE {KP} 3 C12345678 F1.. - - 0 ready",
        "a",
        f"JC*/LF/BL/LE {KP} 3 C12345678 F1.. - - 0 spent",
    )
    check(
        f"JC/LF/BL/LE {KP} 3 C12345678F1 F2.. - - 0 ready",
        "a",
        f"JC*/LF/BL/LE {KP} 3 C12345678F1 F2.. - - 0 spent",
    )


def test_N6_JC_stops_at_an_empty_deck_and_the_visit_ends() -> None:
    """N6.JC, N6.skip, N5.end"""
    check(
        f"JC/LF/BL/LE {KP} 3 C13F7 F2E8 .. L1L2L3 0 ready",
        "a",
        next_visit("JC/LF/BL/LE", "KC/KF/KL/KE+/PC/PF/PL/PE"),
    )


def test_N6_QC_takes_the_top_of_each_pile() -> None:
    """N6.QC"""
    check(
        f"QC/LF/BL/LE {KP} 3 C1 F2.. L3E1 L4L5 0 ready",
        "a",
        f"QC*/LF/BL/LE {KP} 3 C1F2L34 .. E1 L5 0 spent",
    )


def test_N6_QC_passes_over_empty_piles() -> None:
    """N6.QC"""
    check(f"QC/LF/BL/LE {KP} 3 C1 F2.. - - 0 ready", "a", f"QC*/LF/BL/LE {KP} 3 C1F2 .. - - 0 spent")
    check(f"QC/LF/BL/LE {KP} 3 C1 F2.. E1 - 0 ready", "a", f"QC*/LF/BL/LE {KP} 3 C1F2E1 .. - - 0 spent")
    check(f"QC/LF/BL/LE {KP} 3 C1 F2.. - E1 0 ready", "a", f"QC*/LF/BL/LE {KP} 3 C1F2E1 .. - - 0 spent")


def test_N6_QC_lowers_the_score_before_it_counts() -> None:
    """N6.QC, N5.end: the last card of the deck ends the visit with one card fewer on the score pile."""
    check(
        f"QC/LF/BL/LE {KP} 1 C1 F2 L3.. L4L5 0 ready",
        "a",
        next_visit("QC/LF/BL/LE", "KC/KF+/KL/KE/PC/PF/PL/PE"),
    )


def test_N6_KC_moves_the_highest_cards_in_the_players_order() -> None:
    """N6.KC, N6.order"""
    before = f"KC/LF/BL/LE {JQ} 3 C5F5L2E5 .. - L8 0 ready"
    check(before, "a", f"KC*/LF/BL/LE {JQ} 3 C5F5L2E5 .. - L8 0 ability:a:KC:5")
    check_legal(before, "a", "C5 E5 F5")
    check(before, "a F5", f"KC*/LF/BL/LE {JQ} 3 C5L2E5 .. - F5L8 0 ability:a:KC:5")
    check_legal(before, "a F5 C5", "E5")
    check(before, "a F5 C5 E5", f"KC*/LF/BL/LE {JQ} 3 L2 .. - E5C5F5L8 0 spent")


def test_N6_KC_asks_for_a_single_card_too() -> None:
    """N6.KC, N6.order"""
    before = f"LC/LF/BL/KC {JQ} 3 C1L2E8 .. F1 - 0 ready"
    check(before, "d", f"LC/LF/BL/KC* {JQ} 3 C1L2E8 .. F1 - 0 ability:d:KC:8")
    check_legal(before, "d", "E8")


def test_N6_KC_may_end_the_visit_with_what_it_scored() -> None:
    """N6.KC, N5.end"""
    check(
        f"KC/LF/BL/LE {JQ} 2 F8E8 .. - - 0 ready",
        "a E8 F8",
        next_visit("KC/LF/BL/LE", "JC/JF/JL+/JE/QC/QF/QL/QE"),
    )


def test_N6_PC_draws_on_until_the_player_stops() -> None:
    """N6.PC"""
    before = f"PC/LF/BL/LE {JQ} 3 C1 F2L8C4.. - - 0 ready"
    check(before, "a", f"PC*/LF/BL/LE {JQ} 3 C1F2 L8C4.. - - 0 ability:a:PC")
    check_legal(before, "a", "done draw")
    check(before, "a done", f"PC*/LF/BL/LE {JQ} 3 C1F2 L8C4.. - - 0 spent")
    check(before, "a draw", f"PC*/LF/BL/LE {JQ} 3 C1F2L8 C4.. - - 0 ability:a:PC")
    check(before, "a draw draw done", f"PC*/LF/BL/LE {JQ} 3 C14F2L8 .. - - 0 spent")


def test_N6_PC_ends_with_a_trump_card() -> None:
    """N6.PC, N6.R1: the trump card stays in hand."""
    check(
        f"PC/LF/BL/LE {JQ} 3 C1 F2E8C4.. - - 0 ready",
        "a draw",
        f"PC*/LF/BL/LE {JQ} 3 C1F2E8 C4.. - - 0 spent",
    )


def test_N6_PC_ends_with_the_deck() -> None:
    """N6.PC, N5.end: nothing is asked when no card is left to draw."""
    before = f"PC/LF/BL/LE {JQ} 3 C1 F2C4 .. - 0 ready"
    check_legal(before, "a", "done draw")
    check(before, "a draw", next_visit("PC/LF/BL/LE", "JC/JF/JL/-/QC/QF/QL/QE"))
    check(
        f"PC/LF/BL/LE {JQ} 0 C1 F2 .. - 0 ready",
        "a",
        next_visit("PC/LF/BL/LE", "JC+/JF/JL/JE/QC/QF/QL/QE"),
    )


def test_N6_LC_discards_a_lowest_card_and_draws_its_value() -> None:
    """N6.LC"""
    before = f"LC/LF/BL/LE {JQ} 3 C3F3L5E5 L1L2L6L7.. C1 - 0 ready"
    check(before, "a", f"LC*/LF/BL/LE {JQ} 3 C3F3L5E5 L1L2L6L7.. C1 - 0 ability:a:LC")
    check_legal(before, "a", "C3 F3")
    check(before, "a F3", f"LC*/LF/BL/LE {JQ} 3 C3L1256E5 L7.. F3C1 - 0 spent")
    check(before, "a C3", f"LC*/LF/BL/LE {JQ} 3 F3L1256E5 L7.. C3C1 - 0 spent")


def test_N6_LC_asks_for_a_single_card_too_and_may_empty_the_hand_in_between() -> None:
    """N6.LC, N5.end: the end is looked at once the ability is resolved."""
    before = f"LC/LF/BL/LE {JQ} 3 C1 L2L3.. - - 0 ready"
    check_legal(before, "a", "C1")
    check(before, "a C1", f"LC*/LF/BL/LE {JQ} 3 L2 L3.. C1 - 0 spent")


def test_N6_LC_draws_what_the_deck_has() -> None:
    """N6.LC, N6.skip"""
    check(
        f"LC/LF/BL/LE {JQ} 0 C8F8 L1L2 .. - 0 ready",
        "a F8",
        next_visit("LC/LF/BL/LE", "JC+/JF/JL/JE/QC/QF/QL/QE"),
    )


def test_N6_BC_takes_all_of_the_value_and_shuffles_the_rest() -> None:
    """N6.BC, N2.shuffle: the rest keeps its order, its top is item 0, the visit's stream goes on."""
    before = f"BC/LF/LL/LE {JQ} 3 C3F5 L3F1E3L2L1C4 .. - 0 ready"
    check(before, "a", f"BC*/LF/LL/LE {JQ} 3 C3F5 L3F1E3L2L1C4 .. - 0 ability:a:BC")
    check_legal(before, "a", "C3 F5")

    chance = SplitMix64(int(STREAM, 16))
    deck = "".join(shuffle(["F1", "L2", "L1", "C4"], chance))
    stream = f"{chance.state:016x}"
    check(before, "a C3", f"BC*/LF/LL/LE {JQ} 3 C3F5L3E3 {deck} .. - 0 spent {stream}")


def test_N6_BC_shuffles_also_when_nothing_is_found() -> None:
    """N6.BC"""
    chance = SplitMix64(int(STREAM, 16))
    deck = "".join(shuffle(["F1", "L2", "L1", "C4", "E8"], chance))
    check(
        f"BC/LF/LL/LE {JQ} 3 C3F5 F1L2L1C4E8 .. - 2 ready",
        "a C3",
        f"BC*/LF/LL/LE {JQ} 3 C3F5 {deck} .. - 0 spent {chance.state:016x}",
    )


def test_N6_BC_shuffles_a_long_deck() -> None:
    """N6.BC, N2.shuffle"""
    deck = "L3F1E3L2L1C4E8E7E6E5E4L8L7L6F8F7F6F4F2C8C7C6C5C2"
    rest = [deck[place : place + 2] for place in range(0, len(deck), 2)]
    rest = [card for card in rest if card[1] != "5"]
    chance = SplitMix64(int(STREAM, 16))
    shuffled = "".join(shuffle(rest, chance))
    check(
        f"BC/LF/LL/LE {JQ} 3 C3F5 {deck} .. - 9 ready",
        "a F5",
        f"BC*/LF/LL/LE {JQ} 3 C35F5E5 {shuffled} .. - 0 spent {chance.state:016x}",
    )


def test_N6_BC_draws_nothing_from_the_stream_for_a_single_card() -> None:
    """N6.BC, N2.shuffle"""
    check(
        f"BC/LF/LL/LE {JQ} 3 C3F5 E3L1 .. - 1 ready",
        "a C3",
        f"BC*/LF/LL/LE {JQ} 3 C3F5E3 L1 .. - 0 spent",
    )


def test_N6_BC_may_empty_the_deck() -> None:
    """N6.BC, N5.end"""
    check(
        f"BC/LF/LL/LE {JQ} 3 C3F5 L3E3 .. E1E2E4 0 ready",
        "a C3",
        next_visit("BC/LF/LL/LE", "JC/JF/JL/JE+/QC/QF/QL/QE"),
    )
