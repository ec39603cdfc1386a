"""Random fields: value noise, its octaves and white grain, all drawn from a given generator."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Field = NDArray[np.floating]


def value_noise(rng: np.random.Generator, w: int, h: int, cell_x: float, cell_y: float) -> Field:
    """A (h, w) field of a random grid with cells of cell_x by cell_y pixels, smoothly interpolated."""
    grid = rng.standard_normal((int(h / cell_y) + 2, int(w / cell_x) + 2)).astype(np.float32)
    x, y = np.arange(w, dtype=np.float32) / cell_x, np.arange(h, dtype=np.float32) / cell_y
    xi, yi = x.astype(np.int64), y.astype(np.int64)
    fx, fy = x - xi, (y - yi)[:, None]
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    rows = grid[:, xi] * (1 - fx) + grid[:, xi + 1] * fx
    return np.asarray(rows[yi] * (1 - fy) + rows[yi + 1] * fy, np.float32)


def octaves(
    rng: np.random.Generator, w: int, h: int, cell_x: float, cell_y: float, count: int = 4, gain: float = 0.55
) -> Field:
    """A sum of value noise of halved cells and falling weight, of about unit variance."""
    total = np.zeros((h, w), np.float32)
    weight, power = 1.0, 0.0
    for _ in range(count):
        total += weight * value_noise(rng, w, h, max(cell_x, 1.0), max(cell_y, 1.0))
        power += weight * weight
        cell_x, cell_y, weight = cell_x / 2, cell_y / 2, weight * gain
    return (total / math.sqrt(power)).astype(np.float32)


def grain(rng: np.random.Generator, w: int, h: int) -> Field:
    """White noise of unit variance."""
    return rng.standard_normal((h, w)).astype(np.float32)
