"""The place under the table: its planks above with light in the cracks, the floor, two legs, night at the sides."""

from __future__ import annotations

import numpy as np

from tools.make_assets.light import Bytes, blurred, grid, linear, ramp, slopes, toned
from tools.make_assets.noise import Field, octaves
from tools.make_assets.shapes import rounded_box
from tools.make_assets.wood import Timber, upright_boards

SIZE = (1280, 720)
UNDERSIDE, APRON, FLOOR = 90, 104, 452
VANISH = (640.0, 330.0)
LAMP, NIGHT, LANTERN = (1.0, 0.56, 0.2), (0.1, 0.2, 0.62), (1.0, 0.36, 0.08)
_OLD_OAK = Timber((34, 20, 12), (78, 48, 28), (118, 78, 46), 0.3, False, True)
# where light falls through: left to right at the near edge of the boards above, and how wide the crack is
_CRACKS = ((-1010.0, 2.2), (-610.0, 3.4), (-230.0, 1.8), (170.0, 2.6), (560.0, 3.6), (930.0, 2.0))


def _seen(texture: Field, x: Field, z: Field) -> Field:
    """A (h, w, 3) texture at plan coordinates, mirrored without end."""
    h, w = texture.shape[:2]
    u, v = np.abs(np.mod(x, 2 * w) - w).clip(0, w - 1.01), np.abs(np.mod(z, 2 * h) - h).clip(0, h - 1.01)
    ui, vi = u.astype(np.int64), v.astype(np.int64)
    fu, fv = (u - ui)[..., None], (v - vi)[..., None]
    upper = texture[vi, ui] * (1 - fu) + texture[vi, ui + 1] * fu
    lower = texture[vi + 1, ui] * (1 - fu) + texture[vi + 1, ui + 1] * fu
    return np.asarray(upper * (1 - fv) + lower * fv, np.float32)


def _boards(rng: np.random.Generator) -> Field:
    colour, height = upright_boards(rng, 1600, 1400, 178, _OLD_OAK)
    gx, gy = slopes(height)
    return np.asarray(colour * np.clip(1 - 0.35 * gx - 0.2 * gy, 0.3, 1.6)[..., None], np.float32)


def _floor(rng: np.random.Generator, x: Field, y: Field) -> Field:
    """Boards that run away from us, lit in stripes below the cracks."""
    deep = 300 / np.clip(y - VANISH[1], 18, None)
    plan = (x - VANISH[0]) * deep
    wood = _seen(_boards(rng), plan * 0.9 + 800, deep * 620)
    light = 0.05 + 0.05 * np.exp(-((plan / 500) ** 2))
    for at, width in _CRACKS:
        q = np.abs(plan - at * 0.42 - 22 * deep)
        light = light + (0.42 * np.exp(-((q / (10 + 5 * width)) ** 2)) + 0.12 * np.exp(-q / 60)) * np.exp(-deep / 2.6)
    near = ramp(760, 560, y + 0 * x)
    return np.asarray(wood * (light * (0.55 + 0.45 * near) * 6.2)[..., None] * np.array(LAMP, np.float32), np.float32)


def _back(rng: np.random.Generator, x: Field, y: Field) -> Field:
    """The saloon behind: smoke with a lantern's glow in it, dark panels, moonlight from the sides."""
    h, w = SIZE[1], SIZE[0]
    smoke = np.clip(octaves(rng, w, h, 300, 130, 4) * 0.35 + 0.75, 0.1, 2)
    glow = 0.13 * np.exp(-(((x - 640) / 400) ** 2) - ((y - 330) / 170) ** 2) * smoke
    glow = glow + 0.12 * np.exp(-(((x - 150) / 150) ** 2) - ((y - 330) / 120) ** 2) * smoke
    night = 0.16 * (np.exp(-np.clip(x, 0, None) / 120) + np.exp(-np.clip(w - x, 0, None) / 120)) * (0.5 + 0.5 * smoke)
    night = night * np.exp(-(((y - 300) / 220) ** 2))
    panel = 1 - 0.16 * ramp(4, 1, np.abs(np.mod(x + 20, 128) - 64))
    return np.asarray(
        glow[..., None] * np.array(LANTERN, np.float32) * panel[..., None]
        + night[..., None] * np.array(NIGHT, np.float32)
        + linear((24, 14, 10)) * 0.6,
        np.float32,
    )


