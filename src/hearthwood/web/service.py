"""Everything that a running server has, opened and closed together."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from hearthwood.table.calendar import Calendar
from hearthwood.table.daily import Daily
from hearthwood.table.hall import Hall
from hearthwood.table.live import Keeping
from hearthwood.table.reviews import Reviews
from hearthwood.table.rival import Rival
from hearthwood.table.store.database import Database
from hearthwood.table.store.games import Games
from hearthwood.table.store.people import People
from hearthwood.table.store.writer import Writer
from hearthwood.table.thinking.thinkers import Question, Thinkers

from .config import Config
from .limits import Rate
from .metrics import Metrics

BURST_SECONDS = 5
REVIEWERS = 1
"""Where there are thinkers at all. Hints do not wait for reviews."""
PATIENCE = 10
"""A review may take so many times as long as a hint."""
WARM_UP = Question("hearthwood.table.thinking.advising:load", ())


@dataclass(slots=True)
class Limits:
    """Who may do how much."""

    commands: Rate
    profiles: Rate
    codes: Rate
    requests: Rate

    @classmethod
    def of(cls, config: Config) -> "Limits":
        """Those of a configuration."""
        return cls(
            commands=Rate(config.commands_per_second, config.commands_per_second * BURST_SECONDS),
            profiles=Rate(config.profiles_per_hour / 3600, config.profiles_per_hour),
            codes=Rate(1 / 6, 10),
            requests=Rate(config.requests_per_second, config.requests_per_second * BURST_SECONDS),
        )


@dataclass(slots=True)
class Service:
    """A running server."""

    config: Config
    calendar: Calendar
    database: Database
    games: Games
    people: People
    hall: Hall
    daily: Daily
    limits: Limits
    metrics: Metrics
    thinkers: Thinkers
    reviews: Reviews
    sockets: Counter[str] = field(default_factory=Counter)
    """Open sockets by profile."""


@asynccontextmanager
async def service(config: Config, calendar: Calendar, metrics: Metrics) -> AsyncIterator[Service]:
    """A server between its start and its end. At the end what waits to be written is written."""
    database = await Database.open(config.database_url)
    try:
        games, writer = Games(database), Writer(database)
        keeping = Keeping(games, writer, calendar)
        hall = Hall(keeping, loaded_limit=config.loaded_games, tables_limit=config.tables_per_profile)
        thinkers = _thinkers(config, config.thinkers, config.thinking_seconds)
        reviewers = _thinkers(config, min(config.thinkers, REVIEWERS), PATIENCE * config.thinking_seconds)
        reviews, rival = Reviews(reviewers), Rival(reviewers)
        daily = Daily(database, hall, calendar, rival)
        await daily.prepare()
        writer.start()
        warming = asyncio.create_task(thinkers.warm_up(WARM_UP))
        limits = Limits.of(config)
        running = Service(
            config,
            calendar,
            database,
            games,
            People(database),
            hall,
            daily,
            limits,
            metrics,
            thinkers,
            reviews,
        )
        try:
            yield running
        finally:
            warming.cancel()
            reviews.stop()
            rival.stop()
            await thinkers.stop()
            await reviewers.stop()
            await writer.stop()
    finally:
        await database.close()


def _thinkers(config: Config, workers: int, seconds: float) -> Thinkers:
    return Thinkers(
        workers, waiting=config.questions_waiting, each=config.questions_per_profile, seconds=seconds
    )


def service_of(connection: HTTPConnection) -> Service:
    """The server that a request came to."""
    running: Service = connection.app.state.service
    return running
