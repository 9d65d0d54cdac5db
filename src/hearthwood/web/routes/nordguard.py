"""What screens need to know of Nordguard besides a table."""

from typing import Annotated

from fastapi import APIRouter, Path

from hearthwood.web.nordguard_cards import cards
from hearthwood.web.nordguard_sights import NordguardCards
from hearthwood.web.words import Language

from . import refusals

router = APIRouter(prefix="/api/nordguard", tags=["nordguard"], responses=refusals(422, 429))


@router.get("/cards/{language}")
async def see_cards(language: Annotated[Language, Path()]) -> NordguardCards:
    """The cards of the shipped set in a language."""
    return cards(language)
