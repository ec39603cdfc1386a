"""The pictures of the stops between two duels: small scenes in the evening light, in a brass ring."""

from __future__ import annotations

import numpy as np

from tools.make_assets.light import Bytes, Rgb, linear, ramp
from tools.make_assets.noise import octaves
from tools.make_assets.token import (
    BLACK,
    BONE,
    INK,
    PAPER,
    RED,
    STEEL,
    WOOD,
    Token,
    developed,
)

_SKY_HIGH: Rgb = (58, 52, 96)
_SKY_LOW: Rgb = (250, 168, 82)
_GROUND: Rgb = (168, 116, 66)


def _evening(t: Token) -> None:
    """Sky, far mesas and ground inside a ring."""
    t.put(t.disc(0, 0, 57), t.metal(), 5, 5, shine=0.9, shadow=0)
    h, w = t.x.shape
    up = np.clip((20 - t.y) / 66, 0, 1)[..., None]
    sky = linear(_SKY_LOW) * (1 - up) + linear(_SKY_HIGH) * up
    sky = sky * (1 + 0.06 * octaves(t.rng, w, h, w / 3, 14, 3))[..., None]
    inside = t.disc(0, 0, 50)
    t.put(inside, np.asarray(sky, np.float32), 0, 2, 0, 0, 0)
    t.height = t.height * (1 - ramp(1, -1, inside))
    for points, tone in (
        ([(-60, 22), (-46, 8), (-30, 8), (-26, 22)], (150, 86, 92)),
        ([(18, 22), (26, 2), (46, 2), (56, 22)], (128, 70, 84)),
    ):
        t.put(t.shape(points, 1), tone, 0, 2, 0, 0, 0, inside)
    t.put(np.asarray(20 - t.y, np.float32), t.planks(_GROUND, 3), 0, 2, 0, 0, 0, inside)
    t.shade(1 - 0.45 * np.exp(-np.clip(-inside, 0, None) / 5) * (inside < 0))


def _smith(t: Token) -> None:
    t.put(t.box(0, 29, 12, 11, 2), t.planks((112, 68, 38)), 4, 5)
    anvil = [(-30, -1), (-14, -4), (24, -4), (24, 4), (9, 8), (7, 15), (13, 20), (-13, 20), (-7, 15), (-9, 7), (-20, 5)]
    t.put(t.shape(anvil, 1.5), t.metal((96, 102, 116)), 5, 6, shine=0.6)
    t.put(t.box(4, -9, 7, 5, 1.5), (255, 148, 40), 3, 3, 1, 0.8)
    t.put(t.line([(34, 0), (12, -24)], 2.6), t.planks(WOOD), 2.4, 2.6, 1)
    t.put(t.box(8, -28, 12, 6.5, 1.5, -42), t.metal(STEEL), 5, 4, 1, 0.8)
    for x, y in ((-6, -18), (20, -15), (-12, -10), (26, -22), (2, -16)):
        t.put(t.disc(x, y, 1.3), (255, 220, 120), 1, 1, 0, 0.5, 0)


def _bank(t: Token) -> None:
    stone = t.planks((212, 190, 156), 8)
    t.put(t.box(0, 12, 31, 20, 1), stone * 0.72, 3, 3, shine=0.03)
    for x in (-26, -13, 13, 26):
        t.put(t.line([(x, -6), (x, 28)], 3.6), stone, 3.4, 3.4, 1, 0.05)
    t.put(t.box(0, 19, 6.5, 13, 1), t.planks((84, 48, 26)), 1.5, 2)
    t.put(t.disc(4, 20, 1.2), t.metal(), 1, 1, 1, 0.9, 0)
    t.put(t.box(0, -8, 35, 4, 1), stone, 3, 3, 2, 0.05)
    t.put(t.shape([(-36, -13), (36, -13), (0, -32)], 1), stone, 3, 4, 2, 0.05)
    t.put(t.disc(0, -19, 5), t.metal(), 2, 3, 2, 1.0)
    t.put(t.box(0, 34, 37, 3.4, 1), stone, 2.4, 2.4, 1, 0.05)


def _figure(t: Token, x: float, hat: Rgb, coat: Rgb, side: int) -> None:
    t.put(t.shape([(x - 15, 40), (x - 12, 14), (x - 5, 8), (x + 5, 8), (x + 12, 14), (x + 15, 40)], 3), coat, 6, 9)
    t.put(t.oval(x + side * 2, -2, 9, 11), (206, 150, 116), 5, 8)
    t.put(t.oval(x + side * 2, -9, 17, 4.4, side * 6), t.hide(hat), 2.4, 3, 2)
    t.put(t.box(x + side * 1, -16, 9, 8, 4), t.hide(hat), 5, 6, 1)
    t.put(t.line([(x + side * 10, 0), (x + side * 13, 2)], 2), (206, 150, 116), 2, 2, 2, 0.1, 0)


def _rumour(t: Token) -> None:
    _figure(t, -20, (70, 42, 28), (92, 36, 30), 1)
    _figure(t, 21, (40, 38, 44), (48, 66, 86), -1)
    bubble = np.minimum(t.box(2, -33, 17, 8.5, 7), t.shape([(-8, -28), (1, -28), (-8, -17)], 0.5))
    t.put(bubble, BONE, 2, 3, 1, 0.05)
    for dx in (-8, 2, 12):
        t.tint(t.disc(dx, -33, 2.1), INK)


