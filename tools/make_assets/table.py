"""The saloon table of the duel: two walnut wings, the felt in its nailed rim, the leather bar below."""

from __future__ import annotations

import numpy as np

from tools.make_assets.cloth import (
    BROWN_LEATHER,
    GOLD_THREAD,
    Board,
    brass_bar,
    felt,
    leather,
    nails,
    stitches,
)
from tools.make_assets.light import Bytes, Lamp, grid, linear, lit, mix, ramp, toned
from tools.make_assets.noise import Field
from tools.make_assets.shapes import around, rounded_box
from tools.make_assets.wood import WALNUT, boards, upright_boards

SIZE = (1280, 720)
BAR_TOP = 640
WINGS = ((0, 240), (950, 1280))
RIM_BOX = (254, 14, 936, 626)
RIM = 30.0
CORNER = 84.0
WARM, MOON, EMBER = (1.0, 0.74, 0.42), (0.4, 0.52, 0.95), (1.0, 0.5, 0.22)


def lay_felt(board: Board, rng: np.random.Generator, box: tuple[float, float, float, float], corner: float) -> None:
    """Felt in a leather rim with brass nails; box is the outer edge of the rim (left, top, right, bottom)."""
    h, w = board.height.shape
    x, y = grid(w, h)
    cx, cy = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    half_w, half_h = (box[2] - box[0]) / 2 - RIM, (box[3] - box[1]) / 2 - RIM
    d = rounded_box(x, y, cx, cy, half_w, half_h, corner)
    board.darken(1 - 0.62 * np.exp(-np.clip(d - RIM, 0, None) / 17))
    t = np.clip((d - RIM / 2) / (RIM / 2), -1, 1)
    hide, hide_height = leather(rng, w, h)
    bulge = np.sqrt(np.maximum(1 - t * t * 0.92, 0)) * 14
    board.lay(hide, bulge + hide_height, 0.2, ramp(1, -1, np.abs(d - RIM / 2) - RIM / 2))
    cloth, cloth_height = felt(rng, w, h)
    depth = np.clip(-d, 0, None)
    shade = 1 - 0.6 * np.exp(-depth / 13) - 0.18 * np.exp(-depth / 60)
    seam = stitches(d + 24, _along(x, y, cx, cy, half_w, half_h)) * 0.6
    cloth = mix(cloth, linear(GOLD_THREAD), seam) * shade[..., None]
    board.lay(cloth, cloth_height + seam * 0.5, 0.004, ramp(1, -1, d))
    ring = corner + RIM * 0.82
    grow = RIM * 0.82
    nails(board, ((cx + px, cy + py) for px, py in around(half_w + grow, half_h + grow, ring, 33)), 5.3)


def _along(x: Field, y: Field, cx: float, cy: float, half_w: float, half_h: float) -> Field:
    """A coordinate that runs along the nearest side, and round the corners by the angle."""
    dx, dy = np.abs(x - cx) - half_w, np.abs(y - cy) - half_h
    return np.where(dx > dy, y - cy + 0 * x, x - cx + 0 * y).astype(np.float32) * 0.9


def _wing(board: Board, rng: np.random.Generator, left: int, right: int) -> None:
    """A standing panel of dark walnut with a moulding and a fine brass inlay."""
    h, w = board.height.shape
    wide, tall = right - left, BAR_TOP
    x, y = grid(w, h)
    wood, height = upright_boards(rng, wide, tall, 83 if wide < 300 else 112)
    colour, relief = board.colour.copy(), board.height.copy()
    colour[:tall, left:right], relief[:tall, left:right] = wood, height
    d = rounded_box(x, y, (left + right) / 2, tall / 2, wide / 2, tall / 2, 4)
    frame = ramp(-17, -15, d)
    t = np.clip((d + 8) / 8, -1, 1)
    relief = relief * (1 - 0.85 * frame) + frame * np.sqrt(np.maximum(1 - t * t * 0.94, 0)) * 6
    shade = (1 - 0.5 * np.exp(-np.clip(-d - 16, 0, None) / 9)) * (1 - frame) * 0.56 + frame * 0.85
    board.lay(colour * shade[..., None], relief, 0.08, ramp(0.5, -0.5, d))
    inlay = ramp(1.4, 0.6, np.abs(d + 22))
    board.lay(np.broadcast_to(linear((176, 128, 56)), colour.shape), board.height + inlay, 0.7, inlay * 0.85)


def _bar(board: Board, rng: np.random.Generator) -> None:
    """The leather strip at the bottom with a seam and a brass rail on its upper edge."""
    h, w = board.height.shape
    x, y = grid(w, h)
    hide, height = leather(rng, w, h, BROWN_LEATHER)
    inside = y - BAR_TOP + 0 * x
    swell = np.sqrt(np.clip(1 - ((inside - 42) / 60) ** 2, 0, 1)) * 10
    seam = stitches(inside - 11, x + 0 * y, 0.9, 0.3) + stitches(inside - 69, x + 0 * y, 0.9, 0.3)
    hide = mix(hide * 0.5, linear(GOLD_THREAD) * 0.4, seam * 0.7)
    board.darken(1 - 0.55 * np.exp(-np.clip(-inside, 0, None) / 9))
    board.lay(hide, height * 0.4 + swell + seam * 0.5, 0.12, ramp(-0.5, 0.5, inside))
    brass_bar(board, inside - 0.5, 3.2)


def duel_table(seed: int = 4) -> Bytes:
    """The 1280x720 picture under the duel."""
    rng = np.random.default_rng(seed)
    w, h = SIZE
    x, y = grid(w, h)
    colour, height = boards(rng, w, h, 103, WALNUT)
    board = Board(colour * 0.8, height, np.full((h, w), 0.12, np.float32))
    lay_felt(board, rng, RIM_BOX, CORNER)
    for left, right in WINGS:
        _wing(board, rng, left, right)
    _bar(board, rng)
    cx, cy = (RIM_BOX[0] + RIM_BOX[2]) / 2, 270
    lamps = (
        Lamp(cx, cy, 380, 2.5, WARM),
        Lamp(20, 20, 340, 0.24, MOON),
        Lamp(1200, 60, 330, 0.5, EMBER),
        Lamp(120, 190, 300, 0.5, WARM),
    )
    picture = lit(board.colour, board.height, lamps, board.shine)
    far = np.sqrt(((x - cx) / (w * 0.64)) ** 2 + ((y - h * 0.48) / (h * 0.72)) ** 2)
    return toned(picture * (1 - 0.6 * ramp(0.5, 1.3, far))[..., None], rng)
