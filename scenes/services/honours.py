"""Knows which badges a player's runs and the games of the saloon have earned, as the records say."""

import logging
import sqlite3
from collections.abc import Iterable

from scenes.services.badges import Standing, badges
from scenes.services.records import Records


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
    try:
        with records.asked() as connection:
            question = "SELECT count(*) FROM files WHERE name = ?"
            return connection is not None and connection.execute(question, (file,)).fetchone() != (0,)
    except sqlite3.Error as fault:
        logging.getLogger(__name__).info("files cannot be asked yet: %s", fault)
        return False


def _asked(records: Records) -> list[tuple[str, int | None, str]]:
    try:
        with records.asked() as connection:
            rows = [] if connection is None else connection.execute(
                "SELECT badge, reached, file FROM badges"
            ).fetchall()  # fmt: skip
    except sqlite3.Error as fault:
        logging.getLogger(__name__).info("badges cannot be asked yet: %s", fault)
        return []
    known = [badge.id for badge in badges()]
    return sorted((row for row in rows if row[0] in known), key=lambda row: known.index(row[0]))
