"""Knows the sheet between the games of a series, and its end: games won, points, what was played."""

from collections.abc import Sequence

import pygame

from scenes.saloon import wording
from scenes.saloon.evening import Evening, next_bout, standings, winners
from scenes.saloon.sheets import LEFT, TOP, WIDTH, Sheet, Way, person_row
from scenes.services import shapes
from scenes.services.services import Services
from scenes.ui import marks, theme

_ROWS_PX, _TALLEST = 330, 76
_CELL_PX = 62


class SeriesSheet(Sheet):
    """Where a series stands."""

    def __init__(self, services: Services, evening: Evening, ways: Sequence[Way]) -> None:
        self._evening = evening
        super().__init__(services, self._said_heading, ways)

    def fill(self, surface: pygame.Surface) -> None:
        """A cell a game, then everybody by games won."""
        text, evening = self.services.text, self._evening
        left = LEFT + (WIDTH - evening.size * _CELL_PX) // 2
        for number in range(evening.size):
            self._cell(surface, pygame.Rect(left + number * _CELL_PX, TOP + 4, _CELL_PX - 8, 54), number)
        rows = standings(evening)
        height = min(_TALLEST, _ROWS_PX // len(rows))
        best = winners(evening) or tuple(row.chair for row in rows if evening.done and row.won == rows[0].won)
        for number, row in enumerate(rows):
            area = pygame.Rect(LEFT + 60, TOP + 84 + number * height, WIDTH - 120, height)
            values = {"won": row.won, "points": row.points}
            said = text.say("saloon.standing", values)
            person_row(surface, self.services, area, f"{number + 1}.", evening.chairs[row.chair], said,
                       row.chair in best)  # fmt: skip

    def _said_heading(self) -> str:
        text, evening = self.services.text, self._evening
        won = winners(evening)
        if won:
            return text.say("saloon.series_won", {"names": wording.names(text, evening, won)})
        return text.say("saloon.series_heading", {"game": len(evening.done) + 1, "of": evening.size})

    def _cell(self, surface: pygame.Surface, area: pygame.Rect, number: int) -> None:
        evening = self._evening
        played = number < len(evening.done)
        now = number == len(evening.done) and next_bout(evening) is not None
        shapes.rect(surface, theme.LEATHER_DARK if played else theme.PARCHMENT_DIM, area, 0, 8)
        shapes.rect(surface, theme.RED_INK if now else theme.INK_PALE, area, 3 if now else 1, 8)
        if played:
            marks.draw(surface, evening.chairs[evening.done[number].winners[0]].mark, area.center, 34)
        else:
            self.services.text.draw(surface, str(number + 1), area.center, "figures", theme.BODY_PX, theme.INK_PALE,
                                    "center", area.size)  # fmt: skip
