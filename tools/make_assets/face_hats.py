"""Hats and what else sits on a head."""

from __future__ import annotations

import numpy as np

from tools.make_assets.face_head import darker, skull
from tools.make_assets.face_paint import CENTRE, Bust, Person, bend, melt, moved, stroke
from tools.make_assets.light import Rgb
from tools.make_assets.noise import Field
from tools.make_assets.shapes import capsule, ellipse, polygon, rounded_box


def _crown(bust: Bust, d: Field, colour: Rgb, rise: float = 16, reach: float = 22) -> None:
    bust.layer(d, colour, 24, rise, reach, shine=0.03, shadow=0.4)
    bust.weave(d, 0.07)


def _brim(bust: Bust, d: Field, colour: Rgb, drop: float = 7) -> None:
    """A brim; what lies under it falls into its shadow."""
    bust.shade(moved(d, 2.5, drop), 0.55, 5)
    bust.layer(d, colour, 40, 6, 6, shine=0.04, shadow=0.55, fall=(2.5, drop))
    bust.weave(d, 0.07)


def _ribbon(bust: Bust, crown: Field, y: float, half: float, colour: Rgb) -> None:
    bow = bust.y - y + 0.0016 * (bust.x - CENTRE) ** 2
    d = np.maximum(np.abs(bow) - half, crown + 0.6)
    bust.tint(d, colour, 1.0)
    bust.swell(d, 1.2, 1)


def _curved_brim(bust: Bust, y: float, half: float, up: float, thick: float) -> Field:
    """A brim seen from the front whose ends bend upwards by `up`."""
    t = np.clip((bust.x - CENTRE) / half, -1.2, 1.2)
    line = y + thick * 0.2 - up * t * t + 0 * bust.x
    body = np.abs(bust.y - line) - thick * np.sqrt(np.clip(1 - t * t, 0, 1)) ** 0.8
    return np.asarray(np.maximum(body, np.abs(bust.x - CENTRE) - half), np.float32)


def stetson(bust: Bust, who: Person) -> None:
    """A rider's hat: creased crown, brim bent up at the sides."""
    crown = rounded_box(bust.x, bust.y, CENTRE, 42, 30 + (bust.y - 42) * 0.10, 26, 13)
    crown = np.maximum(crown, 6 - np.hypot(bust.x - CENTRE, (bust.y - 12) * 1.0) + 2)
    _crown(bust, crown, who.hat_colour)
    bust.swell(ellipse(bust.side, bust.y, 15, 34, 5, 13), -4.5, 5)
    _ribbon(bust, crown, 61, 3.6, who.trim)
    _brim(bust, _curved_brim(bust, 69, 64, 17, 7.2), who.hat_colour)


def low_stetson(bust: Bust, who: Person) -> None:
    """The same pulled deep into the face."""
    crown = rounded_box(bust.x, bust.y, CENTRE, 48, 31 + (bust.y - 48) * 0.1, 27, 12)
    _crown(bust, crown, who.hat_colour)
    bust.swell(ellipse(bust.side, bust.y, 15, 40, 5, 14), -4.5, 5)
    _ribbon(bust, crown, 68, 3.4, who.trim)
    _brim(bust, _curved_brim(bust, 79, 68, 10, 7.5), who.hat_colour, 13)


def bowler(bust: Bust, who: Person) -> None:
    """A round hard hat."""
    crown = np.maximum(ellipse(bust.x, bust.y, CENTRE, 56, 33, 34), bust.y - 66)
    bust.layer(crown, who.hat_colour, 24, 18, 26, shine=0.10, shadow=0.4)
    _ribbon(bust, crown, 60, 4.0, darker(who.hat_colour, 0.5))
    brim = _curved_brim(bust, 67, 43, 6, 4.6)
    bust.layer(brim, who.hat_colour, 36, 5, 4, shine=0.12, shadow=0.55, fall=(2, 6))


