"""The opponent's boots under the table: at rest, the toe up and down as it taps, knees bending, a face looking in."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tools.make_assets.light import Bytes, Rgb, ramp
from tools.make_assets.noise import Field
from tools.make_assets.token import INK, STEEL, Point, Token, curve, developed, rounded, star

SIZE = (300, 370)
SOLE = 174.0
_LIGHT = (1.0, 0.7, 0.4)
_BOOT: Rgb = (104, 52, 26)
BLACK_EYE: Rgb = (18, 8, 6)
_TROUSER: Rgb = (62, 56, 60)


@dataclass(frozen=True, slots=True)
class Stance:
    """How the legs stand: the toe's angle in degrees, how far the knees are bent, how far the owner leans in."""

    name: str
    toe: float = 0.0
    bend: float = 0.0
    lean: float = 0.0


STANCES = (
    Stance("boots_0"),
    Stance("boots_1", toe=17),
    Stance("boots_2", toe=-2),
    Stance("boots_3", bend=0.55, lean=0.42),
    Stance("boots_4", bend=1.0, lean=1.0),
)


def _about(points: Sequence[Point], pivot: Point, degrees: float) -> list[Point]:
    c, s = math.cos(math.radians(-degrees)), math.sin(math.radians(-degrees))
    return [
        (pivot[0] + c * (x - pivot[0]) - s * (y - pivot[1]), pivot[1] + s * (x - pivot[0]) + c * (y - pivot[1]))
        for x, y in points
    ]


def _cloth(t: Token, colour: Rgb, tone: float) -> Field:
    weave = 1 + 0.05 * np.sin((t.x + t.y * 0.6) * 1.6)
    return np.asarray(t.planks(colour, 60) * weave[..., None] * tone, np.float32)


def _boot(t: Token, x: float, toe: float, lean: float, tone: float) -> None:
    """One boot with its heel at x, its shaft leaning forward by `lean` pixels at the top, spur and seam."""
    pivot = (x, SOLE - 4)
    hide = t.hide((int(_BOOT[0] * tone), int(_BOOT[1] * tone), int(_BOOT[2] * tone)))
    foot = [(x - 22, 104), (x + 22, 104), (x + 34, 126), (x + 66, 142), (x + 94, 154), (x + 98, 162), (x + 86, 167),
            (x + 40, 166), (x + 16, 158), (x - 22, 162), (x - 27, 134)]  # fmt: skip
    sole = [(x - 26, 162), (x + 14, 158), (x + 42, 167), (x + 90, 167), (x + 98, 161), (x + 94, 172), (x + 40, 173),
            (x + 10, 164)]  # fmt: skip
    heel = [(x - 26, 158), (x + 8, 160), (x + 4, SOLE), (x - 22, SOLE)]
    shaft = [(x - 30 + lean, -6), (x + 30 + lean, -10), (x + 24, 60), (x + 25, 112), (x - 23, 112), (x - 27, 60)]
    t.put(t.shape(_about(heel, pivot, toe), 1), (26, 16, 12), 3, 4)
    t.put(t.shape(_about(sole, pivot, toe), 1.2), (38, 22, 14), 3, 3)
    t.put(t.shape(_about(rounded(foot, 4), pivot, toe), 1), hide, 13, 20, 2, 0.35)
    t.put(t.shape(rounded(shaft, 4), 1), hide, 13, 26, 2, 0.25, 0.3)
    stitch = _about(curve((x + 30, 128), (x + 52, 134), (x + 58, 160)), pivot, toe)
    t.tint(t.line(stitch, 1.0), (214, 160, 84), 0.9, 0.8, 0.8)
    for k in range(3):
        wave = curve(
            (x - 16 + lean * 0.5, 18 + k * 9), (x + lean * 0.45, 30 + k * 9), (x + 17 + lean * 0.4, 16 + k * 9)
        )
        t.tint(t.line(wave, 1.0), (214, 160, 84), 0.8, 0.8, 0.8)
    strap = _about([(x - 27, 134), (x + 8, 128), (x + 36, 136)], pivot, toe)
    t.put(t.line(strap, 3.2), (44, 24, 16), 2.4, 3, 6, 0.2)
    t.put(t.disc(*_about([(x + 8, 128)], pivot, toe)[0], 5), t.metal(), 3, 5, 8, 1.0)
    ends = _about([(x - 27, 134), (x - 42, 137)], pivot, toe)
    t.put(t.line(ends, 2.6), t.metal(STEEL), 2.4, 2.6, 3, 0.9)
    t.put(t.shape(star(*ends[1], 10, 0.5, 8)), t.metal(STEEL), 1.6, 2, 3, 0.9)
    t.tint(t.disc(*ends[1], 2), INK)


