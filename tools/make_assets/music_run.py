"""Two pieces made to run in a circle: a double bass walks under the table, a guitar rides along the trail."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tools.make_assets.sound_parts import RATE, Wave, band, save, times

UNDER_TEMPO, TRAIL_TEMPO = 84.0, 92.0
PEAK = 0.42

# one bar a cell, four crotchets of the bass; "-" holds on, "." lets it ring out
_WALK = (
    "26 . 33 32|31 . 29 28|26 . 33 35|36 34 33 -|31 . 38 37|36 34 31 -|26 . 33 32|31 29 28 -",
    "34 . 33 31|29 . 28 26|27 . 34 33|32 . 26 -|26 28 29 31|32 33 35 36|34 33 31 28|26 - . 25",
    "26 . . 33|32 . . 31|29 . . 28|26 . 25 -|31 . . 38|37 . 36 34|33 . 31 29|28 . 25 -",
)
# the tune of a far, muted piano: bar, beat, key, length in beats
_FAR = (
    (2, 1.5, 62, 1.0), (2, 2.5, 65, 0.5), (3, 0.0, 69, 2.5), (6, 1.5, 68, 0.5), (6, 2.0, 69, 1.0), (7, 0.0, 62, 3.0),
    (9, 1.5, 65, 0.5), (9, 2.0, 64, 1.0), (10, 0.0, 63, 2.5), (12, 0.5, 69, 0.5), (12, 1.0, 70, 0.5), (12, 1.5, 74, 1),
    (13, 0.0, 73, 1.5), (14, 2.0, 67, 1.0), (15, 0.0, 62, 3.0), (18, 2.0, 62, 0.5), (18, 2.5, 63, 0.5),
    (19, 0, 61, 3),
    (21, 1.0, 70, 0.5), (21, 1.5, 69, 0.5), (22, 0.0, 65, 2.0), (23, 1.0, 61, 2.0),
)  # fmt: skip
# chord: bass and the four upper strings
_SHAPES: dict[str, tuple[int, tuple[int, int, int, int]]] = {
    "G": (43, (55, 59, 62, 67)),
    "C": (48, (55, 60, 64, 67)),
    "D": (50, (57, 62, 66, 69)),
    "Em": (40, (55, 59, 64, 67)),
    "Am": (45, (57, 60, 64, 69)),
    "Bm": (47, (54, 59, 62, 66)),
}
_TRAIL = "G G C G Em Em D D|C C G Em Am Am D D|Em Bm C G C G Am D|G Em C D Em C D G".replace("|", " ").split()
# the tune of the trail: bar, beat, key, length in beats
_TUNE = (
    (0, 0, 74, 1.5), (0, 2, 71, 1), (0, 3, 74, 1), (1, 0, 76, 1.5), (1, 2, 74, 2), (2, 0, 72, 1.5), (2, 2, 76, 1),
    (3, 0, 74, 3), (4, 0, 71, 1.5), (4, 2, 74, 1), (5, 0, 79, 1.5), (5, 2, 76, 2), (6, 0, 74, 1), (6, 1, 76, 1),
    (6, 2, 78, 1), (7, 0, 74, 3), (8, 0, 76, 1.5), (8, 2, 79, 1), (9, 0, 76, 2), (9, 3, 74, 1), (10, 0, 74, 1.5),
    (10, 2, 71, 1), (11, 0, 76, 3), (12, 0, 72, 1), (12, 1, 76, 1), (12, 2, 81, 1.5), (13, 0, 79, 1), (13, 2, 76, 2),
    (14, 0, 74, 1), (14, 1, 78, 1), (14, 2, 81, 1.5), (15, 0, 78, 3), (17, 2, 78, 1), (18, 0, 79, 2), (18, 2, 76, 1),
    (19, 0, 74, 3), (20, 2, 72, 1), (20, 3, 76, 1), (21, 0, 74, 2), (22, 0, 72, 1), (22, 1, 71, 1), (22, 2, 69, 1),
    (23, 0, 69, 3), (24, 0, 74, 1.5), (24, 2, 71, 1), (24, 3, 74, 1), (25, 0, 79, 2), (25, 2, 76, 1), (26, 0, 76, 1.5),
    (26, 2, 79, 1), (27, 0, 78, 2), (28, 0, 76, 1), (28, 1, 79, 1), (28, 2, 83, 1.5), (29, 0, 79, 1.5), (29, 2, 76, 1),
    (30, 0, 74, 1), (30, 1, 72, 1), (30, 2, 69, 1), (31, 0, 67, 3),
)  # fmt: skip


def plucked(key: int, length: float, rng: np.random.Generator, bright: float, decay: float) -> Wave:
    """A string plucked at a seventh of its length: partials that die the sooner the higher they are."""
    pitch = 440 * 2 ** ((key - 69) / 12)
    t = times(length + 0.25)
    wave = np.zeros_like(t)
    for k in range(1, 22):
        f = pitch * k * np.sqrt(1 + 0.00006 * k * k)
        if f > 7500:
            break
        gain = abs(np.sin(np.pi * k / 7.3)) / k ** (2.1 - bright)
        wave += gain * np.sin(2 * np.pi * f * t + rng.uniform(0, 0.6)) * np.exp(-t * (0.55 + 0.28 * k) / decay)
    finger = min(len(wave), 900)
    wave[:finger] += 0.10 * bright * rng.standard_normal(finger) * np.exp(-np.arange(finger) / 160)
    release = int(length * RATE)
    wave[release:] *= np.exp(-(t[release:] - length) / 0.05)
    return wave * np.minimum(1, t / 0.003)


class _Circle:
    """A stereo loop; what rings past its end sounds at its start."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.sound = np.zeros((int(seconds * RATE), 2))
        self.rng = np.random.default_rng(seed)

    def add(self, wave: Wave, at: float, gain: float, right: float = 0.5, loose: float = 0.004) -> None:
        """Set a wave in at a time, a little early or late."""
        n = len(self.sound)
        start = int((at + float(self.rng.normal(0, loose))) * RATE)
        index = (start + np.arange(len(wave))) % n
        self.sound[index, 0] += wave * gain * (1 - right)
        self.sound[index, 1] += wave * gain * right

    def finished(self, low: float, high: float, echo: float) -> Wave:
        """Echo of the room, soft flanks, scaled."""
        late = sum(
            np.roll(self.sound, int(s * RATE), 0)[:, ::-1] * g for s, g in ((0.043, 1.0), (0.091, 0.6), (0.151, 0.35))
        )
        wave = self.sound + echo * np.asarray(late)
        wave = np.stack([band(wave[:, i], low, high) for i in (0, 1)], 1)
        return np.asarray(wave / np.abs(wave).max() * PEAK, np.float64)


