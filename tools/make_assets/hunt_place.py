"""The cantina of Bounty Hunter: a bar in neon light with its guests, and the smoked table before it."""

from __future__ import annotations

import numpy as np

from tools.make_assets.hunt_things import AMBER, PINK, TEAL, bytes_of
from tools.make_assets.light import Bytes, Lamp, Rgb, grid, linear, lit, mix, ramp, toned
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import capsule, ellipse, polygon, rounded_box

SIZE = (1280, 720)
TABLE = (276, 8, 992, 640)
RIM = 15.0
GUESTS = (270, 250)
_SHELVES = (372, 446, 520)
_BOTTLES: tuple[Rgb, ...] = ((72, 232, 220), (255, 190, 90), (255, 84, 180), (150, 110, 255), (120, 240, 120))


def _wall(rng: np.random.Generator, x: Field, y: Field) -> tuple[Field, Field]:
    """Riveted panels of violet metal, streaked by what ran down them."""
    h, w = x.shape
    wear = octaves(rng, w, h, 160, 90, 5)
    streaks = octaves(rng, w, h, 7, 200, 3)
    colour = linear((70, 48, 108)) * (1 + 0.15 * wear + 0.1 * streaks)[..., None]
    step_x, step_y = 90.0, 120.0
    seam = np.minimum(np.abs((x + 44) % step_x - step_x / 2), np.abs((y + 30) % step_y - step_y / 2))
    height = -4 * np.exp(-((seam / 2.2) ** 2)) + wear * 0.35
    rx, ry = np.abs((x + 44) % step_x - step_x / 2) - 9, np.abs((y + 30) % 30 - 15)
    rivet = np.hypot(rx, ry)
    return colour, height + 2.2 * np.sqrt(np.clip(1 - (rivet / 3.4) ** 2, 0, 1))


def _bar(rng: np.random.Generator, out: Field, x: Field, y: Field) -> Field:
    """Shelves with lit bottles, low at the left and behind the cards at the right."""
    for left, right in ((0, 268), (1000, 1280)):
        here = (x > left) & (x < right)
        for shelf in _SHELVES:
            board = ramp(3.5, 2.0, np.abs(y - shelf - 3)) * here
            out = mix(out, linear((120, 96, 160)) * 0.4, board)
            under = np.exp(-np.clip(y - shelf - 5, 0, None) / 16) * (y > shelf + 4) * here
            out = out + linear(TEAL) * (under * 0.1)[..., None]
            at = left + 16.0
            while at < right - 14:
                wide, tall = float(rng.uniform(5, 10)), float(rng.uniform(22, 50))
                colour = linear(_BOTTLES[int(rng.integers(len(_BOTTLES)))])
                body = rounded_box(x, y, at, shelf - tall * 0.38, wide, tall * 0.38, 4)
                neck = rounded_box(x, y, at, shelf - tall * 0.84, wide * 0.38, tall * 0.2, 2)
                d = np.minimum(body, neck)
                inside = ramp(0.8, -0.8, d) * here
                shine = 0.35 + 0.5 * np.exp(-(((x - at + wide * 0.4) / 2.0) ** 2)) + 0.3 * (y - shelf + tall) / tall
                out = mix(out, colour * (shine * 0.5)[..., None], inside * 0.85)
                out = out + colour * (np.exp(-np.clip(d, 0, None) / 7) * 0.07 * here)[..., None]
                at += wide * 2 + float(rng.uniform(3, 16))
    return out


def _tubes(out: Field, x: Field, y: Field) -> Field:
    """Neon tubes: pink along the left, teal along the right, amber above the bar."""
    tubes = (
        (capsule(x, y, (6, 20), (6, 630), 2, 2), PINK), (capsule(x, y, (1274, 20), (1274, 630), 2, 2), TEAL),
        (capsule(x, y, (20, 646), (262, 646), 1.6, 1.6), AMBER),
        (capsule(x, y, (1010, 646), (1262, 646), 1.6, 1.6), PINK),
    )  # fmt: skip
    for d, colour in tubes:
        core = ramp(1.2, -0.6, d)[..., None]
        halo = (np.exp(-np.clip(d, 0, None) / 9) * 0.5 + np.exp(-np.clip(d, 0, None) / 46) * 0.11)[..., None]
        out = out + linear(colour) * halo + (linear(colour) * 0.6 + 0.5) * core
    return out


