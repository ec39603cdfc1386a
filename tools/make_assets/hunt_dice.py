"""The dice of Bounty Hunter: black glass with signs that glow, and steel with enamel signs and bolts."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.make_assets.dice_goods import _rounded as rounded
from tools.make_assets.dice_march import Light, cast, picture, shaded
from tools.make_assets.dice_sheet import CELL, FRAMES, poses, sheet_camera
from tools.make_assets.dice_sheet import _lift as lift
from tools.make_assets.dice_skin import FACE_VALUE, TEXTURE
from tools.make_assets.hunt_marks import COLOURS, LETTERS, shape
from tools.make_assets.light import Bytes, Rgb, linear
from tools.make_assets.noise import Field, octaves

_IN_MOTION, _AT_REST = 8, 3


@dataclass(frozen=True, slots=True)
class Stuff:
    """What a hunt die is made of: colour, brushing, light, how bright its signs are, and whether bolts hold it."""

    base: Rgb
    grain: tuple[float, float, float]
    light: Light
    glow: float
    bolts: bool
    seed: int


STUFFS: tuple[tuple[str, Stuff], ...] = (
    ("hunt", Stuff((34, 30, 46), (0.12, 0.5, 0.5), Light(rim=0.34, shine=0.7, gloss=90), 1.9, False, 71)),
    ("hunt_grey", Stuff((150, 158, 172), (0.24, 0.9, 0.03), Light(rim=0.1, shine=0.4, gloss=40), 0.9, True, 72)),
)


def painted(stuff: Stuff) -> tuple[Field, Field]:
    """Linear colour (6, T, T, 3) and relief (6, T, T) of the six faces, in the order of the colours."""
    rng = np.random.default_rng(stuff.seed)
    n = TEXTURE
    c = (np.arange(n, dtype=np.float32) + 0.5) / n * 2 - 1
    u, v = np.meshgrid(c, -c)
    strength, along_u, along_v = stuff.grain
    colour, relief = np.empty((6, n, n, 3), np.float32), np.zeros((6, n, n), np.float32)
    for face, value in enumerate(FACE_VALUE):
        letter = LETTERS[value - 1]
        streaks = octaves(rng, n, n, max(2.0, n * along_u), max(2.0, n * along_v), 4, 0.6)
        tone = linear(stuff.base) * (1 + strength * streaks[..., None])
        if stuff.bolts:
            frame = np.clip(0.5 - (np.abs(np.maximum(np.abs(u), np.abs(v)) - 0.9) - 0.045) * n / 3, 0, 1)
            bolt = np.clip(0.5 - (np.hypot(np.abs(u) - 0.76, np.abs(v) - 0.76) - 0.09) * n / 3, 0, 1)
            tone = tone * (1 - 0.45 * frame[..., None]) * (1 - 0.7 * bolt[..., None])
            relief[face] -= 0.12 * frame - 0.3 * bolt
        d = shape(letter, u / 0.98, v / 0.98)
        well = np.clip(0.5 - (d - 0.07) * n / 3, 0, 1)[..., None]
        inside = np.clip(0.5 - d * n / 3, 0, 1)[..., None]
        halo = np.exp(-np.clip(d, 0, None) / 0.16)[..., None] * (0.22 if not stuff.bolts else 0.0)
        lit = linear(COLOURS[letter])
        tone = tone * (1 - (0.75 if stuff.bolts else 0.3) * well) + lit * halo
        tone = tone * (1 - inside) + lit * stuff.glow * inside
        relief[face] -= 0.34 * np.sqrt(np.clip(-d / 0.14, 0, 1))
        colour[face] = tone
    return np.clip(colour, 0, 2.4), relief


def sheet(stuff: Stuff, variant: int) -> Bytes:
    """Six rows (red, blue, yellow, green, orange, purple) of 20 frames."""
    view, size = sheet_camera(), CELL
    colour, relief = painted(stuff)
    out = np.zeros((6 * size, FRAMES * size, 4), np.uint8)
    for value in range(1, 7):
        for frame, pose in enumerate(poses(value, variant)):
            hits = cast(pose, view, (0.0, 0.0, lift(pose)))
            cell = picture(hits, shaded(hits, pose, view, colour, relief, stuff.light), view)
            cell = rounded(cell, _IN_MOTION if frame < FRAMES - 3 else _AT_REST)
            row, column = (value - 1) * size, frame * size
            out[row : row + size, column : column + size] = cell
    return out