def _brush(rng: np.random.Generator, length: float) -> Wave:
    t = times(length)
    return band(rng.standard_normal(len(t)), 2200, 7000) * np.sin(np.pi * t / length) ** 2 * 0.2


def under_loop() -> Wave:
    """The stereo loop under the table: bass, a brush, a far piano, 24 bars."""
    beat = 60 / UNDER_TEMPO
    cells = [bar.split() for line in _WALK for bar in line.split("|")]
    circle = _Circle(len(cells) * 4 * beat, 71)
    for bar, cell in enumerate(cells):
        for i, name in enumerate(cell):
            if name.isdigit():
                held = 1.0
                for later in cell[i + 1 :]:
                    if later.isdigit():
                        break
                    held += 1.0 if later == "-" else 0.75
                note = plucked(int(name) + 12, held * beat * 0.92, circle.rng, 0.28, 1.5)
                circle.add(note, (bar * 4 + i) * beat, 0.95 if i == 0 else 0.8, 0.45)
        for i in (1, 3):
            circle.add(_brush(circle.rng, beat * 0.5), (bar * 4 + i) * beat, 0.45, 0.62)
        if bar % 4 == 3:
            circle.add(_brush(circle.rng, beat * 0.3), (bar * 4 + 3.66) * beat, 0.5, 0.62)
    for bar, at, key, length in _FAR:
        note = plucked(key, length * beat, circle.rng, 0.5, 2.6)
        circle.add(note, (bar * 4 + at) * beat, 0.26, 0.7, 0.012)
        circle.add(plucked(key + 12, length * beat, circle.rng, 0.3, 1.6), (bar * 4 + at) * beat, 0.07, 0.75, 0.012)
    return circle.finished(28, 3200, 0.22)


def trail_loop() -> Wave:
    """The stereo loop of the trail: a picked guitar in three, its tune above, 32 bars."""
    beat = 60 / TRAIL_TEMPO
    circle = _Circle(len(_TRAIL) * 4 * beat, 72)
    for bar, name in enumerate(_TRAIL):
        bass, upper = _SHAPES[name]
        start = bar * 4 * beat
        circle.add(plucked(bass, beat * 1.9, circle.rng, 0.45, 2.0), start, 0.62, 0.42)
        circle.add(
            plucked(bass + (7 if bar % 2 else 12), beat * 1.8, circle.rng, 0.4, 1.8), start + 2 * beat, 0.44, 0.42
        )
        order = (0, 2, 3, 1, 2, 3, 1) if bar % 4 != 3 else (0, 1, 2, 3, 2, 1, 0)
        for i, string in enumerate(order):
            note = plucked(upper[string], beat * 1.6, circle.rng, 0.62, 1.9)
            circle.add(note, start + (i + 1) * beat / 2, 0.2 + 0.05 * (i % 2), 0.36, 0.006)
    for bar, at, key, length in _TUNE:
        note = plucked(key, length * beat * 0.98, circle.rng, 0.72, 2.6)
        circle.add(note, (bar * 4 + at) * beat, 0.46, 0.62, 0.008)
        if bar >= 16 and length >= 2:
            for i, inner in enumerate(_SHAPES[_TRAIL[bar]][1][1:]):
                circle.add(
                    plucked(inner, length * beat, circle.rng, 0.6, 2.2), (bar * 4 + at + 0.06 * i) * beat, 0.14, 0.3
                )
    return circle.finished(60, 6500, 0.16)


def write_all(folder: Path) -> None:
    """Write both pieces as OGG."""
    folder.mkdir(parents=True, exist_ok=True)
    save(str(folder / "under.ogg"), under_loop())
    save(str(folder / "trail.ogg"), trail_loop())
