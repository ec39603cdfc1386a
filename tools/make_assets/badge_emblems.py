"""The pictures of the badges: a scalloped brass medal with enamel of its group, and on it what the badge is about."""

from __future__ import annotations

import math

import numpy as np

from tools.make_assets.icon_parts import cleft_purse, coin, cross, die, eye
from tools.make_assets.light import Bytes, Rgb
from tools.make_assets.token import (
    BLACK,
    BONE,
    DARK_BRASS,
    INK,
    PAPER,
    RED,
    STEEL,
    WOOD,
    Token,
    arc,
    curve,
    developed,
    star,
)

SIZE = 144
_RUN: Rgb = (112, 26, 24)
_DUEL: Rgb = (22, 74, 46)
_UNDER: Rgb = (30, 44, 84)
_GOLD: Rgb = (104, 66, 28)
_DAYS: Rgb = (84, 44, 92)
_TABLES: Rgb = (18, 82, 92)
_SCALLOPS = 16
_FIVE = ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))
_SIX = ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1))


def _medal(t: Token, enamel: Rgb) -> None:
    """A rim with scallops, a beaded ring, the enamel within."""
    turn = np.arctan2(t.y, t.x) * _SCALLOPS
    t.put(np.asarray(np.hypot(t.x, t.y) - 32.2 - 1.4 * np.cos(turn), np.float32), t.metal(), 3.5, 3.5, shine=0.9,
          shadow=0)  # fmt: skip
    t.tint(t.ring(0, 0, 28.8, 0.5), INK, 0.7, 0.4, 0.6)
    t.put(t.disc(0, 0, 27), enamel, -1.6, 5, 0.4, 0.45, 0)
    t.shade(1 - 0.5 * np.exp(-np.clip(27 - np.hypot(t.x, t.y), 0, None) / 2.4) * (np.hypot(t.x, t.y) < 27))


def _star(t: Token, cx: float, cy: float, r: float) -> None:
    t.put(t.shape(star(cx, cy, r), 0.8), t.metal(), 2.6, r * 0.45, 0.6, 0.9)


def _first_duel(t: Token) -> None:
    die(t, 0, 3, 12, ((0, 0),), turn=-12)
    _star(t, 12, -13, 7)


def _hundred_duels(t: Token) -> None:
    for x in (-12, -4, 4, 12):
        t.put(t.line([(x, -14), (x + 0.8, 14)], 2.1, 1.7), t.planks(BONE, 9), 1.8, 1.8, 0.5, 0.1)
    t.put(t.line([(-19, 11), (19, -10)], 2.1, 1.7), RED, 1.8, 1.8, 0.5, 0.2)


def _run_easy(t: Token) -> None:
    _star(t, 0, 1, 18)


def _run_normal(t: Token) -> None:
    for x in (-10.5, 10.5):
        _star(t, x, 1, 12)


def _run_hard(t: Token) -> None:
    for x, y in ((0, -10), (-11, 9), (11, 9)):
        _star(t, x, y, 11)


def _ridden_on(t: Token) -> None:
    for turn in range(0, 180, 30):
        dx, dy = 18 * math.cos(math.radians(turn)), 18 * math.sin(math.radians(turn))
        t.put(t.line([(-dx, -dy), (dx, dy)], 1.7), t.planks(WOOD), 1.8, 1.7, 0.4)
    t.put(t.ring(0, 0, 18, 2.8), t.planks((150, 94, 50)), 2.6, 2.6, 0.8)
    t.tint(t.ring(0, 0, 20.2, 0.7), STEEL, 0.9)
    t.put(t.disc(0, 0, 5.2), t.metal(), 2.6, 3, 1, 0.8)
    t.tint(t.disc(0, 0, 1.7), INK, 1, 0.4)


def _half_hour(t: Token) -> None:
    t.put(t.ring(0, -20, 3.4, 1.2), t.metal(), 1.4, 1.2, 0.6, 0.9)
    t.put(t.disc(0, 3, 17.5), t.metal(), 3.4, 3.4, shine=0.9)
    t.put(t.disc(0, 3, 14), PAPER, -0.6, 3, 1, 0.25, 0)
    for hour in range(12):
        x, y = (11.6 * f(math.radians(30 * hour)) for f in (math.sin, math.cos))
        t.tint(t.disc(x, 3 + y, 0.8 if hour % 3 else 1.3), INK, 1, 0.4)
    t.tint(t.shape([(0, 3), *[(x, y) for x, y in arc(0, 3, 10, -90, 90)]]), RED, 0.4)
    t.put(t.line([(0, 3), (0, 12.5)], 1.1), INK, 1, 1, 0.3)
    t.put(t.line([(0, 3), (0, -4.5)], 1.3), INK, 1, 1, 0.3)


