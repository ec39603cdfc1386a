"""Hair and beards: what grows behind, on and under a face."""

from __future__ import annotations

import numpy as np

from tools.make_assets.face_head import HEAD_Y, MOUTH_Y, darker, maw, skull
from tools.make_assets.face_paint import CENTRE, Bust, Person, bend, melt, stroke
from tools.make_assets.light import Rgb
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import capsule, ellipse, rounded_box


def _grown(
    bust: Bust, d: Field, colour: Rgb, base: float, rise: float, comb: tuple[float, float], shadow: float = 0.45
) -> None:
    n = bust.x.shape[0]
    d = d + octaves(bust.rng, n, n, 7, 7, 2) * 0.7
    bust.layer(d, colour, base, rise, rise * 1.5, shine=0.06, shadow=shadow)
    bust.strands(d, comb)


def _curls(bust: Bust, centres: list[tuple[float, float, float]], colour: Rgb, base: float) -> None:
    for cx, cy, r in centres:
        d = ellipse(bust.x, bust.y, cx, cy, r, r * 0.94)
        bust.layer(d, colour, base, r * 0.8, r, shine=0.08, shadow=0.3, fall=(1, 2))
        ring = np.abs(np.hypot(bust.x - cx, bust.y - cy) - r * 0.5) - 0.6
        bust.swell(ring, -1.2, 1.0)


def cropped(bust: Bust, who: Person) -> None:
    """Short hair at the temples, under a hat."""
    d = np.maximum(skull(bust, who) - 1.8, bust.y - 86)
    d = np.maximum(d, -(skull(bust, who) + 4.5 + np.clip(76 - bust.y, -8, 0) * 0.4))
    _grown(bust, d, who.hair, 26, 3, (1.5, 9), 0.2)


def parted(bust: Bust, who: Person) -> None:
    """Combed hair with a parting."""
    cap = np.maximum(skull(bust, who) - 3.5, bust.y - 92)
    face = ellipse(bust.x, bust.y, CENTRE + 5, 94, who.wide - 5, 32)
    _grown(bust, np.maximum(cap, -face), who.hair, 24, 8, (9, 2))
    bust.swell(stroke(bust, bend((77, 50), (78, 57), (84, 64)), [0.5] * 7), -3, 1.2)


def side_hair(bust: Bust, who: Person) -> None:
    """A bald head with long strands at the sides."""
    d = stroke(
        bust,
        bend((CENTRE + who.wide - 3, 74), (CENTRE + who.wide + 7, 100), (CENTRE + who.wide + 3, 140)),
        [2.5, 4.5, 6, 6.5, 6, 5, 3],
        mirrored=True,
    )
    _grown(bust, d, who.hair, 6, 7, (1.6, 14))


def bald_rim(bust: Bust, who: Person) -> None:
    """A rim of hair over the ears."""
    d = stroke(bust, [(CENTRE + who.wide - 1, 72), (CENTRE + who.wide + 1, 92)], [3.2, 4.2], mirrored=True)
    _grown(bust, d, who.hair, 16, 4, (1.6, 6))


def long_hair(bust: Bust, who: Person) -> None:
    """Hair that falls behind the shoulders."""
    d = melt(
        ellipse(bust.x, bust.y, CENTRE, 86, who.wide + 9, 44),
        rounded_box(bust.x, bust.y, CENTRE, 128, who.wide + 11, 32, 14),
        10,
    )
    _grown(bust, d, darker(who.hair, 0.8), 0, 8, (2, 18))


def fringe(bust: Bust, who: Person) -> None:
    """Hair over the forehead, parted in the middle."""
    cap = np.maximum(skull(bust, who) - 4, bust.y - 104)
    face = ellipse(bust.side, bust.y, 4, 99, who.wide - 8, 38)
    _grown(bust, np.maximum(cap, -face), who.hair, 24, 7, (3, 8))


def curls(bust: Bust, who: Person) -> None:
    """Big locks on both sides."""
    w = who.wide
    side = [(w + 3, 82, 9.0), (w + 9, 97, 10.0), (w + 6, 113, 10.5), (w + 12, 127, 10.0), (w + 2, 134, 8.5)]
    _curls(bust, [(CENTRE + s * x, y, r) for x, y, r in side for s in (-1, 1)], who.hair, 6)


def cloud(bust: Bust, who: Person) -> None:
    """A great round head of tight curls."""
    n = bust.x.shape[0]
    bump = octaves(bust.rng, n, n, 9, 9, 2)
    d = ellipse(bust.x, bust.y, CENTRE, 70, who.wide + 26, 56) + bump * 1.3
    bust.layer(d, who.hair, 0, 18, 34, shine=0.05)
    bust.height = bust.height + bump * 1.7 * (d < 0)


def cloud_front(bust: Bust, who: Person) -> None:
    """The same curls over the forehead."""
    n = bust.x.shape[0]
    bump = octaves(bust.rng, n, n, 9, 9, 2)
    d = (
        np.maximum(ellipse(bust.x, bust.y, CENTRE, 56, who.wide + 6, 20), -ellipse(bust.side, bust.y, 0, 97, 28, 36))
        + bump
    )
    bust.layer(d, who.hair, 26, 8, 12, shine=0.05, shadow=0.4)
    bust.height = bust.height + bump * 1.6 * (d < 0)


