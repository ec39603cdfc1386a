"""Knows a grid of small pictures, one of which is looked at."""

from collections.abc import Callable

import pygame

from scenes.services import shapes
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.services import Services
from scenes.ui import paint, theme
from scenes.ui.focus import Used

Paint = Callable[[pygame.Surface, int, pygame.Rect], None]


class Grid:
    """Arrows, pointer or a click choose what is looked at; at the edges the arrows leave the grid."""

    typing = False

    def __init__(self, rect: pygame.Rect, cell_px: int, paint_cell: Paint) -> None:
        self.rect = rect
        self.index = 0
        self.count = 0
        self._cell_px = cell_px
        self._paint_cell = paint_cell

    @property
    def open(self) -> bool:
        """Whether there is anything in it."""
        return self.count > 0

    @property
    def columns(self) -> int:
        """How many stand side by side."""
        return max(1, self.rect.width // self._cell_px)

    def show(self, count: int) -> None:
        """Shows other things, the first looked at."""
        self.count, self.index = count, 0

    def place(self, index: int) -> pygame.Rect:
        """Where a thing stands."""
        row, column = divmod(index, self.columns)
        left, top = self.rect.left + column * self._cell_px, self.rect.top + row * self._cell_px
        return pygame.Rect(left, top, self._cell_px, self._cell_px)

    def handle(self, given: Input) -> Used | None:
        """Moves what is looked at."""
        match given:
            case Command("left", _) if self.index % self.columns:
                return self._look(self.index - 1)
            case Command("right", _) if self.index % self.columns < self.columns - 1 and self.index < self.count - 1:
                return self._look(self.index + 1)
            case Command("up", _) if self.index >= self.columns:
                return self._look(self.index - self.columns)
            case Command("down", _) if self.index + self.columns < self.count:
                return self._look(self.index + self.columns)
            case Pointer(pos, _, _) if self.rect.collidepoint(pos):
                under = (index for index in range(self.count) if self.place(index).collidepoint(pos))
                return self._look(next(under, self.index))
        return None

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """Every thing on its place, a frame around the one looked at."""
        for index in range(self.count):
            rect = self.place(index)
            if index == self.index:
                shapes.rect(surface, theme.LEATHER, rect.inflate(-4, -4), 0, 10)
                shapes.rect(surface, theme.BRASS, rect.inflate(-4, -4), 2, 10)
            self._paint_cell(surface, index, rect)
        if focused:
            paint.ring(surface, self.rect)

    def _look(self, index: int) -> Used:
        sound = "hold_on" if index != self.index else ""
        self.index = index
        return Used(sound=sound)
