"""Knows how a test sits in a lesson: by keys, pad or mouse, doing what the tutor says, and leaving at any time."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pygame

from game.core.session import Question
from scenes.catalog import book_scene
from scenes.lessons import plan
from scenes.lessons.beside import Beside
from scenes.lessons.tutor import Tutor
from scenes.menus.tutorial import LessonEnd, LessonExits, Schooling
from scenes.services.inputs import Command, Pointer
from scenes.services.services import headless_services
from scenes.skins.yathsel import layout, under_plan
from scenes.skins.yathsel.caught import CaughtScene
from scenes.skins.yathsel.offer import OfferScene
from scenes.skins.yathsel.under_table import UnderTable
from scenes.stack import Reset, Scene, Stack
from scenes.table.scene import TableScene
from tests.scenes.at_table import STEP_S, Ready, pictures
from tests.scenes.monkey.test_monkey import answered

Hand = Literal["keys", "pad", "mouse"]
NAP_S, DISK_PATIENCE_S = 0.001, 60.0
MOST_DEEDS = 400
MOST_STEPS = 6000
_READ = 70


class Inline:
    """The real opponents, in this process."""

    gave_up = False

    def submit(self, question: Question[Any, Any]) -> Ready:
        return Ready(answered(question))

    def prepare(self, twists: tuple[str, ...]) -> None:
        """Nothing to make ready."""


class Pupil:
    """Somebody in Rosa's lesson."""

    def __init__(
        self, home: Path, language: str = "en", scale: int = 100, speed: int = 4, hand: Hand = "keys"
    ) -> None:  # fmt: skip
        self.services = replace(headless_services(home, language, scale, speed), assets=pictures())
        self.services.inputs.device = "pad" if hand == "pad" else "keys"
        self.hand = hand
        self.left: list[str] = []
        self.stack = Stack()
        self._folder = home / "lessons"
        self.sit_down()

    def sit_down(self) -> None:
        """Begins, or goes on where it was left."""
        nowhere: Callable[[], Any] = lambda: self.left.append("left")  # noqa: E731
        exits = LessonExits(nowhere, nowhere, lambda: book_scene(self.services, "yathsel_run"))
        worker: Any = Inline()
        self.school = Schooling(self.services, plan.lessons()["yathsel"], self._folder, worker, exits)
        self.stack.apply(Reset((self.school.scene(),)))

    def interrupt(self) -> None:
        """The game is closed and started again."""
        self.school.close()
        self.sit_down()

    @property
    def tutor(self) -> Tutor:
        beside = next(scene for scene in self.stack.scenes if isinstance(scene, Beside))
        companion = beside._companion
        assert isinstance(companion, Tutor)
        return companion

    @property
    def top(self) -> Scene | None:
        scene = self.stack.top
        return scene.scene if isinstance(scene, Beside) else scene

    @property
    def over(self) -> bool:
        return isinstance(self.top, LessonEnd)

    @property
    def step(self) -> str:
        """The id of the step that is told, empty when there is none left."""
        if self.over:
            return ""
        step = self.tutor.step
        return step.id if step else ""

    @property
    def skin(self) -> Any:
        assert self.tutor.table is not None
        return self.tutor.table.skin

    def steps(self, number: int = 1) -> None:
        for _ in range(number):
            self.stack.update(STEP_S)
            until = time.monotonic() + DISK_PATIENCE_S
            while self._storing() and time.monotonic() < until:  # a slow disk is no standstill
                time.sleep(NAP_S)
                self.stack.update(STEP_S)

    def _storing(self) -> bool:
        return isinstance(self.top, TableScene) and self.top.storing

    def press(self, *names: str) -> None:
        for name in names:
            self.stack.handle(Command(name))  # type: ignore[arg-type]
            self.steps(2)

    def click(self, *places: tuple[int, int]) -> None:
        for pos in places:
            for kind, button in (("move", 0), ("down", 1), ("up", 1)):
                self.stack.handle(Pointer(pos, button, kind))  # type: ignore[arg-type]
            self.steps(2)

    def draw(self) -> pygame.Surface:
        self.stack.draw(self.services.window.canvas)
        return self.services.window.canvas

    def rest(self) -> None:
        """Lets time pass until something is asked for."""
        for _ in range(MOST_STEPS):
            top = self.top
            if isinstance(top, CaughtScene | OfferScene | LessonEnd):
                return
            if isinstance(top, UnderTable) and top.phase == "under":
                return
            table = self.tutor.table
            if top is table and table is not None and table.resting and (table.waits or self.tutor.lets_wait):
                return
            self.steps()
        raise AssertionError(f"nothing is asked for at {self.step} on {type(self.top).__name__}")

    def obey(self, seen: Callable[["Pupil"], None] = lambda pupil: None) -> list[str]:
        """Does what the tutor says until the end; the steps in the order they were told."""
        told: list[str] = []
        for _ in range(MOST_DEEDS):
            self.rest()
            if told[-1:] != [self.step]:
                told.append(self.step)
                seen(self)
                self.rest()
            if self.over:
                return told
            self.do()
        raise AssertionError(f"the lesson did not end, but stayed at {self.step}")

    def do(self) -> None:
        """The next thing the tutor asks for."""
        top = self.top
        if isinstance(top, CaughtScene):
            self.press("throw", "confirm")
        elif isinstance(top, OfferScene):
            self.press("confirm")
        elif isinstance(top, UnderTable):
            self._below()
        else:
            self._at_the_table()

    def _at_the_table(self) -> None:
        faces = self.skin.shown.duel.dice
        match self.step:
            case "throw" | "again" | "count" | "warned":
                self._throw()
            case "hold":
                self._hold(4)
            case "last":
                self._hold(4)
                self._throw()
            case "choose":
                self._choose("fours")
            case "enter":
                self._enter("fours")
            case "dive" | "stay_asked":
                self.click(layout.THROW_BUTTON.center) if self.hand == "mouse" else self.press("dive")
            case "swap" if not any(self.skin.shown.duel.sides[0].pockets):
                self._throw()
            case "swap":
                self._swap()
            case "chance":
                self._choose("chance")
                self._enter("chance")
            case "sixes" if len(set(faces)) > 1:
                self._hold(6)
                self._throw()
            case "sixes":
                self._choose("yathsel")
                self._enter("yathsel")
            case _:
                self.steps(10)

    def _throw(self) -> None:
        self.click(layout.THROW_BUTTON.center) if self.hand == "mouse" else self.press("throw")

    def _hold(self, face: int) -> None:
        faces, holds = self.skin.shown.duel.dice, self.skin.choice.holds
        for slot in [slot for slot in range(5) if faces[slot] == face and slot not in holds]:
            if self.hand == "mouse":
                self.click(layout.rest(slot))
            elif self.hand == "keys":
                self.press(f"hold_{slot + 1}")
            else:
                while self.skin.choice.slot != slot:
                    self.press("right")
                self.press("confirm")

    def _choose(self, box: str) -> None:
        if self.hand == "mouse":
            self.click(layout.row(box).center)
        while self.skin.choice.box != box:
            self.press("down")

    def _enter(self, box: str) -> None:
        self.click(layout.row(box).center) if self.hand == "mouse" else self.press("confirm")

    def _swap(self) -> None:
        if self.hand == "mouse":
            self.click(layout.pocket(0).center, layout.rack(3))
            return
        self.press("swap")
        if self.hand == "keys":
            self.press("hold_4")
            return
        self.press("right", "confirm")

    def _below(self) -> None:
        self.steps(_READ)
        first = under_plan.pouch(0).center
        match self.step:
            case "open" | "buy" if self.hand == "mouse":
                self.click(first)
            case "open" if self.hand == "pad":
                self.press("left", "left", "confirm")
            case "buy" if self.hand == "pad":
                self.press("confirm")
            case "open" | "buy":
                self.press("hold_1")
            case "up":
                self.click(under_plan.UP.center) if self.hand == "mouse" else self.press("back")
            case "stay":
                self.steps(100)
            case _:
                self.press("back")
