"""Every sound of the table: what it is made of, how loud it is, and the table of what came out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from tools.make_assets.sound_parts import (
    Wave,
    band,
    finished,
    knock,
    metal,
    put,
    room,
    save,
    silence,
    string,
    times,
)

Rng = np.random.Generator


@dataclass(frozen=True, slots=True)
class Sound:
    """A file name, its seed, its peak (1.0 = full scale) and how it is made."""

    name: str
    seed: int
    peak: float
    make: Callable[[Rng], Wave]


@dataclass(frozen=True, slots=True)
class Measure:
    """What a shipped sound is like."""

    name: str
    channels: int
    seconds: float
    peak_db: float
    rms_db: float


def _throw(rng: Rng, dice: int) -> Wave:
    """Dice leave the hand, knock against each other and bounce on the felt ever quicker and softer."""
    out = silence(1.25)
    for _ in range(dice * 2):
        clack = knock(rng, rng.uniform(2300, 3700), rng.uniform(0.003, 0.006))
        put(out, clack, float(rng.uniform(0.0, 0.12)), float(rng.uniform(0.1, 0.3)))
    for die in range(dice):
        at, gap, force = 0.09 + die * 0.035 + rng.uniform(-0.012, 0.012), rng.uniform(0.085, 0.125), rng.uniform(0.7, 1)
        pitch = rng.uniform(900, 1450)
        while gap > 0.011:
            felt = band(knock(rng, pitch * rng.uniform(0.93, 1.07), 0.009, 0.07), 130, 3400)
            put(out, felt, at, force)
            put(out, knock(rng, pitch * 2.4, 0.0025, 0.03), at, force * 0.12)
            at, gap, force = at + gap, gap * rng.uniform(0.66, 0.76), force * 0.68
    return room(out, rng, 0.13, 0.10)


def _settle(rng: Rng) -> Wave:
    out = silence(0.2)
    put(out, band(knock(rng, rng.uniform(760, 980), 0.011, 0.1), 120, 2800), 0.0)
    put(out, band(knock(rng, rng.uniform(1100, 1300), 0.007, 0.08), 150, 3000), 0.038, 0.35)
    return room(out, rng, 0.1, 0.08)


def _hold(rng: Rng, on: bool) -> Wave:
    """Down into the rack: low then high; back to the felt: high then low, softer."""
    first, second = ((620, 1180), (1420, 900))[not on]
    out = silence(0.22)
    put(out, knock(rng, first, 0.012 if on else 0.006, 0.09, 0.4), 0.0, 0.8 if on else 0.7)
    put(out, knock(rng, second, 0.009, 0.09, 0.3), 0.045, 1.0 if on else 0.6)
    return room(band(out, 180, 5200 if on else 3200), rng, 0.09, 0.08)


def _button(rng: Rng) -> Wave:
    out = silence(0.16)
    put(out, band(knock(rng, 430, 0.016, 0.1, 0.5), 90, 2600), 0.0)
    put(out, metal(rng, 3300, 0.02, 0.1), 0.012, 0.10)
    return room(out, rng, 0.08, 0.06)


def _focus(rng: Rng) -> Wave:
    return band(knock(rng, 1700, 0.005, 0.05, 0.25), 300, 4200)


def _refuse(rng: Rng) -> Wave:
    out = silence(0.3)
    for at, gain in ((0.0, 1.0), (0.095, 0.75)):
        put(out, band(knock(rng, 210, 0.03, 0.16, 0.3), 60, 900), at, gain)
    return room(out, rng, 0.1, 0.08)


def _scratch(rng: Rng) -> Wave:
    """A steel nib on rough paper: three strokes."""
    out = silence(0.62)
    for at, length, pitch in ((0.0, 0.13, 3100), (0.16, 0.10, 3700), (0.30, 0.22, 2800)):
        t = times(length)
        fibres = np.abs(band(rng.standard_normal(len(t)), 30, 140))
        stroke = band(rng.standard_normal(len(t)), pitch * 0.6, pitch * 1.7) * (0.25 + fibres / fibres.max())
        put(out, stroke * np.sin(np.pi * t / length) ** 0.7, at, 1.0)
        put(out, knock(rng, 1500, 0.004, 0.03), at, 0.25)
    return room(out, rng, 0.07, 0.05)


def _count(rng: Rng, step: int) -> Wave:
    """One of eight tones that climb while points are added up."""
    scale = (60, 62, 64, 67, 69, 72, 74, 76)
    out = silence(0.34)
    put(out, string(scale[step] + 12, 0.10, rng, 0.55, 0.002), 0.0)
    put(out, knock(rng, 2600, 0.004, 0.03), 0.0, 0.02)
    return room(out, rng, 0.1, 0.06)


def _coin(rng: Rng) -> Wave:
    out = silence(0.5)
    put(out, metal(rng, 3150, 0.06, 0.4), 0.0)
    put(out, metal(rng, 3420, 0.05, 0.3), 0.055, 0.7)
    put(out, metal(rng, 3020, 0.03, 0.2), 0.09, 0.35)
    return room(out, rng, 0.1, 0.07)


def _paper(rng: Rng) -> Wave:
    t = times(0.42)
    shape = np.sin(np.pi * t / t[-1]) ** 1.4
    slide = band(rng.standard_normal(len(t)), 900, 6500) * shape
    out = silence(0.45)
    put(out, slide, 0.0, 0.5)
    for _ in range(34):
        crackle = band(rng.standard_normal(420) * np.exp(-np.arange(420) / 60), 1200, 7500)
        put(out, crackle, float(rng.uniform(0.02, 0.38)), float(rng.uniform(0.2, 1.0)))
    return room(out, rng, 0.07, 0.06)


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


def _win(rng: Rng) -> Wave:
    tune = ((0.0, 67, 72), (0.16, 67, 72), (0.32, 72, 76), (0.48, 74, 77))
    turn = ((0.64, 76, 79), (0.96, 74, 77), (1.12, 79, 83))
    melody = tuple((at, key, 0.2, 0.85) for at, low, high in (*tune, *turn) for key in (low, high))
    bass = tuple((at, key, 0.2, 0.8) for at, key in ((0.0, 36), (0.32, 48), (0.64, 43), (0.96, 43), (1.12, 31)))
    chord = tuple((1.44, key, 1.1, 0.9) for key in (36, 48, 60, 64, 67, 72, 76, 84))
    return _phrase(rng, melody + bass + chord, 2.8)


def _lose(rng: Rng) -> Wave:
    fall = tuple((i * 0.24, key, 0.3, 0.6 - 0.04 * i) for i, key in enumerate((67, 66, 65, 64, 63)))
    under = tuple((i * 0.24, key, 0.3, 0.5 - 0.03 * i) for i, key in enumerate((51, 50, 49, 48, 47)))
    chord = tuple((1.3, key, 1.1, 0.45) for key in (36, 43, 51, 60))
    return _phrase(rng, fall + under + chord, 2.7)


def catalogue() -> tuple[Sound, ...]:
    """All sounds in the order they are made."""
    throws = [
        Sound(f"throw_{n}{v}", 100 + n * 10 + k, 0.42 + 0.04 * n, partial(_throw, dice=n))
        for n in range(1, 6)
        for k, v in enumerate("abc")
    ]
    settles = [Sound(f"settle_{v}", 200 + k, 0.4, _settle) for k, v in enumerate("abc")]
    counts = [Sound(f"count_{i}", 300 + i, 0.32, partial(_count, step=i)) for i in range(8)]
    return (
        *throws,
        *settles,
        *counts,
        Sound("hold_on", 401, 0.45, partial(_hold, on=True)),
        Sound("hold_off", 402, 0.36, partial(_hold, on=False)),
        Sound("button", 403, 0.4, _button),
        Sound("focus", 404, 0.14, _focus),
        Sound("refuse", 405, 0.4, _refuse),
        Sound("scratch", 406, 0.3, _scratch),
        Sound("coin", 407, 0.4, _coin),
        Sound("paper", 408, 0.3, _paper),
        Sound("bonus", 409, 0.6, _bonus),
        Sound("yathsel", 410, 0.7, _yathsel),
        Sound("win", 411, 0.66, _win),
        Sound("lose", 412, 0.55, _lose),
    )


def made(sound: Sound) -> Wave:
    """The wave of a sound, ready to be written."""
    return finished(sound.make(np.random.default_rng(sound.seed)), sound.peak)


def write_all(folder: Path) -> None:
    """Write every sound as OGG."""
    folder.mkdir(parents=True, exist_ok=True)
    for sound in catalogue():
        save(str(folder / f"{sound.name}.ogg"), made(sound))


def measured(path: Path) -> Measure:
    """Peak, loudness and length of a shipped file."""
    import soundfile

    wave, rate = soundfile.read(str(path), always_2d=True)
    peak = float(np.abs(wave).max())
    rms = float(np.sqrt((wave * wave).mean()))
    name = f"{path.parent.name}/{path.name}"
    return Measure(name, wave.shape[1], len(wave) / rate, 20 * np.log10(peak), 20 * np.log10(rms))


def report(assets: Path) -> str:
    """A Markdown table of everything that can be heard."""
    lines = [
        "# Sounds",
        "",
        "Made by `python -m tools.make_assets sounds music sounds-run music-run`, measured on the shipped files.",
        "Full scale is 0 dB.",
        "",
        "| file | channels | seconds | peak dB | RMS dB |",
        "|---|---|---|---|---|",
    ]
    for path in sorted((*(assets / "sounds").glob("*.ogg"), *(assets / "music").glob("*.ogg"))):
        m = measured(path)
        lines.append(f"| {m.name} | {m.channels} | {m.seconds:.2f} | {m.peak_db:.1f} | {m.rms_db:.1f} |")
    return "\n".join(lines) + "\n"
