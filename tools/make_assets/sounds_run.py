"""The sounds of the whole run: under the table, with the fence, and at the stops."""

from __future__ import annotations

from functools import partial

import numpy as np

from tools.make_assets.sound_parts import (
    Rng,
    Sound,
    Wave,
    band,
    knock,
    metal,
    put,
    room,
    silence,
    string,
    takes,
    times,
)


def _rush(rng: Rng, length: float, start: float, stop: float) -> Wave:
    """Cloth and air that go by while their colour moves from one pitch to another."""
    t = times(length)
    out = np.zeros_like(t)
    for k in range(8):
        centre = start * (stop / start) ** (k / 7)
        bump = np.exp(-(((t / length - (k + 0.5) / 8) / 0.12) ** 2))
        out += band(rng.standard_normal(len(t)), centre * 0.6, centre * 1.7) * bump
    return out * np.sin(np.pi * t / length) ** 0.8


def _thud(rng: Rng, pitch: float, ring: float) -> Wave:
    """A soft low blow on boards."""
    t = times(0.3)
    body = np.sin(2 * np.pi * pitch * t * (1 + 0.5 * np.exp(-t / 0.02))) * np.exp(-t / ring)
    return body * np.minimum(1, t / 0.002) + 0.3 * band(rng.standard_normal(len(t)) * np.exp(-t / 0.012), 80, 900)


def _creak(rng: Rng, length: float, pitch: float, rise: float) -> Wave:
    """Wood or leather that gives way in many small slips."""
    out, at, gap = silence(length + 0.1), 0.0, 1 / pitch
    while at < length:
        put(out, knock(rng, 520 + 900 * at * rise, 0.003, 0.02, 0.3), at, float(np.sin(np.pi * at / length)) + 0.05)
        gap = 1 / (pitch * (1 + rise * at / length)) * float(rng.uniform(0.85, 1.15))
        at += gap
    return band(out, 200, 2600)


def _dive(rng: Rng) -> Wave:
    out = silence(0.6)
    put(out, _rush(rng, 0.24, 2600, 420), 0.0, 1.0)
    put(out, _thud(rng, 70, 0.08), 0.19, 1.1)
    put(out, _creak(rng, 0.22, 60, 0.6), 0.24, 0.25)
    return room(out, rng, 0.12, 0.10)


def _surface(rng: Rng) -> Wave:
    out = silence(0.5)
    put(out, _rush(rng, 0.2, 500, 2900), 0.0, 1.0)
    put(out, knock(rng, 620, 0.010, 0.08, 0.4), 0.15, 0.5)
    return room(out, rng, 0.1, 0.09)


def _watch(rng: Rng, pitch: float) -> Wave:
    out = silence(0.16)
    put(out, knock(rng, pitch, 0.0035, 0.03, 0.5), 0.0, 0.7)
    put(out, metal(rng, pitch * 1.7, 0.018, 0.1), 0.001, 0.35)
    put(out, knock(rng, pitch * 0.7, 0.004, 0.03, 0.4), 0.028, 0.35)
    return room(band(out, 500, 9000), rng, 0.04, 0.05)


def _heartbeat(rng: Rng) -> Wave:
    out = silence(0.75)
    put(out, band(_thud(rng, 48, 0.09), 28, 240), 0.0, 1.0)
    put(out, band(_thud(rng, 58, 0.07), 28, 260), 0.21, 0.7)
    return out


def _boot(rng: Rng, weight: float) -> Wave:
    out = silence(0.34)
    put(out, _thud(rng, 105, 0.035), 0.0, weight)
    put(out, band(knock(rng, 340, 0.012, 0.08, 0.7), 120, 2600), 0.0, 0.9)
    put(out, metal(rng, 4100, 0.05, 0.25), 0.012, 0.08)
    put(out, metal(rng, 4650, 0.04, 0.2), 0.03, 0.05)
    return out


def _boots_tap(rng: Rng) -> Wave:
    out = silence(0.5)
    put(out, _boot(rng, 0.6), 0.0)
    return room(out, rng, 0.14, 0.12)


