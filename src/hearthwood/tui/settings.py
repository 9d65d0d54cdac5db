"""What a person prefers: language and theme, kept between games."""

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from hearthwood.locales import LANGUAGES, system_language
from hearthwood.table.folders import data_folder

from .look import THEMES, system_theme


@dataclass(frozen=True, slots=True)
class Settings:
    """Nothing chosen means: as the system asks for."""

    language: str | None = None
    theme: str | None = None

    @property
    def spoken(self) -> str:
        """The language to use."""
        return self.language if self.language in LANGUAGES else system_language()

    @property
    def seen(self) -> str:
        """The theme to use."""
        return self.theme if self.theme in THEMES else system_theme()


def settings_file() -> Path:
    """Where they are kept."""
    return data_folder() / "settings.json"


def load(file: Path) -> Settings:
    """The settings of a file; one that cannot be read counts as none, as preferences never stop a game."""
    try:
        read = json.loads(file.read_text("utf-8"))
        return replace(Settings(), **{key: str(read[key]) for key in ("language", "theme") if read.get(key)})
    except (OSError, ValueError, TypeError, AttributeError):
        return Settings()


def keep(settings: Settings, file: Path) -> None:
    """Write them whole or not at all; where that is impossible they hold until the end of the program."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(".new")
        draft.write_text(json.dumps(asdict(settings)) + "\n", "utf-8")
        draft.replace(file)
    except OSError:
        return
