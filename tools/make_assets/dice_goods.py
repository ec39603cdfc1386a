"""Sheets and icons of the special dice: the ray march of the plain ones, with the reflections of metal and glass."""

from __future__ import annotations

from functools import cache

import numpy as np

from tools.make_assets.dice_kinds import KINDS, Kind, painted_kind
from tools.make_assets.dice_march import Camera, Hits, Turn, camera, cast, picture, shaded, turn
from tools.make_assets.dice_sheet import CELL, FRAMES, poses, sheet_camera
from tools.make_assets.dice_sheet import _lift as lift
from tools.make_assets.dice_skin import BONE, painted, up
from tools.make_assets.light import Bytes, blurred, linear, ramp
from tools.make_assets.noise import Field

STEP_IN_MOTION, STEP_AT_REST = 8, 3
TYPICAL = {"low": 3, "high": 4, "odd": 5, "even": 4, "ladder": 3, "glass": 6, "gilded": 6, "mirror": 5, "joker": 6}


@cache
def _faces(kind: Kind) -> tuple[Field, Field, Field]:
    return painted_kind(kind)


def _reflected(hits: Hits, pose: Turn, view: Camera) -> Field:
    """What a polished die mirrors: a warm lamp above, a dim room, the green table below."""
    q = hits.normal.copy()
    for axis, along in ((0, hits.u), (1, np.where(hits.axis == 2, hits.v, hits.u)), (2, hits.v)):
        q[axis] += np.where(hits.axis != axis, along * 0.22, 0)
    q = pose.astype(np.float32) @ (q / np.sqrt((q * q).sum(0)))
    ray = view.rays[:, hits.index]
    r = ray - 2 * (ray * q).sum(0) * q
    lamp = np.clip(-0.32 * r[0] + 0.28 * r[1] + 0.9 * r[2], 0, 1)
    band = np.exp(-(((r[2] - 0.62) / 0.16) ** 2)) * 0.55 + np.exp(-(((r[0] + 0.55) / 0.12) ** 2)) * 0.3
    glow = lamp**6 * 0.7 + lamp**40 * 1.6 + band
    out = np.empty((len(lamp), 3), np.float32)
    for i, (warm, table, room) in enumerate(((1.0, 0.03, 0.10), (0.9, 0.12, 0.09), (0.74, 0.07, 0.10))):
        out[:, i] = glow * warm + room + np.where(r[2] < 0.1, table, 0) * (1 - ramp(-0.2, 0.1, r[2]))
    return out


def _polish(hits: Hits, polish: Field) -> Field:
    n = polish.shape[1]
    x = np.clip((hits.u * 0.5 + 0.5) * n, 0, n - 1).astype(np.int64)
    y = np.clip((0.5 - hits.v * 0.5) * n, 0, n - 1).astype(np.int64)
    return np.asarray(polish.reshape(-1).take((hits.face * n + y) * n + x), np.float32)


def _glow(hits: Hits, pose: Turn, kind: Kind) -> Field:
    """Light that went through a clear die and gathers on the side away from the lamp."""
    p = pose.astype(np.float32) @ hits.point
    away = np.clip(0.5 + 0.42 * p[0] - 0.3 * p[1] - 0.42 * p[2], 0, 1.4) ** 2
    return np.asarray(linear(kind.base) * (away * kind.clear * 2.6)[:, None], np.float32)


def drawn(kind: Kind, pose: Turn, view: Camera, height: float = 0.0) -> Bytes:
    """One die of a kind, RGBA, its centre `height` half edges above where it rests."""
    hits = cast(pose, view, (0.0, 0.0, height))
    colour, relief, polish = _faces(kind)
    out = shaded(hits, pose, view, colour, relief, kind.light)
    if kind.polish:
        shine = _polish(hits, polish)[:, None]
        out = out * (1 - 0.72 * shine) + _reflected(hits, pose, view) * linear(kind.tint) * shine * 1.5
    if kind.clear:
        out = out * 0.8 + _glow(hits, pose, kind)
    cell = picture(hits, np.asarray(out, np.float32), view)
    return _cleared(cell, kind.clear) if kind.clear else cell


def _cleared(cell: Bytes, clear: float) -> Bytes:
    """A little of the table shines through the middle of a clear die, nothing through its edge and highlights."""
    body = blurred((cell[..., 3] > 250).astype(np.float32), 7)
    bright = cell[..., :3].mean(-1) / 255
    through = np.clip(body * 1.3 - 0.3, 0, 1) * (1 - np.clip(bright * 1.6 - 0.5, 0, 1)) * clear
    out = cell.copy()
    out[..., 3] = (cell[..., 3] * (1 - through) + 0.5).astype(np.uint8)
    return out


def _rounded(cell: Bytes, step: int) -> Bytes:
    """Colours rounded to multiples of a step: what is seen for 20 ms need not be exact, and the file is half as big."""
    out = cell.copy()
    out[..., :3] = np.minimum((cell[..., :3].astype(np.int16) + step // 2) // step * step, 255)
    return out


def sheet(kind: Kind) -> Bytes:
    """Six rows (numbers 1 to 6; the star in the last of the joker) of 20 frames, as of the plain die."""
    view, size = sheet_camera(), CELL
    out = np.zeros((6 * size, FRAMES * size, 4), np.uint8)
    for value in range(1, 7):
        for frame, pose in enumerate(poses(value, kind.variant)):
            cell = _rounded(drawn(kind, pose, view, lift(pose)), STEP_IN_MOTION if frame < FRAMES - 3 else STEP_AT_REST)
            row, column = (value - 1) * size, frame * size
            out[row : row + size, column : column + size] = cell
    return out


def icon_names() -> tuple[tuple[str, Kind | None, int], ...]:
    """Name, kind (None is the plain die) and number shown of every icon of a die."""
    numbered = [(f"{k.id}_{n}", k, n) for k in KINDS if k.id not in TYPICAL for n in range(1, 7)]
    return (("plain", None, 5), *((k.id, k, TYPICAL[k.id]) for k in KINDS if k.id in TYPICAL), *numbered)


def icon(kind: Kind | None, value: int, size: int) -> Bytes:
    """A die at rest on nothing, nearly filling a square."""
    view = camera(size, 4, half=1.62)
    pose = turn((0, 0, 1), 0.3) @ up(value)
    if kind is None:
        hits = cast(pose, view)
        return picture(hits, shaded(hits, pose, view, *painted(BONE), BONE.light), view)
    return drawn(kind, pose, view)
