"""A painter of busts: layers with colour and height on a 180x180 ground, lit once by a lamp from the upper left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from tools.make_assets.light import Bytes, Rgb, blurred, linear, mix, ramp, shrunk, slopes, toned, with_alpha
from tools.make_assets.noise import Field, grain, octaves
from tools.make_assets.shapes import capsule, cover, dome

SIDE, FINE = 180, 2
CENTRE = 90.0
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Mood:
    """How a face shows what its owner feels: brows, lids, cheeks and mouth, all 0 at rest.

    Lids below 0 open the eyes wide, cheeks push the lower lids up, clench shows the teeth, knit thickens brows.
    """

    brow_tilt: float = 0.0
    brow_lift: float = 0.0
    lids: float = 0.0
    cheeks: float = 0.0
    smile: float = 0.0
    gape: float = 0.0
    broad: float = 1.0
    clench: bool = False
    flush: float = 0.0
    knit: float = 0.0


CALM = Mood()
PLEASED = Mood(brow_tilt=-0.8, brow_lift=2.8, lids=0.1, cheeks=0.85, smile=1.1, gape=6.4, broad=1.36)
CROSS = Mood(
    brow_tilt=4.6, brow_lift=-2.0, lids=0.9, smile=-0.95, gape=4.8, broad=1.25, clench=True, flush=0.9, knit=0.4
)
ALARMED = Mood(brow_tilt=-3.2, brow_lift=4.6, lids=-1.9, smile=-0.3, gape=10.0, broad=0.68)
MOODS: tuple[tuple[str, Mood], ...] = (("calm", CALM), ("pleased", PLEASED), ("cross", CROSS), ("alarmed", ALARMED))


@dataclass(slots=True)
class Bust:
    """The picture in the making; x and y are the coordinates of its fine pixels in pixels of the finished picture."""

    rng: np.random.Generator
    fine: int = FINE
    x: Field = field(init=False)
    y: Field = field(init=False)
    colour: Field = field(init=False)
    height: Field = field(init=False)
    shine: Field = field(init=False)
    outline: Field = field(init=False)

    def __post_init__(self) -> None:
        c = (np.arange(SIDE * self.fine, dtype=np.float32) + 0.5) / self.fine
        self.x, self.y = np.meshgrid(c, c)
        self.colour = np.zeros((*self.x.shape, 3), np.float32)
        self.height = np.zeros_like(self.x)
        self.shine = np.zeros_like(self.x)
        self.outline = np.zeros_like(self.x)

    @property
    def side(self) -> Field:
        """The distance from the middle line: shapes drawn with it appear on both sides."""
        return np.abs(self.x - CENTRE)

    def layer(
        self,
        d: Field,
        colour: Rgb | Field,
        base: float,
        rise: float,
        reach: float,
        shine: float = 0.04,
        shadow: float = 0.5,
        fall: tuple[float, float] = (3.0, 5.0),
    ) -> None:
        """Put a solid shape on top: its edge lies at `base`, it bulges by `rise` within `reach` pixels."""
        if shadow:
            self.shade(moved(d, *fall), shadow, 3.5)
        mask = cover(d, 0.5)
        self.outline = np.maximum(self.outline, mask)
        tone = linear(colour) if isinstance(colour, tuple) else colour
        self.colour = mix(self.colour, tone, mask)
        self.height = mix(self.height, base + dome(d, reach, rise), mask)
        self.shine = mix(self.shine, np.full_like(self.shine, shine), mask)

    def shade(self, d: Field, strength: float, soft: float) -> None:
        """Darken what lies inside and a little around a shape."""
        self.colour = self.colour * (1 - strength * np.exp(-np.clip(d, 0, None) / soft))[..., None]

    def swell(self, d: Field, rise: float, soft: float) -> None:
        """Raise (or sink) the ground softly inside a shape without painting it."""
        self.height = self.height + rise * ramp(soft, -soft, d)

    def tint(self, d: Field, colour: Rgb, strength: float, soft: float = 0.5) -> None:
        """Paint a stain into the surface."""
        self.colour = mix(self.colour, linear(colour), ramp(soft, -soft, d) * strength)

    def strands(self, d: Field, rng_scale: tuple[float, float], depth: float = 1.2, tone: float = 0.22) -> None:
        """Comb hair into what lies inside a shape; the scale says how long the strands are in x and y."""
        n = self.x.shape[0]
        comb = octaves(self.rng, n, n, rng_scale[0] * self.fine, rng_scale[1] * self.fine, 2)
        mask = cover(d, 0.5)
        self.height = self.height + comb * depth * mask
        self.colour = self.colour * (1 + tone * comb * mask).clip(0.2, 2.0)[..., None]

    def weave(self, d: Field, amount: float = 0.08) -> None:
        """Give cloth or felt its roughness."""
        n = self.x.shape[0]
        rough = grain(self.rng, n, n) * 0.6 + octaves(self.rng, n, n, 24, 24, 3) * 0.6
        self.colour = self.colour * (1 + amount * rough * cover(d, 0.5))[..., None]


def moved(d: Field, right: float, down: float) -> Field:
    """A shape moved by some pixels; nothing comes in from the other side."""
    fine = d.shape[0] // SIDE
    dx, dy = round(right * fine), round(down * fine)
    out = np.full(d.shape, 1e3, np.float32)
    h, w = d.shape
    out[max(dy, 0) :, max(dx, 0) :] = d[: h - max(dy, 0), : w - max(dx, 0)]
    return out


def melt(a: Field, b: Field, k: float) -> Field:
    """The union of two shapes with a rounded inner corner of size k."""
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return np.asarray(b * (1 - h) + a * h - k * h * (1 - h), np.float32)


def stroke(bust: Bust, points: Sequence[Point], radii: Sequence[float], mirrored: bool = False) -> Field:
    """The distance to a line through points with a half width at each; mirrored about the middle line if asked."""
    x = CENTRE + bust.side if mirrored else bust.x
    parts = [
        capsule(x, bust.y, a, b, ra, rb) for a, b, ra, rb in zip(points, points[1:], radii, radii[1:], strict=False)
    ]
    return np.asarray(np.minimum.reduce(parts), np.float32)


def bend(a: Point, b: Point, c: Point, steps: int = 7) -> list[Point]:
    """Points of the curve from a to c that is drawn towards b."""
    out = []
    for i in range(steps):
        t = i / (steps - 1)
        u = 1 - t
        out.append((u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]))
    return out


def backdrop(bust: Bust, colour: Rgb) -> None:
    """A papered wall in lamp light behind the sitter."""
    n = bust.x.shape[0]
    glow = np.exp(-(((bust.x - 58) / 80) ** 2) - ((bust.y - 50) / 80) ** 2)
    stripes = 0.5 + 0.5 * np.sin(bust.x * 0.52)
    stain = octaves(bust.rng, n, n, 90, 90, 3)
    bust.colour = linear(colour) * ((0.22 + 0.95 * glow) * (0.86 + 0.16 * stripes + 0.06 * stain))[..., None]


def shone(bust: Bust) -> Field:
    """The layers in their light, linear, at the size they were painted."""
    relief = blurred(bust.height.astype(np.float32), 0.45 * bust.fine)
    gx, gy = slopes(relief * bust.fine)
    k = 1 / np.sqrt(gx * gx + gy * gy + 1)
    nx, ny, nz = -gx * k, -gy * k, k
    key = np.clip(nx * -0.50 + ny * -0.52 + nz * 0.69, 0, 1)
    rim = np.clip(nx * 0.92 + ny * -0.12 + nz * 0.10, 0, 1) ** 2
    far = 1.18 - 0.42 * np.hypot(bust.x - 56, bust.y - 46) / 130
    glint = np.clip(nx * -0.30 + ny * -0.34 + nz * 0.89, 0, 1) ** 22 * bust.shine
    out = bust.colour * (0.17 * (0.5 + 0.5 * nz))[..., None] * np.array((0.85, 0.9, 1.15), np.float32)
    out = out + bust.colour * (key * far * 1.75)[..., None] * np.array((1.0, 0.83, 0.6), np.float32)
    out = out + bust.colour * (rim * 0.55)[..., None] * np.array((0.55, 0.72, 1.0), np.float32)
    return np.asarray(out + (glint * far * 2.2)[..., None] * np.array((1.0, 0.86, 0.62), np.float32), np.float32)


def developed(bust: Bust) -> Bytes:
    """Light the layers and give the 180x180 RGB picture."""
    out = shone(bust)
    edge = np.hypot(bust.x - CENTRE, bust.y - CENTRE) / 127
    out = out * (1 - 0.55 * ramp(0.62, 1.05, edge))[..., None]
    rgb = toned(out, bust.rng)
    return np.ascontiguousarray(shrunk(with_alpha(rgb, np.ones_like(bust.x)), bust.fine)[..., :3])


@dataclass(frozen=True, slots=True)
class Person:
    """What makes a face somebody's: measures, colours and the parts that are drawn, from back to front."""

    id: str
    seed: int
    skin: Rgb
    hair: Rgb
    wall: Rgb
    cloth: Rgb
    trim: Rgb
    hat_colour: Rgb
    parts: tuple[Callable[[Bust, Person], None], ...]
    wide: float = 31.0
    tall: float = 41.0
    jaw: float = 20.0
    eye: Rgb = (70, 48, 30)
    eye_size: float = 1.0
    brow: float = 1.9
    brow_angle: float = 0.0
    nose: float = 1.0
    mouth: float = 11.0
    lips: Rgb | None = None
    age: float = 0.4
    mood: Mood = CALM
