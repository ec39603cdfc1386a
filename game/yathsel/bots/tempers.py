"""Knows how a temper bends an opponent's taste: small shifts of what holds and boxes seem to be worth."""

from dataclasses import dataclass
from functools import cache

from game.core import tables
from game.yathsel.card import BOXES, DICE, Faces

FILE = "yathsel/tempers.toml"
MOST = 500
FULL_FROM = 1000


@dataclass(frozen=True, slots=True)
class Temper:
    """Shifts in 1/1000 points: `boxes` by box, `kept[n]` for holding n dice, `stop` for entering early.

    `run` for holding three or more dice that belong to one straight, `alike` for holding two or more equal dice only,
    `high` for holding nothing below a four.
    """

    id: str
    boxes: tuple[int, ...]
    kept: tuple[int, ...]
    stop: int
    run: int
    alike: int
    high: int


@dataclass(frozen=True, slots=True)
class Tempers:
    """The file `tempers.toml`."""

    temper: tuple[Temper, ...]


@cache
def tempers() -> dict[str, Temper]:
    """The tempers by id; raises `DataError` for a row of the wrong length or a shift over half a point."""
    loaded = tables.load(FILE, Tempers)
    for temper in loaded.temper:
        if len(temper.boxes) != len(BOXES) or len(temper.kept) != DICE:
            raise tables.DataError(f"{FILE}: {temper.id} needs {len(BOXES)} boxes and {DICE} kept")
        shifts = (*temper.boxes, *temper.kept, temper.stop, temper.run, temper.alike, temper.high)
        if any(abs(shift) > MOST for shift in shifts):
            raise tables.DataError(f"{FILE}: {temper.id} shifts by more than {MOST}")
    return {temper.id: temper for temper in loaded.temper}


def hold_shift(temper: Temper | None, faces: Faces) -> int:
    """The shift for keeping these sorted dice."""
    if temper is None:
        return 0
    shift = temper.kept[len(faces)]
    if len(faces) >= 3 and len(set(faces)) == len(faces) and faces[-1] - faces[0] < DICE:
        shift += temper.run
    if len(faces) >= 2 and faces[0] == faces[-1]:
        shift += temper.alike
    if faces and faces[0] >= 4:
        shift += temper.high
    return max(-MOST, min(MOST, shift))


def softened(shift: int, temperature: int | None) -> int:
    """The shift at a temperature: whole from one point up, less below, none for perfect or random play."""
    if temperature is None:
        return 0
    return shift * min(temperature, FULL_FROM) // FULL_FROM
