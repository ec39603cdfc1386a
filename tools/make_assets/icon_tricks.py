"""The pictures of the tricks (on a paper card) and the marks of the house rules (on an iron plate)."""

from __future__ import annotations

import numpy as np

from tools.make_assets.icon_parts import arrow, cleft_purse, coin, cross, die, eye, hand, paper_tag, round_arrow, two
from tools.make_assets.light import Bytes
from tools.make_assets.token import (
    BONE,
    BRASS,
    INK,
    PAPER,
    RED,
    STEEL,
    Token,
    arc,
    developed,
)

_SIX = ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1))
_FOUR = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def _nudge(t: Token) -> None:
    die(t, 0, 0, 10.5, ((-1, -1), (0, 0), (1, 1)))
    arrow(t, 0, -19, 7, True, RED)
    arrow(t, 0, 19, 7, False, (44, 78, 130))


def _flip(t: Token) -> None:
    die(t, -5, 7, 10.5, ((0, 0),), BONE, RED, -10)
    die(t, 8, -8, 8, _SIX, (176, 30, 26), BONE, 12)
    round_arrow(t, 0, 1, 19.5, 150, 268, (44, 78, 130))


def _extra_throw(t: Token) -> None:
    cup = [(-17, -12), (3, -20), (10, 2), (-3, 8)]
    t.put(t.shape(cup, 2), t.hide((120, 44, 26)), 5, 8, shine=0.15)
    t.put(t.line([(10, 3), (-3, 9)], 3), t.metal(), 2.4, 2.6, 1, 0.9)
    t.put(t.line([(-18, -12), (4, -21)], 2), t.metal(), 1.8, 1.8, 1, 0.9)
    die(t, 11, 15, 8, ((-1, -1), (1, 1)), turn=20)
    d = np.minimum(t.box(-12, 19, 6.5, 2, 0.6), t.box(-12, 19, 2, 6.5, 0.6))
    t.put(d, RED, 1.6, 1.6, 0.4, 0.3)


def _eraser(t: Token) -> None:
    for i, y in enumerate((-18, -10, 12, 20)):
        t.tint(t.box(-1, y, 16 - 3 * (i == 3), 1.0, 0.5), INK, 0.8)
    t.tint(t.oval(6, 2, 16, 7, -20), (246, 232, 200), 0.8, 4)
    t.put(t.box(-2, 0, 15, 7.5, 2.4, -32), (206, 96, 96), 3, 4, 0.6, 0.06)
    t.put(t.box(6.6, -5.4, 5.4, 7.7, 1.6, -32), (56, 76, 124), 2.6, 4, 0.4, 0.1, 0.2)


def _double_down(t: Token) -> None:
    for i, y in enumerate((22, 17)):
        t.put(t.oval(0, y, 18, 6.5), RED if i else (40, 70, 120), 2.2, 2, 0.6, 0.2)
    cross(t, -11, -6, 5.4, INK, 2.4)
    two(t, 9, -7, 1.15, RED)


def _smoke(t: Token) -> None:
    puffs = ((0, 8, 12), (-11, 6, 8), (11, 5, 9), (-5, -6, 10), (8, -8, 8.5), (1, -17, 6.5))
    for i, (x, y, r) in enumerate(puffs):
        grey = 96 + i * 16
        t.put(t.disc(x, y, r), (grey, grey, grey + 6), 6, r * 0.9, 0.3, 0.02, 0.35)
    t.put(t.disc(-1, 21, 5), (36, 34, 36), 4, 5, 0.5, 0.6)
    t.put(t.line([(2, 18), (6, 13)], 1), PAPER, 1, 1, 0.4)


