"""What several little pictures share: the plates they lie on, and hands, dice, coins, arrows and figures."""

from __future__ import annotations

import numpy as np

from tools.make_assets.light import Rgb
from tools.make_assets.noise import Field
from tools.make_assets.shapes import rounded_box
from tools.make_assets.token import BONE, BRASS, INK, PAPER, ROSE, Point, Token, arc, curve


def medallion(t: Token, hide: Rgb = (60, 32, 22)) -> None:
    """The round leather plate in a brass rim under every charm."""
    t.put(t.disc(0, 0, 33), t.metal(), 4, 4, shine=0.9, shadow=0)
    t.put(t.disc(0, 0, 28), t.hide(hide), -1.5, 4, 0.5, 0.03, 0)
    depth = np.clip(28 - np.hypot(t.x, t.y), 0, None)
    t.shade(1 - 0.6 * np.exp(-depth / 2.2) * (depth > 0))


def paper_tag(t: Token) -> None:
    """The worn card under every trick, with an ink line and a punched hole."""
    t.put(t.box(0, 0, 26, 32, 5), t.planks(PAPER, 18), 1.2, 1.5, shine=0.03, shadow=0)
    edge = rounded_box(t.x, t.y, 0, 0, 26, 32, 5)
    t.shade(1 - 0.4 * np.exp(np.minimum(edge, 0) / 3.5))
    t.tint(np.abs(edge + 3.6) - 0.55, (120, 40, 24), 0.85)


def hand(t: Token, cx: float, cy: float, size: float = 1.0, colour: Rgb = ROSE) -> None:
    """An open hand, fingers up."""
    fingers: tuple[tuple[Point, Point], ...] = (
        ((-8, 2), (-12, -11)),
        ((-3, -2), (-4.5, -18)),
        ((2.5, -2), (3.5, -18)),
        ((7.5, 1), (10.5, -13)),
        ((6, 12), (16, 1)),
    )
    for a, b in fingers:
        ends = [(cx + p[0] * size, cy + p[1] * size) for p in (a, b)]
        t.put(t.line(ends, 3.0 * size, 2.5 * size), colour, 2.4, 2.4 * size)
    t.put(t.box(cx, cy + 7 * size, 10 * size, 9 * size, 6 * size), colour, 3, 5 * size, shadow=0)
    t.put(t.box(cx, cy + 18 * size, 9.5 * size, 4 * size, 1.5), (44, 66, 96), 2.5, 2)


def die(t: Token, cx: float, cy: float, half: float, pips: tuple[Point, ...], colour: Rgb = BONE, pip: Rgb = INK,
        turn: float = 0.0) -> None:  # fmt: skip
    """A flat die; pips are places -1, 0, 1."""
    t.put(t.box(cx, cy, half, half, half * 0.3, turn), colour, 2.2, half * 0.35, 0.6, 0.2)
    u, v = t.turned(cx, cy, turn)
    for px, py in pips:
        spot = np.hypot(u - px * half * 0.5, v - py * half * 0.5) - half * (0.24 if len(pips) == 1 else 0.17)
        t.tint(np.asarray(spot, np.float32), pip, 1.0, 0.35, 0.8)


def coin(t: Token, cx: float, cy: float, r: float, colour: Rgb = BRASS) -> None:
    """A coin with a rim and a star-like dent."""
    t.put(t.disc(cx, cy, r), t.metal(colour), 1.4, 1.2, 0.8, 0.8)
    t.tint(t.ring(cx, cy, r * 0.72, 0.35), INK, 0.5, 0.4, 0.5)
    t.tint(t.box(cx, cy, r * 0.1, r * 0.4, 0.3), INK, 0.6, 0.4, 0.5)
    t.tint(t.box(cx, cy, r * 0.4, r * 0.1, 0.3), INK, 0.6, 0.4, 0.5)


def arrow(t: Token, cx: float, cy: float, size: float, up: bool, colour: Rgb) -> None:
    """A solid arrow head."""
    s = -1 if up else 1
    points = [(cx - size, cy - s * size * 0.5), (cx + size, cy - s * size * 0.5), (cx, cy + s * size * 0.7)]
    t.put(t.shape(points, 0.8), colour, 1.6, 1.6, 0.6, 0.3)


