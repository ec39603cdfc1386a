"""The sounds of the noon street: shots, arrows, dynamite, the Gatling, beer, a bell for whoever goes out."""

from __future__ import annotations

import numpy as np

from tools.make_assets.sound_parts import Rng, Sound, Wave, band, knock, metal, put, room, silence, takes, times


def _crack(rng: Rng, length: float, low: float, fall: float) -> Wave:
    """A charge going off: a hard front, a dark body, air that follows."""
    t = times(length)
    front = rng.standard_normal(len(t)) * np.exp(-t / 0.004)
    body = band(rng.standard_normal(len(t)) * np.exp(-t / fall), low, 2600)
    boom = np.sin(2 * np.pi * (46 + 60 * np.exp(-t / 0.03)) * t) * np.exp(-t / (fall * 1.4))
    return np.asarray(front * 0.9 + body * 1.6 + boom * 0.9)


def _shot(rng: Rng) -> Wave:
    out = silence(1.1)
    put(out, _crack(rng, 0.5, 160, 0.06), 0.0, 1.0)
    for at, gain in ((0.19, 0.16), (0.34, 0.09), (0.52, 0.05)):
        put(out, band(_crack(rng, 0.3, 200, 0.05), 200, 1500), at, gain)
    return room(out, rng, 0.34, 0.2, 0.8)


def _gatling(rng: Rng) -> Wave:
    out = silence(1.9)
    for number in range(12):
        at = 0.05 + number * 0.085
        put(out, _crack(rng, 0.22, 220, 0.035), at, 0.85 + 0.15 * (number % 3 == 0))
        put(out, metal(rng, 1700 + 90 * (number % 4), 0.02, 0.1), at + 0.03, 0.12)
    return room(out, rng, 0.3, 0.18, 0.7)


def _arrow(rng: Rng) -> Wave:
    out = silence(0.6)
    t = times(0.2)
    hiss = band(rng.standard_normal(len(t)), 1800, 7000) * np.sin(np.pi * t / 0.2) ** 2
    put(out, hiss, 0.0, 0.5)
    put(out, knock(rng, 310, 0.018, 0.14, 0.6), 0.18, 1.0)
    shiver = np.sin(2 * np.pi * 62 * times(0.3)) * np.exp(-times(0.3) / 0.07)
    put(out, shiver, 0.18, 0.35)
    return room(out, rng, 0.09, 0.07)


def _attack(rng: Rng) -> Wave:
    out = silence(1.9)
    for number in range(9):
        at = 0.1 + float(rng.uniform(0, 0.75))
        put(out, _arrow(rng)[: int(0.5 * 44100)], at, 0.5 + 0.06 * number)
    for at in (0.0, 0.22, 0.44, 0.66):
        t = times(0.5)
        drum = np.sin(2 * np.pi * (70 + 30 * np.exp(-t / 0.03)) * t) * np.exp(-t / 0.13)
        put(out, drum, at, 1.6)
    return room(out, rng, 0.24, 0.14, 0.6)


def _fuse(rng: Rng) -> Wave:
    t = times(0.9)
    fizz = band(rng.standard_normal(len(t)), 2600, 9000) * (0.6 + 0.4 * np.sin(2 * np.pi * 17 * t + 3 * np.sin(41 * t)))
    return np.asarray(fizz * np.minimum(1, t / 0.05) * np.clip((0.9 - t) / 0.1, 0, 1))


def _dynamite(rng: Rng) -> Wave:
    out = silence(2.6)
    put(out, _crack(rng, 1.6, 40, 0.3), 0.0, 1.2)
    t = times(2.0)
    rumble = band(rng.standard_normal(len(t)) * np.exp(-t / 0.55), 28, 220)
    put(out, rumble, 0.02, 3.2)
    for _ in range(9):
        put(out, knock(rng, float(rng.uniform(300, 900)), 0.012, 0.08, 0.5), float(rng.uniform(0.4, 1.7)), 0.16)
    return room(out, rng, 0.5, 0.22, 1.0)


