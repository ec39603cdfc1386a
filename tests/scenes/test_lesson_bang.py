"""Knows that Bang! Dice's lesson goes by its steps, and comes to its end with somebody who does otherwise."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.catalog import games
from scenes.lessons import plan
from scenes.menus.tutorial import LessonEnd, LessonExits, Schooling
from scenes.services.inputs import Command
from scenes.services.services import headless_services
from scenes.skins.bang_dice import layout
from scenes.stack import Reset, Stack
from scenes.table.people import Sitter
from tests.scenes.at_table import STEP_S, Ready

LESSON = plan.lessons()["bang_dice"]
STEPS = [step.id for step in LESSON.step]


class Bots:
    """Bots that take the first or the last of what is allowed."""

    def submit(self, question: Any) -> Ready:
        legal = games()[question.game].rules.legal(question.view.state, question.view.seat)
        return Ready(legal[-1])

    def prepare(self, twists: Any) -> None:
        """Nothing to make ready."""


class Pupil:
    """Somebody in the lesson."""

    def __init__(self, home: Path, language: str = "en", scale: int = 100) -> None:
        self.services = headless_services(home, language, scale, 0)
        exits = LessonExits(lambda: None, lambda: None, lambda: None)  # type: ignore[arg-type, return-value]
        bots: Any = Bots()
        names = ("Ann", "Ignaz", "Hattie", "Gus")
        who = tuple(Sitter(name, seat, seat == 0) for seat, name in enumerate(names))
        self.school = Schooling(self.services, LESSON, home / "lessons", bots, exits, who)
        self.stack = Stack()
        self.stack.apply(Reset((self.school.scene(),)))
        self.rest()

    @property
    def beside(self) -> Any:
        return self.stack.top

    @property
    def table(self) -> Any:
        return self.beside.scene

    @property
    def told(self) -> str:
        tutor = self.beside._companion
        return tutor.step.id if tutor.step else ""

    def rest(self) -> None:
        for _ in range(3000):
            self.stack.update(STEP_S)
            if isinstance(self.stack.top, LessonEnd) or self.table.waits:
                break
        self.stack.update(STEP_S)

    def press(self, *names: str) -> None:
        for name in names:
            self.stack.handle(Command(name))  # type: ignore[arg-type]
            if not isinstance(self.stack.top, LessonEnd):
                self.rest()


@pytest.fixture
def pupil(tmp_path: Path) -> Iterator[Pupil]:
    made = Pupil(tmp_path)
    yield made
    made.school.close()


def test_who_does_as_told_goes_through_the_steps_in_their_order(pupil: Pupil) -> None:
    seen = [pupil.told]
    for keys in (
        ("hold_4", "hold_5"), ("throw",), ("confirm",), ("right", "confirm"), ("throw",), ("left", "confirm", "throw"),
        ("right", "right", "confirm"),
    ):  # fmt: skip
        pupil.press(*keys)
        seen.append(pupil.told)
    # with bots that answer at once the round of the others is over before it can be told
    assert seen == [*STEPS[:7], "finish"]


def test_everything_that_is_pointed_at_lies_beside_the_bubble(pupil: Pupil) -> None:
    tutor = pupil.beside._companion
    for keys in ((), ("hold_4", "hold_5"), ("throw",), ("confirm",), ("right", "confirm"), ("throw",)):
        pupil.press(*keys)
        bubble = tutor.bubble(pupil.table)
        assert bubble is not None
        assert not any(one.colliderect(bubble) for one in tutor.targets(pupil.table))
        assert not bubble.colliderect(layout.PLATES)


@pytest.mark.parametrize("number", range(3))
def test_whoever_does_what_comes_to_mind_comes_to_the_end(tmp_path: Path, number: int) -> None:
    pupil, chance = Pupil(tmp_path), random.Random(number)
    keys = ("throw", "confirm", "left", "right", "up", "hold_1", "hold_3", "hold_5", "throw", "confirm", "swap")
    for _ in range(4000):
        if isinstance(pupil.stack.top, LessonEnd):
            break
        pupil.press(chance.choice(keys))
    assert isinstance(pupil.stack.top, LessonEnd)
    pupil.stack.draw(pupil.services.window.canvas)
    pupil.school.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_of_the_tutor_fits_the_bubble_at_the_largest_size(tmp_path: Path, language: str) -> None:
    pupil = Pupil(tmp_path, language, 150)
    for keys in ((), ("hold_4", "hold_5"), ("throw",), ("confirm",), ("right", "confirm"), ("throw",)):
        pupil.press(*keys)
        pupil.stack.draw(pupil.services.window.canvas)
    cut = {key[0] for key in pupil.services.text._pictures if isinstance(key[0], str) and key[0].endswith("…")}
    assert cut == set()
    pupil.school.close()
