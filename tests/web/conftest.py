"""A server for each module that asks for one."""

from collections.abc import Iterator

import pytest

from .harness import Clock, Player, config_for, served


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[str]:
    with served(config_for(tmp_path_factory.mktemp("data")), clock.calendar) as address:
        yield address


@pytest.fixture
def player(address: str) -> Iterator[Player]:
    with Player(address) as player:
        yield player
