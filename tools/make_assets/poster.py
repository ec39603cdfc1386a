"""The picture of the title: the Stranger across a round table below its lamp, and the name in gilded letters."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

from tools.make_assets import face_people
from tools.make_assets.cloth import GOLD_THREAD, Board, felt, leather, nails, stitches
from tools.make_assets.dice_sheet import portrait
from tools.make_assets.dice_skin import BONE, OXBLOOD_HORN, Skin
from tools.make_assets.face_paint import CALM, shone
from tools.make_assets.light import Bytes, Lamp, blurred, grid, linear, lit, mix, ramp, shrunk, toned, with_alpha
from tools.make_assets.menu import cast_shadow, put
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import capsule, cover, ellipse, polygon
from tools.make_assets.table import SIZE, WARM
from tools.make_assets.wood import WALNUT, boards

FONT = Path(__file__).resolve().parents[2] / "assets/fonts/YathselTitle.ttf"
NAME_SIZE = (640, 250)
_MIDDLE, _TABLE_Y, _ACROSS, _DOWN = 985.0, 800.0, 590.0, 345.0
_LAMP_Y = 40.0
_SITTER, _SITTER_LEFT, _SITTER_TOP = 450, 760, 62
_EMBER_AT = (1062.0, 372.0)
# skin, number, turn, size, left and top
_THROWN: tuple[tuple[Skin, int, float, int, int, int], ...] = (
    (OXBLOOD_HORN, 5, -0.42, 132, 838, 474),
    (BONE, 3, 0.5, 132, 1030, 476),
    (BONE, 6, 0.34, 172, 704, 530),
    (OXBLOOD_HORN, 2, 0.24, 178, 912, 524),
    (BONE, 1, -0.3, 184, 1096, 514),
)


def _wall(rng: np.random.Generator) -> Field:
    """Boards behind everybody, bright only round the lamp and behind the letters."""
    w, h = SIZE
    colour, height = boards(rng, w, h, 120, WALNUT)
    lamps = (Lamp(_MIDDLE, 150, 230, 1.5, WARM), Lamp(330, 150, 250, 2.0, WARM), Lamp(80, 700, 260, 0.2, WARM))
    return lit(colour * 0.46, height, lamps, np.full((h, w), 0.06, np.float32))


def _round_table(rng: np.random.Generator) -> tuple[Field, Field]:
    """The felt in its leather rim seen over its near edge: a linear picture and a mask."""
    w, h = SIZE
    x, y = grid(w, h)
    u, v = (x - _MIDDLE) / _ACROSS, (y - _TABLE_Y) / _DOWN
    q = np.sqrt(u * u + v * v)
    hide, hide_height = leather(rng, w, h)
    cloth, cloth_height = felt(rng, w, h)
    board = Board(np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32), np.zeros((h, w), np.float32))
    t = np.clip((q - 0.95) / 0.05, -1, 1)
    board.lay(hide, np.sqrt(np.maximum(1 - t * t * 0.92, 0)) * 15 + hide_height, 0.22, ramp(1.004, 0.998, q))
    seam = stitches((q - 0.845) * _DOWN, np.arctan2(v, u) * 520) * 0.6
    cloth = mix(cloth, linear(GOLD_THREAD), seam)
    shade = 1 - 0.6 * np.exp(-np.clip(0.9 - q, 0, None) * 26)
    board.lay(cloth * shade[..., None], cloth_height + seam * 0.5, 0.004, ramp(0.902, 0.897, q))
    angles = np.linspace(-3.05, -0.09, 47)
    nails(board, ((_MIDDLE + 0.972 * _ACROSS * np.cos(a), _TABLE_Y + 0.972 * _DOWN * np.sin(a)) for a in angles), 5.0)
    lamps = (Lamp(_MIDDLE - 20, 610, 230, 2.3, WARM), Lamp(_MIDDLE, 430, 120, 0.5, WARM))
    picture = lit(board.colour, board.height, lamps, board.shine)
    return np.asarray(picture * (1 - 0.3 * ramp(0.5, 1.1, q))[..., None], np.float32), ramp(1.0, 0.996, q)


def _sitter() -> tuple[Field, Field]:
    """The Stranger, linear, and his mask, `_SITTER` pixels wide."""
    who = next(p for p in face_people.people() if p.id == "stranger")
    bust = face_people.painted(who, CALM, 5)
    colour = shone(bust)
    fall = 1.15 - 0.55 * ramp(70, 180, bust.y)
    colour = colour * fall[..., None]
    n = _SITTER
    small = colour.reshape(n, 2, n, 2, 3).mean((1, 3))
    mask = bust.outline.reshape(n, 2, n, 2).mean((1, 3))
    return np.asarray(small, np.float32), np.asarray(mask, np.float32)


def _lamp(out: Field, x: Field, y: Field) -> Field:
    """A lamp under a green shade on its cord, and the light that falls from it."""
    cord = capsule(x, y, (_MIDDLE, -20), (_MIDDLE, 6), 2.2, 2.2)
    shade = polygon(x, y, [(_MIDDLE - 26, 4), (_MIDDLE + 26, 4), (_MIDDLE + 112, 46), (_MIDDLE - 112, 46)]) - 3
    round_part = np.clip((x - _MIDDLE) / (30 + 2 * np.clip(y - 4, 0, 44)), -1, 1)
    gloss = 0.25 + 0.75 * np.exp(-(((round_part + 0.35) / 0.3) ** 2))
    out = mix(out, np.broadcast_to(linear((24, 16, 12)), out.shape), cover(cord))
    green = linear((24, 84, 54)) * (0.35 + 0.65 * gloss)[..., None] + 0.12 * (gloss**6)[..., None]
    out = mix(out, np.asarray(green, np.float32), cover(shade))
    rim = ellipse(x, y, _MIDDLE, 48, 115, 5)
    out = mix(out, np.broadcast_to(linear((214, 166, 78)) * 1.3, out.shape), cover(rim))
    bulb = ellipse(x, y, _MIDDLE, 52, 40, 8)
    warm = np.array(WARM, np.float32)
    glow = 5.0 * np.exp(-np.clip(bulb, 0, None) / 5) + 0.7 * np.exp(-np.clip(bulb, 0, None) / 46)
    return np.asarray(out + (glow * ramp(44, 50, y + 0 * x))[..., None] * warm, np.float32)


def _air(rng: np.random.Generator, x: Field, y: Field) -> Field:
    """The lamp's cone in smoky air, the smoke of the cigar, motes of dust."""
    w, h = SIZE
    smoke = np.clip(octaves(rng, w, h, 300, 150, 4) * 0.5 + 0.7, 0, 2)
    down = np.clip(y - 50, 0, None)
    cone = np.exp(-(((x - _MIDDLE) / (100 + 0.62 * down)) ** 2)) * np.exp(-down / 330) * ramp(46, 70, y + 0 * x)
    rise = np.clip((_EMBER_AT[1] - y) / 300, 0, 1.2)
    curl = octaves(rng, w, h, 90, 110, 3) * 44 * rise + 22 * rise
    wisp = np.exp(-(((x - _EMBER_AT[0] - curl) / (5 + 34 * rise)) ** 2)) * np.exp(-1.6 * rise)
    wisp = wisp * ramp(_EMBER_AT[1] + 2, _EMBER_AT[1] - 16, y + 0 * x) * (0.6 + 0.5 * smoke)
    motes = np.zeros((h, w), np.float32)
    for px, py in zip(rng.normal(900, 260, 190).astype(int), rng.normal(280, 190, 190).astype(int), strict=True):
        if 2 <= px < w - 2 and 2 <= py < h - 2:
            motes[py - 1 : py + 1, px - 1 : px + 1] += float(rng.uniform(0.4, 3.2))
    light = 0.15 * cone * smoke + 0.2 * wisp + 0.07 * blurred(motes, 1.0)
    return np.asarray(light[..., None] * np.array((1.0, 0.76, 0.48), np.float32), np.float32)


