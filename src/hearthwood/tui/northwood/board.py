"""The parts of the table in their places; both playing and going through a game again lay them out."""

from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from hearthwood.tui.screens import Page

from .allies import Allies
from .bar import Bar, Prompt
from .halls import Halls
from .hand import Hand
from .meeting import Meeting
from .piles import Piles
from .saying import Deed, Saying
from .stage import Part, Stage
from .transcript import Transcript

WIDE, TALL = 110, 32
"""Columns from which the transcript lies beside the table, rows from which cards and halls are large."""


class Board(Page[None]):
    """A table that shows a stage."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 (as the base class has it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012
    DEFAULT_CSS = """
    Board { background: $table; color: $ink; }
    Board Bar { height: 1; background: $sunk; }
    Board Halls { height: 4; }
    Board #board { height: 1fr; }
    Board #main { width: 1fr; }
    Board #middle { height: 1fr; }
    Board Allies { width: 1fr; height: 12; }
    Board #right { width: 35; height: 12; margin-left: 1; }
    Board Meeting { height: 6; }
    Board Piles { height: 2; }
    Board Saying { height: 1fr; }
    Board Deed { height: 1; }
    Board Prompt { height: 1; }
    Board Hand { height: 5; }
    Board Transcript { display: none; width: 22%; min-width: 34; max-width: 48; }
    Board.-wide Transcript { display: block; }
    Board.-tall Halls { height: 7; margin-top: 1; }
    Board.-tall #middle { margin-top: 1; }
    Board.-tall Allies { height: 100%; max-height: 36; }
    Board.-tall #right { height: 100%; max-height: 36; }
    Board.-wide #right { width: 42%; min-width: 40; padding-right: 1; }
    Board.-tall Meeting { height: 10; margin-bottom: 1; }
    Board.-tall Piles { height: 3; }
    Board.-tall Prompt { height: 2; }
    Board.-tall Hand { height: 8; margin-bottom: 1; }
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self.stage = stage

    def compose(self) -> ComposeResult:
        stage = self.stage
        yield Bar(stage)
        with Horizontal(id="board"):
            with Vertical(id="main"):
                yield Halls(stage)
                with Horizontal(id="middle"):
                    yield Allies(stage)
                    with Vertical(id="right"):
                        yield Meeting(stage)
                        yield Piles(stage)
                        yield Saying(stage)
                        yield Deed(stage)
                yield Prompt(stage)
                yield Hand(stage)
            yield Transcript(stage)
        yield self.bar()

    def set_stage(self, stage: Stage) -> None:
        """Show another moment, or point at something else."""
        self.stage = stage
        for part in self.query(Part):
            part.show(stage)
        super().reword()

    def reword(self) -> None:
        self.set_stage(replace(self.stage, words=self.words))
