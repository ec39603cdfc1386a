"""Knows which badges a player's runs and the games of the saloon have earned, as the records say."""

from collections.abc import Iterable

from scenes.services.badges import Standing, badges
from scenes.services.records import Records

Row = tuple[str, int | None, str]


def read(all_records: Iterable[Records]) -> tuple[Standing, ...]:
    """How far every badge is, in their order; a feat is done either in a player's runs or in the saloon."""
    found: dict[str, tuple[int | None, str]] = {}
    for records in all_records:
        for badge, reached, file in _asked(records):
            if reached is not None:
                found[badge] = reached, file
    return tuple(Standing(badge, *found.get(badge.id, (None, ""))) for badge in badges())


def earned_by(records: Records, file: str) -> tuple[str, ...]:
    """The badges that one file earned: with it, what they ask for was there for the first time."""
    return tuple(badge for badge, _, by in _asked(records) if file and by == file)


def has_read(records: Records, file: str) -> bool:
    """Whether the records know a file, and so what it has earned."""
    question = "SELECT count(*) FROM files WHERE name = ?"
    return records.ask(lambda connection: connection.execute(question, (file,)).fetchone() != (0,), False)


def _asked(records: Records) -> list[Row]:
    question = "SELECT badge, reached, file FROM badges"
    rows: list[Row] = records.ask(lambda connection: connection.execute(question).fetchall(), [])
    known = [badge.id for badge in badges()]
    return sorted((row for row in rows if row[0] in known), key=lambda row: known.index(row[0]))
