"""Knows which widget has the focus, and how keys, pad and mouse move it alike."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from scenes.services.inputs import Command, Input, Pointer, Wheel
from scenes.services.services import Services
from scenes.stack import Change

_DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


@dataclass(frozen=True, slots=True)
class Used:
    """A widget's answer to an input it had a use for; `sound` is played when the focus hears of it."""

    change: Change = None
    sound: str = ""


class Widget(Protocol):
    """Something on a screen that can have the focus."""

    @property
    def rect(self) -> pygame.Rect:
        """Where it is."""

    @property
    def open(self) -> bool:
        """Whether it can be used (and so focused) now."""

    @property
    def typing(self) -> bool:
        """Whether it wants typed text while it has the focus."""

    def handle(self, given: Input) -> Used | None:
        """Answers an input while it has the focus or the pointer; None: no use for it."""

    def draw(self, surface: pygame.Surface, services: Services, focused: bool) -> None:
        """Draws itself; the focus must be seen by more than colour."""


class Focus:
    """The widgets of one screen in the order of the Tab key, one of them in focus."""

    def __init__(self, services: Services, widgets: Sequence[Widget], first: int = 0) -> None:
        self._services = services
        self.widgets = tuple(widgets)
        self.index = first
        if not self.widgets[first].open:
            self._step(1)

    @property
    def widget(self) -> Widget:
        """The widget in focus."""
        return self.widgets[self.index]

    def set(self, index: int) -> None:
        """Gives the focus to a widget that is open."""
        if self.widgets[index].open and index != self.index:
            self.index = index
            self._services.audio.play("focus", 60)
        self._services.inputs.type_text(self.widget.typing)

    def release(self) -> None:
        """Stops typing; call it when the screen goes."""
        self._services.inputs.type_text(False)

    def claim(self) -> None:
        """Starts typing if the widget in focus wants it; call it when the screen comes (back)."""
        if not self.widget.open:
            self._step(1)
        self._services.inputs.type_text(self.widget.typing)

    def handle(self, given: Input) -> Used | None:
        """Offers the input to the widgets, then moves the focus by it; None: nobody had a use for it."""
        match given:
            case Pointer() | Wheel():
                used = self._point(given)
            case _:
                used = self.widget.handle(given)
        if used is None and isinstance(given, Command):
            used = self._move(given)
        if used is not None and used.sound:
            self._services.audio.play(used.sound)
        return used

    def draw(self, surface: pygame.Surface) -> None:
        """Draws all widgets, the one in focus last so that its ring lies on top."""
        for index, widget in enumerate(self.widgets):
            if index != self.index:
                widget.draw(surface, self._services, False)
        self.widget.draw(surface, self._services, True)

    def _point(self, given: Pointer | Wheel) -> Used | None:
        held = isinstance(given, Pointer) and given.kind != "down"
        if held and (used := self.widget.handle(given)) is not None:
            return used
        for index, widget in enumerate(self.widgets):
            if widget.open and widget.rect.collidepoint(given.pos):
                if not isinstance(given, Wheel):
                    if not (self.widget.typing and given.kind == "move"):
                        self.set(index)
                    if held:
                        return Used()
                return widget.handle(given)
        return None

    def _move(self, given: Command) -> Used | None:
        match given.name:
            case "next":
                self._step(1)
            case "previous":
                self._step(-1)
            case "up" | "down" | "left" | "right":
                self._towards(*_DIRECTIONS[given.name])
            case _:
                return None
        return Used()

    def _step(self, by: int) -> None:
        for distance in range(1, len(self.widgets) + 1):
            index = (self.index + by * distance) % len(self.widgets)
            if self.widgets[index].open:
                self.set(index)
                return

    def _towards(self, dx: int, dy: int) -> None:
        here = self.widget.rect
        best: tuple[int, int] | None = None
        for index, widget in enumerate(self.widgets):
            ahead = (widget.rect.centerx - here.centerx) * dx + (widget.rect.centery - here.centery) * dy
            aside = abs((widget.rect.centerx - here.centerx) * dy) + abs((widget.rect.centery - here.centery) * dx)
            if widget.open and index != self.index and ahead > 0 and aside <= 2 * ahead + here.width // 2:
                rank = (ahead + 2 * aside, index)
                best = min(best, rank) if best else rank
        if best is not None:
            self.set(best[1])
        elif dy:
            self._step(dy)
