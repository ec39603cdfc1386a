"""The pieces of the title, of the place under the table and of the last duel; one tune rides through all of them."""

from __future__ import annotations

from tools.make_assets import music_band as play
from tools.make_assets.music_parts import (
    Circle,
    Note,
    bass,
    bell,
    block,
    brush,
    drum,
    guitar,
    key_of,
    line,
    mastered,
    piano,
    reed,
    spur,
    tap,
    twang,
    whistle,
)
from tools.make_assets.sound_parts import Wave

BARS = 32

# the rider's tune: up a fourth, on to the third, back by step; every bar of it but the ends is long-short-even-even
_TITLE = (
    "D5/3 A4 D5/2 E5/2|F5/4 E5/2 D5/2|C5/3 F4 A4/2 C5/2|E5/4 D5/2 C5/2",
    "Bb4/3 D5 G5/2 F5/2|F5/2 E5/2 D5/4|F5/2 D5/2 Bb4/2 D5/2|C#5/3 E5 A4/4",
    "D5/3 A4 D5/2 E5/2|F5/4 E5/2 D5/2|C5/3 F4 A4/2 C5/2|E5/4 G5/2 E5/2",
    "F5/3 E5 D5/2 Bb4/2|A4/2 D5/2 F5/4|E5/2 C#5/2 A4/2 E5/2|D5/6 r/2",
    "A5/3 G5 F5/2 C5/2|G5/4 E5/2 C5/2|Bb5/3 A5 G5/2 D5/2|F5/4 D5/4",
    "C5/2 F5/2 A5/2 G5/2|C6/3 Bb5 G5/2 E5/2|G5/2 Bb5/2 A5/2 G5/2|A5/4 C#5/2 E5/2",
    "D5/3 A4 D5/2 E5/2|F5/4 E5/2 D5/2|C5/3 F4 A4/2 C5/2|E5/4 D5/2 C5/2",
    "Bb4/3 D5 G5/2 F5/2|F5/2 E5/2 D5/4|E5/2 F5/2 E5/2 C#5/2|D5/4 r/2 A4/2",
)
_TITLE_CHORDS = "Dm|Dm|F|C|Gm|Dm|Bb|A7|Dm|Dm|F|C|Bb|Dm|A7|Dm|F|C|Gm|Bb|F|C|Gm|A7|Dm|Dm|F|C|Gm|Dm|A7|Dm"
# the second voice of the last time: thirds and sixths below
_TITLE_BELOW = "F4/4 A4/4|D5/4 C5/2 Bb4/2|A4/4 F4/4|C5/4 G4/4|G4/4 D5/4|D5/2 C5/2 A4/4|C#5/2 D5/2 C#5/2 A4/2|F4/4 r/4"

