"""How the star race is painted: deep blue space with nebulae, and a plate of its own shape for each kind of space."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tools.make_assets.light import Bytes, Rgb, grid, linear, mix, ramp, shrunk, toned, with_alpha
from tools.make_assets.noise import Field, octaves

FINE = 4
WHITE, GLASS, NIGHT = (232, 238, 255), (26, 40, 96), (9, 13, 36)
COLOURS: dict[str, Rgb] = {
    "N": (206, 218, 250), "B": (255, 202, 84), "H": (92, 226, 255), "A": (226, 150, 92), "M": (236, 84, 176),
}  # fmt: skip
BODIES: dict[str, Rgb] = {
    "N": (34, 52, 116), "B": (92, 62, 14), "H": (8, 74, 104), "A": (78, 46, 26), "M": (34, 6, 40),
}  # fmt: skip


class Glass:
    """A picture with alpha that is laid over layer by layer, in linear colours."""

    def __init__(self, w: int, h: int) -> None:
        self.x, self.y = grid(w * FINE, h * FINE)
        self.x, self.y = self.x / FINE, self.y / FINE
        shape = (h * FINE, w * FINE)
        self.colour, self.alpha = np.zeros((*shape, 3), np.float32), np.zeros(shape, np.float32)

    def lay(self, mask: Field, colour: Rgb | Field, strength: float = 1.0) -> None:
        """One layer: where `mask` is, this colour."""
        tone = linear(colour) if isinstance(colour, tuple) else colour
        m = np.asarray(np.broadcast_to(np.clip(mask, 0, 1), self.alpha.shape) * strength, np.float32)
        total = m + self.alpha * (1 - m)
        share = (m / np.maximum(total, 1e-5))[..., None]
        self.colour = np.asarray(self.colour * (1 - share) + tone * share, np.float32)
        self.alpha = np.asarray(total, np.float32)

    def picture(self) -> Bytes:
        """The picture in 8 bits, at its own size."""
        rgb = np.clip(np.clip(self.colour, 0, 1) ** (1 / 2.2) * 255 + 0.5, 0, 255).astype(np.uint8)
        return shrunk(with_alpha(rgb, self.alpha), FINE)


def sheet(size: tuple[int, int], seed: int = 81) -> Bytes:
    """Deep space: night blue, nebulae in violet and teal, a bright band, stars of three sizes."""
    rng = np.random.default_rng(seed)
    w, h = size
    x, y = grid(w, h)
    great, fine = octaves(rng, w, h, 340, 260, 5), octaves(rng, w, h, 90, 70, 4)
    colour = linear((7, 12, 38)) * np.ones((h, w, 1), np.float32) * (1 + 0.25 * great)[..., None]
    clouds = (
        ((300, 560), 380, 200, (66, 34, 130), 0.75), ((900, 150), 420, 190, (18, 88, 130), 0.6),
        ((1120, 560), 300, 240, (120, 40, 110), 0.5), ((520, 260), 300, 120, (30, 50, 150), 0.7),
    )  # fmt: skip
    for (cx, cy), rx, ry, tint, strength in clouds:
        blob = np.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2) + 0.34 * great + 0.16 * fine
        colour = mix(colour, linear(tint), strength * 0.55 * ramp(0.25, 1.25, np.asarray(blob, np.float32)))
    band = np.exp(-(((y - 0.36 * x - 60 + 90 * great) / 120) ** 2))
    colour = colour + linear((120, 140, 210)) * (0.07 * band * np.clip(1 + 0.8 * fine, 0, None))[..., None]
    for count, radius, power in ((900, 0.55, 0.5), (220, 0.85, 0.9), (34, 1.35, 1.6)):
        for _ in range(count):
            sx, sy, warm = rng.random() * w, rng.random() * h, rng.random()
            _star(colour, sx, sy, radius, power, (190 + int(60 * warm), 214, 255 - int(60 * warm)))
    edge = np.hypot((x - w / 2) / (w / 2), (y - h / 2) / (h / 2))
    return toned(np.asarray(np.clip(colour, 0, None) * (1.5 - 0.62 * ramp(0.6, 1.4, edge))[..., None], np.float32), rng)


def _star(colour: Field, cx: float, cy: float, radius: float, power: float, tint: Rgb) -> None:
    reach = int(radius * 6) + 2
    x0, y0 = max(0, int(cx) - reach), max(0, int(cy) - reach)
    part = colour[y0 : y0 + 2 * reach, x0 : x0 + 2 * reach]
    y, x = np.mgrid[y0 : y0 + part.shape[0], x0 : x0 + part.shape[1]].astype(np.float32)
    d2 = (x - cx) ** 2 + (y - cy) ** 2
    glow = np.exp(-d2 / (2 * radius * radius)) + 0.05 * np.exp(-d2 / (2 * (radius * 3) ** 2))
    part += linear(tint) * (power * glow)[..., None]


def _silhouette(kind: str, angle: Field) -> Field:
    """How far the edge of a kind's plate lies from its middle, as a part of the radius."""
    match kind:
        case "B":
            return 0.93 + 0.07 * np.cos(10 * angle)
        case "H":
            fold = np.mod(angle, np.pi / 3) - np.pi / 6
            return np.asarray(0.9 / np.cos(fold), np.float32)
        case "A":
            return 0.91 + 0.06 * np.cos(3 * angle + 0.7) + 0.045 * np.cos(7 * angle + 2.0) + 0.03 * np.cos(11 * angle)
        case "M":
            return 0.84 + 0.16 * np.abs(np.cos(7 * angle)) ** 3
        case _:
            return 0 * angle + 0.95


