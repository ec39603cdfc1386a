"""The noon street of Bang! Dice: false fronts under a turquoise sky, a ring worn into the dust, hard long shadows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.make_assets.light import Bytes, Rgb, blurred, grid, linear, mix, ramp, slopes, toned
from tools.make_assets.noise import Field, grain, octaves
from tools.make_assets.shapes import ellipse, polygon, rounded_box
from tools.make_assets.wood import Timber, boards, upright_boards

SIZE = (1280, 720)
BASE, WALK, BAR_TOP = 138, 152, 640
SKY, HAZE, MESA = (52, 164, 176), (224, 232, 206), (186, 126, 92)
SAND, DUST, EARTH = (206, 152, 84), (232, 190, 126), (132, 84, 44)
SHADE = np.array((0.26, 0.23, 0.33), np.float32)
SLANT, REACH = 0.62, 0.78
OLD = Timber((58, 36, 22), (92, 60, 38), (120, 82, 54), 0.26, True, False)


@dataclass(frozen=True, slots=True)
class House:
    """A false front: left, width, roof, colour, top (flat, step, gable), windows, whether it has a porch."""

    left: int
    width: int
    top: int
    colour: Rgb
    form: str
    windows: int
    porch: bool


HOUSES: tuple[House, ...] = (
    House(-30, 150, 40, (196, 170, 128), "step", 2, True),
    House(124, 128, 62, (160, 96, 62), "gable", 1, False),
    House(258, 172, 26, (86, 140, 134), "step", 3, True),
    House(436, 118, 66, (206, 184, 146), "flat", 2, False),
    House(560, 160, 14, (188, 130, 70), "gable", 2, True),
    House(728, 122, 60, (128, 92, 74), "flat", 2, False),
    House(856, 168, 32, (214, 190, 150), "step", 3, True),
    House(1030, 124, 68, (166, 80, 56), "gable", 1, False),
    House(1160, 150, 36, (108, 146, 132), "step", 2, True),
)


def skyline() -> Field:
    """The height of the roofs above the boardwalk for every column, 0 between the houses; wider than the picture."""
    out = np.zeros(SIZE[0] + 800, np.float32)
    for house in HOUSES:
        for x in range(house.left, house.left + house.width):
            out[x + 400] = max(out[x + 400], BASE - _roof(house, x))
    return out


def _roof(house: House, x: float) -> float:
    away = abs(x - house.left - house.width / 2) / (house.width / 2)
    if house.form == "gable":
        return house.top + 34 * away
    if house.form == "step":
        return house.top + (0 if away < 0.62 else 16)
    return house.top


def _sky(rng: np.random.Generator) -> Field:
    w, h = SIZE
    x, y = grid(w, h)
    t = ramp(0, 128, y + 0 * x)[..., None]
    out: Field = linear(SKY) * (1 - t) + linear(HAZE) * t
    wisps = ramp(0.5, 2.2, octaves(rng, w, h, 260, 26, 4)) * ramp(120, 30, y)
    out = mix(out, linear((250, 246, 232)), wisps * 0.55)
    sun = np.exp(-((np.hypot(x - 250, y + 40) / 190) ** 2))
    out = out + sun[..., None] * np.array((0.5, 0.42, 0.26), np.float32)
    ridge = 112 - 16 * np.clip(np.sin(x * 0.011 + 1) * 2.2, -1, 1) + octaves(rng, w, 2, 60, 60, 3)[0][None, :] * 2
    return mix(out, linear(MESA), ramp(-1, 1, y - ridge))


def _house(out: Field, rng: np.random.Generator, house: House) -> Field:
    """One front in full sun, its upper left edge bright, the porch's hard shadow on its wall."""
    w, h = SIZE
    x, y = grid(w, h)
    mid, half = house.left + house.width / 2, house.width / 2
    columns = np.array([_roof(house, c) for c in range(w)], np.float32)[None, :]
    wall = np.maximum(np.abs(x - mid) - half, np.maximum(columns - y, y - BASE - 2))
    planks = 1 + 0.05 * np.sign(np.sin((x - house.left) * 0.62)) + 0.05 * octaves(rng, w, h, 5, 70, 3)
    tone = linear(house.colour) * (planks * (0.98 + 0.1 * ramp(BASE, house.top, y)))[..., None]
    seams = ramp(0.9, 0.4, np.abs((x - house.left) % 10 - 5)) * 0.26
    tone = tone * (1 - seams)[..., None]
    out = mix(out, np.asarray(tone, np.float32), ramp(0.6, -0.6, wall))
    rim = ramp(5.5, 4.0, np.abs(wall + 4.5)) * ramp(0.5, -0.5, wall)
    out = mix(out, linear(house.colour) * 1.35, np.asarray(rim * ramp(14, 6, y - columns), np.float32) * 0.8)
    out = _openings(out, house, x, y)
    if house.porch:
        roof = np.maximum(np.abs(x - mid) - half - 4, np.maximum(98 - y, y - 106))
        fall = np.maximum(np.abs(x - mid - 5) - half + 2, np.maximum(106 - y, y - 124))
        out = np.asarray(out * (1 - (1 - SHADE) * (ramp(0.6, -0.6, fall) * 0.95)[..., None]), np.float32)
        out = mix(out, linear((150, 104, 66)) * (1.1 - 0.05 * (y - 98))[..., None], ramp(0.6, -0.6, roof))
        for post in np.linspace(house.left + 6, house.left + house.width - 6, 4):
            beam = np.maximum(np.abs(x - post) - 2.6, np.maximum(106 - y, y - BASE - 8))
            side = ramp(-2.6, 2.6, x - post + 0 * y)
            out = mix(out, linear((196, 152, 104)) * (1.05 - 0.75 * side)[..., None], ramp(0.6, -0.6, beam))
    return out


