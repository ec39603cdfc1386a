"""What moves on the trail map: towns behind, before and around the player, and the player's rider."""

from __future__ import annotations

import numpy as np

from tools.make_assets.light import Bytes, Rgb
from tools.make_assets.token import BONE, BRASS, RED, Token, curve, developed, rounded, star

TOWN_SIZE, RIDER_SIZE = (72, 72), (64, 72)
# the point of the map lies here in a picture of a town and under the hooves of the rider
TOWN_FOOT, RIDER_FOOT = (36, 56), (32, 66)


def _house(t: Token, x: float, y: float, w: float, h: float, wall: Rgb, roof: Rgb) -> None:
    t.put(t.box(x, y - h / 2, w / 2, h / 2, 0.5), t.planks(wall, 1.2), 2, 2)
    t.put(t.box(x, y - h - 3, w / 2 + 1, 5, 0.8), t.planks(roof, 1.2), 2, 2, 1)
    t.put(t.box(x, y - 4, 2.6, 4.4, 0.4), (46, 26, 16), 0.5, 1, 0, 0.05, 0.2)
    for dx in (-w * 0.3, w * 0.3):
        t.put(t.box(x + dx, y - h * 0.62, 2, 2.2, 0.3), (255, 206, 112), 0.5, 1, 0.3, 0.4, 0.2)
    t.put(t.line([(x - w / 2 - 1, y - h * 0.36), (x + w / 2 + 1, y - h * 0.36)], 1.1), t.planks((96, 58, 34)), 1, 1, 1)


def town(state: str) -> Bytes:
    """A town that lies `ahead`, is `here` or is `past`, 72x72."""
    t = Token(*TOWN_SIZE, 36, 91, fine=4)
    grey = state == "past"
    plate: Rgb = (150, 118, 84) if grey else (206, 152, 88)
    t.put(t.oval(0, 21, 31, 10), t.planks(plate, 3), 2, 5, shine=0.02)
    if state == "here":
        t.put(np.abs(t.oval(0, 21, 31.5, 10.5)) - 1.6, t.metal(BRASS), 1.8, 1.6, 2, 0.9)
    walls: tuple[Rgb, ...] = ((120, 104, 88), (108, 92, 80)) if grey else ((188, 116, 66), (214, 168, 112))
    roofs: tuple[Rgb, ...] = ((88, 74, 66), (80, 68, 62)) if grey else ((150, 50, 36), (96, 62, 88))
    _house(t, 10, 18, 19, 17, walls[1], roofs[1])
    _house(t, -11, 22, 22, 23, walls[0], roofs[0])
    if state == "past":
        strokes = (t.line([(-17, -5), (17, 25)], 2.7), t.line([(17, -5), (-17, 25)], 2.7))
        t.put(np.minimum(*strokes), RED, 2, 2.6, 4, 0.3, 0.6)
    if state == "here":
        t.put(t.line([(22, 22), (22, -26)], 1.5), t.planks((96, 58, 34)), 1.4, 1.4, 3)
        flag = [(23, -27), (34, -24), (31, -18), (35, -11), (23, -12)]
        t.put(t.shape(rounded(flag, 3), 0.4), (196, 40, 26), 1.4, 2, 3, 0.1)
    return developed(t)


def last_town() -> Bytes:
    """The eighth town, where the Stranger waits, 72x72."""
    t = Token(*TOWN_SIZE, 36, 92, fine=4)
    t.put(t.oval(0, 21, 31, 10), t.planks((70, 48, 62), 3), 2, 5, shine=0.02)
    _house(t, -14, 20, 17, 16, (86, 60, 66), (44, 30, 44))
    _house(t, 14, 20, 17, 16, (86, 60, 66), (44, 30, 44))
    _house(t, 0, 22, 20, 27, (104, 66, 62), (54, 32, 44))
    t.put(t.shape(star(0, -18, 9, 0.45)), t.metal(BRASS), 2, 3, 4, 1.0, 0.5)
    return developed(t)


def rider() -> Bytes:
    """The player's mark: a hat over a horse shoe, 64x72, pointing down at its foot."""
    t = Token(*RIDER_SIZE, 32, 93, fine=4)
    pin = [(-20, -8), (0, -30), (20, -8), (10, 14), (0, 30), (-10, 14)]
    t.put(t.shape(rounded(pin), 1), t.metal((170, 40, 26)), 6, 12, shine=0.4)
    t.put(t.disc(0, -8, 16), BONE, 1.5, 3, 2, 0.1)
    t.put(t.oval(0, -3, 14, 3.6), t.hide((96, 54, 30)), 2, 3, 2, 0.1)
    crown = [(-7.5, -4), (-7, -14), (-3, -17), (0, -15.5), (3, -17), (7, -14), (7.5, -4)]
    t.put(t.shape(crown, 0.6), t.hide((112, 64, 36)), 3.4, 5, 3, 0.1)
    t.put(t.line(curve((-7.5, -5), (0, -3), (7.5, -5)), 1.3), (40, 22, 16), 1, 1.2, 4)
    return developed(t)
