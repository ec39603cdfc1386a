"""What hangs and lies under the table: pouches, the pocket watch and its hand, our own pocket, the kit."""

from __future__ import annotations

import math

import numpy as np

from tools.make_assets.icon_parts import die
from tools.make_assets.light import Bytes, Rgb
from tools.make_assets.noise import Field
from tools.make_assets.token import (
    BONE,
    BRASS,
    DARK_BRASS,
    INK,
    RED,
    Token,
    arc,
    curve,
    developed,
    rounded,
)

POUCH_SIZE, WATCH_SIZE, HAND_SIZE, POCKET_SIZE = (130, 150), (150, 170), (120, 120), (110, 120)
WATCH_CENTRE, WATCH_RADIUS = (75, 98), 54
LANTERN_LIGHT = (1.0, 0.74, 0.46)
_LEATHER: Rgb = (122, 70, 36)


def _ring_and_cord(t: Token) -> None:
    t.put(t.ring(0, -62, 8, 2.2), t.metal(), 2.2, 2.2, shine=0.9)
    for side in (-1, 1):
        cord = curve((side * 2, -55), (side * 12, -48), (side * 10, -32))
        t.put(t.line(cord, 2), (206, 164, 96), 1.8, 2, 1)


def _seams(t: Token, body: Field) -> None:
    for side in (-1, 1):
        path = curve((side * 16, -18), (side * 30, 20), (side * 22, 56))
        t.tint(t.line(path, 1.2), (40, 20, 10), 0.7, 0.8, 1.2)
    dash = np.sin(np.arctan2(t.y - 20, t.x) * 44) > -0.3
    t.tint(np.where(dash, np.abs(body + 5), 9), (226, 180, 96), 0.8, 0.9)


def _bag(t: Token) -> Field:
    points = [(-15, -28), (-40, -2), (-50, 28), (-42, 54), (-18, 66), (18, 66), (42, 54), (50, 28), (40, -2), (15, -28)]
    return t.shape(rounded(points), 4)


def pouch() -> Bytes:
    """A closed pouch, 130x150; the ring it hangs by is centred at (65, 13)."""
    t = Token(*POUCH_SIZE, 65, 61, fine=3)
    _ring_and_cord(t)
    body = _bag(t)
    t.put(body, t.hide(_LEATHER), 22, 34, shine=0.12)
    folds = np.sin(t.x * 0.42) * np.exp(-np.clip(t.y + 30, 0, None) / 20)
    t.height = t.height + folds * 3.0 * (body < 0)
    _seams(t, body)
    frill = [(-30, -54), (-22, -42), (-14, -30), (14, -30), (22, -42), (30, -54), (18, -48), (9, -55), (0, -48),
             (-9, -55), (-18, -48)]  # fmt: skip
    t.put(t.shape(frill, 3), t.hide((138, 82, 44)), 6, 7, 6, 0.1)
    for x in (-12, -4, 4, 12):
        t.tint(t.line([(x, -32), (x * 1.6, -48)], 1), (50, 26, 14), 0.6, 1, 1.5)
    for y in (-30, -26):
        t.put(t.line([(-17, y), (0, y + 1.5), (17, y)], 2.4), (206, 164, 96), 2.4, 2.4, 10)
    for side in (-1, 1):
        t.put(t.line(curve((side * 3, -27), (side * 9, -14), (side * (7 + side), 2)), 1.9), (206, 164, 96), 2, 2, 12)
        t.put(t.disc(side * (7 + side), 5, 3.8), t.metal(), 3, 3.8, 12, 0.9)
    return developed(t, 0.6, LANTERN_LIGHT)


def pouch_open() -> Bytes:
    """The pouch drawn open, 130x150: its mouth is dark about (65, 50), a good of 72 pixels fits at (29, 14)."""
    t = Token(*POUCH_SIZE, 65, 62, fine=3)
    back = t.oval(0, -26, 47, 27)
    t.put(back, t.hide((104, 58, 30)), 6, 8, shine=0.08)
    t.put(t.oval(0, -25, 40, 21), (30, 15, 9), -4, 10, 0, 0, 0)
    glow = np.exp(-((t.x / 30) ** 2) - ((t.y + 22) / 16) ** 2)
    t.colour = t.colour + (glow * 0.10)[..., None] * np.array((1.0, 0.6, 0.2), np.float32)
    front = [(-46, -20), (-30, -8), (0, -3), (30, -8), (46, -20), (52, 20), (44, 52), (20, 66), (-20, 66), (-44, 52),
             (-52, 20)]  # fmt: skip
    body = t.shape(rounded(front), 3)
    t.put(body, t.hide(_LEATHER), 20, 30, 4, 0.12, 0.3)
    lip = [(-46, -21), *curve((-40, -14), (0, 6), (40, -14)), (46, -21)]
    t.put(t.line(lip, 4.4), t.hide((148, 90, 48)), 4, 4.4, 12, 0.12)
    _seams(t, body)
    for side in (-1, 1):
        t.put(t.line(curve((side * 40, -14), (side * 54, 4), (side * 46, 24)), 2), (206, 164, 96), 2, 2, 8)
        t.put(t.disc(side * 46, 28, 4), t.metal(), 3, 4, 8, 0.9)
    return developed(t, 0.6, LANTERN_LIGHT)


