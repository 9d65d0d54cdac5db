"""Moves in words: messages without figures of their own, so that any screen can put them into a sentence."""

from hearthwood.locales import Message
from hearthwood.northwood import Kind, Move, Phase, View
from hearthwood.northwood.cards import CHARACTER_TEXTS, SUITS, Character, Suit
from hearthwood.northwood.moves import MOVES_BY_TEXT


def character(who: Character) -> Message:
    """A character's name."""
    return Message(f"character-{CHARACTER_TEXTS[who]}")


def suit(which: Suit) -> Message:
    """A suit's name."""
    return Message(f"suit-{SUITS[which]}")


def name_of(view: View, move: Move) -> Message | str:
    """What a move is called here: a card by its text, an ally or a ruler by name. A fief is its number."""
    match move.kind:
        case Kind.CARD:
            return move.text
        case Kind.VISIT:
            return str(move.fief)
        case Kind.ACTIVATE:
            assert move.slot is not None
            return character(view.allies[move.slot].shown)
        case Kind.SUBSTITUTE:
            assert move.fief is not None
            ruler = view.fiefs[move.fief].ruler
            assert ruler is not None
            return character(ruler)
        case Kind.NAME_SUIT:
            assert move.suit is not None
            return suit(move.suit)
        case Kind.LISTEN:
            return Message("deed-listen")
        case Kind.DRAW:
            return Message("deed-draw")
        case Kind.DONE:
            return Message(_done(view))


def _done(view: View) -> str:
    if view.phase is Phase.SUBSTITUTE:
        return "deed-begin"
    return "deed-stop" if MOVES_BY_TEXT["draw"] in view.legal_moves else "deed-keep"
