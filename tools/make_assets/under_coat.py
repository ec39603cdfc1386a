"""The fence under the table: hat, shadowed face, and the coat held open with three hooks on a strap."""

from __future__ import annotations

import numpy as np

from tools.make_assets.light import Bytes, Rgb, ramp
from tools.make_assets.noise import Field, octaves
from tools.make_assets.token import BRASS, DARK_BRASS, INK, Point, Token, curve, developed, rounded

SIZE = (620, 520)
# where the rings of the three pouches hang, in pixels of the picture
HOOKS: tuple[Point, ...] = ((125, 208), (310, 208), (495, 208))
_COAT: Rgb = (44, 36, 38)
_LINING: Rgb = (104, 26, 32)
_LIGHT = (1.0, 0.7, 0.42)


def _cloth(t: Token, colour: Rgb, tone: float = 1.0) -> Field:
    h, w = t.x.shape
    weave = 1 + 0.06 * np.sin((t.x + t.y * 0.7) * 1.3) + 0.14 * octaves(t.rng, w, h, 60, 240, 3)
    base = np.broadcast_to((np.array(colour, np.float32) / 255) ** 2.2, (h, w, 3))
    return np.asarray(base * (weave * tone)[..., None], np.float32)


def _folds(t: Token, inside: Field, depth: float) -> None:
    """Soft folds that hang from the shoulders."""
    h, w = t.x.shape
    wave = octaves(t.rng, w, h, 70, 900, 2)
    t.height = t.height + wave * depth * ramp(2, -14, inside) * ramp(-190, 60, t.y)


def _outline() -> list[Point]:
    left = [(-62, -148), (-150, -132), (-236, -104), (-292, -58), (-300, 20), (-292, 130), (-282, 232)]
    hem = [(-200, 246), (-96, 240), (0, 250), (96, 240), (200, 246)]
    return [*left, *hem, *((-x, y) for x, y in reversed(left))]


def _lining(t: Token) -> None:
    left = [(-40, -138), (-140, -112), (-222, -84), (-258, -44), (-262, 30), (-254, 130), (-246, 214)]
    points = [*left, (-120, 224), (0, 230), (120, 224), *((-x, y) for x, y in reversed(left))]
    d = t.shape(points, 3)
    silk = _cloth(t, _LINING, 0.62)
    t.put(d, silk, 3, 10, 4, 0.05, 0.6)
    _folds(t, d, 5.0)
    quilt = np.minimum(np.abs(np.mod(t.x + t.y, 64) - 32), np.abs(np.mod(t.x - t.y, 64) - 32))
    inside = ramp(-4, -16, d)
    t.colour = t.colour * (1 - 0.4 * ramp(1.8, 0.4, quilt) * inside)[..., None]
    t.height = t.height + 1.5 * ramp(0, 9, quilt) * inside
    deep = np.exp(-np.clip(-d, 0, None) / 26) * (d < 0)
    low = 0.3 * ramp(40, 240, t.y)
    t.shade(np.asarray((1 - 0.62 * deep) * (1 - low), np.float32))


def _body(t: Token) -> None:
    """What is seen of the man between the two wings: waistcoat, shirt front, neckerchief."""
    vest = [(-30, -140), (30, -140), (36, -60), (30, 60), (24, 232), (-24, 232), (-30, 60), (-36, -60)]
    t.put(t.shape(rounded(vest, 3), 1), _cloth(t, (58, 44, 36)), 10, 26, 6, 0.04, 0.6)
    for y in range(-50, 220, 44):
        t.put(t.disc(0, y, 4.2), t.metal(DARK_BRASS), 3, 4, 12, 0.8)
    t.put(t.shape([(-20, -150), (20, -150), (0, -74)], 2), (206, 192, 164), 5, 10, 8, 0.03)
    scarf = [(-36, -152), (36, -152), (26, -116), (0, -96), (-26, -116)]
    t.put(t.shape(rounded(scarf, 3), 2), _cloth(t, (150, 44, 26)), 9, 14, 12, 0.05)
    t.put(t.shape(rounded([(-8, -106), (8, -106), (14, -78), (0, -66), (-14, -78)], 3), 1), _cloth(t, (150, 44, 26)),
          6, 8, 12, 0.05)  # fmt: skip


def _lapels(t: Token) -> None:
    """The front edges of the coat turned outwards, and the collar."""
    for side in (-1, 1):
        edge = [(side * 252, -66), (side * 300, -60), (side * 306, 30), (side * 298, 140), (side * 288, 236),
                (side * 248, 230), (side * 258, 130), (side * 264, 30)]  # fmt: skip
        d = t.shape(edge, 3)
        t.put(d, _cloth(t, (64, 50, 46)), 8, 16, 10, 0.05)
        t.tint(np.where(np.sin(t.y * 0.5) > -0.3, np.abs(d + 7), 9), (150, 108, 60), 0.8, 0.9, 0.6)
        for y in (20, 96, 172):
            t.put(t.disc(side * 277, y, 7), t.metal(DARK_BRASS), 4, 7, 16, 0.9)


