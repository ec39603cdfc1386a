"""Knows that Juno's lesson can be learnt by keys alone, is never a dead end, and leads from the saloon and back."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.bounty_hunter.contracts import asked
from game.commands.bots import answer
from scenes.flow import Flow
from scenes.lessons import plan
from scenes.lessons.beside import Beside
from scenes.menus.tutorial import LessonEnd
from scenes.options import PlayOptions
from scenes.saloon.setup import SaloonSetup
from scenes.services.inputs import Command
from scenes.services.services import headless_services
from scenes.skins.bounty_hunter.shown import contract
from scenes.stack import Reset, Stack
from tests.saloon.visit import AtOnce
from tests.scenes.at_table import STEP_S, Ready, pictures
from tests.scenes.test_table_laws import shortened

LESSON = plan.lessons()["bounty"]
MOST = 30_000


class Real(AtOnce):
    """The real opponents, at once."""

    def submit(self, question: Any) -> Ready:
        return Ready(answer(question, None))


class Pupil:
    """Somebody who opens the lesson from the saloon's set-up and does what Juno says."""

    def __init__(self, home: Path, language: str = "en", scale: int = 100) -> None:
        self.services = replace(headless_services(home, language, scale, speed=4), assets=pictures())
        helper: Any = Real()
        self.flow = Flow(self.services, PlayOptions(), helper)
        self.stack = Stack()
        self.stack.apply(Reset(self.flow.opening()))
        self.stack.apply(self.flow.room.open())
        self.told: list[str] = []

    @property
    def top(self) -> Any:
        return self.stack.top

    def press(self, *names: str) -> None:
        for name in names:
            self.stack.handle(Command(name))  # type: ignore[arg-type]
            self.steps(3)

    def steps(self, number: int) -> None:
        for _ in range(number):
            self.stack.update(STEP_S)
            if isinstance(self.top, Beside):
                self.stack.draw(self.services.window.canvas)

    def open(self) -> None:
        setup = self.top
        assert isinstance(setup, SaloonSetup)
        setup.draft.change_game("bounty_hunter")
        words = self.services.text.say("saloon.lesson")
        says = [getattr(one, "_words", str)() for one in setup.focus.widgets]
        setup.focus.set(says.index(words))
        self.press("confirm")

    def learn(self) -> None:
        for _ in range(MOST):
            if isinstance(self.top, LessonEnd):
                return
            table = self.top.scene
            if table.waits:
                self.do(table)
            else:
                self.steps(1)
                time.sleep(0.0005)
        raise AssertionError(f"the lesson never ended: {self.told}")

    def do(self, table: Any) -> None:
        step = self.top._companion.step
        if step is not None and self.told[-1:] != [step.id]:
            self.told.append(step.id)
        state = table.state
        if state.phase == "offer":
            self.press("hold_4" if 4 not in state.markers else "hold_5")
            return
        if step is not None and step.id in ("odds", "grey"):
            self.press("dive" if step.id == "odds" else "swap")
            if step.id == "grey" and table.waits and self.top._companion.step is step:
                self.press("throw")
            return
        self.keep(table)
        if self.top._companion.step is step:
            self.press("throw")

    def keep(self, table: Any) -> None:
        """Lays aside what the card asks for."""
        shown = table.skin.shown
        left = dict(asked(contract(shown.hunt) or "").colours)
        for slot, face in enumerate(shown.hunt.dice):
            if left.get(face, 0):
                left[face] -= 1
                if slot not in shown.holds:
                    self.press(f"hold_{slot + 1}")


def test_the_lesson_is_learnt_by_keys_as_it_is_told(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.open()
    pupil.learn()
    assert pupil.told[:6] == ["card", "aside", "odds", "throw", "grey", "again"]
    assert pupil.told[-1] in ("second", "alone")
    pupil.press("confirm")
    assert isinstance(pupil.top, SaloonSetup)


def test_whoever_gives_up_at_once_is_told_on(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path)
    pupil.open()
    for _ in range(MOST):
        if isinstance(pupil.top, LessonEnd):
            return
        if not isinstance(pupil.top, Beside):
            pupil.press("right", "confirm")
        elif not pupil.top.scene.waits:
            pupil.steps(1)
            time.sleep(0.0005)
        elif pupil.top.scene.state.phase == "offer":
            pupil.press("hold_4" if 4 not in pupil.top.scene.state.markers else "hold_5")
        else:
            pupil.press("throw")
    raise AssertionError("it never ended")


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_of_the_lesson_fits(tmp_path: Path, language: str, scale: int) -> None:
    pupil = Pupil(tmp_path, language, scale)
    pupil.open()
    pupil.learn()
    pupil.stack.draw(pupil.services.window.canvas)
    assert {words for words in shortened(pupil) if words} == set()


def test_every_step_has_words_in_both_languages(tmp_path: Path) -> None:
    for language in ("en", "de"):
        text = headless_services(tmp_path / language, language).text
        for step in LESSON.step:
            assert text.say(f"tutorial.bounty.{step.id}") != f"tutorial.bounty.{step.id}"
