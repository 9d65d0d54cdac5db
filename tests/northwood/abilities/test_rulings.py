"""Drawing, discarding and the rulings N6.R1 to N6.R15, each case worked out by hand."""

import pytest

from hearthwood.core.errors import InvalidText
from hearthwood.northwood import Position
from tests.northwood.by_hand import JQ, KP, check, check_legal, game_over, next_visit, whole


def test_N6_draw_and_N6_discard_go_by_the_top() -> None:
    """N6.draw, N6.discard: from the top of the deck, to the top of the discard pile."""
    check(
        f"JE/LF/BL/LC {KP} 3 C1 F2E8L4.. F1 - 0 ready",
        "a F2 C1",
        f"JE*/LF/BL/LC {KP} 3 E8 L4.. C1F2F1 - 0 spent",
    )


def test_N6_R1_the_first_card_is_always_drawn_and_trump_is_kept() -> None:
    """N6.R1"""
    check(
        f"PC/LF/BL/LE {JQ} 3 C1 E8F2.. - - 0 ready",
        "a",
        f"PC*/LF/BL/LE {JQ} 3 C1E8 F2.. - - 0 spent",
    )


def test_N6_R2_the_Jack_of_Flowers_looks_at_the_new_ruler() -> None:
    """N6.R2: after an exchange the trump is Flowers, after a move it is Claws."""
    exchanged = f"JL/JF/BL/LE {KP} 3 C12F13E1 L8.. - - 0 ready"
    check_legal(exchanged, "a @5 listen F3 b", "F1")
    moved = "PL/JF/BL/LE KC/KF/KL/KE/PC/PF/QL/PE 3 C12F13E1 L8.. - - 0 ready"
    check_legal(moved, "a @4 listen C1 b", "C2")


def test_N6_R2_the_Queen_of_Leaves_looks_at_the_new_ruler() -> None:
    """N6.R2: the King of Eyes ruled, the Queen of Eyes does now."""
    exchanged = "JL/QL/BL/LF KC/KF/KL/KE/QE/PF/PL/PE 3 C12F13E1 L8.. - - 0 ready"
    check(
        exchanged,
        "a @4 listen C1 b",
        "JL*/QL*/BL/LF KC/KF/KL/QE/KE/PF/PL/PE 3 C2F13E1 .. C1L8 - 3 spent",
    )
    moved = "PL/QL/BL/LF KC/KF/KL/KE/QE/PF/JL/PE 3 C12F13E1 L8.. - - 0 ready"
    check(
        moved,
        "a @4 listen C1 b",
        "PL*/QL*/BL/LF KC/KF/KL/KE/QE/PF/JL/PE 4 C2F13E1 .. C1L8 - 3 spent",
    )


def test_N6_R3_only_unvisited_fiefs_at_most_two_away() -> None:
    """N6.R3: friendly and lost ones count as places, but are no targets."""
    before = "JL/LC/BL/LE KC/KF/-/KE/PL+/PF/PC/PE 3 C1 .. - - 0 ready"
    check_legal(before, "a", "@1 @5")
    check_legal("JL/LC/BL/LE KC/KF/-/KE/+/-/PC/PE 3 C1 .. - - 0 ready", "a", "@1")


def test_N6_R3_without_a_target_nothing_happens() -> None:
    """N6.R3, N6.must"""
    check(
        "JL/LC/BL/LE KC/-/+/KE/PC+/-/PL/PE 3 C1 .. - - 0 ready",
        "a",
        "JL*/LC/BL/LE KC/-/+/KE/PC+/-/PL/PE 3 C1 .. - - 0 spent",
    )


def test_N6_R4_cards_just_drawn_may_be_discarded() -> None:
    """N6.R4: three rounds with two others exhausted."""
    check(
        f"PE/LC*/BL*/LF {JQ} 3 C1 F2E8L1.. - - 0 ready",
        "a C1 F2 E8",
        f"PE*/LC*/BL*/LF {JQ} 3 L1 .. E8F2C1 - 0 spent",
    )


def test_N6_R4_an_empty_deck_skips_draws_not_discards() -> None:
    """N6.R4, N6.R13"""
    before = f"PE/LC*/BL*/LF {JQ} 0 C125 F2 .. - 0 ready"
    check(before, "a C1", f"PE*/LC*/BL*/LF {JQ} 0 C25F2 - C1.. - 0 ability:a:PE:2")
    check(before, "a C1 C2", f"PE*/LC*/BL*/LF {JQ} 0 C5F2 - C2C1.. - 0 ability:a:PE:1")
    check(before, "a C1 C2 F2", next_visit("PE/LC/BL/LF", "JC+/JF/JL/JE/QC/QF/QL/QE"))


