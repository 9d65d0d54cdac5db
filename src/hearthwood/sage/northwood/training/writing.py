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
        f"{name}_{weights}": pupil[weights].astype(np.float16)
        for name, pupil in pupils.items()
        for weights in WEIGHTS
    }
    data = io.BytesIO()
    np.savez_compressed(data, **arrays)
    (folder / DATA).write_bytes(data.getvalue())
    told = {"version": VERSION, "sha256": hashlib.sha256(data.getvalue()).hexdigest(), **made}
    (folder / MANIFEST).write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
