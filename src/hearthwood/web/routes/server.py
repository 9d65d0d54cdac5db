"""What the server is, and how it is."""

from fastapi import APIRouter, Response

import hearthwood
from hearthwood.northwood import GOALS, SETUPS
from hearthwood.web import protocol
from hearthwood.web.metrics import CONTENT_TYPE
from hearthwood.web.who import Running

from . import refusals

FEATURES = ("hints", "odds", "review")
"""With thinkers."""

router = APIRouter(tags=["server"])


@router.get("/api/about", responses=refusals(429))
async def about(running: Running) -> protocol.About:
    """What is offered here."""
    return protocol.About(
        version=hearthwood.__version__,
        games=("northwood", "nordguard"),
        setups=tuple(
            protocol.SetupInfo(
                game="northwood",
                setup=setup.name,
                targets=setup.targets,
                stars=setup.stars,
                abilities=setup.abilities,
            )
            for setup in SETUPS.values()
        ),
        difficulties=tuple(protocol.Difficulty(name=name, goal=goal) for name, goal in GOALS.items()),
        languages=("en", "es", "it"),
        features=FEATURES if running.thinkers.there else (),
    )


@router.get("/healthz", responses=refusals(503))
async def healthz(running: Running) -> protocol.Health:
    """Well, if the database answers."""
    await running.database.ping()
    return protocol.Health(status="ok")


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(running: Running) -> Response:
    """Figures for Prometheus."""
    running.metrics.games.set(running.hall.size)
    return Response(running.metrics.text(), media_type=CONTENT_TYPE)
