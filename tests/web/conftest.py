"""A server for each module that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hearthwood.table.store.database import file_url

from .harness import Clock, Player, config_for, served
from .postgres import fresh, postgres


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


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return file_url(tmp_path)
    return fresh(request.getfixturevalue("postgres_address"))