def test_N6_R4_an_empty_hand_skips_discards() -> None:
    """N6.R4: two cards in all, though three rounds are due."""
    check(
        f"PE/LC*/BL*/LF {JQ} 0 C1 F2 .. - 0 ready",
        "a C1 F2",
        next_visit("PE/LC/BL/LF", "JC+/JF/JL/JE/QC/QF/QL/QE"),
    )


def test_N6_R5_the_two_cards_drawn_can_always_go() -> None:
    """N6.R5"""
    before = f"LE/LC/BL/LF {JQ} 3 C8 F1L1.. - - 0 ready"
    check_legal(before, "a", "F1 L1")
    check(before, "a L1 F1", f"LE*/LC/BL/LF {JQ} 3 C8 .. F1L1 - 0 spent")


def test_N6_R5_a_single_card_drawn_is_the_sum() -> None:
    """N6.R5"""
    check(
        f"LE/LC/BL/LF {JQ} 3 C34F8 L7 .. - 0 ready",
        "a",
        f"LE*/LC/BL/LF {JQ} 3 C34F8L7 - .. - 0 ability:a:LE:7",
    )


def test_N6_R6_an_even_last_card_draws_and_the_visit_goes_on() -> None:
    """N6.R6"""
    before = f"BE/LC/BL/LF {JQ} 3 C2 L1E8F1.. - - 0 ready"
    check(before, "a listen C2", f"BE*/LC/BL/LF {JQ} 3 E8 F1.. C2L1 - 0 ready")


def test_N6_R6_an_even_last_card_may_draw_the_last_of_the_deck() -> None:
    """N6.R6, N5.end: then the deck is empty, and the visit ends."""
    check(
        f"BE/LC/BL/LF {JQ} 0 C2 L1E8 .. - 0 ready",
        "a listen C2",
        next_visit("BE/LC/BL/LF", "-/JF/JL/JE/QC/QF/QL/QE"),
    )


def test_N6_R6_an_even_last_card_with_no_deck_ends_the_visit() -> None:
    """N6.R6, N5.end"""
    check(
        f"BE/LC/BL/LF {JQ} 1 C2 L1 .. - 0 ready",
        "a listen C2",
        next_visit("BE/LC/BL/LF", "JC/-/JL/JE/QC/QF/QL/QE"),
    )


def test_N6_R6_an_odd_last_card_ends_the_visit() -> None:
    """N6.R6: the discard is skipped."""
    check(
        f"BE/LC/BL/LF {JQ} 1 C3 L1F1.. - - 0 ready",
        "a listen C3",
        next_visit("BE/LC/BL/LF", "JC/-/JL/JE/QC/QF/QL/QE"),
    )


def test_N6_R6_an_odd_card_may_cost_the_last_one() -> None:
    """N6.R6, N5.end"""
    check(
        f"BE/LC/BL/LF {JQ} 1 C34 L1F1.. - - 0 ready",
        "a listen C3 C4",
        next_visit("BE/LC/BL/LF", "JC/-/JL/JE/QC/QF/QL/QE"),
    )


def test_N6_R6_the_response_is_on_its_pile_before_the_draw() -> None:
    """N6.R6: a response that scores is counted, and the card drawn may end the deck."""
    check(
        f"BE/LC/BL/LF {JQ} 1 C5E2 L1F1 .. - 0 ready",
        "a listen E2",
        next_visit("BE/LC/BL/LF", "JC/-/JL/JE/QC/QF/QL/QE"),
    )
    check(
        "BE/LC/BL/LF KC/KF/KL/KE/PC/PF/PL/JE 3 C5E2 L1F1 .. L2L3 0 ready",
        "a listen E2",
        next_visit("BE/LC/BL/LF", "KC/KF/KL/KE+/PC/PF/PL/JE"),
    )


def test_N6_R6_the_Baron_does_not_watch_beyond_the_visit() -> None:
    """N6.R6: the visit moves from dialogue to dialogue, never with the mark; a new one starts without."""
    before = f"BE/LC/BL/LF {JQ} 1 C3 L1.. - - 0 ready"
    position = Position.parse(whole(before))
    for move in "a listen C3".split():
        position = position.play(move)
    assert str(position).split()[8] == "choose"
    position = position.play("@0").play("listen")
    assert str(position).split()[8] == "respond"


def test_N6_R7_an_exchanged_card_takes_the_place_on_top() -> None:
    """N6.R7: discard pile first; no pile changes its size, so the score stays."""
    check(
        f"BL/LC/BF/LE {JQ} 3 C3L5 .. E3C7C2 E5C8 0 ready",
        "a C3 L5",
        f"BL*/LC/BF/LE {JQ} 3 E35 .. C3C7C2 L5C8 0 spent",
    )


