"""Heads: neck, skull and jaw, ears, eyes, brows, noses, mouths and what time and luck have left on the skin."""

from __future__ import annotations

import numpy as np

from tools.make_assets.face_paint import CENTRE, Bust, Person, bend, melt, stroke
from tools.make_assets.light import Rgb, linear
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import capsule, ellipse, rounded_box

EYE_Y, EYE_X, NOSE_Y, MOUTH_Y = 86.0, 13.0, 101.0, 115.0
HEAD_Y = 90.0


def darker(colour: Rgb, factor: float) -> Rgb:
    """The same hue with less light."""
    return (int(colour[0] * factor), int(colour[1] * factor), int(colour[2] * factor))


def skull(bust: Bust, who: Person) -> Field:
    """The distance to the outline of head and jaw."""
    top = ellipse(bust.x, bust.y, CENTRE, HEAD_Y - 8, who.wide, who.tall * 0.80)
    jaw = rounded_box(bust.x, bust.y, CENTRE, HEAD_Y + 17, who.jaw, who.tall - 17, min(who.jaw, who.tall - 17) * 0.92)
    cheek = ellipse(bust.side, bust.y, who.wide * 0.44, HEAD_Y + 9, who.wide * 0.5, 16)
    return melt(melt(top, jaw, 9), cheek, 6)


def neck(bust: Bust, who: Person) -> None:
    """The neck; it is drawn before the clothes."""
    d = rounded_box(bust.x, bust.y, CENTRE, 142, who.jaw * 0.74 + 3, 26, 8)
    bust.layer(d, darker(who.skin, 0.82), 2, 10, 16)


def head(bust: Bust, who: Person) -> None:
    """Ears and face, and their shadow on neck and collar."""
    bust.shade(ellipse(bust.x, bust.y, CENTRE + 4, HEAD_Y + who.tall - 1, who.jaw + 4, 8), 0.55, 5)
    ear = ellipse(bust.side, bust.y, who.wide - 0.5, 91, 5.5, 10)
    bust.layer(ear, darker(who.skin, 0.92), 6, 5, 4, shadow=0.3)
    bust.swell(ellipse(bust.side, bust.y, who.wide + 0.5, 91, 2.5, 6), -3, 2)
    face = skull(bust, who)
    bust.layer(face, who.skin, 8, 26, 30, shine=0.045)
    _complexion(bust, who, face)


def _complexion(bust: Bust, who: Person, face: Field) -> None:
    n = bust.x.shape[0]
    red = (min(255, who.skin[0] + 6), int(who.skin[1] * 0.72), int(who.skin[2] * 0.66))
    cheeks = np.maximum(ellipse(bust.side, bust.y, 17, 103, 9, 7), face + 7)
    bust.tint(cheeks, red, 0.42 + 0.4 * who.mood.flush, 7)
    bust.tint(np.maximum(ellipse(bust.x, bust.y, CENTRE, 80, 24, 12), face + 5), red, 0.35 * who.mood.flush, 8)
    bust.swell(ellipse(bust.side, bust.y, 16, 101, 9, 6), 3.2 * who.mood.cheeks, 5)
    bust.tint(ellipse(bust.x, bust.y, CENTRE, NOSE_Y + 1, 7, 5), red, 0.4, 4)
    socket = ellipse(bust.side, bust.y, EYE_X, EYE_Y - 1, 9.5, 6.5)
    bust.swell(socket, -4.2, 4.5)
    bust.tint(socket, darker(who.skin, 0.55), 0.42, 4.5)
    bust.swell(ellipse(bust.side, bust.y, 18, 100, 10, 7), 2.2 + 1.4 * who.age, 6)
    bust.swell(ellipse(bust.side, bust.y, 24, 110, 5, 9), -2.6 * who.age, 5)
    pores = octaves(bust.rng, n, n, 3, 3, 2)
    bust.height = bust.height + pores * 0.12 * (face < 0) * (0.5 + who.age)
    if who.age > 0.5:
        fold = stroke(bust, bend((99, 101), (106, 106), (106, 116)), [0.5] * 7, mirrored=True)
        bust.swell(fold, -1.6 * who.age, 1.5)
        for y in (68, 73):
            bust.swell(stroke(bust, bend((76, y), (90, y - 2.5), (104, y)), [0.3] * 7), -1.1 * who.age, 1.2)
        bags = stroke(bust, bend((97, 91), (104, 96), (110, 91)), [0.4] * 7, mirrored=True)
        bust.swell(bags, -1.2 * who.age, 1.1)