def _disc(glass: Glass, cx: float, cy: float, r: float, kind: str) -> None:
    """One plate: its shape, a glow, a body that is lit from above, a rim, and its mark."""
    u, v = glass.x - cx, glass.y - cy
    d, angle = np.hypot(u, v), np.arctan2(v, u)
    edge = d - r * _silhouette(kind, angle)
    glass.lay(np.exp(-(np.clip(edge, 0, None) ** 2) / (2 * (r * 0.13) ** 2)) * 0.5, COLOURS[kind])
    glass.lay(ramp(1.2, 0.2, edge), NIGHT)
    light = 1 + 0.5 * np.clip(-v / r, -1, 1)[..., None] + 0 * glass.colour
    glass.lay(ramp(-0.6, -1.6, edge), np.asarray(linear(BODIES[kind]) * light, np.float32))
    rim = ramp(0.9, 0.1, np.abs(edge + r * 0.075) - r * 0.05)
    glass.lay(rim, COLOURS[kind])
    _MARKS[kind](glass, u / r, v / r, COLOURS[kind])
    shine = ramp(0.9, 0.2, np.hypot(u / r, (v / r + 0.62) * 2.4)) * ramp(-1.5, -3, edge)
    glass.lay(shine, WHITE, 0.16)


def _soft(distance: Field) -> Field:
    return ramp(0.035, -0.035, distance)


def _normal(glass: Glass, u: Field, v: Field, tint: Rgb) -> None:
    rays = np.abs(u) ** 0.62 + np.abs(v) ** 0.62 - 0.62
    glass.lay(_soft(rays * 0.5), tint, 0.9)


def _bonus(glass: Glass, u: Field, v: Field, tint: Rgb) -> None:
    angle, d = np.arctan2(u, -v), np.hypot(u, v)
    fold = np.abs(np.mod(angle + np.pi / 5, 2 * np.pi / 5) - np.pi / 5)
    inner, outer = 0.24, 0.6
    px, py = d * np.cos(fold), d * np.sin(fold)
    ax, ay = outer, 0.0
    bx, by = inner * np.cos(np.pi / 5), inner * np.sin(np.pi / 5)
    cross = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / np.hypot(bx - ax, by - ay)
    glass.lay(_soft(-cross), tint)


def _hyperspace(glass: Glass, u: Field, v: Field, tint: Rgb) -> None:
    for shift in (-0.3, 0.08):
        arm = np.abs((u - shift - 0.24) + np.abs(v) * 0.82) * 0.77 - 0.095
        glass.lay(_soft(np.maximum(arm, np.abs(v) - 0.46)), tint)


