"""Knows that a person with a keyboard gets from the title to the first entered box, and back to it after leaving."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.runfile import RunFileError, read_journal
from tests.window.harness import Window, opened, wait_until

pytestmark = pytest.mark.window
PLAYER = 0


def written(home: Path) -> list[str]:
    """The types of the player's actions that are on the disk."""
    types = []
    for file in home.rglob("*.run.jsonl"):
        with contextlib.suppress(RunFileError):  # it is being written: the next look will find it whole
            steps = read_journal(file.read_bytes()).steps
            types += [str(action["type"]) for _, seat, action in steps if seat == PLAYER]
    return types


def press_until(window: Window, keys: tuple[str, ...], holds: Callable[[], bool], what: str) -> None:
    """Presses the keys in turn, with time between them to look, until it holds."""

    def pressed() -> bool:
        for key in keys:
            if holds():
                return True
            window.key(key)
            time.sleep(0.4)
        return holds()

    wait_until(pressed, what, seconds=40)


def test_a_run_goes_from_the_title_to_the_first_entered_box_and_on_after_leaving(tmp_path: Path) -> None:
    with opened("--windowed", "--lang", "en", home=tmp_path) as window:
        wait_until(lambda: window.shows_something("1-title"), "the title shows something")
        press_until(window, ("Return",), lambda: any(tmp_path.rglob("*.run.jsonl")), "a run has begun")
        press_until(window, ("Return", "space"), lambda: "throw" in written(tmp_path), "the first throw is stored")
        time.sleep(2)
        assert window.shows_something("2-thrown")
        before = window.picture("2-thrown")
        press_until(window, ("Down", "Return"), lambda: "enter" in written(tmp_path), "the first box is entered")
        time.sleep(1)
        assert window.shows_another(before, "3-entered", share=0.001)
        assert window.shows_something("3-entered")
        window.close()
        wait_until(lambda: not window.runs(), "the game has ended")
        assert window.process.returncode == 0, window.said()
    played = written(tmp_path)
    with opened("--windowed", "--lang", "en", home=tmp_path) as window:
        wait_until(lambda: window.shows_something("4-title"), "the title shows something")
        before = window.picture("4-title")
        window.key("Return")
        wait_until(lambda: window.shows_another(before, "5-continued", share=0.2), "the run goes on")
        assert written(tmp_path)[: len(played)] == played
