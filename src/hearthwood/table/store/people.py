"""Profiles: no name, no address, nothing personal; a device shows a secret that only it knows."""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from . import schema
from .database import Database
from .errors import NotFound
from .games import new_id

CODE_LIFE = timedelta(minutes=10)
CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 12
"""31^12 codes of which a profile has one for ten minutes: guessing is hopeless, typing is not."""


@dataclass(frozen=True, slots=True)
class Person:
    """A profile."""

    id: str
    created: datetime
    devices: int


class People:
    """The profiles of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, now: datetime) -> tuple[str, str]:
        """A new profile: its id, and the secret of its first device."""
        profile, secret = new_id(), secrets.token_urlsafe(32)
        async with self._database.writing() as connection:
            await connection.execute(insert(schema.profiles).values(id=profile, created=now, settings={}))
            await connection.execute(
                insert(schema.devices).values(secret=_hash(secret), profile=profile, created=now)
            )
        return profile, secret

    async def known(self, secret: str) -> str | None:
        """The profile of the device that has this secret."""
        query = select(schema.devices.c.profile).where(schema.devices.c.secret == _hash(secret))
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def person(self, profile: str) -> Person:
        """A profile as its owner sees it."""
        people, devices = schema.profiles.c, schema.devices.c
        query = (
            select(people.created, func.count(devices.secret).label("devices"))
            .join(schema.devices, devices.profile == people.id)
            .where(people.id == profile)
            .group_by(people.created)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise NotFound(profile)
        return Person(profile, row.created, row.devices)

    async def settings(self, profile: str) -> dict[str, Any]:
        """How somebody likes the table; empty where nothing was chosen."""
        query = select(schema.profiles.c.settings).where(schema.profiles.c.id == profile)
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return dict(found or {})

    async def set_settings(self, profile: str, settings: dict[str, Any]) -> None:
        """Keep them."""
        query = update(schema.profiles).where(schema.profiles.c.id == profile).values(settings=settings)
        async with self._database.writing() as connection:
            await connection.execute(query)

    async def delete(self, profile: str) -> None:
        """Forget a profile and everything that belongs to it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(schema.profiles).where(schema.profiles.c.id == profile))

    async def code(self, profile: str, now: datetime) -> tuple[str, datetime]:
        """A code that brings one other device here; those given before hold no longer."""
        code = "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))
        expires = now + CODE_LIFE
        async with self._database.writing() as connection:
            mine_or_old = (schema.codes.c.profile == profile) | (schema.codes.c.expires < now)
            await connection.execute(delete(schema.codes).where(mine_or_old))
            await connection.execute(
                insert(schema.codes).values(code=_hash(code), profile=profile, expires=expires)
            )
        return code, expires

    async def carry(self, code: str, bringing: str | None, now: datetime) -> tuple[str, str]:
        """Use a code up: its profile, and a secret for this device. `bringing` is a profile whose games move
        along."""
        typed = code.replace(" ", "").replace("-", "").upper()
        secret = secrets.token_urlsafe(32)
        async with self._database.writing() as connection:
            used = delete(schema.codes).where(schema.codes.c.code == _hash(typed))
            row = (
                await connection.execute(used.returning(schema.codes.c.profile, schema.codes.c.expires))
            ).one_or_none()
            if row is None or row.expires < now:
                raise NotFound("code")
            profile = str(row.profile)
            await connection.execute(
                insert(schema.devices).values(secret=_hash(secret), profile=profile, created=now)
            )
            if bringing is not None and bringing != profile:
                await _move_all(connection, bringing, profile)
        return profile, secret


async def _move_all(connection: Any, old: str, new: str) -> None:
    """Games go along; of two first tries at one daily deal the one that was here already stays."""
    await connection.execute(update(schema.tables).where(schema.tables.c.profile == old).values(profile=new))
    tries = schema.daily_tries
    here = tries.alias()
    both = select(here.c.day).where(
        here.c.profile == new, here.c.day == tries.c.day, here.c.setup == tries.c.setup
    )
    await connection.execute(update(tries).where(tries.c.profile == old, ~both.exists()).values(profile=new))
    await connection.execute(delete(schema.profiles).where(schema.profiles.c.id == old))


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