def title(seed: int = 31) -> Bytes:
    """The 1280x720 picture behind the title: calm and dark at the left, where the words are."""
    rng = np.random.default_rng(seed)
    w, h = SIZE
    x, y = grid(w, h)
    air = _air(rng, x, y)
    out = _wall(rng) + air * 0.75
    person, mask = _sitter()
    left, top, n = _SITTER_LEFT, _SITTER_TOP, _SITTER
    room = out[top : top + n, left : left + n]
    halo = blurred(mask, 14)[..., None]
    room[...] = mix(np.asarray(room * (1 - 0.6 * halo), np.float32), person, mask)
    ember = np.hypot(x - _EMBER_AT[0], y - _EMBER_AT[1])
    out = out + (0.9 * np.exp(-((ember / 7) ** 2)) + 0.16 * np.exp(-ember / 16))[..., None] * linear((255, 120, 40))
    table, on_table = _round_table(rng)
    edge = np.sqrt(((x - _MIDDLE) / _ACROSS) ** 2 + ((y - _TABLE_Y) / _DOWN) ** 2)
    out = out * (1 - 0.6 * np.exp(-np.clip(edge - 1, 0, None) * 22))[..., None]
    out = _lamp(mix(np.asarray(out, np.float32), table, on_table), x, y) + air * 0.32
    far = np.sqrt(((x - 830) / (w * 0.66)) ** 2 + ((y - h * 0.5) / (h * 0.72)) ** 2)
    rgb = toned(np.asarray(out * (1 - 0.74 * ramp(0.5, 1.25, far))[..., None], np.float32), rng)
    for _, _, _, size, at_x, at_y in _THROWN:
        put(rgb, cast_shadow(size), at_x - size // 2, at_y - size // 2)
    for skin, value, yaw, size, at_x, at_y in _THROWN:
        put(rgb, portrait(skin, value, yaw, size), at_x, at_y)
    return rgb


def _written(words: str, w: int, h: int, px: int) -> Field:
    """The mask of words in the title's font, in the middle of a sheet."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    import pygame

    pygame.font.init()
    ink = pygame.font.Font(str(FONT), px).render(words, True, (255, 255, 255))
    raw = np.frombuffer(pygame.image.tobytes(ink, "RGBA"), np.uint8).reshape(ink.get_height(), ink.get_width(), 4)
    sheet = np.zeros((h, w), np.float32)
    top, left = (h - raw.shape[0]) // 2, (w - raw.shape[1]) // 2
    sheet[top : top + raw.shape[0], left : left + raw.shape[1]] = raw[..., 3] / 255
    return sheet


def _arched(sheet: Field, rise: float) -> Field:
    """The same with its middle raised by `rise` pixels, and taller there."""
    h, w = sheet.shape
    x, y = grid(w, h)
    away = np.clip(((x - w / 2) / (w / 2)) ** 2, 0, 1)
    stretch = 1.16 - 0.2 * away
    source = np.clip((y - h * 0.52 + rise * (0.5 - away)) / stretch + h * 0.52, 0, h - 1.01)
    low = source.astype(np.int64)
    part = source - low
    columns = np.broadcast_to(np.arange(w)[None, :], low.shape)
    return np.asarray(sheet[low, columns] * (1 - part) + sheet[low + 1, columns] * part, np.float32)


def _flourish(x: Field, y: Field, w: int, base: float) -> Field:
    """Two lines that taper from a diamond in the middle, below the letters."""
    side = np.abs(x - w / 2)
    bar = np.maximum(np.abs(y - base + 0.00005 * side**2) - 4.2 * (1 - side / (w * 0.40)), 34 - side)
    diamond = (side + np.abs(y - base)) * 0.7 - 11
    dot = np.hypot(side - 26, y - base) - 4
    return np.asarray(np.minimum(np.minimum(bar, diamond), dot), np.float32)


def name() -> Bytes:
    """The game's name in bevelled gold on a dark edge, RGBA, 640x250."""
    k = 2
    w, h = NAME_SIZE[0] * k, NAME_SIZE[1] * k
    rng = np.random.default_rng(37)
    x, y = grid(w, h)
    letters = _arched(_written("Yathsel", w, h, 292), 50)
    gold = np.maximum(letters, cover(_flourish(x, y, w, h * 0.925)))
    bevel = np.clip(blurred(gold, 5.0) * 2 - 0.9, 0, 1) * gold
    height = 13 * np.sqrt(bevel) + 2.2 * blurred(gold, 1.4) + octaves(rng, w, h, 5, 5, 2) * 0.16
    tone = ramp(0.16 * h, 0.86 * h, y + 0 * x)[..., None]
    metal = linear((255, 214, 120)) * (1 - tone) + linear((196, 116, 36)) * tone
    metal = metal * (1 + 0.05 * octaves(rng, w, h, 120, 3, 3))[..., None]
    lamps = (Lamp(w * 0.42, -h * 0.35, h * 1.1, 3.3, WARM), Lamp(w * 0.95, h * 1.3, h * 0.8, 0.5, (0.9, 0.5, 0.3)))
    face = lit(np.asarray(metal, np.float32), np.asarray(height, np.float32), lamps, np.full((h, w), 0.9, np.float32))
    line = np.clip(blurred(np.clip(gold * 3, 0, 1), 3.4) * 3.4, 0, 1)
    dark = np.broadcast_to(linear((34, 16, 9)), face.shape)
    out = mix(np.asarray(dark, np.float32), face, gold)
    fallen = np.zeros_like(gold)
    fallen[12:, 8:] = line[:-12, :-8]
    alpha = np.maximum(line, blurred(fallen, 7.0) * 0.72)
    return shrunk(with_alpha(toned(out, rng), alpha), k)
