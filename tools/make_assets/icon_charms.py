"""The pictures of the charms: brass, bone and cloth on a round leather plate."""

from __future__ import annotations

import numpy as np

from tools.make_assets.icon_parts import coin, cross, die, hand, medallion, round_arrow, seven
from tools.make_assets.light import Bytes
from tools.make_assets.token import (
    BONE,
    BRASS,
    DARK_BRASS,
    INK,
    PAPER,
    RED,
    ROSE,
    STEEL,
    WOOD,
    Token,
    arc,
    curve,
    developed,
    star,
)


def _rabbit_foot(t: Token) -> None:
    fur = np.minimum(t.line(curve((-9, -8), (4, 4), (10, 14)), 6, 8), t.oval(6, 15, 11, 7, 20))
    tone = t.planks((206, 176, 138), 3)
    t.put(fur, tone, 5, 7, shine=0.02)
    for dx in (-1, 4, 9):
        t.tint(t.line([(5 + dx, 17), (7 + dx, 21)], 0.7), INK, 0.6)
    t.put(t.box(-12, -11, 7, 5, 1.5, 45), t.metal(), 2.5, 3, 1, 0.9)
    t.put(t.ring(-18, -17, 4.5, 1.3), t.metal(), 1.5, 1.3, 1, 0.9)


def _spyglass(t: Token) -> None:
    t.put(t.line([(-14, 14), (-4, 4)], 4.2), t.metal(), 3.5, 4, 0, 0.9)
    t.put(t.line([(-5, 5), (6, -6)], 6), t.hide((110, 34, 24)), 4.5, 6, 1, 0.1)
    t.put(t.line([(6, -6), (15, -15)], 7.6), t.metal(), 5, 7, 1, 0.9)
    for a in (-5, 6):
        t.put(t.box(a, -a, 1.5, 8.4, 1, 45), t.metal(DARK_BRASS), 2, 1.5, 2, 0.8)
    t.put(t.oval(16.5, -16.5, 4, 8.4, 45), t.metal(), 1.5, 2, 2, 0.9)
    t.put(t.oval(17.3, -17.3, 2.6, 6.2, 45), (120, 190, 214), 1, 4, 2, 1.0, 0)


def _pocket(t: Token, cloth: tuple[int, int, int]) -> None:
    flap = [(-16, -6), (16, -6), (15, 12), (0, 21), (-15, 12)]
    t.put(t.shape(flap, 2), t.hide(cloth), 3, 4)
    inner = t.shape([(-14, -4), (14, -4), (13, 11), (0, 18.5), (-13, 11)], 1)
    dash = np.sin((t.x + t.y * 0.7) * 2.2) > -0.2
    t.tint(np.where(dash, np.abs(inner), 9), (220, 176, 92), 1, 0.7)


def _deep_pocket(t: Token) -> None:
    die(t, -7, -10, 8, ((-1, -1), (1, 1)), turn=-14)
    die(t, 8, -11, 8, ((-1, -1), (0, 0), (1, 1)), (176, 30, 26), BONE, 16)
    _pocket(t, (58, 72, 104))


def _soft_soles(t: Token) -> None:
    body = [(-16, -14), (-6, -15), (-2, -2), (14, 3), (20, 10), (-16, 10)]
    t.put(t.shape(body, 3), t.hide((168, 108, 62)), 5, 6)
    t.put(t.oval(-10, -15, 8, 3), (232, 222, 204), 2.5, 2.5, 2)
    t.put(t.line([(-17, 14), (20, 14)], 3.4), (226, 214, 196), 2.6, 3, 1, 0.02)
    for i in range(3):
        t.tint(t.line([(-1 + i * 5, 0 + i * 1.6), (3 + i * 5, -5 + i * 1.6)], 0.8), INK, 0.8)


def _haggler(t: Token) -> None:
    tag = [(-18, 2), (0, -18), (17, -18), (17, -1), (-2, 18)]
    t.put(t.shape(tag, 2), t.planks(PAPER, 20), 1.5, 2, shine=0.04)
    t.put(t.ring(10, -11, 3.4, 1.2), t.metal(), 1.2, 1.2, 0.5, 0.9)
    t.tint(t.disc(10, -11, 2.1), (20, 12, 8))
    t.put(t.box(-2, 1, 9.5, 2.6, 1, -45), RED, 1.4, 1.6, 0.5, 0.2)


