"""The piece of the table, a rag of 32 bars and its variation; and the list of all pieces and how they are written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.make_assets.music_band import brushes
from tools.make_assets.music_cantina import cantina_loop
from tools.make_assets.music_noon import noon_loop
from tools.make_assets.music_parts import Circle, Note, bass, mastered, piano
from tools.make_assets.music_run import trail_loop
from tools.make_assets.music_stage import last_loop, title_loop, under_loop
from tools.make_assets.music_stars import stars_loop
from tools.make_assets.music_town import town_loop
from tools.make_assets.sound_parts import Wave, save

BEATS_A_MINUTE, BARS = 124.0, 32
SEED, MUSIC_SQUEEZE = 77, 0.75

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


def _strike(circle: Circle, key: int, at: float, beats: float, force: float) -> None:
    piano(circle, Note(at, key, beats), round(force * 12) / 12, 1.0)


def _left_hand(circle: Circle, bar: int, start: float, broken: bool) -> None:
    low, fifth, chord = _CHORDS[_HARMONY[bar % BARS]]
    if broken:
        for i, key in enumerate((low, *chord, *chord[::-1], fifth + 12)):
            _strike(circle, key, start + i / 2, 0.9, 0.42 if i else 0.62)
        return
    for half in (0, 1):
        at = start + half * 2
        _strike(circle, fifth if half else low, at, 0.8, 0.62)
        for key in chord:
            _strike(circle, key, at + 1, 0.42, 0.36)


def _right_hand(circle: Circle, cells: list[str], start: float, varied: bool) -> None:
    for i, cell in enumerate(cells):
        if not cell.isdigit():
            continue
        held = 1
        while i + held < len(cells) and cells[i + held] == "-":
            held += 1
        key, at, beats = int(cell), start + i / 2 + (0.07 if i % 2 else 0), held / 2 * 0.94
        if not varied:
            _strike(circle, key, at, beats, 0.72)
            continue
        _strike(circle, key + 12, at, beats, 0.52)
        _strike(circle, key, at, beats, 0.5)
        if held >= 4:
            for k in range(1, held * 2):
                _strike(circle, key + (12 if k % 2 else 9), at + k / 4, 0.22, 0.3)


def table_loop() -> Wave:
    """The stereo loop (n, 2): the tune by the piano alone, then varied, with upright bass and brushes."""
    circle = Circle(BARS * 8, BEATS_A_MINUTE, SEED)
    for bar, cells in enumerate(_bars() * 2):
        start, second = bar * 4, bar >= BARS
        _left_hand(circle, bar, start, broken=second and 16 <= bar - BARS < 24)
        _right_hand(circle, cells, start, varied=second)
        if bar >= BARS // 2:
            low, fifth, _ = _CHORDS[_HARMONY[bar % BARS]]
            bass(circle, Note(start, low - 12 if low > 43 else low, 1.7), 0.5)
            bass(circle, Note(start + 2, fifth - 12 if fifth > 43 else fifth, 1.6), 0.42)
    brushes(circle, BARS, BARS, 0.4, swung=True)
    return mastered(circle.in_room(0.2, 0.24, 42, 8200))


PIECES: tuple[tuple[str, Callable[[], Wave]], ...] = (
    ("table", table_loop), ("trail", trail_loop), ("title", title_loop), ("under", under_loop), ("last", last_loop),
    ("town", town_loop), ("cantina", cantina_loop), ("noon", noon_loop), ("stars", stars_loop),
)  # fmt: skip


def write_all(folder: Path) -> None:
    """Write every piece as OGG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in PIECES:
        save(str(folder / f"{name}.ogg"), make(), MUSIC_SQUEEZE)
