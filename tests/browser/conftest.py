"""One browser for a module and one server for all tests of a process; every test has a profile of its own."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from hearthwood.web.static import built_client
from tests import messages
from tests.web.harness import Player, config_for, served

from .harness import Visitor, chromium, visitor


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole process: while Playwright runs, no other test there can run a loop of its own."""
    with sync_playwright() as playwright:
        running = chromium(playwright)
        yield running
        running.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert built_client(), "the client is not built: python hatch_build.py"
    with served(config_for(tmp_path_factory.mktemp("data"))) as address:
        yield address


@pytest.fixture
def player(address: str) -> Iterator[Player]:
    """Somebody who prepares games without a browser."""
    with Player(address) as player:
        yield player


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors with browsers as asked for."""
    with ExitStack() as stack:

        def come(**wishes: Any) -> Visitor:
            return stack.enter_context(visitor(browser, address, **wishes))

        yield come


@pytest.fixture(scope="session")
def message_names() -> re.Pattern[str]:
    """Finds the name of a message where its text should stand."""
    names, _ = messages.read(messages.SOURCE / "locales" / "en")
    hyphened = sorted(name for name in names if name.count("-") > 1 or name.startswith("web-"))
    return re.compile(r"\b(?:" + "|".join(hyphened) + r")\b")
