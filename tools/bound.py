"""What a fair player wins of fresh visits at most, beside what the sage wins of them: a table for each setup.

`python tools/bound.py VISITS MOVES READY` takes so many visits for each fief, gives up a search after so many
moves, and leaves so many of the four allies ready, the first ones (4: as the setup deals them). Where a
search was given up there is no bound, and the row says so.
"""

import sys

from hearthwood.northwood import SETUPS, Position
from hearthwood.northwood.cards import FIEF_COUNT
from hearthwood.sage.northwood.bounding import MOST, Mean, Payer, fresh, mean_of

FIRST_SEED = 7_000_000
VISITS, READY = 25, 4


def with_ready(visit: Position, ready: int) -> Position:
    """The visit with only so many allies ready."""
    state = visit.state()
    state.exhausted = 0b1111 >> ready << ready & 0b1111
    return Position(state, visit.setup)


def told(mean: Mean) -> str:
    """A share with its interval, in per cent."""
    return f"{100 * mean.mean:6.1f} ± {100 * mean.error:4.1f}"


def main() -> None:
    """Print the tables."""
    asked = [int(word) for word in sys.argv[1:]]
    visits, most, ready = (*asked, *(VISITS, MOST, READY)[len(asked) :])
    for setup in SETUPS:
        payer = Payer(setup, most=most)
        print(f"{setup}: {visits} visits for each fief, {ready} allies ready; in per cent")
        for fief in range(FIEF_COUNT):
            seeds = range(FIRST_SEED, FIRST_SEED + visits)
            dealt = [with_ready(visit, ready) for visit in fresh(SETUPS[setup], fief, seeds)]
            kept = [one for visit in dealt if (one := payer.kept(visit)) is not None]
            bound = told(mean_of(kept)) if len(kept) == visits else f"unknown, {visits - len(kept)} given up"
            print(f"  fief {fief}   sage {told(mean_of(payer.played(dealt)))}   bound {bound}", flush=True)


if __name__ == "__main__":
    main()
