"""The piece of the noon street: slow, in D minor, a lonely twang and a whistle over picked guitar and a low drum."""

from __future__ import annotations

from tools.make_assets import music_band as play
from tools.make_assets.music_parts import (
    Circle,
    Note,
    bass,
    bell,
    block,
    drum,
    guitar,
    line,
    mastered,
    reed,
    spur,
    twang,
    whistle,
)
from tools.make_assets.sound_parts import Wave

TEMPO, SEED, BARS = 96.0, 131, 32

_CHORDS = "Dm|Dm|Bb|A7|Dm|C|Bb|A7|Dm|Dm|Gm|Dm|Bb|C|A7|Dm|F|C|Gm|Dm|Bb|F|Gm|A7|Dm|Dm|Bb|C|Gm|A7|Dm|A7"
# four crotchets a bar, in quavers: the twang asks, the whistle answers; then both together
_CALL = (
    "r/1 D4/2 E4/1 F4/2 A4/2|G4/1 F4/1 E4/2 D4/4|r/2 F4/2 D5/3 C5/1|C#5/6 r/2",
    "D4/3 E4/1 F4/2 A4/2|C5/3 B4/1 G4/4|r/2 Bb4/2 A4/2 F4/2|E4/6 r/2",
)
_ANSWER = (
    "r/2 A5/2 D6/3 C6/1|A5/6 r/2|r/2 G5/2 Bb5/3 A5/1|F5/6 r/2",
    "r/2 F5/2 D6/3 F6/1|E6/4 C6/4|C#6/3 D6/1 E6/2 A5/2|D6/6 r/2",
)
_MIDDLE = (
    "F5/3 G5/1 A5/4|G5/3 A5/1 E5/4|D5/3 E5/1 F5/2 G5/2|A5/6 r/2",
    "D6/3 C6/1 Bb5/2 A5/2|A5/3 G5/1 F5/4|G5/2 A5/2 Bb5/2 G5/2|A5/3 G5/1 E5/2 C#5/2",
)
_BOTH = (
    "D5/3 E5/1 F5/2 A5/2|G5/1 F5/1 E5/2 D5/4|r/2 F5/2 D6/3 C6/1|C6/6 r/2",
    "Bb5/3 A5/1 G5/2 D6/2|C#6/3 B5/1 A5/2 E5/2|F5/2 E5/2 D5/4|r/8",
)


def noon_loop() -> Wave:
    """The stereo loop (n, 2), 32 bars of four."""
    circle, bars = Circle(BARS * 4, TEMPO, SEED), play.chords(_CHORDS)
    play.picked(circle, bars, 0.26, 0.34, "0213 2132")
    for number, (chord,) in enumerate(bars):
        start, root = number * 4, play.root_of(chord)
        bass(circle, Note(start, root, 2.8), 0.6)
        bass(circle, Note(start + 3, root + 7 if root + 7 <= 43 else root - 5, 0.9), 0.4)
        drum(circle, start, 0.5 if number % 4 == 0 else 0.34)
        if number >= 8:
            drum(circle, start + 2.5, 0.22, 74)
            block(circle, start + 1, 0.14, high=False)
            block(circle, start + 3, 0.16, high=True)
        if number >= 16:
            for half in (1, 3):
                for i, key in enumerate(play.voiced(chord, 62)):
                    guitar(circle, Note(start + half + 0.02 * i, key, 0.5), 0.15, 0.7)
    for at in (14, 78):
        bell(circle, 62, at, 0.2)
    for step in (7.5, 15.5, 31.5, 63.5, 95.5):
        spur(circle, step, 0.1)
    for note in line("|".join(_CALL)):
        twang(circle, note, 0.62)
    for note in line("|".join(_ANSWER), first_bar=8):
        whistle(circle, note, 0.2)
    for note in line("|".join(_MIDDLE), first_bar=16):
        reed(circle, note, 0.2, 0.44, 0.8)
    for note in line("|".join(_BOTH), first_bar=24):
        whistle(circle, Note(note.at, note.key + (12 if note.key < 70 else 0), note.beats), 0.16)
        twang(circle, Note(note.at, note.key - 12, note.beats), 0.5, 0.42)
    return mastered(circle.in_room(0.36, 0.3, 40, 9000))
