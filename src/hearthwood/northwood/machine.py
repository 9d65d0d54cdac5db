"""The machine of decisions (docs/rules, N4 to N6): which moves are legal, and what a legal move does.

This is the one source of the rules: plain Python runs it on a `State`, and `northwood.compiled` compiles
these very functions for search and simulation. `play` trusts its caller: only legal moves may be given to it.
"""

from hearthwood.core.bits import count, lowest
from hearthwood.core.randomness import stream

from .abilities import after_naming, begin, naming
from .cards import NOBODY, NOWHERE, ONE_SUIT, QL, SLOT_COUNT
from .moves import (
    DONE,
    DONE_BIT,
    FIRST_FIEF,
    FIRST_SLOT,
    FIRST_SUBSTITUTION,
    LISTEN,
    LISTEN_BIT,
)
from .piles import (
    ACTIVATED,
    COVERED,
    ENDED,
    FRIENDLY,
    LEFT,
    LOST,
    MISSED,
    SCORED,
    STATED,
    VISITED,
    deal,
    discard,
    draw,
    put_on_discards,
    put_on_scores,
    shuffle_deck,
    take_from_deck,
    tell,
    trump,
)
from .state import ABILITY, CHOOSE, EVEN_OR_ODD, OVER, READY, RESPOND, SPENT, SUBSTITUTE, State

ALL_SLOTS = 0b1111


def legal(s: State) -> int:
    """The mask of the legal moves: one table, bots, search and tests all ask this."""
    phase = s.phase
    if phase == RESPOND:
        return answers(s)
    if phase == READY:
        return LISTEN_BIT | activatable(s) << FIRST_SLOT
    if phase == SPENT:
        return LISTEN_BIT
    if phase == ABILITY:
        return naming(s, s.character)
    if phase == CHOOSE:
        return s.unvisited << FIRST_FIEF
    if phase == SUBSTITUTE:
        return DONE_BIT | substitutions(s)
    if phase == EVEN_OR_ODD:
        return s.hand
    return 0


def answers(s: State) -> int:
    """The cards that may respond: those of the statement's suit, if any is held (rule N5.follow)."""
    said = s.discards[s.discards_size - 1]
    following = s.hand & (ONE_SUIT << (said & 24))
    if following != 0:
        return following
    return s.hand


def activatable(s: State) -> int:
    """The slots whose ability can be used now (rule N4.ready)."""
    if count(s.exhausted) >= s.abilities:
        return 0
    return ALL_SLOTS & ~s.exhausted


def substitutions(s: State) -> int:
    """Rulers at home in a higher fief than the last one placed, over uncovered slots (rule N4.substitute)."""
    free = 0
    for slot in range(SLOT_COUNT):
        if s.covers[slot] == NOWHERE:
            free |= 1 << slot
    pairs = 0
    fiefs = s.home
    while fiefs != 0:
        fief = lowest(fiefs)
        fiefs &= fiefs - 1
        if s.brought >> fief == 0:
            pairs |= free << (SLOT_COUNT * fief)
    return pairs


