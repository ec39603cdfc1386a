"""The small things of Bounty Hunter: markers, chips, the Overlord's figure, the holo card and what throws it."""

from __future__ import annotations

import numpy as np

from tools.make_assets.light import Bytes, Rgb, blurred, grid, linear, ramp, shrunk
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import capsule, cover, dome, ellipse, polygon, rounded_box

TEAL: Rgb = (72, 232, 220)
PINK: Rgb = (255, 84, 180)
AMBER: Rgb = (255, 190, 90)
STEEL: Rgb = (96, 92, 124)


def bytes_of(rgb: Field, alpha: Field, k: int) -> Bytes:
    """RGBA bytes of linear colours, made k times smaller."""
    eight = np.clip(np.clip(rgb, 0, 1) ** (1 / 2.2) * 255 + 0.5, 0, 255).astype(np.uint8)
    return shrunk(np.dstack([eight, np.clip(alpha * 255 + 0.5, 0, 255).astype(np.uint8)]), k)


def _lit(height: Field, base: Field, shine: float = 0.5) -> Field:
    """A height map in the light from the upper left."""
    gy, gx = np.gradient(height)
    scale = 1 / np.sqrt(gx * gx + gy * gy + 1)
    light = np.clip((0.5 * gx + 0.62 * gy + 0.72) * scale, 0, 1.6)
    glint = np.clip((0.42 * gx + 0.5 * gy + 0.8) * scale, 0, 1) ** 24 * shine
    return np.asarray(base * (0.25 + 0.95 * light[..., None]) + glint[..., None], np.float32)


def token(lit: bool, size: int = 96) -> Bytes:
    """An offer marker: a steel hexagon with a neon rim and a dark glass middle."""
    k = 3
    n = size * k
    x, y = np.broadcast_arrays(*grid(n, n))
    c = n / 2 - 0.5
    points = [(c + n * 0.44 * np.cos(t), c + n * 0.44 * np.sin(t)) for t in np.arange(6) * np.pi / 3]
    d = polygon(x, y, [(float(a), float(b)) for a, b in points]) - n * 0.03
    rng = np.random.default_rng(5)
    metal = linear(STEEL) * (1 + 0.12 * octaves(rng, n, n, n / 2, 5, 3)[..., None])
    rgb = _lit(dome(d, n * 0.06, n * 0.05), metal, 0.7)
    inner = d + n * 0.12
    glass = linear((26, 16, 48)) * (1.5 - y / n)[..., None]
    rgb = np.where((inner < 0)[..., None], glass, rgb)
    colour = linear(AMBER) if lit else linear((88, 74, 120))
    line = ramp(n * 0.028, n * 0.012, np.abs(inner))[..., None]
    rgb = rgb * (1 - line) + colour * (1.15 if lit else 0.8) * line
    if lit:
        rgb = rgb + colour * np.exp(-np.abs(inner) / (n * 0.05))[..., None] * 0.4
    return bytes_of(rgb, cover(d, k * 0.7), k)


def chip(size: int = 64) -> Bytes:
    """A chip: amber plastic with notches and a shining core."""
    k = 4
    n = size * k
    x, y = np.broadcast_arrays(*grid(n, n))
    c = n / 2 - 0.5
    r, turn = np.hypot(x - c, y - c), np.arctan2(y - c, x - c)
    d = r - n * 0.47
    notch = (np.cos(turn * 8) > 0.45) & (r > n * 0.34)
    base = np.where(notch[..., None], linear((246, 236, 220)), linear((206, 116, 34)))
    height = dome(d, n * 0.06, n * 0.04) + np.where(r < n * 0.3, -n * 0.02, 0)
    rgb = _lit(blurred(height, k), base, 0.45)
    core = np.maximum(np.abs(x - c) * 0.86 + np.abs(y - c) * 0.5, np.abs(y - c)) - n * 0.17
    glow = np.exp(-np.clip(core, 0, None) / (n * 0.06)) * (r < n * 0.31)
    rgb = rgb * (1 - 0.7 * (r < n * 0.31)[..., None]) + linear(TEAL) * glow[..., None] * 0.8
    return bytes_of(rgb, cover(d, k * 0.7), k)


