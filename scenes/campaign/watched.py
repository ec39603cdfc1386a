"""Knows what holds behind any screen of a run: trouble that comes up, told once a kind, and a new beginning."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.menus.question import MessageScene
from scenes.services.inputs import Input
from scenes.services.services import Services
from scenes.stack import Change, MayBeCovered, Push, Scene


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something to tell: the id of its words and what fills them."""

    kind: str
    reason: str = ""


def nowhere(same_seed: bool) -> Change:
    """Nothing begins anew."""
    return None


def nothing_passes() -> None:
    """Nobody counts the steps."""


def hears_nothing(given: Input) -> bool:
    """No input is meant for anybody but the scene."""
    return False


def not_counted(by: Scene, dt: float) -> None:
    """Time stands still for what is covered."""


def nothing_over(surface: pygame.Surface) -> None:
    """Nothing lies over the scene."""


class Watched:
    """A scene as it is, but that `trouble` is asked as time passes and what it gives is told over the scene.

    `anew` leads from here, and from whatever lies above, to a new beginning: with the same seed (True) or another.
    `over` draws what always lies over the scene, `passes` hears of every step, `covered` of those that pass above it,
    `hears` of every input: one that it takes is not the scene's.
    """

    def __init__(
        self, services: Services, scene: Scene, trouble: Callable[[], Trouble | None],
        anew: Callable[[bool], Change] = nowhere, over: Callable[[pygame.Surface], None] = nothing_over,
        passes: Callable[[], None] = nothing_passes, hears: Callable[[Input], bool] = hears_nothing,
        covered: Callable[[Scene, float], None] = not_counted,
    ) -> None:  # fmt: skip
        self.scene = scene
        self.see_through = scene.see_through
        self.lets_run = scene.lets_run
        self._services = services
        self._trouble = trouble
        self._anew = anew
        self._over = over
        self._passes = passes
        self._hears = hears
        self._covered = covered
        self._telling = False

    def begin_anew(self, same_seed: bool) -> Change:
        """As `BeginsAnew`."""
        return self._anew(same_seed)

    def enter(self) -> None:
        """As the scene."""
        self.scene.enter()

    def leave(self) -> None:
        """As the scene."""
        self.scene.leave()

    def resume(self, result: object) -> Change:
        """As the scene; the end of a told trouble means nothing to it but that it is on top again."""
        result, self._telling = None if self._telling else result, False
        return self.scene.resume(result)

    def handle(self, given: Input) -> Change:
        """As the scene."""
        return None if self._hears(given) else self.scene.handle(given)

    def update(self, dt: float) -> Change:
        """As the scene; then any trouble is told."""
        self._passes()
        change = self.scene.update(dt)
        if change is not None:
            return change
        trouble = self._trouble()
        if trouble is None:
            return None
        self._telling = True
        return Push(_told(self._services, trouble))

    def pass_covered(self, by: Scene, dt: float) -> None:
        """As `WaitsBelow`."""
        self._covered(by, dt)

    def draw(self, surface: pygame.Surface) -> None:
        """As the scene."""
        self.scene.draw(surface)
        if not (isinstance(self.scene, MayBeCovered) and self.scene.covered):
            self._over(surface)


def _told(services: Services, trouble: Trouble) -> MessageScene:
    say = services.text.say
    return MessageScene(
        services,
        lambda: say(f"trouble.{trouble.kind}_heading"),
        lambda: say(f"trouble.{trouble.kind}_body", {"reason": trouble.reason}),
    )
