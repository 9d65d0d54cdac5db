"""Companion: the printed cards lie on somebody's own table, and are typed in."""

from fastapi import APIRouter, Request

from hearthwood.core.errors import GameEnded
from hearthwood.northwood import View
from hearthwood.northwood.setups import setup_named
from hearthwood.table import companion
from hearthwood.table.kinds import NORTHWOOD
from hearthwood.table.seen import SeenStep
from hearthwood.web import protocol, telling
from hearthwood.web.northwood import view_of
from hearthwood.web.who import Running, address_of

from . import refusals

router = APIRouter(prefix="/api/companion", tags=["companion"], responses=refusals(403, 409, 422, 429))


@router.post("/view")
async def ask(question: protocol.CompanionQuestion) -> protocol.CompanionAnswer:
    """What can be done with what lies there."""
    view = View.parse(question.view, setup_named(question.setup))
    return protocol.CompanionAnswer(view=view_of(view, None), steps=())


@router.post("/advice", responses=refusals(409, 503))
async def advise(running: Running, request: Request, question: protocol.CompanionAdvice) -> protocol.Advice:
    """What the strong player thinks of what lies there."""
    view = View.parse(question.view, setup_named(question.setup))
    if not view.legal_moves:
        raise GameEnded("the game is over", rule="N6.R15")
    asked = NORTHWOOD.question(question.setup, question.goal, view)
    return telling.advice_of(await running.thinkers.ask(asked, address_of(request)))


@router.post("/play")
async def play(made: protocol.CompanionMove) -> protocol.CompanionAnswer:
    """A move made there, with the hidden cards that it turned up."""
    before = View.parse(made.view, setup_named(made.setup))
    view, events = companion.play(before, made.move, made.revealed, made.hand)
    step = SeenStep(0, before.visit, 0, made.move, tuple(events))
    return protocol.CompanionAnswer(view=view_of(view, None), steps=(telling.northwood_step(step),))
