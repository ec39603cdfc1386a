"""Knows the game of an evening that is being played: its session, its journal, and how its end is booked."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game import catalog
from game.core import replay, runfile
from game.core.match import Entry
from game.core.rules import Outcome
from game.core.runfile import Driver, Header, Marks, Step
from game.core.session import Session
from scenes.catalog import table_game
from scenes.saloon import store
from scenes.saloon.evening import Bout, Chair, Done, Evening, next_bout
from scenes.services import saves, wall
from scenes.services.journal import Journal, Ticket
from scenes.services.saves import JOURNAL, AnySession, Found
from scenes.services.wall import Wall
from scenes.table.people import Sitter


class Keeper:
    """One game under way. What is decided goes through `recorded` to the disk; `evening` knows its end first."""

    def __init__(self, folder: Path, evening: Evening, bout: Bout, found: Found | None = None) -> None:
        self.evening = evening
        self.bout = bout
        self._folder = folder
        self._refused: str | None = None
        self.file: Path | None = None
        self.stored: Ticket | None = None
        steps: tuple[Step, ...] = ()
        if found is not None and found.header is not None and found.session is not None:
            self.header, self.session, steps = found.header, found.session, found.steps
            self.header.marks.resumed += found.kind == "waiting"
        else:
            saves.clear_the_way(folder)
            self.header = header_of(evening, bout)
            self.header.started_ms = wall.now_ms()
            self.session = _session(self.header)
        self._journal = Journal(folder / JOURNAL, self.header, steps)
        self._wall = Wall(self.header.started_ms, self.session.match.t)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits at each seat."""
        chairs = [self.evening.chairs[chair] for chair in self.bout.chairs]
        return tuple(Sitter(chair.name, chair.mark, chair.person) for chair in chairs)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""
        return self.session.match.outcome

    @property
    def trouble(self) -> str | None:
        """Why the disk refused something last, None if it never did."""
        return self._journal.trouble or self._refused

    def recorded(self, entry: Entry[Any]) -> Ticket:
        """Stores an entry of the log; with the one that ends the game also what came of it."""
        ticket = self._journal.append(replay.step_of(entry))
        return self.conclude() if self.outcome is not None else ticket

    def conclude(self) -> Ticket:
        """Books the decided game, once, and stores its run file."""
        outcome = self.outcome
        assert outcome is not None
        if next_bout(self.evening) == self.bout:
            self.evening = booked(self.evening, self.bout, outcome)
            self._refused = store.write(self._folder / store.EVENING, self.evening)
        run = runfile.dumps(replay.run_file(self.session.match, self.header, self._wall.real_ms()))
        place = saves.finished_place(self._folder, self.session, self._journal.content, datetime.now(UTC))
        self.file, self.stored = place, self._journal.finish(place, run)
        return self.stored

    def close(self) -> None:
        """Waits for the disk and lets go; a game that is not over waits to be gone on with."""
        self._journal.close()


def booked(evening: Evening, bout: Bout, outcome: Outcome) -> Evening:
    """The evening after a decided game."""
    won = tuple(bout.chairs[seat] for seat in outcome.winners)
    side = None if outcome.side is None else str(outcome.side)
    done = Done(bout.chairs, won, outcome.scores, outcome.reason, side)
    return replace(evening, done=(*evening.done, done))


def begin(folder: Path, evening: Evening) -> Keeper | None:
    """The game of the evening that is to be played now: gone on with if it was begun, None if none is left.

    A game that was decided, but not booked when everything stopped, is booked on the way.
    """
    bout = next_bout(evening)
    if bout is None:
        return None
    found = saves.examine(folder)
    ours = found.header is not None and found.kind in ("waiting", "over") and fits(found.header, evening, bout)
    kept = Keeper(folder, evening, bout, found if ours else None)
    if kept.outcome is None:
        return kept
    kept.conclude().wait(5.0)
    kept.close()
    return begin(folder, kept.evening)


def fits(header: Header, evening: Evening, bout: Bout) -> bool:
    """Whether a journal's head is that of this game of this evening."""
    wanted = header_of(evening, bout)
    return all(getattr(header, name) == getattr(wanted, name) for name in ("game", "seed", "options", "seats"))


def without_people(evening: Evening, bout: Bout) -> AnySession | None:
    """The session of a game among bots alone, None if a person plays in it."""
    if any(evening.chairs[chair].person for chair in bout.chairs):
        return None
    return _session(header_of(evening, bout))


def header_of(evening: Evening, bout: Bout) -> Header:
    """The head of a game that begins."""
    drivers = [_driver(evening, evening.chairs[chair]) for chair in bout.chairs]
    options = store.options_of(evening)
    marks = Marks(seeded=evening.typed, own_track=replay.drawn(options))
    return catalog.header(evening.game, bout.seed, options, drivers, marks)


def _driver(evening: Evening, chair: Chair) -> Driver:
    if chair.person:
        return Driver("person")
    level = next(level for level in table_game(evening.game).levels if str(level) == chair.level)
    return Driver("bot", level)


def _session(header: Header) -> AnySession:
    match = replay.begun(catalog.games()[header.game].rules, header)
    return Session(match, saves.levels_of(header))
