"""Knows that full screen and back, again and again, and other sizes lose nothing of what is shown."""

from pathlib import Path

import numpy as np
import pytest

from tests.window.harness import Window, opened, wait_until

pytestmark = pytest.mark.window
TOGGLES = 50
MORE_MB = 60


def resident_mb(window: Window) -> float:
    """The memory of the game's process."""
    status = Path(f"/proc/{window.process.pid}/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def alike(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether two pictures of the same size show the same screen, dust in the light aside."""
    if one.shape != other.shape:
        return False
    return float((np.abs(one.astype(int) - other.astype(int)).max(axis=2) > 48).mean()) < 0.02


def test_fifty_times_full_screen_and_back_change_nothing() -> None:
    with opened("--windowed", "--lang", "en") as window:
        wait_until(lambda: window.shows_something("shapes-first"), "the first question shows something")
        window.key("Return")
        window.key("Down")
        window.key("Up")
        before, size, memory = window.picture("shapes-before"), window.place()[2:], 0.0
        for number in range(TOGGLES):
            window.key("F11")
            if number == 3:
                memory = resident_mb(window)
        wait_until(lambda: window.place()[2:] == size, "the window has its size again")
        wait_until(lambda: alike(before, window.picture("shapes-after")), "the same screen is shown")
        assert resident_mb(window) - memory < MORE_MB
        window.key("F11")  # whether it fills the screen is for a window manager to say, and there is none here
        wait_until(lambda: window.shows_something("shapes-full"), "full screen shows something")
        assert window.runs()


def test_the_picture_fills_a_window_of_another_size() -> None:
    with opened("--windowed", "--lang", "en") as window:
        wait_until(lambda: window.shows_something("sizes-first"), "the first question shows something")
        window._tool("windowsize", "--sync", window.id, "1600", "900")

        def filled() -> bool:
            picture = window.picture("sizes-1600")
            return picture.shape[:2] == (900, 1600) and all(
                part.max() > 12 for part in (picture[:, :8], picture[:, -8:])
            )

        wait_until(filled, "the picture reaches both edges of the larger window")