def _points(t: Token) -> None:
    t.put(t.line([(-8, 10), (14, -14)], 4.6), (214, 158, 40), 2.6, 4, 0.6, 0.25)
    t.put(t.box(15.6, -15.8, 4.6, 3, 1, -47), (196, 92, 84), 2.2, 2.6, 1, 0.1)
    t.put(t.box(11.6, -11.4, 4.8, 1.7, 0.4, -47), t.metal(STEEL), 1.6, 1.4, 1.4, 0.8)
    t.put(t.shape([(-16.5, 19), (-12.4, 7.2), (-5.2, 14)], 0.6), t.planks(PAPER, 6), 2, 3, 0.6, 0.05)
    t.put(t.shape([(-17, 19.4), (-15.4, 15), (-12.6, 17.6)], 0.3), INK, 1, 1, 0.9)
    t.put(t.line(curve((-17, 20), (-4, 17), (16, 20)), 0.9), BONE, 0.8, 0.8, 0.2, 0.1)


def _three_yathsels(t: Token) -> None:
    for x, y, turn in ((-10, 7, -8), (10, 7, 10), (0, -9, 3)):
        die(t, x, y, 8.4, _FIVE, turn=turn)


def _no_yathsel(t: Token) -> None:
    die(t, 0, 0, 13, _FIVE, turn=8)
    t.put(t.ring(0, 0, 21, 2), RED, 1.8, 1.8, 1.2, 0.3)
    t.put(t.line([(-14.8, 14.8), (14.8, -14.8)], 2), RED, 1.8, 1.8, 1.2, 0.3)


def _bonuses(t: Token) -> None:
    t.put(t.oval(0, 12, 20, 4.6), BLACK, 2.4, 3, 0.6, 0.35)
    t.put(t.shape([(-11, 11), (-12.5, -14), (12.5, -14), (11, 11)], 1.2), (34, 30, 34), 4, 6, 0.8, 0.4)
    t.put(t.shape([(-11.3, 9), (-11.6, 3), (11.6, 3), (11.3, 9)], 0.8), RED, 1.6, 3, 1.8, 0.2)
    t.put(t.oval(0, -14, 12.8, 2.6), (58, 52, 58), 1, 2, 1.6, 0.4)


def _by_one(t: Token) -> None:
    t.put(t.line([(3, -10), (9.5, -14), (9.5, 14)], 2.9), t.metal(), 2.4, 2.6, 0.6, 0.8)
    t.put(np.minimum(t.line([(-17, 1), (-3, 1)], 2.3), t.line([(-10, -6), (-10, 8)], 2.3)), BONE, 2, 2.2, 0.6, 0.2)


def _roll_off(t: Token) -> None:
    die(t, -9, 4, 9.6, _SIX, turn=-14)
    die(t, 10, -4, 9.6, _FIVE, RED, BONE, turn=16)


def _behind(t: Token) -> None:
    t.put(t.box(-4, 8, 5.6, 13, 1.6, 24), RED, 4, 5.4, 0.6, 0.2)
    for dy in (-7, 7):
        t.tint(t.box(-4 - dy * 0.4, 8 + dy * 0.9, 6, 1.4, 0.3, 24), INK, 0.6)
    t.put(t.line([(1, -4), *curve((2, -7), (6, -20), (13, -13))], 1.1), t.planks((206, 182, 132), 3), 1, 1, 0.4)
    t.put(t.shape(star(14, -12.5, 7.4, 0.4, 8), 0.3), (255, 178, 50), 1.4, 3, 0.5, 0.6)
    t.put(t.disc(14, -12.5, 2.4), (255, 240, 190), 1, 2, 0.8, 0.8, 0)


def _undived(t: Token) -> None:
    t.put(t.box(0, -9, 20, 3, 1), t.planks((150, 94, 50)), 2.4, 2.6, 0.6)
    for x in (-14.5, 14.5):
        t.put(t.line([(x, -5), (x * 1.08, 16)], 2.3, 1.8), t.planks(WOOD), 2.2, 2.2, 0.4)
    cross(t, 0, 6, 6.2, RED)


def _last_moment(t: Token) -> None:
    glass = np.minimum(t.shape([(-11, -15), (11, -15), (0, 0.8)], 1), t.shape([(-11, 15), (11, 15), (0, -0.8)], 1))
    t.put(glass, (172, 204, 214), 2.6, 6, 0.4, 0.9)
    t.put(t.shape([(-2.2, -3.6), (2.2, -3.6), (0, -0.6)], 0.3), (232, 178, 92), 0.6, 2, 0.5, 0.1, 0)
    t.put(t.shape([(-9.5, 13.8), (9.5, 13.8), (2.6, 5.4), (-2.6, 5.4)], 0.8), (232, 178, 92), 1, 3, 0.5, 0.1, 0)
    for y in (-18, 18):
        t.put(t.box(0, y, 13.6, 2.4, 1), t.metal(), 2, 2.2, 1, 0.9)


