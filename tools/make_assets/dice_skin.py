"""What a die is made of: grain, worn edges and engraved pips of six faces, and which face shows which number."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tools.make_assets.dice_march import Light, Turn, turn
from tools.make_assets.light import Rgb, linear
from tools.make_assets.noise import Field, octaves

TEXTURE = 160
FACE_VALUE = (1, 6, 2, 5, 3, 4)
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, -1), (-1, -1), (1, 1)),
    5: ((-1, 1), (1, -1), (-1, -1), (1, 1), (0, 0)),
    6: ((-1, 1), (1, -1), (-1, -1), (1, 1), (-1, 0), (1, 0)),
}


@dataclass(frozen=True, slots=True)
class Skin:
    """Base colour, pips, the pip of the one, strength of the grain, and the light that suits it."""

    base: Rgb
    pip: Rgb
    one: Rgb
    grain: float
    light: Light
    seed: int


BONE = Skin((246, 224, 172), (34, 26, 22), (160, 18, 12), 0.10, Light(), 3)
OXBLOOD_HORN = Skin((112, 14, 16), (250, 228, 168), (250, 228, 168), 0.18, Light(rim=0.06, shine=0.16, gloss=40), 9)


def up(value: int) -> Turn:
    """A turn that brings the face with this number to the top."""
    half = math.pi / 2
    turns = {
        1: np.eye(3),
        6: turn((1, 0, 0), math.pi),
        2: turn((0, 1, 0), -half),
        5: turn((0, 1, 0), half),
        3: turn((1, 0, 0), half),
        4: turn((1, 0, 0), -half),
    }
    return turns[value]


def painted(skin: Skin) -> tuple[Field, Field]:
    """Linear colour (6, T, T, 3) and relief (6, T, T) of the six faces."""
    rng = np.random.default_rng(skin.seed)
    n = TEXTURE
    colour, relief = np.empty((6, n, n, 3), np.float32), np.zeros((6, n, n), np.float32)
    c = (np.arange(n, dtype=np.float32) + 0.5) / n * 2 - 1
    u, v = c[None, :], -c[:, None]
    for face, value in enumerate(FACE_VALUE):
        streaks = octaves(rng, n, n, n / 4, n / 2, 4, 0.6)
        tone = linear(skin.base) * (1 + skin.grain * streaks[..., None])
        worn = np.clip((np.maximum(np.abs(u), np.abs(v)) - 0.78) / 0.22, 0, 1) ** 2
        tone = tone * (1 - 0.28 * worn[..., None] * np.array([0.6, 0.8, 1.0], np.float32))
        radius = 0.235 if value == 1 else 0.17
        for px, py in PIPS[value]:
            d = np.hypot(u - px * 0.46, v - py * 0.46) / radius
            inside = np.clip((1 - d) * n * radius / 2.4 + 0.5, 0, 1)[..., None]
            tone = tone * (1 - inside) + linear(skin.one if value == 1 else skin.pip) * inside
            relief[face] -= np.sqrt(np.clip(1 - d * d, 0, 1)) * 0.45
        colour[face] = tone
    return np.clip(colour, 0, 1.2), relief
