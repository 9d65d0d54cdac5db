"""The abilities of Flowers, each case worked out from the rules by hand."""

from tests.northwood.by_hand import JQ, KP, check, check_legal, next_visit


def test_N6_JF_discards_all_trump_cards() -> None:
    """N6.JF, N6.order"""
    before = f"JF/LC/BL/LE {KP} 3 C1L5E25 .. C2 - 0 ready"
    check(before, "a", f"JF*/LC/BL/LE {KP} 3 C1L5E25 .. C2 - 0 ability:a:JF")
    check_legal(before, "a", "E2 E5")
    check(before, "a E5", f"JF*/LC/BL/LE {KP} 3 C1L5E2 .. E5C2 - 0 ability:a:JF")
    check_legal(before, "a E5", "E2")
    check(before, "a E5 E2", f"JF*/LC/BL/LE {KP} 3 C1L5 .. E2E5C2 - 0 spent")
    check(before, "a E2 E5", f"JF*/LC/BL/LE {KP} 3 C1L5 .. E5E2C2 - 0 spent")


def test_N6_JF_without_trump_does_nothing() -> None:
    """N6.JF, N6.R11"""
    check(f"JF/LC/BL/LE {KP} 0 F1L5E25 .. C2 - 0 ready", "a", f"JF*/LC/BL/LE {KP} 0 F1L5E25 .. C2 - 0 spent")


def test_N6_JF_may_discard_the_whole_hand() -> None:
    """N6.JF, N5.end"""
    check(
        f"JF/LC/BL/LE {KP} 5 F18 .. C2 - 0 ready",
        "a F8 F1",
        next_visit("JF/LC/BL/LE", "KC/KF/KL/KE/PC/-/PL/PE"),
    )


def test_N6_QF_puts_the_last_scored_card_on_the_deck() -> None:
    """N6.QF: the score falls by one, and the ruler's next statement is that card."""
    before = f"QF/LC/BL/LE {KP} 3 C1 F2.. - L4L5 0 ready"
    check(before, "a", f"QF*/LC/BL/LE {KP} 3 C1 L4F2.. - L5 1 spent")
    check(before, "a listen", f"QF*/LC/BL/LE {KP} 3 C1 F2.. L4 L5 0 respond")


def test_N6_QF_without_a_score_does_nothing() -> None:
    """N6.QF"""
    check(f"QF/LC/BL/LE {KP} 3 C1 F2.. L4 - 0 ready", "a", f"QF*/LC/BL/LE {KP} 3 C1 F2.. L4 - 0 spent")


def test_N6_KF_discards_two_cards_of_nine_together() -> None:
    """N6.KF"""
    before = f"KF/LC/BL/LE {JQ} 3 C1F8L3E4 .. - - 0 ready"
    check(before, "a", f"KF*/LC/BL/LE {JQ} 3 C1F8L3E4 .. - - 0 ability:a:KF:0")
    check_legal(before, "a", "C1 F8")
    check(before, "a C1", f"KF*/LC/BL/LE {JQ} 3 F8L3E4 .. C1 - 0 ability:a:KF:8")
    check_legal(before, "a C1", "F8")
    check(before, "a C1 F8", f"KF*/LC/BL/LE {JQ} 3 L3E4 .. F8C1 - 0 spent")
    check(before, "a F8", f"KF*/LC/BL/LE {JQ} 3 C1L3E4 .. F8 - 0 ability:a:KF:1")
    check(before, "a F8 C1", f"KF*/LC/BL/LE {JQ} 3 L3E4 .. C1F8 - 0 spent")


def test_N6_KF_any_partner_will_do() -> None:
    """N6.KF: two cards only, even where more pairs are held."""
    before = f"KF/LC/BL/LE {JQ} 3 C1458F8L1E5 .. - - 0 ready"
    check_legal(before, "a", "C1 C4 C5 C8 E5 F8 L1")
    check_legal(before, "a F8", "C1 L1")
    check(before, "a F8 L1", f"KF*/LC/BL/LE {JQ} 3 C1458E5 .. L1F8 - 0 spent")
    check_legal(before, "a C4", "C5 E5")
    check(before, "a C4 E5", f"KF*/LC/BL/LE {JQ} 3 C158F8L1 .. E5C4 - 0 spent")


def test_N6_KF_knows_every_pair() -> None:
    """N6.KF: 1 and 8, 2 and 7, 3 and 6, 4 and 5."""
    for low in range(1, 5):
        before = f"KF/LC/BL/LE {JQ} 3 C{low}F{9 - low} .. - - 0 ready"
        check_legal(before, "a", f"C{low} F{9 - low}")
        check_legal(before, f"a C{low}", f"F{9 - low}")
        check_legal(before, f"a F{9 - low}", f"C{low}")


def test_N6_KF_without_a_pair_does_nothing() -> None:
    """N6.KF, N6.must"""
    for hand in ("C1F2L5E6", "C8", "C4F4L4E4", "C123F123"):
        check(
            f"KF/LC/BL/LE {JQ} 3 {hand} .. - - 0 ready",
            "a",
            f"KF*/LC/BL/LE {JQ} 3 {hand} .. - - 0 spent",
        )


