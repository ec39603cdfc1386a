"""Parchment: torn and browned sheets for the score card and dialogs, with the shadow they throw."""

from __future__ import annotations

import numpy as np

from tools.make_assets.light import Bytes, Rgb, blurred, grid, linear, ramp, slopes, with_alpha
from tools.make_assets.noise import Field, grain, octaves
from tools.make_assets.shapes import rounded_box

PAPER: Rgb = (228, 207, 162)
CARD_SIZE, CARD_MARGIN = (330, 636), 8
SHADOW_MARGIN = 30


def _lamplight(x: Field, y: Field) -> Field:
    """One warm lamp over the upper left; the far corners lie a little in the dark."""
    away = np.hypot((x + 0.16) * 0.95, y + 0.34)
    near, far = np.exp(-((away / 0.42) ** 2)), ramp(0.55, 1.15, away)
    warm = np.array((1.0, 0.93, 0.76), np.float32)
    return np.asarray(1 + near[..., None] * 0.12 * warm - far[..., None] * np.array((0.15, 0.19, 0.27), np.float32))


def sheet(w: int, h: int, margin: int, seed: int, folds: tuple[float, ...], lamp: bool = False) -> tuple[Bytes, Field]:
    """RGB bytes and alpha of a w by h picture whose paper starts `margin` inside; folds are parts of the height."""
    rng = np.random.default_rng(seed)
    x, y = grid(w, h)
    x, y = x - w / 2 + 0.5, y - h / 2 + 0.5
    torn = octaves(rng, w, h, 26, 26, 4) * 1.3 + octaves(rng, w, h, 110, 110, 2) * 1.4 + 1.6
    d = np.maximum(np.abs(x) - w / 2 + margin, np.abs(y) - h / 2 + margin) + np.clip(torn, -margin + 1.5, 9)
    blot = octaves(rng, w, h, 150, 150, 4)
    fibre = octaves(rng, w, h, 30, 3, 2) + 0.4 * octaves(rng, w, h, 3, 30, 2) + octaves(rng, w, h, 7, 7, 3)
    spots = ramp(1.7, 2.8, octaves(rng, w, h, 34, 34, 2))
    burn = np.clip(np.exp(d / 8) * 1.2 + np.exp(d / 36) * 0.36, 0, 0.95)
    colour = linear(PAPER) * (1 + 0.06 * blot + 0.016 * fibre + 0.012 * grain(rng, w, h))[..., None]
    colour = colour * (1 - burn[..., None] * np.array([0.5, 0.68, 0.86], np.float32))
    colour = colour * (1 - spots[..., None] * np.array([0.07, 0.11, 0.17], np.float32))
    height = blot * 0.6 + fibre * 0.1
    for fold in folds:
        crease = y - (fold - 0.5) * h - octaves(rng, w, h, 160, 400, 1) * 1.2
        height = height - np.exp(-((crease / 2.6) ** 2)) * 0.8
    gx, gy = slopes(height.astype(np.float32))
    colour = colour * np.clip(1 + 0.32 * (gx * 0.7 + gy), 0.6, 1.35)[..., None]
    colour = colour * (1.03 - 0.1 * (y / h + 0.5) - 0.05 * (x / w + 0.5))[..., None]
    if lamp:
        colour = colour * _lamplight(x / w, y / h)
    rgb = np.clip(colour, 0, 1) ** (1 / 2.2) * 255 + rng.random((h, w), dtype=np.float32)[..., None]
    return np.clip(rgb, 0, 255).astype(np.uint8), ramp(0.7, -0.7, d)


def note(dim: bool, w: int = 360, h: int = 350) -> Bytes:
    """Smooth light paper with round corners for what can be chosen; dim for what cannot now."""
    rng = np.random.default_rng(43 + dim)
    x, y = grid(w, h)
    d = rounded_box(x, y, w / 2 - 0.5, h / 2 - 0.5, w / 2, h / 2, 12)
    blot = octaves(rng, w, h, 120, 120, 4)
    fibre = octaves(rng, w, h, 26, 2, 2) + 0.4 * octaves(rng, w, h, 2, 26, 2)
    colour = linear((224, 206, 166) if dim else (243, 231, 198)) * (1 + 0.035 * blot + 0.014 * fibre)[..., None]
    worn = np.exp(np.minimum(d, 0) / 16) * 0.2 * np.clip(1 + 0.6 * octaves(rng, w, h, 40, 40, 3), 0.2, 2)
    colour = (
        colour * (1 - worn[..., None] * np.array([0.4, 0.6, 0.9], np.float32)) * _lamplight(x / w - 0.5, y / h - 0.5)
    )
    rgb = np.clip(colour, 0, 1) ** (1 / 2.2) * 255 + rng.random((h, w), dtype=np.float32)[..., None]
    return with_alpha(np.clip(rgb, 0, 255).astype(np.uint8), ramp(0.7, -0.7, d))


def card() -> Bytes:
    """The score card, 330x636; the paper fills it but for a margin of 8 pixels."""
    return with_alpha(*sheet(*CARD_SIZE, CARD_MARGIN, 2, (1 / 3, 2 / 3)))


def card_shadow() -> Bytes:
    """The card's shadow, larger by 30 pixels on every side, already moved to the lower right."""
    w, h = CARD_SIZE
    _, paper = sheet(w, h, CARD_MARGIN, 2, ())
    room = np.pad(paper, SHADOW_MARGIN)
    alpha = blurred(np.roll(room, (13, 8), (0, 1)), 9) * 0.62
    return with_alpha(np.zeros((*alpha.shape, 3), np.uint8), alpha)


def panel(w: int, h: int, seed: int, margin: int = 20) -> Bytes:
    """A parchment dialog with its shadow baked in; the paper starts `margin` inside the picture."""
    rgb, paper = sheet(w, h, margin, seed, (0.5,), lamp=True)
    shade = blurred(np.roll(paper, (6, 3), (0, 1)), 6) * 0.7
    alpha = paper + shade * (1 - paper)
    return with_alpha((rgb * (paper > 0.02)[..., None]).astype(np.uint8), alpha)