def _openings(out: Field, house: House, x: Field, y: Field) -> Field:
    """A door and windows: dark glass that catches the sky, a pale frame, a sill with its shadow."""
    spots = np.linspace(house.left + 26, house.left + house.width - 26, house.windows + 1)
    for number, at in enumerate(spots):
        door = number == house.windows // 2
        top, tall, wide = (112, 30, 9) if door else (104 if not house.porch else 112, 13, 9)
        frame = rounded_box(x, y, float(at), top + tall / 2, wide + 3, tall / 2 + 3, 1)
        glass = rounded_box(x, y, float(at), top + tall / 2, wide, tall / 2, 1)
        out = mix(out, linear((226, 206, 166)), ramp(0.6, -0.6, frame))
        pane = linear((52, 34, 22)) if door else linear((44, 74, 82)) * (1.6 - 0.06 * (y - top))[..., None]
        out = mix(out, np.asarray(pane + 0 * x[..., None], np.float32), ramp(0.6, -0.6, glass))
        bar = np.maximum(np.abs(x - at) - 0.8, np.abs(y - top - tall / 2) - tall / 2)
        out = mix(out, linear((226, 206, 166)), ramp(0.5, -0.5, bar) * (0.0 if door else 1.0))
    if house.top < 45:
        board = rounded_box(x, y, house.left + house.width / 2, house.top + 30, house.width * 0.32, 11, 2)
        out = mix(out, linear((226, 204, 160)), ramp(0.6, -0.6, board))
        edge = np.abs(board + 3) - 0.8
        out = mix(out, linear((120, 52, 34)), ramp(0.5, -0.5, edge))
        for k in (-1, 0, 1):
            dot = ellipse(
                x, y, house.left + house.width / 2 + k * house.width * 0.14, house.top + 30, 7 - 2 * abs(k), 3.4
            )
            out = mix(out, linear((120, 52, 34)), ramp(0.5, -0.5, dot))
    return out


