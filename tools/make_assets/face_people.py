"""The opponents: which parts and colours make each face, and the picture of a person in a mood."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tools.make_assets import face_hair as h
from tools.make_assets import face_hats as hats
from tools.make_assets import face_head as face
from tools.make_assets import face_wear as w
from tools.make_assets.face_paint import CALM, CROSS, FINE, MOODS, SIDE, Bust, Mood, Person, backdrop, developed, shone
from tools.make_assets.light import Bytes, ramp, shrunk, toned, with_alpha
from tools.make_assets.noise import Field
from tools.make_assets.shapes import ellipse

PALE, FAIR, TAN, OLIVE, BROWN, DARK = (
    (226, 184, 154),
    (216, 166, 130),
    (196, 138, 98),
    (182, 128, 88),
    (136, 86, 56),
    (98, 60, 42),
)
BLACK, CHESTNUT, BLOND, GREY, WHITE, RED = (
    (34, 26, 24),
    (84, 48, 26),
    (196, 148, 74),
    (150, 144, 136),
    (214, 208, 196),
    (164, 70, 30),
)
# left, top, width and height of what moods change in the picture of anybody
MOODY = (44, 58, 96, 106)
LOOK = (face.eyes, face.nose, face.mouth)


def _glow(bust: Bust, who: Person) -> None:
    """The stranger's eyes, and his cigar: held up when he is pleased, falling when he is not."""
    mood = who.mood
    wide = max(0.0, -mood.lids)
    bust.shade(ellipse(bust.x, bust.y, 90, 92, 30, 26), 0.72, 9)
    for side in (-1, 1):
        cx, slant = 90.0 + side * 13, mood.brow_tilt * 0.16 * side if mood.clench else 0.0
        y = bust.y - slant * (bust.x - cx) * -1 - mood.cheeks * 0.11 * (bust.x - cx) ** 2
        bust.tint(ellipse(bust.x, y, cx, 90, 4.2, 1.5 + wide * 1.3), (255, 214, 120), 1.0, 0.9)
        if wide:
            bust.tint(ellipse(bust.x, bust.y, cx, 90, 1.2, 1.6), (60, 24, 8), 0.9, 0.8)
    rise = -9.0 if mood.cheeks else 8.0 if wide else -1.0 if mood.clench else 0.0
    bust.layer(hats.capsule(bust.x, bust.y, (99, 118), (120, 124 + rise), 2.3, 2.6), (92, 58, 34), 40, 3, 3)
    ember = (255, 110, 40) if mood.clench else (255, 150, 60)
    bust.tint(ellipse(bust.x, bust.y, 121, 124.3 + rise, 2.6 + mood.flush, 2.8 + mood.flush), ember, 1.0, 0.8)


