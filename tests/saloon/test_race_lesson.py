"""Knows that Ada's lesson can be learnt by keys alone, is never a dead end, and leads from the saloon and back."""

from pathlib import Path
from typing import Any

import pytest

from scenes.lessons import plan
from scenes.saloon.setup import SaloonSetup
from scenes.services.services import headless_services
from tests.saloon.pupil import Pupil
from tests.scenes.test_table_laws import shortened

LESSON = plan.lessons()["race"]


class Wayward(Pupil):
    """Plays the first card, whatever Ada says."""

    game = "super_teams"

    def decide(self, table: Any, step: Any) -> None:
        match table.state.phase:
            case "move":
                self.press(self.card(table), "confirm")
            case "side":
                self.press("hold_1")
            case _:
                self.press("throw")

    def card(self, table: Any) -> str:
        return "hold_1"


class Attentive(Wayward):
    """Plays the card that Ada means."""

    def card(self, table: Any) -> str:
        return "hold_4" if len(table.state.hands[0]) > 3 else "hold_1"


def test_the_lesson_is_learnt_by_keys_as_it_is_told(tmp_path: Path) -> None:
    pupil = Attentive(tmp_path)
    pupil.learn()
    assert pupil.told == ["card", "before", "second", "last"]
    pupil.press("confirm")
    assert isinstance(pupil.top, SaloonSetup)


def test_whoever_plays_something_else_is_told_on(tmp_path: Path) -> None:
    pupil = Wayward(tmp_path)
    pupil.learn()
    assert pupil.told[-1] == "last"


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_of_the_lesson_fits(tmp_path: Path, language: str, scale: int) -> None:
    pupil = Attentive(tmp_path, language, scale)
    pupil.learn()
    pupil.stack.draw(pupil.services.window.canvas)
    assert {words for words in shortened(pupil) if words} == set()


def test_every_step_has_words_in_both_languages(tmp_path: Path) -> None:
    for language in ("en", "de"):
        text = headless_services(tmp_path / language, language).text
        for step in LESSON.step:
            assert text.say(f"tutorial.race.{step.id}") != f"tutorial.race.{step.id}"
