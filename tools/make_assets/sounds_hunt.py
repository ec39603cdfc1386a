"""The sounds of Bounty Hunter: glass and steel dice, markers, chips, holo light, a contract won and lost."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.make_assets.sound_parts import Rng, Sound, Wave, band, knock, metal, put, room, silence, takes, times
from tools.make_assets.sounds_dice import Stuff, bump, clack, throw

_GLASS = Stuff("hunt", (3300, 4600), 0.010, ((1.0, 1.0), (1.58, 0.7), (2.5, 0.4)), (980, 1500), 1.05, 5200, 0.66, 0.6)


def tone(pitch: float, length: float, ring: float, index: float = 1.4, ratio: float = 2.0) -> Wave:
    """A tone of light: one sine bent by another, clear after a bright start."""
    t = times(length)
    bend = index * np.exp(-t / (ring * 0.4)) * np.sin(2 * np.pi * pitch * ratio * t)
    wave = np.sin(2 * np.pi * pitch * t + bend) * np.exp(-t / ring)
    return wave * np.minimum(1, t / 0.004) * np.clip((length - t) / 0.04, 0, 1)


def _settle(rng: Rng) -> Wave:
    out = silence(0.26)
    pitch = float(rng.uniform(*_GLASS.body)) * 0.85
    put(out, bump(rng, _GLASS, pitch), 0.0)
    put(out, bump(rng, _GLASS, pitch * 1.3), 0.036, 0.35)
    put(out, clack(rng, _GLASS), 0.0, 0.12)
    return room(out, rng, 0.1, 0.08)


def _marker(rng: Rng) -> Wave:
    """A steel hexagon slides and locks in."""
    out = silence(0.5)
    t = times(0.16)
    put(out, band(rng.standard_normal(len(t)), 900, 4200) * np.sin(np.pi * t / 0.16) ** 2, 0.0, 0.22)
    put(out, metal(rng, 1180, 0.07, 0.3), 0.15, 0.7)
    put(out, band(knock(rng, 360, 0.014, 0.08, 0.4), 90, 1800), 0.15, 0.9)
    put(out, tone(1320, 0.22, 0.08), 0.17, 0.14)
    return room(out, rng, 0.1, 0.08)


def _chip(rng: Rng) -> Wave:
    out = silence(0.45)
    for at, gain in ((0.0, 1.0), (0.06, 0.6), (0.1, 0.35)):
        put(out, knock(rng, float(rng.uniform(2300, 2900)), 0.007, 0.05, 0.4), at, gain)
        put(out, tone(1760, 0.2, 0.06), at, 0.18 * gain)
    return room(out, rng, 0.09, 0.07)


def _grey(rng: Rng) -> Wave:
    """A heavy steel die is put down."""
    out = silence(0.5)
    put(out, metal(rng, 740, 0.09, 0.35), 0.0, 0.8)
    put(out, band(knock(rng, 210, 0.03, 0.12, 0.4), 60, 1400), 0.0, 1.0)
    put(out, metal(rng, 910, 0.05, 0.2), 0.07, 0.3)
    return room(out, rng, 0.12, 0.1)


def _holo(rng: Rng) -> Wave:
    """Light comes up out of the projector."""
    t = times(0.75)
    rise = 180 * 2 ** (2.4 * t / 0.75)
    hum = np.sin(2 * np.pi * np.cumsum(rise) / 44100) + 0.4 * np.sin(4.02 * np.pi * np.cumsum(rise) / 44100)
    air = band(rng.standard_normal(len(t)), 2000, 8000) * 0.3 * (t / 0.75)
    out = silence(1.2)
    put(out, (hum * 0.5 + air) * np.sin(np.pi * np.minimum(1, t / 0.75)) ** 0.8, 0.0)
    for step, at in ((1046, 0.5), (1568, 0.58)):
        put(out, tone(step, 0.5, 0.16), at, 0.35)
    return room(out, rng, 0.16, 0.12)


def _melody(rng: Rng, steps: tuple[tuple[float, float, float], ...], ring: float, length: float) -> Wave:
    """Tones (frequency, when, how loud), each with an octave of glass above."""
    out = silence(length)
    for pitch, at, gain in steps:
        put(out, tone(pitch, 0.9, ring), at, gain)
        put(out, tone(pitch * 2.003, 0.6, ring * 0.5, 0.8, 3.0), at, gain * 0.3)
    return room(out, rng, 0.22, 0.16)


def _failed(rng: Rng) -> Wave:
    """The light goes out: a tone that falls, and a dull blow."""
    t = times(0.6)
    fall = 420 * 2 ** (-1.5 * t / 0.6)
    phase = 2 * np.pi * np.cumsum(fall) / 44100
    out = silence(0.9)
    put(out, (np.sin(phase) + 0.5 * np.sin(2.01 * phase) + 0.25 * np.sin(3 * phase)) * np.exp(-t / 0.22), 0.0, 0.5)
    put(out, band(knock(rng, 110, 0.06, 0.3, 0.4), 40, 600), 0.12, 0.9)
    return room(out, rng, 0.16, 0.12)


_BEGIN = ((392.0, 0.0, 0.7), (587.3, 0.11, 0.9))
_LOST = ((311.1, 0.0, 0.8), (293.7, 0.16, 0.8), (220.0, 0.32, 0.9))
_WON = ((587.3, 0.0, 0.8), (740.0, 0.09, 0.8), (880.0, 0.18, 0.9), (1174.7, 0.27, 1.0), (1480.0, 0.36, 0.6))


def hunt_catalogue() -> tuple[Sound, ...]:
    """Everything that is heard in the cantina but its music."""
    return (
        *takes("hunt_throw", 5100, 0.6, partial(throw, stuff=_GLASS, dice=5), 2),
        *takes("hunt_throw_few", 5110, 0.48, partial(throw, stuff=_GLASS, dice=2), 2),
        *takes("hunt_settle", 5120, 0.4, _settle, 3),
        *takes("hunt_marker", 5130, 0.42, _marker, 2),
        *takes("hunt_chip", 5140, 0.4, _chip, 2),
        *takes("hunt_grey", 5150, 0.44, _grey, 2),
        Sound("hunt_holo", 5160, 0.36, _holo),
        Sound("hunt_begin", 5161, 0.4, partial(_melody, steps=_BEGIN, ring=0.22, length=1.2)),
        Sound("hunt_lost", 5162, 0.42, partial(_melody, steps=_LOST, ring=0.3, length=1.5)),
        Sound("hunt_won", 5163, 0.5, partial(_melody, steps=_WON, ring=0.34, length=1.7)),
        Sound("hunt_failed", 5164, 0.42, _failed),
    )
