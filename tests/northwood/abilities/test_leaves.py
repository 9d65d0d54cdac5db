"""The abilities of Leaves but the Queen's, each case worked out from the rules by hand."""

from tests.northwood.by_hand import JQ, KP, check, check_legal, game_over, next_visit


def test_N6_JL_exchanges_the_rulers() -> None:
    """N6.JL: at most two fiefs away, over visited ones; the visit stays where it is."""
    before = f"JL/LC/BL/LE {KP} 3 C1 .. - - 0 ready"
    check(before, "a", f"JL*/LC/BL/LE {KP} 3 C1 .. - - 0 ability:a:JL")
    check_legal(before, "a", "@1 @2 @4 @5")
    check(before, "a @1", "JL*/LC/BL/LE KC/KE/KL/KF/PC/PF/PL/PE 3 C1 .. - - 0 spent")
    check(before, "a @5", "JL*/LC/BL/LE KC/KF/KL/PF/PC/KE/PL/PE 3 C1 .. - - 0 spent")


def test_N6_JL_reaches_no_further_than_the_ends_of_the_row() -> None:
    """N6.JL, N6.R3"""
    for fief, targets in (
        (0, "@1 @2"),
        (1, "@0 @2 @3"),
        (2, "@0 @1 @3 @4"),
        (5, "@3 @4 @6 @7"),
        (6, "@4 @5 @7"),
        (7, "@5 @6"),
    ):
        check_legal(f"JL/LC/BL/LE {KP} {fief} C1 .. - - 0 ready", "a", targets)


def test_N6_JL_changes_trump_at_once() -> None:
    """N6.JL, N6.trump: C5 is of the suit that rules since the exchange."""
    before = f"JL/LC/BL/LE {KP} 3 C5E6 L1F8.. - - 0 ready"
    check(before, "a @4 listen C5", "JL*/LC/BL/LE KC/KF/KL/PC/KE/PF/PL/PE 3 E6 F8.. L1 C5 0 ready")
    check(before, "a @4 listen E6", "JL*/LC/BL/LE KC/KF/KL/PC/KE/PF/PL/PE 3 C5 F8.. E6L1 - 0 ready")


def test_N6_JL_the_new_ruler_is_won_or_lost() -> None:
    """N6.JL, N5.friendly, N5.lost"""
    before = f"JL/LC/BL/LE {KP} 1 F3 L1F8.. - {{}} 0 ready"
    check(before.format("C8"), "a @0 listen F3", next_visit("JL/LC/BL/LE", "KF/KC+/KL/KE/PC/PF/PL/PE"))
    check(before.format("-"), "a @0 listen F3", next_visit("JL/LC/BL/LE", "KF/-/KL/KE/PC/PF/PL/PE"))


def test_N6_PL_moves_the_visit_to_the_next_unvisited_fief() -> None:
    """N6.PL: nothing else changes."""
    before = "PL/LC/BL/LE KC/KF/KL/KE/PC/PF/QL/PE 3 C1 F2.. L4 L5 1 ready"
    check(before, "a", "PL*/LC/BL/LE KC/KF/KL/KE/PC/PF/QL/PE 3 C1 F2.. L4 L5 1 ability:a:PL")
    check_legal(before, "a", "@2 @4")
    check(before, "a @2", "PL*/LC/BL/LE KC/KF/KL/KE/PC/PF/QL/PE 2 C1 F2.. L4 L5 1 spent")
    check(before, "a @4", "PL*/LC/BL/LE KC/KF/KL/KE/PC/PF/QL/PE 4 C1 F2.. L4 L5 1 spent")


def test_N6_PL_passes_over_visited_fiefs() -> None:
    """N6.PL"""
    before = "PL/LC/BL/LE KC/KF/-/KE/+/-/QL+/PE 3 C1 F2.. L4 L5 0 ready"
    check_legal(before, "a", "@1 @7")
    check(before, "a @7", "PL*/LC/BL/LE KC/KF/-/KE/+/-/QL+/PE 7 C1 F2.. L4 L5 0 spent")


def test_N6_PL_does_not_go_around_the_ends() -> None:
    """N6.PL"""
    check_legal("PL/LC/BL/LE KC/KF/KL/KE/PC/PF/QL/PE 0 C1 F2.. - - 0 ready", "a", "@1")
    check_legal("PL/LC/BL/LE KC/KF/KL/KE/PC/PF/QL/PE 7 C1 F2.. - - 0 ready", "a", "@6")
    check_legal("PL/LC/BL/LE KC/-/-/-/-/-/-/PE 7 C1 F2.. - - 0 ready", "a", "@0")


