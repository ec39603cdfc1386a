"""Dice by what they are carved from and how many fly: how each stuff knocks, rings and bounces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np

from tools.make_assets.sound_parts import Rng, Sound, Wave, band, put, room, silence, times


@dataclass(frozen=True, slots=True)
class Stuff:
    """How a stuff sounds: pitch of a clack, how long it rings, its modes, its weight on the felt, how high it reaches.

    `liveliness` is how much of its force a bounce keeps; `takes` how many recordings there are of each throw.
    """

    id: str
    pitch: tuple[float, float]
    ring: float
    modes: tuple[tuple[float, float], ...]
    body: tuple[float, float]
    weight: float
    top: float
    liveliness: float
    noise: float = 0.8
    takes: int = 2


_SOLID = ((1.0, 1.0), (1.63, 0.6), (2.41, 0.35), (3.9, 0.18))
_HOLLOW = ((1.0, 1.0), (2.1, 0.35), (3.3, 0.12))
_PANE = ((1.0, 1.0), (1.52, 0.8), (2.32, 0.6), (3.1, 0.35))
_BAR = ((1.0, 1.0), (2.76, 0.7), (5.4, 0.3))
_COIN = ((1.0, 1.0), (1.5, 0.75), (2.29, 0.5), (0.46, 0.3))

STUFFS = (
    Stuff("bone", (2300, 3700), 0.0045, _SOLID, (900, 1450), 1.0, 3400, 0.68, takes=3),
    Stuff("wood", (780, 1250), 0.009, _HOLLOW, (420, 680), 0.9, 2200, 0.62, 0.45),
    Stuff("stone", (3000, 4300), 0.0028, _SOLID, (620, 900), 1.25, 4600, 0.58, 1.1),
    Stuff("glass", (3900, 5400), 0.022, _PANE, (1500, 2100), 0.75, 7600, 0.72, 0.5),
    Stuff("iron", (1300, 1900), 0.030, _BAR, (300, 460), 1.5, 5200, 0.55, 0.7),
    Stuff("gold", (2100, 2800), 0.038, _COIN, (520, 760), 1.2, 5800, 0.58, 0.4),
)


def clack(rng: Rng, stuff: Stuff, length: float = 0.0) -> Wave:
    """One die against another."""
    t = times(length or max(0.06, stuff.ring * 6))
    pitch = rng.uniform(*stuff.pitch)
    wave = np.zeros_like(t)
    for mode, gain in stuff.modes:
        if pitch * mode < 15000:
            shaky = mode * rng.uniform(0.985, 1.015)
            wave += gain * np.sin(2 * np.pi * pitch * shaky * t + rng.uniform(0, 6)) * np.exp(-t * mode / stuff.ring)
    wave += stuff.noise * rng.standard_normal(len(t)) * np.exp(-t / 0.0012)
    return wave * np.minimum(1, t / 0.0004) * np.clip((t[-1] - t) / 0.004, 0, 1)


def bump(rng: Rng, stuff: Stuff, pitch: float) -> Wave:
    """One die on the felt: the cloth takes the edge off, the weight stays."""
    t = times(0.1)
    thud = np.sin(2 * np.pi * 150 * t / stuff.weight) * np.exp(-t / (0.014 * stuff.weight)) * 0.55 * stuff.weight
    wave = np.zeros_like(t)
    for mode, gain in stuff.modes:
        ring = min(stuff.ring * 2, 0.02) / mode
        wave += gain * np.sin(2 * np.pi * pitch * mode * t + rng.uniform(0, 6)) * np.exp(-t / ring)
    wave += stuff.noise * rng.standard_normal(len(t)) * np.exp(-t / 0.0014)
    return band((wave + thud) * np.minimum(1, t / 0.0006), 90, stuff.top) * np.clip((0.1 - t) / 0.02, 0, 1)


def throw(rng: Rng, stuff: Stuff, dice: int) -> Wave:
    """Dice leave the hand, knock against each other and bounce on the felt ever quicker and softer."""
    out = silence(1.3)
    for _ in range(dice * 2):
        put(out, clack(rng, stuff), float(rng.uniform(0.0, 0.12)), float(rng.uniform(0.1, 0.3)))
    for die in range(dice):
        at, gap, force = 0.09 + die * 0.035 + rng.uniform(-0.012, 0.012), rng.uniform(0.085, 0.125), rng.uniform(0.7, 1)
        pitch = float(rng.uniform(*stuff.body))
        while gap > 0.011:
            put(out, bump(rng, stuff, pitch * rng.uniform(0.93, 1.07)), at, force)
            put(out, clack(rng, stuff), at, force * 0.16)
            at, gap, force = at + gap, gap * rng.uniform(0.66, 0.76), force * stuff.liveliness
    return room(out, rng, 0.13, 0.10)


def settle(rng: Rng, stuff: Stuff) -> Wave:
    """A die rocks once and lies still."""
    out = silence(0.26)
    pitch = float(rng.uniform(*stuff.body)) * 0.8
    put(out, bump(rng, stuff, pitch), 0.0)
    put(out, bump(rng, stuff, pitch * 1.35), 0.038, 0.35)
    put(out, clack(rng, stuff), 0.0, 0.10)
    return room(out, rng, 0.1, 0.08)


def dice_catalogue() -> tuple[Sound, ...]:
    """Every throw and every landing."""
    made: list[Sound] = []
    for s, stuff in enumerate(STUFFS):
        for k in range(stuff.takes):
            take = "abc"[k]
            for n in range(1, 6):
                name = f"throw_{stuff.id}_{n}_{take}"
                made.append(
                    Sound(name, 2000 + 100 * s + 10 * n + k, 0.42 + 0.04 * n, partial(throw, stuff=stuff, dice=n))
                )
            made.append(Sound(f"settle_{stuff.id}_{take}", 2090 + 100 * s + k, 0.4, partial(settle, stuff=stuff)))
    return tuple(made)
