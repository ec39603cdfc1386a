"""The signs of Bounty Hunter: six colours with six shapes, the white one, and the flat pictures of them."""

from __future__ import annotations

import math

import numpy as np

from tools.make_assets.light import Bytes, Rgb, blurred, linear, ramp, shrunk
from tools.make_assets.noise import Field
from tools.make_assets.shapes import polygon

LETTERS = "RBYGOP"
WHITE = "W"
COLOURS: dict[str, Rgb] = {
    "R": (255, 66, 74),
    "B": (70, 138, 255),
    "Y": (255, 222, 62),
    "G": (60, 222, 110),
    "O": (255, 146, 40),
    "P": (196, 96, 255),
    WHITE: (236, 240, 255),
}


def shape(letter: str, u: Field, v: Field) -> Field:
    """The distance (negative inside) to a sign in a square from -1 to 1, v up."""
    match letter:
        case "R":
            return polygon(u, v, [(0.0, 0.66), (0.68, -0.5), (-0.68, -0.5)])
        case "B":
            return np.asarray(np.abs(np.hypot(u, v) - 0.44) - 0.17, np.float32)
        case "Y":
            return polygon(u, v, _star(0.74, 0.33))
        case "G":
            bars = (np.maximum(np.abs(u) - 0.62, np.abs(v) - 0.21), np.maximum(np.abs(v) - 0.62, np.abs(u) - 0.21))
            return np.asarray(np.minimum(*bars), np.float32)
        case "O":
            return np.asarray(np.maximum(np.hypot(u, v) - 0.66, 0.56 - np.hypot(u - 0.3, v - 0.16)), np.float32)
        case "P":
            return polygon(u, v, [(0.0, 0.74), (0.5, 0.0), (0.0, -0.74), (-0.5, 0.0)])
        case _:
            return _any_other(u, v)


def _any_other(u: Field, v: Field) -> Field:
    """Six beads in a ring about a seventh: whatever colour is not on the card."""
    d = np.hypot(u, v) - 0.16
    for at in range(6):
        turn = math.pi / 6 + math.pi * at / 3
        d = np.minimum(d, np.hypot(u - 0.52 * math.cos(turn), v - 0.52 * math.sin(turn)) - 0.16)
    return np.asarray(d, np.float32)


def _star(outer: float, inner: float) -> list[tuple[float, float]]:
    turns = [math.pi / 2 + math.pi * at / 5 for at in range(10)]
    return [
        ((inner if at % 2 else outer) * math.cos(turn), (inner if at % 2 else outer) * math.sin(turn))
        for at, turn in enumerate(turns)
    ]


def flat(letter: str, hollow: bool, size: int = 96) -> Bytes:
    """A sign by itself: lit, or `hollow` as it is still missing on a card."""
    k = 4
    n = size * k
    c = ((np.arange(n, dtype=np.float32) + 0.5) / n * 2 - 1) * 1.12
    u, v = c[None, :], -c[:, None]
    d = shape(letter, *np.broadcast_arrays(u, v)) * n / 2.24
    colour = linear(COLOURS[letter])
    edge = 2.6 * k
    if hollow:
        line = ramp(edge * 0.5 + 1.5, edge * 0.5 - 1.5, np.abs(d + edge * 0.5))
        body = ramp(1, -1, d) * 0.14
        alpha = np.maximum(line * 0.95, body)
        rgb = np.broadcast_to(colour * 0.62, (n, n, 3))
    else:
        sheen = np.clip(0.72 + 0.42 * v + 0.0 * u, 0.5, 1.15)
        rim = ramp(-edge * 1.6, -edge * 0.3, d)
        rgb = colour * sheen[..., None] * (1 - 0.45 * rim[..., None]) + 0.5 * rim[..., None] * (0.35 + 0.65 * colour)
        glow = blurred(ramp(1, -1, d), 5.0 * k) * 0.55
        body = ramp(1.5, -1.5, d)
        alpha = np.maximum(body, glow)
        rgb = rgb * body[..., None] + colour * (1 - body[..., None])
    eight = np.clip(np.clip(rgb, 0, 1) ** (1 / 2.2) * 255 + 0.5, 0, 255).astype(np.uint8)
    return shrunk(np.dstack([eight, np.clip(alpha * 255 + 0.5, 0, 255).astype(np.uint8)]), k)
