"""What music is made with: a circle of sound, the band that plays in it, its room, and one loudness for every piece."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.make_assets.sound_parts import RATE, Wave, band, metal, string, times

Rng = np.random.Generator
# loudness as the ear weighs it, of every piece; peaks above the knee are rounded, none passes the ceiling
LOUDNESS_DB, KNEE, CEILING = -18.0, 0.55, 0.80
_BLOCK = 4096
_NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


class ScoreError(ValueError):
    """A bar that is too short, too long or not to be read."""


@dataclass(frozen=True, slots=True)
class Note:
    """A key struck at a time and held, both in beats from the start of the piece."""

    at: float
    key: int
    beats: float


def key_of(name: str) -> int:
    """The number of a key by its name: `C4` is 60, `F#5`, `Bb3`."""
    if len(name) < 2 or name[0] not in _NAMES or not name[-1].isdigit():
        raise ScoreError(f"{name!r} is no key; expected such as C4, F#5, Bb3")
    return 12 * (int(name[-1]) + 1) + _NAMES[name[0]] + name.count("#") - name.count("b")


def line(score: str, quavers: int = 8, first_bar: int = 0) -> tuple[Note, ...]:
    """The notes of bars parted by `|`; a token is a key and its length in quavers, `r` rests."""
    notes: list[Note] = []
    for number, bar in enumerate(score.split("|")):
        at = 0.0
        for token in bar.split():
            name, _, length = token.partition("/")
            held = float(length or 1)
            if name != "r":
                notes.append(Note((first_bar + number) * quavers / 2 + at / 2, key_of(name), held / 2))
            at += held
        if at != quavers:
            raise ScoreError(f"bar {number + 1} has {at:g} quavers instead of {quavers}: {bar.strip()}")
    return tuple(notes)


class Circle:
    """A stereo loop; what rings past its end sounds at its start."""

    def __init__(self, beats: float, tempo: float, seed: int) -> None:
        # whole blocks: the transforms of the room are much quicker, the tempo differs by less than a thousandth
        count = round(beats * 60 / tempo * RATE / _BLOCK) * _BLOCK
        self.beat = count / RATE / beats
        self.sound = np.zeros((count, 2))
        self.rng = np.random.default_rng(seed)
        self._made: dict[tuple[object, ...], Wave] = {}

    def add(self, wave: Wave, at: float, gain: float, right: float = 0.5, loose: float = 0.005) -> None:
        """Set a wave in at a beat, a few ms early or late."""
        start = int((at * self.beat + float(self.rng.normal(0, loose))) * RATE)
        index = (start + np.arange(len(wave))) % len(self.sound)
        # never the same hand twice
        gain *= float(self.rng.uniform(0.92, 1.06))
        self.sound[index, 0] += wave * gain * np.cos(right * np.pi / 2)
        self.sound[index, 1] += wave * gain * np.sin(right * np.pi / 2)

    def once(self, name: tuple[object, ...], make: Callable[[], Wave]) -> Wave:
        """A wave that is made once and set in as often as it is asked for by its name."""
        if name not in self._made:
            self._made[name] = make()
        return self._made[name]

    def in_room(self, decay: float, wet: float, low: float, high: float) -> Wave:
        """All of it in a room of wood, the answer too running in a circle."""
        n = len(self.sound)
        f = np.fft.rfftfreq(n, 1 / RATE)
        flanks = 1 / (1 + (low / np.maximum(f, 1)) ** 4) / (1 + (f / high) ** 4)
        left, right = (np.fft.rfft(self.sound[:, side]) for side in (0, 1))
        out = np.empty_like(self.sound)
        for side, (near, far) in enumerate(((left, right), (right, left))):
            t = times(decay * 5)
            answer = band(self.rng.standard_normal(len(t)) * np.exp(-t / decay), 180, 3800)
            answer[: int((0.011 + 0.004 * side) * RATE)] = 0
            answer /= np.sqrt((answer * answer).sum())
            wet_part = (0.8 * near + 0.2 * far) * np.fft.rfft(answer, n)
            out[:, side] = np.fft.irfft((near + wet * wet_part) * flanks, n)
        return out


def loudness_db(wave: Wave) -> float:
    """Loudness of a stereo wave as the ear weighs it: low rumble counts less, treble more, silences not at all."""
    block = 16384
    f = np.fft.rfftfreq(block, 1 / RATE)
    weight = (f / 60) ** 2 / (1 + (f / 60) ** 2) * np.sqrt((1 + 2.5 * (f / 1700) ** 2) / (1 + (f / 1700) ** 2))
    blocks = wave[: len(wave) // block * block].T.reshape(2, -1, block)
    power = 2 * (np.abs(np.fft.rfft(blocks) * weight) ** 2).sum((0, 2)) / block**2
    return float(10 * np.log10(power[power >= power.mean() / 10].mean()))


def mastered(wave: Wave) -> Wave:
    """At the loudness of all pieces, its loudest moments rounded."""
    wave = wave - wave.mean(0)
    wave = wave * 10 ** ((LOUDNESS_DB - loudness_db(wave)) / 20)
    size = np.abs(wave)
    rounded = KNEE + (CEILING - KNEE) * np.tanh(np.maximum(size - KNEE, 0) / (CEILING - KNEE))
    return np.where(size > KNEE, np.sign(wave) * rounded, wave)


def pitch_of(key: int) -> float:
    """The frequency of a key."""
    return float(440 * 2 ** ((key - 69) / 12))


def piano(circle: Circle, note: Note, force: float, gain: float, right: float | None = None) -> None:
    """The saloon piano: low keys to the left."""
    length = round(note.beats * circle.beat, 3)
    wave = circle.once(
        ("piano", note.key, length, force), lambda: string(note.key, length * 0.94, circle.rng, force, 0.0026)
    )
    circle.add(wave, note.at, gain, 0.28 + 0.44 * (note.key - 36) / 60 if right is None else right)


def plucked(key: int, length: float, rng: Rng, bright: float, decay: float) -> Wave:
    """A string plucked at a seventh of its length: partials that die the sooner the higher they are."""
    pitch = pitch_of(key)
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
    return wave * np.minimum(1, t / 0.003) * np.clip((length + 0.25 - t) / 0.03, 0, 1)


def bass(circle: Circle, note: Note, gain: float, hold: float = 0.92) -> None:
    """The upright bass, its finger heard on the board."""
    length = round(note.beats * circle.beat * hold, 3)
    wave = circle.once(("bass", note.key, length), lambda: plucked(note.key, length, circle.rng, 0.34, 1.5))
    circle.add(wave, note.at, gain, 0.46, 0.006)


def guitar(circle: Circle, note: Note, gain: float, right: float, bright: float = 0.62) -> None:
    """A steel-string guitar."""
    length = round(note.beats * circle.beat, 3)
    wave = circle.once(("guitar", note.key, length, bright), lambda: plucked(note.key, length, circle.rng, bright, 2.2))
    circle.add(wave, note.at, gain, right, 0.006)


def twang(circle: Circle, note: Note, gain: float, right: float = 0.58) -> None:
    """A guitar whose loudness trembles, low and lonely."""

    def make() -> Wave:
        wave = plucked(note.key, note.beats * circle.beat, circle.rng, 0.95, 4.2)
        t = np.arange(len(wave)) / RATE
        return wave * (1 - 0.42 * np.minimum(1, t / 0.12) * (0.5 + 0.5 * np.sin(2 * np.pi * 5.6 * t - np.pi / 2)))

    wave = circle.once(("twang", note.key, note.beats), make)
    circle.add(wave, note.at, gain, right, 0.008)


def _shape(t: Wave, length: float, rise: float, fall: float) -> Wave:
    return np.minimum(1, t / rise) ** 1.5 * np.clip((length + fall - t) / fall, 0, 1) ** 1.5


def _bent(pitch: float, t: Wave, cents: float, scoop: float) -> Wave:
    """The phase of a tone that slides up to its pitch and then begins to tremble."""
    trembling = np.clip((t - 0.22) / 0.3, 0, 1) * cents * np.sin(2 * np.pi * 5.2 * t)
    slide = -scoop * np.exp(-t / 0.045)
    return 2 * np.pi * np.cumsum(pitch * 2 ** ((trembling + slide) / 1200)) / RATE


def reed(circle: Circle, note: Note, gain: float, right: float = 0.4, open_: float = 1.0) -> None:
    """A mouth organ: two reeds a hair apart, a rough edge, air."""

    def make() -> Wave:
        length = note.beats * circle.beat * 0.93
        t, pitch = times(length + 0.09), pitch_of(note.key)
        wave = np.zeros_like(t)
        for apart, part in ((1.0, 1.0), (1.0032, 0.7)):
            phase = _bent(pitch * apart, t, 9, 25)
            for k in range(1, 15):
                if pitch * k > 7000:
                    break
                wave += part / k ** (1.25 - 0.15 * open_) * (1.0 if k % 2 else 0.72) * np.sin(k * phase + 0.7 * k * k)
        air = 0.10 * band(circle.rng.standard_normal(len(t)), 1200, 5200)
        return (wave * 0.42 + air) * _shape(t, length, 0.05, 0.08)

    wave = circle.once(("reed", note.key, note.beats, open_), make)
    circle.add(wave, note.at, gain, right, 0.008)


def whistle(circle: Circle, note: Note, gain: float, right: float = 0.55) -> None:
    """Somebody whistles as he rides: nearly a pure tone, with breath in it."""

    def make() -> Wave:
        length = note.beats * circle.beat * 0.95
        t, pitch = times(length + 0.07), pitch_of(note.key)
        phase = _bent(pitch, t, 22, 70)
        breath = band(circle.rng.standard_normal(len(t)), pitch * 0.8, pitch * 1.9)
        wave = np.sin(phase) + 0.06 * np.sin(2 * phase) + 0.02 * np.sin(3 * phase) + 0.12 * breath
        return wave * _shape(t, length, 0.035, 0.06)

    wave = circle.once(("whistle", note.key, note.beats), make)
    circle.add(wave, note.at, gain, right, 0.007)


def bell(circle: Circle, key: int, at: float, gain: float) -> None:
    """A far church bell."""

    def make() -> Wave:
        t, pitch = times(3.6), pitch_of(key)
        wave = np.zeros_like(t)
        for ratio, part, ring in ((0.5, 0.5, 1.6), (1, 1, 1.2), (1.19, 0.7, 0.9), (1.5, 0.5, 0.7), (2, 0.6, 0.6),
                                  (2.74, 0.25, 0.35), (3.76, 0.12, 0.2)):  # fmt: skip
            wave += part * np.sin(2 * np.pi * pitch * ratio * t + circle.rng.uniform(0, 6)) * np.exp(-t / ring)
        return wave * np.minimum(1, t / 0.004) * np.clip((3.6 - t) / 0.3, 0, 1)

    circle.add(circle.once(("bell", key), make), at, gain, 0.66, 0.004)


def brush(circle: Circle, at: float, beats: float, gain: float, dark: float = 1.0) -> None:
    """A wire brush drawn over the skin."""
    t = times(beats * circle.beat)
    shape = np.sin(np.pi * (t / t[-1]) ** 0.7) ** 2
    circle.add(band(circle.rng.standard_normal(len(t)), 1900 * dark, 9500 * dark) * shape * 0.25, at, gain, 0.62)


def tap(circle: Circle, at: float, gain: float) -> None:
    """A brush struck."""
    t = times(0.16)
    wave = band(circle.rng.standard_normal(len(t)) * np.exp(-t / 0.03), 900, 11000) * np.minimum(1, t / 0.001)
    circle.add(wave * 0.5, at, gain, 0.6)


def drum(circle: Circle, at: float, gain: float, pitch: float = 62) -> None:
    """A low drum struck with a soft mallet."""

    def make() -> Wave:
        t = times(0.7)
        body = np.sin(2 * np.pi * pitch * (t + 0.018 * (1 - np.exp(-t / 0.03)))) * np.exp(-t / 0.17)
        skin = band(circle.rng.standard_normal(len(t)) * np.exp(-t / 0.02), 90, 700)
        return (body + 0.35 * skin) * np.minimum(1, t / 0.003) * np.clip((0.7 - t) / 0.1, 0, 1)

    circle.add(circle.once(("drum", pitch), make), at, gain, 0.5)


def block(circle: Circle, at: float, gain: float, high: bool) -> None:
    """A wooden block, as dry as a watch."""

    def make() -> Wave:
        t, pitch = times(0.09), 1480 if high else 1130
        wave = np.sin(2 * np.pi * pitch * t) + 0.4 * np.sin(2 * np.pi * pitch * 2.7 * t)
        return wave * np.exp(-t / 0.012) * np.minimum(1, t / 0.0006)

    circle.add(circle.once(("block", high), make), at, gain, 0.7, 0.002)


def spur(circle: Circle, at: float, gain: float) -> None:
    """A spur that rings at a step."""
    circle.add(circle.once(("spur",), lambda: metal(circle.rng, 4300, 0.06, 0.3)), at, gain, 0.3)