def eyes(bust: Bust, who: Person) -> None:
    """Eyes, lids and brows."""
    half_w, half_h = 6.2 * who.eye_size, (3.5 - 0.95 * who.mood.lids) * who.eye_size
    ball = ellipse(bust.side, bust.y, EYE_X, EYE_Y, half_w, half_h)
    cheek = ellipse(bust.side, bust.y, EYE_X, EYE_Y + half_h + 4.6 - 3.2 * who.mood.cheeks, half_w * 1.6, 4.4)
    ball = np.maximum(ball, -cheek)
    iris = ellipse(bust.side, bust.y, EYE_X - 0.4, EYE_Y, 3.1 * who.eye_size, 3.2 * who.eye_size)
    bust.tint(ball - 0.9, darker(who.skin, 0.28), 0.9)
    bust.tint(ball, (226, 214, 194), 1.0, 0.5)
    bust.swell(ball, 1.6, 2.5)
    bust.tint(np.maximum(iris, ball), who.eye, 1.0)
    pupil = ellipse(bust.side, bust.y, EYE_X - 0.4, EYE_Y, 1.5 * who.eye_size, 1.6 * who.eye_size)
    bust.tint(np.maximum(pupil, ball), (10, 8, 8), 1.0)
    _lids(bust, who, ball, half_w, half_h)
    for cx in (CENTRE - EYE_X - 0.6, CENTRE + EYE_X - 1.6):
        bust.tint(np.maximum(ellipse(bust.x, bust.y, cx, EYE_Y - 1.3, 0.95, 0.95), ball), (255, 250, 236), 1.0)
    brows(bust, who)


def _lids(bust: Bust, who: Person, ball: Field, half_w: float, half_h: float) -> None:
    lid = ellipse(bust.side, bust.y, EYE_X, EYE_Y - half_h - 1.2, half_w + 1.4, 3.3)
    lid = np.maximum(lid, -ball - 0.8 + max(0.0, who.mood.lids) * 0.5)
    bust.tint(lid, darker(who.skin, 0.80), 1.0)
    bust.swell(lid, 1.7, 1.4)
    tilt = who.mood.brow_tilt * 0.55 if who.mood.clench else 0.0
    line = bend(
        (CENTRE + EYE_X - half_w, EYE_Y + 0.4 + tilt * 0.5),
        (103, EYE_Y - half_h * 2.1 + tilt),
        (CENTRE + EYE_X + half_w, EYE_Y),
    )
    upper = stroke(bust, line, [0.5, 0.8, 0.9, 1.0, 0.9, 0.8, 0.5], mirrored=True)
    bust.tint(upper, (24, 14, 10), 0.95)