def bun(bust: Bust, who: Person) -> None:
    """Hair drawn tightly up into a high knot with a pencil in it."""
    cap = np.maximum(skull(bust, who) - 3, bust.y - 90)
    face = ellipse(bust.side, bust.y, 0, 98, who.wide - 3.5, 37)
    knot = ellipse(bust.x, bust.y, CENTRE, 33, 17, 15)
    pencil = capsule(bust.x, bust.y, (63, 24), (116, 40), 1.7, 1.7)
    bust.layer(pencil, (206, 150, 50), 6, 2, 1.6, shine=0.1)
    _grown(bust, knot, who.hair, 4, 14, (8, 2.2))
    _grown(bust, np.maximum(cap, -face), who.hair, 24, 7, (1.8, 10))


def braids(bust: Bust, who: Person) -> None:
    """Two braids over the shoulders."""
    for s in (-1, 1):
        for i in range(7):
            cx, cy = CENTRE + s * (who.wide + 3 + i * 0.9), 98 + i * 10.5
            d = ellipse(bust.x + s * (bust.y - cy) * 0.35, bust.y, cx, cy, 7.2, 7.4)
            bust.layer(d, who.hair, 30, 6, 6, shine=0.08, shadow=0.35, fall=(1, 3))
            bust.strands(d, (1.6, 5), 0.6)
    tie = rounded_box(bust.side, bust.y, who.wide + 9, 167, 5, 3, 2)
    bust.layer(tie, who.trim, 34, 3, 3)


def moustache(bust: Bust, who: Person) -> None:
    """A thin one."""
    smile = who.mood.smile
    d = stroke(
        bust,
        bend((CENTRE + 1, 108), (CENTRE + 8, 108.5), (CENTRE + 14 + max(smile, 0) * 3, 112 - smile * 5)),
        [1.4, 1.8, 1.7, 1.5, 1.2, 0.9, 0.5],
        mirrored=True,
    )
    _grown(bust, d, darker(who.hair, 0.85), 33, 2, (4, 1.2), 0.25)


def walrus(bust: Bust, who: Person) -> None:
    """A heavy one that hides the mouth until it opens."""
    mood = who.mood
    if mood.gape:
        maw(bust, who, max(6.5, 9.5 * mood.broad), 117.5 - mood.smile * 1.5, 1 + mood.smile * 4)
    d = stroke(
        bust,
        bend((CENTRE + 2, 108), (CENTRE + 14, 108 - mood.smile), (CENTRE + 19 + mood.smile * 3, 124 - mood.smile * 11)),
        [4.5, 6, 6.8, 7, 6.4, 5, 2.5],
        mirrored=True,
    )
    _grown(bust, d, who.hair, 33, 7, (2.2, 5))


def handlebar(bust: Bust, who: Person) -> None:
    """A waxed one with its ends turned up; they hang when its owner is cross."""
    up = min(1.0, 1 + who.mood.smile) if who.mood.clench else 1 + 0.5 * who.mood.smile
    end = 118 - 10 * up
    out = bend((CENTRE + 1, 108.5), (CENTRE + 18, 119 - 4 * (1 - up)), (CENTRE + 33, end), 8)
    tip = bend((CENTRE + 33, end), (CENTRE + 40, end + 12 - 18 * up), (CENTRE + 36, end + 18 - 32 * up), 5)
    d = stroke(bust, out + tip, [3.2, 4.4, 4.6, 4.2, 3.6, 3, 2.5, 2.1, 2.1, 1.8, 1.5, 1.2, 0.8], mirrored=True)
    _grown(bust, d, who.hair, 33, 4.5, (5, 1.6))


def goatee(bust: Bust, who: Person) -> None:
    """A pointed beard on the chin."""
    d = stroke(bust, [(CENTRE, 122), (CENTRE, 130), (CENTRE, 145)], [6.5, 7.5, 1.2])
    _grown(bust, d, who.hair, 30, 5, (1.6, 7))


def chops(bust: Bust, who: Person) -> None:
    """Side whiskers down to the jaw."""
    d = stroke(
        bust,
        bend((CENTRE + who.wide - 1, 80), (CENTRE + who.wide + 2, 108), (CENTRE + 15, 122)),
        [3, 5, 7, 8, 7.5, 6, 3],
        mirrored=True,
    )
    _grown(bust, d, who.hair, 24, 5, (2, 6))


def full_beard(bust: Bust, who: Person) -> None:
    """A broad beard round mouth and jaw."""
    _beard(bust, who, 148, who.jaw + 14)
    walrus(bust, who)


def long_beard(bust: Bust, who: Person) -> None:
    """A beard down to the chest."""
    _beard(bust, who, 176, who.jaw + 10)
    walrus(bust, who)


def _beard(bust: Bust, who: Person, bottom: float, half: float) -> None:
    y0 = 98.0
    mid, tall = (y0 + bottom) / 2, (bottom - y0) / 2
    taper = 1 - 0.34 * np.clip((bust.y - 120) / (bottom - 110), 0, 1)
    d = rounded_box(CENTRE + (bust.x - CENTRE) / taper, bust.y, CENTRE, mid, half, tall, min(half, tall) * 0.8)
    open_face = ellipse(bust.x, bust.y, CENTRE, HEAD_Y, who.wide - 4, 22)
    d = np.maximum(d, -open_face)
    lips = ellipse(bust.x, bust.y, CENTRE, MOUTH_Y, 7, 3)
    _grown(bust, np.maximum(d, -lips), who.hair, 24, 12, (2.2, 11))


def stubble(bust: Bust, who: Person) -> None:
    """Three days without a razor."""
    n = bust.x.shape[0]
    d = np.maximum(skull(bust, who) + 2, 104 - bust.y)
    d = np.maximum(d, -ellipse(bust.x, bust.y, CENTRE, MOUTH_Y, 12, 4)) + octaves(bust.rng, n, n, 2, 2, 1) * 1.6
    bust.tint(d, darker(who.hair, 0.7), 0.42, 4)