def test_N6_PL_alone_does_nothing() -> None:
    """N6.PL, N6.must"""
    check(
        "PL/LC/BL/LE -/-/-/KE/+/-/-/- 3 C1 F2.. L4 L5 0 ready",
        "a",
        "PL*/LC/BL/LE -/-/-/KE/+/-/-/- 3 C1 F2.. L4 L5 0 spent",
    )


def test_N6_PL_takes_target_and_trump_of_the_new_fief() -> None:
    """N6.PL, N6.trump, N5.end: the fief left behind is unvisited as before."""
    before = "PL/LC/BL/LE KC/KF/KL/KE/PC/PF/QL/PE 3 C5 L1F8.. - F1F2F3 0 ready"
    check(before, "a @4 listen C5", next_visit("PL/LC/BL/LE", "KC/KF/KL/KE/PC+/PF/QL/PE"))
    before = "PL/LC/BL/LE -/-/-/KE/PC/-/-/- 3 C5 L1F8.. - F1F2 0 ready"
    check(before, "a @4 listen C5", next_visit("PL/LC/BL/LE", "-/-/-/KE/-/-/-/-"))


def test_N6_KL_exchanges_the_top_card_with_one_in_hand() -> None:
    """N6.KL, N6.R12: the player looks first, and knows the card that lies there afterwards."""
    before = f"KL/LC/BL/LE {JQ} 3 C1F2 E8L3.. - - 0 ready"
    check(before, "a", f"KL*/LC/BL/LE {JQ} 3 C1F2 E8L3.. - - 1 ability:a:KL")
    check_legal(before, "a", "C1 F2")
    check(before, "a F2", f"KL*/LC/BL/LE {JQ} 3 C1E8 F2L3.. - - 1 spent")
    check(before, "a F2 listen", f"KL*/LC/BL/LE {JQ} 3 C1E8 L3.. F2 - 0 respond")


def test_N6_KL_needs_one_card_on_either_side() -> None:
    """N6.KL: neither hand nor deck changes in size, so the visit goes on."""
    check(
        f"KL/LC/BL/LE {JQ} 3 C1 E8 .. - 0 ready",
        "a C1",
        f"KL*/LC/BL/LE {JQ} 3 E8 C1 .. - 1 spent",
    )


def test_N6_LL_draws_and_readies_another_ally() -> None:
    """N6.LL"""
    before = f"LL/LC*/BF*/LE {JQ} 3 C1 F2.. - - 0 ready"
    check(before, "a", f"LL*/LC*/BF*/LE {JQ} 3 C1F2 .. - - 0 ability:a:LL")
    check_legal(before, "a", "b c")
    check(before, "a b", f"LL*/LC/BF*/LE {JQ} 3 C1F2 .. - - 0 spent")
    check(before, "a c", f"LL*/LC*/BF/LE {JQ} 3 C1F2 .. - - 0 spent")


def test_N6_LL_must_ready_the_only_one() -> None:
    """N6.LL, N6.must"""
    check_legal(f"LC/LL/BF/LE* {JQ} 3 C1 F2.. - - 0 ready", "b", "d")


def test_N6_LL_without_an_exhausted_ally_only_draws() -> None:
    """N6.LL"""
    check(f"LL/LC/BF/LE {JQ} 3 C1 F2.. - - 0 ready", "a", f"LL*/LC/BF/LE {JQ} 3 C1F2 .. - - 0 spent")


def test_N6_LL_readies_substitutes_too() -> None:
    """N6.LL: it is the slot that is made ready."""
    check(
        "LL/LC+6*/BF/LE JC/JF/JL/JE/QC/QF/QL^/- 3 C1 F2.. - - 0 ready",
        "a b",
        "LL*/LC+6/BF/LE JC/JF/JL/JE/QC/QF/QL^/- 3 C1F2 .. - - 0 spent",
    )