def brows(bust: Bust, who: Person) -> None:
    """Two brows; a positive angle draws the inner ends down."""
    tilt = who.brow_angle + who.mood.brow_tilt
    y = EYE_Y - 9.5 - who.mood.brow_lift
    arc = bend((CENTRE + 5.5, y + 2 + tilt), (CENTRE + 13, y - 2.6), (CENTRE + 21.5, y + 2.2 - tilt * 0.6))
    thick = [who.brow * (1 + who.mood.knit) * f for f in (0.9, 1.1, 1.15, 1.1, 0.95, 0.7, 0.35)]
    d = stroke(bust, arc, thick, mirrored=True)
    bust.swell(d, 1.6, 2.2)
    bust.tint(d, darker(who.hair, 0.75 - 0.3 * who.mood.knit), 0.95, 0.7)
    if who.mood.knit:
        furrow = stroke(bust, [(CENTRE + 2.4, y - 3), (CENTRE + 3.2, y + 5)], [0.6, 0.8], mirrored=True)
        bust.swell(furrow, -2.2, 1.0)
        bust.tint(furrow, darker(who.skin, 0.45), 0.6, 0.8)
    bust.strands(d, (4, 1.2), 0.5, 0.2)


def nose(bust: Bust, who: Person) -> None:
    """A straight nose; its size is the person's."""
    k = who.nose
    bridge = capsule(bust.x, bust.y, (CENTRE, EYE_Y - 2), (CENTRE, NOSE_Y - 1), 2.4 * k, 4.2 * k)
    bust.swell(bridge, 6.0 * k, 4.0)
    tip = ellipse(bust.x, bust.y, CENTRE, NOSE_Y, 5.4 * k, 4.6 * k)
    bust.swell(tip, 5.5 * k, 3.6)
    bust.swell(ellipse(bust.side, bust.y, 5.6 * k, NOSE_Y + 1.2, 3.2 * k, 2.8 * k), 2.6 * k, 2)
    under = ellipse(bust.side, bust.y, 3.4 * k, NOSE_Y + 4.0 * k, 1.9 * k, 1.1 * k)
    bust.tint(under, darker(who.skin, 0.25), 0.75, 0.9)
    bust.shade(ellipse(bust.x, bust.y, CENTRE + 3, NOSE_Y + 6 * k, 6 * k, 2), 0.28, 3)


def hooked_nose(bust: Bust, who: Person) -> None:
    """A long nose with a high bridge."""
    k = who.nose
    bust.swell(capsule(bust.x, bust.y, (CENTRE, EYE_Y), (CENTRE, NOSE_Y + 3), 2.2 * k, 3.4 * k), 8.5 * k, 3.2)
    bust.swell(ellipse(bust.x, bust.y, CENTRE, EYE_Y + 6, 3.2 * k, 5 * k), 2.4 * k, 2.4)
    bust.swell(ellipse(bust.x, bust.y, CENTRE, NOSE_Y + 3.5, 4.2 * k, 4.2 * k), 4.5 * k, 2.8)
    bust.swell(ellipse(bust.side, bust.y, 5 * k, NOSE_Y + 1.5, 2.8 * k, 2.6 * k), 2.4 * k, 1.8)
    bust.shade(ellipse(bust.x, bust.y, CENTRE + 3, NOSE_Y + 9 * k, 6 * k, 2), 0.32, 3)


def round_nose(bust: Bust, who: Person) -> None:
    """A bulb with a red tip."""
    k = who.nose
    bust.swell(capsule(bust.x, bust.y, (CENTRE, EYE_Y), (CENTRE, NOSE_Y - 2), 2.4, 3.6), 4.5, 4)
    ball = ellipse(bust.x, bust.y, CENTRE, NOSE_Y, 7.4 * k, 6.4 * k)
    red = (min(255, who.skin[0] + 4), int(who.skin[1] * 0.66), int(who.skin[2] * 0.6))
    bust.tint(ball, red, 0.5, 4)
    bust.swell(ball, 7.5 * k, 4.4)
    bust.swell(ellipse(bust.side, bust.y, 6.8 * k, NOSE_Y + 1.4, 3.4 * k, 3.2 * k), 2.6 * k, 2)
    bust.shade(ellipse(bust.x, bust.y, CENTRE + 3, NOSE_Y + 8 * k, 8 * k, 2), 0.32, 3)


