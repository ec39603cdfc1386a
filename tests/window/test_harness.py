"""Knows that the harness itself sees, clicks and presses what it says."""

from pathlib import Path

import numpy as np
import pytest

from tests.window.harness import opened, picture_is_not_blank, wait_until

pytestmark = pytest.mark.window
SWATCH = Path(__file__).with_name("swatch.py")


def test_one_colour_is_a_blank_picture() -> None:
    assert not picture_is_not_blank(np.full((72, 128, 3), 90, dtype=np.uint8))


def test_a_key_a_click_and_closing_reach_the_program() -> None:
    with opened(program=SWATCH) as window:
        wait_until(lambda: window.shows_something("swatch"), "the window shows its bands")
        before = window.picture("swatch")
        window.key("space")
        wait_until(lambda: window.shows_another(before, "swatch-shifted"), "the space key has shifted the bands")
        window.click(400, 300)
        wait_until(lambda: "click 400 300" in window.said(), "the click has arrived where it was meant")
        window.key("Return")
        wait_until(lambda: not window.shows_something("swatch-blank"), "the window is blank")
        window.close()
        wait_until(lambda: not window.runs(), "the program has ended")
        assert "closed" in window.said()
