"""The piece of the cantina: a swung tune with an eastern turn, glass bells, a singing wire, a round electric bass."""

from __future__ import annotations

import numpy as np

from tools.make_assets import music_band as play
from tools.make_assets.music_parts import Circle, Note, block, brush, drum, line, mastered, pitch_of, tap
from tools.make_assets.sound_parts import RATE, Wave, band, times

TEMPO, SEED, BARS, SWING = 112.0, 58, 32, 0.09

_FIRST = (
    "D5/2 r A4 D5 F5 E5 D5|A5/3 G#5 A5/2 F5/2|G5/2 Eb5 G5 Bb5/2 A5 G5|F5/3 E5 D5/4",
    "D5/2 r A4 D5 F5 A5 C6|Bb5/3 A5 G5/2 D5/2|G5 F5 Eb5 D5 C#5 E5 G5 Bb5|A5/3 F5 D5/2 r/2",
)
_AGAIN = (
    "D5/2 r A4 D5 F5 E5 D5|A5/3 G#5 A5/2 F5/2|G5/2 Eb5 G5 Bb5/2 A5 G5|F5/3 E5 D5/4",
    "F5/2 r D5 F5 A5 G5 F5|D6/3 C6 Bb5/2 G5/2|Eb5 G5 Bb5 D6 C#6 Bb5 A5 G5|F5/2 E5/2 D5/4",
)
_MIDDLE = (
    "Bb5/4 A5/2 G5/2|E5/2 G5/2 C6/2 Bb5/2|A5/4 G5/2 F5/2|D5/2 F5/2 Bb5/4",
    "G5 A5 Bb5 C6 D6/2 Bb5/2|G5/2 E5/2 Bb5/2 G5/2|A5/2 C#6/2 E6/2 D6/2|C#6/2 Bb5/2 A5/2 G5/2",
)
_CHORDS = "Dm|Dm|Eb|Dm|Dm|Gm|Eb A7|Dm|Dm|Dm|Eb|Dm|Dm|Gm|Eb A7|Dm|Gm|C7|F|Bb|Gm|Eh|A7|A7|Dm|Dm|Eb|Dm|Dm|Gm|Eb A7|Dm"
# what the bells add to the last time, a sixth and a third below, and the answer in the gaps
_BELOW = (
    "F4/2 r F4 A4 D5 C5 A4|F5/3 E5 F5/2 D5/2|Eb5/2 G4 Eb5 G5/2 F5 Eb5|D5/3 C5 A4/4",
    "A4/2 r F4 A4 F5 D5 A4|Bb5/3 A5 G5/2 D5/2|G4 Eb5 G5 Bb5 A5 G5 E5 C#5|D5/2 C#5/2 D5/4",
)


def _swung(note: Note) -> float:
    return note.at + (SWING if note.at % 1 else 0.0)


def _bell(circle: Circle, note: Note, gain: float, right: float = 0.6) -> None:
    """A glass bar struck: a clear tone that trembles a little."""

    def make() -> Wave:
        t, pitch = times(1.5), pitch_of(note.key)
        bend = 1.1 * np.exp(-t / 0.10) * np.sin(2 * np.pi * pitch * 4 * t)
        wave = np.sin(2 * np.pi * pitch * t + bend) + 0.18 * np.sin(2 * np.pi * pitch * 2.76 * t) * np.exp(-t / 0.08)
        shaking = 1 - 0.22 * (0.5 - 0.5 * np.cos(2 * np.pi * 5.4 * t))
        return wave * shaking * np.exp(-t / 0.5) * np.minimum(1, t / 0.002) * np.clip((1.5 - t) / 0.2, 0, 1)

    circle.add(circle.once(("bell", note.key), make), _swung(note), gain, right, 0.004)


def _wire(circle: Circle, note: Note, gain: float, right: float = 0.4) -> None:
    """A singing wire: it slides into its tone and trembles when it holds it."""

    def make() -> Wave:
        length = note.beats * circle.beat * 0.96
        t, pitch = times(length + 0.12), pitch_of(note.key)
        cents = -60 * np.exp(-t / 0.06) + np.clip((t - 0.18) / 0.3, 0, 1) * 26 * np.sin(2 * np.pi * 5.8 * t)
        phase = 2 * np.pi * np.cumsum(pitch * 2 ** (cents / 1200)) / RATE
        wave = np.sin(phase) + 0.26 * np.sin(2 * phase) + 0.1 * np.sin(3 * phase) + 0.04 * np.sin(5 * phase)
        return wave * np.minimum(1, t / 0.05) ** 1.3 * np.clip((length + 0.12 - t) / 0.12, 0, 1) ** 1.3

    circle.add(circle.once(("wire", note.key, note.beats), make), _swung(note), gain, right, 0.006)


