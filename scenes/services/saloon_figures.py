"""Knows what the records say of the games in the saloon: how many, who won, points, time, boxes of Yathsel duels."""

import sqlite3
from dataclasses import dataclass, field

from game.yathsel.card import BOXES
from scenes.services.records import Records
from scenes.services.statistics import Box

GAMES = ("yathsel_duel", "bounty_hunter", "bang_dice", "super_teams")
COMPANIES = ("", "people", "one", "more")


@dataclass(frozen=True, slots=True)
class GameFigures:
    """One game: games played to their end, those that people and that bots won, people's points (average in tenths,
    None where nobody has points), the fewest and most seats, the time of all and of the longest in ms."""

    game: str
    played: int = 0
    people_won: int = 0
    bots_won: int = 0
    average: int | None = None
    highest: int | None = None
    fewest: int = 0
    most: int = 0
    game_ms: int = 0
    longest_ms: int = 0


@dataclass(frozen=True, slots=True)
class SaloonFigures:
    """All games, and how each box of the Yathsel duels was filled by people and by bots."""

    games: tuple[GameFigures, ...] = tuple(GameFigures(game) for game in GAMES)
    boxes: tuple[tuple[Box, ...], ...] = field(default=((), ()))

    @property
    def played(self) -> int:
        """How many games were played to their end."""
        return sum(one.played for one in self.games)


_WITH = {
    "": "1",
    "people": "(SELECT min(person) FROM seats WHERE seats.file = runs.file) = 1",
    "one": "(SELECT sum(person) FROM seats WHERE seats.file = runs.file) = 1",
    "more": "(SELECT sum(person) > 1 AND min(person) = 0 FROM seats WHERE seats.file = runs.file)",
}


def read(records: Records, company: str = "") -> SaloonFigures:
    """The figures of games in that company: `people` alone, `one` among bots, `more` people and bots, or any."""
    return records.ask(lambda connection: figures(connection, company), SaloonFigures())


def figures(connection: sqlite3.Connection, company: str = "") -> SaloonFigures:
    """As `read`. A game with nobody at it, a set one and one that was given up count nowhere."""
    counted = (
        f"SELECT file FROM runs WHERE pure AND reason != 'abandoned' AND {_WITH[company]} "
        "AND (SELECT max(person) FROM seats WHERE seats.file = runs.file) = 1"
    )
    return SaloonFigures(
        tuple(_game(connection, counted, game) for game in GAMES),
        tuple(_boxes(connection, counted, side) for side in ("own", "theirs")),
    )


def _game(connection: sqlite3.Connection, counted: str, game: str) -> GameFigures:
    played, fewest, most, whole, longest = connection.execute(
        "SELECT count(*), min(many), max(many), sum(game_ms), max(game_ms) FROM runs "
        "JOIN (SELECT file AS seated, count(*) AS many FROM seats GROUP BY file) ON seated = file "
        f"WHERE game = ? AND file IN ({counted})", (game,),
    ).fetchone()  # fmt: skip
    if not played:
        return GameFigures(game)
    seats = f"FROM seats JOIN runs USING (file) WHERE game = ? AND file IN ({counted})"
    people, bots = (
        connection.execute(f"SELECT count(DISTINCT file) {seats} AND won AND person = ?", (game, who)).fetchone()[0]
        for who in (1, 0)
    )
    average, highest = None, None
    if game != "bang_dice":
        average, highest = connection.execute(f"SELECT avg(score), max(score) {seats} AND person", (game,)).fetchone()
    tenths = None if average is None else round(10 * average)
    return GameFigures(game, played, people, bots, tenths, highest, fewest, most, whole, longest)


def _boxes(connection: sqlite3.Connection, counted: str, side: str) -> tuple[Box, ...]:
    rows = connection.execute(
        "SELECT box, count(*), sum(points = 0), avg(points) FROM boxes JOIN runs USING (file) "
        f"WHERE game = 'yathsel_duel' AND side = ? AND file IN ({counted}) GROUP BY box", (side,),
    )  # fmt: skip
    found = {box: Box(box, times, zeros, round(100 * average)) for box, times, zeros, average in rows}
    return tuple(found.get(box, Box(box, 0, 0, 0)) for box in BOXES)