def stovepipe(bust: Bust, who: Person) -> None:
    """A very tall hat."""
    crown = rounded_box(bust.x, bust.y, CENTRE, 37, 26 - (bust.y - 37) * 0.04, 31, 4)
    bust.layer(crown, who.hat_colour, 24, 16, 20, shine=0.16, shadow=0.4)
    _ribbon(bust, crown, 59, 5, who.trim)
    brim = _curved_brim(bust, 68, 42, 5, 4.2)
    bust.layer(brim, who.hat_colour, 36, 5, 4, shine=0.16, shadow=0.55, fall=(2, 6))


def quill_pen(bust: Bust, who: Person) -> None:
    """A goose quill behind the band of a hat."""
    curve = bend((113, 66), (128, 44), (150, 18), 7)
    vane = stroke(bust, curve, [0.8, 1.6, 4.6, 6.4, 6.4, 4.4, 0.8])
    bust.layer(vane, (226, 220, 206), 40, 4, 5, shadow=0.35)
    bust.strands(vane, (6, 1.5), 0.6, 0.1)
    bust.swell(stroke(bust, curve, [0.6] * 7), 1.4, 0.8)


def flat_brim(bust: Bust, who: Person) -> None:
    """A preacher's hat: low round crown and a straight wide brim."""
    crown = np.maximum(rounded_box(bust.x, bust.y, CENTRE, 52, 29, 22, 16), bust.y - 68)
    _crown(bust, crown, who.hat_colour)
    _ribbon(bust, crown, 62, 3.2, darker(who.hat_colour, 0.5))
    _brim(bust, ellipse(bust.x, bust.y, CENTRE, 68, 66, 6), who.hat_colour)


def sailor_cap(bust: Bust, who: Person) -> None:
    """A flat cap with a peak and a cord."""
    top = ellipse(bust.x, bust.y, CENTRE, 49, 41, 17)
    band = rounded_box(bust.x, bust.y, CENTRE, 61, 33, 8, 4)
    bust.layer(top, who.hat_colour, 24, 10, 14, shine=0.03)
    bust.weave(top)
    bust.layer(band, darker(who.hat_colour, 0.7), 32, 4, 6, shadow=0.3)
    bust.layer(
        np.abs(bust.y - 64 + (bust.side / 33) ** 2 * 2) - 1.1 + np.maximum(band, 0),
        (214, 170, 80),
        37,
        2,
        1.4,
        shine=0.5,
    )
    peak = np.maximum(ellipse(bust.x, bust.y, CENTRE, 68, 33, 10), 66 - bust.y + (bust.side / 33) ** 2 * 2)
    bust.layer(peak, (26, 20, 20), 40, 5, 6, shine=0.3, shadow=0.6, fall=(2, 6))


def slouch(bust: Bust, who: Person) -> None:
    """A battered hat with its brim turned up in front."""
    wob = np.sin(bust.x * 0.16) * 2.2 + np.sin(bust.x * 0.41 + 1) * 1.1
    crown = rounded_box(bust.x, bust.y + wob, CENTRE + 3, 42, 31, 27, 15)
    crown = melt(crown, ellipse(bust.x, bust.y, CENTRE + 17, 20, 10, 8), 8)
    _crown(bust, crown, who.hat_colour)
    bust.swell(ellipse(bust.x, bust.y, CENTRE - 6, 34, 12, 5), -5, 5)
    front = np.maximum(ellipse(bust.x, bust.y + wob * 0.7, CENTRE, 62, 54, 14), -bust.y + 40)
    _brim(bust, front, darker(who.hat_colour, 0.85), 5)
    patch = rounded_box(bust.x + bust.y * 0.2, bust.y, CENTRE - 4, 60, 7, 6, 1)
    bust.tint(patch, who.trim, 0.9)


def sombrero(bust: Bust, who: Person) -> None:
    """A hat wider than the shoulders."""
    crown = melt(ellipse(bust.x, bust.y, CENTRE, 30, 18, 22), ellipse(bust.x, bust.y, CENTRE, 56, 31, 18), 10)
    _crown(bust, crown, who.hat_colour, 18, 24)
    _ribbon(bust, crown, 55, 4, who.trim)
    brim = _curved_brim(bust, 69, 86, 12, 9.5)
    _brim(bust, brim, who.hat_colour, 8)
    t = (bust.x - CENTRE) / 86
    zig = np.abs(bust.y - (70 - 12 * t * t) - np.sin(bust.x * 0.55) * 2.4) - 0.9
    bust.tint(np.maximum(zig, brim + 1.5), (226, 190, 110), 0.9)