def _ledger(t: Token) -> None:
    t.put(t.box(0, 1, 21, 16, 2), t.hide((104, 24, 22)), 2, 2)
    for side in (-1, 1):
        t.put(t.box(side * 9.6, -0.6, 9.4, 14, 1), t.planks((240, 226, 190), 20), 1.6, 6, 0.6, 0.02, 0.3)
        for row in range(5):
            t.tint(t.box(side * 9.6, -10 + row * 4.6, 6.6, 0.6, 0.3), INK, 0.75)
    t.put(t.line([(0, -15), (0, 14)], 0.8), INK, 0.3, 0.8, 0, 0, 0.4)
    t.put(t.line([(7, -15), (7, 21)], 1.4), (210, 160, 50), 0.8, 1, 0.5, 0.3)


def _silver_tongue(t: Token) -> None:
    lips = np.minimum(t.oval(-8, -7, 12, 6.5, -14), t.oval(8, -7, 12, 6.5, 14))
    lips = np.minimum(lips, t.oval(0, 2, 17, 9))
    t.put(lips, (180, 36, 40), 4, 5, shine=0.4)
    t.put(t.oval(0, -2, 14, 4.6), (30, 8, 10), 0.4, 3, 0, 0, 0)
    t.put(t.line([(0, 0), (0, 14)], 7.2, 6.4), t.metal((206, 214, 226)), 4, 6, 0.4, 1.0)
    t.tint(t.line([(0, 2), (0, 16)], 0.7), (70, 78, 92), 0.8, 0.5, 0.7)


def _full_hand(t: Token) -> None:
    hand(t, -1, 1, 1.02)


def _straight_edge(t: Token) -> None:
    t.put(t.box(0, 0, 27, 8, 1.2, -40), t.planks((222, 170, 92), 3), 1.8, 1.6)
    u, v = t.turned(0, 0, -40)
    for i in range(-10, 11):
        long = 4.4 if i % 5 == 0 else 2.6
        tick = np.maximum(np.abs(u - i * 2.4) - 0.5, np.abs(v + 8 - long) - long)
        t.tint(np.asarray(tick, np.float32), INK, 0.9)


def _lucky_seven(t: Token) -> None:
    shoe = t.line(arc(0, -1, 18, -238, 58, 20, 1.05), 4.4, 4.0)
    t.put(shoe, t.metal(STEEL), 2.6, 3, shine=0.7)
    for turn in (-215, -180, -145, -35, 0, 35):
        (x, y), _ = arc(0, -1, 18, turn, turn + 1, 2, 1.05)
        t.tint(t.disc(x, y, 1.2), BLACK_DOT, 0.9)
    seven(t, 0, 0, 0.92, t.metal())


BLACK_DOT = (24, 20, 20)


def _pickpocket(t: Token) -> None:
    coin(t, 2, 11, 10)
    for (ax, ay), (bx, by) in (((-9, -22), (-7, 8)), ((4, -24), (8, 3))):
        t.put(t.line([(ax, ay), ((ax + bx) / 2 - 2, (ay + by) / 2), (bx, by)], 4.6, 3.6), ROSE, 3.4, 4)
        t.put(t.oval(bx, by + 0.4, 2.2, 2.8), (244, 206, 186), 0.8, 1, 1.5, 0.3, 0)
    t.put(t.box(-3, -22, 14, 5, 2), (44, 66, 96), 2.5, 3)


def _last_call(t: Token) -> None:
    bell = [(-4, -14), (4, -14), (9, -6), (12, 8), (18, 13), (-18, 13), (-12, 8), (-9, -6)]
    t.put(t.disc(0, 16, 4.6), t.metal(DARK_BRASS), 4, 4, shine=0.8)
    t.put(t.shape(bell, 2), t.metal(), 6, 9, 0, 1.0)
    t.put(t.line([(-18, 13), (18, 13)], 2.4), t.metal(), 2, 2, 2, 1.0)
    t.put(t.ring(0, -19, 3.6, 1.4), t.metal(), 1.4, 1.4, 0, 0.9)


def _menagerie(t: Token) -> None:
    die(t, -9.5, -9.5, 8.6, (), (198, 96, 34))
    t.tint(t.shape([(-9.5, -15), (-4, -9.5), (-9.5, -4), (-15, -9.5)]), INK, 1, 0.5, 0.6)
    die(t, 9.5, -9.5, 8.6, (), (48, 66, 142))
    t.tint(t.box(9.5, -9.5, 4, 4, 0.4), BONE, 1, 0.5, 0.6)
    die(t, -9.5, 9.5, 8.6, ((0, 0),), (110, 128, 150), (244, 244, 244))
    die(t, 9.5, 9.5, 8.6, (), (30, 26, 32))
    t.tint(t.shape(star(9.5, 9.8, 6)), (244, 190, 70), 1, 0.5, 0.4)


