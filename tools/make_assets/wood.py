"""Walnut boards: growth rings, knots, pores, gaps and bevels as colour and height."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.make_assets.light import Rgb, grid, linear, ramp
from tools.make_assets.noise import Field, octaves, value_noise


@dataclass(frozen=True, slots=True)
class Timber:
    """Three tones from late to early wood, and how strongly the rings are drawn."""

    dark: Rgb = (58, 30, 14)
    middle: Rgb = (118, 68, 34)
    light: Rgb = (164, 104, 56)
    contrast: float = 0.34
    joints: bool = True
    knotty: bool = True


WALNUT = Timber()
DARK_WALNUT = Timber((40, 20, 10), (74, 41, 21), (104, 62, 33), 0.22, False, False)


@dataclass(frozen=True, slots=True)
class _Knot:
    x: float
    y: float
    radius: float


def _rings(rng: np.random.Generator, w: int, h: int, knots: list[_Knot]) -> Field:
    x, y = grid(w, h)
    yy = y + octaves(rng, w, h, 420, 46, 3) * 16 + octaves(rng, w, h, 90, 14, 2) * 2.5
    for k in knots:
        d2 = ((x - k.x) / 3.4) ** 2 + (y - k.y) ** 2
        yy = yy + np.sign(y - k.y) * k.radius * 1.6 * np.exp(-d2 / (k.radius * k.radius * 3))
    rings = np.abs(yy - rng.uniform(-0.6, 1.6) * h) * rng.uniform(0.16, 0.24)
    saw = rings - np.floor(rings)
    return np.where(saw < 0.82, saw / 0.82, (1 - saw) / 0.18).astype(np.float32)


def _plank(rng: np.random.Generator, w: int, h: int, timber: Timber) -> tuple[Field, Field]:
    x, y = grid(w, h)
    knots = [
        _Knot(rng.uniform(0, w), rng.uniform(0.25, 0.75) * h, rng.uniform(10, 18)) for _ in range(rng.integers(0, 2))
    ]
    if not timber.knotty:
        knots = []
    ring = _rings(rng, w, h, knots)
    fine = octaves(rng, w, h, 160, 1.6, 2)
    pores = ramp(1.2, 1.9, value_noise(rng, w, h, 30, 1.4))
    tone = np.clip(0.5 - timber.contrast * (ring - 0.5) + 0.13 * fine + 0.1 * octaves(rng, w, h, 500, 60, 2), 0, 1)
    dark, middle, light = linear(timber.dark), linear(timber.middle), linear(timber.light)
    t = tone[..., None]
    colour = np.where(t < 0.5, dark + (middle - dark) * (t * 2), middle + (light - middle) * (t * 2 - 1))
    tint = 1 + np.array([0.04, 0, -0.05], np.float32) * rng.uniform(-1, 1)
    colour = colour * (1 - 0.3 * pores[..., None]) * rng.uniform(0.84, 1.1) * tint
    for k in knots:
        d = np.sqrt(((x - k.x) / 1.5) ** 2 + (y - k.y) ** 2) / k.radius
        inside = ramp(1.15, 0.5, d)[..., None]
        colour = colour * (1 - inside) + dark * ((0.6 + 0.25 * np.sin(d * 22)) * 1.1)[..., None] * inside
    edge = np.minimum(y, h - 1 - y) + 0 * x
    gap, bevel = ramp(2.6, 0.6, edge), ramp(9, 1.5, edge)
    if timber.joints:
        joint = np.abs(x - rng.uniform(0.1, 0.9) * w) + 0 * y
        gap, bevel = np.maximum(gap, ramp(2.2, 0.6, joint)), np.maximum(bevel, ramp(7, 1.5, joint))
    colour = colour * (1 - 0.16 * bevel[..., None]) * (1 - 0.86 * gap[..., None])
    return colour.astype(np.float32), -0.22 * ring - bevel * 1.2 - gap * 2 - pores * 0.22 + fine * 0.05


def boards(rng: np.random.Generator, w: int, h: int, plank: int, timber: Timber = WALNUT) -> tuple[Field, Field]:
    """Linear colour (h, w, 3) and height (h, w) of boards laid from left to right."""
    colour, height = np.empty((h, w, 3), np.float32), np.zeros((h, w), np.float32)
    for top in range(0, h, plank):
        tall = min(plank, h - top)
        colour[top : top + tall], height[top : top + tall] = _plank(rng, w, tall, timber)
    return colour, height


def upright_boards(
    rng: np.random.Generator, w: int, h: int, plank: int, timber: Timber = DARK_WALNUT
) -> tuple[Field, Field]:
    """The same with the boards standing."""
    colour, height = boards(rng, h, w, plank, timber)
    return np.ascontiguousarray(colour.transpose(1, 0, 2)), np.ascontiguousarray(height.T)
