"""Rules and cards explained where they lie."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hearthwood.locales import Words
from hearthwood.northwood import FULL, Position
from hearthwood.northwood.cards import CARD_TEXTS, CHARACTER_TEXTS
from tests.web.harness import Player

from .harness import PHONE, Visitor
from .test_table import opened

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
SAY = Words("en")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_everybody_at_the_table_is_explained_where_they_lie(visit: Visit, player: Player, size: str) -> None:
    visitor = visit(**({"viewport": PHONE, "has_touch": True} if size == "phone" else {}))
    visitor.be(player)
    table = visitor.sit(opened(player, 1, ["@4", "listen"]))
    position = Position.new(FULL, 1)
    lying = {"abcd"[ally.slot]: ally.ally for ally in position.allies}
    lying |= {f"@{fief.fief}": fief.ruler for fief in position.fiefs if fief.ruler is not None}
    sheet = table.page.get_by_role("dialog")
    for thing, who in lying.items():
        table.thing(thing).click()
        expect(sheet).to_contain_text(SAY(f"character-{CHARACTER_TEXTS[who]}-help"))
        table.page.keyboard.press("Escape")
    ruler = CHARACTER_TEXTS[lying["@4"]]
    table.page.locator(f"[data-about='{ruler}']").first.click()
    expect(sheet).to_contain_text(SAY(f"character-{ruler}-help"))


def test_a_refusal_leads_to_its_rule(visit: Visit, player: Player) -> None:
    position, moves = Position.new(FULL, 1), ["@4", "listen"]
    for move in moves:
        position = position.play(move)
    legal = {str(move) for move in position.legal_moves}
    other = next(text for card in position.hand if (text := CARD_TEXTS[card]) not in legal)
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(opened(player, 1, moves))
    table.thing(other).click()
    table.page.get_by_role("alert").get_by_role("button", name="The rule").click()
    expect(table.page.locator("dialog [data-section='dialogue']")).to_be_in_viewport()


def test_the_rules_are_searched_without_regard_to_accents(visit: Visit) -> None:
    visitor = visit(locale="es-ES")
    visitor.go("/rules")
    page = visitor.page
    expect(page.locator(".people li")).to_have_count(24)
    page.get_by_role("searchbox").fill("baron")
    expect(page.locator("mark").first).to_have_text("Barón")
    expect(page.locator(".people li")).to_have_count(4)
    page.get_by_role("searchbox").fill("qwertz")
    expect(page.get_by_text("«qwertz»")).to_be_visible()


def test_keys_lead_to_help(visit: Visit, player: Player) -> None:
    visitor = visit()
    visitor.be(player)
    table = visitor.sit(opened(player, 1, ["@4"]))
    page, sheet = table.page, table.page.get_by_role("dialog")
    page.keyboard.press("b")
    page.keyboard.press("i")
    ally = CHARACTER_TEXTS[Position.new(FULL, 1).allies[1].ally]
    expect(sheet).to_contain_text(SAY(f"character-{ally}-help"))
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(sheet.get_by_role("searchbox")).to_be_visible()
