"""Knows a list that scrolls: lines of text, or rows that do something when chosen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.services import shapes
from scenes.services.inputs import Command, Input, Pointer, Wheel
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Used
from scenes.ui.widgets import Words


@dataclass(frozen=True, slots=True)
class Row:
    """One line; `choose` None: it is only read."""

    words: Words
    choose: Callable[[], Change] | None = None


class ScrollList:
    """Rows of equal height; up and down go through them, confirm or a click chooses, the wheel scrolls."""

    typing = False

    def __init__(self, rect: pygame.Rect, rows: Sequence[Row], at_end: bool = False, line_px: int = 34) -> None:
        self.rect = rect
        self.rows = tuple(rows)
        self.index = max(0, len(self.rows) - 1) if at_end else 0
        self._line_px = line_px
        self._first = 0
        self._show(self.index)

    @property
    def open(self) -> bool:
        """Whether there is anything in it."""
        return bool(self.rows)

    @property
    def visible(self) -> int:
        """How many rows fit."""
        return max(1, self.rect.height // self._line_px)

    def replace_rows(self, rows: Sequence[Row]) -> None:
        """Shows other rows, staying where it was as far as that is there."""
        self.rows = tuple(rows)
        self.index = min(self.index, max(0, len(self.rows) - 1))
        self._show(self.index)

    def handle(self, given: Input) -> Used | None:
        """Moves, scrolls or chooses; at the ends up and down leave the list."""
        match given:
            case Command("up", _) if self.index > 0:
                self._show(self.index - 1)
            case Command("down", _) if self.index < len(self.rows) - 1:
                self._show(self.index + 1)
            case Command("home", _):
                self._show(0)
            case Command("end", _):
                self._show(len(self.rows) - 1)
            case Command("confirm" | "throw", False):
                return self._choose()
            case Wheel(_, steps):
                self._first = max(0, min(self._first - 3 * steps, len(self.rows) - self.visible))
            case Pointer(pos, 0, "move") if (row := self._row_at(pos)) is not None:
                self.index = row
            case Pointer(pos, 1, "down") if (row := self._row_at(pos)) is not None:
                self.index = row
                return self._choose()
            case _:
                return None
        return Used()

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """The rows in sight, the chosen one on a dark strip with a mark, a bar at the side if there are more."""
        for line in range(self.visible):
            number = self._first + line
            if number >= len(self.rows):
                break
            row = pygame.Rect(self.rect.left, self.rect.top + line * self._line_px, self.rect.width - 14, self._line_px)
            chosen = number == self.index and self.rows[number].choose is not None
            if chosen:
                shapes.rect(surface, theme.LEATHER, row.inflate(0, -2), 0, 6)
                tip = (row.left + 14, row.centery)
                shapes.polygon(surface, theme.BRASS_BRIGHT, (tip, (tip[0] - 8, tip[1] - 6), (tip[0] - 8, tip[1] + 6)))
            colour = theme.CREAM if chosen else theme.INK
            box = (row.width - 30, row.height - 4)
            place = (row.left + 22, row.centery)
            services.text.draw(
                surface, self.rows[number].words(), place, "body", theme.BODY_PX - 2, colour, "midleft", box
            )
        if len(self.rows) > self.visible:
            self._draw_bar(surface)
        if focused:
            paint.ring(surface, self.rect)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        height = max(24, self.rect.height * self.visible // len(self.rows))
        way = self.rect.height - height
        top = self.rect.top + way * self._first // max(1, len(self.rows) - self.visible)
        shapes.rect(surface, theme.PARCHMENT_DIM, (self.rect.right - 8, self.rect.top, 6, self.rect.height), 0, 3)
        shapes.rect(surface, theme.LEATHER, (self.rect.right - 9, top, 8, height), 0, 4)

    def _row_at(self, pos: tuple[int, int]) -> int | None:
        if not self.rect.collidepoint(pos):
            return None
        number = self._first + (pos[1] - self.rect.top) // self._line_px
        return number if number < min(len(self.rows), self._first + self.visible) else None

    def _choose(self) -> Used:
        choose = self.rows[self.index].choose if self.rows else None
        return Used(choose(), "button") if choose else Used()

    def _show(self, index: int) -> None:
        self.index = index
        lowest = max(0, len(self.rows) - self.visible)
        self._first = min(lowest, max(index - self.visible + 1, min(self._first, index)), len(self.rows))
