"""Signed distances (negative inside) of the plain shapes the pictures are cut from, and heights of their edges."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from tools.make_assets.light import ramp
from tools.make_assets.noise import Field


def rounded_box(x: Field, y: Field, cx: float, cy: float, half_w: float | Field, half_h: float, radius: float) -> Field:
    """Distance to a box with rounded corners; its half width may change from row to row."""
    qx, qy = np.abs(x - cx) - (half_w - radius), np.abs(y - cy) - (half_h - radius)
    outside = np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2)
    return np.asarray(outside + np.minimum(np.maximum(qx, qy), 0) - radius, np.float32)


def ellipse(x: Field, y: Field, cx: float, cy: float, rx: float, ry: float) -> Field:
    """Distance to an ellipse, near enough for edges and shading."""
    ux, uy = (x - cx) / rx, (y - cy) / ry
    k = np.sqrt(ux * ux + uy * uy)
    g = np.sqrt((ux / rx) ** 2 + (uy / ry) ** 2)
    return np.asarray(np.where(k < 1e-4, -min(rx, ry), k * (k - 1) / np.maximum(g, 1e-6)), np.float32)


def capsule(x: Field, y: Field, a: tuple[float, float], b: tuple[float, float], ra: float, rb: float) -> Field:
    """Distance to a stroke from a to b whose half width goes from ra to rb."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = np.clip(((x - a[0]) * dx + (y - a[1]) * dy) / max(dx * dx + dy * dy, 1e-6), 0, 1)
    return np.asarray(np.hypot(x - a[0] - t * dx, y - a[1] - t * dy) - (ra + (rb - ra) * t), np.float32)


def polygon(x: Field, y: Field, points: list[tuple[float, float]]) -> Field:
    """Distance to a simple polygon."""
    px, py = np.broadcast_arrays(x, y)
    best = np.full(px.shape, 1e12, np.float32)
    inside = np.zeros(px.shape, bool)
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        ex, ey = bx - ax, by - ay
        t = np.clip(((px - ax) * ex + (py - ay) * ey) / max(ex * ex + ey * ey, 1e-6), 0, 1)
        best = np.minimum(best, (px - ax - t * ex) ** 2 + (py - ay - t * ey) ** 2)
        crosses = (ay > py) != (by > py)
        inside ^= crosses & (px < ex * (py - ay) / (ey if ey else 1e-9) + ax)
    return np.asarray(np.where(inside, -1, 1) * np.sqrt(best), np.float32)


def cover(distance: Field, soft: float = 0.7) -> Field:
    """The mask of a shape with an edge about one pixel wide."""
    return ramp(soft, -soft, distance)


def dome(distance: Field, reach: float, rise: float) -> Field:
    """A height that rises from 0 at the edge in a quarter circle to `rise` at `reach` pixels inside."""
    t = np.clip(-distance / reach, 0, 1)
    return (rise * np.sqrt(1 - (1 - t) ** 2)).astype(np.float32)


def around(half_w: float, half_h: float, radius: float, spacing: float) -> Iterator[tuple[float, float]]:
    """Points evenly spaced along a rounded box about (0, 0), the same distance apart everywhere."""
    ax, ay, arc = half_w - radius, half_h - radius, math.pi / 2 * radius
    legs = [2 * ax, arc, 2 * ay, arc] * 2
    total = sum(legs)
    count = round(total / spacing)
    for i in range(count):
        s, leg = i / count * total, 0
        while s > legs[leg]:
            s, leg = s - legs[leg], leg + 1
        turn = s / radius if radius else 0.0
        sin, cos = radius * math.sin(turn), radius * math.cos(turn)
        yield (
            (-ax + s, -ay - radius),
            (ax + sin, -ay - cos),
            (ax + radius, -ay + s),
            (ax + cos, ay + sin),
            (ax - s, ay + radius),
            (-ax - sin, ay + cos),
            (-ax - radius, ay - s),
            (-ax - cos, -ay - sin),
        )[leg]