def _ground(rng: np.random.Generator) -> tuple[Field, Field]:
    """Sand with ruts, a ring worn by boots and wheels, pebbles: colour and height."""
    w, h = SIZE
    x, y = grid(w, h)
    deep = ramp(WALK, 640, y + 0 * x)
    broad = octaves(rng, w, h, 210, 90, 4)
    fine = octaves(rng, w, h, 14, 8, 3)
    t = np.clip(0.46 + 0.2 * broad + 0.07 * fine, 0, 1)[..., None]
    colour = linear(EARTH) * (1 - t) + linear(SAND) * t
    colour = mix(colour, linear(DUST), np.clip(0.28 + 0.2 * octaves(rng, w, h, 340, 160, 3), 0, 0.75))
    height = broad * 2.0 + fine * 0.8 + grain(rng, w, h) * 0.16
    ring = ellipse(x, y, 640, 340, 404, 176) + octaves(rng, w, h, 120, 70, 3) * 4
    colour = mix(colour, linear((240, 206, 146)), np.exp(-(((ring + 6) / 52) ** 2)) * 0.5)
    for at in (-16, 16):
        rut = (ring - at) / 3.4
        height = height - 2.6 * np.exp(-(rut**2)) + 1.4 * np.exp(-((rut - 2.2) ** 2))
        colour = colour * (1 - 0.16 * np.exp(-(rut**2)))[..., None]
    inner = np.asarray(np.clip(-ring / 150, 0, 1), np.float32)
    colour = mix(colour, linear((222, 176, 108)), inner * 0.3)
    stones = ramp(2.35, 2.75, octaves(rng, w, h, 9, 6, 1)) * (0.3 + 0.7 * deep)
    colour = mix(colour, linear((150, 112, 78)), stones * 0.8)
    return colour, np.asarray(height + stones * 2.4, np.float32)


def _shadow(rng: np.random.Generator) -> Field:
    """Where the roofs, and houses beyond the left edge, take the sun from the ground: hard and long."""
    w, h = SIZE
    x, y = grid(w, h)
    roofs = skyline()
    t = np.clip(y - WALK, 0, None) + 0 * x
    source = np.clip(np.round(x - SLANT * t).astype(np.int64) + 400, 0, len(roofs) - 1)
    reach = REACH * roofs[source] + octaves(rng, w, h, 30, 30, 2) * 0.7
    cast = ramp(1.6, -1.6, t - reach) * (y >= WALK - 1)
    left = [[(-20, 236), (150, 316), (150, 348), (96, 330), (96, 372), (-20, 318)],
            [(-20, 452), (190, 556), (190, 590), (232, 610), (-20, 640)]]  # fmt: skip
    for points in left:
        cast = np.maximum(cast, ramp(1.4, -1.4, polygon(x, y, [(float(a), float(b)) for a, b in points])))
    tower = [(1010.0, 640.0), (1090, 596), (1120, 604), (1126, 586), (1220, 610), (1300, 660), (1300, 720), (1010, 720)]
    return np.asarray(np.maximum(cast, ramp(1.4, -1.4, polygon(x, y, tower)) * 0.9), np.float32)


def street(seed: int = 21) -> Bytes:
    """The 1280x720 picture under the round."""
    rng = np.random.default_rng(seed)
    w, h = SIZE
    x, y = grid(w, h)
    out = _sky(rng)
    for house in HOUSES:
        out = _house(out, rng, house)
    colour, height = _ground(rng)
    gx, gy = slopes(height)
    sun = np.clip(0.86 + 0.5 * (-gx * -0.62 - gy * -0.55) * -1, 0.3, 1.7)
    ground = colour * (sun * 1.18)[..., None] * np.array((1.05, 1.0, 0.9), np.float32)
    cast = _shadow(rng)
    lit = 1 - (1 - SHADE) * (cast * 0.94)[..., None]
    out = mix(out, np.asarray(ground * lit, np.float32), ramp(WALK - 1, WALK + 1, y + 0 * x))
    walk, _rise = boards(rng, w, 14, 7, Timber((120, 84, 54), (168, 124, 84), (204, 160, 112), 0.2, True, False))
    out[BASE:WALK] = walk * (1.05 - 0.25 * cast[WALK + 2 : WALK + 3, :, None] * 2)
    out = _far_and_near(out, x, y)
    out = _bar(out, rng, x, y)
    return toned(np.asarray(out * 1.3, np.float32), rng)