def play(s: State, move: int) -> None:
    """Make a legal move; the state stands at the next decision afterwards."""
    phase = s.phase
    if phase == RESPOND:
        respond(s, move)
    elif phase <= SPENT and phase >= READY:
        if move == LISTEN:
            listen(s)
        else:
            activate(s, move - FIRST_SLOT)
    elif phase == ABILITY:
        after_naming(s, s.character, move)
        go_on_with_ability(s)
    elif phase == CHOOSE:
        visit(s, move - FIRST_FIEF)
    elif phase == SUBSTITUTE:
        if move == DONE:
            s.phase = READY
        else:
            substitute(s, (move - FIRST_SUBSTITUTION) // SLOT_COUNT, (move - FIRST_SUBSTITUTION) % SLOT_COUNT)
    elif phase == EVEN_OR_ODD:
        discard(s, move)
        end_stop(s, READY)


def visit(s: State, fief: int) -> None:
    """Open the visit to a fief (rule N4.choose)."""
    s.fief = fief
    s.phase = SUBSTITUTE if s.home != 0 else READY
    tell(s, VISITED, fief, s.rulers[fief])


def substitute(s: State, fief: int, slot: int) -> None:
    """The ruler at home in a fief covers an ally on this visit (rule N4.substitute)."""
    s.covers[slot] = fief
    s.home &= ~(1 << fief)
    s.brought |= 1 << fief
    tell(s, COVERED, fief, slot)


def listen(s: State) -> None:
    """The deck's top card becomes the ruler's statement (rule N4.listen)."""
    known = s.known
    card = take_from_deck(s)
    put_on_discards(s, card)
    s.phase = RESPOND
    tell(s, STATED, card, known)


def respond(s: State, card: int) -> None:
    """Answer the statement and close the dialogue (rules N5.score, N6.R6)."""
    said = s.discards[s.discards_size - 1]
    s.hand &= ~(1 << card)
    if beats(s, card, said):
        put_on_scores(s, card)
        tell(s, SCORED, card, s.scores_size)
    else:
        put_on_discards(s, card)
        tell(s, MISSED, card, s.scores_size)
    if s.watching != 0:
        s.watching = 0
        if card & 1:  # cards of an even value have an odd index
            draw(s)
        elif s.hand != 0:
            s.phase = EVEN_OR_ODD
            return
    end_stop(s, READY)


def beats(s: State, card: int, said: int) -> bool:
    """Does this response to this statement score (rule N5.score)?"""
    if (card ^ said) & 24 == 0:
        return card > said
    # The suits differ, so a response of the trump answers a statement that is not of the trump.
    return card >> 3 == trump(s)


def acting(s: State, slot: int) -> int:
    """Whose ability the slot runs: its ally's or cover's, and for the Queen of Leaves the current ruler's."""
    character = s.allies[slot]
    if s.covers[slot] != NOWHERE:
        character = s.rulers[s.covers[slot]]
    if character == QL:
        character = s.rulers[s.fief]
    return character


def activate(s: State, slot: int) -> None:
    """Exhaust a slot and resolve its ability as far as it goes without the player (rule N4.ready)."""
    s.exhausted |= 1 << slot
    s.slot = slot
    s.character = acting(s, slot)
    s.argument = 1
    tell(s, ACTIVATED, slot, s.character)
    begin(s, s.character)
    go_on_with_ability(s)


def go_on_with_ability(s: State) -> None:
    """Stop where the ability has something to ask; where it has not, it is resolved."""
    if naming(s, s.character) != 0:
        s.phase = ABILITY
    else:
        end_stop(s, SPENT)


def end_stop(s: State, following: int) -> None:
    """After a dialogue or an ability: the visit ends if hand or deck is empty (rule N5.end)."""
    s.slot = 0
    s.character = 0
    s.argument = 0
    if s.hand == 0 or s.deck_size == 0:
        end_visit(s)
    else:
        s.phase = following


def end_visit(s: State) -> None:
    """Friendly at exactly the target, lost otherwise; then the next visit or the end (rule N5.end)."""
    fief = s.fief
    s.unvisited &= ~(1 << fief)
    if s.scores_size == s.targets[fief]:
        s.friendly |= 1 << fief
        s.home |= 1 << fief
        tell(s, FRIENDLY, fief, s.scores_size)
    else:
        s.rulers[fief] = NOBODY
        tell(s, LOST, fief, s.scores_size)
    for slot in range(SLOT_COUNT):
        if s.covers[slot] != NOWHERE:
            tell(s, LEFT, s.covers[slot], s.rulers[s.covers[slot]])
            s.rulers[s.covers[slot]] = NOBODY
            s.covers[slot] = NOWHERE
    s.brought = 0
    s.fief = NOWHERE
    s.exhausted = 0
    s.watching = 0
    if s.unvisited != 0:
        deal(s)
    else:
        end_game(s)


def end_game(s: State) -> None:
    """All fiefs are visited: nothing is left on the table but the fiefs (rule N4.over)."""
    s.phase = OVER
    s.hand = 0
    s.deck_size = 0
    s.discards_size = 0
    s.scores_size = 0
    s.known = 0
    s.stream = 0
    tell(s, ENDED, points(s), 0)


def points(s: State) -> int:
    """The stars of the friendly fiefs (rule N5.points)."""
    total = 0
    fiefs = s.friendly
    while fiefs != 0:
        total += s.stars[lowest(fiefs)]
        fiefs &= fiefs - 1
    return total


def set_out(s: State, seed: int) -> None:
    """Deal a game from its setup and seed (rules N3.*).

    The state comes from `Setup.template`: open ally slots and fiefs hold NOBODY, the pool of characters lies
    as the deck, its first character on top.
    """
    s.seed = seed
    s.stream = stream(seed, 0)
    shuffle_deck(s)
    lay_out(s)


def lay_out(s: State) -> None:
    """Deal the pool, as it lies, to the open ally slots and fiefs; then the first hand (rule N3.full)."""
    slot = open_place(s.allies, 0)
    fief = open_place(s.rulers, 0)
    allied = 0  # suits, a bit each
    once = 0  # suits that rule one fief
    twice = 0  # suits that rule two fiefs
    while s.deck_size > 0 and (slot < len(s.allies) or fief < len(s.rulers)):
        s.deck_size -= 1
        character = s.deck[s.deck_size]
        suit = 1 << (character // 6)
        if slot < len(s.allies) and allied & suit == 0:
            s.allies[slot] = character
            allied |= suit
        elif fief < len(s.rulers) and twice & suit == 0:
            s.rulers[fief] = character
            twice |= once & suit
            once |= suit
        slot = open_place(s.allies, slot)
        fief = open_place(s.rulers, fief)
    s.unvisited = (1 << len(s.rulers)) - 1
    deal(s)


def open_place(places: list[int], first: int) -> int:
    """The first place from `first` on that nobody holds, or the number of places."""
    while first < len(places) and places[first] != NOBODY:
        first += 1
    return first