def _asteroids(glass: Glass, u: Field, v: Field, tint: Rgb) -> None:
    for cx, cy, size, turn in ((-0.2, -0.17, 0.31, 0.3), (0.32, 0.1, 0.22, 2.0), (-0.12, 0.4, 0.17, 4.0)):
        x, y = u - cx, v - cy
        angle = np.arctan2(y, x)
        rock = np.hypot(x, y) - size * (1 + 0.13 * np.cos(3 * angle + turn) + 0.08 * np.cos(5 * angle + 2 * turn))
        glass.lay(_soft(rock), tint)
        glass.lay(_soft(np.hypot(x + size * 0.25, y + size * 0.15) - size * 0.3), BODIES["A"], 0.75)


def _maw(glass: Glass, u: Field, v: Field, tint: Rgb) -> None:
    d, angle = np.hypot(u, v), np.arctan2(v, u)
    swirl = np.cos(3 * angle + 9 * d)
    glass.lay(ramp(0.1, 0.7, swirl) * ramp(0.3, 0.36, d) * ramp(0.72, 0.6, d), tint, 0.85)
    glass.lay(_soft(d - 0.3), (4, 0, 8))
    glass.lay(_soft(np.abs(d - 0.31) - 0.035), tint)


_MARKS: dict[str, Callable[[Glass, Field, Field, Rgb], None]] = {
    "N": _normal, "B": _bonus, "H": _hyperspace, "A": _asteroids, "M": _maw,
}  # fmt: skip


def plate(kind: str, size: int) -> Bytes:
    """The plate of a kind of space; with two sides the first one lies above, the second one below."""
    glass = Glass(size, size)
    middle = size / 2
    if len(kind) == 1:
        _disc(glass, middle, middle, size * 0.385, kind)
        return glass.picture()
    u, v = np.abs(glass.x - middle), np.abs(glass.y - middle)
    box = np.hypot(np.clip(u - 1, 0, None), np.clip(v - 17, 0, None)) - 21.5
    glass.lay(np.exp(-(np.clip(box, 0, None) ** 2) / 16) * 0.4, WHITE)
    glass.lay(ramp(0.8, -0.2, box), NIGHT)
    glass.lay(ramp(0.7, 0.0, np.abs(box + 1.1) - 0.6), WHITE, 0.8)
    for letter, shift in zip(kind, (-18.5, 18.5), strict=True):
        _disc(glass, middle, middle + shift, 17.5, letter)
    return glass.picture()


def planet(size: int, tints: Sequence[Rgb], ringed: bool, seed: int) -> Bytes:
    """A planet with bands, lit from the upper left; `ringed` with a ring of dust before and behind it."""
    rng = np.random.default_rng(seed)
    glass = Glass(size, size)
    middle, r = size / 2, size * (0.3 if ringed else 0.36)
    u, v = (glass.x - middle) / r, (glass.y - middle) / r
    d = np.hypot(u, v)
    glass.lay(np.exp(-(np.clip(d - 1, 0, None) ** 2) / 0.02) * 0.55, tints[1])
    tilt = np.hypot(u * 0.94 + v * 0.34, (v * 0.94 - u * 0.34) * 3.4)
    ring = ramp(0.05, 0.0, np.abs(tilt - 1.5) - 0.16) * (0.7 + 0.3 * np.cos(60 * tilt))
    if ringed:
        glass.lay(ring, tints[2], 0.8)
    wash = octaves(rng, size * FINE, size * FINE, 90 * FINE / 4, 26 * FINE / 4, 4)
    bands = 0.5 + 0.5 * np.sin(7 * (v + 0.25 * u) + 2.2 * wash)
    body = linear(tints[0]) * (1 - bands[..., None]) + linear(tints[1]) * bands[..., None]
    up = np.clip(-0.55 * u - 0.6 * v + np.sqrt(np.clip(1 - d * d, 0, 1)) * 0.65, 0.03, 1.2)
    glass.lay(ramp(1.0, 0.975, d), np.asarray(body * (1.25 * up)[..., None], np.float32))
    if ringed:
        glass.lay(ring * (v * 0.94 - u * 0.34 > 0), tints[2], 0.9)
    return glass.picture()