def test_N6_KF_may_discard_the_whole_hand() -> None:
    """N6.KF, N5.end"""
    check(
        f"KF/LC/BL/LE {JQ} 0 C4L5 .. - - 0 ready",
        "a L5 C4",
        next_visit("KF/LC/BL/LE", "JC+/JF/JL/JE/QC/QF/QL/QE"),
    )


def test_N6_PF_keeps_one_card_of_each_value() -> None:
    """N6.PF"""
    before = f"PF/LC/BL/LE {JQ} 3 C35F3L37E5 .. - - 0 ready"
    check(before, "a", f"PF*/LC/BL/LE {JQ} 3 C35F3L37E5 .. - - 0 ability:a:PF")
    check_legal(before, "a", "C3 C5 E5 F3 L3")
    check(before, "a C3", f"PF*/LC/BL/LE {JQ} 3 C5F3L37E5 .. C3 - 0 ability:a:PF")
    check_legal(before, "a C3", "C5 E5 F3 L3")
    check_legal(before, "a C3 F3", "C5 E5")
    check(before, "a C3 F3 E5", f"PF*/LC/BL/LE {JQ} 3 C5L37 .. E5F3C3 - 0 spent")
    check(before, "a E5 L3 F3", f"PF*/LC/BL/LE {JQ} 3 C35L7 .. F3L3E5 - 0 spent")


def test_N6_PF_finds_pairs_in_every_two_suits() -> None:
    """N6.PF"""
    for one, other in ("CF", "CL", "CE", "FL", "FE", "LE"):
        before = f"PF/LC/BL/LE {JQ} 3 {one}28{other}18 .. - - 0 ready"
        check_legal(before, "a", " ".join(sorted((f"{one}8", f"{other}8"))))


def test_N6_PF_without_a_pair_does_nothing() -> None:
    """N6.PF"""
    check(f"PF/LC/BL/LE {JQ} 3 C12F34 .. - - 0 ready", "a", f"PF*/LC/BL/LE {JQ} 3 C12F34 .. - - 0 spent")


def test_N6_LF_discards_one_card_of_the_hands_size() -> None:
    """N6.LF: counted before the discard, and once only."""
    before = f"LF/LC/BL/LE {JQ} 3 C34F4E8 .. - - 0 ready"
    check(before, "a", f"LF*/LC/BL/LE {JQ} 3 C34F4E8 .. - - 0 ability:a:LF")
    check_legal(before, "a", "C4 F4")
    check(before, "a F4", f"LF*/LC/BL/LE {JQ} 3 C34E8 .. F4 - 0 spent")


def test_N6_LF_without_a_fitting_card_does_nothing() -> None:
    """N6.LF: the target of the fief has no part in it. With nine cards no value fits."""
    check(f"LF/LC/BL/LE {JQ} 3 C1F2L5 .. - - 0 ready", "a", f"LF*/LC/BL/LE {JQ} 3 C1F2L5 .. - - 0 spent")
    check(
        f"LF/LC/BL/LE {JQ} 3 C12345678F1 .. - - 0 ready",
        "a",
        f"LF*/LC/BL/LE {JQ} 3 C12345678F1 .. - - 0 spent",
    )


def test_N6_LF_fits_hands_of_one_and_of_eight() -> None:
    """N6.LF, N5.end"""
    check(
        f"LF/LC/BL/LE {JQ} 1 E1 .. - E2 0 ready",
        "a E1",
        next_visit("LF/LC/BL/LE", "JC/JF+/JL/JE/QC/QF/QL/QE"),
    )
    check_legal(f"LF/LC/BL/LE {JQ} 1 C12345678 .. - - 0 ready", "a", "C8")


def test_N6_BF_discards_all_low_cards() -> None:
    """N6.BF"""
    before = f"BF/LC/BL/LE {JQ} 3 C14F2L3E1 .. C8 - 0 ready"
    check(before, "a", f"BF*/LC/BL/LE {JQ} 3 C14F2L3E1 .. C8 - 0 ability:a:BF")
    check_legal(before, "a", "C1 E1 F2 L3")
    check_legal(before, "a F2 C1 L3", "E1")
    check(before, "a F2 C1 L3 E1", f"BF*/LC/BL/LE {JQ} 3 C4 .. E1L3C1F2C8 - 0 spent")


def test_N6_BF_without_low_cards_does_nothing() -> None:
    """N6.BF, N6.R11"""
    check(
        f"BF/LC/BL/LE {JQ} 3 C45678 .. F8 - 0 ready",
        "a",
        f"BF*/LC/BL/LE {JQ} 3 C45678 .. F8 - 0 spent",
    )


def test_N6_BF_may_discard_the_whole_hand() -> None:
    """N6.BF, N5.end"""
    check(
        f"BF/LC/BL/LE {JQ} 7 L3 .. - - 0 ready",
        "a L3",
        next_visit("BF/LC/BL/LE", "JC/JF/JL/JE/QC/QF/QL/-"),
    )