def _doctor(t: Token) -> None:
    t.put(np.abs(t.box(0, -10, 14, 12, 8)) - 2.6, t.hide((60, 30, 20)), 2.5, 2.6, shine=0.2)
    bag = [(-30, 32), (-34, 8), (-24, -5), (24, -5), (34, 8), (30, 32)]
    t.put(t.shape(bag, 3), t.hide((104, 54, 30)), 9, 14, shine=0.2)
    t.put(t.line([(-25, -4), (25, -4)], 2.8), t.metal(), 2.6, 2.8, 1, 0.9)
    t.put(t.disc(0, -3, 4), t.metal(), 2.6, 3, 2, 0.9)
    t.put(t.disc(0, 17, 12), BONE, 2, 3, 2, 0.1)
    d = np.minimum(t.box(0, 17, 8, 2.6, 0.4), t.box(0, 17, 2.6, 8, 0.4))
    t.put(d, RED, 1.2, 1.2, 0.4, 0.2, 0.2)


def _telegraph(t: Token) -> None:
    for x, s in ((26, 0.62), (-14, 1.0)):
        t.put(t.line([(x, 36 * s + 8 * (1 - s)), (x, -38 * s)], 3.2 * s), t.planks((96, 58, 32)), 3, 3.2 * s)
        for y, half in ((-28, 17), (-16, 14)):
            t.put(t.box(x, y * s, half * s, 2.2 * s, 0.8), t.planks((110, 66, 36)), 2, 2, 1)
            for dx in (-0.8, -0.35, 0.35, 0.8):
                t.put(t.line([(x + dx * half * s, y * s - 2), (x + dx * half * s, y * s - 5 * s)], 1.5 * s),
                      (120, 176, 180), 1.4, 1.5, 1, 0.9, 0.2)  # fmt: skip
    inside = t.disc(0, 0, 49.5)
    for a, b in (((-27.6, -33), (15.6, -20.4)), ((-0.4, -33), (34, -20.4)), ((-0.4, -33), (-60, -24))):
        sag = [(a[0] + (b[0] - a[0]) * k / 9, a[1] + (b[1] - a[1]) * k / 9 + 7 * (k / 9) * (1 - k / 9) * 2)
               for k in range(10)]  # fmt: skip
        t.put(t.line(sag, 0.6), BLACK, 0.5, 0.6, 0.5, 0.1, 0, inside)


def _card_school(t: Token) -> None:
    for i, turn in enumerate((-30, -10, 10, 30)):
        cx, cy = 0.62 * turn, 0.012 * turn * turn
        t.put(t.box(cx, cy - 4, 15, 22, 3, turn), t.planks(PAPER, 20), 1.4, 1.6, 0.8 + i * 0.3, 0.05, 0.7)
        u, v = t.turned(cx, cy - 4, turn)
        red = i % 2 == 0
        x, y = u + 8, v + 14
        if red:
            t.tint(np.asarray((np.abs(x) + np.abs(y) * 0.8 - 4) * 0.7, np.float32), RED)
            t.tint(np.asarray((np.abs(u) + np.abs(v) * 0.75 - 8) * 0.7, np.float32), RED)
        else:
            t.tint(np.asarray(np.hypot(x, y) - 3, np.float32), BLACK)
            t.tint(np.asarray(np.hypot(u, v) - 6.4, np.float32), BLACK)
    t.put(t.box(0, 34, 32, 5, 2), t.planks((110, 62, 32)), 3, 3, 1, 0.1)


def _chapel(t: Token) -> None:
    wall = t.planks((232, 220, 198), 1.6)
    t.put(t.shape([(-6, 36), (-6, 6), (36, 6), (36, 36)], 0.5), wall * 0.8, 2, 2, shine=0.03)
    t.put(t.shape([(-10, 8), (0, -8), (32, -8), (40, 8)], 0.5), t.planks((110, 52, 38), 2), 2.4, 3, 2)
    t.put(t.shape([(-26, 37), (-26, -8), (0, -8), (0, 37)], 0.5), wall, 2.4, 2.4, 2, 0.03)
    t.put(t.shape([(-29, -7), (-13, -36), (3, -7)], 0.5), t.planks((96, 44, 34), 2), 2.6, 3, 2)
    t.put(np.minimum(t.line([(-13, -46), (-13, -34)], 1.2), t.line([(-17, -42), (-9, -42)], 1.2)), t.metal(), 1.2, 1.2,
          2, 0.9)  # fmt: skip
    door = np.minimum(t.box(-13, 29, 5.5, 9, 0.5), t.disc(-13, 20, 5.5))
    t.put(door, t.planks((84, 46, 24)), 1, 2, 1)
    t.put(t.disc(-13, 3, 5), (255, 206, 110), 0.8, 2, 1, 0.6)
    for x in (9, 21, 31):
        t.put(np.minimum(t.box(x, 22, 2.6, 5, 0.3), t.disc(x, 17, 2.6)), (255, 206, 110), 0.6, 1, 0.5, 0.5, 0.3)


STOPS = {
    "smith": _smith,
    "bank": _bank,
    "rumour": _rumour,
    "doctor": _doctor,
    "telegraph": _telegraph,
    "card_school": _card_school,
    "chapel": _chapel,
}


def stop(name: str, size: int = 120) -> Bytes:
    """The picture of a stop."""
    t = Token(size, size, 60, sum(map(ord, name)), fine=3)
    _evening(t)
    STOPS[name](t)
    t.put(t.ring(0, 0, 53.5, 3.8), t.metal(), 3.8, 3.8, 3, 0.9, 0.4)
    return developed(t)