def straw(bust: Bust, who: Person) -> None:
    """A wide straw hat with flowers."""
    crown = np.maximum(ellipse(bust.x, bust.y, CENTRE, 54, 32, 26), bust.y - 68)
    bust.layer(crown, who.hat_colour, 24, 16, 22)
    _ribbon(bust, crown, 59, 4.4, who.trim)
    brim = ellipse(bust.x, bust.y + (bust.side / 60) ** 2 * -7, CENTRE, 67, 62, 9)
    _brim(bust, brim, who.hat_colour, 8)
    plait = np.sin(bust.x * 1.4 + bust.y * 0.6) * np.sin(bust.y * 1.9 - bust.x * 0.3)
    bust.height = bust.height + plait * 0.8 * ((crown < 0) | (brim < 0))
    for cx, cy, colour in (
        (64, 55, (206, 60, 60)),
        (75, 60, (236, 200, 90)),
        (54, 62, (210, 120, 190)),
        (66, 66, (240, 230, 210)),
    ):
        _flower(bust, cx, cy, 5.4, colour)


def _flower(bust: Bust, cx: float, cy: float, r: float, colour: Rgb) -> None:
    angle = np.arctan2(bust.y - cy, bust.x - cx)
    d = np.hypot(bust.x - cx, bust.y - cy) - r * (1 + 0.22 * np.cos(angle * 5))
    bust.layer(d, colour, 46, 4, 4, shadow=0.4, fall=(1, 2))
    bust.layer(ellipse(bust.x, bust.y, cx, cy, r * 0.32, r * 0.32), (226, 176, 60), 49, 2, 2, shadow=0.2, fall=(0.5, 1))


def feathered(bust: Bust, who: Person) -> None:
    """A lady's great tilted hat with ostrich feathers."""
    tilt = bust.y + (bust.x - CENTRE) * 0.20
    for points, colour in (
        (bend((104, 52), (126, 2), (164, 34), 8), who.trim),
        (bend((100, 50), (112, -8), (150, 12), 8), darker(who.trim, 1.15)),
        (bend((98, 52), (92, 0), (128, 4), 8), darker(who.trim, 0.85)),
    ):
        d = stroke(bust, points, [3, 6, 8.5, 10, 10.5, 10, 8, 5]) + np.sin(bust.x * 0.9 + bust.y * 0.9) * 1.3
        bust.layer(d, colour, 24, 9, 9, shadow=0.35)
        bust.strands(d, (2.5, 2.5), 1.4, 0.2)
    crown = np.maximum(ellipse(bust.x, tilt, CENTRE, 55, 31, 20), tilt - 66)
    _crown(bust, crown, who.hat_colour, 12, 18)
    _brim(bust, ellipse(bust.x, tilt - (bust.side / 60) ** 2 * -6, CENTRE, 66, 63, 7.5), who.hat_colour, 8)


def plumed(bust: Bust, who: Person) -> None:
    """A mountain hat with a cord and a brush of hair."""
    brush = ellipse(bust.x - (bust.y - 30) * 0.12, bust.y, 125, 28, 10, 24)
    bust.layer(brush, (70, 52, 36), 22, 9, 10)
    bust.strands(brush, (1.2, 12), 2.0, 0.35)
    crown = polygon(bust.x, bust.y, [(61, 66), (67, 34), (80, 28), (90, 33), (101, 27), (113, 34), (119, 66)]) - 3
    _crown(bust, crown, who.hat_colour)
    _ribbon(bust, crown, 60, 3.2, who.trim)
    _brim(bust, _curved_brim(bust, 68, 50, 8, 5.6), who.hat_colour, 6)


