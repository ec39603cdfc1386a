"""The dice of Bang! Dice with their six signs, and the same signs as small pictures for seats and lists."""

from __future__ import annotations

import numpy as np

from tools.make_assets.bang_marks import FACES, MARKS, Stain
from tools.make_assets.dice_march import Light, cast, picture, shaded
from tools.make_assets.dice_sheet import CELL, FRAMES, poses, sheet_camera
from tools.make_assets.dice_sheet import _lift as lift
from tools.make_assets.dice_skin import FACE_VALUE, TEXTURE
from tools.make_assets.light import Bytes, linear, mix, shrunk, slopes, with_alpha
from tools.make_assets.noise import Field, octaves

BASE = (240, 218, 166)
NOON = Light(
    key=(-0.5, 0.42, 0.76), warm=(1.8, 1.55, 1.18), fill=(0.2, 0.24, 0.3), bounce=(0.26, 0.17, 0.08), shine=0.4
)
ICON, FINE = 64, 4


def painted() -> tuple[Field, Field]:
    """Linear colour (6, T, T, 3) and relief (6, T, T) of the six faces; face n of a die shows FACES[n - 1]."""
    rng = np.random.default_rng(12)
    n = TEXTURE
    c = (np.arange(n, dtype=np.float32) + 0.5) / n * 2 - 1
    u, v = np.meshgrid(c, -c)
    colour, relief = np.empty((6, n, n, 3), np.float32), np.zeros((6, n, n), np.float32)
    for face, value in enumerate(FACE_VALUE):
        streaks = octaves(rng, n, n, n / 3, n / 2, 4, 0.6)
        worn = np.clip((np.maximum(np.abs(u), np.abs(v)) - 0.78) / 0.22, 0, 1) ** 2
        tone: Field = linear(BASE) * (1 + 0.09 * streaks[..., None]) * (1 - 0.3 * worn[..., None])
        way = -1.06 if value == 5 else 1.06
        for stain in MARKS[FACES[value - 1]](u * way, v * way):
            tone, relief[face] = _cut(tone, relief[face], stain, n)
        colour[face] = tone
    return np.clip(colour, 0, 1.2), relief


def _cut(tone: Field, relief: Field, stain: Stain, n: int) -> tuple[Field, Field]:
    inside = np.clip(0.5 - stain.shape * n / 2.4, 0, 1)
    deeper = relief - stain.depth * np.sqrt(np.clip(-stain.shape / 0.12, 0, 1))
    return mix(tone, linear(stain.colour), inside), np.asarray(deeper, np.float32)


def sheet() -> Bytes:
    """Six rows (in the order of FACES) of 20 frames."""
    view, size = sheet_camera(), CELL
    colour, relief = painted()
    out = np.zeros((6 * size, FRAMES * size, 4), np.uint8)
    for value in range(1, 7):
        for frame, pose in enumerate(poses(value, 0)):
            hits = cast(pose, view, (0.0, 0.0, lift(pose)))
            cell = picture(hits, shaded(hits, pose, view, colour, relief, NOON), view)
            out[(value - 1) * size : value * size, frame * size : (frame + 1) * size] = cell
    return out


def icon(name: str, grey: bool = False) -> Bytes:
    """A sign as a small solid thing, lit from the upper left, with a dark rim; grey: used up."""
    n = ICON * FINE
    c = ((np.arange(n, dtype=np.float32) + 0.5) / n * 2 - 1) * 1.12
    u, v = np.meshgrid(c, -c)
    stains = MARKS[name](u, v)
    body = np.minimum.reduce([stain.shape for stain in stains])
    tone: Field = np.zeros((n, n, 3), np.float32) + linear((30, 18, 10))
    relief = np.zeros((n, n), np.float32)
    for stain in stains:
        inside = np.clip(0.5 - stain.shape * n / 3, 0, 1)
        tone = mix(tone, linear(stain.colour), inside)
        relief = relief + (0.4 - stain.depth) * 10 * np.sqrt(np.clip(-stain.shape / 0.16, 0, 1)) * inside
    gx, gy = slopes(np.asarray(relief, np.float32))
    light = np.clip(1 + 0.55 * (-gx * -0.6 - gy * -0.8), 0.35, 1.9)
    tone = tone * light[..., None] * 1.12
    if grey:
        tone = tone.mean(-1, keepdims=True) * np.array((0.62, 0.56, 0.5), np.float32)
    rgb = (np.clip(tone, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
    alpha = np.clip(0.5 - (body - 0.055) * n / 4, 0, 1) * (0.55 if grey else 1.0)
    return shrunk(with_alpha(rgb, np.asarray(alpha, np.float32)), FINE)