def _leg(t: Token, x: float, stance: Stance, tone: float, toe: float) -> None:
    """Trouser leg and boot; a bent knee comes forward and down."""
    forward = 62 * stance.bend
    knee = (x + forward, -112 + 52 * stance.bend)
    _boot(t, x, toe, forward * 0.42, tone)
    cuff = (x + forward * 0.4, 2.0)
    shin = [(knee[0] - 36, knee[1]), (knee[0] + 38, knee[1] + 4), (cuff[0] + 36, 14), (cuff[0] + 20, 20),
            (cuff[0] - 22, 20), (cuff[0] - 36, 12)]  # fmt: skip
    thigh = [(knee[0] - 30 - 70 * stance.bend, -198), (knee[0] + 30 - 30 * stance.bend, -198),
             (knee[0] + 38, knee[1] - 10), (knee[0] + 30, knee[1] + 26), (knee[0] - 36, knee[1] + 16)]  # fmt: skip
    cloth = _cloth(t, _TROUSER, tone)
    t.put(t.shape(rounded(thigh, 4), 2), cloth, 16, 30, 2, 0.02)
    t.put(t.shape(rounded(shin, 4), 2), cloth, 15, 28, 3, 0.02, 0.25)
    for k, (dx, dy) in enumerate(((-22, 30), (-8, 44), (12, 26))):
        fold = curve((knee[0] + dx, knee[1] + dy), (knee[0] + dx + 14, knee[1] + dy + 12), (knee[0] + dx + 12, 4))
        t.tint(t.line(fold, 2.2), (24, 22, 26), 0.4, 2.4, 1.6 + 0.3 * k)


def _onlooker(t: Token, lean: float) -> None:
    """An arm and, further down, a face coming from above on the right."""
    down = -236 + 150 * lean
    cx, cy = 72.0, down
    coat = [(cx - 70, -230), (cx + 66, -230), (cx + 60, cy + 10), (cx + 30, cy + 30), (cx - 40, cy + 10)]
    t.put(t.shape(rounded(coat, 4), 2), _cloth(t, (40, 30, 32), 1), 12, 30, 4, 0.02)
    if lean > 0.6:
        _face_in_shadow(t, cx, cy)
    hand = (-92.0 + 10 * lean, -150 + 104 * lean)
    arm = curve((cx - 30, -200), (hand[0] + 10, hand[1] - 90), hand)
    t.put(t.line(arm, 25, 17), _cloth(t, (44, 34, 36), 1), 13, 20, 10, 0.02)
    t.put(t.oval(*hand, 19, 10, 70), (196, 186, 170), 5, 7, 16, 0.03)
    for k in range(4):
        tip = (hand[0] - 14 + k * 10, hand[1] + 34 + (3 if k in (1, 2) else -3))
        t.put(t.line([(hand[0] - 10 + k * 7, hand[1] + 8), tip], 6, 4.4), (124, 82, 62), 5, 6, 14, 0.1, 0.35)


def _face_in_shadow(t: Token, cx: float, cy: float) -> None:
    """Under the brim only the eyes are seen, so that it may be anybody's face."""
    head = t.oval(cx, cy + 38, 32, 40, 14)
    t.put(head, (50, 33, 28), 14, 26, 8, 0.05)
    t.shade(1 - 0.6 * (head < 0) * np.clip(1 - (t.y - cy - 24) / 60, 0, 1))
    for dx in (-12, 13):
        t.tint(t.oval(cx + dx, cy + 40 + dx * 0.2, 9, 4.0, 14 + dx), (255, 206, 120), 1, 0.8)
        t.tint(t.disc(cx + dx + 1, cy + 40.5 + dx * 0.2, 2.8), BLACK_EYE)
    t.put(t.oval(cx - 2, cy + 8, 74, 17, 12), t.hide((44, 32, 30)), 6, 12, 24, 0.12, 0.7)
    crown = [(cx - 34, cy - 2), (cx - 30, cy - 44), (cx - 6, cy - 52), (cx + 26, cy - 44), (cx + 38, cy + 8)]
    t.put(t.shape(rounded(crown, 4), 2), t.hide((54, 40, 36)), 14, 22, 28, 0.12, 0.4)
    t.put(t.line(curve((cx - 36, cy - 8), (cx, cy + 6), (cx + 38, cy + 6)), 4), (122, 30, 24), 3, 4, 32, 0.1, 0.3)


def boots(stance: Stance) -> Bytes:
    """One picture of the legs, 300x370; the soles stand 11 pixels above its lower edge, its top fades into the dark."""
    t = Token(*SIZE, 150, 71, fine=2, through=0.04)
    _leg(t, -58, stance, 0.62, 0)
    _leg(t, -20, stance, 1.0, stance.toe)
    if stance.lean:
        _onlooker(t, stance.lean)
    if stance.name == "boots_2":
        for ends in (((86, 166), (100, 158)), ((88, 172), (106, 171)), ((80, 160), (88, 149))):
            t.put(t.line(ends, 1.6, 0.8), (240, 206, 150), 1, 1.6, 0, 0, 0)
    shade = 1 - 0.6 * np.clip(1 - (t.y + 185) / 170, 0, 1)
    t.shade(np.asarray(shade, np.float32))
    t.shine = np.asarray(t.shine * shade, np.float32)
    t.alpha = np.asarray(t.alpha * ramp(-183, -112 if stance.lean else -96, t.y), np.float32)
    return developed(t, 0.55, _LIGHT)
