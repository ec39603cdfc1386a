"""The sounds of the star race: engines, a landing, the Maw, a leap, a bonus card, a side, a ship that is home."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.make_assets.sound_parts import RATE, Rng, Sound, Wave, band, knock, put, room, silence, takes, times


def _glass(pitch: float, length: float, ring: float) -> Wave:
    """A clear tone with a shimmer a hair above it."""
    t = times(length)
    wave = np.sin(2 * np.pi * pitch * t) + 0.5 * np.sin(2 * np.pi * pitch * 1.004 * t)
    wave += 0.22 * np.sin(2 * np.pi * pitch * 3.01 * t) * np.exp(-t / (ring * 0.3))
    return wave * np.exp(-t / ring) * np.minimum(1, t / 0.006) * np.clip((length - t) / 0.05, 0, 1)


def _glide(low: float, high: float, length: float, bend: float = 1.0) -> Wave:
    """A tone that goes from one pitch to another."""
    t = times(length)
    phase = 2 * np.pi * np.cumsum(low * (high / low) ** ((t / length) ** bend)) / RATE
    return np.asarray(np.sin(phase) + 0.35 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase))


def _fly(rng: Rng) -> Wave:
    """Engines: a breath of fire, and a hum that rises and falls away."""
    length = 1.15
    t = times(length)
    swell = np.sin(np.pi * np.minimum(1, t / length)) ** 1.4
    out = silence(length + 0.2)
    put(out, band(rng.standard_normal(len(t)), 180, 1400) * swell, 0.0, 0.7)
    put(out, band(rng.standard_normal(len(t)), 2600, 7000) * swell**2, 0.0, 0.16)
    put(out, _glide(82, 148, length, 0.7) * swell, 0.0, 0.34)
    return room(out, rng, 0.2, 0.14)


def _land(rng: Rng) -> Wave:
    """A soft touch on a plate of light."""
    out = silence(0.5)
    put(out, band(knock(rng, 190, 0.03, 0.12, 0.3), 60, 1200), 0.0, 0.8)
    put(out, _glass(784, 0.4, 0.1), 0.01, 0.3)
    return room(out, rng, 0.16, 0.12)


def _maw(rng: Rng) -> Wave:
    """Drawn in: everything sinks and turns, then a dull blow far below."""
    length = 1.1
    t = times(length)
    turning = 0.6 + 0.4 * np.sin(2 * np.pi * np.cumsum(5 + 14 * t / length) / RATE)
    out = silence(1.7)
    shape = np.minimum(1, t / 0.05) * np.clip((length - t) / 0.1, 0, 1)
    put(out, _glide(420, 46, length, 0.8) * turning * shape, 0.0, 0.6)
    put(out, band(rng.standard_normal(len(t)), 120, 900) * (t / length) ** 2, 0.0, 0.5)
    put(out, band(knock(rng, 52, 0.16, 0.5, 0.3), 30, 400), length - 0.04, 1.0)
    return room(out, rng, 0.34, 0.24)


def _leap(rng: Rng) -> Wave:
    """Out of it again: a tone that shoots up, with stars behind it."""
    length = 0.6
    t = times(length)
    out = silence(1.3)
    put(out, _glide(130, 1040, length, 1.6) * np.sin(np.pi * t / length) ** 0.7, 0.0, 0.5)
    for step, at in ((1047, 0.44), (1319, 0.52), (1568, 0.6)):
        put(out, _glass(step, 0.6, 0.2), at, 0.3)
    return room(out, rng, 0.24, 0.18)


def _chime(rng: Rng, steps: tuple[tuple[float, float, float], ...], ring: float, length: float) -> Wave:
    """Clear tones (frequency, when, how loud)."""
    out = silence(length)
    for pitch, at, gain in steps:
        put(out, _glass(pitch, 1.2, ring), at, gain)
        put(out, band(rng.standard_normal(2200), 3000, 9000) * np.linspace(1, 0, 2200) ** 3, at, 0.04 * gain)
    return room(out, rng, 0.26, 0.2)


_BONUS = ((659.3, 0.0, 0.8), (987.8, 0.1, 0.9))
_SIDE = ((440.0, 0.0, 0.7), (554.4, 0.05, 0.6))
_HOME = ((440.0, 0.0, 0.8), (554.4, 0.12, 0.8), (659.3, 0.24, 0.9), (880.0, 0.36, 1.0), (1108.7, 0.5, 0.6))


def race_catalogue() -> tuple[Sound, ...]:
    """Everything that is heard between the stars but the music."""
    return (
        *takes("race_fly", 5300, 0.42, _fly, 3),
        *takes("race_land", 5310, 0.36, _land, 3),
        Sound("race_maw", 5320, 0.5, _maw),
        Sound("race_leap", 5321, 0.44, _leap),
        Sound("race_bonus", 5322, 0.4, partial(_chime, steps=_BONUS, ring=0.3, length=1.4)),
        Sound("race_side", 5323, 0.34, partial(_chime, steps=_SIDE, ring=0.16, length=0.8)),
        Sound("race_home", 5324, 0.5, partial(_chime, steps=_HOME, ring=0.42, length=2.0)),
    )