def _above(rng: np.random.Generator, x: Field, y: Field) -> Field:
    """The underside of the table: boards in shadow, the cracks between them bright."""
    deep = 300 / np.clip(VANISH[1] - y, 18, None)
    plan = (x - VANISH[0]) * deep
    wood = _seen(_boards(rng), plan * 0.9 + 800, deep * 620)
    out = wood * (0.17 + 0.1 * ramp(0, UNDERSIDE, y + 0 * x))[..., None] * np.array((1.0, 0.74, 0.52), np.float32) * 2.2
    for at, width in _CRACKS:
        q = np.abs(plan - at)
        wobble = 1 + 0.25 * octaves(rng, SIZE[0], SIZE[1], 90, 24, 2)
        core = np.exp(-((q / (width * wobble)) ** 2)) * 1.7
        out = out + (core * 1.5 + 0.2 * np.exp(-q / 40))[..., None] * np.array(LAMP, np.float32) * 0.8
    return np.asarray(out, np.float32)


def _apron(rng: np.random.Generator, out: Field, x: Field, y: Field) -> Field:
    """The beam at the table's far edge and its shadow on what is behind."""
    wood, _ = upright_boards(rng, 64, SIZE[0], 64, _OLD_OAK)
    beam = np.ascontiguousarray(wood.transpose(1, 0, 2))
    tall = APRON - UNDERSIDE + 10
    t = np.clip((y - UNDERSIDE + 6) / tall, 0, 1) + 0 * x
    body = (ramp(-0.6, 0.6, y - UNDERSIDE + 6) * ramp(0.6, -0.6, y - APRON - 4) + 0 * x)[..., None]
    rows = np.clip((t * 40).astype(np.int64), 0, 63)
    columns = np.broadcast_to(np.arange(SIZE[0])[None, :], rows.shape)
    edge = 0.18 + 0.5 * np.exp(-(((t - 0.12) / 0.1) ** 2)) + 0.12 * np.exp(-(((t - 0.86) / 0.09) ** 2))
    out = out * (1 - 0.75 * np.exp(-np.clip(y - APRON - 4, 0, None) / 24) + 0 * x)[..., None]
    return np.asarray(out * (1 - body) + beam[rows, columns] * edge[..., None] * 2.4 * body, np.float32)


def _profile(rise: Field) -> Field:
    """Half the width of a turned leg from top (0) to foot (1): block, beads, a long swelling, beads, bun foot."""
    belly = np.sin(np.pi * np.clip((rise - 0.16) / 0.72, 0, 1)).clip(0, 1)
    shaft = 13.5 + 6.5 * belly - 4 * ramp(0.4, 0.86, rise)
    beads = sum(
        size * np.sqrt(np.clip(1 - ((rise - at) / reach) ** 2, 0, 1))
        for at, reach, size in (
            (0.155, 0.016, 8),
            (0.195, 0.01, 5),
            (0.84, 0.014, 7),
            (0.875, 0.01, 5),
            (0.955, 0.04, 9),
        )
    )
    return np.asarray(np.where(rise < 0.13, 23.0, shaft + beads), np.float32)


