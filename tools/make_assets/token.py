"""A painter of small things: shapes with colour and height about (0, 0), lit once by the lamp, with their shadow."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from tools.make_assets.cloth import leather
from tools.make_assets.light import Bytes, Rgb, blurred, grid, linear, mix, ramp, shrunk, slopes, toned, with_alpha
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import capsule, ellipse, polygon, rounded_box

Point = tuple[float, float]
BRASS: Rgb = (232, 178, 74)
DARK_BRASS: Rgb = (160, 108, 38)
STEEL: Rgb = (168, 176, 188)
BONE: Rgb = (244, 226, 180)
INK: Rgb = (44, 26, 16)
RED: Rgb = (176, 34, 22)
HIDE: Rgb = (74, 42, 26)
BLACK: Rgb = (20, 16, 16)
GREEN: Rgb = (46, 110, 66)
PAPER: Rgb = (228, 206, 160)
WOOD: Rgb = (132, 82, 44)
ROSE: Rgb = (222, 164, 136)


@dataclass(slots=True)
class Token:
    """A picture in the making; x and y run from -half to half, whatever its size in pixels."""

    width: int
    height_px: int
    half: float
    seed: int
    fine: int = 4
    # how much of the relief below is still felt through what is laid on it
    through: float = 0.35
    rng: np.random.Generator = field(init=False)
    x: Field = field(init=False)
    y: Field = field(init=False)
    colour: Field = field(init=False)
    height: Field = field(init=False)
    shine: Field = field(init=False)
    alpha: Field = field(init=False)

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng(self.seed)
        w, h = self.width * self.fine, self.height_px * self.fine
        scale = 2 * self.half / w
        x = (np.arange(w, dtype=np.float32) + 0.5 - w / 2) * scale
        y = (np.arange(h, dtype=np.float32) + 0.5 - h / 2) * scale
        self.x, self.y = np.meshgrid(x, y)
        self.colour = np.zeros((h, w, 3), np.float32)
        self.height, self.shine, self.alpha = (np.zeros((h, w), np.float32) for _ in range(3))

    @property
    def unit(self) -> float:
        """Fine pixels in one unit of length."""
        return self.width * self.fine / (2 * self.half)

    def put(
        self,
        d: Field,
        colour: Rgb | Field,
        rise: float = 2.0,
        reach: float = 2.0,
        base: float = 0.0,
        shine: float = 0.12,
        shadow: float = 0.5,
        clip: Field | None = None,
    ) -> None:
        """Lay a solid shape on top: its edge stands `base` above what is there, it bulges by `rise` within `reach`."""
        soft = 0.5 / self.unit * 1.4
        if shadow:
            fall = np.roll(d, (round(1.6 * self.unit), round(1.1 * self.unit)), (0, 1))
            self.colour = self.colour * (1 - shadow * np.exp(-np.clip(fall, 0, None) / 1.3))[..., None]
        mask = ramp(soft, -soft, d)
        if clip is not None:
            mask = mask * ramp(soft, -soft, clip)
        tone = linear(colour) if isinstance(colour, tuple) else colour
        t = np.clip(-d / reach, 0, 1)
        bulge = base + rise * np.sqrt(np.maximum(1 - (1 - t) ** 2, 0))
        self.colour = mix(self.colour, tone, mask)
        self.height = mix(self.height, self.height * self.through + bulge, mask)
        self.shine = mix(self.shine, np.full_like(self.shine, shine), mask)
        self.alpha = np.maximum(self.alpha, mask)

    def tint(self, d: Field, colour: Rgb, strength: float = 1.0, soft: float = 0.5, dent: float = 0.0) -> None:
        """Paint or press a mark into what is there."""
        mask = ramp(soft, -soft, d) * strength * self.alpha
        self.colour = mix(self.colour, linear(colour), mask)
        self.height = self.height - dent * mask

    def shade(self, factor: Field) -> None:
        """Multiply the colour by a factor."""
        self.colour = self.colour * factor[..., None]

    def metal(self, colour: Rgb = BRASS) -> Field:
        """Brushed metal to be put."""
        h, w = self.x.shape
        brushed = octaves(self.rng, w, h, 60, 2, 2) * 0.06 + octaves(self.rng, w, h, 40, 40, 3) * 0.07
        return np.asarray(linear(colour) * (1 + brushed)[..., None], np.float32)

    def hide(self, colour: Rgb = HIDE) -> Field:
        """Leather to be put."""
        h, w = self.x.shape
        return leather(self.rng, w, h, colour)[0]

    def planks(self, colour: Rgb = WOOD, tall: float = 2.0) -> Field:
        """Streaky wood to be put."""
        h, w = self.x.shape
        return np.asarray(linear(colour) * (1 + 0.24 * octaves(self.rng, w, h, w, tall * 2, 3))[..., None], np.float32)

    def disc(self, cx: float, cy: float, r: float) -> Field:
        """Distance to a disc."""
        return np.asarray(np.hypot(self.x - cx, self.y - cy) - r, np.float32)

    def oval(self, cx: float, cy: float, rx: float, ry: float, turn: float = 0.0) -> Field:
        """Distance to an ellipse turned by degrees."""
        u, v = self.turned(cx, cy, turn)
        return ellipse(u, v, 0, 0, rx, ry)

    def ring(self, cx: float, cy: float, r: float, half: float) -> Field:
        """Distance to a ring of half width `half`."""
        return np.asarray(np.abs(np.hypot(self.x - cx, self.y - cy) - r) - half, np.float32)

    def box(self, cx: float, cy: float, hw: float, hh: float, r: float = 0.5, turn: float = 0.0) -> Field:
        """Distance to a rounded box turned by degrees."""
        u, v = self.turned(cx, cy, turn)
        return rounded_box(u, v, 0, 0, hw, hh, r)

    def turned(self, cx: float, cy: float, turn: float) -> tuple[Field, Field]:
        """Coordinates about a point, turned clockwise by degrees."""
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        u, v = self.x - cx, self.y - cy
        return np.asarray(c * u + s * v, np.float32), np.asarray(c * v - s * u, np.float32)

    def line(self, points: Sequence[Point], radius: float, end: float | None = None) -> Field:
        """Distance to a line through points, its half width going from `radius` to `end`."""
        last = radius if end is None else end
        n = len(points) - 1
        widths = [radius + (last - radius) * i / n for i in range(n + 1)]
        parts = [
            capsule(self.x, self.y, a, b, ra, rb)
            for a, b, ra, rb in zip(points, points[1:], widths, widths[1:], strict=False)
        ]
        return np.asarray(np.minimum.reduce(parts), np.float32)

    def shape(self, points: Sequence[Point], rounding: float = 0.0) -> Field:
        """Distance to a polygon, its corners rounded outwards."""
        return np.asarray(polygon(self.x, self.y, list(points)) - rounding, np.float32)


def arc(cx: float, cy: float, r: float, start: float, stop: float, steps: int = 10, tall: float = 1.0) -> list[Point]:
    """Points on a circle (or an oval `tall` times as high) between two angles in degrees, 0 to the right, clockwise."""
    turns = [math.radians(start + (stop - start) * i / (steps - 1)) for i in range(steps)]
    return [(cx + r * math.cos(a), cy + r * tall * math.sin(a)) for a in turns]


def curve(a: Point, b: Point, c: Point, steps: int = 8) -> list[Point]:
    """Points of the curve from a to c drawn towards b."""
    ts = [i / (steps - 1) for i in range(steps)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
        )
        for t in ts
    ]


def rounded(points: Sequence[Point], steps: int = 6) -> list[Point]:
    """A closed line that runs smoothly through all points."""
    n, out = len(points), []
    for i in range(n):
        p, a, b, q = points[i - 1], points[i], points[(i + 1) % n], points[(i + 2) % n]
        for k in range(steps):
            t = k / steps
            w = (-t + 2 * t * t - t**3, 2 - 5 * t * t + 3 * t**3, t + 4 * t * t - 3 * t**3, t**3 - t * t)
            near = (p, a, b, q)
            out.append(
                (
                    sum(f * c[0] for f, c in zip(w, near, strict=True)) / 2,
                    sum(f * c[1] for f, c in zip(w, near, strict=True)) / 2,
                )
            )
    return out


def star(cx: float, cy: float, r: float, inner: float = 0.42, count: int = 5) -> list[Point]:
    """The corners of a star with a point up."""
    return [
        (
            cx + r * (1 if i % 2 == 0 else inner) * math.sin(math.pi * i / count),
            cy - r * (1 if i % 2 == 0 else inner) * math.cos(math.pi * i / count),
        )
        for i in range(2 * count)
    ]


def _edge_fade(h: int, w: int, reach: float) -> Field:
    """1 inside, falling to 0 at the border of the picture."""
    x, y = grid(w, h)
    return ramp(0.0, reach, np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)))


def developed(token: Token, shadow: float = 0.55, warmth: tuple[float, float, float] = (1.0, 0.84, 0.62)) -> Bytes:
    """Light the shapes and give RGBA bytes with a soft shadow to the lower right."""
    unit = token.unit
    relief = blurred((token.height * unit).astype(np.float32), 0.28 * token.fine)
    gx, gy = slopes(relief)
    k = 1 / np.sqrt(gx * gx + gy * gy + 1)
    nx, ny, nz = -gx * k, -gy * k, k
    key = np.clip(nx * -0.50 + ny * -0.54 + nz * 0.68, 0, 1)
    rim = np.clip(nx * 0.80 + ny * 0.52 + nz * 0.10, 0, 1) ** 2
    glint = np.clip(nx * -0.30 + ny * -0.36 + nz * 0.88, 0, 1) ** 24 * token.shine
    far = 1.16 - 0.3 * np.hypot(token.x + token.half * 0.4, token.y + token.half * 0.5) / token.half / 1.4
    lamp = np.array(warmth, np.float32)
    out = token.colour * (0.2 * (0.5 + 0.5 * nz))[..., None] * np.array((0.85, 0.9, 1.15), np.float32)
    out = out + token.colour * (key * far * 1.9)[..., None] * lamp
    out = out + token.colour * (rim * 0.4)[..., None] * np.array((0.6, 0.72, 1.0), np.float32)
    out = out + (glint * far * 2.0)[..., None] * lamp
    rgb = toned(np.asarray(out, np.float32), token.rng)
    if shadow:
        fall = round(0.022 * token.width * token.fine)
        moved = np.pad(token.alpha, ((fall, 0), (round(fall * 0.7), 0)))[: token.alpha.shape[0], : token.alpha.shape[1]]
        under = (
            blurred(np.asarray(moved, np.float32), fall * 1.0)
            * shadow
            * _edge_fade(moved.shape[0], moved.shape[1], fall * 3.0)
        )
        total = token.alpha + under * (1 - token.alpha)
        share = token.alpha / np.maximum(total, 1e-4)
        rgb = (rgb * share[..., None]).astype(np.uint8)
        return shrunk(with_alpha(rgb, total), token.fine)
    return shrunk(with_alpha(rgb, token.alpha), token.fine)