def round_arrow(t: Token, cx: float, cy: float, r: float, start: float, stop: float, colour: Rgb) -> None:
    """An arrow along a circle, its head at `stop` degrees (clockwise when stop is larger)."""
    path = arc(cx, cy, r, start, stop, 14)
    (ax, ay), (bx, by) = path[-2], path[-1]
    dx, dy = bx - ax, by - ay
    n = max((dx * dx + dy * dy) ** 0.5, 1e-6)
    dx, dy = dx / n, dy / n
    head = [(bx - dy * 5, by + dx * 5), (bx + dy * 5, by - dx * 5), (bx + dx * 7.5, by + dy * 7.5)]
    t.put(np.minimum(t.line(path, 2.1), t.shape(head, 0.4)), colour, 1.8, 1.8, 0.6, 0.4)


def seven(t: Token, cx: float, cy: float, s: float, colour: Rgb | Field) -> None:
    """The figure 7."""
    foot = curve((cx + 8 * s, cy - 11 * s), (cx, cy), (cx - 3 * s, cy + 13 * s))
    d = np.minimum(t.line([(cx - 8 * s, cy - 11 * s), foot[0]], 2.8 * s), t.line(foot, 2.8 * s, 3.2 * s))
    t.put(d, colour, 2.2, 2.2 * s, 0.6, 0.8)


def two(t: Token, cx: float, cy: float, s: float, colour: Rgb) -> None:
    """The figure 2."""
    path = [*arc(cx, cy - 6 * s, 6.4 * s, -170, 40, 9), (cx - 6.5 * s, cy + 11 * s), (cx + 8 * s, cy + 11 * s)]
    t.put(t.line(path, 2.5 * s), colour, 2, 2 * s, 0.6, 0.3)


def cross(t: Token, cx: float, cy: float, r: float, colour: Rgb, width: float = 2.4) -> None:
    """Two crossed strokes."""
    strokes = (t.line([(cx - r, cy - r), (cx + r, cy + r)], width), t.line([(cx + r, cy - r), (cx - r, cy + r)], width))
    t.put(np.minimum(*strokes), colour, 1.8, 1.8, 0.6, 0.3)


def eye(t: Token, cx: float, cy: float, s: float, iris: Rgb) -> None:
    """A wide open eye with lids."""
    lens = np.maximum(t.disc(cx, cy + 13 * s, 24 * s), t.disc(cx, cy - 13 * s, 24 * s))
    t.put(lens - 2.6 * s, (150, 92, 62), 2.2, 3 * s)
    t.put(lens, (244, 238, 224), 2.5, 6 * s, 0.2, 0.3, 0)
    t.put(t.disc(cx, cy, 8.4 * s), iris, 1.5, 6 * s, 0.8, 0.5, 0.3, lens)
    t.tint(t.disc(cx, cy, 4.2 * s), (10, 8, 10), 1, 0.4)
    t.tint(t.disc(cx - 2.6 * s, cy - 3 * s, 1.9 * s), (255, 255, 255), 1, 0.5)


def cleft_purse(t: Token, cx: float, cy: float, s: float, colour: Rgb) -> None:
    """A bag drawn tight with a cord."""
    body = [(cx - 4 * s, cy - 8 * s), (cx - 14 * s, cy + 4 * s), (cx - 13 * s, cy + 14 * s), (cx, cy + 18 * s),
            (cx + 13 * s, cy + 14 * s), (cx + 14 * s, cy + 4 * s), (cx + 4 * s, cy - 8 * s)]  # fmt: skip
    t.put(t.shape(body, 3 * s), t.hide(colour), 6, 9 * s, shine=0.08)
    frill = [(cx - 8 * s, cy - 18 * s), (cx - 3 * s, cy - 9 * s), (cx + 3 * s, cy - 9 * s), (cx + 8 * s, cy - 18 * s),
             (cx + 3 * s, cy - 16 * s), (cx, cy - 19 * s), (cx - 3 * s, cy - 16 * s)]  # fmt: skip
    t.put(t.shape(frill, 1.2 * s), t.hide(colour), 2, 2, 1, 0.08)
    t.put(t.line([(cx - 5 * s, cy - 8 * s), (cx + 5 * s, cy - 8 * s)], 2 * s), t.metal(), 1.6, 1.6, 1, 0.7)
