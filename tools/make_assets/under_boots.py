"""The opponents' boots under the table, in four styles: at rest, tapping, knees bending, bent down to look in."""

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
_THREAD: Rgb = (214, 160, 84)


@dataclass(frozen=True, slots=True)
class Stance:
    """How the legs stand: the toe's angle in degrees, how far the knees are bent, how far the owner leans in."""

    name: str
    toe: float = 0.0
    bend: float = 0.0
    lean: float = 0.0


@dataclass(frozen=True, slots=True)
class Style:
    """What is worn: colours of boots, trousers (or skirt) and sleeve, and whether spurs belong to it."""

    name: str
    boot: Rgb
    cloth: Rgb
    sleeve: Rgb
    spurs: bool = False
    skirt: bool = False
    stripes: float = 0.0
    thread: Rgb = _THREAD


STYLES = (
    Style("rider", (104, 52, 26), (62, 56, 60), (44, 34, 36), spurs=True),
    Style("gentleman", (30, 26, 28), (58, 58, 66), (34, 32, 38), stripes=0.32, thread=(92, 88, 92)),
    Style("worker", (128, 92, 54), (52, 66, 92), (106, 84, 58), thread=(84, 58, 34)),
    Style("lady", (72, 30, 34), (96, 40, 58), (96, 40, 58), skirt=True, thread=(226, 196, 150)),
)
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


def _cloth(t: Token, colour: Rgb, tone: float, stripes: float = 0.0) -> Field:
    weave = 1 + 0.05 * np.sin((t.x + t.y * 0.6) * 1.6)
    weave = weave * (1 + stripes * ramp(0.72, 0.95, np.sin(t.x * 0.55)))
    return np.asarray(t.planks(colour, 60) * weave[..., None] * tone, np.float32)


def _boot(t: Token, x: float, toe: float, lean: float, tone: float, style: Style) -> None:
    """One boot with its heel at x, its shaft leaning forward by `lean` pixels at the top, spur or laces, and seam."""
    pivot = (x, SOLE - 4)
    hide = t.hide((int(style.boot[0] * tone), int(style.boot[1] * tone), int(style.boot[2] * tone)))
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
    t.tint(t.line(stitch, 1.0), style.thread, 0.9, 0.8, 0.8)
    if style.skirt:
        _laces(t, x, lean, style.thread)
        return
    for k in range(3):
        wave = curve(
            (x - 16 + lean * 0.5, 18 + k * 9), (x + lean * 0.45, 30 + k * 9), (x + 17 + lean * 0.4, 16 + k * 9)
        )
        t.tint(t.line(wave, 1.0), style.thread, 0.8, 0.8, 0.8)
    if style.spurs:
        _spur(t, x, pivot, toe)


def _laces(t: Token, x: float, lean: float, thread: Rgb) -> None:
    for k in range(7):
        y = 20 + k * 14
        at = x + 14 + lean * (1 - y / 112)
        t.put(t.line([(at - 5, y), (at + 7, y + 6)], 1.3), thread, 1, 1.3, 16, 0.1, 0.4)
        t.put(t.line([(at + 7, y), (at - 5, y + 6)], 1.3), thread, 1, 1.3, 16, 0.1, 0.4)


def _spur(t: Token, x: float, pivot: Point, toe: float) -> None:
    strap = _about([(x - 27, 134), (x + 8, 128), (x + 36, 136)], pivot, toe)
    t.put(t.line(strap, 3.2), (44, 24, 16), 2.4, 3, 6, 0.2)
    t.put(t.disc(*_about([(x + 8, 128)], pivot, toe)[0], 5), t.metal(), 3, 5, 8, 1.0)
    ends = _about([(x - 27, 134), (x - 42, 137)], pivot, toe)
    t.put(t.line(ends, 2.6), t.metal(STEEL), 2.4, 2.6, 3, 0.9)
    t.put(t.shape(star(*ends[1], 10, 0.5, 8)), t.metal(STEEL), 1.6, 2, 3, 0.9)
    t.tint(t.disc(*ends[1], 2), INK)


