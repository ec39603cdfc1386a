"""The signs of Bang! Dice as stained shapes in a square from -1 to 1, v up: faces of a die, bullets, badges."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.make_assets.light import Rgb
from tools.make_assets.noise import Field
from tools.make_assets.shapes import capsule, ellipse, polygon, rounded_box

FACES = ("arrow", "dynamite", "one", "two", "beer", "gatling")
INK, BROWN, RED, PALE, AMBER, FOAM, IRON, STEEL, GOLD = (
    (34, 26, 24), (96, 56, 28), (168, 30, 20), (246, 230, 190), (206, 128, 30), (252, 246, 232), (44, 46, 54),
    (150, 156, 166), (224, 168, 52),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Stain:
    """A shape (negative inside, in half edges), its colour, and how deep it is cut (negative: raised)."""

    shape: Field
    colour: Rgb
    depth: float = 0.35


Mark = Callable[[Field, Field], tuple[Stain, ...]]


def _line(u: Field, v: Field, points: list[tuple[float, float]], half: float) -> Field:
    parts = [capsule(u, v, a, b, half, half) for a, b in itertools.pairwise(points)]
    return np.asarray(np.minimum.reduce(parts), np.float32)


def _arc(cx: float, cy: float, r: float, start: float, stop: float, steps: int = 9) -> list[tuple[float, float]]:
    turns = [math.radians(start + (stop - start) * i / steps) for i in range(steps + 1)]
    return [(cx + r * math.cos(turn), cy + r * math.sin(turn)) for turn in turns]


def arrow(u: Field, v: Field) -> tuple[Stain, ...]:
    """An arrow that flies up to the right, feathers in red."""
    shaft = capsule(u, v, (-0.52, -0.52), (0.36, 0.36), 0.055, 0.055)
    head = polygon(u, v, [(0.68, 0.68), (0.2, 0.5), (0.3, 0.3), (0.5, 0.2)])
    feathers = [
        capsule(u, v, (-0.30 - k, -0.30 - k), (-0.30 - k - x, -0.30 - k - y), 0.05, 0.035)
        for k in (0.0, 0.13, 0.26)
        for x, y in ((0.02, 0.26), (0.26, 0.02))
    ]
    return Stain(shaft, BROWN), Stain(np.minimum.reduce(feathers), RED), Stain(head, INK, 0.45)


def dynamite(u: Field, v: Field) -> tuple[Stain, ...]:
    """Three sticks tied together, the fuse alight."""
    sticks = [rounded_box(u, v, x, -0.16 + (0.06 if x == 0 else 0), 0.145, 0.5, 0.07) for x in (-0.3, 0.3, 0.0)]
    bands = [np.maximum(np.abs(v + 0.2) - 0.085, np.abs(u) - 0.47)]
    fuse = _line(u, v, [(0.0, 0.4), (0.06, 0.54), (0.22, 0.6)], 0.035)
    spark = polygon(u, v, _star(0.38, 0.62, 0.24, 0.09, 6))
    gaps = np.minimum(np.abs(u - 0.15), np.abs(u + 0.15)) - 0.018
    between = np.maximum(gaps, np.maximum(np.abs(v + 0.14) - 0.52, np.abs(u) - 0.5))
    return (
        Stain(np.minimum.reduce(sticks), RED, 0.3), Stain(np.asarray(between, np.float32), (86, 10, 8), 0.2),
        Stain(np.asarray(bands[0], np.float32), PALE, 0.1), Stain(fuse, INK, 0.3), Stain(spark, (240, 150, 20), 0.3),
    )  # fmt: skip


def _star(cx: float, cy: float, r: float, inner: float, count: int) -> list[tuple[float, float]]:
    turns = [math.pi / 2 + math.pi * i / count for i in range(2 * count)]
    return [(cx + (inner if i % 2 else r) * math.cos(a), cy + (inner if i % 2 else r) * math.sin(a))
            for i, a in enumerate(turns)]  # fmt: skip


def _target(u: Field, v: Field, digit: Field) -> tuple[Stain, ...]:
    r = np.hypot(u, v)
    ring = np.abs(r - 0.63) - 0.07
    ticks = np.minimum(
        np.maximum(np.abs(u) - 0.05, np.abs(np.abs(v) - 0.66) - 0.16),
        np.maximum(np.abs(v) - 0.05, np.abs(np.abs(u) - 0.66) - 0.16),
    )
    return (
        Stain(np.asarray(ring, np.float32), RED, 0.4), Stain(np.asarray(ticks, np.float32), INK, 0.4),
        Stain(digit, INK, 0.5),
    )  # fmt: skip


def one(u: Field, v: Field) -> tuple[Stain, ...]:
    """A target with a 1."""
    return _target(u, v, _line(u, v, [(-0.14, 0.16), (0.02, 0.32), (0.02, -0.34)], 0.085))


def two(u: Field, v: Field) -> tuple[Stain, ...]:
    """A target with a 2."""
    points = [*_arc(0.0, 0.14, 0.19, 170, -40), (-0.2, -0.33), (0.22, -0.33)]
    return _target(u, v, _line(u, v, points, 0.08))


def beer(u: Field, v: Field) -> tuple[Stain, ...]:
    """A mug with froth."""
    body = rounded_box(u, v, -0.1, -0.16, 0.4, 0.5, 0.08)
    handle = np.abs(ellipse(u, v, 0.3, -0.14, 0.3, 0.3)) - 0.065
    handle = np.maximum(handle, -(u - 0.28))
    ribs = np.minimum(np.abs(u + 0.28), np.minimum(np.abs(u + 0.1), np.abs(u - 0.08))) - 0.03
    ribs = np.maximum(ribs, np.abs(v + 0.2) - 0.32)
    bubbles = ((-0.4, 0.36, 0.17), (-0.18, 0.46, 0.2), (0.08, 0.44, 0.19), (0.26, 0.34, 0.15), (-0.08, 0.33, 0.2))
    froth = [ellipse(u, v, x, y, r, r) for x, y, r in bubbles]
    edge = np.abs(body) - 0.035
    top = np.minimum.reduce(froth)
    return (
        Stain(np.asarray(handle, np.float32), INK, 0.4), Stain(body, AMBER, 0.3),
        Stain(np.asarray(ribs, np.float32), (132, 70, 10), 0.2), Stain(np.asarray(edge, np.float32), INK, 0.4),
        Stain(np.asarray(top - 0.05, np.float32), INK, 0.35), Stain(np.asarray(top, np.float32), FOAM, 0.1),
    )  # fmt: skip


def gatling(u: Field, v: Field) -> tuple[Stain, ...]:
    """The ring of barrels seen from the front."""
    plate = np.hypot(u, v) - 0.68
    holes = [
        np.hypot(u - 0.42 * math.cos(a), v - 0.42 * math.sin(a))
        for a in (math.pi / 3 * k + math.pi / 2 for k in range(6))
    ]
    nearest = np.minimum.reduce(holes)
    rims, bores = nearest - 0.185, nearest - 0.115
    axle = np.hypot(u, v) - 0.12
    return (
        Stain(np.asarray(plate, np.float32), IRON, 0.4), Stain(np.asarray(rims, np.float32), STEEL, -0.1),
        Stain(np.asarray(bores, np.float32), (12, 12, 14), 0.5), Stain(np.asarray(axle, np.float32), GOLD, -0.2),
    )  # fmt: skip


def bullet(u: Field, v: Field) -> tuple[Stain, ...]:
    """A cartridge, point up."""
    case = rounded_box(u, v, 0.0, -0.3, 0.34, 0.6, 0.05)
    lead = np.maximum(ellipse(u, v, 0.0, 0.24, 0.3, 0.7), -(v - 0.22))
    rim = rounded_box(u, v, 0.0, -0.82, 0.42, 0.1, 0.05)
    groove = np.maximum(np.abs(v + 0.62) - 0.05, np.abs(u) - 0.34)
    return (
        Stain(np.asarray(lead, np.float32), (176, 132, 104), -0.5), Stain(case, (226, 172, 64), -0.6),
        Stain(rim, (226, 172, 64), -0.5), Stain(np.asarray(groove, np.float32), (110, 74, 20), 0.1),
    )  # fmt: skip


def sheriff(u: Field, v: Field) -> tuple[Stain, ...]:
    """A six-pointed star with balls on its points."""
    star = polygon(u, v, _star(0, 0, 0.78, 0.4, 6))
    balls = [np.hypot(u - 0.78 * math.cos(a), v - 0.78 * math.sin(a)) - 0.12
             for a in (math.pi / 2 + math.pi / 3 * k for k in range(6))]  # fmt: skip
    ring = np.abs(np.hypot(u, v) - 0.27) - 0.035
    return (
        Stain(np.asarray(np.minimum(star, np.minimum.reduce(balls)), np.float32), GOLD, -0.6),
        Stain(np.asarray(ring, np.float32), (130, 84, 16), 0.2),
    )  # fmt: skip


def deputy(u: Field, v: Field) -> tuple[Stain, ...]:
    """A five-pointed star in a ring."""
    ring = np.abs(np.hypot(u, v) - 0.74) - 0.11
    star = polygon(u, v, _star(0, 0, 0.66, 0.27, 5))
    return Stain(np.asarray(ring, np.float32), STEEL, -0.5), Stain(star, STEEL, -0.6)


def outlaw(u: Field, v: Field) -> tuple[Stain, ...]:
    """A hat above a kerchief."""
    crown = rounded_box(u, v, 0.0, 0.5, 0.34, 0.32, 0.12)
    brim = ellipse(u, v, 0.0, 0.24, 0.82, 0.13)
    cloth = polygon(u, v, [(-0.5, 0.02), (0.5, 0.02), (0.0, -0.86)])
    band = np.maximum(np.abs(v - 0.34) - 0.055, np.abs(u) - 0.34)
    fold = np.minimum(np.abs(u + v * 0.32 + 0.12), np.abs(u - v * 0.32 - 0.12)) - 0.025
    return (
        Stain(crown, INK, -0.5), Stain(np.asarray(band, np.float32), RED, 0.0), Stain(brim, INK, -0.4),
        Stain(cloth, RED, -0.5), Stain(np.asarray(np.maximum(fold, cloth), np.float32), (96, 12, 10), 0.2),
    )  # fmt: skip


def renegade(u: Field, v: Field) -> tuple[Stain, ...]:
    """A coin with two sides: half a star, half a skull."""
    coin = np.hypot(u, v) - 0.84
    star = np.maximum(polygon(u, v, _star(0, 0, 0.62, 0.26, 5)), u)
    half = np.maximum(np.hypot(u, v) - 0.84, -u)
    skull = np.maximum(
        np.minimum(ellipse(u, v, 0.0, 0.12, 0.44, 0.42), rounded_box(u, v, 0, -0.3, 0.26, 0.22, 0.06)), -u
    )
    eye = np.hypot(u - 0.19, v - 0.08) - 0.12
    return (
        Stain(np.asarray(coin, np.float32), (226, 210, 168), -0.5),
        Stain(np.asarray(half, np.float32), (38, 60, 66), 0.0),
        Stain(np.asarray(star, np.float32), (150, 96, 20), 0.2),
        Stain(np.asarray(skull, np.float32), (232, 226, 206), -0.3),
        Stain(np.asarray(eye, np.float32), (24, 34, 38), 0.3),
    )


def hidden(u: Field, v: Field) -> tuple[Stain, ...]:
    """A question mark."""
    hook = _line(u, v, [*_arc(0.0, 0.28, 0.34, 175, -60), (0.0, -0.16), (0.0, -0.3)], 0.13)
    dot = np.hypot(u, v + 0.66) - 0.16
    return (Stain(np.asarray(np.minimum(hook, dot), np.float32), (92, 58, 30), 0.3),)


MARKS: dict[str, Mark] = {
    "arrow": arrow, "dynamite": dynamite, "one": one, "two": two, "beer": beer, "gatling": gatling, "bullet": bullet,
    "sheriff": sheriff, "deputy": deputy, "outlaw": outlaw, "renegade": renegade, "hidden": hidden,
}  # fmt: skip