def watch() -> Bytes:
    """A pocket watch without its hand, 150x170: dial centre (75, 98), marks to a radius of 50."""
    t = Token(*WATCH_SIZE, 75, 63, fine=3)
    cx, cy = WATCH_CENTRE[0] - 75, WATCH_CENTRE[1] - 85
    t.put(t.ring(0, -70, 11, 2.8), t.metal(), 2.8, 2.8, shine=1.0)
    t.put(t.box(0, -54, 8, 7, 2.5), t.metal(), 6, 5, 2, 1.0)
    for x in (-5, -2, 1, 4):
        t.tint(t.box(x, -55, 0.7, 5, 0.3), (90, 54, 14), 0.7, 0.5, 0.8)
    t.put(t.disc(cx, cy, 68), t.metal(), 10, 9, 2, 1.0)
    t.put(t.disc(cx, cy, 58), t.metal(DARK_BRASS), -3, 3, 8, 0.6, 0)
    t.put(t.disc(cx, cy, 55), (250, 240, 214), 0.5, 2, 3, 0.15, 0)
    depth = np.clip(55 - np.hypot(t.x - cx, t.y - cy), 0, None)
    t.shade(1 - 0.4 * np.exp(-depth / 3) * (depth > 0))
    for i in range(60):
        a = math.radians(i * 6 - 90)
        long = i % 5 == 0
        inner = 42 if long else 47.5
        ends = [(cx + r * math.cos(a), cy + r * math.sin(a)) for r in (inner, 50)]
        t.tint(t.line(ends, 1.5 if i % 15 == 0 else 1.1 if long else 0.55), RED if i >= 45 else INK, 0.95)
    t.tint(t.ring(cx, cy, 51.5, 0.5), INK, 0.8)
    t.tint(np.maximum(t.ring(cx, cy, 36, 1.6), np.maximum(t.x - cx, t.y - cy)), RED, 0.6)
    t.tint(t.line([*arc(cx, cy, 20, 0, 360, 40)], 0.4), INK, 0.35)
    return developed(t, 0.6, LANTERN_LIGHT)


def watch_hand() -> Bytes:
    """The hand, 120x120, pointing up; it turns about the picture's middle."""
    t = Token(*HAND_SIZE, 60, 64, fine=3)
    blade = [(-1, -47), (1, -47), (2.2, -30), (4.4, -22), (2.4, -14), (2.8, 0), (2.2, 16), (-2.2, 16), (-2.8, 0),
             (-2.4, -14), (-4.4, -22), (-2.2, -30)]  # fmt: skip
    t.put(t.shape(blade, 0.3), t.metal((44, 50, 84)), 1.6, 1.6, 1, 0.5, 0)
    t.put(t.disc(0, 18, 5), t.metal((44, 50, 84)), 1.6, 2, 1, 0.5, 0)
    t.put(t.disc(0, 0, 5.4), t.metal(BRASS), 3, 5, 1, 1.0, 0.3)
    return developed(t, 0)


def _denim(t: Token, tone: float) -> Field:
    colour = t.planks((52, 66, 98), 1.0)
    twill = 1 + 0.08 * np.sin((t.x + t.y) * 3.2) + 0.04 * np.sin((t.x - t.y * 0.4) * 1.1)
    return np.asarray(colour * twill[..., None] * tone, np.float32)


def _stitched(t: Token, d: Field, inset: float) -> None:
    dash = np.sin((t.x * 0.8 + t.y) * 1.15) > -0.45
    t.tint(np.where(dash, np.abs(d + inset), 9), (226, 170, 84), 1.0, 0.8, -0.6)


def pocket(front: bool) -> Bytes:
    """Our own pocket, 110x120, in two layers: behind and in front of a die of 72 pixels put at (19, 4)."""
    t = Token(*POCKET_SIZE, 55, 65, fine=3)
    if not front:
        t.put(t.shape([(-46, -40), (46, -40), (42, -10), (-42, -10)], 4), _denim(t, 0.55), 2, 4, shine=0)
        t.put(t.oval(0, -26, 40, 12), (14, 12, 16), -2, 6, 0, 0, 0)
        return developed(t, 0.5, LANTERN_LIGHT)
    edge = curve((-46, -26), (0, -2), (46, -26))
    flap = [*edge, (44, 30), (0, 52), (-44, 30)]
    d = t.shape(flap, 3)
    t.put(d, _denim(t, 1.0), 7, 14, shine=0.02)
    _stitched(t, d, 5)
    _stitched(t, d, 9)
    t.put(t.line(edge, 3.4), _denim(t, 0.8), 3, 3.4, 7, 0.02, 0.3)
    for side in (-1, 1):
        t.put(t.disc(side * 43, -21, 4), t.metal((196, 112, 52)), 3, 4, 8, 0.9)
    return developed(t, 0.55, LANTERN_LIGHT)


def kit() -> Bytes:
    """The pouch a run starts with, 120x120: a rolled leather kit with two dice on it."""
    t = Token(120, 120, 60, 66, fine=3)
    t.put(t.box(0, 8, 46, 34, 10), t.hide((112, 62, 32)), 10, 14, shine=0.14)
    d = t.box(0, 8, 40, 28, 7)
    dash = np.sin((t.x + t.y) * 0.9) > -0.4
    t.tint(np.where(dash, np.abs(d), 9), (226, 180, 96), 0.9, 0.9)
    t.put(t.shape([(-46, -22), (46, -22), (42, 6), (0, 16), (-42, 6)], 4), t.hide((134, 78, 40)), 8, 10, 8, 0.14)
    t.put(t.line([(0, -24), (0, 30)], 5), t.hide((70, 36, 20)), 4, 5, 14, 0.12)
    t.put(np.abs(t.box(0, 16, 10, 8, 3)) - 2.2, t.metal(), 2.4, 2.2, 16, 1.0)
    die(t, -22, -24, 14, ((-1, -1), (0, 0), (1, 1)), BONE, INK, -14)
    die(t, 20, -26, 14, ((-1, -1), (1, -1), (-1, 1), (1, 1)), (176, 30, 26), BONE, 12)
    return developed(t, 0.6)