def _whiskey(t: Token) -> None:
    bottle = np.minimum(t.box(0, 8, 12, 17, 4), t.box(0, -15, 4, 10, 1.5))
    bottle = np.minimum(bottle, t.shape([(-11, -5), (-4, -12), (4, -12), (11, -5)], 1.5))
    t.put(bottle, (150, 78, 18), 5, 7, shine=0.9)
    t.put(t.box(0, -25, 4.6, 3.4, 1), (116, 82, 50), 2, 2, 1)
    t.put(t.box(0, 10, 11.6, 8, 0.8), t.planks((240, 226, 186), 20), 1.6, 9, 2, 0.04, 0.2)
    for i in (-1, 0, 1):
        cross(t, i * 6.4, 10, 1.7, INK, 0.8)


def _lookout(t: Token) -> None:
    eye(t, 0, -5, 0.92, (70, 118, 78))
    t.put(t.line([(-15, 17), (15, 17)], 3.6), (30, 20, 14), 1.6, 2, 0.5)
    t.put(t.line([(-14, 17), (5, 17)], 2.4), t.metal(), 1.8, 2, 0.8, 0.8, 0)


TRICKS = {
    "nudge": _nudge,
    "flip": _flip,
    "extra_throw": _extra_throw,
    "eraser": _eraser,
    "double_down": _double_down,
    "smoke": _smoke,
    "whiskey": _whiskey,
    "lookout": _lookout,
}


def trick(name: str, size: int = 72) -> Bytes:
    """The picture of a trick."""
    t = Token(size, size, 36, sum(map(ord, name)))
    paper_tag(t)
    TRICKS[name](t)
    return developed(t)


def _plate(t: Token) -> None:
    t.put(t.shape([(-24, -29), (24, -29), (29, -24), (29, 10), (0, 31), (-29, 10), (-29, -24)], 2.5),
          t.metal((168, 60, 40)), 4, 5, shine=0.5, shadow=0)  # fmt: skip
    t.put(t.shape([(-23, -26), (23, -26), (26, -23), (26, 8), (0, 27), (-26, 8), (-26, -23)], 0.5),
          t.metal((34, 26, 26)), -1.2, 3, 0.6, 0.1, 0)  # fmt: skip


def _head_start(t: Token) -> None:
    t.put(t.line([(-11, -20), (-11, 20)], 2.2), t.metal(), 2, 2, shine=0.8)
    t.put(t.shape([(-9, -20), (18, -12), (-9, -2)], 1), BONE, 1.6, 2, 0.5)
    for x, y in ((-4, -16), (4, -9), (-4, -7)):
        t.tint(t.box(x, y, 3, 2.6, 0.2), INK, 0.9)


def _toll(t: Token) -> None:
    coin(t, 0, -4, 13)
    t.put(t.line([(-21, 12), (21, 4)], 3.2), BONE, 2.4, 2.6, 1)
    u, v = t.turned(0, 8, -10.8)
    for i in range(-2, 3):
        t.tint(np.asarray(np.maximum(np.abs(u - i * 9) - 2.4, np.abs(v) - 3.4), np.float32), RED, 1)


def _zero_tax(t: Token) -> None:
    t.put(np.abs(t.oval(0, -2, 10, 14.5)) - 3, BONE, 2.4, 2.6, 0.5, 0.2)
    t.put(t.line([(14, -20), (-14, 17)], 2.4), RED, 1.8, 2, 1, 0.3)


def _high_bar(t: Token) -> None:
    for x in (-15, 15):
        t.put(t.line([(x, -4), (x, 9)], 2.2), t.metal(STEEL), 2, 2, shine=0.6)
    t.put(t.line([(-18, -4), (18, -4)], 2.8), RED, 2.2, 2.4, 0.6, 0.3)
    arrow(t, 0, -16, 8, True, BRASS)
    t.put(t.line([(0, 2), (0, 18)], 2.6), BONE, 2, 2)


def _stingy_bonus(t: Token) -> None:
    cleft_purse(t, 0, -1, 1.0, (128, 82, 40))
    t.put(t.box(0, 6, 8, 2.4, 0.8), RED, 1.6, 1.8, 1, 0.3)


