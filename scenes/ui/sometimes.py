"""Knows a widget that is there only while there is a use for it."""

from collections.abc import Callable

import pygame

from scenes.services.inputs import Input
from scenes.services.services import Services
from scenes.ui.focus import Used, Widget


class Sometimes:
    """A widget as it is while `there` says so; else it is neither seen nor used, and takes no room."""

    def __init__(self, widget: Widget, there: Callable[[], bool]) -> None:
        self._widget = widget
        self._there = there

    @property
    def rect(self) -> pygame.Rect:
        """As the widget; a spot in its middle while it is not there."""
        return self._widget.rect if self._there() else pygame.Rect(self._widget.rect.center, (0, 0))

    @property
    def open(self) -> bool:
        """Whether it is there and can be used."""
        return self._there() and self._widget.open

    @property
    def typing(self) -> bool:
        """As the widget."""
        return self._widget.typing

    def handle(self, given: Input) -> Used | None:
        """As the widget."""
        return self._widget.handle(given)

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """As the widget; nothing while it is not there."""
        if self._there():
            self._widget.draw(surface, services, focused)
