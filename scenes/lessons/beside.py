"""Knows how somebody beside the player sees the same scenes: the table, and whatever is laid over it."""

from collections.abc import Callable
from typing import Protocol

import pygame

from scenes.menus.base import Menu
from scenes.services.inputs import Command, Input
from scenes.stack import Change, MayBeCovered, Push, Replace, Scene


class Companion(Protocol):
    """Somebody who looks on and says something, and never stands in the way."""

    def look(self, scene: Scene, dt: float) -> None:
        """Sees what there is now."""

    def hear(self, scene: Scene, given: Input) -> Change:
        """Sees an input before the scene gets it; a change only if it was meant for the companion alone."""

    def draw(self, surface: pygame.Surface, scene: Scene) -> None:
        """Draws what is said over the scene."""


class Beside:
    """A scene of the table as it is, with a companion; what it lays over itself is seen by the companion too.

    The key of the rules opens the book over any of these scenes.
    """

    def __init__(self, scene: Scene, companion: Companion, book: Callable[[], Scene]) -> None:
        self.scene = scene
        self.see_through = scene.see_through
        self.lets_run = scene.lets_run
        self._companion = companion
        self._book = book

    @property
    def covered(self) -> bool:
        """As the scene."""
        return isinstance(self.scene, MayBeCovered) and self.scene.covered

    def enter(self) -> None:
        """As the scene."""
        self.scene.enter()

    def leave(self) -> None:
        """As the scene."""
        self.scene.leave()

    def resume(self, result: object) -> Change:
        """As the scene."""
        return self._seen(self.scene.resume(result))

    def handle(self, given: Input) -> Change:
        """The rules, the companion's own, else as the scene."""
        if given == Command("rules"):
            return Push(self._book())
        change = self._companion.hear(self.scene, given)
        return change if change is not None else self._seen(self.scene.handle(given))

    def update(self, dt: float) -> Change:
        """As the scene; then the companion looks."""
        change = self.scene.update(dt)
        self._companion.look(self.scene, dt)
        return self._seen(change)

    def draw(self, surface: pygame.Surface) -> None:
        """As the scene, with the companion's words."""
        self.scene.draw(surface)
        self._companion.draw(surface, self.scene)

    def _seen(self, change: Change) -> Change:
        """A change whose new scene has the companion too; menus are read alone."""
        match change:
            case Push(scene) if not isinstance(scene, Menu):
                return Push(Beside(scene, self._companion, self._book))
            case Replace(scene) if not isinstance(scene, Menu):
                return Replace(Beside(scene, self._companion, self._book))
        return change