def test_N6_R8_the_Lady_of_Leaves_does_not_ready_herself() -> None:
    """N6.R8"""
    check_legal(f"LL/LC*/BF*/LE* {JQ} 3 C1 F2.. - - 0 ready", "a", "b c d")


def test_N6_R8_a_readied_ally_is_used_again_in_a_later_dialogue() -> None:
    """N6.R8: not in the same one, whose activation is used."""
    before = f"LL/QE*/BF/LE {KP} 3 C12 F2L3L4.. - - 0 ready"
    check_legal(before, "a b", "listen")
    check_legal(before, "a b listen F2", "b c d listen")
    check(before, "a b listen F2 b", f"LL*/QE*/BF/LE {KP} 3 C12 L4.. F2L3 - 3 spent")


def test_N6_R9_a_substitute_is_exhausted_with_its_slot() -> None:
    """N6.R9: the ruler's ability is used, and neither it nor the covered ally's can be used again."""
    before = "LL/LC+6/BF/LE JC/JF/JL/JE/QC/QF/QE^/- 3 C12 F2.. - - 0 ready"
    check(before, "b", "LL/LC+6*/BF/LE JC/JF/JL/JE/QC/QF/QE^/- 3 C12 F2.. - - 3 spent")
    check_legal(before, "b listen C1", "a c d listen")


def test_N6_R10_other_allies_are_those_beside_the_Queen_of_Leaves() -> None:
    """N6.R10: she counts neither herself nor the ruler she copies."""
    check(
        "LF*/QL/BF*/KC QC/-/-/PE/KE/JL/BC/KL 3 C12 F1.. - - 0 ready",
        "b",
        "LF*/QL*/BF*/KC QC/-/-/PE/KE/JL/BC/KL 3 C12 F1.. - - 0 ability:b:PE:3",
    )
    check(
        "LF/QL/BF/KC QC/-/-/LL/KE/JL/BC/KL 3 C12 F1.. - - 0 ready",
        "b",
        "LF/QL*/BF/KC QC/-/-/LL/KE/JL/BC/KL 3 C12F1 .. - - 0 spent",
    )


@pytest.mark.parametrize(
    ("ally", "hand"),
    [("JF", "C1F2L3"), ("BF", "C4F5L8"), ("LF", "C1F2L8")],
)
def test_N6_R11_abilities_without_a_fitting_card_do_nothing(ally: str, hand: str) -> None:
    """N6.R11"""
    fiefs = "KC/KF/KL/KE/QC/QF/QL/QE"
    check(
        f"{ally}/LC/BL/LE {fiefs} 3 {hand} .. - - 0 ready",
        "a",
        f"{ally}*/LC/BL/LE {fiefs} 3 {hand} .. - - 0 spent",
    )


def test_N6_R11_the_King_of_Eyes_does_no_more_without_the_suit() -> None:
    """N6.R11: two cards are drawn all the same."""
    check(
        f"KE/LC/BL/LF {JQ} 3 C1 F2E8.. - - 0 ready",
        "a L",
        f"KE*/LC/BL/LF {JQ} 3 C1F2E8 .. - - 0 spent",
    )


# What is known of the deck's top: before, moves, after.
KNOWN = [
    ("a draw is one fewer", "JC", "C12345678", 0, 0),
    ("a draw is one fewer", "JC", "C1234567", 3, 2),
    ("several draws", "JC", "C123456", 3, 1),
    ("never below none", "JC", "C123456", 1, 0),
    ("the Queen of Claws draws one", "QC", "C12", 2, 1),
    ("a look at three", "QE", "C12", 0, 3),
    ("a look at three, more were known", "QE", "C12", 5, 5),
    ("a card put back", "QF", "C12", 0, 1),
    ("a card put back on known ones", "QF", "C12", 4, 5),
]


@pytest.mark.parametrize(("what", "ally", "hand", "before", "then"), KNOWN)
def test_N6_R12_abilities_without_a_choice(what: str, ally: str, hand: str, before: int, then: int) -> None:
    """N6.R12"""
    start = Position.parse(whole(f"{ally}/LC/BL/LF {KP} 3 {hand} L1.. E1 E2 {before} ready"))
    assert str(start.play("a")).split()[7] == str(then), what


def test_N6_R12_listening_takes_one_off() -> None:
    """N6.R12"""
    for known, then in ((0, 0), (1, 0), (3, 2)):
        check(
            f"KE/LC/BL/LF {JQ} 3 C1 F2E8.. - - {known} ready",
            "listen",
            f"KE/LC/BL/LF {JQ} 3 C1 E8.. F2 - {then} respond",
        )


