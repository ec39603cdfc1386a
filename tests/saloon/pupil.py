"""Knows somebody who opens a saloon game's lesson from its set-up, the real opponents at the table."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.commands.bots import answer
from scenes.flow import Flow
from scenes.lessons.beside import Beside
from scenes.menus.tutorial import LessonEnd
from scenes.options import PlayOptions
from scenes.saloon.setup import SaloonSetup
from scenes.services.inputs import Command
from scenes.services.services import headless_services
from scenes.stack import Reset, Stack
from tests.saloon.visit import AtOnce
from tests.scenes.at_table import STEP_S, Ready, pictures

_MOST = 30_000


class Real(AtOnce):
    """The real opponents, at once."""

    def submit(self, question: Any) -> Ready:
        return Ready(answer(question, None))


class Pupil:
    """Does by `decide(table, step)` what the tutor says; `told` are the steps in their order."""

    game = ""

    def __init__(self, home: Path, language: str = "en", scale: int = 100) -> None:
        self.services = replace(headless_services(home, language, scale, speed=4), assets=pictures())
        helper: Any = Real()
        self.flow = Flow(self.services, PlayOptions(), helper)
        self.stack = Stack()
        self.stack.apply(Reset(self.flow.opening()))
        self.stack.apply(self.flow.room.open())
        self.told: list[str] = []
        self._open()

    @property
    def top(self) -> Any:
        return self.stack.top

    @property
    def step(self) -> Any:
        return self.top._companion.step

    def press(self, *names: str) -> None:
        for name in names:
            self.stack.handle(Command(name))  # type: ignore[arg-type]
            self.steps(3)

    def steps(self, number: int) -> None:
        for _ in range(number):
            self.stack.update(STEP_S)
            if isinstance(self.top, Beside):
                self.stack.draw(self.services.window.canvas)

    def learn(self) -> None:
        for _ in range(_MOST):
            if isinstance(self.top, LessonEnd):
                return
            if not isinstance(self.top, Beside):
                self.press("right", "confirm")
            elif self.top.scene.waits:
                if self.step is not None and self.told[-1:] != [self.step.id]:
                    self.told.append(self.step.id)
                self.decide(self.top.scene, self.step)
            else:
                self.steps(1)
                time.sleep(0.0005)
        raise AssertionError(f"the lesson never ended: {self.told}")

    def decide(self, table: Any, step: Any) -> None:
        """What somebody does at this step; each game's pupil knows."""

    def _open(self) -> None:
        setup = self.top
        assert isinstance(setup, SaloonSetup)
        setup.draft.change_game(self.game)
        words = self.services.text.say("saloon.lesson")
        says = [getattr(one, "_words", str)() for one in setup.focus.widgets]
        setup.focus.set(says.index(words))
        self.press("confirm")
