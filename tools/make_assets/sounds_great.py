"""The great moments: fanfares, the end of a duel and of a run, totals that burn, and the curtain."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.make_assets.sound_parts import (
    RATE,
    Rng,
    Sound,
    Wave,
    band,
    metal,
    put,
    room,
    silence,
    string,
    takes,
    times,
)

Note = tuple[float, int, float, float]


def _phrase(rng: Rng, notes: tuple[Note, ...], length: float) -> Wave:
    """Piano notes (start, key, length, force) in the room."""
    out = silence(length)
    for at, key, hold, force in notes:
        put(out, string(key, hold, rng, force), at)
    return room(out, rng, 0.26, 0.16, 0.6)


def _bonus(rng: Rng) -> Wave:
    run = tuple((i * 0.07, key, 0.16, 0.75) for i, key in enumerate((67, 71, 74, 79, 83)))
    chord = tuple((0.38, key, 0.7, 0.8) for key in (55, 67, 71, 74, 86))
    return _phrase(rng, run + chord, 1.5)


def _yathsel(rng: Rng) -> Wave:
    run = tuple((i * 0.055, key, 0.12, 0.8) for i, key in enumerate((60, 64, 67, 72, 76, 79, 84, 88)))
    shake = tuple((0.46 + i * 0.06, key, 0.1, 0.75) for i, key in enumerate((91, 88) * 5))
    bass = tuple((at, key, 0.3, 0.9) for at, key in ((0.0, 36), (0.46, 43), (0.76, 41), (1.08, 36)))
    chord = tuple((1.08, key, 1.0, 0.9) for key in (48, 60, 64, 67, 72, 76, 84, 96))
    out = _phrase(rng, run + shake + bass + chord, 2.3)
    for i in range(5):
        put(out, metal(rng, 2700 + i * 260, 0.09, 0.5), 1.1 + i * 0.05, 0.06)
    return out


_WINS = (
    (((0.0, 67, 72), (0.16, 67, 72), (0.32, 72, 76), (0.48, 74, 77), (0.64, 76, 79), (0.96, 74, 77), (1.12, 79, 83)),
     ((0.0, 36), (0.32, 48), (0.64, 43), (0.96, 43), (1.12, 31)), 1.44),
    (((0.0, 72, 76), (0.16, 71, 74), (0.24, 72, 76), (0.48, 69, 72), (0.64, 72, 77), (0.8, 71, 74), (0.96, 74, 79)),
     ((0.0, 48), (0.24, 36), (0.48, 41), (0.64, 41), (0.96, 43)), 1.28),
    (((0.0, 64, 67), (0.12, 67, 72), (0.24, 72, 76), (0.48, 69, 77), (0.72, 72, 76), (0.84, 71, 74), (0.96, 74, 79)),
     ((0.0, 36), (0.24, 48), (0.48, 41), (0.72, 43), (0.96, 31)), 1.2),
)  # fmt: skip
_LOSSES = (
    (((67, 51), (66, 50), (65, 49), (64, 48), (63, 47)), 0.24, (36, 43, 51, 60)),
    (((63, 48), (62, 47), (60, 45), (59, 44), (56, 43)), 0.27, (36, 44, 51, 56)),
)


def _win(rng: Rng, turn: int) -> Wave:
    tune, low, end = _WINS[turn]
    melody = tuple((at, key, 0.2, 0.85) for at, under, over in tune for key in (under, over))
    bass = tuple((at, key, 0.2, 0.8) for at, key in low)
    chord = tuple((end, key, 1.1, 0.9) for key in (36, 48, 60, 64, 67, 72, 76, 84))
    return _phrase(rng, melody + bass + chord, end + 1.4)


def _lose(rng: Rng, turn: int) -> Wave:
    pairs, step, last = _LOSSES[turn]
    fall = tuple((i * step, key, 0.3, 0.6 - 0.04 * i) for i, (key, _) in enumerate(pairs))
    under = tuple((i * step, key, 0.3, 0.5 - 0.03 * i) for i, (_, key) in enumerate(pairs))
    chord = tuple((5 * step + 0.1, key, 1.1, 0.45) for key in last)
    return _phrase(rng, fall + under + chord, 5 * step + 1.5)


def _run_won(rng: Rng) -> Wave:
    """The rider's tune of the title, come home to the major."""
    tune = ((0.0, 69, 0.3), (0.33, 74, 0.16), (0.5, 76, 0.3), (0.83, 78, 0.5), (1.33, 76, 0.16), (1.5, 74, 0.16),
            (1.67, 79, 0.3), (2.0, 78, 0.16), (2.17, 76, 0.3), (2.5, 74, 1.5))  # fmt: skip
    high = tuple((at, key + over, held, 0.85) for at, key, held in tune for over in (0, 12))
    low = tuple(
        (at, key, 0.4, 0.85) for at, key in ((0.0, 38), (0.83, 50), (1.33, 45), (1.67, 43), (2.17, 45), (2.5, 26))
    )
    inner = tuple((at, key, 0.32, 0.6) for at, keys in (
        (0.0, (54, 57, 62)), (0.83, (57, 62, 66)), (1.67, (55, 59, 64)), (2.17, (55, 57, 61)),
        (2.5, (50, 54, 57, 62, 66)),
    ) for key in keys)  # fmt: skip
    out = _phrase(rng, high + low + inner, 4.4)
    for i in range(7):
        put(out, metal(rng, 2500 + i * 210, 0.09, 0.5), 2.5 + i * 0.06, 0.05)
    return out


