"""Knows that two people play a duel in the saloon in a real window, from the title to the result, by keys alone."""

import time
from pathlib import Path

import pytest

from game.core import runfile
from tests.window.harness import Window, opened, wait_until
from tests.window.saloon import decided, sit_down

pytestmark = pytest.mark.window
TURN = ("space", "Return", "Return", "Right", "Return")


def play_to_the_end(window: Window, home: Path) -> None:
    """Throws, takes the best row, and says yes where it brings nothing, for whoever is on."""

    def over() -> bool:
        for key in TURN:
            if decided(home):
                return True
            window.key(key)
        return bool(decided(home))

    wait_until(over, "the duel is decided", seconds=240)


def test_two_people_play_a_duel_from_the_title_to_its_result(tmp_path: Path) -> None:
    with opened("--windowed", "--lang", "en", "--speed", "instant", home=tmp_path) as window:
        sit_down(window, tmp_path, 0, "s1")
        time.sleep(1.5)
        assert window.shows_something("s2-table")
        play_to_the_end(window, tmp_path)
        time.sleep(1)
        assert window.shows_something("s3-result")
        played = runfile.loads(decided(tmp_path)[0].read_bytes())
        assert [driver.kind for driver in played.seats] == ["person", "person"]
        assert played.result is not None
        window.close()
        wait_until(lambda: not window.runs(), "the game has ended")
        assert window.process.returncode == 0, window.said()
        assert "Traceback" not in window.said()
