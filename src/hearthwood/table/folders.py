"""Where a person's data lies on this machine."""

import os
from pathlib import Path

import platformdirs

OVERRIDE = "HEARTHWOOD_DATA"


def data_folder() -> Path:
    """The platform's folder for user data, unless HEARTHWOOD_DATA names another."""
    named = os.environ.get(OVERRIDE)
    return Path(named) if named else platformdirs.user_data_path("hearthwood", appauthor=False)