def test_N6_R12_the_King_of_Leaves_knows_at_least_one_while_naming_and_after() -> None:
    """N6.R12"""
    for known, while_naming in ((0, 1), (1, 1), (4, 4)):
        before = f"KL/LC/BL/LE {JQ} 3 C1F2 E8L3.. - - {known} ready"
        check(before, "a", f"KL*/LC/BL/LE {JQ} 3 C1F2 E8L3.. - - {while_naming} ability:a:KL")
        check(before, "a C1", f"KL*/LC/BL/LE {JQ} 3 F2E8 C1L3.. - - {while_naming} spent")


def test_N6_R12_the_view_shows_the_card_looked_at_while_naming() -> None:
    """N6.R12, N7.view"""
    position = Position.parse(whole(f"KL/LC/BL/LE {JQ} 3 C1 E8L3F1 .. - 0 ready")).play("a")
    assert str(position.view()).split()[4] == "E8~F1L3"


def test_N6_R12_a_shuffled_deck_is_unknown() -> None:
    """N6.R12: also where nothing was found."""
    for card in ("C3", "F5"):
        position = Position.parse(whole(f"BC/LF/LL/LE {JQ} 3 C3F5 L3F1L2L1 .. - 3 ready"))
        assert str(position.play("a").play(card)).split()[7] == "0"


def test_N6_R12_a_new_visit_starts_with_nothing_known() -> None:
    """N6.R12"""
    check(
        f"QE/LC/BL/LF {KP} 0 C1 C2F2E8.. - - 3 ready",
        "listen C1",
        next_visit("QE/LC/BL/LF", "KC+/KF/KL/KE/PC/PF/PL/PE"),
    )


def test_N6_R12_the_Baron_of_Eyes_draws_a_known_card() -> None:
    """N6.R12"""
    check(
        f"BE*/LC/BL/LF {JQ} 3 C2 E8F1.. L1 - 2 respond!",
        "C2",
        f"BE*/LC/BL/LF {JQ} 3 E8 F1.. C2L1 - 1 ready",
    )


def test_N6_R13_what_an_ability_still_asks_is_asked_with_an_empty_deck() -> None:
    """N6.R13"""
    before = f"LL/LC*/BF*/LE {JQ} 0 C1 F2 .. - 0 ready"
    check(before, "a", f"LL*/LC*/BF*/LE {JQ} 0 C1F2 - .. - 0 ability:a:LL")
    check(before, "a c", next_visit("LL/LC/BF/LE", "JC+/JF/JL/JE/QC/QF/QL/QE"))


def test_N6_R13_the_Baron_of_Eyes_asks_with_an_empty_deck() -> None:
    """N6.R13"""
    before = f"BE/LC/BL/LF {JQ} 1 C3F24 L1 .. - 0 ready"
    check(before, "a listen C3", f"BE*/LC/BL/LF {JQ} 1 F24 - C3L1.. - 0 ability:BE")
    check(before, "a listen C3 F2", next_visit("BE/LC/BL/LF", "JC/-/JL/JE/QC/QF/QL/QE"))


def test_N6_R13_in_the_last_visit_the_game_ends_after_it() -> None:
    """N6.R13, N4.over"""
    check(
        "LL/LC*/BF*/LE +/-/JL/+/-/JE+/-/- 2 C1 F2 .. C5C6 0 ready",
        "a b",
        game_over("LL/LC/BF/LE", "+/-/JL+/+/-/JE+/-/-"),
    )


def test_N6_R14_the_King_of_Claws_fixes_the_value() -> None:
    """N6.R14: with the eights gone, the sevens stay."""
    check(
        f"KC/LF/BL/LE {JQ} 3 C78F7E8 .. - - 0 ready",
        "a C8 E8",
        f"KC*/LF/BL/LE {JQ} 3 C7F7 .. - E8C8 0 spent",
    )


def test_N6_R14_the_King_of_Flowers_has_discarded_the_first_card() -> None:
    """N6.R14"""
    check(
        f"KF/LC/BL/LE {JQ} 3 C2F7 .. E1 - 0 ready",
        "a F7",
        f"KF*/LC/BL/LE {JQ} 3 C2 .. F7E1 - 0 ability:a:KF:2",
    )


def test_N6_R15_stopping_is_not_a_move() -> None:
    """N6.R15"""
    position = Position.parse(whole(f"KF/LC/BL/LE {JQ} 3 C2F7 .. E1 - 0 ready"))
    for word in ("stop", "resign", "end", "pass"):
        with pytest.raises(InvalidText, match=r"N7\.move"):
            position.play(word)
