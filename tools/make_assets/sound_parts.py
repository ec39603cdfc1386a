"""Building blocks of sound at 44,100 samples a second: knocks, bands of noise, strings, rooms and clean ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

RATE = 44100
# a few silent milliseconds keep the encoder from smearing the first knock over the very start
LEAD = 0.004
Wave = NDArray[np.floating]
Rng = np.random.Generator
# takes of one sound differ in more than noise: each was struck on a slightly larger or smaller thing
_SIZES = (1.0, 0.965, 1.032)


@dataclass(frozen=True, slots=True)
class Sound:
    """A file name, its seed, its peak (1.0 = full scale), how it is made, and how much higher it then sounds."""

    name: str
    seed: int
    peak: float
    make: Callable[[Rng], Wave]
    higher: float = 1.0


def takes(name: str, seed: int, peak: float, make: Callable[[Rng], Wave], count: int) -> tuple[Sound, ...]:
    """Several recordings of the same thing: `name_a`, `name_b`, `name_c`."""
    return tuple(Sound(f"{name}_{'abc'[k]}", seed + 1000 * k, peak, make, _SIZES[k]) for k in range(count))


def made(sound: Sound) -> Wave:
    """The wave of a sound, ready to be written."""
    wave = sound.make(np.random.default_rng(sound.seed))
    if sound.higher != 1.0:
        wave = np.interp(np.arange(0, len(wave) - 1, sound.higher), np.arange(len(wave)), wave)
    return finished(wave, sound.peak)


def seconds(wave: Wave) -> float:
    """The length of a wave."""
    return len(wave) / RATE


def silence(length: float) -> Wave:
    """So many seconds of nothing."""
    return np.zeros(int(length * RATE))


def times(length: float) -> Wave:
    """The time of every sample."""
    return np.arange(int(length * RATE)) / RATE


def put(into: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Add a wave at a time; what does not fit is cut."""
    start = int(at * RATE)
    count = min(len(wave), len(into) - start)
    if count > 0:
        into[start : start + count] += wave[:count] * gain


def band(wave: Wave, low: float, high: float) -> Wave:
    """What lies between two frequencies, with soft flanks."""
    spectrum = np.fft.rfft(wave)
    f = np.fft.rfftfreq(len(wave), 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(f, 1)) ** 4) / (1 + (f / high) ** 4)
    return np.asarray(np.fft.irfft(spectrum, len(wave)), np.float64)


def knock(rng: np.random.Generator, pitch: float, ring: float, length: float = 0.06, noise: float = 0.8) -> Wave:
    """One hard knock of bone on wood: a few damped modes and a burst of noise."""
    t = times(length)
    wave = np.zeros_like(t)
    for mode, gain in ((1.0, 1.0), (1.63, 0.6), (2.41, 0.35), (3.9, 0.18)):
        wave += gain * np.sin(2 * np.pi * pitch * mode * t + rng.uniform(0, 6)) * np.exp(-t * mode / ring)
    wave += noise * rng.standard_normal(len(t)) * np.exp(-t / 0.0012)
    return wave * np.minimum(1, t / 0.0004)


def metal(rng: np.random.Generator, pitch: float, ring: float, length: float) -> Wave:
    """A struck coin: partials that fit no harmonic row."""
    t = times(length)
    wave = np.zeros_like(t)
    for ratio, decay, gain in (
        (1.0, 1.0, 1.0),
        (1.5, 0.75, 0.7),
        (2.29, 0.5, 0.5),
        (3.41, 0.3, 0.3),
        (0.46, 0.7, 0.25),
    ):
        f = pitch * ratio * (1 + rng.uniform(-0.004, 0.004))
        wave += gain * np.sin(2 * np.pi * f * t) * np.exp(-t / (ring * decay))
    wave += 0.4 * rng.standard_normal(len(t)) * np.exp(-t / 0.0015)
    return wave * np.minimum(1, t / 0.0005)


def string(midi: int, length: float, rng: np.random.Generator, force: float = 0.8, detune: float = 0.0035) -> Wave:
    """One note of a saloon piano: three strings a little apart, stiff partials, a felt hammer, a damper."""
    pitch = 440 * 2 ** ((midi - 69) / 12)
    t = times(length + 0.5)
    wave = np.zeros_like(t)
    for apart in (-detune, 0.0, detune * 0.8):
        for k in range(1, 13):
            f = pitch * (1 + apart) * k * np.sqrt(1 + 0.0004 * k * k)
            if f > 11000:
                break
            gain = force ** (1 + 0.12 * k) / k**1.15
            decay = 1.2 / (1 + 0.25 * k) * (220 / pitch) ** 0.4
            wave += gain * np.sin(2 * np.pi * f * t + rng.uniform(0, 6.28)) * np.exp(-t / decay)
    hammer = min(len(wave), 1200)
    wave[:hammer] += rng.standard_normal(hammer) * np.exp(-np.arange(hammer) / 150) * 0.2 * force
    release = int(length * RATE)
    wave[release:] *= np.exp(-(t[release:] - length) / 0.06)
    return wave * np.minimum(1, t / 0.0012) * 0.2


def room(wave: Wave, rng: np.random.Generator, decay: float = 0.18, mix: float = 0.12, tail: float = 0.35) -> Wave:
    """The wave with the answer of a small wooden room behind it."""
    t = times(tail)
    answer = band(rng.standard_normal(len(t)) * np.exp(-t / decay), 200, 4200)
    answer[: int(0.006 * RATE)] = 0
    answer /= np.sqrt((answer * answer).sum())
    n = len(wave) + len(answer)
    wet = np.fft.irfft(np.fft.rfft(wave, n) * np.fft.rfft(answer, n), n)
    out = np.zeros(n)
    out[: len(wave)] = wave
    return out + wet * mix


def finished(wave: Wave, peak: float, fade: float = 0.03) -> Wave:
    """Scaled to a peak, without a constant part, with the quiet tail cut and both ends at zero."""
    loud = np.nonzero(np.abs(wave) > np.abs(wave).max() * 0.002)[0]
    wave = wave[: loud[-1] + 1].copy()
    start, end = min(len(wave), int(0.0008 * RATE)), min(len(wave) // 2, int(fade * RATE))
    wave = wave - wave.mean()
    wave[:start] *= np.linspace(0, 1, start)
    wave[-end:] *= np.cos(np.linspace(0, np.pi / 2, end)) ** 2
    lead = np.zeros(int(LEAD * RATE))
    return np.concatenate([lead, wave / np.abs(wave).max() * peak])


def save(path: str, wave: Wave, squeeze: float = 0.45) -> None:
    """Write a mono (n,) or stereo (n, 2) wave as Ogg Vorbis, in blocks, as the encoder wants it; squeezed 0 to 1."""
    import soundfile

    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=squeeze
    ) as file:
        for i in range(0, len(wave), 4096):
            file.write(wave[i : i + 4096])