def _leg(rng: np.random.Generator, out: Field, x: Field, y: Field, cx: float) -> Field:
    """A turned table leg with its shadow on the floor."""
    foot = 552.0
    rise = np.clip((y - APRON) / (foot - APRON), 0, 1)
    half = _profile(rise)
    u = (x - cx) / half
    inside = (ramp(1.04, 0.97, np.abs(u)) * ramp(-1, 1, y - APRON - 2) * ramp(1, -1, y - foot))[..., None]
    fall = (
        np.exp(-(((x - cx - (y - foot) * 0.25) / 34) ** 2))
        * ramp(foot - 18, foot + 4, y + 0 * x)
        * np.exp(-np.clip(y - foot, 0, None) / 70)
    )
    out = out * (1 - 0.72 * fall)[..., None]
    towards = 1 if cx < VANISH[0] else -1
    round_part = np.where(rise < 0.13, 0.18 * towards + 0.1 * np.clip(u, -1, 1), np.clip(u, -1, 1))
    nx, nz = round_part * towards, np.sqrt(np.clip(1 - round_part**2, 0, 1))
    slope = np.clip(np.gradient(half[:, 0])[:, None], -0.7, 0.7) * (rise > 0.135)
    key = np.clip(0.8 * nx + 0.25 * nz - 0.5 * slope, 0, 1)
    rim = np.clip(-nx - 0.55, 0, 1) ** 1.5
    streak = 1 + 0.2 * octaves(rng, SIZE[0], SIZE[1], 3, 120, 3)
    wood = linear((112, 64, 36)) * (streak * (0.4 + 0.8 * (1 - rise)))[..., None]
    tone = wood * (0.05 + 0.62 * key**1.6)[..., None] * np.array(LAMP, np.float32)
    tone = tone + wood * (rim * 0.8)[..., None] * np.array((0.5, 0.62, 1.0), np.float32)
    tone = tone + (0.1 * np.clip(0.62 * nx + 0.78 * nz - 0.4 * slope, 0, 1) ** 30)[..., None] * np.array(
        LAMP, np.float32
    )
    return np.asarray(out * (1 - inside) + tone * 1.5 * inside, np.float32)


def _beams(rng: np.random.Generator, x: Field, y: Field) -> Field:
    """Dusty shafts of light from the cracks down to the floor."""
    w, h = SIZE
    dust = np.clip(octaves(rng, w, h, 70, 160, 4) * 0.4 + 0.75, 0, 2)
    total = np.zeros((h, w), np.float32)
    far = 300 / (VANISH[1] - UNDERSIDE)
    for at, width in _CRACKS:
        top = VANISH[0] + at / far
        down = np.clip((y - APRON) / (FLOOR + 120 - APRON), 0, 1.3)
        middle = top + (top - 640) * 0.10 * down + 26 * down
        spread = 5 + width * 2.4 + 26 * down
        total += np.exp(-(((x - middle) / spread) ** 2)) * np.exp(-down * 1.15) * ramp(APRON, APRON + 26, y + 0 * x)
    motes = np.zeros((h, w), np.float32)
    for px, py in zip(rng.integers(20, w - 20, 170), rng.integers(APRON + 20, 640, 170), strict=True):
        motes[py : py + 2, px : px + 2] = rng.uniform(1, 7)
    sparkle = blurred(motes, 0.9) * np.clip(total * 1.6, 0, 1)
    return np.asarray((total * dust * 0.11 + sparkle * 0.3)[..., None] * np.array(LAMP, np.float32), np.float32)


def under_table(seed: int = 23) -> Bytes:
    """The 1280x720 picture of the place; the underside of the table fills the upper 90 rows."""
    rng = np.random.default_rng(seed)
    w, h = SIZE
    x, y = grid(w, h)
    horizon = (ramp(FLOOR - 26, FLOOR + 46, y) + 0 * x)[..., None]
    out = _back(rng, x, y) * (1 - horizon) + _floor(rng, x, y) * horizon
    ceiling = (ramp(0.6, -0.6, y - UNDERSIDE) + 0 * x)[..., None]
    out = out * (1 - ceiling) + _above(rng, x, y) * ceiling
    dim = _apron(rng, np.asarray(out, np.float32), x, y)
    for cx in (316.0, 964.0):
        dim = _leg(rng, dim, x, y, cx)
    out = dim + _beams(rng, x, y)
    d = rounded_box(x, y, w / 2, h / 2, w / 2, h / 2, 160)
    out = out * (0.35 + 0.65 * ramp(8, -190, d))[..., None]
    out = out + (0.02 * np.exp(-np.minimum(x, w - x) / 70) + 0 * y)[..., None] * np.array(NIGHT, np.float32)
    return toned(np.asarray(out, np.float32), rng)