_UNDER = (
    "r D5 r F5 E5 D5 C#5 D5|A4/3 r r/4|r G4 r Bb4 A4 G4 F#4 G4|E4/3 r A4 Bb4 A4 G4",
    "r D5 r F5 A5 F5 D5 F5|Ab5/3 F5 D5/2 r/2|G5 r Eb5 r C#5 r E5 r|D5/2 r/6",
    "r D5 r F5 E5 D5 C#5 D5|A4/3 r r D5 E5 F5|r G4 r Bb4 A4 G4 F#4 G4|E5/3 r C#5 D5 C#5 Bb4",
    "A4 r D5 r F5 r A5 r|Ab5/3 F5 D5 B4 Ab4 F4|G4 r Bb4 r A4 r C#5 r|D5/2 r/2 A4 r D4 r",
    "D5/4 Bb4/2 G4/2|E5/4 C5/2 Bb4/2|C5/4 A4/2 F4/2|D5/4 Bb4/4",
    "Bb4/2 D5/2 G5/2 F5/2|E5/4 Bb4/2 G4/2|A4/2 C#5/2 E5/2 G5/2|F5/2 E5/2 C#5/4",
    "r D5 r F5 E5 D5 C#5 D5|A4/3 r r/4|r G4 r Bb4 A4 G4 F#4 G4|E4/3 r A4 Bb4 A4 G4",
    "r D5 r F5 A5 F5 D5 F5|Ab5/3 F5 D5/2 r/2|G5 r Eb5 r C#5 r E5 r|D5/2 r/4 A4 r",
)
# the bass walks in crotchets, and mostly by step from chord to chord
_UNDER_BASS = (
    "D2/2 E2/2 F2/2 A2/2|D2/2 C2/2 Bb1/2 A1/2|G1/2 A1/2 Bb1/2 D2/2|A1/2 B1/2 C#2/2 E2/2",
    "D2/2 E2/2 F2/2 A2/2|Bb2/2 Ab2/2 F2/2 D2/2|Eb2/2 Bb1/2 A1/2 C#2/2|D2/2 A1/2 D2/2 C#2/2",
    "D2/2 E2/2 F2/2 A2/2|D2/2 C2/2 Bb1/2 A1/2|G1/2 Bb1/2 D2/2 G2/2|A2/2 G2/2 E2/2 C#2/2",
    "D2/2 F2/2 A2/2 D2/2|Bb1/2 D2/2 F2/2 Ab2/2|Eb2/2 G2/2 A1/2 C#2/2|D2/2 A1/2 D2/2 F#2/2",
    "G2/2 D2/2 Bb1/2 G1/2|C2/2 E2/2 G2/2 C2/2|F2/2 C2/2 A1/2 F1/2|Bb1/2 D2/2 F2/2 D2/2",
    "G1/2 Bb1/2 D2/2 G2/2|E2/2 G2/2 Bb1/2 G1/2|A1/2 C#2/2 E2/2 G2/2|A2/2 G2/2 E2/2 C#2/2",
    "D2/2 E2/2 F2/2 A2/2|D2/2 C2/2 Bb1/2 A1/2|G1/2 A1/2 Bb1/2 D2/2|A1/2 B1/2 C#2/2 E2/2",
    "D2/2 E2/2 F2/2 A2/2|Bb2/2 Ab2/2 F2/2 D2/2|Eb2/2 Bb1/2 A1/2 C#2/2|D2/2 F2/2 A1/2 C#2/2",
)
_UNDER_CHORDS = (
    "Dm|Dm|Gm|A7|Dm|Bb7|Eb A7|Dm|Dm|Dm|Gm|A7|Dm|Bb7|Eb A7|Dm|Gm|C7|F|Bb|Gm|Eh|A7|A7|Dm|Dm|Gm|A7|Dm|Bb7|Eb A7|Dm"
)

# the same tune at half its pace, with the step that hurts: E flat over A
_LAST = (
    "A4/6 D5/2|E5/4 F5/4|F5/6 D5/2|C#5/8|A4/6 D5/2|G5/4 F5/2 Eb5/2|E5/4 C#5/4|D5/8",
    "A4/6 D5/2|E5/4 F5/4|Bb5/4 A5/2 F5/2|E5/8|A4/6 D5/2|Bb5/4 G5/2 Eb5/2|A5/4 G5/2 E5/2|F5/2 E5/2 D5/4",
    "G5/3 F5 G5/2 A5/2|Bb5/4 A5/2 G5/2|A5/3 G5 F5/2 E5/2|F5/4 D5/4",
    "G5/3 F5 Eb5/2 G5/2|Bb5/6 G5/2|A5/4 E5/4|C#5/4 E5/2 G5/2",
    "D5/3 A4 D5/2 E5/2|F5/4 E5/2 D5/2|D5/3 F5 Bb5/2 A5/2|C#5/4 E5/4",
    "A4/6 D5/2|G5/4 F5/2 Eb5/2|E5/4 C#5/4|D5/6 r/2",
)
_LAST_CHORDS = "Dm|Dm|Bb|A|Dm|Eb|A7|Dm|Dm|Dm|Bb|A|Dm|Eb|A7|Dm|Gm|Gm|Dm|Dm|Eb|Eb|A|A7|Dm|Dm|Bb|A7|Dm|Eb|A7|Dm"