# from back to front: the parts of everybody who may sit at the table
# fmt: off
PEOPLE: tuple[Person, ...] = (
    Person("ada", 1, PALE, CHESTNUT, (60, 74, 70), (52, 62, 92), (190, 150, 70), BLACK,
           (face.neck, w.lace, face.head, h.bun, *LOOK, face.spectacles),
           27, 41, 16, nose=0.82, mouth=8.5, brow=1.5),
    Person("barnaby", 2, FAIR, CHESTNUT, (96, 62, 36), (112, 38, 34), (40, 60, 44), BLACK,
           (face.neck, w.waistcoat, face.head, h.bald_rim, face.eyes, face.round_nose, face.mouth, h.walrus),
           35, 40, 27, nose=1.05, brow=2.5, age=0.7),
    Person("calico", 3, TAN, RED, (44, 76, 82), (92, 44, 60), (204, 164, 90), (158, 40, 36),
           (h.curls, face.neck, w.low_dress, face.head, *LOOK, face.freckles, hats.headscarf, face.earrings),
           28, 40, 17, eye=(52, 92, 60), eye_size=1.12, nose=0.78, mouth=10, lips=(168, 58, 54), brow=1.4, age=0.2),
    Person("dutch", 4, FAIR, BLOND, (50, 70, 92), (46, 62, 88), (180, 150, 90), (34, 44, 66),
           (face.neck, w.knitted, face.head, h.cropped, face.eyes,
            face.round_nose, face.mouth, h.full_beard, hats.sailor_cap),
           34, 41, 25, eye=(60, 96, 130), nose=0.95, brow=2.6, age=0.6),
    Person("elijah", 5, PALE, BLACK, (70, 66, 60), (36, 34, 38), (30, 28, 30), (32, 30, 33),
           (face.neck, w.preacher, face.head, h.cropped, face.eyes,
            face.hooked_nose, face.mouth, h.chops, hats.flat_brim),
           27, 46, 16, eye=(90, 110, 120), nose=0.95, brow=2.4, brow_angle=1.6, mouth=9, age=0.9),
    Person("flora", 6, FAIR, GREY, (72, 98, 62), (86, 104, 66), (150, 60, 84), (206, 164, 92),
           (face.neck, w.shawl, face.head, h.fringe, face.eyes, face.round_nose, face.mouth, hats.straw),
           34, 38, 25, eye=(76, 110, 70), nose=0.7, mouth=10, brow=1.6, age=0.75),
    Person("gus", 7, TAN, GREY, (110, 84, 50), (96, 80, 58), (140, 44, 36), (112, 82, 52),
           (face.neck, w.bandana, face.head, h.cropped, face.eyes,
            face.round_nose, face.mouth, h.long_beard, hats.slouch),
           31, 41, 21, nose=1.15, brow=3.2, age=1.0, eye_size=0.9),
    Person("hattie", 8, BROWN, BLACK, (104, 44, 62), (78, 30, 66), (208, 176, 120), (70, 28, 58),
           (h.curls, face.neck, w.low_dress, face.head, h.fringe,
            *LOOK, face.beauty_spot, hats.feathered, face.earrings),
           29, 40, 18, eye=(50, 30, 20), eye_size=1.14, nose=0.9, mouth=10, lips=(150, 40, 48), brow=1.4, age=0.15),
    Person("ignaz", 9, PALE, CHESTNUT, (62, 84, 60), (60, 76, 56), (150, 40, 36), (52, 72, 50),
           (face.neck, w.suit, face.head, h.cropped, *LOOK, h.handlebar, hats.plumed, face.monocle),
           31, 41, 21, nose=1.0, brow=2.3, mouth=9, age=0.6),
    Person("juno", 10, DARK, BLACK, (120, 78, 30), (150, 48, 40), (214, 170, 80), BLACK,
           (h.cloud, face.neck, w.low_dress, face.head, h.cloud_front, *LOOK, face.earrings),
           30, 40, 19, eye=(40, 24, 16), eye_size=1.1, nose=0.98, mouth=11, lips=(146, 50, 52), brow=1.7, age=0.15),
    Person("kit_carver", 11, FAIR, CHESTNUT, (58, 70, 52), (104, 72, 44), (126, 92, 58), (120, 88, 56),
           (face.neck, w.furs, face.head, h.cropped, *LOOK, h.stubble, face.scar, hats.coonskin),
           31, 42, 22, eye=(70, 100, 110), nose=1.0, brow=2.5, brow_angle=1.0, age=0.45),
    Person("lorenzo", 12, OLIVE, BLACK, (140, 84, 44), (128, 48, 38), (44, 90, 88), (150, 112, 62),
           (face.neck, w.poncho, face.head, h.cropped, *LOOK, h.moustache, h.goatee, hats.sombrero),
           30, 41, 20, nose=1.05, brow=2.4, age=0.45),
    Person("mabel", 13, PALE, WHITE, (112, 84, 92), (92, 96, 124), (120, 78, 112), (222, 212, 198),
           (face.neck, w.shawl, face.head, h.fringe, face.eyes,
            face.round_nose, face.mouth, hats.mob_cap, face.spectacles),
           35, 38, 26, eye=(80, 104, 130), eye_size=0.92, nose=0.72, mouth=9, brow=1.3, age=0.9),
    Person("nate", 14, TAN, BLACK, (78, 58, 48), (70, 70, 76), (156, 112, 40), (44, 40, 42),
           (face.neck, w.suit, face.head, h.cropped, *LOOK, h.stubble, hats.bowler, face.patch),
           34, 40, 27, nose=1.2, brow=2.8, brow_angle=1.4, mouth=13, age=0.6),
    Person("opal", 15, OLIVE, BLACK, (58, 46, 92), (60, 40, 96), (50, 140, 150), (104, 58, 130),
           (h.long_hair, face.neck, w.shawl, face.head, *LOOK, hats.turban, face.earrings),
           28, 41, 17, eye=(60, 120, 110), eye_size=1.15, nose=0.9, mouth=9.5, lips=(140, 44, 66),
           brow=1.8, age=0.4),
    Person("prudence", 16, PALE, GREY, (74, 78, 88), (72, 76, 84), (206, 198, 182), (64, 70, 82),
           (face.neck, w.lace, face.head, h.fringe, face.eyes,
            face.hooked_nose, face.mouth, hats.deep_bonnet),
           26, 42, 15, eye=(90, 100, 110), nose=0.8, mouth=7.5, brow=1.6, brow_angle=1.4, age=0.85),
    Person("quill", 17, PALE, BLACK, (86, 76, 56), (48, 46, 54), (110, 30, 40), (38, 36, 42),
           (face.neck, w.suit, face.head, h.cropped, face.eyes, face.hooked_nose,
            face.mouth, hats.stovepipe, hats.quill_pen, face.spectacles),
           25, 45, 13, nose=0.86, mouth=8, brow=1.7, age=0.5),
    Person("rosa", 18, OLIVE, BLACK, (130, 48, 40), (34, 26, 30), (186, 34, 40), BLACK,
           (hats.comb_and_rose, face.neck, w.low_dress, face.head, h.parted,
            *LOOK, face.earrings, face.beauty_spot, hats.rose),
           28, 41, 17, eye=(46, 28, 18), eye_size=1.15, nose=0.85, mouth=10, lips=(180, 34, 40),
           brow=1.9, age=0.15),
    Person("silas", 19, (206, 186, 164), GREY, (58, 64, 62), (40, 44, 46), (96, 96, 92), BLACK,
           (h.side_hair, face.neck, w.high_collar, face.head, face.eyes, face.hooked_nose, face.mouth),
           28, 47, 14, eye=(120, 130, 130), nose=0.9, mouth=10, brow=1.5, brow_angle=-1.4, age=1.0),
    Person("tess", 20, TAN, BLOND, (112, 76, 44), (70, 84, 104), (160, 44, 38), (146, 100, 58),
           (h.long_hair, face.neck, w.bandana, face.head, h.fringe,
            *LOOK, face.freckles, hats.stetson, h.braids),
           28, 40, 18, eye=(70, 110, 130), eye_size=1.08, nose=0.8, mouth=10, lips=(176, 84, 72),
           brow=1.6, age=0.2),
    Person("stranger", 21, (150, 112, 88), BLACK, (40, 34, 44), (30, 27, 32), (92, 26, 26), (30, 27, 31),
           (face.neck, w.high_collar, face.head, h.cropped, *LOOK, h.stubble, hats.low_stetson, _glow),
           30, 43, 21, nose=1.0, brow=2.4, brow_angle=1.5, age=0.7),
)
# fmt: on


