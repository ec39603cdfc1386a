"""Knows a solved card: the whole thousandths of points still to come from every state, in memory and as bytes."""

import hashlib
import zlib
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from game.core import tables
from game.yathsel import twists
from game.yathsel.bots.entries import YATHSEL_BIT
from game.yathsel.bots.lattice import Ints
from game.yathsel.bots.solver import solve_values
from game.yathsel.bots.terms import LOWER_SETS, PLAIN, UPPER_SETS, Terms, classes, terms
from game.yathsel.card import BOXES, UPPER, YATHSEL, Factor

UNITS = 1000
FORMAT = b"yathsel table 1\n"
SHIPPED = "yathsel/tables"
SOURCES = ("yathsel/card.toml", "yathsel/twists.toml")
FULL_CARD = (1 << len(BOXES)) - 1


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card stands: open boxes as bits, points in the filled upper boxes, whether yathsel holds points."""

    open: int = FULL_CARD
    upper: int = 0
    scored: bool = False


def spot_of(boxes: tuple[int | None, ...]) -> Spot:
    """The spot of a card given by its thirteen boxes' points, None where open."""
    opened = sum(1 << box for box, held in enumerate(boxes) if held is None)
    return Spot(opened, sum(held or 0 for held in boxes[:UPPER]), (boxes[YATHSEL] or 0) > 0)


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """Best expected points still to come in 1/1000, `whole[open lower boxes * 2 + scored, upper class]`."""

    rules: Terms
    whole: Ints
    ids: Ints

    def ahead(self, spot: Spot) -> int:
        """1/1000 points still to come on a card before its turn."""
        return int(self.whole[row_of(spot), self.class_of(spot)])

    def class_of(self, spot: Spot) -> int:
        """The upper class of a spot; any sum is known (one that throws cannot reach counts as the next lower)."""
        return int(self.ids[spot.open & (UPPER_SETS - 1), max(0, min(spot.upper, self.rules.bar))])


def row_of(spot: Spot) -> int:
    """The row of a spot's open lower boxes and state of yathsel."""
    lower = spot.open >> UPPER
    return lower * 2 + int(spot.scored and not lower & YATHSEL_BIT)


def solve(rules: Terms) -> Table:
    """The table for these rules, solved now (some 3 s)."""
    exact = solve_values(rules)
    exact[~_used_rows()] = 0.0
    return Table(rules, np.floor(exact * UNITS + 0.5).astype(np.int64), classes(rules).ids)


@cache
def plain_table() -> Table:
    """The untwisted table: the shipped one when it fits the present data, else solved now."""
    return shipped_table(PLAIN) or solve(terms())


@cache
def shipped() -> dict[tuple[Factor, ...], str]:
    """The files that lie ready, below `data/`, by their factors: the plain card and every twist a run can meet."""
    met = twists.all_twists().twist[: twists.all_twists().campaign]
    named = {PLAIN: "plain", **{twists.factors((twist.id,)): twist.id for twist in met}}
    return {factors: f"{SHIPPED}/{name}.table" for factors, name in named.items()}


def shipped_table(factors: tuple[Factor, ...]) -> Table | None:
    """The table that lies ready under these factors; None where none does, or it does not fit the present data."""
    if factors not in shipped():
        return None
    try:
        data = (tables.DATA / shipped()[factors]).read_bytes()
    except OSError:
        return None
    return from_bytes(data, terms(factors))


def stamp(factors: tuple[Factor, ...]) -> bytes:
    """What a table's bytes begin with: format, data files and factors; another stamp is another table."""
    named = f"{tables.fingerprint(SOURCES)} {factors}".encode()
    return FORMAT + hashlib.sha256(named).digest()


def to_bytes(table: Table) -> bytes:
    """The table as bytes: stamp, check sum, then the differences along the classes in three compressed planes."""
    used = table.whole[_used_rows()]
    steps = np.diff(used, axis=1, prepend=0).astype("<i4")
    planes = steps.reshape(-1).view(np.uint8).reshape(-1, 4).T
    packed = zlib.compress(planes.tobytes(), 9)
    return stamp(table.rules.factors) + hashlib.sha256(packed).digest() + packed


def from_bytes(data: bytes, rules: Terms) -> Table | None:
    """The table that `to_bytes` wrote for these rules; None for anything else."""
    head = stamp(rules.factors)
    packed = data[len(head) + 32 :]
    if data[: len(head)] != head or hashlib.sha256(packed).digest() != data[len(head) : len(head) + 32]:
        return None
    known = classes(rules)
    used = _used_rows()
    size = int(used.sum()) * len(known.open) * 4
    try:
        planes = zlib.decompressobj().decompress(packed, size + 1)
    except zlib.error:
        return None
    if len(planes) != size:
        return None
    steps = np.frombuffer(planes, dtype=np.uint8).reshape(4, -1).T.copy().view("<i4").reshape(-1, len(known.open))
    whole = np.zeros((len(used), len(known.open)), dtype=np.int64)
    whole[used] = np.add.accumulate(steps, axis=1, dtype=np.int64)
    return Table(rules, whole, known.ids)


@cache
def _used_rows() -> npt.NDArray[np.bool_]:
    """Rows that a card can be in: yathsel cannot be open and hold points."""
    return np.array([not (row & 1 and row >> 1 & YATHSEL_BIT) for row in range(LOWER_SETS * 2)])
