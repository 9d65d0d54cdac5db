"""What a first visit has to load: little enough for a slow line, counted as it comes over it."""

import pytest
from playwright.sync_api import Browser, Response

pytestmark = pytest.mark.browser

CODE_LIMIT = 150_000
"""Bytes of JavaScript and style, compressed."""
LIMIT = 400_000
"""With fonts, words and drawings."""


def loaded(browser: Browser, url: str) -> dict[str, int]:
    """What a browser that was never here loads for a page: bytes over the line, by path."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    answers: list[Response] = []

    def hear(answer: Response) -> None:
        answers.append(answer)

    page.on("response", hear)
    page.goto(url)
    page.locator("#main, main.table").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    context.close()
    return sizes


def test_the_first_screen_is_light(browser: Browser, address: str) -> None:
    sizes = loaded(browser, address)
    code = {url: size for url, size in sizes.items() if url.endswith((".js", ".css"))}
    assert 20_000 < sum(code.values()) <= CODE_LIMIT, code
    assert sum(code.values()) < sum(sizes.values()) <= LIMIT, sizes


@pytest.mark.parametrize(
    "path", ["/daily", "/learn/visit", "/statistics", "/settings", "/companion", "/rules"]
)
def test_so_is_every_other_screen_one_may_come_to_first(browser: Browser, address: str, path: str) -> None:
    sizes = loaded(browser, address + path)
    code = sum(size for url, size in sizes.items() if url.endswith((".js", ".css")))
    assert code <= CODE_LIMIT, sizes
    assert sum(sizes.values()) <= LIMIT, sizes