def _odd_fellows(t: Token) -> None:
    for i, x in enumerate((-14, 0, 14)):
        link = np.abs(t.box(x, 0, 8.6, 6.6 if i % 2 else 8, 6.4)) - 1.9
        t.put(link, t.metal(BRASS if i != 1 else STEEL), 2, 1.9, 0.3 * i, 0.9)
    left = np.abs(t.box(-14, 0, 8.6, 8, 6.4)) - 1.9
    t.put(np.maximum(left, -t.y), t.metal(), 2, 1.9, 0.6, 0.9, 0.2)


def _even_temper(t: Token) -> None:
    t.put(t.line([(0, -18), (0, 17)], 1.9), t.metal(), 1.9, 1.9, shine=0.9)
    t.put(t.box(0, 18, 10, 2.4, 1.5), t.metal(DARK_BRASS), 2, 2, shine=0.8)
    t.put(t.line([(-17, -12), (17, -12)], 1.8), t.metal(), 1.8, 1.8, 0.5, 0.9)
    for x in (-16, 16):
        for dx in (-6, 6):
            t.put(t.line([(x, -12), (x + dx, 4)], 0.6), t.metal(), 0.6, 0.6, 0.3, 0.6, 0.3)
        bowl = np.maximum(t.disc(x, 3, 8.2), -(t.y - 3.5))
        t.put(bowl, t.metal(), 3, 5, 0.4, 1.0)
    t.put(t.disc(0, -18, 3), t.metal(), 3, 3, 0.6, 1.0)


def _quick_fingers(t: Token) -> None:
    die(t, 0, 0, 8.6, ((-1, -1), (0, 0), (1, 1)), turn=12)
    round_arrow(t, 0, 0, 18, 190, 320, BRASS)
    round_arrow(t, 0, 0, 18, 10, 140, BRASS)


def _empty_pocket(t: Token) -> None:
    t.put(t.box(0, -15, 19, 5, 1.5), t.hide((58, 72, 104)), 2, 2)
    lining = [(-11, -11), (11, -11), (14, 8), (8, 18), (-8, 18), (-14, 8)]
    t.put(t.shape(lining, 2), t.planks((232, 224, 208), 24), 3, 5, shine=0.02)
    for x in (-6, 0, 6):
        t.tint(t.line([(x * 0.7, -8), (x * 1.3, 12)], 0.8), (150, 138, 120), 0.7, 0.8, 0.8)
    t.tint(t.disc(-3, 6, 2.4), INK, 0.35, 0.5)


def _cold_blood(t: Token) -> None:
    drop = np.minimum(t.disc(0, 6, 13), t.shape([(-11.2, 0), (0, -22), (11.2, 0)], 0.6))
    t.put(drop, (48, 104, 190), 7, 11, shine=0.9)
    for turn in (0, 60, 120):
        (ax, ay), (bx, by) = arc(0, 6, 9, turn + 90, turn + 270, 2)
        t.put(t.line([(ax, ay), (bx, by)], 0.9), (236, 246, 255), 0.8, 0.8, 0.2, 0.3, 0.2)
        for x, y in ((ax, ay), (bx, by)):
            t.put(t.disc(x, y, 1.5), (236, 246, 255), 0.8, 0.8, 0.2, 0.3, 0)


def _patience(t: Token) -> None:
    glass = np.minimum(t.shape([(-10, -15), (10, -15), (1.4, 0), (-1.4, 0)], 1.4),
                       t.shape([(-10, 15), (10, 15), (1.4, 0), (-1.4, 0)], 1.4))  # fmt: skip
    t.put(glass, (150, 196, 200), 3.5, 6, shine=1.0)
    t.tint(t.shape([(-5, -7), (5, -7), (0, 0)], 0.5), (226, 176, 90), 1, 0.6)
    t.tint(t.shape([(-9, 15), (9, 15), (0, 6)], 0.8), (226, 176, 90), 1, 0.6)
    for y in (-18, 18):
        t.put(t.box(0, y, 15, 2.8, 1.6), t.planks(WOOD), 2.2, 2.4, 0.6, 0.2)
    for x in (-12.5, 12.5):
        t.put(t.line([(x, -16), (x, 16)], 1.4), t.metal(), 1.4, 1.4, 0.6, 0.9)


