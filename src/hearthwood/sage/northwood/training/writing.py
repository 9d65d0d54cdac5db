"""What was learned, written as the data file of the package and its manifest."""

import hashlib
import io
import json
from pathlib import Path
from typing import Any

import numpy as np

from hearthwood.sage.northwood.lore import DATA, MANIFEST, VERSION, WEIGHTS


def write_lore(pupils: dict[str, Any], made: dict[str, Any], folder: Path) -> None:
    """Write the weights of pupils by name, in half precision, and how they were made."""
    arrays = {
        f"{name}_{weights}": learned(pupil, weights).astype(np.float16)
        for name, pupil in pupils.items()
        for weights in WEIGHTS
    }
    data = io.BytesIO()
    np.savez_compressed(data, **arrays)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / DATA).write_bytes(data.getvalue())
    told = {"version": VERSION, "sha256": hashlib.sha256(data.getvalue()).hexdigest(), "made": made}
    (folder / MANIFEST).write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def learned(pupil: Any, weights: str) -> Any:
    """Weights of a pupil; rows of inputs that were never on stay out."""
    found = pupil[weights][0].copy()
    if weights == "rows":
        found[~pupil["square_rows"][0].any(axis=1)] = 0
    return found
