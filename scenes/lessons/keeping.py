"""Knows the lesson under way: its match, its journal on the disk, and how it is taken up where it was left."""

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import catalog
from game.core import codec, replay, runfile
from game.core.match import Entry, IllegalAction
from game.core.runfile import Driver, Header, RunFileError, Step
from game.core.session import Session
from scenes.lessons.plan import Lesson
from scenes.services.journal import Journal, Ticket

ENDING = ".run.jsonl"
AnySession = Session[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Left:
    """A lesson that was left: what was done in it."""

    header: Header
    steps: tuple[Step, ...]
    session: AnySession


class Kept:
    """One lesson being played; nothing of it counts for anything outside."""

    def __init__(self, path: Path, header: Header, session: AnySession, steps: tuple[Step, ...] = ()) -> None:
        self.session = session
        self._path = path
        self._journal = Journal(path, header, steps)

    def recorded(self, entry: Entry[Any]) -> Ticket:
        """Stores an entry of the log."""
        return self._journal.append(replay.step_of(entry))

    def close(self) -> None:
        """Waits for the disk; the lesson can be taken up again."""
        self._journal.close()

    def forget(self) -> None:
        """It is over or skipped: nothing waits any more."""
        self._journal.close()
        forget(self._path)


def place_of(folder: Path, lesson: Lesson) -> Path:
    """Where a lesson is kept in the folder of a player's lessons."""
    return folder / f"{lesson.id}{ENDING}"


def begin(folder: Path, lesson: Lesson) -> Kept:
    """The lesson from its beginning."""
    header = header_of(lesson)
    return Kept(place_of(folder, lesson), header, _session(lesson, header))


def go_on(folder: Path, lesson: Lesson) -> Kept:
    """The lesson where it was left; from its beginning if nothing usable lies there."""
    left = left_in(folder, lesson)
    if left is None:
        return begin(folder, lesson)
    left.header.marks.resumed += 1
    return Kept(place_of(folder, lesson), left.header, left.session, left.steps)


def left_in(folder: Path, lesson: Lesson) -> Left | None:
    """What waits of a lesson; None for nothing, for what another version left, and for what cannot be read."""
    path = place_of(folder, lesson)
    try:
        raw = path.read_bytes() if path.is_file() else b""
        if not raw:
            return None
        journal = runfile.read_journal(raw)
        fresh = header_of(lesson)
        ours = (journal.header.data, journal.header.rules, journal.header.seed, journal.header.position)
        if ours != (fresh.data, fresh.rules, fresh.seed, fresh.position) or not journal.steps:
            return None
        session = _session(lesson, journal.header)
        for t, seat, plain in journal.steps:
            session.submit(seat, codec.decode_tagged(session.match.rules.actions, plain, "action"), t)
    except (OSError, RunFileError, codec.CodecError, IllegalAction) as fault:
        logging.getLogger(__name__).warning("lesson %s begins anew: %s", lesson.id, fault)
        return None
    return None if session.match.outcome is not None else Left(journal.header, journal.steps, session)


def forget(path: Path) -> None:
    """Takes what was left off the disk."""
    try:
        path.unlink(missing_ok=True)
    except OSError as fault:
        logging.getLogger(__name__).warning("%s stays: %s", path.name, fault)


def header_of(lesson: Lesson) -> Header:
    """The head of the lesson's file: marked, so that it is never ranked."""
    start = lesson.start()
    bots = [Driver("bot", level) for level in _levels(lesson)]
    marks = replay.marks_of(start, seeded=True)
    header = catalog.header(lesson.game, lesson.seed, lesson.options, [Driver("person"), *bots], marks)
    header.position = dict(lesson.position) or None
    header.rig = None if start.rig is None else codec.encode(start.rig)
    return header


def _levels(lesson: Lesson) -> tuple[int | str | None, ...]:
    return (*lesson.levels, *(None,) * (lesson.seats - 1))[: lesson.seats - 1]


def _session(lesson: Lesson, header: Header) -> AnySession:
    match = replay.begun(catalog.games()[lesson.game].rules, header)
    return Session(match, dict(enumerate(_levels(lesson), start=1)))
