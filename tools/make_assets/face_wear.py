"""Clothes: shoulders, collars, ties, scarves and shawls."""

from __future__ import annotations

import numpy as np

from tools.make_assets.face_head import darker
from tools.make_assets.face_paint import CENTRE, Bust, Person, bend, melt, stroke
from tools.make_assets.noise import Field
from tools.make_assets.shapes import ellipse, polygon, rounded_box


def shoulders(bust: Bust, who: Person, half: float = 62.0, top: float = 140.0) -> Field:
    """The distance to the outline of the upper body."""
    body = rounded_box(bust.x, bust.y, CENTRE, top + 44, half, 42, 30)
    neck = rounded_box(bust.x, bust.y, CENTRE, top + 6, who.jaw + 2, 14, 8)
    return melt(body, neck, 16)


def _jacket(bust: Bust, who: Person, half: float = 62.0) -> Field:
    d = shoulders(bust, who, half)
    bust.layer(d, who.cloth, 0, 16, 26, shine=0.02, shadow=0.5)
    bust.weave(d)
    return d


def _opening(bust: Bust, who: Person, width: float, bottom: float) -> None:
    """A shirt in the open front of the jacket, and lapels."""
    shirt = polygon(
        bust.x, bust.y, [(CENTRE - width, 134), (CENTRE + width, 134), (CENTRE + 2, bottom), (CENTRE - 2, bottom)]
    )
    bust.layer(shirt, (214, 204, 184), 15, 3, 8, shadow=0)
    lapel = [
        (CENTRE + width - 3, 134),
        (CENTRE + width + 12, 140),
        (CENTRE + width + 13, 156),
        (CENTRE + 3, bottom + 4),
    ]
    d = polygon(CENTRE + bust.side, bust.y, lapel)
    bust.layer(d, darker(who.cloth, 0.8), 18, 3, 4, shadow=0.4, fall=(1.5, 2))
    bust.weave(d)


def suit(bust: Bust, who: Person) -> None:
    """A jacket, a white shirt and a bow tie."""
    _jacket(bust, who)
    _opening(bust, who, 15, 190)
    bow = np.minimum(
        polygon(CENTRE + bust.side, bust.y, [(CENTRE, 147), (CENTRE + 14, 141), (CENTRE + 14, 157), (CENTRE, 150)]),
        ellipse(bust.x, bust.y, CENTRE, 148.5, 3.6, 3.8),
    )
    bust.layer(bow, who.trim, 22, 4, 4, shine=0.1, fall=(1.5, 2))


def waistcoat(bust: Bust, who: Person) -> None:
    """Shirt sleeves, a waistcoat and a string tie."""
    d = shoulders(bust, who)
    bust.layer(d, (206, 194, 168), 0, 16, 26, shadow=0.5)
    bust.weave(d, 0.04)
    vest = np.maximum(d, bust.side - 42)
    vest = np.maximum(vest, -polygon(bust.x, bust.y, [(CENTRE - 19, 130), (CENTRE + 19, 130), (CENTRE, 178)]))
    bust.layer(vest, who.cloth, 15, 4, 6, shine=0.06, shadow=0.4, fall=(1, 2))
    bust.weave(vest)
    tie = stroke(
        bust, bend((CENTRE, 146), (CENTRE + 6, 156), (CENTRE + 7, 172)), [2, 2, 1.8, 1.8, 1.6, 1.4, 1.0], mirrored=True
    )
    bust.layer(np.minimum(tie, ellipse(bust.x, bust.y, CENTRE, 146, 4, 3.4)), who.trim, 22, 3, 2.4)


def preacher(bust: Bust, who: Person) -> None:
    """A black coat closed up to two white bands."""
    d = _jacket(bust, who, 56)
    bust.swell(stroke(bust, [(CENTRE, 150), (CENTRE, 180)], [0.6, 0.6]), -2, 1.2)
    collar = rounded_box(bust.x, bust.y, CENTRE, 138, who.jaw + 2, 6, 4)
    bust.layer(np.maximum(collar, -d - 40), (226, 218, 200), 18, 5, 5, shadow=0.3)
    bands = polygon(
        CENTRE + bust.side, bust.y, [(CENTRE + 0.6, 142), (CENTRE + 7, 142), (CENTRE + 10, 162), (CENTRE + 1.4, 162)]
    )
    bust.layer(bands, (226, 218, 200), 20, 3, 3, fall=(1, 2))


