"""The special dice by material and mark: what each kind is carved from, how its pips look and what tells it apart."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np

from tools.make_assets.dice_march import Light
from tools.make_assets.dice_skin import FACE_VALUE, PIPS, TEXTURE
from tools.make_assets.light import Rgb, linear
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import polygon

STAR = 6
GOLD: Rgb = (236, 182, 62)
_ROOM = {
    "crown": (0.41, -0.19),
    "bar": (0.4, 0.13),
    "plug": (0.38, 0.17),
    "milled": (0.43, 0.0),
    "line": (0.41, 0.0),
    "glint": (0.37, 0.0),
}


_PLAIN = Light()


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of die: colours, pip style, grain (strength, length along u, along v), mark, polish and clearness."""

    id: str
    base: Rgb
    pip: Rgb
    one: Rgb
    style: str
    mark: str
    seed: int
    variant: int
    grain: tuple[float, float, float] = (0.1, 0.25, 0.5)
    light: Light = _PLAIN
    polish: float = 0.0
    tint: Rgb = (255, 255, 255)
    clear: float = 0.0


_DULL = Light(rim=0.12, shine=0.22, gloss=34)
_METAL = Light(rim=0.1, shine=0.35, gloss=50, warm=(1.15, 0.98, 0.76))
_WET = Light(rim=0.5, shine=1.0, gloss=120, fill=(0.2, 0.25, 0.3))
_DARK = Light(rim=0.16, shine=0.5, gloss=70)

KINDS: tuple[Kind, ...] = (
    Kind("low", (104, 122, 146), (236, 240, 244), (236, 240, 244), "round", "bar", 41, 0, (0.22, 0.8, 0.06), _DULL),
    Kind("high", (250, 232, 176), (122, 70, 12), (122, 70, 12), "round", "crown", 42, 1, (0.06, 0.3, 0.6)),
    Kind("odd", (206, 102, 34), (58, 18, 8), (58, 18, 8), "diamond", "", 43, 2, (0.16, 0.4, 0.4)),
    Kind("even", (58, 80, 160), (246, 232, 190), (246, 232, 190), "square", "line", 44, 3, (0.14, 0.4, 0.4), _DULL),
    Kind("ladder", (204, 158, 96), (82, 40, 16), (82, 40, 16), "rung", "rails", 45, 1, (0.2, 0.05, 0.9), _DULL),
    Kind("loaded", (70, 46, 36), (232, 206, 160), (232, 206, 160), "round", "plug", 46, 0, (0.4, 0.2, 0.6), _DARK),
    Kind("nailed", (164, 106, 60), (26, 12, 8), (26, 12, 8), "round", "studs", 47, 2, (0.34, 0.9, 0.045), _DULL),
    Kind("glass", (58, 152, 158), (4, 40, 54), (4, 40, 54), "round", "facets", 48, 3, (0.03, 0.5, 0.5), _WET,
         0.5, (215, 255, 250), 0.42),
    Kind("gilded", (226, 160, 44), (70, 34, 6), (130, 10, 6), "round", "milled", 49, 1, (0.05, 0.5, 0.05), _METAL,
         0.62, (255, 204, 96)),
    Kind("mirror", (120, 126, 134), (22, 26, 34), (22, 26, 34), "round", "glint", 50, 2, (0.03, 1.0, 0.02), _METAL,
         0.85, (226, 236, 250)),
    Kind("joker", (26, 23, 30), (240, 190, 72), (255, 66, 44), "round", "corners", 51, 3, (0.1, 0.4, 0.4), _DARK, 0.06),
)  # fmt: skip