def coonskin(bust: Bust, who: Person) -> None:
    """A fur cap with a ringed tail."""
    fur = np.sin(bust.x * 1.5) * np.sin(bust.y * 1.3) * 1.2
    tail = stroke(bust, bend((123, 62), (146, 84), (139, 136), 8), [6, 7.5, 8.5, 9, 9, 8.5, 7, 3]) + fur
    bust.layer(tail, who.hat_colour, 12, 8, 8)
    for y in (84, 100, 116, 130):
        bust.tint(np.maximum(np.abs(bust.y - y) - 3, tail), (30, 20, 14), 0.85, 1)
    bust.strands(tail, (2, 6), 1.6, 0.3)
    cap = np.maximum(ellipse(bust.x, bust.y, CENTRE, 60, 37, 35), bust.y - 69 - 0.004 * (bust.x - CENTRE) ** 2) + fur
    bust.layer(cap, who.hat_colour, 30, 16, 20, shadow=0.55, fall=(2, 6))
    bust.strands(cap, (2.2, 7), 1.8, 0.3)


def mob_cap(bust: Bust, who: Person) -> None:
    """A granny's frilled cap."""
    puff = ellipse(bust.x, bust.y, CENTRE, 50, 40, 27)
    bust.layer(puff, who.hat_colour, 22, 16, 24)
    bust.height = bust.height + np.sin(np.arctan2(bust.y - 74, bust.x - CENTRE) * 22) * 1.3 * (puff < 0)
    frill = (
        np.abs(ellipse(bust.x, bust.y, CENTRE, 84, 40, 34))
        - 6
        + np.sin(np.arctan2(bust.y - 84, bust.x - CENTRE) * 26) * 1.6
    )
    frill = np.maximum(frill, bust.y - 92)
    bust.layer(frill, who.hat_colour, 34, 6, 6, shadow=0.5)
    bust.layer(
        stroke(bust, bend((CENTRE - 38, 72), (CENTRE, 32), (CENTRE + 38, 72), 9), [2.2] * 9),
        who.trim,
        38,
        3,
        2.4,
        shadow=0.3,
    )


def deep_bonnet(bust: Bust, who: Person) -> None:
    """A bonnet whose brim stands round the face like a hood."""
    hood = melt(ellipse(bust.x, bust.y, CENTRE, 80, 49, 56), rounded_box(bust.x, bust.y, CENTRE, 110, 42, 30, 20), 8)
    hood = np.maximum(hood, -ellipse(bust.x, bust.y, CENTRE, 100, 31.5, 45))
    bust.shade(ellipse(bust.x, bust.y, CENTRE, 60, 34, 18), 0.5, 9)
    bust.layer(hood, who.hat_colour, 30, 14, 16, shadow=0.6, fall=(3, 6))
    bust.weave(hood, 0.06)
    edge = np.abs(ellipse(bust.x, bust.y, CENTRE, 100, 32.5, 46)) - 1.6
    bust.layer(np.maximum(edge, bust.y - 132), darker(who.hat_colour, 0.7), 44, 3, 2, shadow=0.3)
    bow = np.minimum(
        polygon(CENTRE + bust.side, bust.y, [(CENTRE, 146), (CENTRE + 15, 138), (CENTRE + 17, 152), (CENTRE, 150)]),
        stroke(bust, [(CENTRE + 1, 150), (CENTRE + 7, 176)], [2, 3], mirrored=True),
    )
    bust.layer(bow, who.trim, 30, 4, 4)


