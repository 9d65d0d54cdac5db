"""The meeting place: statement and answer, the fief in question, or the tray of an ability; and the score."""

from textual.geometry import Region

from hearthwood.northwood import Move
from hearthwood.northwood.cards import Card, Character
from hearthwood.tui.canvas import Canvas

from .ability import fits_exactly, write_ability
from .cards import Lying, Size, card_size, draw_card, draw_well
from .glyphs import (
    ARROW,
    BROKEN_FLAME,
    FLAME,
    OPEN_FLAME,
    OPEN_STAR,
    ROOF,
    SIGNS,
    character_code,
    codes,
    colour,
    letter,
)
from .prompts import actor
from .stage import Part
from .telling import character


class Meeting(Part):
    """What lies in the middle of the table."""

    def paint(self, canvas: Canvas) -> None:
        view = self.stage.view
        acting = actor(view)
        ally = self._ally_in_question()
        if view.fief is None:
            self._paint_fief(canvas)
        elif view.pending is not None and acting is not None:
            canvas.put(0, 0, self.stage.words.say(acting), "bold")
            self._paint_tray(canvas, view.pending.character)
        elif ally is not None:
            canvas.put(0, 0, self.stage.words.say(character(ally)), "bold")
            self._paint_tray(canvas, ally)
        else:
            self._paint_speaker(canvas)
            self._paint_dialogue(canvas, card_size(canvas.height - 1))

    def _paint_fief(self, canvas: Canvas) -> None:
        """Between visits: the fief pointed at, and who rules it."""
        view, words, pointed = self.stage.view, self.stage.words, self.stage.pointed
        fief = view.fiefs[pointed.fief] if isinstance(pointed, Move) and pointed.fief is not None else None
        if fief is None or fief.ruler is None:
            well = Size(canvas.width, min(canvas.height, 5))
            draw_well(canvas, 0, canvas.height - well.height, well, words("meeting-empty"))
            return
        who = character_code(fief.ruler)
        canvas.put(0, 0, f"{SIGNS[who[1]]} {words.say(character(fief.ruler))}", f"bold {colour(who[1])}")
        stars = OPEN_STAR * fief.stars
        canvas.put(canvas.width - len(stars), 0, stars, "$gold")
        canvas.put(0, 1, words("meeting-target", target=fief.target), "bold")
        canvas.put(0, 2, words("meeting-trump", suit=words(f"suit-{who[1]}")), "$ink")
        room = Region(0, 3, canvas.width, canvas.height - 3)
        exactly = fits_exactly(room, who, words)
        write_ability(canvas, room, who, words, exactly=exactly, style="" if exactly else "$ink2")

    def _paint_speaker(self, canvas: Canvas) -> None:
        view, words = self.stage.view, self.stage.words
        assert view.fief is not None
        ruler = view.fiefs[view.fief].ruler
        assert ruler is not None
        name = words.say(character(ruler))
        text = name if view.statement is None else words("meeting-says", ruler=name)
        canvas.put(0, 0, text, f"bold {colour(character_code(ruler)[1])}")

    def _paint_dialogue(self, canvas: Canvas, size: Size) -> None:
        view, words = self.stage.view, self.stage.words
        answer = size.width + 2
        right = answer + size.width + 2
        self._paint_score(canvas, Region(right, 1, canvas.width - right, canvas.height - 1))
        if view.statement is None:
            draw_well(canvas, 0, 1, size)
            draw_well(canvas, answer, 1, size)
            return
        draw_card(canvas, 0, 1, size, view.statement, lying=Lying.PLAYABLE, trump=view.trump, words=words)
        canvas.put(size.width, 1 + size.height // 2, ARROW, "$line")
        chosen = self._chosen()
        if chosen is None:
            draw_well(canvas, answer, 1, size, "?")
        else:
            draw_card(canvas, answer, 1, size, chosen, lying=Lying.PREVIEW, trump=view.trump, words=words)

    def _chosen(self) -> Card | None:
        move = self.stage.move
        return None if move is None else move.card

    def _ally_in_question(self) -> Character | None:
        """The ally pointed at while no statement lies here."""
        pointed = self.stage.pointed
        if self.stage.view.statement is not None or not isinstance(pointed, Move) or pointed.slot is None:
            return None
        return self.stage.view.allies[pointed.slot].shown

    def _paint_tray(self, canvas: Canvas, who: Character) -> None:
        """What an ability says; the cards named so far; the score in a row."""
        view, words = self.stage.view, self.stage.words
        room, code = Region(0, 1, canvas.width, canvas.height - 3), character_code(who)
        y = 1 + write_ability(canvas, room, code, words, exactly=fits_exactly(room, code, words))
        named = self.stage.scene.named
        if named:
            room = Region(0, y, canvas.width, canvas.height - 1 - y)
            canvas.write(room, words("tray-named", cards=codes(named)))
        x = self._paint_flames(canvas, 0, canvas.height - 1) + 2
        assert view.trump is not None
        suit = letter(view.trump)
        canvas.put(x, canvas.height - 1, f"{ROOF} {words(f'suit-{suit}')}", f"bold {colour(suit)}")

    def _paint_score(self, canvas: Canvas, frame: Region) -> None:
        """How many cards are wanted and how many lie there, and what is trump."""
        words, trump = self.stage.words, self.stage.view.trump
        assert trump is not None
        x = self._paint_count(canvas, frame.x, frame.y)
        self._paint_flames(canvas, frame.x, frame.y + 1)
        suit = letter(trump)
        canvas.put(frame.x, frame.y + 3, f"{ROOF} {words(f'suit-{suit}')}", f"bold {colour(suit)}")
        canvas.put(frame.x, frame.y + 4, words("trump-mark"), "$ink2")
        assert x <= frame.right

    def _paint_count(self, canvas: Canvas, x: int, y: int) -> int:
        view = self.stage.view
        assert view.target is not None
        text = self.stage.words("score-of", score=view.score, target=view.target)
        return canvas.put(x, y, text, "bold $ember" if view.score > view.target else "bold")

    def _paint_flames(self, canvas: Canvas, x: int, y: int) -> int:
        """A flame a card wanted, filled as they come; one too many is a break, never a bonus."""
        view = self.stage.view
        assert view.target is not None
        if y == canvas.height - 1:
            x = self._paint_count(canvas, x, y) + 1
        x = canvas.put(x, y, FLAME * min(view.score, view.target), "bold $ember")
        x = canvas.put(x, y, OPEN_FLAME * (view.target - view.score), "$ember")
        return canvas.put(x, y, BROKEN_FLAME * (view.score - view.target), "bold $ink2")