def _bass(circle: Circle, key: int, at: float, beats: float, gain: float) -> None:
    """A round electric bass."""

    def make() -> Wave:
        length = beats * circle.beat * 0.9
        t, pitch = times(length + 0.06), pitch_of(key)
        wave = sum(np.sin(2 * np.pi * pitch * k * t) / k**1.3 * np.exp(-t * k / 0.9) for k in range(1, 7))
        fade = np.clip((length + 0.06 - t) / 0.06, 0, 1)
        return np.asarray(np.tanh(1.4 * np.asarray(wave)) * np.exp(-t / 0.7) * np.minimum(1, t / 0.004) * fade)

    circle.add(circle.once(("ebass", key, beats), make), at, gain, 0.48, 0.005)


def _haze(circle: Circle, key: int, at: float, beats: float, gain: float) -> None:
    """A chord's tone held far back: two saws a hair apart, only their warmth left."""

    def make() -> Wave:
        length = beats * circle.beat
        t, pitch = times(length + 0.5), pitch_of(key)
        wave = np.zeros_like(t)
        for apart in (0.9965, 1.0035):
            wave += 2 * ((pitch * apart * t) % 1) - 1
        shape = np.minimum(1, t / 0.35) * np.clip((length + 0.5 - t) / 0.5, 0, 1)
        return band(wave, 120, 900) * shape

    circle.add(circle.once(("haze", key, beats), make), at, gain, 0.5 + 0.25 * (-1) ** key, 0.01)


def _accompany(circle: Circle, bars: list[tuple[str, ...]]) -> None:
    for number, bar in enumerate(bars):
        share = 4 / len(bar)
        for i, chord in enumerate(bar):
            root, at = play.root_of(chord), number * 4 + i * share
            fifth = root + 7 if root + 7 <= 45 else root - 5
            steps = (root, root, fifth, root + 12) if number % 2 == 0 else (root, fifth, root + 12, fifth)
            for step, key in enumerate(steps[: int(share)]):
                _bass(circle, key, at + step, 0.9, 0.46 if step else 0.56)
            if share == 4:
                _bass(circle, root + 11 if number % 4 == 3 else root + 10, at + 3.5 + SWING, 0.4, 0.3)
            if number >= 8:
                for key in play.voiced(chord, 57):
                    _haze(circle, key, at, share, 0.05)
            for key in play.voiced(chord, 64):
                for off in (1.5, 3.5) if len(bar) == 1 else (1.5,):
                    _bell(circle, Note(at + off, key, 0.4), 0.06, 0.3)


def _beat(circle: Circle) -> None:
    for bar in range(BARS):
        start = bar * 4
        drum(circle, start, 0.4, 58)
        drum(circle, start + 2.5 + SWING, 0.26, 58)
        for beat in range(4):
            brush(circle, start + beat, 0.5, 0.24, 1.1)
            tap(circle, start + beat + 0.5 + SWING, 0.14)
        if bar >= 8:
            tap(circle, start + 1, 0.36)
            tap(circle, start + 3, 0.36)
        if bar % 2:
            block(circle, start + 1.5 + SWING, 0.09, high=True)
            block(circle, start + 3.5 + SWING, 0.08, high=bar % 4 == 3)


def cantina_loop() -> Wave:
    """The stereo loop (n, 2): the tune by the bells, again by the wire, a middle part, and all of it together."""
    circle = Circle(BARS * 4, TEMPO, SEED)
    _accompany(circle, play.chords(_CHORDS))
    _beat(circle)
    for note in line("|".join(_FIRST)):
        _bell(circle, note, 0.3)
    for note in line("|".join(_AGAIN), first_bar=8):
        _wire(circle, Note(note.at, note.key - 12, note.beats), 0.2)
        if note.beats >= 1:
            _bell(circle, note, 0.16)
    for note in line("|".join(_MIDDLE), first_bar=16):
        _wire(circle, note, 0.15)
        for k in range(2 if note.beats >= 1 else 0):
            _bell(circle, Note(note.at + 0.5 + k, note.key - 12, 0.4), 0.12, 0.7)
    for note in line("|".join(_AGAIN), first_bar=24):
        _bell(circle, note, 0.26)
        _wire(circle, note, 0.11)
    for note in line("|".join(_BELOW), first_bar=24):
        _wire(circle, note, 0.1, 0.62)
    return mastered(circle.in_room(0.3, 0.26, 36, 9600))