def _aim(rng: Rng) -> Wave:
    out = silence(0.3)
    put(out, metal(rng, 2100, 0.02, 0.12), 0.0, 0.5)
    put(out, knock(rng, 900, 0.006, 0.05, 0.5), 0.0, 0.7)
    put(out, metal(rng, 1500, 0.03, 0.14), 0.09, 0.7)
    put(out, knock(rng, 620, 0.01, 0.06, 0.5), 0.09, 0.9)
    return room(out, rng, 0.06, 0.05)


def _hit(rng: Rng) -> Wave:
    out = silence(0.5)
    t = times(0.22)
    put(out, np.sin(2 * np.pi * (90 + 120 * np.exp(-t / 0.02)) * t) * np.exp(-t / 0.05), 0.0, 1.2)
    put(out, band(rng.standard_normal(len(t)) * np.exp(-t / 0.02), 200, 2400), 0.0, 1.0)
    put(out, metal(rng, 2600, 0.05, 0.3), 0.03, 0.12)
    return room(out, rng, 0.1, 0.08)


def _beer(rng: Rng) -> Wave:
    out = silence(1.0)
    put(out, knock(rng, 480, 0.02, 0.14, 0.5), 0.0, 0.7)
    for number in range(7):
        t = times(0.09)
        gulp = np.sin(2 * np.pi * (210 + 26 * number + 900 * t) * t) * np.sin(np.pi * t / 0.09) ** 2
        put(out, gulp, 0.1 + 0.085 * number, 0.5)
    t = times(0.5)
    put(out, band(rng.standard_normal(len(t)), 3000, 9000) * np.exp(-t / 0.16), 0.05, 0.16)
    put(out, knock(rng, 360, 0.03, 0.16, 0.6), 0.78, 0.9)
    return room(out, rng, 0.12, 0.08)


def _turn(rng: Rng) -> Wave:
    """Spurs: somebody steps into the ring."""
    out = silence(0.9)
    for at, gain in ((0.0, 0.9), (0.34, 1.0)):
        put(out, band(knock(rng, 240, 0.02, 0.12, 0.8), 80, 1800), at, gain)
        for k, pitch in enumerate((4200, 4700, 4400)):
            put(out, metal(rng, pitch, 0.05, 0.25), at + 0.03 + 0.035 * k, 0.16)
    return room(out, rng, 0.16, 0.12)


def _out(rng: Rng) -> Wave:
    """A church bell, twice."""
    out = silence(3.2)
    for at, gain in ((0.0, 1.0), (0.75, 0.8)):
        t = times(2.4)
        wave = np.zeros_like(t)
        for ratio, part, ring in ((0.5, 0.5, 1.0), (1, 1, 0.8), (1.19, 0.7, 0.6), (1.5, 0.5, 0.5), (2, 0.6, 0.4),
                                  (2.74, 0.25, 0.2)):  # fmt: skip
            wave += part * np.sin(2 * np.pi * 330 * ratio * t + rng.uniform(0, 6)) * np.exp(-t / ring)
        put(out, wave * np.minimum(1, t / 0.003), at, gain)
    return room(out, rng, 0.4, 0.2, 0.8)


def bang_catalogue() -> tuple[Sound, ...]:
    """All sounds of the street in the order they are made."""
    makers = (
        ("bang_shot", 0.6, _shot, 3), ("bang_gatling", 0.58, _gatling, 1), ("bang_arrow", 0.4, _arrow, 2),
        ("bang_attack", 0.6, _attack, 1), ("bang_fuse", 0.3, _fuse, 1), ("bang_dynamite", 0.66, _dynamite, 1),
        ("bang_aim", 0.36, _aim, 2), ("bang_hit", 0.46, _hit, 2), ("bang_beer", 0.42, _beer, 2),
        ("bang_turn", 0.34, _turn, 2), ("bang_out", 0.44, _out, 1),
    )  # fmt: skip
    rest = (
        takes(name, 720 + k, peak, make, count) if count > 1 else (Sound(name, 720 + k, peak, make),)
        for k, (name, peak, make, count) in enumerate(makers)
    )  # fmt: skip
    return tuple(sound for group in rest for sound in group)