def _run_lost(rng: Rng) -> Wave:
    """The rider's tune, low, that does not get to its end; a bell."""
    tune = ((0.0, 57, 0.5), (0.55, 62, 0.25), (0.83, 64, 0.5), (1.4, 65, 0.8), (2.2, 64, 0.4), (2.6, 61, 1.4))
    low = tuple((at, key, 0.9, 0.5) for at, key in ((0.0, 38), (1.4, 34), (2.6, 33)))
    out = _phrase(rng, tuple((at, key, held, 0.55) for at, key, held in tune) + low, 4.6)
    t = times(2.2)
    for ratio, part in ((0.5, 0.5), (1.0, 1.0), (1.19, 0.6), (2.0, 0.4)):
        tone = np.sin(2 * np.pi * 220 * ratio * t) * np.exp(-t * (0.6 + ratio) / 1.2) * np.minimum(1, t / 0.004)
        put(out, tone * np.clip((2.2 - t) / 0.2, 0, 1), 2.6, 0.12 * part)
    return out


def _burn(rng: Rng) -> Wave:
    """Paper takes fire: a soft huff, a flutter, crackling that dies away."""
    length = 1.3
    t = times(length)
    flutter = 0.55 + 0.45 * band(rng.standard_normal(len(t)), 4, 16) / 0.03
    huff = band(rng.standard_normal(len(t)), 120, 900) * np.minimum(1, t / 0.12) * np.exp(-t / 0.45)
    hiss = band(rng.standard_normal(len(t)), 1800, 6500) * np.minimum(1, t / 0.2) * np.exp(-t / 0.5) * 0.25
    out = silence(length + 0.1)
    put(out, (huff + hiss) * np.clip(flutter, 0.2, 1.6) * np.clip((length - t) / 0.2, 0, 1), 0.0, 1.0)
    for _ in range(42):
        crack = band(rng.standard_normal(500) * np.exp(-np.arange(500) / float(rng.uniform(15, 70))), 700, 9000)
        put(out, crack, float(rng.beta(1.4, 2.6)) * 1.2, float(rng.uniform(0.3, 1.5)))
    return room(out, rng, 0.08, 0.06)


def _curtain(rng: Rng) -> Wave:
    """Heavy cloth drawn along a rod: rings that run together, then the folds settle."""
    out = silence(0.9)
    t = times(0.6)
    cloth = band(rng.standard_normal(len(t)), 250, 2600) * np.sin(np.pi * (t / 0.6) ** 0.7) ** 1.2
    put(out, cloth, 0.0, 0.8)
    for i in range(9):
        put(out, metal(rng, float(rng.uniform(2300, 3000)), 0.025, 0.15), 0.04 + 0.055 * i, 0.10)
    put(out, band(rng.standard_normal(int(0.2 * RATE)) * np.exp(-times(0.2) / 0.05), 80, 500), 0.5, 0.7)
    return room(out, rng, 0.16, 0.1)


def _whoosh(rng: Rng) -> Wave:
    """Something light goes by."""
    length = 0.3
    t = times(length)
    out = np.zeros_like(t)
    for k in range(6):
        centre = 700 * (3400 / 700) ** (np.sin(np.pi * (k + 0.5) / 6))
        out += band(rng.standard_normal(len(t)), centre * 0.6, centre * 1.6) * np.exp(
            -(((t / length - (k + 0.5) / 6) / 0.14) ** 2)
        )
    return room(out * np.sin(np.pi * t / length), rng, 0.07, 0.05)


def great_catalogue() -> tuple[Sound, ...]:
    """All of these in the order they are made."""
    return (
        Sound("bonus", 409, 0.6, _bonus),
        Sound("yathsel", 410, 0.7, _yathsel),
        *(Sound(f"win_{'abc'[k]}", 606 + k, 0.66, partial(_win, turn=k)) for k in range(len(_WINS))),
        *(Sound(f"lose_{'abc'[k]}", 609 + k, 0.55, partial(_lose, turn=k)) for k in range(len(_LOSSES))),
        Sound("run_won", 601, 0.7, _run_won),
        Sound("run_lost", 602, 0.55, _run_lost),
        *takes("burn", 603, 0.4, _burn, 2),
        *takes("curtain", 604, 0.4, _curtain, 2),
        *takes("whoosh", 605, 0.3, _whoosh, 3),
    )
