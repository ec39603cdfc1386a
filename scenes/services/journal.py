"""Knows how a run gets to disk while it is played: a writer thread, a line an action, acknowledged once stored."""

import atexit
import logging
import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from game.core import runfile
from game.core.codec import Plain
from game.core.runfile import Header
from scenes.services import files

_CLOSING_S = 5.0


class Ticket:
    """One thing to be stored. `fault` says why it could not be; it holds once the ticket is done."""

    def __init__(self) -> None:
        self.fault: str | None = None
        self._decided = threading.Event()

    def done(self) -> bool:
        """Whether it is stored, or known that it cannot be (see `fault`)."""
        return self._decided.is_set()

    def wait(self, timeout: float) -> bool:
        """Waits at most `timeout` seconds until it is done; whether it is."""
        return self._decided.wait(timeout)

    def decide(self, fault: str | None) -> None:
        """Called once by the writer."""
        self.fault = fault
        self._decided.set()


@dataclass(frozen=True, slots=True)
class _Work:
    """What the writer takes at a time: the journal up to `upto` bytes, then a finished file, if any."""

    upto: int
    tickets: tuple[Ticket, ...]
    finished: tuple[Path, bytes, Ticket] | None
    last: bool


class Journal:
    """The journal of one run at `path`; what an older one held there is replaced as a whole, and only by a whole.

    What the disk refuses is kept and tried again with the next action; `trouble` is the reason it gave last.
    """

    def __init__(self, path: Path, header: Header, steps: Sequence[Sequence[Plain]] = ()) -> None:
        self.path = path
        self.trouble: str | None = None
        self._content = bytearray(runfile.header_line(header))
        self._sum = runfile.sum_of(bytes(self._content))
        self._stored = 0
        self._tickets: list[Ticket] = []
        self._finished: tuple[Path, bytes, Ticket] | None = None
        self._closing = False
        self._changed = threading.Condition()
        for step in steps:
            self._add(step)
        self.begun = Ticket()
        self._tickets.append(self.begun)
        self._thread = threading.Thread(target=self._write, name="journal", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    @property
    def content(self) -> bytes:
        """All that is to lie in the file."""
        with self._changed:
            return bytes(self._content)

    def append(self, step: Sequence[Plain]) -> Ticket:
        """Adds one action `[t, seat, form]`; the ticket is done when the line is on the disk."""
        ticket = Ticket()
        with self._changed:
            self._add(step)
            self._tickets.append(ticket)
            self._changed.notify()
        return ticket

    def finish(self, place: Path, run: bytes) -> Ticket:
        """Stores the whole run file at `place` unless it is there, then removes the journal; nothing comes after it."""
        ticket = Ticket()
        with self._changed:
            self._finished = place, run, ticket
            self._changed.notify()
        return ticket

    def close(self) -> None:
        """Waits for what is under way and ends the thread; the file stays as it is."""
        atexit.unregister(self.close)
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join(_CLOSING_S)

    def _add(self, step: Sequence[Plain]) -> None:
        line = runfile.step_line(step, self._sum)
        self._content += line
        self._sum = runfile.sum_of(line)

    def _write(self) -> None:
        while True:
            work = self._next()
            fault = self._reason(partial(self._store, work.upto)) if work.tickets else None
            for ticket in work.tickets:
                ticket.decide(fault)
            if work.finished is not None:
                place, run, ticket = work.finished
                ticket.decide(self._reason(partial(self._replace_by, place, run)))
            if work.last:
                return

    def _next(self) -> _Work:
        with self._changed:
            self._changed.wait_for(lambda: self._tickets or self._finished or self._closing)
            work = _Work(len(self._content), tuple(self._tickets), self._finished, self._closing)
            self._tickets.clear()
            self._finished = None
            return work

    def _reason(self, act: Callable[[], None]) -> str | None:
        """Why the disk refused what `act` does, None if it did not."""
        try:
            act()
        except OSError as fault:
            self.trouble = fault.strerror or str(fault)
            logging.getLogger(__name__).warning("%s not stored: %s", self.path.name, fault)
            return self.trouble
        return None

    def _store(self, upto: int) -> None:
        if not self._stored:
            files.write_whole(self.path, bytes(self._content[:upto]))
        else:
            with self.path.open("r+b") as stream:
                try:
                    stream.seek(self._stored)
                    stream.write(self._content[self._stored : upto])
                    stream.flush()
                    os.fsync(stream.fileno())
                except OSError:
                    self._take_back()
                    raise
        self._stored = upto

    def _take_back(self) -> None:
        """After half a line: the file ends where it was last known to be whole."""
        try:
            os.truncate(self.path, self._stored)
        except OSError as fault:
            logging.getLogger(__name__).warning("%s keeps half a line: %s", self.path.name, fault)

    def _replace_by(self, place: Path, run: bytes) -> None:
        if not place.exists():
            files.write_whole(place, run)
        self.path.unlink(missing_ok=True)
