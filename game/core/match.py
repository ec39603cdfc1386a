"""Knows one running match: a transaction an action, a log, and digests along the way (design.md 4, engine.md 3)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from game.core import codec
from game.core.codec import Plain
from game.core.draw import draw
from game.core.forms import merged_options
from game.core.rules import CLOCK_SEAT, Beat, Outcome, Rig, Rules, Seat, required_seats

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

DIGEST_EVERY = 16
TIME_KEY = "t"
Used = tuple[int, tuple[int, ...]]


class IllegalAction(Exception):
    """A refused action; `code` is `over`, `not_to_act`, `time_goes_back` or `illegal_action`."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True, slots=True)
class Entry(Generic[A]):
    """One decided action of the log: at `t` ms of game time, by a seat (-1 is the clock)."""

    t: int
    seat: Seat
    action: A


@dataclass(frozen=True, slots=True)
class Start:
    """All that a match begins from; together with the log it is the whole match."""

    seats: int
    options: Mapping[str, Plain]
    seed: str
    position: Mapping[str, Plain] | None = None
    rig: Rig | None = None


class Match(Generic[S, A, E]):
    """A running match. `state`, `t`, `log` and `digests` change only through `submit`; `options` are complete."""

    def __init__(self, rules: Rules[S, A, E], start: Start) -> None:
        """Begins it and brings it to the first state that waits; raises `CodecError`."""
        self.rules = rules
        self.start = start
        self.t = 0
        self.log: list[Entry[A]] = []
        self.digests: list[tuple[int, str]] = []
        self._rigged: Used = 0, ()
        self.options = merged_options(rules.options(), start.options)
        position = {} if start.position is None else start.position
        self.state = rules.new(start.seats, self.options, position, partial(draw, start.seed))
        flow = self._flow(0)
        rules.advance(flow)
        self.opening = self._commit(flow)

    def submit(self, seat: Seat, action: A, t: int) -> tuple[Beat[S, E], ...]:
        """Decides one action at game time t; gives the beats, or raises `IllegalAction` and changes nothing.

        Time passes to t before the action is judged. An expired deadline is applied first; an action that only this
        has made impossible is dropped, and the log then holds the clock in its place.
        """
        flow = self._flow(t)
        self.rules.let_time_pass(flow)
        before = self._objection(flow.state, seat, action, t)
        expired = self._expire(flow)
        objection = self._objection(flow.state, seat, action, t) if expired else before
        entry = Entry(t, seat, action)
        if objection is None:
            self.rules.decide(flow, seat, action)
            self.rules.advance(flow)
        elif expired and before is None:
            entry = Entry(t, CLOCK_SEAT, self.rules.clock())
        else:
            raise objection
        beats = self._commit(flow)
        self.t = t
        self.log.append(entry)
        if len(self.log) % DIGEST_EVERY == 0 or self.outcome is not None:
            self.digests.append((len(self.log), self.digest()))
        return beats

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats whose decision is required, ascending; empty when the match is over."""
        return required_seats(self.rules.windows(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it runs."""
        return self.rules.outcome(self.state)

    def digest(self) -> str:
        """The digest of the full state without seed and times."""
        return codec.digest({key: item for key, item in self.rules.to_dict(self.state).items() if key != TIME_KEY})

    def _may_speak(self, state: S, seat: Seat, action: A) -> bool:
        only = self.rules.unlisted.get(type(action))
        return seat == only if only is not None else seat in self.rules.windows(state)

    def _objection(self, state: S, seat: Seat, action: A, t: int) -> IllegalAction | None:
        """What stands against the action in `state`, in the order of engine.md section 5."""
        if self.rules.outcome(state) is not None:
            return IllegalAction("over", "the match is over")
        if not self._may_speak(state, seat, action):
            return IllegalAction("not_to_act", f"seat {seat} has nothing to decide now")
        if t < self.t:
            return IllegalAction("time_goes_back", f"t: is {t}, expected {self.t} or later")
        reason = self.rules.check(state, seat, action)
        return None if reason is None else IllegalAction("illegal_action", reason)

    def _expire(self, flow: "_Flow[S, A, E]") -> bool:
        """Applies every deadline that has passed; whether there was one."""
        expired = False
        while True:
            deadline = self.rules.deadline(flow.state)
            if deadline is None or flow.t < deadline:
                return expired
            expired = True
            self.rules.decide(flow, CLOCK_SEAT, self.rules.clock())
            self.rules.advance(flow)

    def _flow(self, t: int) -> "_Flow[S, A, E]":
        return _Flow(self.rules, self.state, self.start, t, self._rigged)

    def _commit(self, flow: "_Flow[S, A, E]") -> tuple[Beat[S, E], ...]:
        self.state = flow.state
        self._rigged = flow.rigged
        return tuple(flow.beats)


class _Flow(Generic[S, A, E]):
    """One transaction under way; thrown away when anything raises."""

    def __init__(self, rules: Rules[S, A, E], state: S, start: Start, t: int, rigged: "Used") -> None:
        self._rules = rules
        self._start = start
        self.state = state
        self.t = t
        self.rigged = rigged
        self.beats: list[Beat[S, E]] = []

    def emit(self, event: E) -> None:
        after = self._rules.evolve(self.state, event)
        self.beats.append(Beat(event, self.state, after))
        self.state = after

    def draw(self, stream: str, counters: tuple[int, ...], n: int) -> int:
        return draw(self._start.seed, stream, counters, n)

    def rigged_die(self) -> int | None:
        used, cards = self.rigged
        if self._start.rig is None or used >= len(self._start.rig.dice):
            return None
        self.rigged = used + 1, cards
        return self._start.rig.dice[used]

    def rigged_card(self, pile: Collection[str]) -> str | None:
        """The first card of the rig not yet taken that is of this pile's kind."""
        dice, used = self.rigged
        for place, card in enumerate(() if self._start.rig is None else self._start.rig.cards):
            if place not in used and card in pile:
                self.rigged = dice, (*used, place)
                return card
        return None