def title_loop() -> Wave:
    """A rider comes down to the town: whistle, then mouth organ, then both; guitar, upright bass, brushes."""
    circle, bars = Circle(BARS * 4, 88, 81), play.chords(_TITLE_CHORDS)
    play.bass_of_twos(circle, bars, 0.66)
    play.picked(circle, bars, 0.21, 0.36)
    play.brushes(circle, 8, 24, 0.46)
    play.pads(circle, bars[16:24], 16, 0.055)
    play.pads(circle, bars[24:], 24, 0.045)
    for note in line("|".join(_TITLE)):
        bar = note.at // 4
        if bar < 16 or bar >= 24:
            whistle(circle, note, 0.20 if bar < 16 else 0.17)
        if 8 <= bar < 16:
            guitar(circle, Note(note.at, note.key - 12, note.beats), 0.26, 0.68)
        if 16 <= bar < 24:
            reed(circle, note, 0.31, 0.44)
        if bar >= 24:
            guitar(circle, note, 0.22, 0.66, 0.7)
    for note in line(_TITLE_BELOW, first_bar=24):
        reed(circle, note, 0.15, 0.40)
    for bar in (7, 15, 23, 31):
        for i in range(4):
            guitar(circle, Note(bar * 4 + 3 + i * 0.06, play.voiced(bars[bar][0], 64, 3)[i % 3] + 12 * (i // 3), 1.4),
                   0.13, 0.3)  # fmt: skip
    for bar in range(0, BARS, 4):
        spur(circle, bar * 4 + 2, 0.05)
    return mastered(circle.in_room(0.34, 0.30, 38, 9800))


def under_loop() -> Wave:
    """On tiptoe between boots: a walking bass, a block like a watch, a muted tune; the second part sighs."""
    circle, bars = Circle(BARS * 4, 104, 71), play.chords(_UNDER_CHORDS)
    for note in line("|".join(_UNDER_BASS)):
        bass(circle, Note(note.at, note.key, note.beats), 0.66 if note.at % 4 == 0 else 0.55, 0.86)
    for beat in range(BARS * 4):
        if beat % 2:
            tap(circle, beat, 0.34)
            block(circle, beat, 0.10, high=beat % 4 == 3)
        else:
            brush(circle, beat, 0.8, 0.30, 0.85)
    for note in line("|".join(_UNDER)):
        bar = note.at // 4
        if 16 <= bar < 24:
            reed(circle, note, 0.30, 0.62, 0.2)
            continue
        piano(circle, Note(note.at + (0.08 if note.at % 1 else 0), note.key, note.beats * 0.8), 0.55, 1.25, 0.66)
        if bar >= 24:
            piano(circle, Note(note.at + (0.08 if note.at % 1 else 0), note.key - 12, note.beats * 0.8), 0.5, 0.9, 0.6)
    play.stabs(circle, bars[8:16], 8, 0.32, (1.54, 3.54))
    play.stabs(circle, bars[16:24], 16, 0.28, (1.0, 3.0))
    play.stabs(circle, bars[24:], 24, 0.36, (1.54, 3.54))
    return mastered(circle.in_room(0.16, 0.26, 34, 6800))


def last_loop() -> Wave:
    """The Stranger waits: a pedal in the low octaves that never rests, a trembling guitar, a bell, a low drum."""
    circle, bars = Circle(BARS * 4, 100, 91), play.chords(_LAST_CHORDS)
    for number, (chord,) in enumerate(bars):
        root, start = play.root_of(chord), number * 4
        for i, (step, force) in enumerate(((0, 0.72), (0, 0.42), (12, 0.5), (0, 0.42), (7, 0.55), (0, 0.4), (12, 0.5),
                                           (0, 0.46))):  # fmt: skip
            piano(circle, Note(start + i / 2, root + step, 0.45), force, 0.80, 0.34)
        bass(circle, Note(start, root, 2.9), 0.6)
        bass(circle, Note(start + 3, root + (7 if number % 2 else 0), 0.45), 0.42)
        bass(circle, Note(start + 3.5, root, 0.45), 0.42)
        drum(circle, start, 0.42)
        drum(circle, start + 2.5, 0.22)
        if number >= 8:
            drum(circle, start + 3, 0.2, 88)
            brush(circle, start + 1, 0.9, 0.42, 0.8)
            tap(circle, start + 3.5, 0.32)
    for number in range(0, BARS, 4):
        bell(circle, key_of("D4") if number % 8 == 0 else key_of("A3"), number * 4, 0.10)
    play.pads(circle, bars[8:24], 8, 0.06, 57)
    play.pads(circle, bars[24:], 24, 0.07, 57)
    for note in line("|".join(_LAST)):
        bar = note.at // 4
        twang(circle, Note(note.at, note.key - (12 if bar < 8 else 0), note.beats), 0.40 if bar < 8 else 0.34)
        if 16 <= bar < 24:
            reed(circle, Note(note.at, note.key - 12, note.beats), 0.22, 0.36)
        if bar >= 24:
            whistle(circle, note, 0.14, 0.5)
            twang(circle, Note(note.at, note.key - 12, note.beats), 0.2, 0.4)
    return mastered(circle.in_room(0.5, 0.34, 30, 8200))
