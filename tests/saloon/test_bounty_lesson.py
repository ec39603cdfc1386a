"""Knows that Juno's lesson can be learnt by keys alone, is never a dead end, and leads from the saloon and back."""

from pathlib import Path
from typing import Any

import pytest

from game.bounty_hunter.contracts import asked
from scenes.lessons import plan
from scenes.saloon.setup import SaloonSetup
from scenes.services.services import headless_services
from scenes.skins.bounty_hunter.shown import contract
from tests.saloon.pupil import Pupil
from tests.scenes.test_table_laws import shortened

LESSON = plan.lessons()["bounty"]


class Thoughtless(Pupil):
    """Bids, and gives up at once."""

    game = "bounty_hunter"

    def decide(self, table: Any, step: Any) -> None:
        if table.state.phase == "offer":
            self.press("hold_4" if 4 not in table.state.markers else "hold_5")
        else:
            self.hunt(table, step)

    def hunt(self, table: Any, step: Any) -> None:
        self.press("throw")


class Attentive(Thoughtless):
    """Does what Juno says."""

    def hunt(self, table: Any, step: Any) -> None:
        if step is not None and step.id == "odds":
            self.press("dive")
            return
        if step is not None and step.id == "grey":
            self.press("swap")
            if table.waits and self.step is step:
                self.press("throw")
            return
        self.keep(table)
        if self.step is step:
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
    pupil = Attentive(tmp_path)
    pupil.learn()
    assert pupil.told[:6] == ["card", "aside", "odds", "throw", "grey", "again"]
    assert pupil.told[-1] in ("second", "alone")
    pupil.press("confirm")
    assert isinstance(pupil.top, SaloonSetup)


def test_whoever_gives_up_at_once_is_told_on(tmp_path: Path) -> None:
    Thoughtless(tmp_path).learn()


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
            assert text.say(f"tutorial.bounty.{step.id}") != f"tutorial.bounty.{step.id}"