def _warned(t: Token) -> None:
    eye(t, 0, 0, 0.84, (66, 110, 70))
    t.put(t.line([(-18, 15), (18, -15)], 2.2), RED, 1.8, 2, 1.4, 0.3)


def _caught(t: Token) -> None:
    for x in (-11.5, 11.5):
        t.put(t.ring(x, 4, 9, 2.4), t.metal(STEEL), 2.4, 2.4, 0.6, 0.9)
        t.put(t.box(x * 1.06, -5.4, 3.4, 3, 1), t.metal((130, 138, 150)), 1.8, 2, 1.6, 0.8)
    for x, y in ((-7, -10.5), (0, -13), (7, -10.5)):
        t.put(t.ring(x, y, 3.4, 1.2), t.metal(STEEL), 1.3, 1.2, 0.6, 0.9)


def _unspent(t: Token) -> None:
    for x, y in ((-15, -4), (-18, 5), (-15, 13), (15, -4), (18, 5), (15, 13)):
        t.put(t.line([(x * 0.5, y), (x * 1.2, y * 1.25 - 1)], 1.2, 0.3), t.planks((198, 172, 128), 4), 1, 1, 0.3)
    cleft_purse(t, 0, 2, 0.92, (120, 74, 40))


def _wager(t: Token) -> None:
    for dy in (14, 7.5, 1):
        t.put(t.oval(-7, dy, 11, 5.4), t.metal(DARK_BRASS), 2, 2, 0.8, 0.8)
        t.put(t.oval(-7, dy - 1.6, 11, 5.2), t.metal(), 1.2, 2, 0.6, 0.9)
    coin(t, 9, -8, 9.6)


def _sold(t: Token) -> None:
    t.put(t.shape([(-19, 4), (-3, -15), (18, -15), (18, 5), (-1, 20)], 1.4), t.planks(PAPER, 20), 1.5, 2, shine=0.04)
    t.put(t.ring(11.5, -9, 3, 1.1), t.metal(), 1.2, 1.1, 0.5, 0.9)
    t.tint(t.disc(11.5, -9, 1.9), (20, 12, 8))
    die(t, -3, 3.6, 7, _FIVE, turn=-45)


def _met_all(t: Token) -> None:
    for x, y, tone in ((-11.5, -4, (148, 96, 54)), (11.5, -4, (96, 74, 60)), (0, -0.5, (206, 172, 120))):
        t.put(t.oval(x, y + 13.5, 8.6, 7.6), tone, 3, 5, 0.4, 0.1)
        t.put(t.disc(x, y, 5.4), (222, 172, 132), 2.6, 4, 0.6, 0.15)
        t.put(t.oval(x, y - 4.6, 9, 2), INK, 1.4, 1.6, 0.8, 0.1)
        t.put(t.box(x, y - 8, 4.6, 3.4, 1.6), (66, 42, 26), 2, 3, 0.8, 0.1)


def _daily(t: Token) -> None:
    for turn in range(0, 360, 30):
        dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        t.put(t.line([(dx * 13.5, dy * 13.5), (dx * 20, dy * 20)], 2, 0.7), (255, 184, 62), 1.6, 1.8, 0.4, 0.6)
    t.put(t.disc(0, 0, 11), (255, 190, 66), 3.6, 8, 0.6, 0.7)


