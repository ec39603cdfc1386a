"""Knows that a person with a keyboard leads LiveSplit to the game, in a real window and over a real connection."""

import time
from pathlib import Path

import pytest

from tests.scenes.fake_livesplit import FakeLiveSplit
from tests.window.harness import Window, opened, wait_until

pytestmark = pytest.mark.window
RACES = (938, 142)


def press(window: Window, *keys: str) -> None:
    for key in keys:
        window.key(key)


def test_livesplit_is_switched_on_tried_and_told_of_a_run(tmp_path: Path) -> None:
    server = FakeLiveSplit()
    with opened("--windowed", "--lang", "en", home=tmp_path) as window:
        wait_until(lambda: window.shows_something("livesplit-1-title"), "the title shows something")
        press(window, "Escape")  # what is asked at the very first start
        time.sleep(0.6)
        press(window, "Down", "Down", "Down", "Return")
        window.click(*RACES)
        press(window, "Down", "Down", "Down", "Down", "Right", "Down")
        window.type(str(server.port))
        press(window, "Down", "Return")
        wait_until(lambda: server.lines == ["ping"], "the trial has knocked")
        assert window.shows_something("livesplit-2-settings")
        press(window, "Escape", "Up", "Up", "Up", "Return", "Return")
        wait_until(lambda: server.phase == "Running", "a run has begun in LiveSplit")
        wait_until(lambda: server.game_time > "0:00:00.500", "its game time goes on")
        assert window.shows_something("livesplit-3-run")
        window.close()
        wait_until(lambda: not window.runs(), "the game has ended")
        assert window.process.returncode == 0, window.said()
        assert "Traceback" not in window.said()
    assert server.lines[1:6] == [
        "reset", "starttimer", "alwayspausegametime", "setgametime 0:00:00.000", server.lines[5],
    ]  # fmt: skip
    server.stop()
