"""Every sound of the table: what it is made of, how loud it is, and the table of what came out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from tools.make_assets.sound_parts import (
    Rng,
    Sound,
    Wave,
    band,
    knock,
    made,
    metal,
    put,
    room,
    save,
    silence,
    string,
    takes,
    times,
)
from tools.make_assets.sounds_bang import bang_catalogue
from tools.make_assets.sounds_dice import dice_catalogue
from tools.make_assets.sounds_great import great_catalogue
from tools.make_assets.sounds_hunt import hunt_catalogue
from tools.make_assets.sounds_race import race_catalogue
from tools.make_assets.sounds_run import run_catalogue


@dataclass(frozen=True, slots=True)
class Measure:
    """What a shipped sound is like."""

    name: str
    channels: int
    seconds: float
    peak_db: float
    rms_db: float


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


def _chips(rng: Rng) -> Wave:
    """A few clay chips dropped on a stack."""
    out, at = silence(0.7), 0.0
    for i in range(5):
        put(out, knock(rng, float(rng.uniform(2500, 3100)), 0.006, 0.05, 0.5), at, 0.9 - 0.1 * i)
        put(out, band(knock(rng, float(rng.uniform(900, 1200)), 0.007, 0.05, 0.3), 200, 3200), at, 0.6)
        at += float(rng.uniform(0.035, 0.075))
    return room(out, rng, 0.09, 0.07)


def _card(rng: Rng) -> Wave:
    """A card put down with a snap."""
    out = silence(0.3)
    t = times(0.09)
    put(out, band(rng.standard_normal(len(t)), 1500, 7000) * np.sin(np.pi * t / 0.09) ** 2, 0.0, 0.25)
    put(out, band(knock(rng, 1900, 0.003, 0.04, 1.0), 400, 7000), 0.085, 0.8)
    put(out, band(knock(rng, 380, 0.010, 0.06, 0.4), 120, 1600), 0.086, 0.5)
    return room(out, rng, 0.07, 0.06)


def catalogue() -> tuple[Sound, ...]:
    """Every sound that ships, in the order they are made."""
    return (
        *dice_catalogue(), *_table_catalogue(), *run_catalogue(), *great_catalogue(), *hunt_catalogue(),
        *bang_catalogue(), *race_catalogue(),
    )  # fmt: skip


def _table_catalogue() -> tuple[Sound, ...]:
    counts = [Sound(f"count_{i}", 300 + i, 0.32, partial(_count, step=i)) for i in range(8)]
    return (
        *counts,
        *takes("hold_on", 401, 0.45, partial(_hold, on=True), 2),
        *takes("hold_off", 402, 0.36, partial(_hold, on=False), 2),
        *takes("button", 403, 0.4, _button, 2),
        *takes("focus", 404, 0.14, _focus, 2),
        Sound("refuse", 405, 0.4, _refuse),
        *takes("scratch", 406, 0.3, _scratch, 3),
        *takes("coin", 407, 0.4, _coin, 3),
        *takes("paper", 408, 0.3, _paper, 3),
        *takes("chips", 413, 0.4, _chips, 3),
        *takes("card", 414, 0.36, _card, 2),
    )


def write_all(folder: Path) -> None:
    """Write every sound as OGG, and take away what is made no more."""
    folder.mkdir(parents=True, exist_ok=True)
    for sound in catalogue():
        save(str(folder / f"{sound.name}.ogg"), made(sound))
    for path in set(folder.glob("*.ogg")) - {folder / f"{sound.name}.ogg" for sound in catalogue()}:
        path.unlink()


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
        "Made by `python -m tools.make_assets sounds music`, measured on the shipped files.",
        "Full scale is 0 dB.",
        "",
        "| file | channels | seconds | peak dB | RMS dB |",
        "|---|---|---|---|---|",
    ]
    for path in sorted((*(assets / "sounds").glob("*.ogg"), *(assets / "music").glob("*.ogg"))):
        m = measured(path)
        lines.append(f"| {m.name} | {m.channels} | {m.seconds:.2f} | {m.peak_db:.1f} | {m.rms_db:.1f} |")
    return "\n".join(lines) + "\n"