def _table(rng: np.random.Generator, x: Field, y: Field) -> tuple[Field, Field, Field]:
    """The distance to the table's edge, and its colour and height: smoked metal, honeycombs etched in, a steel rim."""
    h, w = x.shape
    left, top, right, bottom = TABLE
    d = rounded_box(x, y, (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2, 46)
    brushed = octaves(rng, w, h, 380, 2.4, 3)
    colour = linear((44, 32, 74)) * (1 + 0.09 * brushed + 0.12 * octaves(rng, w, h, 300, 260, 3))[..., None]
    cell = 46.0
    qx, qy = x / cell, y / (cell * 0.866)
    row = np.floor(qy)
    best = np.full((h, w), 9.0, np.float32)
    second = np.full((h, w), 9.0, np.float32)
    for dr in (-1, 0, 1):
        shift = ((row + dr) % 2) * 0.5
        column = np.round(qx - shift)
        for dc in (-1, 0, 1):
            far = np.hypot(qx - (column + dc + shift), (qy - (row + dr) - 0.5) * 0.866)
            second = np.minimum(second, np.maximum(best, far))
            best = np.minimum(best, far)
    line = np.exp(-(((second - best) / 0.035) ** 2))
    fade = np.exp(-((((x - 634) / 420) ** 2 + ((y - 300) / 320) ** 2) ** 2))
    colour = colour + linear(TEAL) * (line * 0.03 * (0.35 + fade))[..., None]
    t = np.clip((d + RIM / 2) / (RIM / 2), -1, 1)
    rim = ramp(-RIM - 0.7, -RIM + 0.7, d)
    steel = linear((112, 104, 142)) * (1 + 0.12 * brushed)[..., None]
    colour = mix(colour, steel, rim)
    height = np.sqrt(np.maximum(1 - t * t * 0.95, 0)) * 11 * rim - 0.22 * line
    return d, np.asarray(colour, np.float32), np.asarray(height, np.float32)


def cantina(seed: int = 21) -> Bytes:
    """The 1280x720 picture under the table."""
    rng = np.random.default_rng(seed)
    w, h = SIZE
    x, y = np.broadcast_arrays(*grid(w, h))
    wall, rough = _wall(rng, x, y)
    room = lit(wall, rough, (
        Lamp(20, 200, 300, 0.85, (1.0, 0.22, 0.62)), Lamp(1260, 240, 320, 0.8, (0.2, 0.95, 0.9)),
        Lamp(150, 640, 240, 0.55, (1.0, 0.66, 0.3)), Lamp(640, 60, 420, 0.5, (0.7, 0.5, 1.0)),
    ), np.full((h, w), 0.25, np.float32))  # fmt: skip
    room = _bar(rng, room * 0.8, x, y)
    d, top, height = _table(rng, x, y)
    room = room * (1 - 0.75 * np.exp(-np.clip(d, 0, None) / 26))[..., None]
    plate = lit(top, height, (
        Lamp(634, 220, 330, 1.35, (0.86, 0.76, 1.0)), Lamp(240, 120, 260, 0.7, (1.0, 0.3, 0.66)),
        Lamp(1030, 160, 280, 0.8, (0.3, 0.95, 0.9)),
    ), np.full((h, w), 0.24, np.float32))  # fmt: skip
    inner = np.clip(-d - RIM, 0, None)
    plate = plate * (1 - 0.55 * np.exp(-inner / 16) * (d < -RIM))[..., None]
    out = mix(room, plate, ramp(0.8, -0.8, d))
    strip = np.exp(-(((d + RIM + 2.5) / 1.5) ** 2)) * 0.8 + np.exp(-np.abs(d + RIM + 2.5) / 10) * 0.2
    out = _tubes(out + linear(TEAL) * strip[..., None] * 0.8, x, y)
    floor = ramp(640, 668, y + 0 * x)
    out = out * (1 - 0.55 * floor)[..., None]
    haze = np.clip(octaves(rng, w, h, 420, 130, 4) * 0.5 + 0.5, 0, 2) * np.exp(-(((y - 420) / 260) ** 2))
    return toned(out + linear((120, 80, 190)) * (haze * 0.05)[..., None], rng)


def _guest(x: Field, y: Field, at: float, size: float, kind: int) -> Field:
    """The outline of somebody at the bar: hat, horns or ears over a pair of shoulders."""
    head = ellipse(x, y, at, 96 - size * 6, 20 * size, 25 * size)
    body = np.minimum(rounded_box(x, y, at, 206, 50 * size, 78, 36), rounded_box(x, y, at, 128, 12 * size, 22, 8))
    d = np.minimum(head, body)
    if kind == 0:
        brim = ellipse(x, y, at, 82 - size * 6, 38 * size, 7 * size)
        crown = rounded_box(x, y, at, 64 - size * 6, 18 * size, 18 * size, 8)
        return np.minimum(d, np.minimum(brim, crown))
    for side in (-1, 1):
        if kind == 1:
            tip = (at + side * 34 * size, 54 - size * 8)
            d = np.minimum(d, capsule(x, y, (at + side * 13 * size, 82 - size * 6), tip, 6 * size, 2))
        else:
            ear = [(at + side * 12 * size, 92.0), (at + side * 54 * size, 74.0), (at + side * 18 * size, 106.0)]
            d = np.minimum(d, polygon(x, y, ear))
    return d


def guests() -> Bytes:
    """Three guests at the bar as dark shapes with a rim of neon; they breathe on the screen."""
    k = 2
    w, h = GUESTS[0] * k, GUESTS[1] * k
    x, y = (np.asarray(part / k, np.float32) for part in np.broadcast_arrays(*grid(w, h)))
    rgb, alpha = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32)
    for at, size, kind, colour in ((60, 0.94, 1, PINK), (206, 0.9, 2, TEAL), (134, 1.04, 0, AMBER)):
        d = _guest(x, y, at, size, kind)
        inside = ramp(0.7, -0.7, d)
        light = np.exp(np.minimum(d, 0) / 3.2) * np.clip(1.1 - (y - 40) / 190, 0.1, 1)
        shade = linear((14, 8, 28)) + linear(colour) * (light * 0.55)[..., None]
        rgb, alpha = mix(rgb, shade, inside), np.maximum(alpha, inside)
    return bytes_of(rgb, alpha * ramp(h / k, h / k - 46, y), k)
