"""The abilities of Eyes, each case worked out from the rules by hand."""

from tests.northwood.by_hand import JQ, KP, check, check_legal, next_visit


def test_N6_JE_draws_two_and_discards_two() -> None:
    """N6.JE: any two, those just drawn included."""
    before = f"JE/LC/BL/LF {KP} 3 C1 F2E8.. - - 0 ready"
    check(before, "a", f"JE*/LC/BL/LF {KP} 3 C1F2E8 .. - - 0 ability:a:JE:2")
    check_legal(before, "a", "C1 E8 F2")
    check(before, "a E8", f"JE*/LC/BL/LF {KP} 3 C1F2 .. E8 - 0 ability:a:JE:1")
    check_legal(before, "a E8", "C1 F2")
    check(before, "a E8 C1", f"JE*/LC/BL/LF {KP} 3 F2 .. C1E8 - 0 spent")
    check(before, "a E8 F2", f"JE*/LC/BL/LF {KP} 3 C1 .. F2E8 - 0 spent")


def test_N6_JE_draws_what_the_deck_has_and_discards_two() -> None:
    """N6.JE, N6.skip, N6.R13: the visit ends only when both discards are made."""
    before = f"JE/LC/BL/LF {KP} 0 C1 F2 .. - 0 ready"
    check(before, "a", f"JE*/LC/BL/LF {KP} 0 C1F2 - .. - 0 ability:a:JE:2")
    check_legal(before, "a F2", "C1")
    check(before, "a F2 C1", next_visit("JE/LC/BL/LF", "KC+/KF/KL/KE/PC/PF/PL/PE"))


def test_N6_QE_looks_at_three_cards() -> None:
    """N6.QE, N6.R12: they stay where they are."""
    check(f"QE/LC/BL/LF {KP} 3 C1 F2E8.. - - 0 ready", "a", f"QE*/LC/BL/LF {KP} 3 C1 F2E8.. - - 3 spent")
    check(f"QE/LC/BL/LF {KP} 3 C1 F2E8.. - - 2 ready", "a", f"QE*/LC/BL/LF {KP} 3 C1 F2E8.. - - 3 spent")


def test_N6_QE_in_a_small_deck() -> None:
    """N6.QE, N6.R12"""
    check(f"QE/LC/BL/LF {KP} 3 C1 F2E8 .. - 0 ready", "a", f"QE*/LC/BL/LF {KP} 3 C1 F2E8 .. - 2 spent")


def test_N6_KE_names_a_suit_draws_two_and_discards_the_suit() -> None:
    """N6.KE"""
    before = f"KE/LC/BL/LF {JQ} 3 C1E3 F2E8.. - - 0 ready"
    check(before, "a", f"KE*/LC/BL/LF {JQ} 3 C1E3 F2E8.. - - 0 ability:a:KE:?")
    check_legal(before, "a", "C E F L")
    check(before, "a E", f"KE*/LC/BL/LF {JQ} 3 C1F2E38 .. - - 0 ability:a:KE:E")
    check_legal(before, "a E", "E3 E8")
    check(before, "a E E8", f"KE*/LC/BL/LF {JQ} 3 C1F2E3 .. E8 - 0 ability:a:KE:E")
    check(before, "a E E8 E3", f"KE*/LC/BL/LF {JQ} 3 C1F2 .. E3E8 - 0 spent")


def test_N6_KE_any_suit_may_be_named() -> None:
    """N6.KE, N6.R11: held before, drawn only, or neither."""
    before = f"KE/LC/BL/LF {JQ} 3 C1E3 F2E8.. - - 0 ready"
    check(before, "a C C1", f"KE*/LC/BL/LF {JQ} 3 F2E38 .. C1 - 0 spent")
    check(before, "a F", f"KE*/LC/BL/LF {JQ} 3 C1F2E38 .. - - 0 ability:a:KE:F")
    check(before, "a F F2", f"KE*/LC/BL/LF {JQ} 3 C1E38 .. F2 - 0 spent")
    check(before, "a L", f"KE*/LC/BL/LF {JQ} 3 C1F2E38 .. - - 0 spent")