def people() -> tuple[Person, ...]:
    """Everybody who may sit at the table, by id."""
    return PEOPLE


def painted(who: Person, mood: Mood = CALM, fine: int = FINE) -> Bust:
    """A person in a mood before the light falls on the layers."""
    person = replace(who, mood=mood)
    bust = Bust(np.random.default_rng(1000 + who.seed), fine)
    backdrop(bust, who.wall)
    for part in who.parts:
        part(bust, person)
    return bust


def portrait(who: Person, mood: Mood = CALM) -> Bytes:
    """The 180x180 RGB picture of a person."""
    return developed(painted(who, mood))


def moods(who: Person) -> Bytes:
    """The part of the picture that a mood changes, in every mood but the calm one, side by side."""
    x, y, w, h = MOODY
    cuts = [portrait(who, mood)[y : y + h, x : x + w] for _, mood in MOODS[1:]]
    return np.ascontiguousarray(np.hstack(cuts))


def looking_in(who: Person) -> Bytes:
    """Somebody cross who bends down to look under the table: upside down, lit by a lantern, 180x180 RGBA."""
    bust = painted(who, CROSS)
    for name in ("colour", "height", "shine", "outline"):
        setattr(bust, name, np.ascontiguousarray(np.rot90(getattr(bust, name), 2)))
    deep = ramp(-30, 120, bust.y)
    out = shone(bust) * (0.18 + 0.82 * deep)[..., None] * np.array((1.0, 0.8, 0.6), np.float32)
    return shrunk(with_alpha(toned(out, bust.rng), bust.outline), bust.fine)


def silhouette(who: Person) -> Field:
    """The 180x180 mask of a person before the wall, 0 to 1."""
    outline = painted(who).outline
    return np.asarray(outline.reshape(SIDE, FINE, SIDE, FINE).mean((1, 3)), np.float32)
