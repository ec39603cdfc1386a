"""The piece the saloon piano plays at the table: a slow rag of 32 bars and its variation, made to run in a circle."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tools.make_assets.sound_parts import RATE, Wave, band, save, string

BEATS_A_MINUTE, BARS = 124.0, 32
SEED, PEAK = 77, 0.5
_BEAT = 60 / BEATS_A_MINUTE

# bass note and the two or three notes of the off-beat chord
_CHORDS: dict[str, tuple[int, int, tuple[int, ...]]] = {
    "F": (41, 36, (57, 60, 65)),
    "F7": (41, 36, (57, 60, 63)),
    "Bb": (46, 41, (58, 62, 65)),
    "Bbm": (46, 41, (58, 61, 65)),
    "C7": (36, 43, (58, 60, 64)),
    "D7": (38, 45, (57, 60, 66)),
    "G7": (43, 38, (55, 59, 65)),
    "Dm": (38, 45, (57, 62, 65)),
    "A7": (45, 40, (55, 61, 64)),
}
_HARMONY = (
    *("F", "F", "D7", "D7", "G7", "C7", "F", "C7"),
    *("F", "F", "D7", "D7", "G7", "C7", "F", "F7"),
    *("Bb", "Bb", "F", "F", "Dm", "A7", "Dm", "C7"),
    *("F", "F7", "Bb", "Bbm", "F", "C7", "F", "C7"),
)
# one bar a string, eight quavers: a key, "-" holds on, "." is silence
_MELODY = (
    "72 - 69 72 - 74 72 -|69 - 65 69 - 67 65 -|66 - 69 72 - 74 72 69|66 - - - . 66 67 69",
    "71 - 67 71 - 74 71 -|70 - 67 70 72 - 70 67|69 - 65 - 69 - 72 -|70 - 67 - 64 - . 67",
    "72 - 69 72 - 74 72 -|77 - 76 74 - 72 69 -|74 - 72 69 - 66 69 -|72 - - - . 74 72 69",
    "71 - 74 77 - 76 74 -|76 - 74 70 - 67 64 -|65 - 69 - 72 - 77 -|75 - 72 - 69 - . 77",
    "77 - 74 - 70 - 74 77|79 - 77 74 - 70 . 70|72 - 69 - 65 - 69 72|74 - 72 69 - 65 . 65",
    "69 - 74 - 77 - 74 -|76 - 73 - 69 - 73 76|77 - 74 - 69 - 65 -|67 - 70 - 72 - 76 -",
    "72 - 69 72 - 74 72 -|75 - 72 69 - 72 75 -|74 - 77 - 79 - 77 74|73 - 77 - 79 - 77 73",
    "72 - 77 - 76 - 74 72|70 - 74 72 - 70 67 64|65 - 69 - 65 - - -|. . 64 - 67 - 70 -",
)


def _bars() -> list[list[str]]:
    return [bar.split() for line in _MELODY for bar in line.split("|")]


class _Score:
    """A circle of sound into which notes are set; what rings past the end sounds at the start."""

    def __init__(self, seconds: float) -> None:
        self.sound = np.zeros((int(seconds * RATE), 2))
        self._rng = np.random.default_rng(SEED)
        self._notes: dict[tuple[int, int, int], Wave] = {}

    def note(self, key: int, at: float, length: float, force: float) -> None:
        """One key struck at a time, a little early or late, low keys to the left."""
        loud = round(force * 12)
        name = (key, round(length * 50), loud)
        if name not in self._notes:
            self._notes[name] = string(key, length, self._rng, max(loud, 2) / 12, 0.0026)
        wave = self._notes[name]
        at += float(self._rng.normal(0, 0.005))
        n = len(self.sound)
        index = (int(at * RATE) + np.arange(len(wave))) % n
        right = 0.30 + 0.40 * (key - 36) / 60
        self.sound[index, 0] += wave * (1 - right)
        self.sound[index, 1] += wave * right


def _left_hand(score: _Score, bar: int, start: float, broken: bool) -> None:
    low, fifth, chord = _CHORDS[_HARMONY[bar % BARS]]
    if broken:
        for i, key in enumerate((low, *chord, *chord[::-1], fifth + 12)):
            score.note(key, start + i * _BEAT / 2, _BEAT * 0.9, 0.42 if i else 0.62)
        return
    for half in (0, 1):
        at = start + half * 2 * _BEAT
        score.note(fifth if half else low, at, _BEAT * 0.8, 0.62)
        for key in chord:
            score.note(key, at + _BEAT, _BEAT * 0.42, 0.36)


def _right_hand(score: _Score, cells: list[str], start: float, varied: bool) -> None:
    for i, cell in enumerate(cells):
        if not cell.isdigit():
            continue
        held = 1
        while i + held < len(cells) and cells[i + held] == "-":
            held += 1
        key, at, length = int(cell), start + i * _BEAT / 2, held * _BEAT / 2 * 0.94
        if i % 2:
            at += _BEAT * 0.07
        if not varied:
            score.note(key, at, length, 0.72)
            continue
        score.note(key + 12, at, length, 0.52)
        score.note(key, at, length, 0.5)
        if held >= 4:
            for k in range(1, held * 2):
                score.note(key + (12 if k % 2 else 9), at + k * _BEAT / 4, _BEAT * 0.22, 0.3)


def table_loop() -> Wave:
    """The stereo loop (n, 2): the tune once plain and once varied."""
    seconds = BARS * 4 * _BEAT * 2
    score = _Score(seconds)
    for bar, cells in enumerate(_bars() * 2):
        start, second = bar * 4 * _BEAT, bar >= BARS
        _left_hand(score, bar, start, broken=second and 16 <= bar - BARS < 24)
        _right_hand(score, cells, start, varied=second)
    wave = score.sound
    echo = 0.16 * np.roll(wave, int(0.031 * RATE), 0)[:, ::-1] + 0.10 * np.roll(wave, int(0.059 * RATE), 0)
    wave = wave + np.stack([band(echo[:, i], 150, 3600) for i in (0, 1)], 1)
    soft = np.stack([band(wave[:, i], 45, 5200) for i in (0, 1)], 1)
    return soft / np.abs(soft).max() * PEAK


def write_all(folder: Path) -> None:
    """Write the music as OGG."""
    folder.mkdir(parents=True, exist_ok=True)
    save(str(folder / "table.ogg"), table_loop())
