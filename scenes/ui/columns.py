"""Knows a table whose columns are choices: one is picked, all can be compared."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.services import shapes
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Used
from scenes.ui.widgets import Words


@dataclass(frozen=True, slots=True)
class Column:
    """One choice: its heading, one value a row, and bars (0 to 1000) drawn below them."""

    heading: Words
    cells: tuple[Words, ...]
    bars: tuple[int, ...] = ()


class Columns:
    """Left, right or a click picks a column; confirm goes on with it."""

    typing = False

    def __init__(
        self, rect: pygame.Rect, rows: tuple[Words, ...], bars: Words, columns: tuple[Column, ...], picked: int,
        confirm: Callable[[], Change],
    ) -> None:  # fmt: skip
        self.rect = rect
        self.picked = picked
        self._rows = rows
        self._bars = bars
        self._columns = columns
        self._confirm = confirm

    @property
    def open(self) -> bool:
        """Always."""
        return True

    def handle(self, given: Input) -> Used | None:
        """Left and right pick, a click picks what lies under it."""
        match given:
            case Command("left", _):
                return self._pick(max(0, self.picked - 1))
            case Command("right", _):
                return self._pick(min(len(self._columns) - 1, self.picked + 1))
            case Command("confirm" | "throw", False):
                return Used(self._confirm(), "button")
            case Pointer(pos, 1, "down") if self.rect.collidepoint(pos):
                under = (index for index in range(len(self._columns)) if self.column_rect(index).collidepoint(pos))
                return self._pick(next(under, self.picked))
        return None

    def column_rect(self, index: int) -> pygame.Rect:
        """Where a column lies."""
        labels = self.rect.width * 30 // 100
        width = (self.rect.width - labels) // len(self._columns)
        return pygame.Rect(self.rect.left + labels + index * width, self.rect.top, width, self.rect.height)

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """Headings on top, a line a row, the bars at the foot; the picked column stands on a plate."""
        line = self._line_height()
        top = self.rect.top + 58
        labels = self.column_rect(0).left - self.rect.left - 16
        for number, words in enumerate((*self._rows, self._bars)):
            y = top + number * line
            if number:
                shapes.line(surface, theme.PARCHMENT_DIM, (self.rect.left, y), (self.rect.right, y))
            height = line if number < len(self._rows) else self.rect.bottom - y
            place, box = (self.rect.left + 8, y + height // 2), (labels, height - 4)
            services.text.draw(surface, words(), place, "body", theme.BODY_PX - 2, theme.INK, "midleft", box, wrap=True)
        for index in range(len(self._columns)):
            self._draw_column(surface, services, index, focused)

    def _pick(self, index: int) -> Used:
        sound = "hold_on" if index != self.picked else ""
        self.picked = index
        return Used(sound=sound)

    def _line_height(self) -> int:
        return min(46, (self.rect.height - 58) // (len(self._rows) + 2))

    def _draw_column(self, surface: pygame.Surface, services: Services, index: int, focused: bool) -> None:
        column, rect, picked = self._columns[index], self.column_rect(index).inflate(-12, 0), index == self.picked
        head = pygame.Rect(rect.left, rect.top, rect.width, 50)
        paint.plate(surface, services, head, "hover" if picked else "normal")
        if picked:
            shapes.rect(surface, theme.RED_INK, rect.inflate(4, 4), 3, 12)
        tick = services.assets.image("tick_on.png" if picked else "tick_off.png")
        surface.blit(tick, tick.get_rect(midleft=(head.left + 14, head.centery)))
        services.text.draw(
            surface, column.heading(), (head.centerx + 16, head.centery - 1), "body", theme.LARGE_PX,
            theme.BRASS_BRIGHT if picked else theme.PARCHMENT, "center", (head.width - 80, head.height - 8),
        )  # fmt: skip
        line, top = self._line_height(), self.rect.top + 58
        for number, words in enumerate(column.cells):
            place = (rect.centerx, top + number * line + line // 2)
            services.text.draw(
                surface, words(), place, "figures", theme.BODY_PX, theme.INK, "center", (rect.width - 16, line - 4)
            )
        foot = top + len(column.cells) * line + 16
        room = pygame.Rect(rect.left + 18, foot, rect.width - 36, rect.bottom - foot - 14)
        self._draw_bars(surface, column.bars, room)
        if picked and focused:
            paint.ring(surface, rect.inflate(4, 4))

    def _draw_bars(self, surface: pygame.Surface, bars: tuple[int, ...], rect: pygame.Rect) -> None:
        if not bars:
            return
        width = rect.width // len(bars)
        for number, value in enumerate(bars):
            height = max(2, rect.height * value // 1000)
            bar = pygame.Rect(rect.left + number * width + 2, rect.bottom - height, width - 4, height)
            shapes.rect(surface, theme.LEATHER, bar, 0, 2)
            shine = (bar.left, bar.top, max(1, bar.width // 3), bar.height)
            shapes.rect(surface, theme.LEATHER_BRIGHT, shine, 0, 2)
        shapes.line(surface, theme.INK, rect.bottomleft, rect.bottomright, 2)