@dataclass(slots=True)
class _Face:
    """One face being painted: its coordinates -1..1, colour, relief and polish."""

    u: Field
    v: Field
    colour: Field
    relief: Field
    polish: Field

    def inlay(self, d: Field, colour: Rgb, depth: float, polish: float, soft: float = 1.2) -> None:
        """Set another stuff in where d (in half edges) is below 0; a positive depth sinks it, a negative raises it."""
        n = self.u.shape[1]
        inside = np.clip(0.5 - d * n / (2 * soft), 0, 1)
        self.colour = self.colour * (1 - inside[..., None]) + linear(colour) * inside[..., None]
        self.relief = self.relief - depth * np.sqrt(np.clip(-d / 0.14, 0, 1))
        self.polish = self.polish * (1 - inside) + polish * inside


def _box(u: Field, v: Field, cu: float, cv: float, hu: float, hv: float) -> Field:
    return np.asarray(np.maximum(np.abs(u - cu) - hu, np.abs(v - cv) - hv), np.float32)


def star_points(radius: float, inner: float = 0.42, count: int = 5) -> list[tuple[float, float]]:
    """The corners of a star with a point up (+v)."""
    turns = [math.pi / 2 + math.pi * i / count for i in range(2 * count)]
    sizes = [radius if i % 2 == 0 else radius * inner for i in range(2 * count)]
    return [(r * math.cos(a), r * math.sin(a)) for r, a in zip(sizes, turns, strict=True)]


def _pip(style: str, u: Field, v: Field, at: tuple[float, float], size: float) -> Field:
    du, dv = u - at[0], v - at[1]
    if style == "diamond":
        return np.asarray((np.abs(du) + np.abs(dv) - size * 1.3) * 0.72, np.float32)
    if style == "square":
        return _box(du, dv, 0, 0, size * 0.9, size * 0.9)
    if style == "rung":
        return _box(du, dv, 0, 0, size * 1.45, size * 0.55)
    return np.asarray(np.hypot(du, dv) - size, np.float32)


def _pips(face: _Face, kind: Kind, value: int) -> None:
    if kind.id == "joker" and value == STAR:
        face.inlay(polygon(face.u, face.v, star_points(0.66)), kind.pip, 0.5, 0.3)
        face.inlay(polygon(face.u, face.v, star_points(0.26)), (214, 30, 24), 0.3, 0.1)
        return
    step, drop = _ROOM.get(kind.mark, (0.46, 0.0))
    for px, py in PIPS[value]:
        size = 0.165 if value != 1 else 0.2 if kind.style == "rung" else 0.235
        at = (px * step, py * step + drop)
        face.inlay(_pip(kind.style, face.u, face.v, at, size), kind.one if value == 1 else kind.pip, 0.42, 0.02)


def _crown(face: _Face) -> None:
    points = [(-0.28, 0.46), (-0.36, 0.78), (-0.15, 0.64), (0, 0.84), (0.15, 0.64), (0.36, 0.78), (0.28, 0.46)]
    face.inlay(polygon(face.u, face.v, points), (112, 58, 6), 0.3, 0.2)


def _frame(face: _Face, at: float, half: float, colour: Rgb, depth: float) -> None:
    d = np.abs(np.maximum(np.abs(face.u), np.abs(face.v)) - at) - half
    face.inlay(d, colour, depth, 0.0)


def _milled(face: _Face) -> None:
    """The notched edge of a coin."""
    along = np.where(np.abs(face.u) > np.abs(face.v), face.v, face.u)
    notch = np.abs((along * 4.5) % 1 - 0.5) / 4.5 - 0.048
    band = np.abs(np.maximum(np.abs(face.u), np.abs(face.v)) - 0.82) - 0.075
    face.inlay(np.asarray(np.maximum(notch, band), np.float32), (92, 46, 6), 0.3, 0.1)


def _facets(face: _Face) -> None:
    """Corners ground off, as of a cut stone."""
    u, v = np.abs(face.u), np.abs(face.v)
    cut = np.abs((u + v) * 0.7071 - 0.98) - 0.028
    face.inlay(np.asarray(np.maximum(cut, np.maximum(u, v) - 0.97), np.float32), (226, 250, 250), 0.25, 0.2)