def mouth(bust: Bust, who: Person) -> None:
    """Lips and what is between them, bent and opened by the mood."""
    w, curve = who.mouth * who.mood.broad, 1.2 + who.mood.smile * 5
    y, gape = MOUTH_Y + who.mood.smile * 1.2, who.mood.gape
    left, right = (CENTRE - w, y - curve * 0.5), (CENTRE + w, y - curve * 0.5)
    line = bend(left, (CENTRE, y + curve), right)
    below = bend(left, (CENTRE, y + curve + gape * 2), right)
    lips = who.lips or (int(who.skin[0] * 0.86), int(who.skin[1] * 0.62), int(who.skin[2] * 0.56))
    full = 2.6 if who.lips else 1.9
    upper = stroke(bust, [(x, v - 0.9) for x, v in line], [0.3, full * 0.6, full, full * 0.8, full, full * 0.6, 0.3])
    lower = stroke(bust, [(x, v + 1.5) for x, v in below], [0.2, full * 0.6, full, full * 1.15, full, full * 0.6, 0.2])
    bust.swell(np.minimum(upper, lower), 1.8, 1.8)
    bust.tint(np.minimum(upper, lower), lips, 0.9 if who.lips else 0.62, 0.9)
    if gape:
        maw(bust, who, w, y, curve)
    else:
        gap = stroke(bust, line, [0.3, 0.6, 0.8, 0.8, 0.8, 0.6, 0.3])
        bust.tint(gap, (40, 14, 12), 0.9, 0.6)
        bust.swell(gap, -1.4, 1.0)
    corners = ellipse(bust.side, bust.y, w + 2.2, y - curve * 0.5, 1.6, 2.6)
    bust.swell(corners, -1.6 * min(1.0, abs(who.mood.smile)), 1.6)
    bust.shade(ellipse(bust.x, bust.y, CENTRE + 1, y + 7 + gape, w * 0.6, 1.5), 0.22, 3)


def maw(bust: Bust, who: Person, w: float, y: float, curve: float) -> None:
    """An open mouth below the line of the lips: dark, with teeth, clenched ones in two rows."""
    gape = who.mood.gape
    t2 = np.clip(((bust.x - CENTRE) / w) ** 2, 0, 1)
    top = y + curve * (0.25 - 0.75 * t2)
    bottom = top + gape * (1 - t2) ** 0.75
    hole = np.maximum(np.maximum(top - bust.y, bust.y - bottom), bust.side - w)
    bust.tint(hole, (44, 10, 10), 1.0, 0.7)
    bust.swell(hole, -2.4, 1.2)
    teeth = gape if who.mood.clench else min(2.6, gape * 0.5, w * 0.28)
    row = np.maximum(hole + 0.35, bust.y - top - teeth)
    bust.tint(row, (238, 228, 204), 0.95, 0.5)
    bust.swell(row, 1.6, 0.8)
    if w > 9:
        gaps = np.maximum(np.abs((bust.x - CENTRE + 1.5) % 3.0 - 1.5) - 0.12, row)
        bust.tint(gaps, (120, 92, 76), 0.8, 0.4)
    if who.mood.clench:
        bust.tint(np.maximum(np.abs(bust.y - (top + bottom) / 2) - 0.25, row), (84, 50, 42), 0.9, 0.4)
    elif gape > 6:
        tongue = np.maximum(ellipse(bust.x, bust.y, CENTRE, y + gape + 0.6, w * 0.72, gape * 0.42), hole + 0.4)
        bust.tint(tongue, (170, 66, 60), 0.85, 0.8)


def freckles(bust: Bust, who: Person) -> None:
    """Dots over nose and cheeks."""
    for _ in range(26):
        cx, cy = CENTRE + float(bust.rng.normal(0, 14)), 99 + float(bust.rng.normal(0, 3.6))
        bust.tint(ellipse(bust.x, bust.y, cx, cy, 0.9, 0.8), darker(who.skin, 0.6), 0.6)


