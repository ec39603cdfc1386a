"""The dice on the table: sheets of tumbling dice, their shadows, small flat faces and the ring of a held die."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from tools.make_assets.cloth import BRASS
from tools.make_assets.dice_march import SPHERE, Camera, Hits, Turn, camera, cast, picture, shaded, turn
from tools.make_assets.dice_skin import BONE, OXBLOOD_HORN, PIPS, Skin, painted, up
from tools.make_assets.light import Bytes, blurred, grid, linear, ramp, shrunk, slopes, with_alpha
from tools.make_assets.noise import Field
from tools.make_assets.shapes import cover, dome, rounded_box

CELL, FRAMES = 112, 20
SHADOW_CELL, SHADOWS = 192, 8
VARIANTS = ("", "_b", "_c", "_d")
SKINS: tuple[tuple[str, Skin], ...] = (("plain", BONE), ("dark", OXBLOOD_HORN))
_YAWS = (-0.42, 0.3, 0.62, -0.15)
_CORNERS = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], np.float64)


def _lift(pose: Turn) -> float:
    """How far above its resting height the centre is when the turned die touches the table."""
    inner = 0.74
    low = -float((_CORNERS * inner @ pose.T)[:, 2].min()) + 0.26
    return min(low, SPHERE) - 1


def poses(value: int, variant: int) -> list[Turn]:
    """The turns of one tumble; the last two are nearly and exactly at rest with `value` up."""
    rng = np.random.default_rng((7, value, variant))
    yaw = _YAWS[variant] + float(rng.uniform(-0.1, 0.1))
    rest = turn((0, 0, 1), yaw) @ up(value)
    heading = yaw + math.pi / 2 * int(rng.integers(0, 4))
    roll = (math.cos(heading), math.sin(heading), 0.0)
    spin = (float(rng.normal(0, 0.6)), float(rng.normal(0, 0.6)), 1.0)
    turns = []
    for frame in range(FRAMES):
        left = 1 - frame / (FRAMES - 1)
        rocking = 0.05 * math.sin(left * 14) * left if left < 0.2 else 0.0
        rolling = math.radians(530) * left**2.1 + rocking
        spinning = math.radians(260) * max(0.0, left - 0.22) ** 1.5 * float(1 if variant % 2 else -1)
        turns.append(turn(roll, rolling) @ turn(spin, spinning) @ rest)
    return turns


def _casts(variant: int, view: Camera) -> Iterator[tuple[int, int, Turn, Hits]]:
    for value in range(1, 7):
        for frame, pose in enumerate(poses(value, variant)):
            yield value - 1, frame, pose, cast(pose, view, (0.0, 0.0, _lift(pose)))


def sheet_camera() -> Camera:
    """The view of a cell: the die stands 4 pixels low, for while it rolls over an edge it is higher."""
    return camera(CELL, 3, drop=4)


def sheets(variant: int) -> list[Bytes]:
    """One sheet a skin: six rows (numbers 1 to 6) of 20 frames."""
    view, size = sheet_camera(), CELL
    skins = [(skin.light, *painted(skin)) for _, skin in SKINS]
    out = [np.zeros((6 * size, FRAMES * size, 4), np.uint8) for _ in SKINS]
    for row, column, pose, hits in _casts(variant, view):
        for sheet, (light, colour, relief) in zip(out, skins, strict=True):
            cell = picture(hits, shaded(hits, pose, view, colour, relief, light), view)
            sheet[row * size : (row + 1) * size, column * size : (column + 1) * size] = cell
    return out


def portrait(skin: Skin, value: int, yaw: float, size: int) -> Bytes:
    """One die at rest, for backdrops and the icon."""
    view = camera(size, 4)
    pose = turn((0, 0, 1), yaw) @ up(value)
    hits = cast(pose, view)
    return picture(hits, shaded(hits, pose, view, *painted(skin), skin.light), view)


def shadows() -> Bytes:
    """The soft shadow of a die, a cell for each 20 pixels it is higher: the higher, the wider, softer and paler.

    Lit from the upper left, so it lies to the lower right of the cell's centre; going away is left to the screen.
    """
    return np.concatenate([_shadow(step / (SHADOWS - 1)) for step in range(SHADOWS)], 1)


def _shadow(up: float) -> Bytes:
    size = SHADOW_CELL
    x, y = grid(size, size)
    c = size / 2
    wide = 1 + 0.1 * up
    body = cover(rounded_box(x, y, c + 8, c + 12, 33 * wide, 25 * wide, 10 + 8 * up))
    body = blurred(body, 8 + 12 * up) * (0.78 - 0.3 * up)
    touch = blurred(cover(rounded_box(x, y, c + 2, c + 12, 30, 24, 8)), 3.5) * max(0.0, 0.55 - 3.5 * up)
    rgb = np.broadcast_to(np.array((4, 8, 6), np.uint8), (size, size, 3))
    return with_alpha(rgb, 1 - (1 - body) * (1 - touch))


def _flat_face(value: int, base: Field, pip: Field, edge: Field, size: int) -> Bytes:
    k = 4
    n = size * k
    x, y = grid(n, n)
    d = rounded_box(x, y, n / 2 - 0.5, n / 2 - 0.5, n / 2 - k, n / 2 - k, n * 0.2)
    bevel = dome(d, n * 0.14, 1.0)
    gx, gy = slopes(bevel)
    light = 1 + 12 * (-gx * 0.5 - gy * 0.8)
    colour = base * light[..., None]
    rim = ramp(-k * 1.6, -k * 0.6, d)[..., None]
    colour = colour * (1 - rim) + edge * rim
    for px, py in PIPS[value]:
        q = np.hypot(x - n / 2 - px * n * 0.235, y - n / 2 + py * n * 0.235) - n * (0.125 if value == 1 else 0.092)
        m = ramp(k / 2, -k / 2, q)[..., None]
        colour = colour * (1 - m) + pip * m
    rgb = np.clip(np.clip(colour, 0, 1) ** (1 / 2.2) * 255 + 0.5, 0, 255).astype(np.uint8)
    return shrunk(with_alpha(rgb, ramp(k / 2, -k / 2, d)), k)


def small(skin: Skin, size: int = 36) -> Bytes:
    """Six flat faces side by side."""
    base, pip = linear(skin.base), linear(skin.pip)
    one = linear(skin.one)
    edge = base * 0.34 if skin is BONE else linear((236, 190, 120)) * 0.7
    return np.concatenate([_flat_face(v, base, one if v == 1 else pip, edge, size) for v in range(1, 7)], 1)


def held_ring(size: int = 128) -> Bytes:
    """A brass ring with a soft glow, laid under a held die; the die's centre is the picture's centre."""
    k = 2
    n = size * k
    x, y = grid(n, n)
    d = rounded_box(x, y, n / 2 - 0.5, n / 2 - 0.5, n * 0.40, n * 0.40, n * 0.17)
    band = n * 0.026
    t = np.clip(np.abs(d) / band, 0, 1)
    height = np.sqrt(1 - t * t * 0.98) * band
    gx, gy = slopes(height)
    slope = 1 / np.sqrt(gx * gx + gy * gy + 1)
    glint = np.clip((-gx * -0.45 - gy * -0.6 + 0.75) * slope, 0, 1)
    metal = linear(BRASS) * (0.25 + 1.1 * glint[..., None]) + (glint[..., None] ** 22) * 0.9
    body = ramp(band + 1, band - 1, np.abs(d))
    glow = np.exp(-np.clip(np.abs(d) - band, 0, None) / (n * 0.03)) * 0.6
    fade = ramp(0, n * 0.05, n / 2 - np.maximum(np.abs(x - n / 2), np.abs(y - n / 2)))
    colour = metal * body[..., None] + linear((255, 206, 110)) * (1 - body[..., None])
    rgb = np.clip(np.clip(colour, 0, 1) ** (1 / 2.2) * 255 + 0.5, 0, 255).astype(np.uint8)
    return shrunk(with_alpha(rgb, np.maximum(body, glow * fade * (1 - body))), k)