def bandana(bust: Bust, who: Person) -> None:
    """A shirt and a spotted neckerchief."""
    _jacket(bust, who)
    cloth = melt(
        rounded_box(bust.x, bust.y, CENTRE, 140, who.jaw + 8, 8, 7),
        polygon(bust.x, bust.y, [(CENTRE - 22, 142), (CENTRE + 22, 142), (CENTRE, 174)]),
        6,
    )
    bust.layer(cloth, who.trim, 18, 7, 8, shine=0.03)
    for i in range(34):
        cx, cy = CENTRE - 26 + (i % 9) * 6.5 + (i // 9 % 2) * 3.2, 137 + (i // 9) * 8.5
        bust.tint(np.maximum(ellipse(bust.x, bust.y, cx, cy, 1.2, 1.2), cloth), (238, 226, 200), 0.85)
    for a in (-9, 7):
        bust.swell(stroke(bust, bend((CENTRE + a * 2, 144), (CENTRE + a, 152), (CENTRE, 164)), [0.6] * 7), -2, 2)


def poncho(bust: Bust, who: Person) -> None:
    """A striped blanket with a hole for the head."""
    d = (
        polygon(
            bust.x,
            bust.y,
            [
                (CENTRE - 20, 134),
                (CENTRE + 20, 134),
                (CENTRE + 86, 176),
                (CENTRE + 86, 200),
                (CENTRE - 86, 200),
                (CENTRE - 86, 176),
            ],
        )
        - 4
    )
    bust.layer(d, who.cloth, 0, 14, 24)
    along = bust.y - bust.side * 0.45
    for at, half, colour in (
        (126, 2.2, who.trim),
        (134, 1.0, (226, 206, 160)),
        (141, 2.6, darker(who.trim, 0.7)),
        (153, 1.4, (226, 206, 160)),
    ):
        bust.tint(np.maximum(np.abs(along - at) - half, d), colour, 0.95)
    bust.weave(d, 0.14)
    bust.layer(np.abs(ellipse(bust.x, bust.y, CENTRE, 138, 23, 8)) - 2.6, darker(who.cloth, 0.7), 16, 4, 3)


def shawl(bust: Bust, who: Person) -> None:
    """A dress under a knitted shawl with a brooch."""
    _jacket(bust, who, 58)
    bust.layer(rounded_box(bust.x, bust.y, CENTRE, 142, who.jaw + 1, 12, 6), darker(who.skin, 0.86), 10, 3, 8, shadow=0)
    edge = [(26, 144), (42, 147), (66, 170), (66, 200), (30, 200), (9, 168)]
    wrap = polygon(CENTRE + bust.side, bust.y, [(CENTRE + px, py) for px, py in edge]) - 11
    bust.layer(wrap, who.trim, 14, 8, 12, shadow=0.4)
    n = np.sin(bust.side * 1.6 + bust.y * 1.6) * np.sin(bust.side * 1.6 - bust.y * 1.6)
    bust.height = bust.height + n * 0.7 * (wrap < 0)
    bust.layer(ellipse(bust.x, bust.y, CENTRE, 166, 5.5, 6.5), (224, 180, 90), 24, 4, 4, shine=0.5)
    bust.tint(ellipse(bust.x, bust.y, CENTRE, 166, 3, 4), (120, 30, 40), 0.9)


def lace(bust: Bust, who: Person) -> None:
    """A dress buttoned high with a lace collar."""
    _jacket(bust, who, 54)
    collar = rounded_box(bust.x, bust.y, CENTRE, 137, who.jaw - 2, 9, 4)
    frill = ellipse(bust.x, bust.y, CENTRE, 147, who.jaw + 12, 9) + np.sin(bust.x * 1.25) * 1.2
    bust.layer(frill, (220, 210, 190), 15, 4, 5, fall=(1.5, 3))
    bust.layer(collar, (226, 216, 196), 18, 6, 6, shadow=0.25)
    bust.swell(np.abs(np.sin(bust.x * 0.62)) * 3 + np.maximum(collar, 0), -1, 1)
    bust.layer(ellipse(bust.x, bust.y, CENTRE, 147, 5, 6), who.trim, 22, 4, 4, shine=0.4, fall=(1, 2))


def low_dress(bust: Bust, who: Person) -> None:
    """Bare shoulders, a dress with ruffles and a ribbon round the neck."""
    d = shoulders(bust, who, 52, 143)
    bust.layer(d, who.skin, 0, 16, 26, shine=0.05)
    bust.swell(
        stroke(bust, bend((CENTRE + 4, 152), (CENTRE + 18, 148), (CENTRE + 40, 152)), [1.0] * 7, mirrored=True), 2, 3
    )
    dress = np.maximum(d - 3, 164 - bust.y - 5 * np.cos(bust.side * 0.07))
    bust.layer(dress, who.cloth, 14, 7, 9)
    ruffle = np.abs(bust.y - 164 + 5 * np.cos(bust.side * 0.07)) - 4.5 + np.sin(bust.x * 0.9) * 1.5
    bust.layer(np.maximum(ruffle, d - 5), who.trim, 18, 5, 5, fall=(1.5, 3))
    half = who.jaw * 0.74 + 1.5
    band = stroke(bust, bend((CENTRE - half, 137), (CENTRE, 143.5), (CENTRE + half, 137)), [2.6] * 7)
    bust.layer(band, (24, 16, 18), 14, 3, 3, shadow=0.3)
    bust.layer(ellipse(bust.x, bust.y, CENTRE, 141.5, 3, 3.6), (224, 178, 84), 18, 3, 3, shine=0.6, shadow=0.2)


def knitted(bust: Bust, who: Person) -> None:
    """A fisherman's jersey with a rolled collar."""
    d = _jacket(bust, who, 68)
    bust.height = bust.height + np.sin(bust.x * 1.3) * 0.9 * (d < 0)
    roll = rounded_box(bust.x, bust.y, CENTRE, 141, who.jaw + 9, 10, 9)
    bust.layer(roll, darker(who.cloth, 1.15), 14, 9, 9)
    bust.height = bust.height + np.sin(bust.x * 1.5) * 1.0 * (roll < 0)


def high_collar(bust: Bust, who: Person) -> None:
    """A long coat with its collar turned up."""
    _jacket(bust, who, 60)
    _opening(bust, who, 11, 176)
    bust.layer(
        polygon(
            CENTRE + bust.side,
            bust.y,
            [(CENTRE + 12, 158), (CENTRE + 17, 132), (CENTRE + who.wide + 7, 112), (CENTRE + who.wide + 15, 146)],
        )
        - 1.5,
        who.cloth,
        22,
        6,
        6,
        shadow=0.5,
    )
    tie = polygon(
        bust.x, bust.y, [(CENTRE - 4, 143), (CENTRE + 4, 143), (CENTRE + 6, 166), (CENTRE, 176), (CENTRE - 6, 166)]
    )
    bust.layer(tie, who.trim, 22, 4, 4)


def furs(bust: Bust, who: Person) -> None:
    """A trapper's coat with a fur collar."""
    _jacket(bust, who, 66)
    _opening(bust, who, 12, 168)
    fur = stroke(
        bust,
        bend((CENTRE + 14, 136), (CENTRE + 42, 142), (CENTRE + 16, 182)),
        [9, 11, 12, 13, 12, 11, 10],
        mirrored=True,
    )
    fur = fur + np.sin(bust.x * 1.7) * np.sin(bust.y * 1.9) * 1.2
    bust.layer(fur, who.trim, 16, 10, 12)
    bust.strands(fur, (2.4, 5), 1.6, 0.3)