def _shaky_table(t: Token) -> None:
    t.put(t.box(0, -4, 18, 3.4, 1.4, -9), t.planks((190, 120, 64)), 2.4, 2.4, 0.6, 0.2)
    t.put(t.line([(-12, 0), (-14, 15)], 2.4), t.planks((160, 96, 50)), 2, 2)
    t.put(t.line([(13, -4), (13, 11)], 2.4), t.planks((160, 96, 50)), 2, 2)
    for x in (-22, 22):
        t.put(t.line([(x, -14), (x * 0.84, -9), (x, -4), (x * 0.84, 1)], 1.5), BRASS, 1.4, 1.4, 0.4)
    die(t, 2, -15, 6, ((0, 0),), turn=-9)


def _sharp_eyes(t: Token) -> None:
    eye(t, 0, -2, 0.98, (196, 60, 30))


def _dear_fence(t: Token) -> None:
    t.put(t.shape([(-20, 2), (-2, -18), (14, -18), (14, -2), (-4, 17)], 2), t.planks(PAPER, 20), 1.5, 2)
    t.tint(t.disc(8, -12, 2.6), INK)
    arrow(t, -3, -4, 7, True, RED)
    t.put(t.line([(-3, -1), (-3, 9)], 2.4), RED, 1.6, 1.8, 0.5)
    coin(t, 15, 9, 8)


def _short_breath(t: Token) -> None:
    for x in (-15, 0):
        t.put(t.disc(x, -2, 6.2), BONE, 2.6, 4, 0.4, 0.2)
    t.put(t.ring(15, -2, 5.2, 1.5), BONE, 1.4, 1.4, 0.4)
    cross(t, 15, -2, 7.6, RED, 2.2)


def _no_chance(t: Token) -> None:
    path = [*arc(0, -10, 8.4, -180, 50, 9), (0, 1), (0, 5)]
    t.put(t.line(path, 3), BONE, 2.4, 2.6, 0.5, 0.2)
    t.put(t.disc(0, 13, 3.6), BONE, 2.4, 3, 0.5, 0.2)
    t.put(t.line([(16, -19), (-16, 14)], 2.4), RED, 1.8, 2, 1, 0.3)


def _stiff_fingers(t: Token) -> None:
    hand(t, -1, -1, 0.92)
    for y in (-10, 1):
        t.put(t.line([(-12, y + 1), (10, y - 1)], 2.4), (244, 240, 228), 1.4, 1.6, 1)


def _thirsty_crowd(t: Token) -> None:
    t.put(np.abs(t.box(14, 2, 7, 8, 5)) - 2.2, t.metal(STEEL), 2, 2, shine=0.6)
    t.put(t.box(-3, 2, 13, 14, 2.4), (222, 150, 34), 4, 6, 0.4, 0.8)
    for x in (-10, -3, 4):
        t.tint(t.box(x, 4, 1.2, 9, 0.5), (150, 88, 14), 0.7, 0.6, 0.6)
    for x, y, r in ((-11, -13, 6), (-3, -15, 7), (6, -13, 6)):
        t.put(t.disc(x, y, r), (250, 244, 228), 3, 5, 0.6, 0.1, 0.3)


RULES = {
    "head_start": _head_start,
    "toll": _toll,
    "zero_tax": _zero_tax,
    "high_bar": _high_bar,
    "stingy_bonus": _stingy_bonus,
    "shaky_table": _shaky_table,
    "sharp_eyes": _sharp_eyes,
    "dear_fence": _dear_fence,
    "short_breath": _short_breath,
    "no_chance": _no_chance,
    "stiff_fingers": _stiff_fingers,
    "thirsty_crowd": _thirsty_crowd,
}


def rule(name: str, size: int = 36) -> Bytes:
    """The mark of a house rule."""
    t = Token(size, size, 33, sum(map(ord, name)), fine=216 // size)
    _plate(t)
    RULES[name](t)
    return developed(t)
