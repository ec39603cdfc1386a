"""Knows what the records say about a player: how runs ended, streaks, best times, boxes, and whether dice were fair."""

import math
import sqlite3
from dataclasses import dataclass

from game.yathsel.card import BOXES
from scenes.services.reckoning import FACES, MILLION, RUN, SIDES
from scenes.services.records import Records

TOTALS_SHOWN = 40
NORMAL_SPREADS = 2


@dataclass(frozen=True, slots=True)
class Box:
    """One box on one side: how often it was filled, how often with 0, the average in hundredths of a point."""

    box: str
    times: int
    zeros: int
    average: int


@dataclass(frozen=True, slots=True)
class Fallen:
    """One face on one side: how often it fell, and between which counts about 95 of 100 honest records lie."""

    face: int
    fell: int
    expected: float
    low: int
    high: int

    @property
    def normal(self) -> bool:
        """Whether it fell as often as it normally does."""
        return self.low <= self.fell <= self.high


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything about the runs of one difficulty (or all). `streak` and `longest` count runs won in a row: a lost and
    an abandoned run both end one. Averages are in tenths of a point; `totals` are the player's points in the latest
    duels; `unread` counts files that cannot be counted."""

    won: int = 0
    lost: int = 0
    abandoned: int = 0
    streak: int = 0
    longest: int = 0
    duels: int = 0
    duels_won: int = 0
    average: int = 0
    highest: int = 0
    game_ms: int = 0
    boxes: tuple[tuple[str, tuple[Box, ...]], ...] = ()
    dice: tuple[tuple[str, tuple[Fallen, ...]], ...] = ()
    deeds: tuple[tuple[str, int], ...] = ()
    totals: tuple[int, ...] = ()
    unread: int = 0

    @property
    def played(self) -> int:
        """Runs that were played to their end."""
        return self.won + self.lost

    @property
    def win_rate(self) -> int | None:
        """Won runs of those played to their end, in tenths of a per cent; None without any."""
        return round(1000 * self.won / self.played) if self.played else None


_OF = f"FROM runs WHERE game = '{RUN}' AND pure AND category != 'practice' AND (:level = '' OR difficulty = :level)"
_IN = f"file IN (SELECT file {_OF})"


def read(records: Records, level: str = "") -> Figures:
    """What the records say of one difficulty, or of all; nothing while they are being made anew."""
    return records.ask(lambda connection: figures(connection, level), Figures())


def figures(connection: sqlite3.Connection, level: str = "") -> Figures:
    """The figures of runs that count (not rigged, positioned, forked, assisted or practised)."""
    ask = {"level": level}
    ends = dict(connection.execute(f"SELECT ending, count(*) {_OF} GROUP BY ending", ask))
    streak, longest = _streaks(connection, ask)
    duels = connection.execute(f"SELECT count(*), sum(won), avg(own), max(own) FROM duels WHERE {_IN}", ask).fetchone()
    (played_ms,) = connection.execute(f"SELECT sum(game_ms) {_OF}", ask).fetchone()
    (unread,) = connection.execute("SELECT count(*) FROM files WHERE fault IS NOT NULL").fetchone()
    deeds = connection.execute(f"SELECT deed, sum(times) FROM deeds WHERE {_IN} GROUP BY deed ORDER BY deed", ask)
    return Figures(
        won=ends.get("won", 0), lost=ends.get("lost", 0), abandoned=ends.get("abandoned", 0),
        streak=streak, longest=longest, duels=duels[0], duels_won=duels[1] or 0,
        average=round(10 * (duels[2] or 0)), highest=duels[3] or 0, game_ms=played_ms or 0,
        boxes=tuple((side, _boxes(connection, level, side)) for side in SIDES),
        dice=tuple((side, _dice(connection, level, side)) for side in SIDES),
        deeds=tuple(deeds.fetchall()), totals=_totals(connection, ask), unread=unread,
    )  # fmt: skip


def _streaks(connection: sqlite3.Connection, ask: dict[str, str]) -> tuple[int, int]:
    now = longest = 0
    rows = connection.execute(f"SELECT ending {_OF} ORDER BY (SELECT name FROM files WHERE id = file)", ask)
    for (ending,) in rows:
        now = now + 1 if ending == "won" else 0
        longest = max(longest, now)
    return now, longest


def _totals(connection: sqlite3.Connection, ask: dict[str, str]) -> tuple[int, ...]:
    """The player's points in the latest duels, in the order they were played."""
    latest = f"SELECT own FROM duels JOIN files ON id = file WHERE {_IN} ORDER BY name DESC, number DESC LIMIT :most"
    return tuple(own for (own,) in connection.execute(latest, {**ask, "most": TOTALS_SHOWN}))[::-1]


def _boxes(connection: sqlite3.Connection, level: str, side: str) -> tuple[Box, ...]:
    rows = connection.execute(
        f"SELECT box, count(*), sum(points = 0), avg(points) FROM boxes WHERE side = :side AND {_IN} GROUP BY box",
        {"level": level, "side": side},
    )
    found = {box: Box(box, times, zeros, round(100 * average)) for box, times, zeros, average in rows}
    return tuple(found.get(box, Box(box, 0, 0, 0)) for box in BOXES)


def _dice(connection: sqlite3.Connection, level: str, side: str) -> tuple[Fallen, ...]:
    rows = connection.execute(
        f"SELECT face, sum(fell), sum(expected), sum(variance) FROM throws WHERE side = :side AND {_IN} GROUP BY face",
        {"level": level, "side": side},
    )
    found = {face: rest for face, *rest in rows}
    return tuple(_fallen(face, *found.get(face, (0, 0, 0))) for face in range(1, FACES + 1))


def _fallen(face: int, fell: int, expected: int, variance: int) -> Fallen:
    middle, spread = expected / MILLION, NORMAL_SPREADS * math.sqrt(variance / MILLION)
    return Fallen(face, fell, middle, max(0, math.floor(middle - spread)), math.ceil(middle + spread))
