"""Colour and light: linear colours, one lighting pass over a height map, tone map, dither and PNG files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tools.make_assets.noise import Field

Rgb = tuple[int, int, int]
Bytes = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Lamp:
    """A point lamp over a flat board; x, y and height in pixels."""

    x: float
    y: float
    height: float
    power: float
    colour: tuple[float, float, float]


def linear(colour: Rgb) -> Field:
    """The linear-light value of an 8-bit colour."""
    return np.asarray((np.array(colour, np.float32) / 255) ** 2.2, np.float32)


def ramp(a: float, b: float, x: Field) -> Field:
    """A smooth step from 0 at a to 1 at b (a may be greater than b)."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def slopes(height: Field) -> tuple[Field, Field]:
    """The two central differences of a height map, 0 at the border."""
    gx, gy = np.zeros_like(height), np.zeros_like(height)
    gx[:, 1:-1] = (height[:, 2:] - height[:, :-2]) * 0.5
    gy[1:-1] = (height[2:] - height[:-2]) * 0.5
    return gx, gy


def grid(w: int, h: int) -> tuple[Field, Field]:
    """Column (1, w) and row (h, 1) coordinates."""
    return np.arange(w, dtype=np.float32)[None, :], np.arange(h, dtype=np.float32)[:, None]


def lit(
    albedo: Field,
    height: Field,
    lamps: Sequence[Lamp],
    shine: Field,
    ambient: tuple[float, float, float] = (0.05, 0.05, 0.075),
    gloss: float = 46.0,
) -> Field:
    """The linear picture of a board seen from above its lower edge; shine scales the highlights."""
    h, w = height.shape
    gx, gy = slopes(height)
    scale = 1 / np.sqrt(gx * gx + gy * gy + 1)
    nx, ny, nz = -gx * scale, -gy * scale, scale
    px, py = grid(w, h)
    vx, vy, vz = (w / 2 - px) * 0.3, (h * 1.9 - py) * 0.55, np.float32(h * 1.2)
    vi = 1 / np.sqrt(vx * vx + vy * vy + vz * vz)
    out = albedo * np.array(ambient, np.float32)
    for lamp in lamps:
        dx, dy, dz = lamp.x - px, lamp.y - py, np.float32(lamp.height)
        d2 = dx * dx + dy * dy + dz * dz
        di = 1 / np.sqrt(d2)
        diffuse = np.clip((nx * dx + ny * dy + nz * dz) * di, 0, None)
        fall = lamp.power * dz * dz / d2
        hx, hy, hz = dx * di + vx * vi, dy * di + vy * vi, dz * di + vz * vi
        hi = 1 / np.sqrt(hx * hx + hy * hy + hz * hz)
        mirror = np.clip((nx * hx + ny * hy + nz * hz) * hi, 0, 1) ** gloss * shine
        out = out + (albedo * (diffuse * fall)[..., None] + (mirror * fall)[..., None]) * np.array(
            lamp.colour, np.float32
        )
    return out.astype(np.float32)


def mix(below: Field, above: Field, mask: Field) -> Field:
    """above over below by a (h, w) mask; both (h, w), (h, w, 3) or a colour."""
    m = mask[..., None] if below.ndim == 3 or above.ndim in (1, 3) else mask
    return (below * (1 - m) + above * m).astype(np.float32)


def toned(picture: Field, rng: np.random.Generator | None = None) -> Bytes:
    """8-bit colours of a linear picture; with a generator dithered, which hides bands in dark parts."""
    c = picture * (1 + picture / 9) / (1 + picture)
    c = np.clip(c * 1.28, 0, 1) ** (1 / 2.2) * 255
    if rng is not None:
        c = c + rng.random(c.shape[:2], dtype=np.float32)[..., None] - 0.5
    return np.clip(c + 0.5, 0, 255).astype(np.uint8)


def with_alpha(rgb: Bytes, alpha: Field) -> Bytes:
    """RGBA bytes of RGB bytes and an alpha field 0 to 1."""
    return np.dstack([rgb, np.clip(alpha * 255 + 0.5, 0, 255).astype(np.uint8)])


def shrunk(rgba: Bytes, factor: int) -> Bytes:
    """RGBA bytes averaged over factor by factor pixels, weighted by alpha."""
    h, w = rgba.shape[0] // factor, rgba.shape[1] // factor
    cells = rgba[: h * factor, : w * factor].astype(np.float32).reshape(h, factor, w, factor, 4)
    alpha = cells[..., 3].mean((1, 3))
    colour = (cells[..., :3] * cells[..., 3:]).mean((1, 3)) / np.maximum(alpha, 1e-3)[..., None]
    return np.clip(np.dstack([colour, alpha]) + 0.5, 0, 255).astype(np.uint8)


def blurred(field: Field, radius: float) -> Field:
    """A Gaussian blur with the given standard deviation in pixels; outside counts as 0."""
    reach = max(1, int(radius * 3))
    t = np.arange(-reach, reach + 1, dtype=np.float32)
    kernel = np.exp(-(t * t) / (2 * radius * radius))
    kernel /= kernel.sum()
    out = field
    for axis in (0, 1):
        pad = [(0, 0), (0, 0)]
        pad[axis] = (reach, reach)
        wide = np.pad(out, pad)
        n = field.shape[axis]
        out = sum(k * np.take(wide, np.arange(i, i + n), axis) for i, k in enumerate(kernel))
    return np.asarray(out, np.float32)


def save(path: Path, picture: Bytes) -> None:
    """Write an RGB or RGBA picture as PNG."""
    import pygame

    path.parent.mkdir(parents=True, exist_ok=True)
    h, w, channels = picture.shape
    data = np.ascontiguousarray(picture).tobytes()
    pygame.image.save(pygame.image.frombuffer(data, (w, h), "RGBA" if channels == 4 else "RGB"), str(path))
