"""Knows the levels a player climbs by XP, and which goods each of them unlocks."""

from dataclasses import dataclass
from functools import cache
from itertools import chain, pairwise

from game.core import tables
from game.yathsel import goods

FILE = "progress.toml"
LEVELS = 20


@dataclass(frozen=True, slots=True)
class Level:
    """A level above the first: from how much XP on it holds, and what it unlocks."""

    xp: int
    unlocks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """The file `data/progress.toml`."""

    start: tuple[str, ...]
    level: tuple[Level, ...]


def checked(read: Progress) -> Progress:
    """The same when it names every good exactly once and its levels rise; raises `DataError`."""
    if len(read.level) != LEVELS - 1:
        raise tables.DataError(f"{FILE}: level: {len(read.level)} of them, expected {LEVELS - 1}")
    for number, (below, above) in enumerate(pairwise((Level(0, ()), *read.level)), start=2):
        if above.xp <= below.xp:
            raise tables.DataError(f"{FILE}: level {number}: xp is {above.xp}, expected more than {below.xp}")
    known = set(chain(*goods.place_lists()))
    named = [*read.start, *chain.from_iterable(level.unlocks for level in read.level)]
    for good in named:
        if good not in known:
            raise tables.DataError(f"{FILE}: {good} is no die, trick or charm for sale")
        if named.count(good) > 1:
            raise tables.DataError(f"{FILE}: {good} stands there {named.count(good)} times, expected once")
    if missing := known - set(named):
        raise tables.DataError(f"{FILE}: {min(missing)} is missing, expected every die, trick and charm for sale")
    return read


@cache
def progress() -> Progress:
    """Levels and unlocks; raises `DataError`."""
    return checked(tables.load(FILE, Progress))


def level_at(xp: int) -> int:
    """The level that so much XP reaches, 1 to 20."""
    return 1 + sum(level.xp <= xp for level in progress().level)


def bounds(level: int) -> tuple[int, int | None]:
    """From how much XP a level holds, and from how much the next one does (None at the last)."""
    steps = (0, *(one.xp for one in progress().level))
    return steps[level - 1], steps[level] if level < LEVELS else None


def unlocked_between(below: int, above: int) -> tuple[str, ...]:
    """What the levels above `below` up to `above` unlock, in order."""
    return tuple(chain.from_iterable(level.unlocks for level in progress().level[below - 1 : above - 1]))


def pool_at(xp: int) -> tuple[str, ...] | None:
    """The goods unlocked by so much XP, in list order; None once that is all of them."""
    level = level_at(xp)
    if level == LEVELS:
        return None
    there = {*progress().start, *unlocked_between(1, level)}
    return tuple(good for good in chain(*goods.place_lists()) if good in there)
