"""Knows that somebody new gets from the title into the lesson by keys, does three steps of it and skips the rest."""

import contextlib
from pathlib import Path

import pytest

from game.core.runfile import RunFileError, read_journal
from tests.window.harness import Window, opened, wait_until
from tests.window.test_run import press_until

pytestmark = pytest.mark.window


def lessons(home: Path) -> list[Path]:
    """The lessons that wait on the disk."""
    return [file for file in home.rglob("*.run.jsonl") if file.parent.name == "lessons"]


def thrown(home: Path) -> list[list[int]]:
    """What was held in each throw of the player, as far as it is on the disk."""
    for file in lessons(home):
        with contextlib.suppress(RunFileError):  # it is being written: the next look will find it whole
            steps = read_journal(file.read_bytes()).steps
            return [action["hold"] for _, seat, action in steps if seat == 0 and action["type"] == "throw"]
    return []


def to_the_lesson(window: Window, home: Path) -> None:
    """Right of the title's first button stands the lesson; what may lie over the title is left first."""
    wait_until(lambda: window.shows_something("lesson-1-title"), "the title shows something")
    press_until(window, ("Escape", "Right", "Return"), lambda: bool(lessons(home)), "the lesson has begun")


def test_the_lesson_begins_three_steps_are_done_and_the_rest_is_skipped(tmp_path: Path) -> None:
    with opened("--windowed", "--lang", "en", "--speed", "2x", home=tmp_path) as window:
        to_the_lesson(window, tmp_path)
        press_until(window, ("space",), lambda: len(thrown(tmp_path)) == 1, "the first throw is stored")
        assert window.shows_something("lesson-3-thrown")
        keys = ("1", "3", "4", "space")
        press_until(window, keys, lambda: len(thrown(tmp_path)) >= 2, "the fours are held and the rest is thrown")
        assert window.shows_something("lesson-4-thrown-again")
        before = window.picture("lesson-4-thrown-again")
        window.key("Escape")
        wait_until(lambda: window.shows_another(before, "lesson-5-pause", share=0.2), "the pause is there")
        window.key("Up")
        window.key("Return")
        wait_until(lambda: not lessons(tmp_path), "the lesson is skipped")
        wait_until(lambda: window.shows_another(before, "lesson-6-title", share=0.4), "the title is back")
        window.close()
        wait_until(lambda: not window.runs(), "the game has ended")
        assert window.process.returncode == 0, window.said()
        assert "Traceback" not in window.said()