def test_N6_KE_with_the_end_of_the_deck() -> None:
    """N6.KE, N6.skip, N6.R13, N5.end"""
    before = f"KE/LC/BL/LF {JQ} 1 C1E3 F2 .. E1 0 ready"
    check(before, "a C", f"KE*/LC/BL/LF {JQ} 1 C1F2E3 - .. E1 0 ability:a:KE:C")
    check(before, "a C C1", next_visit("KE/LC/BL/LF", "JC/JF+/JL/JE/QC/QF/QL/QE"))
    check(before, "a L", next_visit("KE/LC/BL/LF", "JC/JF+/JL/JE/QC/QF/QL/QE"))


def test_N6_KE_may_discard_the_whole_hand() -> None:
    """N6.KE, N5.end"""
    check(
        f"KE/LC/BL/LF {JQ} 1 C1 C2C3L1.. - - 0 ready",
        "a C C3 C1 C2",
        next_visit("KE/LC/BL/LF", "JC/-/JL/JE/QC/QF/QL/QE"),
    )


def test_N6_PE_discards_one_and_draws_one() -> None:
    """N6.PE"""
    before = f"PE/LC/BL/LF {JQ} 3 C1F4 F2E8.. - - 1 ready"
    check(before, "a", f"PE*/LC/BL/LF {JQ} 3 C1F4 F2E8.. - - 1 ability:a:PE:1")
    check_legal(before, "a", "C1 F4")
    check(before, "a F4", f"PE*/LC/BL/LF {JQ} 3 C1F2 E8.. F4 - 0 spent")


def test_N6_PE_repeats_for_each_other_exhausted_ally() -> None:
    """N6.PE, N6.R4"""
    before = f"PE/LC*/BL/LF* {JQ} 3 C1F4 F2E8L1.. - - 0 ready"
    check(before, "a", f"PE*/LC*/BL/LF* {JQ} 3 C1F4 F2E8L1.. - - 0 ability:a:PE:3")
    check(before, "a F4", f"PE*/LC*/BL/LF* {JQ} 3 C1F2 E8L1.. F4 - 0 ability:a:PE:2")
    check_legal(before, "a F4", "C1 F2")
    check(before, "a F4 F2 C1", f"PE*/LC*/BL/LF* {JQ} 3 L1E8 .. C1F2F4 - 0 spent")
    check(
        f"LC*/LF*/BL*/PE {JQ} 3 C1F4 F2E8L1.. - - 0 ready",
        "d",
        f"LC*/LF*/BL*/PE* {JQ} 3 C1F4 F2E8L1.. - - 0 ability:d:PE:4",
    )


def test_N6_PE_with_a_single_card() -> None:
    """N6.PE, N5.end: the hand is empty only in between."""
    check(
        f"PE/LC/BL/LF {JQ} 3 C1 F2E8.. - - 0 ready",
        "a C1",
        f"PE*/LC/BL/LF {JQ} 3 F2 E8.. C1 - 0 spent",
    )


def test_N6_LE_discards_the_sum_of_the_two_cards_drawn() -> None:
    """N6.LE: 3 and 3 are drawn; a card may be named if the rest of 6 can still be made."""
    before = f"LE/LC/BL/LF {JQ} 3 C1F1L46E5 C3F3.. - - 0 ready"
    check(before, "a", f"LE*/LC/BL/LF {JQ} 3 C13F13L46E5 .. - - 0 ability:a:LE:6")
    check_legal(before, "a", "C1 C3 E5 F1 F3 L4 L6")
    check(before, "a L6", f"LE*/LC/BL/LF {JQ} 3 C13F13L4E5 .. L6 - 0 spent")
    check(before, "a L4", f"LE*/LC/BL/LF {JQ} 3 C13F13L6E5 .. L4 - 0 ability:a:LE:2")
    check_legal(before, "a L4", "C1 F1")
    check_legal(before, "a C1", "E5 F1 L4")
    check_legal(before, "a C3", "F3")
    check_legal(before, "a L4 C1", "F1")
    check(before, "a L4 C1 F1", f"LE*/LC/BL/LF {JQ} 3 C3F3L6E5 .. F1C1L4 - 0 spent")
    check(before, "a F3 C3", f"LE*/LC/BL/LF {JQ} 3 C1F1L46E5 .. C3F3 - 0 spent")


def test_N6_LE_offers_no_card_that_leads_astray() -> None:
    """N6.LE: of 5, a 4 would leave a 1 that nobody holds, and a 6 is too much."""
    before = f"LE/LC/BL/LF {JQ} 3 L4E6 C2F3.. - - 0 ready"
    check_legal(before, "a", "C2 F3")
    check_legal(before, "a C2", "F3")


