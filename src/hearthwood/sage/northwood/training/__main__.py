"""`make train`: teaches visits and campaigns of both setups, and writes the sage's data file.

About an hour on one core. Killed and started again it goes on after the last term it saved.
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
import numpy as np

from hearthwood.northwood.setups import SETUPS
from hearthwood.sage.northwood import lore
from hearthwood.sage.northwood.lookahead import MIND
from hearthwood.sage.northwood.training.school import (
    CAMPAIGNS,
    VISITS,
    teach_campaigns,
    teach_visits,
)
from hearthwood.sage.northwood.training.writing import write_lore


@click.command()
@click.option(
    "--folder", default="build/training", type=click.Path(path_type=Path), help="Where pupils are saved."
)
@click.option(
    "--target", default=None, type=click.Path(path_type=Path), help="Where the data file is written."
)
def train(folder: Path, target: Path | None) -> None:
    """Teach the sage, and write what it learned over the data file of the package."""
    pupils: dict[str, Any] = {}
    made: dict[str, Any] = {}
    for name in lore.SETUPS:
        visits = teach_visits(SETUPS[name], VISITS[name], folder / f"visits_{name}", click.echo)
        pupils[f"visits_{name}"] = visits
        course = CAMPAIGNS[name]
        mind = mind_of(visits)
        pupils[f"campaigns_{name}"] = teach_campaigns(
            SETUPS[name], mind, course, folder / f"campaigns_{name}", click.echo
        )
        for kind, taught in (("visits", VISITS[name]), ("campaigns", course)):
            log = (folder / f"{kind}_{name}" / "log.jsonl").read_text(encoding="utf-8").splitlines()
            made[f"{kind}_{name}"] = {"course": asdict(taught), "last term": json.loads(log[-1])}
    write_lore(pupils, made, target or Path(lore.__file__).parent)


def mind_of(pupil: Any) -> Any:
    """The mind of a pupil, without what learning needs."""
    mind = np.zeros(1, MIND)
    for name in MIND.names or ():
        mind[name] = pupil[name]
    return mind


if __name__ == "__main__":
    train()
