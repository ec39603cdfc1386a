"""The piece of the star race: arpeggios of glass over a deep pulse, a far voice with a long tune, wide soft chords."""

from __future__ import annotations

import numpy as np

from tools.make_assets import music_band as play
from tools.make_assets.music_parts import Circle, Note, brush, drum, line, mastered, pitch_of, tap
from tools.make_assets.sound_parts import RATE, Wave, band, times

TEMPO, SEED, BARS = 104.0, 63, 32
_CHORDS = "Am|F|C|G|Am|F|Dm|E|Am|F|C|G|Dm|F|E|Am|F|G|Em|Am|F|G|C|E7|Am|F|C|G|Dm|F|E|Am"
_FIRST = (
    "E5/4 C5/2 D5/2|C5/4 A4/4|G4/2 C5/2 E5/4|D5/6 B4/2",
    "E5/4 C5/2 E5/2|A5/4 F5/4|F5/2 E5/2 D5/2 F5/2|E5/8",
)
_AGAIN = (
    "A5/4 E5/2 G5/2|F5/4 C5/4|E5/2 G5/2 C6/4|B5/6 G5/2",
    "A5/4 F5/2 D5/2|C6/4 A5/4|G#5/2 B5/2 E5/4|A5/6 r/2",
)
_MIDDLE = (
    "A5/2 C6/2 F5/4|B5/2 D6/2 G5/4|G5/2 B5/2 E5/4|C6/2 B5/2 A5/4",
    "A5/2 C6/2 F5/2 A5/2|B5/2 D6/2 G5/2 B5/2|E6/4 D6/2 C6/2|B5/4 G#5/4",
)
# a voice below the tune when it comes for the last time
_BELOW = ("C5/8|A4/8|G4/8|B4/8", "F4/4 A4/4|A4/4 F4/4|E4/4 G#4/4|C5/6 r/2")


def _glass(circle: Circle, key: int, at: float, gain: float, right: float) -> None:
    """A short bright tone that a hand of light plays."""

    def make() -> Wave:
        t, pitch = times(0.9), pitch_of(key)
        bend = 0.8 * np.exp(-t / 0.05) * np.sin(2 * np.pi * pitch * 3 * t)
        shape = np.exp(-t / 0.22) * np.minimum(1, t / 0.003) * np.clip((0.9 - t) / 0.1, 0, 1)
        return np.sin(2 * np.pi * pitch * t + bend) * shape

    circle.add(circle.once(("glass", key), make), at, gain, right, 0.003)


def _voice(circle: Circle, note: Note, gain: float, right: float = 0.45) -> None:
    """A far voice: it swells into its tone and trembles there."""

    def make() -> Wave:
        length = note.beats * circle.beat * 0.98
        t, pitch = times(length + 0.3), pitch_of(note.key)
        cents = -30 * np.exp(-t / 0.08) + np.clip((t - 0.3) / 0.4, 0, 1) * 18 * np.sin(2 * np.pi * 5.1 * t)
        phase = 2 * np.pi * np.cumsum(pitch * 2 ** (cents / 1200)) / RATE
        wave = np.sin(phase) + 0.4 * np.sin(2 * phase + 0.3) + 0.16 * np.sin(3 * phase) + 0.06 * np.sin(4 * phase)
        return wave * np.minimum(1, t / 0.09) * np.clip((length + 0.3 - t) / 0.3, 0, 1) ** 1.4

    circle.add(circle.once(("voice", note.key, note.beats), make), note.at, gain, right, 0.006)


def _cloud(circle: Circle, key: int, at: float, beats: float, gain: float) -> None:
    """A chord's tone as wide and soft as a nebula."""

    def make() -> Wave:
        length = beats * circle.beat
        t, pitch = times(length + 0.9), pitch_of(key)
        wave = np.zeros_like(t)
        for apart in (0.994, 1.0, 1.006):
            wave += 2 * ((pitch * apart * t) % 1) - 1
        shape = np.minimum(1, t / 0.6) * np.clip((length + 0.9 - t) / 0.9, 0, 1)
        return band(wave, 90, 1300) * shape

    circle.add(circle.once(("cloud", key, beats), make), at, gain, 0.5 + 0.3 * (-1) ** key, 0.01)


def _pulse(circle: Circle, key: int, at: float, beats: float, gain: float) -> None:
    """The deep pulse of the engines."""

    def make() -> Wave:
        length = beats * circle.beat * 0.85
        t, pitch = times(length + 0.06), pitch_of(key)
        wave = sum(np.sin(2 * np.pi * pitch * k * t) / k**1.1 * np.exp(-t * k / 0.5) for k in range(1, 8))
        fade = np.clip((length + 0.06 - t) / 0.06, 0, 1)
        return np.asarray(np.tanh(1.3 * np.asarray(wave)) * np.exp(-t / 0.6) * np.minimum(1, t / 0.005) * fade)

    circle.add(circle.once(("pulse", key, beats), make), at, gain, 0.5, 0.003)


def _accompany(circle: Circle, bars: list[tuple[str, ...]]) -> None:
    for number, bar in enumerate(bars):
        chord, at = bar[0], number * 4
        root, tones = play.root_of(chord), play.voiced(chord, 69)
        for key in play.voiced(chord, 57):
            _cloud(circle, key, at, 4, 0.055)
        for step, (off, high) in enumerate(((0, 0), (1.5, 0), (2, 12), (3, 0), (3.5, 7 if "7" not in chord else 10))):
            if number >= 4 or step in (0, 3):
                _pulse(circle, root + high, at + off, 0.9, 0.5 if step == 0 else 0.36)
        order = (0, 1, 2, 1, 3, 2, 1, 2) if number % 2 == 0 else (3, 2, 1, 2, 0, 1, 2, 1)
        ladder = (*tones, tones[0] + 12)
        for quaver, place in enumerate(order):
            _glass(circle, ladder[place], at + quaver / 2, 0.1 if quaver % 4 else 0.14, 0.25 + 0.5 * (quaver % 4) / 3)


def _beat(circle: Circle) -> None:
    for bar in range(8, BARS):
        start = bar * 4
        drum(circle, start, 0.42, 54)
        drum(circle, start + 2, 0.3, 54)
        if 16 <= bar < 20:
            continue
        tap(circle, start + 1, 0.24)
        tap(circle, start + 3, 0.28)
        for beat in range(4):
            brush(circle, start + beat + 0.5, 0.3, 0.16, 1.3)
        if bar % 4 == 3:
            tap(circle, start + 3.5, 0.2)


def stars_loop() -> Wave:
    """The stereo loop (n, 2): the tune low, then high, a middle part, and the tune with a voice below it."""
    circle = Circle(BARS * 4, TEMPO, SEED)
    _accompany(circle, play.chords(_CHORDS))
    _beat(circle)
    for note in line("|".join(_FIRST)):
        _voice(circle, note, 0.2)
    for note in line("|".join(_AGAIN), first_bar=8):
        _voice(circle, note, 0.17, 0.55)
    for note in line("|".join(_MIDDLE), first_bar=16):
        _voice(circle, Note(note.at, note.key - 12, note.beats), 0.16, 0.4)
        _glass(circle, note.key, note.at, 0.22, 0.62)
    for note in line("|".join(_AGAIN), first_bar=24):
        _voice(circle, note, 0.16, 0.55)
        _glass(circle, note.key + 12, note.at, 0.09, 0.4)
    for note in line("|".join(_BELOW), first_bar=24):
        _voice(circle, note, 0.1, 0.35)
    return mastered(circle.in_room(0.5, 0.34, 34, 10500))
