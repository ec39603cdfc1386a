"""Knows how strongly an opponent errs: the temperature of a strength, and the whole weights of losses."""

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache

from game.core import tables
from game.yathsel import twists
from game.yathsel.bots.table import Spot, Table
from game.yathsel.bots.terms import PLAIN
from game.yathsel.card import Factor

FILE = "yathsel/strength.toml"
PERFECT = 1000
EVEN_FROM = 500
STEPS = 256
ONE = 1 << 30


@dataclass(frozen=True, slots=True)
class Row:
    """One calibrated set of twists: `best` expected card, temperatures at `levels` from `floor` up; all in 1/1000.

    A level at or below `floor` (per mille reached by random play) is random play.
    """

    id: str
    best: int
    floor: int
    temperatures: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Calibration:
    """The file `strength.toml`: `coarse[a]` and `fine[b]` are exp(-a) and exp(-b/256) in units of 1/2**30."""

    levels: tuple[int, ...]
    coarse: tuple[int, ...]
    fine: tuple[int, ...]
    row: tuple[Row, ...]


@cache
def calibration() -> Calibration:
    """The calibrated data; raises `DataError` when a row does not fit the levels."""
    loaded = tables.load(FILE, Calibration)
    if list(loaded.levels) != sorted(set(loaded.levels)) or loaded.levels[-1] != PERFECT:
        raise tables.DataError(f"{FILE}: levels must rise to {PERFECT}")
    if len(loaded.fine) != STEPS:
        raise tables.DataError(f"{FILE}: fine has {len(loaded.fine)} entries, expected {STEPS}")
    for row in loaded.row:
        if len(row.temperatures) != len(loaded.levels):
            raise tables.DataError(f"{FILE}: row {row.id} needs one temperature a level ({len(loaded.levels)})")
        if list(row.temperatures) != sorted(row.temperatures, reverse=True) or 0 in row.temperatures[:-1]:
            raise tables.DataError(f"{FILE}: row {row.id} needs falling temperatures, 0 at most at {PERFECT}")
    if not loaded.row or loaded.row[0].id != "plain":
        raise tables.DataError(f"{FILE}: the first row must be plain")
    return loaded


def weight(loss: int, temperature: int) -> int:
    """exp(-loss/temperature) in whole units of 1/2**30; without a temperature only the best has weight."""
    if temperature <= 0:
        return ONE if loss <= 0 else 0
    whole, part = divmod(loss * STEPS // temperature, STEPS)
    data = calibration()
    return data.coarse[whole] * data.fine[part] >> 30 if whole < len(data.coarse) else 0


def temperature(table: Table, strength: int) -> int | None:
    """The temperature (1/1000 points) that leaves `strength` per mille of the best expected card; None: random play.

    Several twists together: the plain temperature times the ratio of the best cards, corrected by 2/(n + 1) of the sum
    of what each of the n twists is corrected by alone.
    """
    known = single(table.rules.factors)
    if known is not None:
        return _of_row(known, strength)
    plain, parts = calibration().row[0], _parts(table.rules.factors)
    found = _of_row(plain, strength)
    if found is None or strength <= max(row.floor for row in parts):
        return None
    corrections = 0
    for row in parts:
        ours, theirs = _of_row(row, strength) or 0, _of_row(plain, strength) or 0
        if ours and theirs:
            corrections += PERFECT * ours * plain.best // (theirs * row.best) - PERFECT
    number = len(parts) + 1
    found = found * table.ahead(Spot()) // plain.best
    return found * (PERFECT * number + 2 * corrections) // (PERFECT * number)


@cache
def single(factors: tuple[Factor, ...]) -> Row | None:
    """The calibrated row of exactly these factors, if there is one."""
    if factors == PLAIN:
        return calibration().row[0]
    return next((row for row in calibration().row[1:] if twists.factors((row.id,)) == factors), None)


@cache
def _parts(factors: tuple[Factor, ...]) -> tuple[Row, ...]:
    """Single twists that make up these factors, the widest first, each box counted once."""
    rows = {row.id: row for row in calibration().row[1:]}
    found, taken = [], set[int]()
    for name in sorted(rows, key=lambda name: (-len(_touched(name)), twists.ids().index(name))):
        boxes = _touched(name)
        fits = all(twists.factors((name,))[box] == factors[box] for box in boxes)
        if fits and not taken & set(boxes):
            taken |= set(boxes)
            found.append(rows[name])
    return tuple(found) or (calibration().row[0],)


def _touched(name: str) -> tuple[int, ...]:
    return tuple(box for box, factor in enumerate(twists.factors((name,))) if factor != (1, 1))


def _of_row(row: Row, strength: int) -> int | None:
    """The row's temperature between two levels: up to `EVEN_FROM` 1/T goes evenly, from there T itself."""
    levels = calibration().levels
    if strength <= row.floor:
        return None
    if strength >= PERFECT:
        return 0
    above = max(bisect_right(levels, strength), next(i for i, level in enumerate(levels) if level > row.floor))
    high = row.temperatures[above]
    if above == 0 or levels[above - 1] <= row.floor:
        return high
    low = row.temperatures[above - 1]
    rise, span = strength - levels[above - 1], levels[above] - levels[above - 1]
    if levels[above - 1] >= EVEN_FROM:
        return (low * (span - rise) + high * rise) // span
    return low * high * span // (high * (span - rise) + low * rise)
