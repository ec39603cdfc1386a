"""Knows that the game opens in a real window and closes when asked."""

import pytest

from tests.window.harness import opened, wait_until

pytestmark = pytest.mark.window


def test_the_title_is_there_and_the_window_closes() -> None:
    with opened("--windowed", "--lang", "en") as window:
        wait_until(lambda: window.shows_something("title"), "the title shows something")
        window.close()
        wait_until(lambda: not window.runs(), "the game has ended")
        assert window.process.returncode == 0, window.said()
        assert "Traceback" not in window.said()
