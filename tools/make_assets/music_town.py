"""The piece of the stops on the way: a waltz for the squeeze-box, in two parts and a return, guitar and bass below."""

from __future__ import annotations

from tools.make_assets import music_band as play
from tools.make_assets.music_parts import Circle, Note, bass, brush, guitar, line, mastered, piano, reed, tap
from tools.make_assets.sound_parts import Wave

TEMPO, SEED, BARS, QUAVERS = 138.0, 95, 48, 6

# three crotchets a bar; the first part twice, the other in the minor, the first again with a second voice
_TOWN = (
    "G4/3 A4 B4/2|D5/4 B4/2|C5/3 B4 A4/2|E5/6|D5/3 C5 A4/2|F#4/4 A4/2|B4/3 A4 G4/2|D5/4 r/2",
    "G4/3 A4 B4/2|D5/4 B4/2|C5/3 D5 E5/2|G5/4 E5/2|D5/2 B4/2 G4/2|A4/2 B4/2 C5/2|B4/3 A4 F#4/2|G4/4 r/2",
    "B4/3 C5 B4/2|E5/4 G5/2|F#5/3 E5 D#5/2|B4/6|C5/3 D5 C5/2|E5/4 A5/2|G5/3 F#5 E5/2|D5/6",
    "B4/3 C5 B4/2|E5/4 G5/2|A5/3 G5 F#5/2|G5/4 B4/2|C5/2 E5/2 A5/2|G5/2 E5/2 C5/2|D5/2 E5/2 F#5/2|D5/4 r/2",
    "G4/3 A4 B4/2|D5/4 B4/2|C5/3 B4 A4/2|E5/6|D5/3 C5 A4/2|F#4/4 A4/2|B4/3 A4 G4/2|D5/4 r/2",
    "G4/3 A4 B4/2|D5/4 G5/2|E5/3 D5 C5/2|G5/4 E5/2|D5/2 B4/2 G4/2|A4/2 B4/2 C5/2|B4/2 G4/2 F#4/2|G4/4 r/2",
)
_TOWN_CHORDS = (
    "G|G|Am|C|D7|D7|G|G|G|G|Am|C|G|D7|D7|G|"
    "Em|Em|B7|B7|Am|Am|C|D7|Em|Em|D|G|Am|C|D7|D7|"
    "G|G|Am|C|D7|D7|G|G|G|G|C|C|G|D7|D7|G"
)
_TOWN_BELOW = (
    "B3/6|G4/6|A4/4 E4/2|G4/6|F#4/4 D4/2|D4/6|G4/4 D4/2|B4/4 r/2|B3/6|G4/4 B4/2|C5/4 G4/2|E5/4 C5/2",
    "B4/4 D4/2|F#4/4 A4/2|D4/4 C4/2|B3/4 r/2",
)


def town_loop() -> Wave:
    """The stereo loop (n, 2), 48 bars of three."""
    circle, bars = Circle(BARS * 3, TEMPO, SEED), play.chords(_TOWN_CHORDS)
    for number, (chord,) in enumerate(bars):
        start, root = number * 3, play.root_of(chord)
        fifth = root + 7 if root + 7 <= 43 else root - 5
        bass(circle, Note(start, fifth if number % 2 and bars[number - 1] == (chord,) else root, 2.6), 0.6)
        for beat in (1, 2):
            for i, key in enumerate(play.voiced(chord, 59)):
                guitar(circle, Note(start + beat + 0.02 * i, key, 0.7), 0.24 if beat == 1 else 0.2, 0.34)
        if number >= 16:
            brush(circle, start, 0.8, 0.34)
            tap(circle, start + 1, 0.32)
            tap(circle, start + 2, 0.26)
    for note in line("|".join(_TOWN), QUAVERS):
        bar = note.at // 3
        reed(circle, note, 0.26 if bar < 16 or bar >= 32 else 0.2, 0.46, 0.7)
        if 16 <= bar < 32:
            piano(circle, Note(note.at, note.key + 12, note.beats * 0.9), 0.5, 0.55, 0.66)
    for note in line("|".join(_TOWN_BELOW), QUAVERS, first_bar=32):
        reed(circle, note, 0.15, 0.54, 0.5)
    return mastered(circle.in_room(0.26, 0.26, 42, 9400))