def scar(bust: Bust, who: Person) -> None:
    """A long cut over the cheek."""
    d = stroke(bust, bend((107, 77), (113, 92), (109, 112)), [0.4, 0.9, 1.1, 1.2, 1.0, 0.8, 0.3])
    bust.swell(d, -1.6, 1.0)
    bust.tint(d, (206, 128, 108), 0.75, 0.7)


def patch(bust: Bust, who: Person) -> None:
    """A leather patch over one eye."""
    strap = stroke(bust, [(58, 70), (103, 84), (124, 100)], [1.2, 1.2, 1.2])
    face = skull(bust, who)
    bust.layer(np.maximum(strap, face), (30, 22, 20), 30, 2, 2, shadow=0.3, fall=(1, 2))
    d = rounded_box(bust.x, bust.y, CENTRE + EYE_X, EYE_Y + 0.5, 9.5, 8, 6)
    bust.layer(d, (34, 24, 22), 31, 4, 7, shine=0.12, shadow=0.4, fall=(1, 2))


def spectacles(bust: Bust, who: Person) -> None:
    """Round glasses in gold."""
    ring = np.abs(ellipse(bust.side, bust.y, EYE_X, EYE_Y + 0.5, 10.2, 9.6)) - 1.0
    bridge = stroke(bust, bend((CENTRE - 4, EYE_Y - 1.5), (CENTRE, EYE_Y - 5), (CENTRE + 4, EYE_Y - 1.5)), [0.9] * 7)
    arm = stroke(bust, [(CENTRE + 23, EYE_Y - 1), (CENTRE + who.wide, EYE_Y - 2)], [0.8, 0.8], mirrored=True)
    d = np.minimum(np.minimum(ring, bridge), arm)
    bust.layer(d, (206, 160, 74), 36, 2.2, 1.2, shine=0.5, shadow=0.35, fall=(1.5, 2.5))
    glass = ellipse(bust.side, bust.y, EYE_X, EYE_Y + 0.5, 9.2, 8.6)
    gleam = np.maximum(glass, np.abs(bust.side * 0.7 + bust.y * 0.7 - 68.5) - 1.6)
    bust.colour = bust.colour + (linear((150, 160, 150)) * 0.35) * (gleam < 0)[..., None]


def monocle(bust: Bust, who: Person) -> None:
    """One glass with a chain; it drops out of an eye opened wide."""
    x, y = (CENTRE + 17, 135.0) if who.mood.lids < -1 else (CENTRE + EYE_X, EYE_Y + 0.8)
    ring = np.abs(ellipse(bust.x, bust.y, x, y, 10.4, 10)) - 1.3
    chain = stroke(bust, bend((x + 9, y + 8), ((x + 128) / 2 + 7, y + 24), (118, 152)), [0.8] * 7)
    bust.layer(np.minimum(ring, chain), (222, 176, 80), 36, 2.6, 1.4, shine=0.6, shadow=0.35, fall=(1.5, 2.5))
    glass = ellipse(bust.x, bust.y, x, y, 9, 8.8)
    gleam = np.maximum(glass, np.abs((bust.x - x + bust.y - y) * 0.7 - 3) - 2)
    bust.colour = bust.colour + (linear((170, 176, 164)) * 0.4) * (gleam < 0)[..., None]


def earrings(bust: Bust, who: Person) -> None:
    """Gold hoops."""
    d = np.abs(ellipse(bust.side, bust.y, who.wide + 2, 107, 5.5, 6.5)) - 1.3
    bust.layer(d, (226, 178, 80), 20, 2.6, 1.4, shine=0.7, shadow=0.3, fall=(1, 2))


def beauty_spot(bust: Bust, who: Person) -> None:
    """A dark spot beside the mouth."""
    bust.tint(ellipse(bust.x, bust.y, CENTRE + 13.5, 110.5, 1.2, 1.2), (30, 16, 14), 0.95)
