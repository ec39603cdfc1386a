"""Felt, leather and brass: the stuff the table is trimmed with, as colour, height and shine."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from tools.make_assets.light import Rgb, grid, linear, mix, ramp
from tools.make_assets.noise import Field, grain, octaves, value_noise

BOTTLE_GREEN: Rgb = (20, 80, 54)
OXBLOOD: Rgb = (92, 38, 24)
BROWN_LEATHER: Rgb = (66, 38, 24)
BRASS: Rgb = (226, 172, 70)
GOLD_THREAD: Rgb = (206, 164, 84)


@dataclass(slots=True)
class Board:
    """A picture in the making: linear colour (h, w, 3), height and shine (h, w)."""

    colour: Field
    height: Field
    shine: Field

    def lay(self, colour: Field, height: Field, shine: float, mask: Field) -> None:
        """Put another stuff over this one where the mask is 1."""
        self.colour = mix(self.colour, colour, mask)
        self.height = mix(self.height, height, mask)
        self.shine = mix(self.shine, np.full_like(self.shine, shine), mask)

    def darken(self, factor: Field) -> None:
        """Multiply the colour by a (h, w) factor, as a shadow does."""
        self.colour = self.colour * factor[..., None]


def felt(rng: np.random.Generator, w: int, h: int, base: Rgb = BOTTLE_GREEN) -> tuple[Field, Field]:
    """Colour and height of woollen cloth."""
    n = grain(rng, w, h)
    fibre = n + np.roll(n, 1, 1) * 0.7 + np.roll(np.roll(n, 1, 0), 1, 1) * 0.5 + np.roll(n, 1, 0) * 0.4
    wear = octaves(rng, w, h, 180, 140, 3)
    return linear(base) * (1 + 0.065 * fibre[..., None] + 0.07 * wear[..., None]), fibre * 0.04


def leather(rng: np.random.Generator, w: int, h: int, base: Rgb = OXBLOOD) -> tuple[Field, Field]:
    """Colour and height of grained hide."""
    hide = octaves(rng, w, h, 9, 9, 3)
    pore = value_noise(rng, w, h, 3.2, 3.2)
    worn = octaves(rng, w, h, 90, 60, 3)
    colour = linear(base) * (1 + 0.14 * hide[..., None] + 0.08 * worn[..., None] - 0.1 * (pore > 0.9)[..., None])
    return colour.astype(np.float32), hide * 0.16 + 0.1 * pore


def stitches(distance: Field, along: Field, width: float = 1.0, dash: float = 0.28, gap: float = -0.75) -> Field:
    """The mask of a sewn line where `distance` is 0, broken by a wave along the seam."""
    sewn = (np.sin(along * dash) > gap).astype(np.float32)
    return np.asarray(ramp(width + 0.5, width - 0.5, np.abs(distance)) * sewn, np.float32)


def nails(board: Board, centres: Iterable[tuple[float, float]], radius: float) -> None:
    """Drive domed brass nails into the board."""
    reach = int(radius * 1.6) + 2
    h, w = board.height.shape
    mask, rise = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    shade = np.zeros((h, w), np.float32)
    gx, gy = grid(2 * reach, 2 * reach)
    for px, py in centres:
        x0, y0 = int(px) - reach, int(py) - reach
        if x0 < 0 or y0 < 0 or x0 + 2 * reach > w or y0 + 2 * reach > h:
            continue
        q = np.hypot(gx + x0 - px, gy + y0 - py)
        cut = np.s_[y0 : y0 + 2 * reach, x0 : x0 + 2 * reach]
        mask[cut] = np.maximum(mask[cut], ramp(radius + 0.6, radius - 0.6, q))
        rise[cut] = np.maximum(rise[cut], np.sqrt(np.maximum((radius + 0.4) ** 2 - q * q, 0)) * 0.85)
        fall = np.hypot(gx + x0 - px - 0.8, gy + y0 - py - 1.4)
        shade[cut] = np.maximum(shade[cut], ramp(radius + 3, radius - 1, fall))
    board.darken(1 - 0.55 * shade)
    board.height = board.height * (1 - mask) + (board.height * 0.3 + rise) * mask
    board.colour = mix(board.colour, linear(BRASS), mask)
    board.shine = mix(board.shine, np.full_like(board.shine, 3.0), mask)


def brass_bar(board: Board, distance: Field, half: float) -> None:
    """Lay a rounded brass rail along the line where `distance` is 0."""
    t = np.clip(np.abs(distance) / half, 0, 1)
    mask = ramp(half + 0.5, half - 0.5, np.abs(distance))
    rise = np.sqrt(1 - t * t * 0.96) * half * 0.9
    board.lay(np.broadcast_to(linear(BRASS) * 0.72, board.colour.shape), rise, 1.5, mask)
