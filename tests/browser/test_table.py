"""What can happen at the table of For Northwood! besides playing on."""

import random
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from hearthwood.northwood import FULL, Kind, Phase, Position
from hearthwood.northwood.abilities import TABLE
from hearthwood.northwood.cards import CARD_TEXTS, CHARACTER_TEXTS, SLOTS
from tests.web.harness import Player, config_for, served

from .harness import PHONE, TablePage, Visitor
from .harness import visitor as visit_at
from .players import OFFERED, Mouse

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]


def opened(player: Player, seed: int, moves: list[str]) -> str:
    """A full game after some moves; its table."""
    table: str = player.open(setup="full", seed=str(seed))["head"]["id"]
    with player.sit(table) as seat:
        for move in moves:
            seat.play(move)
    return table


def ready_for(character: str, *, asking: bool = False) -> tuple[int, list[str], str]:
    """A seed, moves and the slot where this ability does something, or asks something, at once."""
    dice = random.Random(character)
    for seed in range(400):
        start = Position.new(FULL, seed)
        shown = [CHARACTER_TEXTS[ally.shown] for ally in start.allies]
        if character not in shown:
            continue
        slot = SLOTS[shown.index(character)]
        for _ in range(20):
            position, moves = start, list[str]()
            while position.visit == 1:
                if position.phase is Phase.READY and slot in map(str, position.legal_moves):
                    after, events = position.play_telling(slot)
                    if after.phase is Phase.ABILITY or (not asking and len(events) > 1 and after.visit == 1):
                        return seed, moves, slot
                quiet = [move for move in position.legal_moves if move.kind is not Kind.ACTIVATE]
                move = dice.choice(quiet or position.legal_moves)
                moves.append(str(move))
                position = position.play(move)
    raise LookupError(character)


@pytest.mark.parametrize("character", [who for who in CHARACTER_TEXTS if who not in ("BE", "QL")])
def test_each_ability_can_be_used_through_the_page(visit: Visit, player: Player, character: str) -> None:
    seed, moves, slot = ready_for(character)
    visitor = visit()
    visitor.be(player)
    table_id = opened(player, seed, moves)
    table = visitor.sit(table_id)
    use(table, slot, random.Random(character))
    steps = player.get(f"/api/tables/{table_id}")["steps"]
    used = [event["character"] for step in steps for event in step["events"] if event["kind"] == "activated"]
    assert used == [character]


def use(table: TablePage, slot: str, dice: random.Random) -> None:
    """Use an ally and name what it asks for, until it has been resolved."""
    table.play(slot)
    while table.page.evaluate(OFFERED)["phase"] == "ability":
        Mouse().move(table, dice)


def test_all_characters_have_an_ability_that_is_tested_here() -> None:
    assert {CHARACTER_TEXTS[who] for who in TABLE} >= {"BE", "QL"}


