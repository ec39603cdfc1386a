"""The sixteen of the noon street, put together from the parts of all faces, in front of a hot sky."""

from __future__ import annotations

import numpy as np

from tools.make_assets import face_hair as h
from tools.make_assets import face_hats as hats
from tools.make_assets import face_head as face
from tools.make_assets import face_wear as w
from tools.make_assets.face_paint import Bust, Person, developed
from tools.make_assets.face_people import BLACK, BLOND, BROWN, CHESTNUT, FAIR, GREY, OLIVE, PALE, RED, TAN, WHITE
from tools.make_assets.light import Bytes, linear, mix, ramp
from tools.make_assets.noise import octaves

LOOK = (face.eyes, face.nose, face.mouth)
TEAL, OCHRE, BONE, RUST = (70, 160, 168), (206, 150, 78), (214, 196, 156), (170, 92, 60)

# fmt: off
PEOPLE: tuple[Person, ...] = (
    Person("bart_cassidy", 61, TAN, CHESTNUT, TEAL, (110, 70, 42), (166, 44, 34), (128, 88, 52),
           (face.neck, w.bandana, face.head, h.cropped, *LOOK, h.moustache, h.stubble, face.scar, hats.stetson),
           32, 42, 22, nose=1.05, brow=2.4, age=0.5),
    Person("black_jack", 62, FAIR, BLACK, OCHRE, (32, 30, 34), (170, 30, 30), (28, 27, 30),
           (face.neck, w.suit, face.head, h.cropped, *LOOK, h.goatee, h.moustache, hats.flat_brim),
           29, 44, 17, nose=0.95, brow=2.4, brow_angle=1.4, age=0.35),
    Person("calamity_janet", 63, TAN, BLOND, TEAL, (136, 94, 56), (60, 108, 116), (92, 60, 36),
           (h.long_hair, face.neck, w.bandana, face.head, h.fringe, *LOOK, face.freckles, hats.slouch),
           29, 40, 18, eye=(60, 110, 130), eye_size=1.1, nose=0.85, mouth=10.5, lips=(172, 70, 62), brow=1.7, age=0.25),
    Person("el_gringo", 64, OLIVE, BLACK, RUST, (150, 62, 40), (222, 186, 110), (176, 136, 78),
           (face.neck, w.poncho, face.head, h.cropped, *LOOK, h.handlebar, hats.sombrero),
           31, 41, 21, nose=1.05, brow=2.6, brow_angle=1.0, age=0.5),
    Person("jesse_jones", 65, PALE, GREY, BONE, (86, 80, 72), (120, 40, 36), (70, 62, 56),
           (face.neck, w.waistcoat, face.head, h.cropped, face.eyes, face.hooked_nose, face.mouth, h.long_beard,
            hats.low_stetson),
           30, 43, 18, nose=1.0, brow=2.8, age=1.0),
    Person("jourdonnais", 66, FAIR, CHESTNUT, TEAL, (92, 60, 40), (70, 90, 60), (98, 72, 46),
           (face.neck, w.furs, face.head, h.cropped, face.eyes, face.round_nose, face.mouth, h.full_beard,
            hats.coonskin),
           34, 41, 25, eye=(70, 100, 110), nose=1.1, brow=2.7, age=0.55),
    Person("kit_carlson", 67, FAIR, BLOND, OCHRE, (60, 84, 104), (196, 160, 90), (176, 140, 88),
           (face.neck, w.bandana, face.head, h.cropped, *LOOK, face.freckles, hats.straw),
           29, 41, 20, eye=(70, 120, 150), nose=0.85, mouth=11, brow=1.9, age=0.1),
    Person("lucky_duke", 68, TAN, BLACK, TEAL, (54, 92, 66), (214, 176, 84), (46, 72, 54),
           (face.neck, w.waistcoat, face.head, h.parted, *LOOK, h.moustache, hats.bowler, face.monocle),
           31, 41, 21, nose=0.95, mouth=11.5, brow=2.0, age=0.35),
    Person("paul_regret", 69, PALE, BLACK, RUST, (52, 46, 66), (214, 204, 186), (40, 36, 48),
           (face.neck, w.high_collar, face.head, h.side_hair, *LOOK, h.moustache, hats.stovepipe),
           27, 46, 15, eye=(90, 100, 120), nose=0.95, brow=1.8, brow_angle=-1.4, mouth=9, age=0.6),
    Person("pedro_ramirez", 70, OLIVE, BLACK, BONE, (176, 120, 54), (150, 40, 40), (140, 84, 44),
           (face.neck, w.poncho, face.head, h.cropped, *LOOK, h.walrus, h.stubble, hats.headscarf),
           34, 40, 25, nose=1.15, brow=2.8, age=0.55),
    Person("rose_doolan", 71, FAIR, RED, TEAL, (46, 78, 92), (206, 166, 92), (104, 52, 58),
           (h.curls, face.neck, w.low_dress, face.head, *LOOK, face.beauty_spot, hats.feathered, face.earrings),
           28, 40, 17, eye=(60, 120, 80), eye_size=1.14, nose=0.8, mouth=10, lips=(184, 44, 48), brow=1.6, age=0.12),
    Person("sid_ketchum", 72, BROWN, BLACK, OCHRE, (210, 196, 164), (60, 92, 110), (90, 66, 44),
           (face.neck, w.preacher, face.head, h.cropped, *LOOK, h.chops, face.spectacles),
           31, 42, 20, eye=(40, 24, 16), nose=1.05, mouth=11, brow=2.2, age=0.6),
    Person("slab_the_killer", 73, (206, 160, 128), GREY, RUST, (44, 44, 48), (120, 30, 26), (60, 54, 50),
           (face.neck, w.high_collar, face.head, h.bald_rim, face.eyes, face.round_nose, face.mouth, h.stubble,
            face.scar, face.patch),
           37, 40, 30, nose=1.3, brow=3.2, brow_angle=1.6, mouth=13, age=0.8),
    Person("suzy_lafayette", 74, PALE, BLACK, BONE, (150, 50, 84), (226, 190, 140), (170, 70, 96),
           (h.bun, face.neck, w.lace, face.head, h.fringe, *LOOK, face.earrings, hats.deep_bonnet),
           27, 40, 16, eye=(70, 80, 140), eye_size=1.16, nose=0.74, mouth=9, lips=(186, 50, 70), brow=1.4, age=0.05),
    Person("vulture_sam", 75, (196, 170, 142), WHITE, OCHRE, (34, 32, 34), (86, 86, 84), (30, 28, 30),
           (face.neck, w.preacher, face.head, h.side_hair, face.eyes, face.hooked_nose, face.mouth, hats.plumed),
           26, 47, 13, eye=(120, 120, 90), nose=1.2, mouth=9, brow=1.8, brow_angle=1.8, age=1.0),
    Person("willy_the_kid", 76, TAN, CHESTNUT, TEAL, (176, 140, 88), (62, 116, 120), (150, 104, 60),
           (h.curls, face.neck, w.knitted, face.head, h.fringe, *LOOK, face.freckles, hats.stetson),
           28, 39, 19, eye=(80, 60, 40), eye_size=1.12, nose=0.72, mouth=10.5, brow=1.6, age=0.0),
)
# fmt: on


def _sky(bust: Bust, who: Person) -> None:
    """A bright sky behind the sitter, a pale glow at the horizon, a brown ridge."""
    n = bust.x.shape[0]
    glow = ramp(20, 150, bust.y)
    bust.colour = mix(linear(who.wall) * 0.9, linear((240, 224, 186)) * 1.05, np.asarray(glow * 0.75, np.float32))
    stain = octaves(bust.rng, n, n, 120, 60, 3)
    bust.colour = bust.colour * (1 + 0.05 * stain)[..., None]
    ridge = 146 - 12 * np.sin(bust.x * 0.03 + who.seed)
    bust.colour = mix(bust.colour, linear((150, 98, 64)), ramp(-1.5, 1.5, np.asarray(bust.y - ridge, np.float32)))


def portrait(who: Person) -> Bytes:
    """The 180x180 RGB picture of one of them."""
    bust = Bust(np.random.default_rng(2000 + who.seed))
    _sky(bust, who)
    for part in who.parts:
        part(bust, who)
    return developed(bust)
