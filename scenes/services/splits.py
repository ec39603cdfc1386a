"""Knows how a run stands against the player's best: its splits a duel, and the best segments, in ms of game time."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from game.core import runfile
from game.core.runfile import Header
from scenes.services.reckoning import RUN
from scenes.services.records import Records


@dataclass(frozen=True, slots=True)
class Course:
    """What is compared: runs of one category, difficulty and rule set; where seeds are known, of the same seed.

    In `ranked` runs pauses are game time: those on typed seeds are compared with such runs alone.
    """

    category: str
    difficulty: str
    rules: str
    seed: str = ""
    ranked: bool = False


@dataclass(frozen=True, slots=True)
class Bests:
    """By the number of the duel, from 0: `splits` of the best run, `segments` the best ever (None: never won)."""

    splits: tuple[int, ...] = ()
    segments: tuple[int | None, ...] = ()

    def segment(self, number: int) -> int | None:
        """The best segment of a duel."""
        return self.segments[number] if number < len(self.segments) else None


@dataclass(frozen=True, slots=True)
class Split:
    """A duel that was won at `t_ms`: `delta_ms` below 0 is ahead of the best run, None without one; `gold`: never was
    this segment shorter."""

    number: int
    t_ms: int
    segment_ms: int
    delta_ms: int | None
    gold: bool


def course_of(header: Header, difficulty: str) -> Course:
    """What a run that began with `header` is compared with."""
    category = runfile.category(header)
    return Course(
        category, difficulty, header.rules, header.seed if category in runfile.KNOWN_SEEDS else "", header.ranked
    )


def split(bests: Bests, ends: Sequence[int], number: int) -> Split:
    """The split of a duel from the game times at which all duels so far were won."""
    began = ends[number - 1] if number else 0
    took, best = ends[number] - began, bests.segment(number)
    delta = ends[number] - bests.splits[number] if number < len(bests.splits) else None
    return Split(number, ends[number], took, delta, best is not None and took < best)


def running(bests: Bests, ends: Sequence[int], t: int) -> int | None:
    """How far the duel under way is behind by now (below 0: still ahead); None while nothing is lost yet.

    It is told once this segment has lasted longer than its best, or the best run had won by now.
    """
    number = len(ends)
    if number >= len(bests.splits):
        return None
    delta, best = t - bests.splits[number], bests.segment(number)
    lost = best is not None and t - (ends[-1] if ends else 0) > best
    return delta if lost or delta > 0 else None


_OF = (
    f"FROM runs WHERE game = '{RUN}' AND pure AND category = :category AND difficulty = :difficulty "
    "AND rules = :rules AND ranked = :ranked AND (:seed = '' OR seed = :seed)"
)
_BEST = f"SELECT file {_OF} AND ending = 'won' AND won_real_ms IS NOT NULL ORDER BY won_real_ms, won_ms LIMIT 1"
_SEGMENTS = (
    "SELECT number, min(took) FROM ("
    "SELECT number, won, t_ms - lag(t_ms, 1, 0) OVER (PARTITION BY file ORDER BY number) AS took "
    f"FROM duels WHERE file IN (SELECT file {_OF})) WHERE won GROUP BY number"
)


def read(records: Records, course: Course) -> Bests:
    """The bests of a course; none while the records cannot be asked."""
    return records.ask(lambda connection: bests(connection, course), Bests())


def bests(connection: sqlite3.Connection, course: Course) -> Bests:
    """The bests of a course: of runs that count, the best one by real time as in the list of best times."""
    ask = {
        "category": course.category, "difficulty": course.difficulty, "rules": course.rules, "seed": course.seed,
        "ranked": course.ranked,
    }  # fmt: skip
    best = f"SELECT t_ms FROM duels WHERE file = ({_BEST}) ORDER BY number"
    splits = tuple(t for (t,) in connection.execute(best, ask))
    segments = dict(connection.execute(_SEGMENTS, ask).fetchall())
    return Bests(splits, tuple(segments.get(number) for number in range(max(segments, default=-1) + 1)))
