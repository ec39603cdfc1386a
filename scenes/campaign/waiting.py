"""Knows that game time passes while a decision of the road is waited for, and what interrupts it."""

from collections.abc import Callable

import pygame

from scenes.campaign import parts
from scenes.services.inputs import FocusLost, Input, Stall
from scenes.services.services import Services
from scenes.stack import Change, Push, Scene

_GRACE_S = 0.5


class Waiting:
    """A scene as it is, but that `pass_time` hears of the seconds it is on top, and that a lost focus pauses it.

    `sign` is what the run is known by; it stands in the corner.
    """

    def __init__(
        self, services: Services, scene: Scene, pass_time: Callable[[float], None], pause: Callable[[], Scene],
        sign: Callable[[], str] = str,
    ) -> None:  # fmt: skip
        self.scene = scene
        self.see_through = scene.see_through
        self.lets_run = scene.lets_run
        self._services = services
        self._pass_time = pass_time
        self._pause = pause
        self._sign = sign
        self._seen_s = 0.0

    def enter(self) -> None:
        """As the scene; the music is that of the road unless the scene has its own."""
        self._services.audio.play_music("trail")
        self.scene.enter()

    def leave(self) -> None:
        """As the scene."""
        self.scene.leave()

    def resume(self, result: object) -> Change:
        """As the scene."""
        self._seen_s = 0.0
        return self.scene.resume(result)

    def handle(self, given: Input) -> Change:
        """As the scene; a stall or another window on top leads to the pause."""
        match given:
            case Stall() if self._seen_s > _GRACE_S:
                return Push(self._pause())
            case FocusLost() if self._services.settings.now.pause_on_focus_loss:
                return Push(self._pause())
        return self.scene.handle(given)

    def update(self, dt: float) -> Change:
        """As the scene, and time passes."""
        self._seen_s += dt
        self._pass_time(dt)
        return self.scene.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """As the scene, with the sign of the run."""
        self.scene.draw(surface)
        parts.corner_sign(surface, self._services, self._sign())