def _debt_collector(t: Token) -> None:
    for x, count in ((-12, 3), (2, 6), (15, 2)):
        for i in range(count):
            y = 16 - i * 5
            t.put(t.box(x, y, 7.8, 3, 2.8), t.metal(DARK_BRASS), 2, 1.4, 0.4 * i, 0.7)
            t.put(t.oval(x, y - 2.4, 7.6, 3), t.metal(), 0.8, 1.2, 0.4 * i + 0.5, 0.9, 0)


def _gravedigger(t: Token) -> None:
    stone = np.minimum(t.box(-5, 4, 11, 13, 1), t.disc(-5, -8, 11))
    t.put(stone, t.planks((146, 148, 146), 12), 2.6, 3, shine=0.03)
    t.tint(t.box(-5, 0, 1.3, 9, 0.4), (50, 50, 50), 0.9, 0.5, 0.9)
    t.tint(t.box(-5, -3, 5.5, 1.3, 0.4), (50, 50, 50), 0.9, 0.5, 0.9)
    t.put(t.oval(0, 21, 21, 5), (86, 58, 34), 3, 4, 0.5, 0.02)
    t.put(t.line([(20, -18), (11, 8)], 1.6), t.planks(WOOD), 1.6, 1.6, 1)
    t.put(t.shape([(6, 6), (15, 9), (13, 18), (8, 21), (4, 15)], 1), t.metal(STEEL), 2, 2.4, 1, 0.7)


def _snake_eyes(t: Token) -> None:
    die(t, -10, -5, 11, ((0, 0),), BONE, RED, -12)
    die(t, 10, 7, 11, ((0, 0),), BONE, RED, 14)


def _high_table(t: Token) -> None:
    crown = [(-9, -8), (-11, -20), (-4.5, -14), (0, -22), (4.5, -14), (11, -20), (9, -8)]
    t.put(t.shape(crown, 0.8), t.metal(), 2.2, 2.6, shine=1.0)
    t.put(t.box(0, -3, 21, 3, 1.4), t.planks((150, 86, 44)), 2.4, 2.4, 0.6, 0.2)
    for x in (-15, 15):
        t.put(t.line([(x, 0), (x * 1.05, 21)], 2.3, 1.7), t.planks((120, 66, 34)), 2, 2)
    t.put(t.line([(-15, 10), (15, 10)], 1.3), t.planks((120, 66, 34)), 1.2, 1.2, 0.4)


def _boots_off(t: Token) -> None:
    boot = [(-9, -20), (6, -19), (6, -1), (18, 6), (21, 12), (20, 15), (-10, 15), (-11, 6)]
    t.put(t.shape(boot, 1.5), t.hide((124, 62, 30)), 5, 6, shine=0.2)
    t.put(t.line([(-10, 17), (21, 17)], 1.8), INK, 1.4, 1.5, 0.4)
    t.put(t.box(-8, 20, 4, 2.6, 0.6), INK, 1.5, 1.5)
    t.put(t.oval(-1.5, -20, 8.4, 2.8), (36, 18, 12), 0.6, 2, 0.5)
    for y in (-12, -8):
        t.tint(t.line([(-8, y), (-2, y + 4), (5, y)], 0.7), (230, 180, 90), 0.9)
    cross(t, 13, -13, 4.6, RED, 1.7)


CHARMS = {
    "rabbit_foot": _rabbit_foot,
    "spyglass": _spyglass,
    "deep_pocket": _deep_pocket,
    "soft_soles": _soft_soles,
    "haggler": _haggler,
    "ledger": _ledger,
    "silver_tongue": _silver_tongue,
    "full_hand": _full_hand,
    "straight_edge": _straight_edge,
    "lucky_seven": _lucky_seven,
    "pickpocket": _pickpocket,
    "last_call": _last_call,
    "menagerie": _menagerie,
    "odd_fellows": _odd_fellows,
    "even_temper": _even_temper,
    "quick_fingers": _quick_fingers,
    "empty_pocket": _empty_pocket,
    "cold_blood": _cold_blood,
    "patience": _patience,
    "debt_collector": _debt_collector,
    "gravedigger": _gravedigger,
    "snake_eyes": _snake_eyes,
    "high_table": _high_table,
    "boots_off": _boots_off,
}


def charm(name: str, size: int = 72) -> Bytes:
    """The picture of a charm."""
    t = Token(size, size, 36, sum(map(ord, name)))
    medallion(t)
    CHARMS[name](t)
    return developed(t)
