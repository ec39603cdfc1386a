"""Pen and water colour: small pictures and long lines for the trail map, as RGBA with wobbling strokes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from tools.make_assets.light import Bytes, Rgb, linear, ramp, shrunk, with_alpha
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import capsule, ellipse, polygon
from tools.make_assets.trail_plan import Point

INK: Rgb = (72, 38, 22)
SAND: Rgb = (226, 190, 134)
SUNSET: Rgb = (222, 112, 58)
ROCK: Rgb = (190, 92, 52)
SHADE: Rgb = (116, 58, 74)
SAGE: Rgb = (128, 140, 98)
WATER: Rgb = (96, 138, 152)


@dataclass(slots=True)
class Sketch:
    """A transparent sheet of w by h pixels on which is drawn in the same units."""

    w: int
    h: int
    seed: int
    fine: int = 3
    rng: np.random.Generator = field(init=False)
    x: Field = field(init=False)
    y: Field = field(init=False)
    colour: Field = field(init=False)
    alpha: Field = field(init=False)
    wash: Field = field(init=False)

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng(self.seed)
        n, m = self.w * self.fine, self.h * self.fine
        x, y = np.meshgrid((np.arange(n) + 0.5) / self.fine, (np.arange(m) + 0.5) / self.fine)
        wobble = 6.0 * self.fine
        self.x = (x + 0.55 * octaves(self.rng, n, m, wobble, wobble, 2)).astype(np.float32)
        self.y = (y + 0.55 * octaves(self.rng, n, m, wobble, wobble, 2)).astype(np.float32)
        self.colour = np.zeros((m, n, 3), np.float32)
        self.alpha = np.zeros((m, n), np.float32)
        self.wash = octaves(self.rng, n, m, 14.0 * self.fine, 14.0 * self.fine, 4)

    def lay(self, mask: Field, colour: Rgb | Field) -> None:
        """Colour over what is there by a mask 0..1."""
        tone = linear(colour) if isinstance(colour, tuple) else colour
        total = mask + self.alpha * (1 - mask)
        share = (mask / np.maximum(total, 1e-5))[..., None]
        self.colour = np.asarray(self.colour * (1 - share) + tone * share, np.float32)
        self.alpha = np.asarray(total, np.float32)

    def fill(self, d: Field, colour: Rgb, strength: float = 0.92, pooled: float = 0.25) -> None:
        """Water colour inside a shape; it pools darker at the edge."""
        mask = ramp(0.5, -0.5, d) * np.clip(strength + 0.07 * self.wash, 0, 1)
        tone = linear(colour) * (1 + 0.14 * self.wash - pooled * np.exp(np.minimum(d, 0) / 2.2))[..., None]
        self.lay(np.asarray(mask, np.float32), np.asarray(tone, np.float32))

    def pen(self, points: Sequence[Point], width: float = 1.1, colour: Rgb = INK, strength: float = 0.9) -> None:
        """A line of the pen, thicker and thinner as the hand presses."""
        self.stroke(self.path(points), width, colour, strength)

    def outline(self, d: Field, width: float = 1.1, colour: Rgb = INK, strength: float = 0.9) -> None:
        """The pen along the edge of a shape."""
        self.stroke(np.abs(d), width, colour, strength)

    def stroke(self, distance: Field, width: float, colour: Rgb, strength: float) -> None:
        """Ink where the distance to a line is small."""
        half = width * (0.5 + 0.14 * self.wash)
        self.lay(np.asarray(ramp(0.45, -0.45, distance - half) * strength, np.float32), colour)

    def path(self, points: Sequence[Point]) -> Field:
        """Distance to an open line."""
        return np.asarray(
            np.minimum.reduce([capsule(self.x, self.y, a, b, 0, 0) for a, b in pairwise(points)]),
            np.float32,
        )

    def shape(self, points: Sequence[Point]) -> Field:
        """Distance to a polygon."""
        return polygon(self.x, self.y, list(points))

    def oval(self, cx: float, cy: float, rx: float, ry: float) -> Field:
        """Distance to an ellipse."""
        return ellipse(self.x, self.y, cx, cy, rx, ry)

    def done(self) -> Bytes:
        """RGBA bytes at the finished size."""
        rgb = np.clip(np.clip(self.colour, 0, 1) ** (1 / 2.2) * 255 + 0.5, 0, 255).astype(np.uint8)
        return shrunk(with_alpha(rgb, self.alpha), self.fine)


def along(w: int, h: int, points: Sequence[Point], reach: float) -> tuple[Field, Field]:
    """Distance to a long line and the length travelled on it, only looked at within `reach` of the line."""
    distance, travelled = np.full((h, w), 1e3, np.float32), np.zeros((h, w), np.float32)
    walked = 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        x0, x1 = max(0, int(min(ax, bx) - reach)), min(w, int(max(ax, bx) + reach) + 2)
        y0, y1 = max(0, int(min(ay, by) - reach)), min(h, int(max(ay, by) + reach) + 2)
        length = max(float(np.hypot(bx - ax, by - ay)), 1e-6)
        if x0 < x1 and y0 < y1:
            x = np.arange(x0, x1, dtype=np.float32)[None, :] + 0.5
            y = np.arange(y0, y1, dtype=np.float32)[:, None] + 0.5
            t = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length**2, 0, 1)
            d = np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
            cut = np.s_[y0:y1, x0:x1]
            nearer = d < distance[cut]
            distance[cut] = np.where(nearer, d, distance[cut])
            travelled[cut] = np.where(nearer, walked + t * length, travelled[cut])
        walked += length
    return distance, travelled


def _mesa(seed: int) -> Bytes:
    s = Sketch(120, 80, seed)
    r = s.rng.uniform(-4, 4, 8)
    top = [(22 + r[0], 26), (40, 20 + r[1]), (78, 19), (100 + r[2], 26), (92, 34), (30, 35)]
    wall = [
        (22 + r[0], 26),
        (30, 35),
        (92, 34),
        (100 + r[2], 26),
        (103 + r[3], 50),
        (114, 70),
        (8, 71),
        (17 + r[4], 50),
    ]
    body = s.shape(wall)
    s.fill(body, ROCK)
    s.fill(np.maximum(body, 68 + 0.2 * r[5] - s.x), SHADE, 0.62, 0.1)
    for y, tone in ((45, (226, 140, 84)), (57, (168, 76, 50))):
        band = np.abs(s.y - y - 1.5 * np.sin(s.x * 0.13 + seed)) - 3
        s.fill(np.maximum(body + 1, band), tone, 0.5, 0)
    s.fill(s.shape(top), (240, 186, 118))
    s.outline(np.minimum(body, s.shape(top)), 1.5)
    s.pen([(22 + r[0], 26), (30, 35), (60, 36.5), (92, 34), (100 + r[2], 26)], 1.1)
    for x in (38, 52, 66, 80):
        s.pen([(x + r[6], 38), (x - 1 + r[6] * 0.5, 50), (x - 3, 66)], 0.8, INK, 0.6)
    for k in range(5):
        s.pen([(90 + k * 4, 44 + k * 5), (97 + k * 3, 68)], 0.8, INK, 0.55)
    s.pen([(2, 72), (40, 74), (80, 72.5), (118, 73)], 0.9, INK, 0.6)
    return s.done()


def _peak(seed: int) -> Bytes:
    s = Sketch(80, 80, seed)
    r = s.rng.uniform(-4, 4, 6)
    for cx, top, half in ((54 + r[0], 30, 22), (32 + r[1], 16, 28)):
        body = s.shape(
            [(cx - half, 70), (cx - half * 0.4, top + 18), (cx, top), (cx + half * 0.5, top + 22), (cx + half, 70)]
        )
        s.fill(body, (176, 120, 92))
        s.fill(np.maximum(body, cx + 2 + (s.y - top) * 0.12 - s.x), (108, 70, 92), 0.75, 0.1)
        s.fill(np.maximum(body, s.y - top - 13 - 3 * np.sin(s.x * 0.8)), (250, 232, 204), 0.85, 0)
        s.outline(body, 1.4)
        for k in range(3):
            s.pen([(cx + 5 + k * 5, top + 22 + k * 9), (cx + 8 + k * 5, 66)], 0.8, INK, 0.6)
    return s.done()


def _sage(seed: int) -> Bytes:
    s = Sketch(40, 40, seed)
    for cx, cy, r in ((14, 26, 7), (26, 25, 8), (20, 20, 8)):
        d = s.oval(cx, cy, r, r * 0.8) + 1.2 * np.sin(s.x * 1.3) * np.sin(s.y * 1.5)
        s.fill(d, SAGE)
        s.fill(np.maximum(d, cy + 2 - s.y), (86, 100, 82), 0.55, 0)
        s.outline(d, 0.9, (58, 62, 42), 0.8)
    s.pen([(6, 33), (20, 34.5), (35, 33)], 0.9, INK, 0.6)
    return s.done()


def _cactus(seed: int) -> Bytes:
    s = Sketch(40, 40, seed)
    side = 1 if seed % 2 else -1
    for points, r in (
        ([(20, 8), (20, 34)], 3.4),
        ([(20, 24), (20 + side * 9, 22), (20 + side * 9.5, 13)], 2.4),
        ([(20, 20), (20 - side * 8, 18), (20 - side * 8.5, 11)], 2.2),
    ):
        d = s.path(points) - r
        s.fill(d, (104, 128, 84))
        s.outline(d, 0.9, (48, 56, 36), 0.85)
    s.pen([(20.5, 10), (20.5, 33)], 0.7, (48, 56, 36), 0.6)
    s.pen([(10, 35), (22, 36), (34, 35)], 0.9, INK, 0.6)
    return s.done()


def _skull(seed: int) -> Bytes:
    s = Sketch(40, 40, seed)
    d = s.shape([(13, 14), (27, 14), (25, 23), (22.5, 33), (17.5, 33), (15, 23)])
    for side in (-1, 1):
        horn = [(20 + side * 6, 15), (20 + side * 14, 14), (20 + side * 16, 6)]
        d = np.minimum(d, s.path(horn) - 1.8)
    s.fill(d, (246, 232, 204))
    s.outline(d, 1.0)
    for side in (-1, 1):
        s.fill(s.oval(20 + side * 3.6, 19.5, 1.7, 2.2), INK, 1, 0)
    s.pen([(20, 27), (20, 32)], 0.9)
    return s.done()


def _stones(seed: int) -> Bytes:
    s = Sketch(40, 40, seed)
    for cx, cy, rx, ry in ((13, 27, 7, 5), (25, 25, 9, 7), (20, 32, 5, 3.4)):
        d = s.oval(cx, cy, rx, ry)
        s.fill(d, (190, 142, 104))
        s.fill(np.maximum(d, cx + 1 - s.x), SHADE, 0.45, 0)
        s.outline(d, 1.0)
    return s.done()


def _grass(seed: int) -> Bytes:
    s = Sketch(40, 40, seed)
    for cx, cy in ((10, 30), (22, 34), (30, 26)):
        for dx, dy in ((-4, -8), (-1, -10), (3, -8), (5, -5)):
            s.pen([(cx, cy), (cx + dx * 0.5, cy + dy * 0.7), (cx + dx, cy + dy)], 0.9, (112, 104, 58), 0.85)
    return s.done()


def _ripples(seed: int) -> Bytes:
    s = Sketch(40, 40, seed)
    for _ in range(3):
        x, y = s.rng.uniform(6, 22), s.rng.uniform(6, 34)
        s.pen([(x, y), (x + 5, y - 1.6), (x + 11, y + 0.4)], 0.8, (150, 98, 52), 0.5)
    for _ in range(5):
        s.fill(s.oval(s.rng.uniform(4, 36), s.rng.uniform(4, 36), 0.7, 0.6), (140, 88, 46), 0.6, 0)
    return s.done()


# name, pictures of it, tiles wide and tall
PICTURES = (
    ("mesa_a", lambda: _mesa(1), 3, 2),
    ("mesa_b", lambda: _mesa(2), 3, 2),
    ("mesa_c", lambda: _mesa(5), 3, 2),
    ("peak_a", lambda: _peak(11), 2, 2),
    ("peak_b", lambda: _peak(14), 2, 2),
    ("sage_a", lambda: _sage(21), 1, 1),
    ("sage_b", lambda: _sage(22), 1, 1),
    ("cactus_a", lambda: _cactus(31), 1, 1),
    ("cactus_b", lambda: _cactus(32), 1, 1),
    ("skull", lambda: _skull(41), 1, 1),
    ("stones", lambda: _stones(42), 1, 1),
    ("grass", lambda: _grass(43), 1, 1),
    ("sand_a", lambda: _ripples(51), 1, 1),
    ("sand_b", lambda: _ripples(52), 1, 1),
    ("sand_c", lambda: _ripples(53), 1, 1),
)
