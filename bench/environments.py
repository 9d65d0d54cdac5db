"""The vector environment beside its peers, which live in an environment of their own: `make bench-peers`.

All choose legal actions at random; on each side a step gives observation, mask and reward, and where a game
has ended the next one begins. OpenSpiel's C++ loop alone gives nothing of this out; it is compared all the
same.
"""

import subprocess
import sys
from functools import partial
from operator import truediv
from pathlib import Path

from .harness import Comparison, Contestant, Figures
from .peers import DEALS, loop

HOUSE = Path(__file__).parent.parent
PEERS = HOUSE / ".venv-peers" / "bin" / "python"
PACKAGES = ("jax", "open-spiel", "pgx", "rlcard")
BATCH = 4096


def ours(setup: str, repeat: int) -> Figures:
    return loop(sys.executable, "northwood_loop", setup, str(BATCH), str(repeat))


def pgx(game: str, repeat: int) -> Figures:
    return loop(PEERS, "pgx_loop", game, str(BATCH), str(repeat))


def rlcard(repeat: int) -> Figures:
    return loop(PEERS, "rlcard_loop", "uno", str(repeat))


def hearts_from_python(repeat: int) -> Figures:
    return loop(PEERS, "openspiel_steps", "hearts", str(repeat))


def hearts_in_its_loop(repeat: int) -> Figures:
    numbers = loop(PEERS, "openspiel_rollouts", "hearts", str(DEALS), str(repeat))
    return {"steps/s": numbers["moves/s, with the deal"]}


def versions() -> dict[str, str]:
    """Of the peers, by the environment that they live in."""
    program = f"from importlib.metadata import version; print(*map(version, {PACKAGES}))"
    told = subprocess.run([PEERS, "-c", program], check=True, stdout=subprocess.PIPE, text=True).stdout
    return dict(zip(PACKAGES, told.split(), strict=True))


CONTESTANTS = [
    Contestant("our intro, 4096 games", partial(ours, "intro")),
    Contestant("Pgx kuhn_poker, 4096 games", partial(pgx, "kuhn_poker")),
    Contestant("our full, 4096 games", partial(ours, "full")),
    Contestant("Pgx leduc_holdem, 4096 games", partial(pgx, "leduc_holdem")),
    Contestant("RLCard uno", rlcard),
    Contestant("OpenSpiel hearts, from Python", hearts_from_python),
    Contestant("OpenSpiel hearts, C++ loop", hearts_in_its_loop),
]


def _compared() -> list[Comparison]:
    """Like with like: fresh arrays for each step, and memory that is written over."""
    found = []
    for setup in ("intro", "full"):
        fresh = (f"our {setup}, 4096 games", "vector steps/s")
        over = (f"our {setup}, 4096 games", "vector steps/s, without copies")
        for game in ("kuhn_poker", "leduc_holdem"):
            peer = f"Pgx {game}, 4096 games"
            found += [
                Comparison(
                    f"{setup} : Pgx {game}, a call a step",
                    truediv,
                    [fresh, (peer, "steps/s, a call each")],
                    2,
                ),
                Comparison(
                    f"{setup} : Pgx {game}, many in a call",
                    truediv,
                    [over, (peer, "steps/s, many in a call")],
                    2,
                ),
            ]
        found += [
            Comparison(f"{setup} : {peer}", truediv, [fresh, (peer, "steps/s")], 1)
            for peer in ("RLCard uno", "OpenSpiel hearts, from Python", "OpenSpiel hearts, C++ loop")
        ]
    return found


COMPARISONS = _compared()
