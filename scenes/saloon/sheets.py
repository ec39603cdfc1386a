"""Knows what the sheets between and after games share: a heading, rows of people, buttons that lead on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.menus.base import Menu
from scenes.saloon.evening import Chair
from scenes.services import shapes
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import marks, paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button, Words

PANEL = pygame.Rect(110, 30, 1060, 660)
LEFT, WIDTH, TOP = PANEL.left + 60, PANEL.width - 120, PANEL.top + 100
_FOOT = PANEL.bottom - 84


@dataclass(frozen=True, slots=True)
class Way:
    """A button: its words and where it leads."""

    words: Words
    go: Callable[[], Change]


class Sheet(Menu):
    """A parchment with a heading; the first of `ways` has the focus at once, back takes the last."""

    def __init__(self, services: Services, heading: Words, ways: Sequence[Way]) -> None:
        self._heading = heading
        self._ways = tuple(ways)
        width = min(330, (WIDTH - 24 * (len(ways) - 1)) // max(1, len(ways)))
        buttons = [
            Button(pygame.Rect(LEFT + number * (width + 24), _FOOT, width, 58), way.words, way.go)
            for number, way in enumerate(ways)
        ]
        super().__init__(services, Focus(services, buttons))

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet and its heading, then what is on it."""
        paint.panel(surface, self.services, PANEL)
        place = (PANEL.centerx, PANEL.top + 50)
        self.services.text.draw(surface, self._heading(), place, "title", theme.HEADING_PX, theme.INK, "center",
                                (WIDTH, 60))  # fmt: skip
        paint.rule(surface, (LEFT, PANEL.top + 84), WIDTH)
        self.fill(surface)

    def fill(self, surface: pygame.Surface) -> None:
        """What is on the sheet."""

    def back(self) -> Change:
        """The gentlest way on."""
        return self._ways[-1].go()


def person_row(
    surface: pygame.Surface, services: Services, area: pygame.Rect, place: str, chair: Chair, score: str, first: bool
) -> None:  # fmt: skip
    """One person or bot: place, mark, name, score; the first on a darker strip."""
    if first:
        shapes.rect(surface, theme.PARCHMENT_DIM, area.inflate(12, -4), 0, 8)
        shapes.rect(surface, theme.RED_INK, area.inflate(12, -4), 2, 8)
    text, size = services.text, max(18, min(theme.LARGE_PX + 6, area.height // 2 + 2))
    text.draw(surface, place, (area.left + 44, area.centery), "figures", size, theme.RED_INK, "midright",
              (40, area.height))  # fmt: skip
    marks.draw(surface, chair.mark, (area.left + 80, area.centery), min(44, area.height - 8))
    room = area.width - 122 - 240
    text.draw(surface, chair.name, (area.left + 112, area.centery), "body", size, theme.INK, "midleft",
              (room, area.height))  # fmt: skip
    text.draw(surface, score, (area.right - 16, area.centery), "figures", size, theme.INK, "midright",
              (224, area.height))  # fmt: skip