def overlord(size: tuple[int, int] = (102, 144)) -> Bytes:
    """The Overlord's figure: a tall hood and cloak of violet pewter, two amber eyes, a teal gem, on a foot."""
    k = 3
    w, h = size[0] * k, size[1] * k
    x, y = np.broadcast_arrays(*grid(w, h))
    cx = w / 2 - 0.5
    cloak = polygon(
        x, y, [(cx + w * side, h * down) for side, down in ((-0.13, 0.3), (0.13, 0.3), (0.34, 0.88), (-0.34, 0.88))]
    )
    hood = np.minimum(
        ellipse(x, y, cx, h * 0.24, w * 0.2, h * 0.15),
        polygon(x, y, [(cx - w * 0.15, h * 0.16), (cx, h * 0.03), (cx + w * 0.15, h * 0.16), (cx, h * 0.3)]),
    )
    collar = np.minimum(
        capsule(x, y, (cx - w * 0.04, h * 0.42), (cx - w * 0.36, h * 0.26), w * 0.06, w * 0.03),
        capsule(x, y, (cx + w * 0.04, h * 0.42), (cx + w * 0.36, h * 0.26), w * 0.06, w * 0.03),
    )
    foot = ellipse(x, y, cx, h * 0.9, w * 0.42, h * 0.065)
    d = np.minimum(np.minimum(cloak - w * 0.03, hood), np.minimum(collar, foot))
    folds = np.sin((x - cx) / w * 34 * (1.4 - y / h)) * w * 0.008 * (cloak < 0)
    base = np.where((foot < 0)[..., None], linear((54, 48, 78)), linear((104, 70, 168)))
    rgb = _lit(blurred(dome(d, w * 0.16, w * 0.13) + folds, k), base, 0.6)
    face = cover(ellipse(x, y, cx, h * 0.245, w * 0.115, h * 0.085), k)[..., None]
    rgb = rgb * (1 - face) + linear((8, 4, 16)) * face
    for side in (-1, 1):
        eye = ellipse(x, y, cx + side * w * 0.05, h * 0.245, w * 0.026, h * 0.011)
        shine = cover(eye, k) * 1.4 + np.exp(-np.clip(eye, 0, None) / (w * 0.025)) * 0.5
        rgb = rgb + linear(AMBER) * shine[..., None]
    gem = np.abs(x - cx) / (w * 0.05) + np.abs(y - h * 0.42) / (h * 0.045) - 1
    rgb = rgb + linear(TEAL) * (np.clip(-gem * 3, 0, 1) * 1.1 + np.exp(-np.clip(gem, 0, None) * 2.2) * 0.3)[..., None]
    return bytes_of(rgb, cover(d, k * 0.8), k)


def card(size: tuple[int, int] = (262, 322)) -> Bytes:
    """A holo card: clear teal light with lines, brighter at its edge and corners."""
    k = 2
    w, h = size[0] * k, size[1] * k
    x, y = np.broadcast_arrays(*grid(w, h))
    d = rounded_box(x, y, w / 2 - 0.5, h / 2 - 0.5, w / 2 - 3 * k, h / 2 - 3 * k, 15 * k)
    depth = np.clip(-d, 0, None)
    lines = 0.5 + 0.5 * np.cos(y * np.pi / (2 * k))
    rng = np.random.default_rng(12)
    mist = np.clip(octaves(rng, w, h, w / 2, h / 3, 4) * 0.25 + 1, 0.4, 1.6)
    body = linear((14, 74, 92)) * ((0.5 + 0.35 * y / h) * mist * (0.86 + 0.14 * lines))[..., None]
    rim = np.exp(-depth / (2.2 * k))[..., None] * 0.95 + np.exp(-depth / (14 * k))[..., None] * 0.22
    corner = ((np.minimum(x, w - x) < 40 * k) & (np.minimum(y, h - y) < 40 * k))[..., None]
    rgb = body + linear(TEAL) * rim * np.where(corner, 1.25, 0.75)
    head = ramp(k, -k, np.abs(y - 46 * k) - k * 0.6) * ramp(16 * k, 30 * k, np.minimum(x, w - x))
    rgb = rgb + linear(TEAL) * head[..., None] * 0.7
    return bytes_of(rgb, cover(d, k * 0.7) * (0.9 + 0.06 * lines), k)


def projector(size: tuple[int, int] = (278, 46)) -> Bytes:
    """The lamp under the card that throws it: a low steel bar with a slit of light and a glow around it."""
    k = 2
    w, h = size[0] * k, size[1] * k
    x, y = np.broadcast_arrays(*grid(w, h))
    d = rounded_box(x, y, w / 2, h * 0.66, w * 0.46, h * 0.2, h * 0.19)
    rgb = _lit(dome(d, h * 0.2, h * 0.16), np.broadcast_to(linear(STEEL), (h, w, 3)), 0.6)
    slit = rounded_box(x, y, w / 2, h * 0.6, w * 0.4, h * 0.05, h * 0.05)
    rgb = rgb * (1 - cover(slit, k)[..., None]) + linear((190, 255, 250)) * cover(slit, k)[..., None]
    glow = np.exp(-np.clip(slit, 0, None) / (h * 0.16)) * 0.6
    body = cover(d, k)
    halo = glow * (1 - body) + glow * 0.4 * body + (1 - body) * 0.4
    rgb = rgb * body[..., None] + linear(TEAL) * halo[..., None]
    fade = ramp(0, 10 * k, np.minimum(np.minimum(x, w - x), np.minimum(y, h - y)))
    return bytes_of(rgb, np.maximum(body, glow * fade), k)
