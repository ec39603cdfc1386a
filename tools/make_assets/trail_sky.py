"""The weather over the trail map: the light of each stage of the road, its sign in ink, and clouds that drift."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tools.make_assets.light import Bytes, Rgb, grid, ramp
from tools.make_assets.noise import octaves
from tools.make_assets.trail_ink import INK, Sketch

LIGHT_SIZE, SIGN_SIZE, CLOUD_SIZE = (202, 114), (132, 104), (190, 84)
_GOLD: Rgb = (240, 186, 72)
_ORANGE: Rgb = (232, 128, 54)
_ROSE: Rgb = (206, 84, 56)
_GREY: Rgb = (92, 92, 112)
_PALE: Rgb = (246, 236, 210)
_DUST: Rgb = (176, 122, 66)
_NIGHT: Rgb = (58, 64, 112)

Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Daylight:
    """How a stage is lit: its tint, a glow at a place (in parts of the map), how much clouds take away."""

    tint: Colour
    glow: Colour
    at: tuple[float, float]
    reach: float
    clouds: float = 0.0
    edge: float = 0.25


STAGES: tuple[Daylight, ...] = (
    Daylight((0.78, 0.72, 0.80), (0.50, 0.32, 0.10), (0.0, 0.55), 0.62, 0.05),
    Daylight((0.92, 0.94, 0.98), (0.22, 0.18, 0.06), (0.1, 0.0), 0.75, 0.08, 0.18),
    Daylight((0.98, 0.96, 0.90), (0.26, 0.24, 0.16), (0.5, 0.25), 0.6, 0.0, 0.12),
    Daylight((0.90, 0.78, 0.58), (0.16, 0.13, 0.06), (0.35, 0.5), 0.7, 0.22, 0.3),
    Daylight((0.94, 0.82, 0.64), (0.30, 0.20, 0.06), (0.95, 0.2), 0.8, 0.12, 0.25),
    Daylight((0.74, 0.50, 0.50), (0.66, 0.30, 0.06), (1.0, 0.55), 0.75, 0.08, 0.34),
    Daylight((0.60, 0.62, 0.74), (0.10, 0.10, 0.13), (0.15, 0.9), 0.6, 0.28, 0.38),
    Daylight((0.44, 0.46, 0.70), (0.54, 0.40, 0.14), (0.868, 0.25), 0.17, 0.06, 0.4),
)


def light(stage: int) -> Bytes:
    """What the map is multiplied with at a stage (0 the first), 202x114."""
    day, rng = STAGES[stage], np.random.default_rng(300 + stage)
    w, h = LIGHT_SIZE
    x, y = grid(w, h)
    away = np.hypot((x / w - day.at[0]) * w / h, y / h - day.at[1])
    glow = np.exp(-((away / day.reach) ** 2))
    shadow = np.clip(octaves(rng, w, h, 46, 24, 3) * 0.5 + 0.4, 0, 1) * day.clouds
    rim = np.hypot((x / w - 0.5) * 1.9, (y / h - 0.5) * 1.9)
    dim = (1 - shadow) * (1 - day.edge * ramp(0.55, 1.35, rim))
    out = (np.array(day.tint, np.float32) + glow[..., None] * np.array(day.glow, np.float32)) * dim[..., None]
    return np.clip(out * 255 + rng.random((h, w, 1)) - 0.5, 0, 255).astype(np.uint8)


def _rays(s: Sketch, cx: float, cy: float, inner: float, outer: float, angles: Sequence[float]) -> None:
    for number, degrees in enumerate(angles):
        c, sn = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        far = outer if number % 2 == 0 else inner + (outer - inner) * 0.55
        tip, wide = (cx + c * far, cy + sn * far), 3.2 if number % 2 == 0 else 2.0
        base = [(cx + c * inner - sn * wide, cy + sn * inner + c * wide),
                (cx + c * inner + sn * wide, cy + sn * inner - c * wide)]  # fmt: skip
        d = s.shape([*base, tip])
        s.fill(d, _GOLD if number % 2 == 0 else _ORANGE, 0.95)
        s.outline(d, 0.9)


def _sun(s: Sketch, cx: float, cy: float, r: float, colour: Rgb, low: float | None = None) -> None:
    d = s.oval(cx, cy, r, r)
    if low is not None:
        d = np.asarray(np.maximum(d, s.y - low), np.float32)
    s.fill(d, colour, 0.97)
    s.fill(
        np.asarray(np.maximum(d, s.oval(cx - r * 0.25, cy - r * 0.3, r * 0.6, r * 0.55)), np.float32), _GOLD, 0.45, 0
    )
    s.outline(d, 1.4)


def _puffs(s: Sketch, puffs: Sequence[tuple[float, float, float]], colour: Rgb, flat: float) -> None:
    d = np.minimum.reduce([s.oval(cx, cy, r, r * 0.86) for cx, cy, r in puffs])
    d = np.asarray(np.maximum(d, s.y - flat), np.float32)
    s.fill(d, colour, 0.96, 0.3)
    s.fill(np.asarray(np.maximum(d, flat - 9 - s.y + 0 * s.x), np.float32), (150, 140, 140), 0.35, 0)
    s.outline(d, 1.3)


def _birds(s: Sketch, places: Sequence[tuple[float, float]]) -> None:
    for cx, cy in places:
        s.pen([(cx - 7, cy - 3), (cx - 3, cy - 4), (cx, cy), (cx + 3, cy - 4), (cx + 7, cy - 3)], 1.2)


def _first_light(s: Sketch) -> None:
    _rays(s, 66, 74, 27, 56, range(180, 361, 15))
    _sun(s, 66, 74, 23, _GOLD, 74)
    for k, half in enumerate((58, 44, 28)):
        s.pen([(66 - half, 76 + 8 * k), (66, 75 + 8 * k), (66 + half, 76 + 8 * k)], 1.5 - 0.2 * k)


def _morning(s: Sketch) -> None:
    _rays(s, 52, 44, 24, 42, range(0, 360, 20))
    _sun(s, 52, 44, 20, _GOLD)
    _puffs(s, ((64, 78, 13), (82, 70, 17), (100, 76, 15), (114, 82, 9)), _PALE, 86)


def _noon(s: Sketch) -> None:
    _rays(s, 66, 52, 25, 49, range(0, 360, 15))
    _sun(s, 66, 52, 22, _GOLD)
    s.outline(s.oval(66, 52, 15, 15), 0.8, INK, 0.6)


def _dust(s: Sketch) -> None:
    for k in range(8):
        y, half = 14 + k * 10.5, 40 - k * 4.4
        cx = 66 + 7 * math.sin(k * 1.2)
        d = np.asarray(np.abs(s.oval(cx, y, half, 5.5 - 0.3 * k)) - 1.6, np.float32)
        s.fill(s.oval(cx, y, half, 6), _DUST, 0.45, 0.1)
        s.fill(d, _DUST, 0.9)
        s.pen([(cx - half, y), (cx - half * 0.5, y + 4.2), (cx + half * 0.4, y + 4.6), (cx + half, y - 0.5)], 1.3)
    for y, a, b in ((30, 4, 22), (58, 2, 30), (46, 108, 130), (76, 94, 124)):
        s.pen([(a, y), ((a + b) / 2, y - 1.4), (b, y)], 1.2, INK, 0.7)


def _afternoon(s: Sketch) -> None:
    _rays(s, 78, 46, 23, 40, range(0, 360, 20))
    _sun(s, 78, 46, 19, _ORANGE)
    _puffs(s, ((22, 72, 11), (38, 65, 15), (55, 72, 13)), _PALE, 80)
    _birds(s, ((26, 34), (42, 24), (112, 82)))


def _sunset(s: Sketch) -> None:
    _rays(s, 66, 66, 33, 56, range(180, 361, 18))
    _sun(s, 66, 66, 29, _ROSE, 66)
    for k, (half, colour) in enumerate(((58, _ROSE), (46, _ORANGE), (30, _GOLD))):
        band = s.shape([(66 - half, 70 + 9 * k), (66 + half, 70 + 9 * k), (66 + half - 8, 74 + 9 * k),
                        (66 - half + 8, 74 + 9 * k)])  # fmt: skip
        s.fill(band, colour, 0.9)
        s.outline(band, 0.8)
    _birds(s, ((24, 28), (106, 22), (116, 36)))


def _thunder(s: Sketch) -> None:
    for k in range(9):
        x = 18 + k * 12
        s.pen([(x + 8, 54), (x - 2, 96 - 9 * (k % 2))], 1.2, (70, 80, 110), 0.85)
    _puffs(s, ((30, 44, 17), (52, 32, 21), (78, 30, 22), (100, 42, 18)), _GREY, 56)
    bolt = s.shape([(70, 50), (52, 76), (64, 75), (54, 102), (84, 68), (71, 69), (84, 50)])
    s.fill(bolt, _GOLD, 1.0, 0.1)
    s.outline(bolt, 1.4)


def _night(s: Sketch) -> None:
    moon = np.asarray(np.maximum(s.oval(62, 52, 32, 32), -s.oval(76, 44, 28, 28)), np.float32)
    s.fill(moon, _PALE, 0.97)
    s.outline(moon, 1.4, _NIGHT)
    for cx, cy, r in ((92, 34, 8.0), (108, 62, 5.5), (84, 70, 4.5), (24, 22, 5.0), (112, 18, 4.5)):
        tips = [
            (cx + r * (1 if k % 2 == 0 else 0.32) * math.sin(math.pi * k / 4),
             cy - r * (1 if k % 2 == 0 else 0.32) * math.cos(math.pi * k / 4))
            for k in range(8)
        ]  # fmt: skip
        star = s.shape(tips)
        s.fill(star, _PALE, 1.0, 0)
        s.outline(star, 0.8, _NIGHT)


_SIGNS: tuple[Callable[[Sketch], None], ...] = (
    _first_light, _morning, _noon, _dust, _afternoon, _sunset, _thunder, _night,
)  # fmt: skip


def sign(stage: int) -> Bytes:
    """The weather's sign on the map at a stage, 132x104."""
    sketch = Sketch(*SIGN_SIZE, 320 + stage)
    _SIGNS[stage](sketch)
    return sketch.done()


def cloud(dark: bool) -> Bytes:
    """A cloud that drifts over the map, with its shadow below it, 190x84."""
    s = Sketch(*CLOUD_SIZE, 340 + dark)
    puffs = ((38, 42, 16), (62, 30, 20), (92, 26, 22), (120, 34, 18), (144, 44, 12))
    fall = np.minimum.reduce([s.oval(cx + 16, cy + 26, r, r * 0.6) for cx, cy, r in puffs])
    s.lay(np.asarray(ramp(7, -7, fall) * (0.34 if dark else 0.2), np.float32), (40, 26, 40))
    _puffs(s, puffs, (104, 104, 124) if dark else (250, 242, 224), 52)
    if not dark:
        s.alpha = np.asarray(s.alpha * 0.86, np.float32)
    return s.done()