def _boots_bend(rng: Rng) -> Wave:
    out = silence(1.1)
    put(out, _creak(rng, 0.55, 34, 1.4), 0.0, 1.0)
    put(out, _rush(rng, 0.5, 900, 500), 0.12, 0.25)
    put(out, _boot(rng, 0.8), 0.56, 0.8)
    return room(out, rng, 0.16, 0.12)


def _caught(rng: Rng) -> Wave:
    out = silence(2.2)
    put(out, _thud(rng, 60, 0.16), 0.0, 2.2)
    for key, force in ((31, 0.95), (32, 0.9), (37, 0.9), (38, 0.9), (43, 0.8), (44, 0.8)):
        put(out, string(key, 1.5, rng, force), 0.0, 1.4)
    for i, key in enumerate((68, 67, 62, 61)):
        put(out, string(key, 0.16, rng, 0.7), 0.06 + 0.11 * i, 0.8)
    put(out, knock(rng, 240, 0.05, 0.3), 0.0, 1.2)
    return room(out, rng, 0.3, 0.2, 0.7)


def _warned(rng: Rng) -> Wave:
    out = silence(1.3)
    for at, gain in ((0.0, 0.9), (0.17, 1.0)):
        put(out, _thud(rng, 92, 0.06), at, gain)
        put(out, band(knock(rng, 300, 0.03, 0.16, 0.5), 80, 1800), at, gain)
    for key in (50, 51, 57):
        put(out, string(key, 0.6, rng, 0.75), 0.36, 0.9)
    return room(out, rng, 0.2, 0.15)


def _buy(rng: Rng) -> Wave:
    out = silence(0.8)
    for i in range(4):
        put(out, metal(rng, 2900 + 170 * i, 0.05, 0.3), 0.05 * i + float(rng.uniform(0, 0.012)), 0.8 - 0.1 * i)
    put(out, _rush(rng, 0.16, 700, 1500), 0.2, 0.35)
    put(out, band(knock(rng, 520, 0.014, 0.1, 0.5), 120, 2200), 0.3, 0.9)
    return room(out, rng, 0.1, 0.07)


def _open_pouch(rng: Rng) -> Wave:
    out = silence(0.6)
    put(out, _creak(rng, 0.16, 120, 1.0), 0.0, 0.5)
    put(out, _rush(rng, 0.26, 1400, 3400), 0.05, 0.8)
    put(out, metal(rng, 4300, 0.03, 0.2), 0.2, 0.12)
    put(out, knock(rng, 900, 0.006, 0.05, 0.3), 0.26, 0.3)
    return room(out, rng, 0.07, 0.06)


def _restock(rng: Rng) -> Wave:
    out = silence(1.0)
    put(out, _rush(rng, 0.4, 500, 1600), 0.0, 0.9)
    for i in range(3):
        put(out, metal(rng, 2300 + 260 * i, 0.04, 0.25), 0.3 + 0.14 * i, 0.25)
        put(out, band(knock(rng, 300 + 40 * i, 0.018, 0.12, 0.6), 90, 1600), 0.32 + 0.14 * i, 0.9)
    return room(out, rng, 0.1, 0.08)


def _swap(rng: Rng) -> Wave:
    out = silence(0.5)
    put(out, _rush(rng, 0.13, 900, 2600), 0.0, 0.6)
    put(out, knock(rng, 1900, 0.005, 0.04, 0.4), 0.11, 0.5)
    put(out, _rush(rng, 0.13, 2600, 900), 0.14, 0.6)
    put(out, band(knock(rng, 800, 0.010, 0.08, 0.4), 150, 3000), 0.25, 0.8)
    return room(out, rng, 0.08, 0.06)


def _sell(rng: Rng) -> Wave:
    out = silence(0.7)
    put(out, band(knock(rng, 700, 0.012, 0.09, 0.4), 150, 2800), 0.0, 0.8)
    for i in range(3):
        put(out, metal(rng, 3300 - 210 * i, 0.06, 0.35), 0.14 + 0.07 * i, 0.8)
    return room(out, rng, 0.1, 0.08)


