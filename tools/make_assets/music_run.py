"""The piece of the trail: a picked guitar in quavers, its tune above, upright bass and a mouth organ that joins in."""

from __future__ import annotations

from tools.make_assets.music_band import brushes
from tools.make_assets.music_parts import Circle, Note, bass, brush, guitar, mastered, reed, whistle
from tools.make_assets.sound_parts import Wave

TEMPO, SEED = 92.0, 72

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
# what the mouth organ holds against the tune from the second half on: bar, key, bars
_HELD = (
    (16, 67, 1), (17, 66, 1), (18, 67, 1), (19, 67, 1), (20, 64, 1), (21, 62, 1), (22, 64, 1), (23, 66, 1),
    (24, 67, 1), (25, 67, 1), (26, 67, 1), (27, 66, 1), (28, 67, 1), (29, 67, 1), (30, 66, 1), (31, 62, 1),
)  # fmt: skip


def trail_loop() -> Wave:
    """The stereo loop of the trail, 32 bars: the tune twice, what follows from it, and the way back."""
    circle = Circle(len(_TRAIL) * 4, TEMPO, SEED)
    for bar, name in enumerate(_TRAIL):
        low, upper = _SHAPES[name]
        start, fifth = bar * 4, low - 12 + (7 if low - 5 < 46 else -5)
        bass(circle, Note(start, low - 12 if low > 43 else low, 1.9), 0.5)
        bass(circle, Note(start + 2, fifth if low > 43 else low + 7, 1.7), 0.4)
        order = (0, 2, 3, 1, 2, 3, 1) if bar % 4 != 3 else (0, 1, 2, 3, 2, 1, 0)
        guitar(circle, Note(start, low, 1.9), 0.34, 0.36)
        for i, string in enumerate(order):
            guitar(circle, Note(start + (i + 1) / 2, upper[string], 1.6), 0.22 + 0.05 * (i % 2), 0.36)
    for bar, at, key, length in _TUNE:
        note = Note(bar * 4 + at, key, length)
        guitar(circle, note, 0.5, 0.62, 0.72)
        if 8 <= bar < 16:
            whistle(circle, note, 0.16, 0.56)
        if bar >= 24:
            reed(circle, note, 0.14, 0.46)
        if bar >= 16 and length >= 2:
            for i, inner in enumerate(_SHAPES[_TRAIL[bar]][1][1:]):
                guitar(circle, Note(note.at + 0.06 * i, inner, length), 0.14, 0.3)
    for bar, key, length in _HELD:
        reed(circle, Note(bar * 4, key, length * 4), 0.13, 0.36, 0.3)
    for beat in range(8 * 4, 32 * 4):
        # hooves rather than a drum: two soft strokes a beat
        brush(circle, beat, 0.3, 0.36, 0.55)
        brush(circle, beat + 0.5, 0.22, 0.26, 0.55)
    brushes(circle, 24, 8, 0.22)
    return mastered(circle.in_room(0.22, 0.24, 46, 9000))
