"""Companion: the printed cards lie on somebody's own table, and are typed in."""

from fastapi import APIRouter

from hearthwood.northwood import View
from hearthwood.northwood.setups import setup_named
from hearthwood.table import companion
from hearthwood.table.seen import SeenStep
from hearthwood.web import protocol, telling
from hearthwood.web.northwood import view_of

from . import refusals

router = APIRouter(prefix="/api/companion", tags=["companion"], responses=refusals(403, 409, 422, 429))


@router.post("/view")
async def ask(question: protocol.CompanionQuestion) -> protocol.CompanionAnswer:
    """What can be done with what lies there."""
    view = View.parse(question.view, setup_named(question.setup))
    return protocol.CompanionAnswer(view=view_of(view, None), steps=())


@router.post("/play")
async def play(made: protocol.CompanionMove) -> protocol.CompanionAnswer:
    """A move made there, with the hidden cards that it turned up."""
    before = View.parse(made.view, setup_named(made.setup))
    view, events = companion.play(before, made.move, made.revealed, made.hand)
    step = SeenStep(0, before.visit, 0, made.move, tuple(events))
    return protocol.CompanionAnswer(view=view_of(view, None), steps=(telling.northwood_step(step),))
