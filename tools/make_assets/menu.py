"""The backdrop of title and menus, and the icon of the program."""

from __future__ import annotations

import numpy as np

from tools.make_assets.cloth import Board, felt
from tools.make_assets.dice_march import camera, cast, picture, shaded, turn
from tools.make_assets.dice_sheet import portrait
from tools.make_assets.dice_skin import BONE, OXBLOOD_HORN, Skin, painted, up
from tools.make_assets.light import Bytes, Lamp, blurred, grid, lit, ramp, shrunk, toned, with_alpha
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import cover, rounded_box
from tools.make_assets.table import EMBER, MOON, SIZE, WARM, lay_felt
from tools.make_assets.wood import WALNUT, boards

# skin, number, turn, left and top of a 210 pixel cell
_AT_REST: tuple[tuple[Skin, int, float, int, int], ...] = (
    (BONE, 5, 0.42, 930, 350),
    (OXBLOOD_HORN, 6, -0.5, 1085, 300),
    (BONE, 1, -0.24, 1060, 455),
)
_CELL = 210


def put(below: Bytes, above: Bytes, left: int, top: int) -> None:
    """Lay an RGBA picture on another; what hangs over its right or lower edge is left out."""
    h, w = above.shape[:2]
    right, bottom = min(below.shape[1], left + w), min(below.shape[0], top + h)
    cut = above[: bottom - top, : right - left].astype(np.float32)
    alpha = cut[..., 3:] / 255
    under = below[top:bottom, left:right, :3]
    under[...] = (under * (1 - alpha) + cut[..., :3] * alpha + 0.5).astype(np.uint8)


def cast_shadow(size: int) -> Bytes:
    """The shadow of a resting die, twice as wide as the die's cell."""
    x, y = grid(size * 2, size * 2)
    c = size
    k = size / 112
    body = blurred(cover(rounded_box(x, y, c + 10 * k, c + 13 * k, 34 * k, 26 * k, 10 * k)), 8 * k) * 0.82
    touch = blurred(cover(rounded_box(x, y, c + 2 * k, c + 12 * k, 30 * k, 24 * k, 8 * k)), 3.5 * k) * 0.6
    return with_alpha(np.zeros((size * 2, size * 2, 3), np.uint8), 1 - (1 - body) * (1 - touch))


def _dust(rng: np.random.Generator, w: int, h: int) -> Field:
    field = np.zeros((h, w), np.float32)
    for _ in range(90):
        px, py = int(rng.normal(470, 260)), int(rng.normal(230, 170))
        if 2 <= px < w - 2 and 2 <= py < h - 2:
            field[py - 1 : py + 2, px - 1 : px + 2] += float(rng.uniform(0.3, 2.2))
    return blurred(field, 1.2)


def backdrop(seed: int = 11) -> Bytes:
    """The 1280x720 picture behind the menus: boards in lamp light, calm at the left, dice on felt at the right."""
    rng = np.random.default_rng(seed)
    w, h = SIZE
    x, y = grid(w, h)
    colour, height = boards(rng, w, h, 120, WALNUT)
    board = Board(colour * 0.5, height, np.full((h, w), 0.1, np.float32))
    lay_felt(board, rng, (812, 236, 1700, 1200), 96)
    lamps = (
        Lamp(470, 210, 330, 2.1, WARM),
        Lamp(1120, 420, 240, 1.25, WARM),
        Lamp(20, 700, 300, 0.22, MOON),
        Lamp(1270, 20, 300, 0.4, EMBER),
    )
    out = lit(board.colour, board.height, lamps, board.shine)
    near = np.exp(-(((x - 470) / 430) ** 2) - ((y - 200) / 330) ** 2)
    smoke = np.clip(octaves(rng, w, h, 420, 200, 4) * 0.5 + 0.5, 0, 2)
    out = out + (0.020 * near * smoke)[..., None] * np.array((1.0, 0.72, 0.42), np.float32)
    out = out + (0.05 * _dust(rng, w, h))[..., None] * np.array((1.0, 0.78, 0.5), np.float32)
    far = np.sqrt(((x - w * 0.5) / (w * 0.62)) ** 2 + ((y - h * 0.46) / (h * 0.68)) ** 2)
    rgb = toned(out * (1 - 0.78 * ramp(0.45, 1.3, far))[..., None], rng)
    shade = cast_shadow(_CELL)
    for _, _, _, left, top in _AT_REST:
        put(rgb, shade, left - _CELL // 2, top - _CELL // 2)
    for skin, value, yaw, left, top in _AT_REST:
        put(rgb, portrait(skin, value, yaw, _CELL), left, top)
    return rgb


def icon(size: int = 256) -> Bytes:
    """A die on a rounded piece of felt."""
    k, n = 2, size * 2
    rng = np.random.default_rng(17)
    x, y = grid(n, n)
    d = rounded_box(x, y, n / 2 - 0.5, n / 2 - 0.5, n / 2 - 4, n / 2 - 4, n * 0.19)
    cloth, height = felt(rng, n, n)
    brass = ramp(-n * 0.045, -n * 0.035, d)
    board = Board(cloth, height, np.full((n, n), 0.004, np.float32))
    t = np.clip((d + n * 0.02) / (n * 0.02), -1, 1)
    board.darken(1 - 0.6 * np.exp(np.minimum(d + n * 0.04, 0) / (n * 0.03)))
    board.lay(
        np.broadcast_to(np.array((0.55, 0.32, 0.08), np.float32), cloth.shape),
        np.sqrt(np.maximum(1 - t * t * 0.96, 0)) * n * 0.016,
        1.0,
        brass,
    )
    lamps = (Lamp(n * 0.36, n * 0.3, n * 0.62, 3.0, WARM),)
    rgb = toned(lit(board.colour, board.height, lamps, board.shine), rng)
    die = int(n * 0.86)
    view = camera(die, 2, half=1.62)
    pose = turn((0, 0, 1), 0.42) @ up(5)
    hits = cast(pose, view)
    shade = cast_shadow(die)
    put(rgb, shade[die // 2 : -die // 2 or None, die // 2 : -die // 2 or None], (n - die) // 2, (n - die) // 2)
    face = picture(hits, shaded(hits, pose, view, *painted(BONE), BONE.light), view)
    put(rgb, face, (n - die) // 2, (n - die) // 2)
    return shrunk(with_alpha(rgb, ramp(1, -1, d)), k)