def _glint(face: _Face) -> None:
    """Two slanting strokes, as one draws a looking glass."""
    slant = (face.u + face.v) * 0.7071
    inside = np.maximum(np.abs(face.u), np.abs(face.v)) - 0.86
    for at, half in ((-1.0, 0.06), (-0.8, 0.03), (0.94, 0.04)):
        face.inlay(np.asarray(np.maximum(np.abs(slant - at) - half, inside), np.float32), (34, 38, 46), 0.18, 0.1)


def _corners(face: _Face, at: float, radius: float, colour: Rgb, depth: float, polish: float) -> None:
    d = np.hypot(np.abs(face.u) - at, np.abs(face.v) - at) - radius
    face.inlay(d, colour, depth, polish)


def _studs(face: _Face) -> None:
    u, v = np.abs(face.u) - 0.76, np.abs(face.v) - 0.76
    face.inlay(_box(u, v, 0, 0, 0.155, 0.155), (30, 20, 14), 0.05, 0.0)
    face.inlay(_box(u, v, 0, 0, 0.125, 0.125), (172, 178, 188), -0.6, 0.4)


def _rails(face: _Face) -> None:
    face.inlay(np.abs(np.abs(face.u) - 0.8) - 0.055, (96, 50, 20), 0.35, 0.0)


def _plug(face: _Face) -> None:
    """Lead let in from the edge, half a disc with a slot: nothing that could be counted with the pips."""
    u, v = face.u, face.v + 0.94
    face.inlay(np.hypot(u, v) - 0.36, (20, 15, 13), 0.1, 0.0)
    face.inlay(np.hypot(u, v) - 0.32, (150, 156, 166), -0.25, 0.3)
    face.inlay(_box(u, v, 0, 0.14, 0.22, 0.028), (26, 24, 26), 0.3, 0.0)


def _bar(face: _Face) -> None:
    face.inlay(_box(face.u, face.v, 0, -0.77, 0.4, 0.06), (236, 240, 244), 0.35, 0.0)


def _marks(face: _Face, mark: str) -> None:
    marks: dict[str, Callable[[_Face], None]] = {
        "bar": _bar,
        "crown": _crown,
        "rails": _rails,
        "plug": _plug,
        "studs": _studs,
        "corners": partial(_corners, at=0.78, radius=0.085, colour=GOLD, depth=0.3, polish=0.3),
        "line": partial(_frame, at=0.83, half=0.035, colour=(246, 232, 190), depth=0.2),
        "milled": _milled,
        "facets": _facets,
        "glint": _glint,
    }
    if mark:
        marks[mark](face)


def painted_kind(kind: Kind) -> tuple[Field, Field, Field]:
    """Linear colour (6, T, T, 3), relief and polish (6, T, T) of the six faces."""
    rng = np.random.default_rng(kind.seed)
    n = TEXTURE
    c = (np.arange(n, dtype=np.float32) + 0.5) / n * 2 - 1
    u, v = np.meshgrid(c, -c)
    faces = []
    strength, along_u, along_v = kind.grain
    for value in FACE_VALUE:
        streaks = octaves(rng, n, n, max(2.0, n * along_u), max(2.0, n * along_v), 4, 0.6)
        worn = np.clip((np.maximum(np.abs(u), np.abs(v)) - 0.78) / 0.22, 0, 1) ** 2
        tone = linear(kind.base) * (1 + strength * streaks[..., None]) * (1 - 0.2 * worn[..., None])
        face = _Face(u, v, tone.astype(np.float32), streaks * strength * 0.04, np.full((n, n), kind.polish, np.float32))
        _marks(face, kind.mark)
        _pips(face, kind, value)
        faces.append(face)
    colour = np.clip(np.stack([f.colour for f in faces]), 0, 1.2)
    return colour, np.stack([f.relief for f in faces]), np.stack([f.polish for f in faces])