def _whisper(rng: Rng) -> Wave:
    out = silence(1.5)
    at = 0.0
    for length, low, high in (
        (0.12, 2600, 6200), (0.09, 900, 2400), (0.16, 3200, 7800), (0.1, 700, 1900), (0.2, 1500, 4200),
        (0.1, 3600, 8000), (0.22, 800, 2600),
    ):  # fmt: skip
        t = times(length)
        breath = band(rng.standard_normal(len(t)), low, high) * np.sin(np.pi * t / length) ** 0.6
        put(out, breath / max(float(np.abs(breath).max()), 1e-6), at, float(rng.uniform(0.6, 1)))
        at += length + float(rng.uniform(0.0, 0.07))
    return room(out, rng, 0.09, 0.06)


def _smith(rng: Rng) -> Wave:
    out = silence(2.4)
    for at, gain in ((0.0, 0.75), (0.34, 0.75), (0.68, 1.0)):
        for ratio, ring, part in ((1.0, 0.34, 1.0), (2.76, 0.2, 0.6), (5.4, 0.09, 0.4), (1.52, 0.26, 0.4)):
            t = times(1.6)
            tone = np.sin(2 * np.pi * 870 * ratio * t + rng.uniform(0, 6)) * np.exp(-t / ring)
            put(out, tone, at, gain * part * 0.5)
        put(out, knock(rng, 2100, 0.004, 0.04), at, gain * 0.9)
    return room(out, rng, 0.2, 0.12)


def _bank(rng: Rng) -> Wave:
    out = silence(1.3)
    put(out, band(knock(rng, 160, 0.05, 0.25, 0.6), 50, 1200), 0.0, 1.2)
    put(out, metal(rng, 1250, 0.16, 0.7), 0.0, 0.25)
    for i in range(7):
        put(out, metal(rng, 2700 + float(rng.uniform(-300, 500)), 0.05, 0.3), 0.22 + 0.075 * i, 0.55)
    return room(out, rng, 0.18, 0.12)


def _stamp(rng: Rng) -> Wave:
    out = silence(0.6)
    put(out, _rush(rng, 0.12, 700, 300), 0.0, 0.25)
    put(out, _thud(rng, 120, 0.03), 0.1, 1.1)
    put(out, band(knock(rng, 420, 0.014, 0.1, 0.8), 100, 3200), 0.1, 1.0)
    put(out, band(rng.standard_normal(2400) * np.exp(-np.arange(2400) / 900), 1200, 5200), 0.25, 0.05)
    return room(out, rng, 0.1, 0.08)


def run_catalogue() -> tuple[Sound, ...]:
    """All sounds of the run in the order they are made."""
    ticks = [Sound(f"watch_tick_{v}", 500 + k, 0.3, partial(_watch, pitch=2350 - 430 * k)) for k, v in enumerate("ab")]
    makers = (
        ("dive", 0.5, _dive, 2), ("surface", 0.42, _surface, 2), ("heartbeat", 0.6, _heartbeat, 2),
        ("boots_tap", 0.42, _boots_tap, 3), ("boots_bend", 0.45, _boots_bend, 2), ("caught", 0.64, _caught, 1),
        ("warned", 0.62, _warned, 1), ("buy", 0.42, _buy, 2), ("open_pouch", 0.36, _open_pouch, 3),
        ("restock", 0.42, _restock, 1), ("swap", 0.36, _swap, 2), ("sell", 0.42, _sell, 2),
        ("whisper", 0.3, _whisper, 1), ("smith", 0.5, _smith, 1), ("bank", 0.5, _bank, 1), ("stamp", 0.5, _stamp, 2),
    )  # fmt: skip
    rest = (
        takes(name, 510 + k, peak, make, count) if count > 1 else (Sound(name, 510 + k, peak, make),)
        for k, (name, peak, make, count) in enumerate(makers)
    )  # fmt: skip
    return (*ticks, *(sound for group in rest for sound in group))
