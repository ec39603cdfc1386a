"""A software ray march of one rounded die: which face, where on it, and how it is lit, for any turn of the die."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tools.make_assets.light import Bytes
from tools.make_assets.noise import Field

Turn = NDArray[np.float64]
CORNER_RADIUS, SPHERE = 0.26, 1.60


@dataclass(frozen=True, slots=True)
class Camera:
    """A square view of `size` pixels of the die at (0, 0, 0), `samples` rays a pixel and direction."""

    size: int
    samples: int
    rays: Field
    eye: Turn

    @property
    def across(self) -> int:
        """Rays across the picture."""
        return self.size * self.samples


@dataclass(frozen=True, slots=True)
class Light:
    """The light on a die and how it shines."""

    key: tuple[float, float, float] = (-0.45, 0.35, 0.82)
    warm: tuple[float, float, float] = (1.75, 1.42, 1.0)
    fill: tuple[float, float, float] = (0.16, 0.17, 0.22)
    bounce: tuple[float, float, float] = (0.05, 0.16, 0.09)
    gloss: float = 60.0
    shine: float = 0.5
    rim: float = 0.25
    bump: float = 1.9


@dataclass(frozen=True, slots=True)
class Hits:
    """What the rays met: index of the ray, face 0..5, place on the face, normal and point in the die's own space."""

    index: NDArray[np.int64]
    face: NDArray[np.int64]
    axis: NDArray[np.int64]
    u: Field
    v: Field
    normal: Field
    point: Field


