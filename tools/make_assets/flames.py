"""Paints the flames in which a total burns: noise that rises, hottest at its foot, in three strengths."""

from __future__ import annotations

import numpy as np

from tools.make_assets.light import Bytes, grid, ramp, with_alpha
from tools.make_assets.noise import Field

WIDE, HIGH = 100, 56
FRAMES, STRENGTHS = 12, 3
_TILE, _STEP = 128, 10
_COLOURS = (
    (0.0, (96, 14, 6)), (0.35, (190, 44, 8)), (0.6, (240, 122, 22)), (0.85, (255, 196, 70)), (1.0, (255, 240, 176)),
)  # fmt: skip


def sheet() -> Bytes:
    """A row of twelve frames that run in a ring for each strength, the weakest first."""
    rows = [np.concatenate([_frame(frame, 0.4 * row) for frame in range(FRAMES)], 1) for row in range(STRENGTHS)]
    return np.concatenate(rows, 0)


def _frame(frame: int, strength: float) -> Bytes:
    x, y = grid(WIDE, HIGH)
    across, up = x / (WIDE - 1) * 2 - 1, 1 - y / (HIGH - 1)
    slow, fast = _rising(_tile(5, 2.1), frame, 1), _rising(_tile(6, 1.6), frame, 2)
    sway = (slow - 0.5) * 14
    at = np.clip(x + sway * up, 0, WIDE - 1).astype(np.int64)
    tongues = np.take_along_axis(fast, at, 1) * 0.6 + slow * 0.4
    foot = np.clip(1 - np.abs(across) ** 3.2, 0, 1)
    heat = foot * (1.5 * tongues + 0.42 - up * (1.9 - 0.95 * strength)) * (0.62 + 0.38 * strength)
    heat = np.clip(heat * ramp(0.0, 0.05, 1 - np.abs(across)), 0, 1)
    return with_alpha(_coloured(heat), ramp(0.1, 0.42, heat) * 0.94)


def _coloured(heat: Field) -> Bytes:
    stops = np.array([stop for stop, _ in _COLOURS])
    channels = [np.interp(heat, stops, [colour[i] for _, colour in _COLOURS]) for i in range(3)]
    return np.asarray(np.minimum(np.round(np.stack(channels, -1) / _STEP) * _STEP, 255)).astype(np.uint8)


def _tile(seed: int, slope: float) -> Field:
    """Noise from 0 to 1 that goes on over its own edges, longer upwards than across."""
    rng = np.random.default_rng(seed)
    fx, fy = np.fft.fftfreq(_TILE)[None, :] * _TILE, np.fft.fftfreq(_TILE)[:, None] * _TILE * 1.7
    far = np.hypot(fx, fy)
    spectrum = np.fft.fft2(rng.normal(size=(_TILE, _TILE))) * np.where(
        (far > 1.5) & (far < 26), far.clip(1) ** -slope, 0
    )
    made = np.real(np.fft.ifft2(spectrum))
    return np.asarray(np.clip(0.5 + made / (4.4 * made.std()), 0, 1), np.float32)


def _rising(tile: Field, frame: int, rounds: int) -> Field:
    """What is seen of the tile in a frame: it has gone up a whole number of rounds after all of them."""
    rolled = np.roll(tile, -frame * rounds * _TILE // FRAMES, 0)
    return np.asarray(rolled[:HIGH, :WIDE], np.float32)
