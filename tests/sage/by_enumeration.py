"""The best play on small visits by plain enumeration: every order of the deck, told apart by the view alone.

Written without a look at `sage`: a player is a choice of one move for all games that look the same, so the
games that look the same are kept together and split by what each move lets the player see.
"""

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from random import Random

from hearthwood.northwood import FULL, Move, Position
from hearthwood.northwood.cards import BC, CARD_COUNT, CHARACTER_COUNT, FIEF_COUNT, NOBODY, SLOT_COUNT
from hearthwood.northwood.state import READY

Ending = Sequence[Sequence[Fraction]]
"""What a visit is worth that ended at a fief, a row each: the miss, then the hit."""
ONE_FOR_A_HIT: Ending = [[Fraction(0), Fraction(1)]] * FIEF_COUNT


def orders(position: Position) -> list[Position]:
    """The position with its unseen cards in every order."""
    unseen = position.deck_size - len(position.known_deck)
    found = []
    for cards in permutations(position.unseen):
        state = position.state()
        state.deck[:unseen] = cards
        found.append(Position(state, position.setup))
    return found


def worths(position: Position, ending: Ending = ONE_FOR_A_HIT) -> dict[Move, Fraction]:
    """What each legal move is worth to who plays on as well as can be."""
    known: dict[str, Fraction] = {}

    def worth(games: list[Position]) -> Fraction:
        view = str(games[0].view())
        if view not in known:
            known[view] = max(worth_after(games, move) for move in games[0].legal_moves)
        return known[view]

    def worth_after(games: list[Position], move: Move) -> Fraction:
        total = Fraction(0)
        alike: dict[str, list[Position]] = defaultdict(list)
        for game in games:
            after = game.play(move)
            if after.fief is None:
                total += result(game, after, ending)
            else:
                alike[str(after.view())].append(after)
        for group in alike.values():
            # Dice that nobody has seen shuffle for the Baron of Claws: every order is as likely as any other.
            total += len(group) * worth(orders(group[0]) if shuffles(games[0]) else group)
        return total / len(games)

    games = orders(position)
    return {move: worth_after(games, move) for move in position.legal_moves}


def shuffles(position: Position) -> bool:
    return position.pending is not None and position.pending.character == BC


def result(before: Position, after: Position, ending: Ending) -> Fraction:
    for was, fief in zip(before.fiefs, after.fiefs, strict=True):
        if was.standing.value == "unvisited" != fief.standing.value:
            return ending[fief.fief][fief.friendly]
    raise AssertionError("no visit ended")


def small_visit(character: int, dice: Random, *, hand: int = 3, deck: int = 4) -> Position:
    """A visit near its end on which this character may be called on; all the rest by chance."""
    s = FULL.template()
    others = [other for other in range(CHARACTER_COUNT) if other != character]
    dice.shuffle(others)
    s.allies = others[:SLOT_COUNT]
    s.rulers = others[SLOT_COUNT : SLOT_COUNT + FIEF_COUNT]
    s.fief = dice.randrange(FIEF_COUNT)
    s.unvisited = dice.getrandbits(FIEF_COUNT) | 1 << s.fief
    slot = dice.randrange(SLOT_COUNT)
    away = [fief for fief in range(FIEF_COUNT) if s.unvisited >> fief & 1 == 0]
    for fief in away:
        s.rulers[fief] = NOBODY
    if away and dice.random() < 0.5:
        s.rulers[away[0]] = character
        s.friendly = s.brought = 1 << away[0]
        s.covers[slot] = away[0]
    else:
        s.allies[slot] = character
    s.exhausted = sum(1 << other for other in range(SLOT_COUNT) if other != slot and dice.random() < 0.6)
    cards = dice.sample(range(CARD_COUNT), CARD_COUNT)
    s.hand = sum(1 << cards.pop() for _ in range(dice.randint(1, hand)))
    s.deck_size = dice.randint(1, deck)
    s.deck[: s.deck_size] = [cards.pop() for _ in range(s.deck_size)]
    s.known = dice.choice((0, 0, 1, 2)) if s.deck_size > 1 else 0
    s.scores_size = min(max(s.targets[s.fief] - dice.randint(-1, 2), 0), len(cards))
    s.scores[: s.scores_size] = [cards.pop() for _ in range(s.scores_size)]
    s.discards_size = len(cards)
    s.discards[: s.discards_size] = cards
    s.stream = dice.getrandbits(64)
    s.phase = READY
    return Position.parse(str(Position(s, FULL)))