def _head(t: Token) -> None:
    face = t.oval(0, -184, 37, 44)
    t.put(face, (140, 92, 66), 16, 30, 10, 0.1)
    stubble = ramp(-176, -150, t.y) * (face < 0)
    t.shade(1 - 0.45 * stubble)
    t.shade(1 - 0.72 * (face < 0) * np.clip(1 - (t.y + 214) / 66, 0, 1))
    for x in (-14, 14):
        t.tint(t.oval(x, -192, 8, 3.4, x * 0.6), (250, 214, 150), 1, 0.7)
        t.tint(t.disc(x + 2, -191.5, 2.6), (20, 10, 8))
    t.put(t.oval(0, -180, 6, 12), (130, 84, 60), 6, 6, 22, 0.12, 0.3)
    t.put(t.line(curve((-18, -160), (2, -151), (22, -166)), 2.6), (52, 22, 18), 1, 2, 14, 0.05, 0.2)
    t.put(t.line([(14, -160), (44, -150)], 3.4), (206, 190, 156), 3, 3, 20, 0.05)
    t.put(t.disc(46, -149, 4), (255, 120, 30), 3, 4, 20, 0.4, 0)
    t.colour = t.colour + (0.5 * np.exp(-np.hypot(t.x - 46, t.y + 149) / 7) * t.alpha)[..., None] * np.array(
        (1.0, 0.4, 0.1), np.float32
    )
    t.put(t.oval(0, -214, 104, 18), t.hide((60, 44, 36)), 7, 14, 26, 0.12, 0.8)
    crown = [(-52, -214), (-50, -248), (-30, -256), (0, -250), (30, -256), (50, -248), (52, -214)]
    t.put(t.shape(rounded(crown, 3), 1), t.hide((66, 48, 40)), 16, 30, 30, 0.12, 0.4)
    t.put(t.line([(-52, -218), (0, -212), (52, -218)], 5), (30, 20, 18), 3, 5, 34, 0.1, 0.3)


def _arms(t: Token) -> None:
    """Shoulders, sleeves and gloved hands that hold the coat open, and the turned-up collar."""
    for side in (-1, 1):
        hand = (side * 284, -58)
        sleeve = curve((side * 62, -134), (side * 170, -138), (side * 258, -80), 14)
        t.put(t.line(sleeve, 32, 22), _cloth(t, _COAT, 1.4), 16, 26, 10, 0.05, 0.7)
        t.put(t.box(side * 262, -72, 10, 23, 4, side * 28), _cloth(t, (84, 66, 56)), 8, 8, 16, 0.05)
        t.put(t.oval(*hand, 23, 20, side * 20), t.hide((132, 84, 48)), 11, 16, 16, 0.15)
        for k in range(4):
            a = (hand[0] + side * 13, hand[1] - 13 + k * 10)
            b = (hand[0] - side * 8, hand[1] - 8 + k * 11)
            t.put(t.line([a, b], 6.2, 5.4), t.hide((142, 92, 54)), 6, 6, 22, 0.15, 0.45)


def _collar(t: Token) -> None:
    for side in (-1, 1):
        points = [
            (side * 30, -158),
            (side * 60, -150),
            (side * 84, -124),
            (side * 52, -104),
            (side * 22, -72),
            (side * 16, -108),
        ]
        t.put(t.shape(rounded(points, 3), 1), _cloth(t, (66, 52, 48)), 5, 9, 20, 0.06)


def _strap(t: Token) -> None:
    """The strap across the lining and its three hooks; a hook's bow lies where the ring of a pouch hangs."""
    y = HOOKS[0][1] - SIZE[1] / 2 - 22
    sag = curve((-256, y - 6), (0, y + 6), (256, y - 6), 14)
    t.put(t.line(sag, 10), t.hide((86, 50, 28)), 5, 9, 14, 0.14, 0.7)
    for off in (-7, 7):
        line = [(px, py + off) for px, py in sag]
        dash = np.sin(t.x * 0.6) > -0.3
        t.tint(np.where(dash, np.abs(t.line(line, 0.0)) - 0.7, 9), (214, 160, 84), 0.8, 0.8)
    for hx, hy in HOOKS:
        cx, cy = hx - SIZE[0] / 2, hy - SIZE[1] / 2
        t.put(t.box(cx, cy - 20, 13, 13, 3), t.metal(), 4, 4, 20, 1.0)
        t.put(t.disc(cx - 8, cy - 27, 2), t.metal(DARK_BRASS), 2, 2, 24, 0.8, 0)
        t.put(t.disc(cx + 8, cy - 27, 2), t.metal(DARK_BRASS), 2, 2, 24, 0.8, 0)
        bow = [(cx, cy - 20), (cx, cy - 4), *curve((cx, cy), (cx + 1, cy + 13), (cx + 13, cy + 6)), (cx + 14, cy)]
        t.put(t.line(bow, 3.4, 2.6), t.metal(BRASS), 3.4, 3.4, 24, 1.0, 0.6)
        t.tint(t.line([(cx - 5, cy - 14), (cx + 5, cy - 14)], 0.6), INK, 0.4)


def coat(seed: int = 81) -> Bytes:
    """The fence with the coat open, 620x520."""
    t = Token(*SIZE, 310, seed, fine=2, through=0.04)
    d = t.shape(_outline(), 3)
    t.put(d, _cloth(t, _COAT), 14, 40, 0, 0.04, 0)
    _folds(t, d, 6.0)
    _lining(t)
    _body(t)
    _lapels(t)
    _strap(t)
    _arms(t)
    _collar(t)
    _head(t)
    shade = 0.45 + 0.55 * ramp(-262, -150, t.y)
    shade = shade * (1 - 0.3 * ramp(100, 260, t.y))
    t.shade(np.asarray(shade, np.float32))
    t.shine = np.asarray(t.shine * shade, np.float32)
    return developed(t, 0.6, _LIGHT)
