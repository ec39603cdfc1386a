"""Knows how somebody with a camera sits in front of the game: a stack of scenes, keys, frames, opponents at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game.core.session import Question
from game.yathsel.actions import Enter, Throw
from scenes.services.inputs import Command
from scenes.services.services import Services
from scenes.skins.yathsel.moves import best_box
from scenes.stack import Reset, Scene, Stack

STEP_S = 1 / 60
MOST_STEPS = 4000


@dataclass(frozen=True, slots=True)
class Answered:
    """Something asked for that is there at once."""

    action: Any = None

    def ready(self) -> bool:
        """Always."""
        return True

    def done(self) -> bool:
        """Always."""
        return True

    def result(self) -> Any:
        """The action."""
        return self.action


class Helper:
    """Opponents that hold what they have most of; stands in for the worker process."""

    gave_up = False

    def submit(self, question: Question[Any, Any]) -> Answered:
        """The answer at once."""
        duel = getattr(question.view.state, "duel", question.view.state)
        if duel.dice is None:
            return Answered(Throw(()))
        common = max(set(duel.dice), key=duel.dice.count)
        hold = tuple(slot for slot, face in enumerate(duel.dice) if face == common)
        if duel.throws_left and len(hold) < len(duel.dice):
            return Answered(Throw(hold))
        box = best_box(duel)
        assert box is not None
        return Answered(Enter(box))

    def prepare(self, twists: tuple[str, ...]) -> None:
        """Nothing to make ready."""


class Stage:
    """A stack of scenes with somebody at the camera."""

    def __init__(self, services: Services, folder: Path) -> None:
        self.services = services
        self.stack = Stack()
        self._folder = folder

    def lay(self, *scenes: Scene) -> None:
        """Begins anew with these scenes."""
        self.stack.apply(Reset(scenes))
        self.steps(20)

    def press(self, *names: str) -> None:
        """Presses keys one after the other."""
        for name in names:
            self.stack.handle(Command(name))  # type: ignore[arg-type]
            self.steps(2)

    def steps(self, number: int) -> None:
        """Lets frames pass."""
        for _ in range(number):
            self.stack.update(STEP_S)

    def until(self, holds: Callable[[], bool]) -> None:
        """Lets frames pass until it holds; raises when it never does."""
        for _ in range(MOST_STEPS):
            if holds():
                return
            self.steps(1)
        raise RuntimeError("the screen to be photographed never came")

    def shoot(self, name: str) -> None:
        """One picture."""
        canvas = self.services.window.canvas
        self.stack.draw(canvas)
        self._folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(canvas, str(self._folder / f"{name}.png"))
