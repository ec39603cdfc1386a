"""Knows the sheet of a knock-out cup: its bracket, the next meeting, and those of bots, played while one looks."""

from collections.abc import Callable, Sequence

import pygame

from scenes.saloon import wording
from scenes.saloon.among_bots import AmongBots
from scenes.saloon.evening import Evening, Pair, bracket, next_bout, winners
from scenes.saloon.sheets import LEFT, TOP, WIDTH, Sheet, Way
from scenes.services import shapes
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import marks, theme

_HEIGHT = 430
_BOX = (250, 34)


class BracketSheet(Sheet):
    """The bracket as it stands. A game among `bots` goes on while one looks; `booked` gets the evening after it."""

    def __init__(
        self, services: Services, evening: Evening, ways: Sequence[Way], bots: AmongBots,
        booked: Callable[[Evening], Change],
    ) -> None:  # fmt: skip
        self._evening = evening
        self._bots = bots
        self._booked = booked
        super().__init__(services, self._said_heading, ways)

    def update(self, dt: float) -> Change:
        """Bots play on by themselves."""
        after = self._bots.go_on()
        return self._booked(after) if after is not None else super().update(dt)

    def fill(self, surface: pygame.Surface) -> None:
        """A column a round, joined by lines."""
        if self._bots.plays:
            said = self.services.text.say("saloon.bots_play")
            self.services.text.draw(surface, said, (LEFT + WIDTH, TOP + _HEIGHT + 50), "body", theme.BODY_PX - 2,
                                    theme.RED_INK, "midright", (WIDTH // 2, 40), wrap=True)  # fmt: skip
        rows = bracket(self._evening)
        bout = next_bout(self._evening)
        step = WIDTH // len(rows)
        for depth, row in enumerate(rows):
            height = _HEIGHT // len(row)
            for number, pair in enumerate(row):
                middle = TOP + 6 + number * height + height // 2
                box = pygame.Rect(LEFT + depth * step, middle - _BOX[1], min(_BOX[0], step - 46), _BOX[1])
                now = bout is not None and pair.winner is None and tuple(pair.chairs) == bout.chairs
                self._pair(surface, pair, box, now)
                if depth + 1 < len(rows):
                    self._join(surface, box, step, height, number)

    def _said_heading(self) -> str:
        text, evening = self.services.text, self._evening
        won = winners(evening)
        if won:
            return text.say("saloon.cup_won", {"names": wording.names(text, evening, won)})
        left = sum(pair.winner is None for pair in bracket(evening)[0])
        rounds = len(bracket(evening))
        at = next(depth for depth, row in enumerate(bracket(evening)) if any(pair.winner is None for pair in row))
        return text.say(
            "saloon.cup_final" if at == rounds - 1 else "saloon.cup_heading", {"round": at + 1, "left": left}
        )

    def _pair(self, surface: pygame.Surface, pair: Pair, box: pygame.Rect, now: bool) -> None:
        for place, chair in enumerate(pair.chairs):
            area = box.move(0, place * (box.height + 2))
            gone = pair.winner is not None and pair.winner != chair
            shapes.rect(surface, theme.PARCHMENT_DIM if gone or chair is None else theme.CREAM, area, 0, 6)
            edge = theme.RED_INK if now else theme.INK if pair.winner == chair is not None else theme.INK_PALE
            shapes.rect(surface, edge, area, 3 if now else 1, 6)
            if chair is not None:
                self._name(surface, area, chair, pair.scores[place] if pair.scores else None, gone)

    def _name(self, surface: pygame.Surface, area: pygame.Rect, chair: int, score: int | None, gone: bool) -> None:
        text, who = self.services.text, self._evening.chairs[chair]
        colour = theme.INK_PALE if gone else theme.INK
        marks.draw(surface, who.mark, (area.left + 18, area.centery), 22)
        room = area.width - 44 - (58 if score is not None else 6)
        text.draw(surface, who.name, (area.left + 36, area.centery), "body", theme.BODY_PX - 4, colour, "midleft",
                  (room, area.height))  # fmt: skip
        if score is not None:
            text.draw(surface, str(score), (area.right - 8, area.centery), "figures", theme.BODY_PX - 4, colour,
                      "midright", (56, area.height))  # fmt: skip
        if gone:
            shapes.line(surface, theme.INK_PALE, (area.left + 34, area.centery), (area.right - 64, area.centery), 1)

    def _join(self, surface: pygame.Surface, box: pygame.Rect, step: int, height: int, number: int) -> None:
        """From a pair to its place in the next round."""
        right = box.left + step - 6
        middle = box.right + (right - box.right) // 2
        y = box.bottom + 1
        towards = y + (height // 2 if number % 2 == 0 else -height // 2)
        shapes.line(surface, theme.INK_PALE, (box.right, y), (middle, y), 2)
        shapes.line(surface, theme.INK_PALE, (middle, y), (middle, towards), 2)
        if number % 2 == 0:
            shapes.line(surface, theme.INK_PALE, (middle, towards), (right, towards), 2)
