"""The machine's mutable state: integers, masks and short lists, the same interpreted and compiled.

`core.compiler` lays out a record from these annotations (`int` as a signed, `Word` as an unsigned number, a
list by its entry in LENGTHS), and the functions of the machine run on either. So there is nothing here that
a record could not hold, except `log`, which only the interpreted machine writes.
"""

from hearthwood.core.randomness import Word

from .cards import CARD_COUNT, FIEF_COUNT, NOBODY, NOWHERE, SLOT_COUNT

# Phases (rules N4.*). ABILITY is every stop inside an ability, EVEN_OR_ODD the discard that the Baron of Eyes
# asks for after an odd response.
CHOOSE, SUBSTITUTE, READY, SPENT, RESPOND, ABILITY, EVEN_OR_ODD, OVER = range(8)

LENGTHS = {
    "allies": SLOT_COUNT,
    "covers": SLOT_COUNT,
    "rulers": FIEF_COUNT,
    "deck": CARD_COUNT,
    "discards": CARD_COUNT,
    "scores": CARD_COUNT,
    "targets": FIEF_COUNT,
    "stars": FIEF_COUNT,
}


class State:
    """One game at one moment. Piles are stacks: the top card is the last of the first `…_size` entries."""

    # What the setup fixes.
    targets: list[int]
    stars: list[int]
    abilities: int  # how many allies may lie exhausted at once
    seed: Word

    # The campaign. Masks have a bit a fief.
    allies: list[int]  # a character in each slot
    covers: list[int]  # the fief whose ruler covers the slot, or NOWHERE
    rulers: list[int]  # a character at each fief, or NOBODY
    unvisited: int
    friendly: int
    home: int  # friendly, and the ruler can still be brought in
    brought: int  # friendly, and the ruler covers an ally on this visit

    # The visit.
    fief: int  # the fief being visited, or NOWHERE
    hand: int  # mask of cards
    deck: list[int]
    deck_size: int
    discards: list[int]
    discards_size: int
    scores: list[int]
    scores_size: int
    known: int  # how many cards on top of the deck the player knows
    exhausted: int  # mask of slots
    watching: int  # 1 while the Baron of Eyes waits for the next response
    stream: Word

    # The stop.
    phase: int
    slot: int  # the slot whose ability is being resolved
    character: int  # whose text it runs
    argument: int  # what that text still has to remember, see abilities/

    # The events of the move being played, where somebody wants them.
    log: list[tuple[int, int, int]] | None

    def __init__(self) -> None:
        self.targets = list(range(FIEF_COUNT))
        self.stars = [0] * FIEF_COUNT
        self.abilities = SLOT_COUNT
        self.seed = 0
        self.allies = [NOBODY] * SLOT_COUNT
        self.covers = [NOWHERE] * SLOT_COUNT
        self.rulers = [NOBODY] * FIEF_COUNT
        self.unvisited = self.friendly = self.home = self.brought = 0
        self.fief = NOWHERE
        self.hand = 0
        self.deck = [0] * CARD_COUNT
        self.discards = [0] * CARD_COUNT
        self.scores = [0] * CARD_COUNT
        self.deck_size = self.discards_size = self.scores_size = 0
        self.known = self.exhausted = self.watching = 0
        self.stream = 0
        self.phase = OVER
        self.slot = self.character = self.argument = 0
        self.log = None

    def copy(self) -> "State":
        """Another state, equal in everything but the log."""
        other = State.__new__(State)
        fields = self.__dict__.copy()
        for name in LENGTHS:
            fields[name] = fields[name][:]
        fields["log"] = None
        other.__dict__ = fields
        return other
