"""Knows that people play Bang! Dice in a real window, from the title to the verdict, by keys alone."""

import time
from pathlib import Path

import pytest

from game.core import runfile
from tests.window.harness import opened, wait_until
from tests.window.saloon import decided, sit_down

pytestmark = pytest.mark.window
TURN = ("space", "Return", "Right", "Return", "space")


def test_people_shoot_it_out_from_the_title_to_the_verdict(tmp_path: Path) -> None:
    with opened("--windowed", "--lang", "en", "--speed", "instant", home=tmp_path) as window:
        sit_down(window, tmp_path, 2, "shootout", three=True)
        time.sleep(1.5)
        assert window.shows_something("shootout-street")

        def over() -> bool:
            for key in TURN:
                if not decided(tmp_path):
                    window.key(key)
            return bool(decided(tmp_path))

        wait_until(over, "the game is decided", seconds=240)
        time.sleep(1)
        assert window.shows_something("shootout-result")
        played = runfile.loads(decided(tmp_path)[0].read_bytes())
        assert played.game == "bang_dice"
        assert [driver.kind for driver in played.seats] == ["person"] * 3
        window.close()
        wait_until(lambda: not window.runs(), "the game has ended")
        assert window.process.returncode == 0, window.said()
        assert "Traceback" not in window.said()