def _far_and_near(out: Field, x: Field, y: Field) -> Field:
    """A little haze over the fronts, a little dusk at the corners, so that sheets stand out."""
    haze = ramp(190, 120, y) * ramp(20, 130, y) * 0.16
    out = mix(out, linear((244, 222, 178)), np.asarray(haze + 0 * x, np.float32))
    far = np.hypot((x - 640) / 820, (y - 330) / 430)
    return np.asarray(out * (1 - 0.34 * ramp(0.72, 1.2, far))[..., None], np.float32)


def _bar(out: Field, rng: np.random.Generator, x: Field, y: Field) -> Field:
    """The boardwalk one stands on: old boards in the shade, a sunlit edge."""
    w, h = SIZE
    wood, height = upright_boards(rng, w, h - BAR_TOP, 92, OLD)
    gx, gy = slopes(height)
    wood = wood * np.clip(0.62 - 0.16 * (gx + gy), 0.2, 1.2)[..., None]
    shade = ramp(0, 26, np.arange(h - BAR_TOP, dtype=np.float32))[:, None, None]
    out[BAR_TOP:] = wood * (0.62 + 0.16 * shade)
    edge = ramp(3.0, 2.0, np.abs(y - BAR_TOP) + 0 * x)
    out = mix(out, linear((214, 166, 104)), np.asarray(edge, np.float32))
    below = np.exp(-np.clip(BAR_TOP - 3 - y, 0, None) / 7) * (y < BAR_TOP - 2) * 0.5
    return np.asarray(out * (1 - below + 0 * x)[..., None], np.float32)


def bird() -> Bytes:
    """The soft shadow of a bird high above, 120x70."""
    w, h = 120, 70
    x, y = grid(w, h)
    wings = polygon(x, y, [(6.0, 30.0), (34, 20), (58, 28), (62, 20), (66, 28), (90, 18), (114, 30), (92, 31), (70, 40),
                           (66, 56), (58, 56), (54, 40), (32, 32)])  # fmt: skip
    alpha = blurred(np.asarray(ramp(1, -1, wings), np.float32), 1.6) * 0.34
    return np.dstack([np.full((h, w, 3), (34, 22, 30), np.uint8), (alpha * 255).astype(np.uint8)])


def weed(frames: int = 12, size: int = 58) -> Bytes:
    """A tumbleweed: a ball of thin twigs, turned a little further in every cell."""
    fine = 3
    n = size * fine
    x, y = grid(n, n)
    rng = np.random.default_rng(8)
    twigs = [
        (rng.uniform(0, 6.3), rng.uniform(0.35, 1.0), rng.uniform(0.5, 2.6), rng.uniform(-0.4, 0.4)) for _ in range(44)
    ]
    cells = []
    for frame in range(frames):
        turn = frame / frames * 2 * np.pi
        best = np.full((n, n), 1e3, np.float32)
        tone = np.zeros((n, n), np.float32)
        for at, far, bend, off in twigs:
            r = far * n * 0.38
            cx, cy = n / 2 + off * r * np.cos(at + turn), n * 0.5 + off * r * np.sin(at + turn)
            a = np.arctan2(y - cy, x - cx)
            d = np.abs(np.hypot(x - cx, y - cy) - r * (0.72 + 0.2 * np.sin(2 * (a - turn) + bend * 3))) - 1.5
            gap = np.cos(a - at - turn) < -0.35
            d = np.where(gap, 1e3, d)
            tone = np.where(d < best, 0.6 + 0.5 * (0.5 + 0.5 * np.sin(bend * 9)), tone)
            best = np.minimum(best, d)
        light = np.clip(1.25 - 0.5 * (y / n) - 0.25 * (x / n), 0.4, 1.3)
        rgb = np.clip(np.array((176, 128, 72)) * (tone * light)[..., None], 0, 255).astype(np.uint8)
        alpha = np.asarray(ramp(0.9, -0.9, best), np.float32)
        cells.append(_shrunk(rgb, alpha, fine))
    return np.concatenate(cells, 1)


def _shrunk(rgb: Bytes, alpha: Field, fine: int) -> Bytes:
    from tools.make_assets.light import shrunk, with_alpha

    return shrunk(with_alpha(rgb, alpha), fine)
