"""Knows the paper cards that are chosen from on the road: a place with anything drawn on it, pressed like a button."""

from collections.abc import Callable

import pygame

from scenes.services import shapes
from scenes.services.inputs import Input
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Used
from scenes.ui.widgets import Button, always

_EDGE = 24
Paint = Callable[[pygame.Surface, pygame.Rect], None]


def never() -> bool:
    """A card that is not the picked one."""
    return False


class Card:
    """One card; `paint` draws what is on it, `picked` says whether it is ticked."""

    typing = False

    def __init__(
        self, rect: pygame.Rect, paint_on: Paint, press: Callable[[], Change], enabled: Callable[[], bool] = always,
        picked: Callable[[], bool] = never, sound: str = "button",
    ) -> None:  # fmt: skip
        self.rect = rect
        self._paint_on = paint_on
        self._picked = picked
        self._button = Button(rect, str, press, enabled, sound)

    @property
    def open(self) -> bool:
        """Whether it can be chosen now."""
        return self._button.open

    def handle(self, given: Input) -> Used | None:
        """As a button."""
        return self._button.handle(given)

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """The paper, what is on it, a tick on the picked one."""
        shadow = self.rect.move(2, 4)
        shapes.rect(surface, theme.INK_PALE, shadow, 0, 12)
        name = "note.png" if self.open or self._picked() else "note_dim.png"
        surface.blit(services.assets.plate(name, self.rect.size, _EDGE), self.rect)
        edge = theme.RED_INK if self._picked() else theme.INK
        shapes.rect(surface, edge, self.rect, 3 if self._picked() else 2, 12)
        shapes.rect(surface, theme.PARCHMENT_DIM, self.rect.inflate(-10, -10), 1, 8)
        self._paint_on(surface, self.rect.inflate(-24, -20))
        if self._picked():
            tick = services.assets.image("tick_on.png")
            surface.blit(tick, tick.get_rect(topright=(self.rect.right - 10, self.rect.top + 10)))
        if focused:
            paint.ring(surface, self.rect)