def test_N6_BL_exchanges_with_the_discard_pile_then_with_the_score_pile() -> None:
    """N6.BL, N6.R7"""
    before = f"BL/LC/BF/LE {JQ} 3 C3F3L5 .. E3C7 E5C8 0 ready"
    check(before, "a", f"BL*/LC/BF/LE {JQ} 3 C3F3L5 .. E3C7 E5C8 0 ability:a:BL:discard")
    check_legal(before, "a", "C3 F3 done")
    check(before, "a C3", f"BL*/LC/BF/LE {JQ} 3 F3L5E3 .. C3C7 E5C8 0 ability:a:BL:score")
    check_legal(before, "a C3", "L5 done")
    check(before, "a C3 L5", f"BL*/LC/BF/LE {JQ} 3 F3E35 .. C3C7 L5C8 0 spent")


def test_N6_BL_either_exchange_may_be_declined() -> None:
    """N6.BL"""
    before = f"BL/LC/BF/LE {JQ} 3 C3F3L5 .. E3C7 E5C8 0 ready"
    check(before, "a done", f"BL*/LC/BF/LE {JQ} 3 C3F3L5 .. E3C7 E5C8 0 ability:a:BL:score")
    check(before, "a done L5", f"BL*/LC/BF/LE {JQ} 3 C3F3E5 .. E3C7 L5C8 0 spent")
    check(before, "a F3 done", f"BL*/LC/BF/LE {JQ} 3 C3L5E3 .. F3C7 E5C8 0 spent")
    check(before, "a done done", f"BL*/LC/BF/LE {JQ} 3 C3F3L5 .. E3C7 E5C8 0 spent")


def test_N6_BL_asks_only_where_an_equal_card_is_held() -> None:
    """N6.BL"""
    only_discard = f"BL/LC/BF/LE {JQ} 3 C3F3L5 .. E3C7 E6C8 0 ready"
    check(only_discard, "a C3", f"BL*/LC/BF/LE {JQ} 3 F3L5E3 .. C3C7 E6C8 0 spent")
    check(only_discard, "a done", f"BL*/LC/BF/LE {JQ} 3 C3F3L5 .. E3C7 E6C8 0 spent")

    only_score = f"BL/LC/BF/LE {JQ} 3 C3F3L5 .. E7C2 E5C8 0 ready"
    check(only_score, "a", f"BL*/LC/BF/LE {JQ} 3 C3F3L5 .. E7C2 E5C8 0 ability:a:BL:score")
    check_legal(only_score, "a", "L5 done")

    neither = f"BL/LC/BF/LE {JQ} 3 C3F3L5 .. E7C2 E6C8 0 ready"
    check(neither, "a", f"BL*/LC/BF/LE {JQ} 3 C3F3L5 .. E7C2 E6C8 0 spent")


def test_N6_BL_passes_over_empty_piles() -> None:
    """N6.BL"""
    check(f"BL/LC/BF/LE {JQ} 3 C3 .. - - 0 ready", "a", f"BL*/LC/BF/LE {JQ} 3 C3 .. - - 0 spent")
    check(
        f"BL/LC/BF/LE {JQ} 3 C3 .. - L3 0 ready",
        "a",
        f"BL*/LC/BF/LE {JQ} 3 C3 .. - L3 0 ability:a:BL:score",
    )
    check(f"BL/LC/BF/LE {JQ} 3 C3 .. L3 - 0 ready", "a C3", f"BL*/LC/BF/LE {JQ} 3 L3 .. C3 - 0 spent")


def test_N6_BL_may_pass_a_card_from_one_pile_to_the_other() -> None:
    """N6.BL: what came from the discard pile may go to the score pile."""
    before = f"BL/LC/BF/LE {JQ} 3 C3 .. E3 L3 0 ready"
    check_legal(before, "a C3", "E3 done")
    check(before, "a C3 E3", f"BL*/LC/BF/LE {JQ} 3 L3 .. C3 E3 0 spent")


def test_N6_PL_may_lead_away_from_the_last_fief_but_one() -> None:
    """N6.PL, N5.end: the game goes on with the fief left behind."""
    check(
        "PL/LC/BL/LE -/-/-/KE/PC/-/-/- 4 E5 L1F8.. - F1F2 0 ready",
        "a @3 listen E5",
        next_visit("PL/LC/BL/LE", "-/-/-/KE+/PC/-/-/-"),
    )
    check(
        "PL/LC/BL/LE -/-/-/KE/-/-/-/- 3 E5 L1F8.. - F1F2 0 ready",
        "a listen E5",
        game_over("PL/LC/BL/LE", "-/-/-/KE+/-/-/-/-"),
    )
