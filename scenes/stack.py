"""Knows which scenes lie on top of each other and how one follows another."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import pygame

from scenes.services.inputs import Input


class Scene(Protocol):
    """One screen. `see_through`: what lies below is drawn first; `lets_run`: what lies below goes on."""

    see_through: bool
    lets_run: bool

    def enter(self) -> None:
        """Called once when the scene is put on the stack."""

    def leave(self) -> None:
        """Called once when the scene is taken off the stack, however that happens."""

    def resume(self, result: object) -> "Change":
        """Called when the scene above went away; `result` is what it popped with, None if it had none."""

    def handle(self, given: Input) -> "Change":
        """Answers one input; only the top scene is asked."""

    def update(self, dt: float) -> "Change":
        """Lets `dt` seconds of screen time pass (a fixed step)."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the scene on the 1280x720 canvas."""


@dataclass(frozen=True, slots=True)
class Push:
    """Puts a scene on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Takes the asking scene off; the one below resumes with `result`."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Puts a scene in the place of the asking one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Clears the stack and lays `scenes` from the bottom up; none at all ends the program."""

    scenes: tuple[Scene, ...] = ()


Change = Push | Pop | Replace | Reset | None


@runtime_checkable
class BeginsAnew(Protocol):
    """A scene of something that can be begun anew from anywhere above it."""

    def begin_anew(self, same_seed: bool) -> Change:
        """What begins it anew, with the same seed or another one; None if nothing does."""


@runtime_checkable
class MayBeCovered(Protocol):
    """A scene that at times lets nothing of itself be seen, nor of what belongs to it."""

    @property
    def covered(self) -> bool:
        """Whether it is so now."""


@runtime_checkable
class WaitsBelow(Protocol):
    """A scene that hears of the time in which it does not run, because `by` lies over it."""

    def pass_covered(self, by: Scene, dt: float) -> None:
        """`dt` seconds of screen time have passed above."""


class Stack:
    """The scenes, bottom first."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes, bottom first."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input, None once the stack is empty."""
        return self._scenes[-1] if self._scenes else None

    def apply(self, change: Change) -> None:
        """Carries out what the top scene asked for."""
        match change:
            case None:
                return
            case Push(scene):
                self._put(scene)
            case Replace(scene):
                self._drop()
                self._put(scene)
            case Reset(scenes):
                self.clear()
                for scene in scenes:
                    self._put(scene)
            case Pop(result):
                self._drop()
                if self._scenes:
                    self.apply(self._scenes[-1].resume(result))

    def handle(self, given: Input) -> bool:
        """Gives the top scene one input; whether that changed the stack."""
        change = self._scenes[-1].handle(given) if self._scenes else None
        self.apply(change)
        return change is not None

    def begin_anew(self, same_seed: bool) -> None:
        """Asks the scenes from the top down for a new beginning and carries out the first that is given."""
        for scene in reversed(self._scenes):
            change = scene.begin_anew(same_seed) if isinstance(scene, BeginsAnew) else None
            if change is not None:
                self.apply(change)
                return

    def update(self, dt: float) -> None:
        """Lets time pass from the top down to the first scene that lets nothing run below it.

        A change asked for by a scene that is covered first takes off what covers it.
        """
        for index in range(len(self._scenes) - 1, -1, -1):
            scene = self._scenes[index]
            change = scene.update(dt)
            if change is not None:
                while self._scenes[-1] is not scene:
                    self._drop()
                self.apply(change)
                return
            if not scene.lets_run:
                for covered in self._scenes[:index]:
                    if isinstance(covered, WaitsBelow):
                        covered.pass_covered(scene, dt)
                return

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the lowest scene that can be seen and all above it."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].see_through:
            first -= 1
        for scene in self._scenes[max(first, 0) :]:
            scene.draw(surface)

    def clear(self) -> None:
        """Takes every scene off, the top one first."""
        while self._scenes:
            self._drop()

    def _put(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter()

    def _drop(self) -> None:
        self._scenes.pop().leave()
