"""Learning can be stopped and gone on with, and comes to the same."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hearthwood.northwood import SETUPS
from hearthwood.sage.northwood.training import school
from hearthwood.sage.northwood.training.writing import write_lore

SHORT = replace(school.VISITS["full"], length=3_000, term=1_000, batch=64)


class Stopped(Exception):
    """Somebody pulled the plug."""


def test_a_course_that_was_stopped_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(school, "EXAMINED", 20)
    said: list[str] = []
    whole = school.teach_visits(SETUPS["full"], SHORT, tmp_path / "whole", said.append)

    def stop(_: str) -> None:
        raise Stopped

    for _ in range(2):
        with pytest.raises(Stopped):
            school.teach_visits(SETUPS["full"], SHORT, tmp_path / "stopped", stop)
    stopped = school.teach_visits(SETUPS["full"], SHORT, tmp_path / "stopped", said.append)
    for name in ("rows", "between", "middle", "out", "mean_rows"):
        assert np.array_equal(whole[name], stopped[name]), name
    logs = [(tmp_path / name / "log.jsonl").read_text() for name in ("whole", "stopped")]
    assert logs[0] == logs[1]
    assert len(logs[0].splitlines()) == 3
    assert whole["rows"].any()
    written = shipped(whole, tmp_path)
    assert written["version"] == 1


def shipped(pupil: Any, folder: Path) -> dict[str, Any]:
    """Write a data file of one pupil, and read its manifest."""
    import json

    write_lore({"visits_full": pupil}, {"by": "a test"}, folder)
    told: dict[str, Any] = json.loads((folder / "lore.json").read_text())
    return told