def headscarf(bust: Bust, who: Person) -> None:
    """A spotted cloth tied over the hair, with its knot at the side."""
    cap = np.maximum(skull(bust, who) - 5.5, bust.y - 71 + 0.006 * (bust.x - CENTRE) ** 2)
    for p in ([(58, 70), (34, 84), (30, 98)], [(58, 72), (44, 92), (46, 110)]):
        bust.layer(stroke(bust, p, [4, 6.5, 3]), who.hat_colour, 12, 5, 5)
    bust.layer(cap, who.hat_colour, 28, 12, 16, shadow=0.55)
    bust.layer(ellipse(bust.x, bust.y, 58, 70, 6, 6), darker(who.hat_colour, 1.1), 30, 5, 5)
    for i in range(60):
        cx, cy = 56 + (i % 10) * 7.6 + (i // 10 % 2) * 3.8, 38 + (i // 10) * 6.6
        bust.tint(np.maximum(ellipse(bust.x, bust.y, cx, cy, 1.6, 1.6), cap + 1), (240, 230, 206), 0.9)


def turban(bust: Bust, who: Person) -> None:
    """A wound silk turban with a jewel and a feather."""
    plume = stroke(bust, bend((90, 44), (84, 12), (104, 2), 6), [2, 4.5, 6.5, 6.5, 5, 1.5])
    bust.layer(plume, (228, 214, 196), 26, 5, 5)
    bust.strands(plume, (2, 3), 0.9, 0.14)
    for s, y0, y1, bulge in ((1, 74, 40, 27), (-1, 74, 40, 27), (1, 66, 52, 33), (-1, 66, 52, 33)):
        line = bend((CENTRE + s * 40, y0 - 8), (CENTRE + s * 20, y1 - bulge), (CENTRE - s * 22, y1 + 20), 9)
        bust.layer(
            stroke(bust, line, [7, 9.5, 11, 12, 12, 11.5, 11, 9, 6]),
            who.hat_colour if s > 0 else darker(who.hat_colour, 0.86),
            30,
            9,
            9,
            shadow=0.4,
        )
    bust.layer(ellipse(bust.x, bust.y, CENTRE, 57, 8, 9), (224, 178, 82), 46, 4, 4, shine=0.6)
    bust.layer(ellipse(bust.x, bust.y, CENTRE, 57, 5, 6), who.trim, 49, 5, 5, shine=1.2, shadow=0.2, fall=(0.5, 1))


def comb_and_rose(bust: Bust, who: Person) -> None:
    """A tall comb with a veil and a great rose over one ear."""
    veil = melt(ellipse(bust.x, bust.y, CENTRE, 74, 50, 58), rounded_box(bust.x, bust.y, CENTRE, 128, 52, 40, 10), 14)
    veil = veil + np.abs(np.sin(np.arctan2(bust.y - 80, bust.x - CENTRE) * 16)) * -2.4
    bust.layer(veil, (38, 24, 28), -2, 6, 12, shine=0.04)
    net = np.sin(bust.x * 1.3 + bust.y * 1.3) * np.sin(bust.x * 1.3 - bust.y * 1.3)
    bust.colour = bust.colour * (1 + 0.5 * net * (veil < 0))[..., None]
    comb = np.maximum(ellipse(bust.x, bust.y, CENTRE, 46, 29, 40), bust.y - 52)
    bust.layer(comb, (130, 66, 28), 4, 6, 8, shine=0.3)
    bust.tint(
        np.maximum(
            np.abs(np.sin(np.arctan2(bust.y - 58, bust.x - CENTRE) * 14)) * 6 - 2.0,
            np.abs(np.hypot(bust.x - CENTRE, bust.y - 50) - 29) - 5,
        ),
        (34, 18, 12),
        0.85,
    )


def rose(bust: Bust, who: Person) -> None:
    """The rose itself."""
    for i, r in enumerate((13.0, 10.4, 7.8, 5.0, 2.6)):
        cx, cy = 121 + np.cos(i * 2.3) * 1.4, 66 + np.sin(i * 2.3) * 1.4
        angle = np.arctan2(bust.y - cy, bust.x - cx)
        d = np.hypot(bust.x - cx, bust.y - cy) - r * (1 + 0.09 * np.cos(angle * 5 + i))
        bust.layer(d, darker(who.trim, 1.0 - 0.07 * i), 36 + i * 1.5, 4, 4, shine=0.06, shadow=0.5, fall=(1, 1.6))
    for a, b in (((112, 77), (103, 82)), ((131, 77), (140, 84))):
        bust.layer(capsule(bust.x, bust.y, a, b, 4.5, 0.5), (40, 84, 40), 30, 3, 4, shadow=0.3)