def test_the_queen_of_leaves_borrows_and_the_baron_of_eyes_watches(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    seed, moves, slot = ready_for("QL")
    table = visitor.sit(opened(player, seed, moves))
    use(table, slot, random.Random(1))
    expect(table.page.get_by_role("log")).to_contain_text("Queen of Leaves acts as")
    seed = next(
        seed
        for seed in range(400)
        if "BE" in [CHARACTER_TEXTS[ally.shown] for ally in Position.new(FULL, seed).allies]
    )
    table = visitor.sit(opened(player, seed, ["@4"]))
    shown = [CHARACTER_TEXTS[ally.shown] for ally in Position.new(FULL, seed).allies]
    slot = SLOTS[shown.index("BE")]
    table.thing(slot).click()
    expect(table.page.locator(".sentences")).to_contain_text("Your next answer is watched")
    table.do()
    table.do()
    state = table.state
    Mouse().move(table, random.Random(2))
    assert table.state > state


def test_several_cards_of_an_ability_are_one_gesture_of_single_moves(visit: Visit, player: Player) -> None:
    seed, moves, slot = ready_for("JE", asking=True)
    table_id = opened(player, seed, moves)
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(table_id)
    table.play(slot)
    hand = table.page.evaluate(OFFERED)["hand"]
    first, second = hand[3], hand[0]
    state = table.state
    table.thing(first).click()
    table.thing(second).click()
    assert table.state == state
    expect(table.deed).to_contain_text(f"Discard {first} {second}")
    table.do()
    told = [step["move"] for step in player.get(f"/api/tables/{table_id}")["steps"]]
    assert told[-3:] == [slot, first, second]
    undo = table.page.get_by_role("button", name="Undo")
    undo.click()
    expect(table.page.locator("main.table[data-phase='ability']")).to_be_visible()
    expect(table.thing(second)).to_be_visible()


def test_a_reload_in_mid_ability_finds_everything_as_it_was(visit: Visit, player: Player) -> None:
    seed, moves, slot = ready_for("JE", asking=True)
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(opened(player, seed, moves))
    table.play(slot)
    before = table.page.evaluate(OFFERED)
    visitor.page.reload()
    table = TablePage(visitor.page)
    after = table.page.evaluate(OFFERED)
    assert (after["hand"], after["state"], after["phase"]) == (before["hand"], before["state"], "ability")
    Mouse().move(table, random.Random(1))


def test_two_windows_of_one_table_stay_together(visit: Visit, player: Player) -> None:
    table_id = opened(player, 3, [])
    one, other = visit(), visit()
    one.be(player)
    other.be(player)
    here, there = one.sit(table_id), other.sit(table_id)
    here.play("@5")
    expect(there.thing("@5")).to_have_attribute("data-move", "@5")
    there.wait_past(0)
    there.do()
    here.wait_past(there.state - 1)
    assert here.state == there.state


def test_a_line_that_breaks_is_taken_up_again(browser: Browser, tmp_path: Path) -> None:
    """The server stops and comes again at the same address, in the middle of a game."""
    config = config_for(tmp_path)
    with ExitStack() as stack:
        with served(config) as address, Player(address) as player:
            table_id = opened(player, 3, ["@5"])
            visitor = stack.enter_context(visit_at(browser, address))
            visitor.be(player)
            table = visitor.sit(table_id)
        lost = table.page.get_by_role("alert").filter(has_text="does not answer")
        expect(lost).to_be_visible()
        with served(config, port=int(address.rsplit(":", 1)[1])):
            expect(lost).to_be_hidden(timeout=30_000)
            visitor.complaints.clear()  # the attempts that found nobody
            table.do()


def test_what_cannot_be_played_says_why(visit: Visit, player: Player) -> None:
    position, moves = Position.new(FULL, 1), ["@4", "listen"]
    for move in moves:
        position = position.play(move)
    legal = {str(move) for move in position.legal_moves}
    other = next(text for card in position.hand if (text := CARD_TEXTS[card]) not in legal)
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(opened(player, 1, moves))
    table.thing(other).click()
    expect(table.page.get_by_role("alert")).to_contain_text("answer with")
    assert table.over is False


def test_undo_is_free_up_to_what_was_revealed_and_practice_beyond(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(opened(player, 1, []))
    table.play("@4")
    undo = table.page.get_by_role("button", name="Undo")
    undo.click()
    expect(table.page.locator("main.table[data-phase='choose']")).to_be_visible()
    table.play("@5")
    table.do()
    expect(undo).to_be_disabled()
    table.page.keyboard.press("t")
    sheet = table.page.get_by_role("dialog")
    sheet.get_by_role("button", name="fief 5").click()
    expect(sheet).to_contain_text("goes on as practice")
    sheet.get_by_role("button", name="Go back and practise").click()
    expect(table.page.locator("main.table[data-phase='choose']")).to_be_visible()
    expect(table.page.locator("header")).to_contain_text("practice")


def test_a_card_can_be_dragged_to_the_meeting_place(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(opened(player, 1, ["@4", "listen"]))
    state = table.state
    card = next(one for one in table.things() if "held" in (one.get_attribute("class") or ""))
    card.drag_to(table.page.locator("[data-drop]"))
    table.wait_past(state)


def test_piles_open_and_close(visit: Visit, player: Player) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    visitor.be(player)
    table = visitor.sit(opened(player, 1, ["@4", "listen"]))
    for pile in ("deck", "discard", "score"):
        table.page.locator(f"[data-pile='{pile}']").tap()
        sheet = table.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        table.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
    discard = table.page.get_by_role("button", name="discard: 0 cards and the statement")
    expect(discard).to_be_visible()


def test_the_focus_stays_where_it_is_when_its_card_leaves(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(opened(player, 1, ["@4", "listen"]))
    card = next(one for one in table.things() if "held" in (one.get_attribute("class") or ""))
    state = table.state
    card.focus()
    table.page.keyboard.press("Enter")
    table.page.keyboard.press("Enter")
    table.wait_past(state)
    held = table.page.evaluate("document.activeElement.closest('.hand') !== null")
    assert held