def _weekly(t: Token) -> None:
    t.put(t.box(0, 2, 16, 15, 2), t.planks(PAPER, 20), 1.4, 1.6, shine=0.05)
    t.put(t.box(0, -10.6, 16, 4.4, 1.6), RED, 1.6, 2, 0.8, 0.2)
    for x in (-8, 8):
        t.put(t.line([(x, -17), (x, -9)], 1.6), t.metal(STEEL), 1.4, 1.5, 1, 0.9)
    for day in range(7):
        spot = t.disc(-9 + day % 4 * 6 + 3 * (day > 3), 1 + day // 4 * 8, 2.2)
        t.put(spot, INK if day < 6 else RED, 0.8, 1.4, 0.3, 0.2)


def _seven_days(t: Token) -> None:
    t.put(t.ring(13.5, 4, 6.6, 2), t.metal((206, 170, 96)), 1.8, 1.8, 0.4, 0.7)
    t.put(t.box(-2, 4, 12.4, 14, 2.4), (214, 138, 34), 4, 8, 0.6, 0.7)
    for groove in (-9, -2, 5):
        t.tint(t.line([(groove, -4), (groove, 14)], 1.2), (255, 200, 104), 0.55)
    for x, y, r in ((-11, -10, 5.4), (-3.6, -12.4, 6), (4, -11.6, 5.6), (9.4, -9, 4.4)):
        t.put(t.disc(x, y, r), (250, 242, 224), 2.6, r * 0.9, 0.8, 0.15, 0.3)


def _hunt_won(t: Token) -> None:
    for r in (17, 9.4):
        t.put(t.ring(0, 0, r, 1.7), (124, 232, 220), 1.4, 1.6, 0.4, 0.7)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        t.put(t.line([(dx * 13, dy * 13), (dx * 22, dy * 22)], 1.5), (124, 232, 220), 1.3, 1.4, 0.5, 0.7)
    t.put(t.disc(0, 0, 3.6), (255, 92, 150), 1.6, 3, 0.5, 0.7)


def _bang_won(t: Token) -> None:
    t.put(t.disc(0, 0, 19), t.metal(STEEL), 4, 5, 0.6, 0.9)
    for turn in range(0, 360, 60):
        x, y = 11.4 * math.sin(math.radians(turn)), -11.4 * math.cos(math.radians(turn))
        t.put(t.disc(x, y, 4.5), (22, 20, 24), -1, 2, 0.2, 0.2, 0)
        if turn != 120:
            t.put(t.disc(x, y, 3.5), t.metal(), 1.2, 2, 0.6, 0.9, 0)
            t.tint(t.disc(x, y, 1.3), DARK_BRASS, 0.9)
    t.put(t.disc(0, 0, 3), t.metal((120, 126, 138)), 1.4, 2, 1, 0.8)


def _race_won(t: Token) -> None:
    for x, y, r in ((-15, -9, 1.1), (14, 12, 1.3), (17, -3, 0.9), (-10, 16, 0.9), (3, -19, 1)):
        t.tint(t.disc(x, y, r), (255, 250, 230))
    t.put(t.line([(-6, 8), (-15, 17)], 4, 0.6), (255, 148, 40), 1.6, 3, 0.3, 0.6)
    t.put(t.line([(-6, 8), (-10.6, 12.6)], 2, 0.6), (255, 232, 150), 1, 2, 0.8, 0.6, 0)
    for fin in ([(-9, -1), (0, -3), (-3, 3)], [(1, 9), (3, 0), (-3, 3)]):
        t.put(t.shape(fin, 1.4), RED, 1.6, 2, 0.4, 0.3)
    hull = [(-6, 8.4), (-8.4, 3), (2, -10), (15, -16), (9, -2.6), (-3, 8)]
    t.put(t.shape(hull, 1.2), t.metal((226, 224, 218)), 3.4, 5, 0.8, 0.7)
    t.put(t.disc(4, -5.6, 3.2), (64, 132, 190), 1.2, 2.4, 0.8, 0.9, 0.2)


BADGES = {
    "first_duel": (_first_duel, _DUEL),
    "hundred_duels": (_hundred_duels, _DUEL),
    "run_easy": (_run_easy, _RUN),
    "run_normal": (_run_normal, _RUN),
    "run_hard": (_run_hard, _RUN),
    "ridden_on": (_ridden_on, _RUN),
    "half_hour": (_half_hour, _RUN),
    "points": (_points, _DUEL),
    "three_yathsels": (_three_yathsels, _DUEL),
    "no_yathsel": (_no_yathsel, _DUEL),
    "bonuses": (_bonuses, _DUEL),
    "by_one": (_by_one, _DUEL),
    "roll_off": (_roll_off, _DUEL),
    "behind": (_behind, _DUEL),
    "undived": (_undived, _UNDER),
    "last_moment": (_last_moment, _UNDER),
    "warned": (_warned, _UNDER),
    "caught": (_caught, _UNDER),
    "unspent": (_unspent, _GOLD),
    "wager": (_wager, _GOLD),
    "sold": (_sold, _GOLD),
    "met_all": (_met_all, _RUN),
    "daily": (_daily, _DAYS),
    "weekly": (_weekly, _DAYS),
    "seven_days": (_seven_days, _DAYS),
    "hunt_won": (_hunt_won, _TABLES),
    "bang_won": (_bang_won, _TABLES),
    "race_won": (_race_won, _TABLES),
}


def badge(name: str, size: int = SIZE) -> Bytes:
    """The picture of a badge."""
    t = Token(size, size, 36, sum(map(ord, name)))
    draw, enamel = BADGES[name]
    _medal(t, enamel)
    draw(t)
    return developed(t)
