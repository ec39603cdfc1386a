"""Plates of leather, brass and wood: buttons, sliders, ticks, panels, the frame of a face, the rack for dice."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from tools.make_assets.cloth import BRASS, BROWN_LEATHER, GOLD_THREAD, OXBLOOD, Board, leather, nails, stitches
from tools.make_assets.light import (
    Bytes,
    Lamp,
    Rgb,
    blurred,
    grid,
    linear,
    lit,
    mix,
    ramp,
    shrunk,
    toned,
    with_alpha,
)
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import dome, ellipse, rounded_box
from tools.make_assets.wood import DARK_WALNUT, WALNUT, boards

BUTTON_SIZE, BUTTON_SLICE = (240, 56), 20
RACK_SIZE, RACK_STEP, RACK_WELL = (580, 124), 112, 100
FRAME_SIZE, FRAME_EDGE = 204, 12


@dataclass(frozen=True, slots=True)
class ButtonLook:
    """What tells the states of a button apart; `rise` is negative when it is pushed in."""

    hide: Rgb
    power: float
    rise: float
    brass: float
    glow: float
    colour: float = 1.0


BUTTONS: tuple[tuple[str, ButtonLook], ...] = (
    ("normal", ButtonLook((86, 40, 26), 3.0, 7, 0.8, 0)),
    ("hover", ButtonLook((112, 52, 32), 3.9, 8, 1.15, 0.8)),
    ("pressed", ButtonLook((64, 29, 20), 2.5, -6, 0.65, 0)),
    ("disabled", ButtonLook((58, 48, 42), 1.5, 3, 0.35, 0, 0.25)),
)


def _lamp(w: int, h: int, power: float) -> tuple[Lamp, ...]:
    return (Lamp(w * 0.5 - 500, h * 0.5 - 900, 1200, power, (1.0, 0.84, 0.6)),)


def _finish(board: Board, alpha: Field, power: float, rng: np.random.Generator, factor: int) -> Bytes:
    h, w = board.height.shape
    picture = lit(board.colour, board.height, _lamp(w, h, power), board.shine, gloss=30)
    return shrunk(with_alpha(toned(picture, rng), alpha), factor)


def _blank(w: int, h: int, colour: Field, height: Field, shine: float) -> Board:
    return Board(np.broadcast_to(colour, (h, w, 3)).copy(), height.copy(), np.full((h, w), shine, np.float32))


def _brass(rng: np.random.Generator, w: int, h: int, tone: float) -> Field:
    brushed = octaves(rng, w, h, 60, 1.5, 2) * 0.06 + octaves(rng, w, h, 40, 40, 3) * 0.05
    return linear(BRASS) * (tone * (1 + brushed))[..., None]


def _edge(distance: Field, width: float, rise: float) -> tuple[Field, Field]:
    """Mask and height of a rounded rim just inside a shape."""
    t = np.clip((distance + width / 2) / (width / 2), -1, 1)
    return ramp(-width - 0.7, -width + 0.7, distance), (np.sqrt(np.maximum(1 - t * t * 0.96, 0)) * rise)


def button(look: ButtonLook) -> Bytes:
    """A leather button in a brass rim, 240x56, to be cut 20 pixels from every edge; its outer 4 pixels are shadow."""
    k = 2
    w, h = BUTTON_SIZE[0] * k, BUTTON_SIZE[1] * k
    rng = np.random.default_rng(21)
    x, y = grid(w, h)
    d = rounded_box(x, y, w / 2 - 0.5, h / 2 - 0.5, w / 2 - 4 * k, h / 2 - 4 * k, 12 * k)
    hide, hide_height = leather(rng, w, h, look.hide)
    swell = dome(d + 4 * k, 15 * k, abs(look.rise) * k) * (1 if look.rise > 0 else -1)
    inner = 1 - 0.5 * np.exp(-np.clip(-d - 4 * k, 0, None) / (3 * k)) * (1.5 if look.rise < 0 else 1)
    board = _blank(w, h, np.zeros(3, np.float32), np.zeros((h, w), np.float32), 0.06)
    board.colour, board.height = hide * inner[..., None], hide_height * 0.9 + swell
    rim, rim_height = _edge(d, 4.5 * k, 3.2 * k)
    board.lay(_brass(rng, w, h, look.brass), rim_height + abs(look.rise) * 0.3, 1.2 * look.brass, rim)
    if look.colour < 1:
        grey = board.colour.mean(-1, keepdims=True)
        board.colour = grey + (board.colour - grey) * look.colour
    body = ramp(1, -1, d)
    outside = np.clip(d, 0, None)
    halo = np.exp(-outside / (1.9 * k)) * (look.glow if look.glow else 0.55)
    out = lit(board.colour, board.height, _lamp(w, h, look.power), board.shine * body, gloss=30)
    around = linear((255, 196, 96)) * 0.9 if look.glow else np.zeros(3, np.float32)
    out = mix(np.broadcast_to(around, out.shape), out, body)
    fade = ramp(0, 3 * k, np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)))
    return shrunk(with_alpha(toned(out, rng), np.maximum(body, halo * fade)), k)


def plaque() -> Bytes:
    """A brass name plate with two screws, 216x48."""
    k, w, h = 3, 216 * 3, 48 * 3
    rng = np.random.default_rng(5)
    x, y = grid(w, h)
    d = rounded_box(x, y, w / 2 - 0.5, h / 2 - 0.5, w / 2 - 2 * k, h / 2 - 2 * k, 7 * k)
    board = _blank(w, h, linear(BRASS), dome(d, 4 * k, 3 * k), 0.9)
    board.colour = _brass(rng, w, h, 0.62)
    field = ramp(-6 * k, -8 * k, d)
    board.colour = mix(board.colour, board.colour * 0.5, field)
    board.height = board.height - field * 1.5 * k
    board.shine = board.shine * (1 - field * 0.93)
    for cx in (15 * k, w - 15 * k):
        q = np.hypot(x - cx, y - h / 2)
        head = ramp(4.4 * k, 4.0 * k, q)
        slot = ramp(0.9 * k, 0.5 * k, np.abs((x - cx) * 0.5 + (y - h / 2) * 0.86)) * head
        rise = np.sqrt(np.maximum((5 * k) ** 2 - q * q, 0)) * 0.7 - slot * 2 * k
        board.lay(_brass(rng, w, h, 0.8) * (1 - 0.7 * slot)[..., None], rise, 1.0, head)
    return _finish(board, ramp(1, -1, d), 2.4, rng, k)


def dark_panel(w: int, h: int, seed: int) -> Bytes:
    """A leather dialog with a brass edge, gold seam and nails at the corners; 20 pixels around it hold the shadow."""
    rng = np.random.default_rng(seed)
    x, y = grid(w, h)
    margin = 20
    d = rounded_box(x, y, w / 2 - 0.5, h / 2 - 0.5, w / 2 - margin, h / 2 - margin, 16)
    hide, height = leather(rng, w, h, BROWN_LEATHER)
    board = _blank(w, h, linear(OXBLOOD), np.zeros((h, w), np.float32), 0.012)
    board.colour, board.height = hide * 0.42, height * 0.5
    board.darken(1 - 0.45 * np.exp(np.minimum(d, 0) / 26))
    seam = stitches(d + 17, np.where(np.abs(x - w / 2) / w > np.abs(y - h / 2) / h, y, x) + 0 * d, 0.8, 0.32)
    board.colour = mix(board.colour, linear(GOLD_THREAD) * 0.6, seam * 0.75)
    rim, rim_height = _edge(d, 7, 5)
    board.lay(_brass(rng, w, h, 0.75), rim_height, 1.1, rim)
    inset = margin + 19
    nails(board, [(px, py) for px in (inset, w - inset) for py in (inset, h - inset)], 5.2)
    body = ramp(0.7, -0.7, d)
    shade = blurred(np.roll(body, (6, 3), (0, 1)), 6) * 0.75
    picture = lit(board.colour, board.height, _lamp(w, h, 2.7), board.shine, gloss=30)
    return with_alpha(toned(picture * body[..., None], rng), body + shade * (1 - body))


def frame() -> Bytes:
    """A brass frame for a face, 204x204, open from (12, 12) to (192, 192)."""
    k, n = 2, FRAME_SIZE * 2
    rng = np.random.default_rng(8)
    x, y = grid(n, n)
    c = n / 2 - 0.5
    d = rounded_box(x, y, c, c, n / 2 - k, n / 2 - k, 10 * k)
    hole = rounded_box(x, y, c, c, n / 2 - FRAME_EDGE * k, n / 2 - FRAME_EDGE * k, 5 * k)
    t = np.clip((d + FRAME_EDGE * k / 2) / (FRAME_EDGE * k / 2), -1, 1)
    height = np.sqrt(np.maximum(1 - t * t * 0.94, 0)) * 6 * k
    groove = ramp(1.2 * k, 0.3 * k, np.abs(d + 4.2 * k))
    board = _blank(n, n, linear(BRASS), (height - groove * 1.6 * k).astype(np.float32), 1.3)
    board.colour = _brass(rng, n, n, 0.66) * (1 - 0.35 * groove[..., None])
    inset = 6.5 * k
    nails(board, [(px, py) for px in (inset, n - 1 - inset) for py in (inset, n - 1 - inset)], 3.6 * k)
    metal = np.minimum(ramp(1, -1, d), ramp(-1, 1, hole))
    inner = np.exp(np.minimum(hole, 0) / (3.2 * k)) * 0.75 * ramp(1, -1, hole)
    picture = lit(board.colour, board.height, _lamp(n, n, 2.6), board.shine, gloss=30) * metal[..., None]
    return shrunk(with_alpha(toned(picture, rng), np.maximum(metal, inner)), k)


def rack() -> Bytes:
    """The wooden rack for held dice, 580x124: five wells of 100 pixels, their centres 112 apart from x 66, y 62."""
    k = 2
    w, h = RACK_SIZE[0] * k, RACK_SIZE[1] * k
    rng = np.random.default_rng(12)
    x, y = grid(w, h)
    d = rounded_box(x, y, w / 2 - 0.5, h / 2 - 0.5, w / 2 - 3 * k, h / 2 - 3 * k, 14 * k)
    wood, grain_height = boards(rng, w, h, h, replace(WALNUT, joints=False, knotty=False))
    board = _blank(w, h, linear(BRASS), dome(d, 5 * k, 4 * k) + grain_height * 0.6, 0.02)
    board.colour = wood * 0.7
    floor, _ = boards(rng, w, h, h, DARK_WALNUT)
    for i in range(5):
        cx = (66 + RACK_STEP * i) * k
        q = rounded_box(x, y, cx - 0.5, h / 2 - 0.5, RACK_WELL * k / 2, RACK_WELL * k / 2, 16 * k)
        inside = ramp(1, -1, q)
        wall = np.clip(1 + q / (6 * k), 0, 1) * inside
        top_shade = 1 - 0.55 * np.exp(-np.clip(-q, 0, None) / (7 * k))
        board.colour = mix(board.colour, floor * 0.7 * top_shade[..., None], inside)
        board.height = board.height * (1 - inside) + inside * (-6 * k + wall * 6 * k)
        ring = ramp(1.5 * k, 0.7 * k, np.abs(q - 1.2 * k))
        board.lay(_brass(rng, w, h, 0.5), board.height + ring * k, 0.7, ring)
    return _finish(board, ramp(1, -1, d), 2.4, rng, k)


def slider_track() -> Bytes:
    """A groove with a brass lip, 240x16, to be cut 8 pixels from the left and right."""
    k, w, h = 3, 240 * 3, 16 * 3
    rng = np.random.default_rng(31)
    x, y = grid(w, h)
    d = rounded_box(x, y, w / 2 - 0.5, h / 2 - 0.5, w / 2 - k, h / 2 - k, h / 2 - k)
    board = _blank(w, h, linear((30, 17, 11)), -dome(d + 2 * k, 5 * k, 4 * k), 0.06)
    rim, rim_height = _edge(d, 2.6 * k, 1.8 * k)
    board.lay(_brass(rng, w, h, 0.7), rim_height, 1.1, rim)
    return _finish(board, ramp(1, -1, d), 2.6, rng, k)


def slider_knob() -> Bytes:
    """A turned brass knob, 28x28."""
    k, n = 4, 28 * 4
    rng = np.random.default_rng(32)
    x, y = grid(n, n)
    c = n / 2 - 0.5
    d = ellipse(x, y, c, c, n / 2 - 1.5 * k, n / 2 - 1.5 * k)
    height = dome(d, 6 * k, 5 * k) - dome(d + 6 * k, 5 * k, 3 * k)
    board = _blank(n, n, linear(BRASS), height.astype(np.float32), 1.4)
    board.colour = _brass(rng, n, n, 0.75)
    return _finish(board, ramp(1, -1, d), 2.7, rng, k)


def tick(on: bool) -> Bytes:
    """A tick box, 28x28, empty or with a brass stud in it."""
    k, n = 4, 28 * 4
    rng = np.random.default_rng(33)
    x, y = grid(n, n)
    c = n / 2 - 0.5
    d = rounded_box(x, y, c, c, n / 2 - 1.5 * k, n / 2 - 1.5 * k, 5 * k)
    board = _blank(n, n, linear((34, 19, 12)), -dome(d + 2 * k, 6 * k, 4 * k), 0.06)
    rim, rim_height = _edge(d, 2.8 * k, 2 * k)
    board.lay(_brass(rng, n, n, 0.7), rim_height, 1.1, rim)
    if on:
        nails(board, [(c, c)], 7 * k)
    return _finish(board, ramp(1, -1, d), 2.6, rng, k)
