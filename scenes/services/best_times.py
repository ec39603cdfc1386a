"""Knows the times of won runs by category: the fastest, a seed's fastest, and the tries at the days of the calendar."""

import sqlite3
from dataclasses import dataclass, replace

from game.core import runfile
from scenes.services.reckoning import RUN
from scenes.services.records import Records

CATEGORIES = ("free", "random", "daily", "weekly", "seeded")
FASTEST_SHOWN = 6
TRIES_SHOWN = 6


@dataclass(frozen=True, slots=True)
class Time:
    """One run: real and game time in ms (of the win, if it was won); `won` is how many of the seed's runs were won."""

    file: str
    ending: str
    difficulty: str
    seed: str
    real_ms: int | None
    game_ms: int
    resumed: int
    won: int = 1


@dataclass(frozen=True, slots=True)
class Times:
    """The fastest won runs of a category; of typed seeds the fastest of each. `tries` at the calendar, newest first."""

    fastest: tuple[Time, ...] = ()
    tries: tuple[Time, ...] = ()


_FIELDS = (
    "name, ending, difficulty, seed, CASE WHEN ending = 'won' THEN won_real_ms ELSE real_ms END, "
    "coalesce(won_ms, game_ms), resumed"
)
_OF = (
    f"FROM runs JOIN files ON id = file WHERE game = '{RUN}' AND category = :category "
    "AND (:level = '' OR difficulty = :level)"
)
_FASTEST = (
    f"SELECT {_FIELDS} {_OF} AND pure AND ending = 'won' AND won_real_ms IS NOT NULL ORDER BY won_real_ms, won_ms, name"
)
_TRIES = f"SELECT {_FIELDS} {_OF} AND NOT forked ORDER BY seed DESC, name"


def read(records: Records, category: str, level: str = "") -> Times:
    """The times of a category, of one difficulty or of all; none while the records are being made anew."""
    return records.ask(lambda connection: times(connection, category, level), Times())


def times(connection: sqlite3.Connection, category: str, level: str = "") -> Times:
    """As `read`. A run whose real time was not measured up to the win has no best time, a practised one neither."""
    ask = {"category": category, "level": level}
    won = [Time(*row) for row in connection.execute(_FASTEST, ask)]
    if category == "seeded":
        won = _a_seed_each(won)
    tries: list[Time] = []
    if category in runfile.CALENDAR:
        for row in connection.execute(_TRIES, ask):
            one = Time(*row)
            if not tries or tries[-1].seed != one.seed:
                tries.append(one)
            if len(tries) > TRIES_SHOWN:
                break
    return Times(tuple(won[:FASTEST_SHOWN]), tuple(tries[:TRIES_SHOWN]))


def _a_seed_each(won: list[Time]) -> list[Time]:
    """The fastest run of every seed, and how many were won on it; an easy run is no rival to a hard one."""
    best: dict[tuple[str, str], Time] = {}
    for one in won:
        key = (one.seed, one.difficulty)
        first = best.setdefault(key, one)
        if first is not one:
            best[key] = replace(first, won=first.won + 1)
    return list(best.values())
