"""How the band accompanies: chords, what bass and guitar make of them, and what the brushes do."""

from __future__ import annotations

from tools.make_assets.music_parts import Circle, Note, bass, brush, guitar, key_of, piano, reed, tap

_INTERVALS = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "h": (0, 3, 6, 10)}


def root_of(chord: str) -> int:
    """The root of a chord between E1 and Eb2, where the upright bass lives."""
    name = chord[:2] if chord[1:2] in ("#", "b") else chord[:1]
    key = key_of(name + "2")
    return key - 12 if key > 39 else key


def tones_of(chord: str) -> tuple[int, ...]:
    """The classes (0 to 11) of a chord's notes, the root first."""
    kind = chord[2:] if chord[1:2] in ("#", "b") else chord[1:]
    return tuple((root_of(chord) + i) % 12 for i in _INTERVALS[kind])


def voiced(chord: str, near: float, count: int = 3) -> tuple[int, ...]:
    """The notes of a chord as near as they come to a middle: so one chord leads into the next by small steps."""
    tones = tones_of(chord)
    if len(tones) > count:
        # the fifth is missed least
        tones = tuple(t for i, t in enumerate(tones) if i != 2)
    keys = [tone + 12 * round((near - tone) / 12) for tone in tones]
    return tuple(sorted(keys))[:count]


def chords(score: str) -> list[tuple[str, ...]]:
    """The chords of each bar, bars parted by `|`."""
    return [tuple(bar.split()) for bar in score.split("|")]


def bass_of_twos(circle: Circle, bars: list[tuple[str, ...]], gain: float, four: int = 4) -> None:
    """Root and fifth by turns, and before a new chord a step that leads to it."""
    for number, bar in enumerate(bars):
        following = bars[(number + 1) % len(bars)][0]
        share = four / len(bar)
        for i, chord in enumerate(bar):
            at, root = number * four + i * share, root_of(chord)
            fifth = root + (tones_of(chord)[2] - tones_of(chord)[0]) % 12
            fifth = fifth - 12 if fifth > 43 else fifth
            if len(bar) > 1:
                bass(circle, Note(at, root, share), gain)
                continue
            bass(circle, Note(at, root, 1.9), gain)
            if following == chord:
                bass(circle, Note(at + 2, fifth, 1.8), gain * 0.85)
            else:
                target = root_of(following)
                lead = target + (1 if target < fifth else -1) * (2 if (target + 2) % 12 in tones_of(chord) else 1)
                bass(circle, Note(at + 2, fifth, 0.95), gain * 0.85)
                bass(circle, Note(at + 3, lead, 0.9), gain * 0.75)


def picked(circle: Circle, bars: list[tuple[str, ...]], gain: float, right: float, pattern: str = "0213 2132") -> None:
    """A guitar picks the chord in quavers; the digits are its strings from low to high."""
    order = [int(d) for d in pattern if d.isdigit()]
    for number, bar in enumerate(bars):
        share = len(order) // len(bar)
        for i, string in enumerate(order):
            chord = bar[min(i // share, len(bar) - 1)]
            keys = (*voiced(chord, 57), voiced(chord, 57)[0] + 12)
            accent = 1.15 if i % 4 == 0 else 0.9
            guitar(circle, Note(number * len(order) / 2 + i / 2, keys[string], 0.9), gain * accent, right)


def pads(circle: Circle, bars: list[tuple[str, ...]], first: int, gain: float, near: float = 60, four: int = 4) -> None:
    """A squeeze-box holds the chords, from a bar on."""
    for number, bar in enumerate(bars):
        share = four / len(bar)
        for i, chord in enumerate(bar):
            for key in voiced(chord, near):
                reed(circle, Note((first + number) * four + i * share, key, share * 0.98), gain, 0.3, 0.3)


def stabs(circle: Circle, bars: list[tuple[str, ...]], first: int, gain: float, beats: tuple[float, ...]) -> None:
    """Short chords of the piano on some beats of each bar."""
    for number, bar in enumerate(bars):
        for beat in beats:
            chord = bar[min(int(beat * len(bar) / 4), len(bar) - 1)]
            for key in voiced(chord, 59):
                piano(circle, Note((first + number) * 4 + beat, key, 0.4), 0.5, gain)


def brushes(circle: Circle, first: int, bars: int, gain: float, swung: bool = False) -> None:
    """Swish on one and three, tap on two and four, a light extra one before the next bar."""
    for bar in range(first, first + bars):
        for beat in (0, 2):
            brush(circle, bar * 4 + beat, 0.85, gain)
            tap(circle, bar * 4 + beat + 1, gain * 1.1)
        tap(circle, bar * 4 + (3.66 if swung else 3.5), gain * 0.5)