def test_N6_LE_a_card_is_not_counted_twice() -> None:
    """N6.LE: of 8 with two fours held, the second four makes up the remainder; with one it could not."""
    check_legal(f"LE/LC/BL/LF {JQ} 3 C4F4 C1F7.. - - 0 ready", "a", "C1 C4 F4 F7")
    check_legal(f"LE/LC/BL/LF {JQ} 3 C4 C1F7.. - - 0 ready", "a", "C1 F7")


def test_N6_LE_may_need_many_cards() -> None:
    """N6.LE: 16 is the greatest sum."""
    before = f"LE/LC/BL/LF {JQ} 3 C123F123L4 C8F8.. - - 0 ready"
    check(before, "a", f"LE*/LC/BL/LF {JQ} 3 C1238F1238L4 .. - - 0 ability:a:LE:16")
    check_legal(before, "a", "C1 C2 C3 C8 F1 F2 F3 F8 L4")
    check_legal(before, "a C1 C2 C3 F1 F2 F3", "L4")
    check(
        before,
        "a C1 C2 C3 F1 F2 F3 L4",
        f"LE*/LC/BL/LF {JQ} 3 C8F8 .. L4F3F2F1C3C2C1 - 0 spent",
    )


def test_N6_LE_with_the_last_card_of_the_deck() -> None:
    """N6.LE, N6.R5, N6.R13, N5.end: its value is the sum, and the visit ends after the discard."""
    before = f"LE/LC/BL/LF {JQ} 0 C1F1L3 E2 .. - 0 ready"
    check(before, "a", f"LE*/LC/BL/LF {JQ} 0 C1F1L3E2 - .. - 0 ability:a:LE:2")
    check_legal(before, "a", "C1 E2 F1")
    check(before, "a E2", next_visit("LE/LC/BL/LF", "JC+/JF/JL/JE/QC/QF/QL/QE"))
    check(before, "a C1 F1", next_visit("LE/LC/BL/LF", "JC+/JF/JL/JE/QC/QF/QL/QE"))


def test_N6_BE_an_even_response_draws() -> None:
    """N6.BE"""
    before = f"BE/LC/BL/LF {JQ} 3 C2F3 L1E8F1.. - - 0 ready"
    check(before, "a", f"BE*/LC/BL/LF {JQ} 3 C2F3 L1E8F1.. - - 0 spent!")
    check_legal(before, "a", "listen")
    check(before, "a listen", f"BE*/LC/BL/LF {JQ} 3 C2F3 E8F1.. L1 - 0 respond!")
    check(before, "a listen C2", f"BE*/LC/BL/LF {JQ} 3 F3E8 F1.. C2L1 - 0 ready")


def test_N6_BE_an_odd_response_discards() -> None:
    """N6.BE: which card is chosen after responding."""
    before = f"BE/LC/BL/LF {JQ} 3 C24F3 L1E8F1.. - - 0 ready"
    check(before, "a listen F3", f"BE*/LC/BL/LF {JQ} 3 C24 E8F1.. F3L1 - 0 ability:BE")
    check_legal(before, "a listen F3", "C2 C4")
    check(before, "a listen F3 C4", f"BE*/LC/BL/LF {JQ} 3 C2 E8F1.. C4F3L1 - 0 ready")


def test_N6_BE_counts_scoring_responses_alike() -> None:
    """N6.BE"""
    before = f"BE/LC/BL/LF {JQ} 3 C2F8E36 L1E8F1.. - - 0 ready"
    check(before, "a listen E3", f"BE*/LC/BL/LF {JQ} 3 C2F8E6 E8F1.. L1 E3 0 ability:BE")
    check(before, "a listen E3 F8", f"BE*/LC/BL/LF {JQ} 3 C2E6 E8F1.. F8L1 E3 0 ready")
    check(before, "a listen E6", f"BE*/LC/BL/LF {JQ} 3 C2F8E38 F1.. L1 E6 0 ready")


def test_N6_BE_waits_for_the_next_response_only() -> None:
    """N6.BE, N6.R6"""
    before = f"BE/LC/BL/LF {JQ} 3 C24F357 L1E8F1.. - - 0 ready"
    check(
        before,
        "a listen F3 C4 listen F5",
        f"BE*/LC/BL/LF {JQ} 3 C2F7 F1.. F5E8C4F3L1 - 0 ready",
    )