def _leg(t: Token, x: float, stance: Stance, tone: float, toe: float, style: Style) -> None:
    """Trouser leg and boot; a bent knee comes forward and down."""
    forward = 62 * stance.bend
    knee = (x + forward, -112 + 52 * stance.bend)
    _boot(t, x, toe, forward * 0.42, tone, style)
    if style.skirt:
        return
    cuff = (x + forward * 0.4, 2.0)
    shin = [(knee[0] - 36, knee[1]), (knee[0] + 38, knee[1] + 4), (cuff[0] + 36, 14), (cuff[0] + 20, 20),
            (cuff[0] - 22, 20), (cuff[0] - 36, 12)]  # fmt: skip
    thigh = [(knee[0] - 30 - 70 * stance.bend, -198), (knee[0] + 30 - 30 * stance.bend, -198),
             (knee[0] + 38, knee[1] - 10), (knee[0] + 30, knee[1] + 26), (knee[0] - 36, knee[1] + 16)]  # fmt: skip
    cloth = _cloth(t, style.cloth, tone, style.stripes)
    t.put(t.shape(rounded(thigh, 4), 2), cloth, 16, 30, 2, 0.02)
    t.put(t.shape(rounded(shin, 4), 2), cloth, 15, 28, 3, 0.02, 0.25)
    for k, (dx, dy) in enumerate(((-22, 30), (-8, 44), (12, 26))):
        fold = curve((knee[0] + dx, knee[1] + dy), (knee[0] + dx + 14, knee[1] + dy + 12), (knee[0] + dx + 12, 4))
        t.tint(t.line(fold, 2.2), (24, 22, 26), 0.4, 2.4, 1.6 + 0.3 * k)


def _skirt(t: Token, stance: Stance, style: Style) -> None:
    """A wide skirt to the calves with a ruffled hem; it swings forward as the knees bend."""
    f = 46 * stance.bend
    body = [(-98 + f * 0.2, -198), (46 + f * 0.8, -198), (52 + f, -70), (58 + f * 0.7, 58), (-118 + f * 0.5, 58),
            (-110 + f * 0.4, -70)]  # fmt: skip
    t.put(t.shape(rounded(body, 4), 3), _cloth(t, style.cloth, 0.95), 22, 60, 4, 0.03)
    for k in range(7):
        at = -100 + k * 23
        fold = curve((at * 0.62 - 20 + f * 0.6, -150), (at * 0.9 - 8 + f * 0.6, -50), (at + f * 0.6, 50))
        t.tint(t.line(fold, 1.6, 4.6), (20, 10, 16), 0.42, 3.2, 2.6)
    left, right = -121 + f * 0.5, 61 + f * 0.7
    hem = [(left + (right - left) * k / 18, 60 + 5 * math.sin(k * 2.1)) for k in range(19)]
    t.put(t.line(hem, 9), _cloth(t, (190, 160, 122), 0.9), 6, 8, 20, 0.03, 0.6)
    t.put(t.line([(x, y - 15) for x, y in hem], 2.4), style.thread, 2, 2.4, 22, 0.1, 0.4)


def _bent_down(t: Token, lean: float, style: Style) -> None:
    """A sleeve, a hand on the knee and the back that comes down on the right: the head is somebody's own."""
    cx, cy = 72.0, -236 + 150 * lean
    coat = [(cx - 74, -230), (cx + 62, -230), (cx + 46, cy - 60), (cx + 8, cy - 22), (cx - 40, cy - 20)]
    t.put(t.shape(rounded(coat, 4), 2), _cloth(t, style.sleeve, 0.8, style.stripes), 12, 30, 4, 0.02)
    hand = (-92.0 + 10 * lean, -150 + 104 * lean)
    arm = curve((cx - 30, -200), (hand[0] + 10, hand[1] - 90), hand)
    t.put(t.line(arm, 25, 17), _cloth(t, style.sleeve, 1), 13, 20, 10, 0.02)
    t.put(t.oval(*hand, 19, 10, 70), (196, 186, 170), 5, 7, 16, 0.03)
    for k in range(4):
        tip = (hand[0] - 14 + k * 10, hand[1] + 34 + (3 if k in (1, 2) else -3))
        t.put(t.line([(hand[0] - 10 + k * 7, hand[1] + 8), tip], 6, 4.4), (124, 82, 62), 5, 6, 14, 0.1, 0.35)


def boots(stance: Stance, style: Style) -> Bytes:
    """One picture of the legs, 300x370; the soles stand 11 pixels above its lower edge, its top fades into the dark."""
    t = Token(*SIZE, 150, 71, fine=2, through=0.04)
    _leg(t, -58, stance, 0.62, 0, style)
    _leg(t, -20, stance, 1.0, stance.toe, style)
    if style.skirt:
        _skirt(t, stance, style)
    if stance.lean:
        _bent_down(t, stance.lean, style)
    if stance.name == "boots_2":
        for ends in (((86, 166), (100, 158)), ((88, 172), (106, 171)), ((80, 160), (88, 149))):
            t.put(t.line(ends, 1.6, 0.8), (240, 206, 150), 1, 1.6, 0, 0, 0)
    shade = 1 - 0.6 * np.clip(1 - (t.y + 185) / 170, 0, 1)
    t.shade(np.asarray(shade, np.float32))
    t.shine = np.asarray(t.shine * shade, np.float32)
    t.alpha = np.asarray(t.alpha * ramp(-183, -112 if stance.lean else -96, t.y), np.float32)
    return developed(t, 0.55, _LIGHT)
