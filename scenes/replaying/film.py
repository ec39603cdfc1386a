"""Knows a recorded match moment by moment: the state after each decision, and what any seat saw of it."""

import time
from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from game import catalog
from game.core import codec, replay, runfile
from game.core.match import Entry, IllegalAction
from game.core.rules import Beat, Seat, View
from game.core.runfile import RunFile, RunFileError

_CHAPTERS = ("duel_began", "round_began")
_STRIDE = 20
Beats = tuple[Beat[Any, Any], ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision as it was recorded, what came of it, and the state afterwards; the first moment has no decision."""

    t: int
    seat: Seat
    action: Any
    beats: Beats
    state: Any


class Film:
    """A run file played again, a little at a time; raises `RunFileError` at a file that cannot be."""

    def __init__(self, raw: bytes) -> None:
        self.run: RunFile = runfile.loads(raw)
        if self.run.result is None:
            raise RunFileError("run file: the game is not over")
        self.rules = catalog.rules_of(self.run)
        self._match = replay.begun(self.rules, runfile.header_of(self.run))
        self.options = self._match.options
        self.moments = [Moment(0, -1, None, self._match.opening, self._match.state)]
        self._chapters: tuple[int, ...] | None = None
        self._proven = False

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self._match.start.seats

    @property
    def whole(self) -> bool:
        """Whether all of it is there."""
        return len(self.moments) > len(self.run.actions)

    @property
    def last(self) -> int:
        """The number of the last decision of the file."""
        return len(self.run.actions)

    def develop(self, seconds: float) -> None:
        """Plays on for about so long; raises `RunFileError` where the file and the rules part."""
        if self._proven:
            return
        until = time.perf_counter() + seconds
        while not self.whole and time.perf_counter() < until:
            number = len(self.moments)
            t, seat, plain = self.run.actions[number - 1]
            try:
                action = codec.decode_tagged(self.rules.actions, plain, "action")
                beats = self._match.submit(seat, action, t)
            except (codec.CodecError, IllegalAction) as fault:
                raise RunFileError(f"run file: action {number}: {fault}") from None
            if self._match.log[-1] != Entry(t, seat, action):
                raise RunFileError(f"run file: action {number}: it came after a deadline")
            self.moments.append(Moment(t, seat, action, beats, self._match.state))
        self._proven = self.whole
        if self._proven and (different := replay.differing_digest(self._match, self.run.digests)):
            raise RunFileError(f"run file: action {different.action}: {different.why}")

    def view(self, number: int, seat: Seat) -> View[Any, Any]:
        """What a seat knew after decision `number`."""
        seen = (beat.event for moment in self.moments[: number + 1] for beat in moment.beats)
        state = self.rules.mask(self.moments[number].state, seat)
        return View(seat, state, tuple(self.rules.redact(event, seat) for event in seen))

    def beats(self, number: int, seat: Seat) -> Beats:
        """What a seat saw of decision `number`."""
        mask = self.rules.mask
        return tuple(
            Beat(self.rules.redact(beat.event, seat), mask(beat.before, seat), mask(beat.after, seat))
            for beat in self.moments[number].beats
        )

    def chapters(self) -> tuple[int, ...]:
        """The decisions that can be jumped to: where duels or rounds begin, else every twentieth; the two ends."""
        if self._chapters is None or not self.whole:
            self._chapters = self._found_chapters()
        return self._chapters

    def _found_chapters(self) -> tuple[int, ...]:
        named = [
            number
            for number, moment in enumerate(self.moments)
            if any(beat.event.type in _CHAPTERS for beat in moment.beats)
        ]
        inside = named or range(_STRIDE, self.last, _STRIDE)
        return tuple(sorted({0, *inside, self.last}))

    def chapter_from(self, number: int, by: int) -> int:
        """The next chapter after (1) or before (-1) a decision."""
        marks = self.chapters()
        if by > 0:
            return marks[min(bisect_right(marks, number), len(marks) - 1)]
        return max((mark for mark in marks if mark < number), default=0)
