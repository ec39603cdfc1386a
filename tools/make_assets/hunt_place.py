"""The cantina of Bounty Hunter: an ink violet wall in neon light, and the dark table before it."""

from __future__ import annotations

import numpy as np

from tools.make_assets.light import Bytes, Lamp, blurred, grid, linear, lit, mix, ramp, toned
from tools.make_assets.noise import octaves
from tools.make_assets.shapes import rounded_box

SIZE = (1280, 720)


def cantina(seed: int = 21) -> Bytes:
    """The 1280x720 picture under the table."""
    rng = np.random.default_rng(seed)
    w, h = SIZE
    x, y = np.broadcast_arrays(*grid(w, h))
    wear = octaves(rng, w, h, 240, 160, 5)
    colour = linear((58, 42, 92)) * (1 + 0.16 * wear[..., None])
    d = rounded_box(x, y, 634, 306, 352, 296, 40)
    top = linear((34, 26, 58)) * (1 + 0.1 * octaves(rng, w, h, 300, 4, 4)[..., None])
    colour = mix(colour, top, ramp(1, -1, d))
    height = blurred(ramp(0, 14, -d) * 9, 2) + wear * 0.25
    lamps = (
        Lamp(634, 250, 340, 1.9, (0.9, 0.72, 1.0)), Lamp(60, 40, 260, 1.1, (1.0, 0.22, 0.62)),
        Lamp(1230, 60, 300, 1.3, (0.2, 0.95, 0.9)), Lamp(1100, 700, 260, 0.6, (1.0, 0.6, 0.25)),
    )  # fmt: skip
    out = lit(colour, height, lamps, np.full((h, w), 0.2, np.float32))
    edge = np.exp(-np.abs(d) / 3)[..., None] * linear((72, 232, 220)) * 0.35
    return toned(out + edge, rng)
