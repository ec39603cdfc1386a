"""Knows that no screen flashes more than three times a second over a quarter of it, by the definition of WCAG 2.3.1."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pygame
import pytest

from scenes.services.services import headless_services
from tools import screenshots, shots_under
from tools.stage import STEP_S, Stage

CELLS = (64, 36)
SECOND = 60
FLASHES, SHARE = 3, 0.25
STEP, DARKER = 0.1, 0.8
RED_STEP, SATURATED = 20.0, 0.8


class Meter:
    """Counts, cell by cell, the opposing changes of what it is shown, frame by frame."""

    def __init__(self, step: float) -> None:
        self._step = step
        self._low: np.ndarray | None = None
        self._high: np.ndarray | None = None
        self._way = np.zeros(1)
        self._turned: list[np.ndarray] = []

    def see(self, value: np.ndarray, counts: np.ndarray) -> None:
        """One frame; a change counts where `counts` says so of its darker side."""
        if self._low is None or self._high is None:
            self._low, self._high, self._way = value.copy(), value.copy(), np.zeros_like(value)
        self._low, self._high = np.minimum(self._low, value), np.maximum(self._high, value)
        up = (value - self._low >= self._step) & (self._way <= 0) & counts
        down = (self._high - value >= self._step) & (self._way >= 0) & counts
        self._way = np.where(up, 1, np.where(down, -1, self._way))
        turned = up | down
        self._low, self._high = np.where(turned, value, self._low), np.where(turned, value, self._high)
        self._turned.append(turned)

    @property
    def worst(self) -> float:
        """The largest share of the screen with more flashes in one second than are allowed."""
        turned = np.array(self._turned, dtype=np.int32)
        sums = np.concatenate([np.zeros((1, *turned.shape[1:]), np.int32), turned.cumsum(axis=0)])
        last = len(sums) - 1
        windows = (sums[min(last, start + SECOND)] - sums[start] for start in range(max(1, last - SECOND + 1)))
        return max(float((window > 2 * FLASHES).mean()) for window in windows)


class Watching(Stage):
    """Draws every frame and shows it to two meters: one for light, one for saturated red."""

    def __init__(self, home: Path, speed: int) -> None:
        super().__init__(headless_services(home, "de", speed=speed), home)
        self.light, self.red = Meter(STEP), Meter(RED_STEP)

    def steps(self, number: int) -> None:
        for _ in range(number):
            self.stack.update(STEP_S)
            canvas = self.services.window.canvas
            self.stack.draw(canvas)
            self.look(canvas)

    def look(self, canvas: pygame.Surface) -> None:
        """One frame into the meters."""
        raw = pygame.surfarray.array3d(pygame.transform.smoothscale(canvas, CELLS)) / 255.0
        linear = np.where(raw <= 0.03928, raw / 12.92, ((raw + 0.055) / 1.055) ** 2.4)
        red, green, blue = (linear[:, :, part] for part in range(3))
        light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        self.light.see(light, light < DARKER + STEP)
        saturated = red >= SATURATED * np.maximum(red + green + blue, 1e-6)
        self.red.see(np.where(saturated, np.maximum(0, red - green - blue) * 320, 0.0), np.ones_like(saturated))

    def shoot(self, name: str) -> None:
        self.steps(SECOND // 2)


GREATEST: dict[str, Callable[[Stage], None]] = {
    "the opponent's turn": screenshots.shoot_opponents_turn,
    "bonus, Yathsel, won, lost, roll-off": screenshots.shoot_great_moments,
    "throws and holds": screenshots.shoot_own_turn,
    "tricks and swaps": lambda stage: shots_under.shoot_things(stage, screenshots.table),
    "under the table, the last seconds, the catch": lambda stage: shots_under.shoot_below(stage, screenshots.table),
}


@pytest.mark.parametrize("moment", GREATEST)
def test_nothing_flashes_more_than_three_times_a_second_over_a_quarter_of_the_screen(
    moment: str, tmp_path: Path
) -> None:
    stage = Watching(tmp_path, 1)
    GREATEST[moment](stage)
    assert stage.light.worst < SHARE
    assert stage.red.worst < SHARE


@pytest.mark.parametrize(("hertz", "share", "worst"), [(10, 1.0, 1.0), (10, 0.2, 0.2), (2, 1.0, 0.0)])
def test_the_meter_sees_a_flickering_screen(hertz: int, share: float, worst: float) -> None:
    meter = Meter(STEP)
    for frame in range(3 * SECOND):
        value = np.full(CELLS, 0.2)
        value[: round(CELLS[0] * share)] += 0.5 * (frame * 2 * hertz // SECOND % 2)
        meter.see(value, np.ones(CELLS, dtype=bool))
    assert meter.worst == pytest.approx(worst, abs=0.02)
