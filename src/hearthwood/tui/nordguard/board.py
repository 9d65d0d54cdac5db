"""The parts of the table in their places; both playing and going through a game again lay them out."""

from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from hearthwood.tui.screens import Page

from .bar import Bar
from .facts import Facts
from .land import Land
from .rows import Rows
from .saying import Deed, Prompt, Saying
from .stage import Part, Stage
from .team import Team
from .transcript import Transcript

WIDE, TALL = 110, 32
"""Columns from which team and transcript lie beside the map, rows from which there is room for all of it."""
_SINGLE_ROWS = 4
"""Characters from which each has but one row on a small screen."""


class Board(Page[None]):
    """A table that shows a stage."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 (as the base class has it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012
    DEFAULT_CSS = """
    Board { background: $table; color: $ink; }
    Board Bar { height: 1; background: $sunk; }
    Board #board { height: 1fr; }
    Board #left { width: 36; display: none; margin: 1 0 0 1; }
    Board #left Team { height: 1fr; }
    Board #main { width: 1fr; }
    Board #top { height: 1fr; }
    Board Land { width: 1fr; height: 100%; }
    Board #side { width: 36; height: 100%; }
    Board #side Team { margin: 0 1 1 0; }
    Board #side Facts { height: 1fr; }
    Board Prompt { height: 1; }
    Board #bottom { height: 6; }
    Board Rows { width: 1fr; height: 100%; }
    Board #words { width: 39; height: 100%; margin-left: 1; }
    Board Saying { height: 1fr; }
    Board Deed { height: 1; }
    Board #right { width: 36; display: none; margin: 1 0 0 1; }
    Board #right Facts { height: 16; }
    Board #right Transcript { height: 1fr; }
    Board.-wide #left, Board.-wide #right { display: block; }
    Board.-wide #side { display: none; }
    Board.-wide #words { width: 1fr; }
    Board.-tall Land { margin: 1 0 0 1; }
    Board.-tall #bottom { height: 12; }
    Board.-tall Prompt { height: 2; }
    Board.-low #right Facts { height: 9; }
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage

    def compose(self) -> ComposeResult:
        stage = self.stage
        yield Bar(stage)
        with Horizontal(id="board"):
            with Vertical(id="left"):
                yield Team(stage)
            with Vertical(id="main"):
                with Horizontal(id="top"):
                    yield Land(stage)
                    with Vertical(id="side"):
                        team = Team(stage)
                        team.styles.height = self._team_rows()
                        yield team
                        yield Facts(stage)
                yield Prompt(stage)
                with Horizontal(id="bottom"):
                    yield Rows(stage)
                    with Vertical(id="words"):
                        yield Saying(stage)
                        yield Deed(stage)
            with Vertical(id="right"):
                yield Facts(stage)
                yield Transcript(stage)
        yield self.bar()

    def _team_rows(self) -> int:
        """On a small screen: two rows each while they are few, and one for what lies here."""
        count = len(self.stage.view.table.seat_of)
        return (count if count >= _SINGLE_ROWS else 2 * count) + 1

    def set_stage(self, stage: Stage) -> None:
        """Show another moment, or point at something else."""
        self.stage = stage
        for part in self.query(Part):
            part.show(stage)
        super().reword()

    def reword(self) -> None:
        self.set_stage(replace(self.stage, words=self.words))