def turn(axis: tuple[float, float, float], angle: float) -> Turn:
    """The rotation by an angle in radians about an axis."""
    x, y, z = np.asarray(axis, np.float64) / np.linalg.norm(axis)
    c, s = math.cos(angle), math.sin(angle)
    k = 1 - c
    return np.array(
        [
            [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
            [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
            [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
        ]
    )


def camera(
    size: int, samples: int = 3, elevation: float = 64.0, distance: float = 9.0, half: float = 1.9, drop: float = 0.0
) -> Camera:
    """A camera `elevation` degrees above the table; `half` is half the width seen at the die, in half edges.

    The die appears `drop` pixels below the middle of the picture.
    """
    e = math.radians(elevation)
    forward = np.array([0.0, math.cos(e), -math.sin(e)])
    right = np.array([1.0, 0.0, 0.0])
    up = np.cross(right, forward)
    n = size * samples
    c = ((np.arange(n) + 0.5) / n * 2 - 1) * half / distance
    x, y = np.meshgrid(c, drop * 2 / size * half / distance - c)
    rays = forward + x[..., None] * right + y[..., None] * up
    rays = rays / np.linalg.norm(rays, axis=-1, keepdims=True)
    return Camera(size, samples, np.ascontiguousarray(rays.reshape(-1, 3).T.astype(np.float32)), -forward * distance)


def _march(origin: Field, rays: list[Field], near: Field, far: Field) -> tuple[Field, NDArray[np.bool_]]:
    half = np.float32(1 - CORNER_RADIUS)
    t, hit = near.copy(), np.zeros(len(near), bool)
    active, at, end, d = np.arange(len(near)), near.copy(), far, rays
    for step in range(8):
        p = [origin[i] + d[i] * at for i in range(3)]
        m = [np.maximum(np.abs(c) - half, 0) for c in p]
        box = np.sqrt(m[0] * m[0] + m[1] * m[1] + m[2] * m[2]) - np.float32(CORNER_RADIUS)
        ball = np.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]) - np.float32(SPHERE)
        gap = np.maximum(box, ball)
        done = gap < (0.004 if step < 7 else 0.02)
        t[active] = at
        hit[active[done]] = True
        at = at + gap
        go = ~done & (at < end)
        active, at, end, d = active[go], at[go], end[go], [c[go] for c in d]
        if len(active) == 0:
            break
    return t, hit


def cast(pose: Turn, view: Camera, centre: tuple[float, float, float] = (0.0, 0.0, 0.0)) -> Hits:
    """All rays of the camera against a die with the given turn and centre."""
    r = pose.astype(np.float32)
    origin = (r.T @ (view.eye - np.asarray(centre))).astype(np.float32)
    d = [r[0, i] * view.rays[0] + r[1, i] * view.rays[1] + r[2, i] * view.rays[2] for i in range(3)]
    b = d[0] * origin[0] + d[1] * origin[1] + d[2] * origin[2]
    disc = b * b - np.float32(origin @ origin - SPHERE * SPHERE)
    index = np.nonzero(disc > 0)[0]
    d = [c[index] for c in d]
    near = -b[index] - np.sqrt(disc[index])
    far = np.full_like(near, 1e9)
    for i in range(3):
        inverse = 1 / np.where(np.abs(d[i]) < 1e-6, np.float32(1e-6), d[i])
        a, z = (-1 - origin[i]) * inverse, (1 - origin[i]) * inverse
        near, far = np.maximum(near, np.minimum(a, z)), np.minimum(far, np.maximum(a, z))
    ok = near < far
    index, d, near, far = index[ok], [c[ok] for c in d], near[ok], far[ok]
    t, hit = _march(origin, d, near, far)
    point = np.stack([origin[i] + d[i][hit] * t[hit] for i in range(3)])
    return _surface(index[hit], point)


def _surface(index: NDArray[np.int64], p: Field) -> Hits:
    m = np.maximum(np.abs(p) - np.float32(1 - CORNER_RADIUS), 0)
    length = np.sqrt((m * m).sum(0))
    normal = m / np.maximum(length, 1e-6) * np.sign(p)
    radius = np.sqrt((p * p).sum(0))
    normal = np.where((radius - SPHERE) > (length - CORNER_RADIUS), p / radius, normal)
    axis = np.argmax(np.abs(p), 0)
    positive = np.take_along_axis(p, axis[None], 0)[0] > 0
    face = np.where(axis == 2, 0, np.where(axis == 0, 2, 4)) + ~positive
    u, v = np.where(axis == 0, p[1], p[0]), np.where(axis == 2, p[1], p[2])
    return Hits(index, face, axis, u, v, normal.astype(np.float32), p)


def _sample(hits: Hits, colour: Field) -> tuple[Field, NDArray[np.int64], int]:
    n = colour.shape[1]
    x = np.clip((hits.u * 0.5 + 0.5) * n - 0.5, 0, n - 1.001)
    y = np.clip((0.5 - hits.v * 0.5) * n - 0.5, 0, n - 1.001)
    xi, yi = x.astype(np.int64), y.astype(np.int64)
    fx, fy = (x - xi)[:, None], (y - yi)[:, None]
    flat, base = colour.reshape(-1, 3), (hits.face * n + yi) * n + xi
    upper = flat.take(base, 0) * (1 - fx) + flat.take(base + 1, 0) * fx
    lower = flat.take(base + n, 0) * (1 - fx) + flat.take(base + n + 1, 0) * fx
    inner = (hits.face * n + np.clip(yi, 1, n - 2)) * n + np.clip(xi, 1, n - 2)
    return (upper * (1 - fy) + lower * fy).T, inner, n


def shaded(hits: Hits, pose: Turn, view: Camera, colour: Field, relief: Field, light: Light) -> Field:
    """Linear colours (n, 3) of the hits; colour (6, T, T, 3) and relief (6, T, T) are the six faces."""
    albedo, base, n = _sample(hits, colour)
    flat = relief.reshape(-1)
    du = (flat.take(base + 1) - flat.take(base - 1)) * light.bump
    dv = (flat.take(base - n) - flat.take(base + n)) * light.bump
    a, q = hits.axis, hits.normal
    tilt_y = np.where(a == 0, du, np.where(a == 2, dv, 0))
    q = np.stack([q[0] - np.where(a != 0, du, 0), q[1] - tilt_y, q[2] - np.where(a != 2, dv, 0)])
    q = pose.astype(np.float32) @ (q / np.sqrt((q * q).sum(0)))
    height = (pose[2].astype(np.float32)[:, None] * hits.point).sum(0)
    key = np.asarray(light.key, np.float32) / np.float32(np.linalg.norm(light.key))
    look = -view.rays[:, hits.index]
    diffuse = np.clip((key @ q + 0.25) / 1.25, 0, 1) ** 1.5
    half = look + key[:, None]
    mirror = np.clip((q * half).sum(0) / np.sqrt((half * half).sum(0)), 0, 1) ** light.gloss * light.shine
    rim = (1 - np.clip((q * look).sum(0), 0, 1)) ** 4 * light.rim
    up, open_sky = q[2] * 0.5 + 0.5, np.clip(0.55 + 0.45 / 1.6 * (height + 1), 0, 1)
    out = np.empty((len(diffuse), 3), np.float32)
    for i, sky in enumerate((0.5, 0.5, 0.55)):
        soft = (light.fill[i] * up + light.bounce[i] * (1 - up)) * 1.5 * open_sky
        direct = diffuse * light.warm[i] * 1.05 * (0.4 + 0.6 * open_sky)
        out[:, i] = albedo[i] * (soft + direct) + mirror * light.warm[i] + rim * sky
    return out


def picture(hits: Hits, colours: Field, view: Camera) -> Bytes:
    """RGBA bytes of shaded hits, averaged over the rays of a pixel."""
    s, k = view.size, view.samples
    y, x = np.divmod(hits.index, view.across)
    cell = (y // k) * s + x // k
    total = np.stack([np.bincount(cell, colours[:, i], s * s) for i in range(3)], -1)
    count = np.bincount(cell, minlength=s * s)[:, None]
    rgb = np.clip(total / np.maximum(count, 1), 0, None)
    rgb = np.clip(rgb * (1 + rgb / 4) / (1 + rgb) * 1.12, 0, 1) ** (1 / 2.2)
    out = np.concatenate([rgb, np.minimum(count / (k * k), 1)], 1) * 255 + 0.5
    return out.reshape(s, s, 4).astype(np.uint8)
