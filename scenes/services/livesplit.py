"""Knows how a LiveSplit Server on this machine hears of a run: what is told it and when, by a thread of its own."""

import json
import queue
import threading
import time
from dataclasses import dataclass, field
from typing import Literal

from scenes.services.livesplit_line import Line
from scenes.services.settings import Settings

SIGN = "Commitment"
_UNSET = ("", "-")
_MOST_SKIPPED = 8

State = Literal["off", "connecting", "connected", "refused"]
Variables = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: between two game times, before the first and at most before any new attempt to connect, and how late a
    run's beginning may be told as one."""

    tick_s: float = 0.2
    pause_s: float = 0.5
    longest_pause_s: float = 4.0
    grace_s: float = 1.0


@dataclass(frozen=True, slots=True)
class _Begin:
    variables: Variables


@dataclass(frozen=True, slots=True)
class _GoOn:
    variables: Variables
    won: int


@dataclass(frozen=True, slots=True)
class _Split:
    ms: int


@dataclass(frozen=True, slots=True)
class _Stop:
    ms: int


@dataclass(frozen=True, slots=True)
class _Note:
    variables: Variables


@dataclass(frozen=True, slots=True)
class _Leave:
    pass


@dataclass(frozen=True, slots=True)
class _Tick:
    """Nothing is ordered, but some time has passed."""


_Order = _Begin | _GoOn | _Split | _Stop | _Note | _Leave | _Tick


@dataclass(slots=True)
class _Run:
    """The run that is told of; `begun_s` by the clock, None if it was gone on with; `won` duels; whether it goes on."""

    variables: dict[str, str]
    begun_s: float | None = None
    won: int = 0
    on: bool = True
    said_ms: int = -1


@dataclass(slots=True)
class _Shared:
    """What the game and the thread both look at; each value is written by one of them."""

    state: State = "connecting"
    game_ms: int = 0
    orders: queue.SimpleQueue[_Order | None] = field(default_factory=queue.SimpleQueue)


class LiveSplit:
    """Tells LiveSplit of one run at a time. No call ever waits; switched off there is neither thread nor connection."""

    def __init__(self, pace: Pace = Pace()) -> None:
        self._pace = pace
        self._port: int | None = None
        self._shared: _Shared | None = None

    @property
    def state(self) -> State:
        """How it stands with the other end; `refused` while it is tried again and again."""
        return "off" if self._shared is None else self._shared.state

    def follow(self, settings: Settings) -> bool:
        """Does what the settings say; whether it has been switched on (or to another port) by this."""
        asked = settings.livesplit_port if settings.livesplit else None
        if asked == self._port:
            return False
        self.close()
        self._port = asked
        if asked is None:
            return False
        self._shared = _Shared()
        threading.Thread(target=_Talk(asked, self._shared, self._pace).work, name="livesplit", daemon=True).start()
        return True

    def begin(self, variables: Variables) -> None:
        """A run begins now."""
        self._put(_Begin(variables), 0)

    def go_on(self, variables: Variables, won: int, ms: int) -> None:
        """A run that LiveSplit may know already goes on, `won` duels being won."""
        self._put(_GoOn(variables, won), ms)

    def game_time(self, ms: int) -> None:
        """The game time now."""
        if self._shared is not None:
            self._shared.game_ms = ms

    def split(self, ms: int) -> None:
        """A duel was won at this game time."""
        self._put(_Split(ms), ms)

    def stop(self, ms: int) -> None:
        """The run ended at this game time without being won."""
        self._put(_Stop(ms), ms)

    def note(self, variables: Variables) -> None:
        """Something else is to be shown of the run."""
        self._put(_Note(variables))

    def leave(self) -> None:
        """No run is under way any more."""
        self._put(_Leave())

    def close(self) -> None:
        """Hangs up; the thread ends by itself."""
        if self._shared is not None:
            self._shared.orders.put(None)
            self._shared = None
        self._port = None

    def _put(self, order: _Order, ms: int | None = None) -> None:
        if self._shared is not None:
            if ms is not None:
                self._shared.game_ms = ms
            self._shared.orders.put(order)


class _Talk:
    """The thread's side. What cannot be said is lost; after a new connection LiveSplit hears how things stand now."""

    def __init__(self, port: int, shared: _Shared, pace: Pace) -> None:
        self._port = port
        self._pace = pace
        self._shared = shared
        self._line: Line | None = None
        self._run: _Run | None = None
        self._foreign = False
        self._due_s = 0.0
        self._pause_s = pace.pause_s

    def work(self) -> None:
        """Until the game hangs up."""
        order: _Order | None = _Tick()
        while order is not None:
            try:
                self._obey(order)
                self._beat()
            except OSError:
                self._lose()
            order = self._next()
        if self._line is not None:
            self._line.close()

    def _next(self) -> _Order | None:
        """The next order; None at the end."""
        wait_s = self._pace.tick_s if self._line is not None else max(0.0, self._due_s - time.monotonic())
        try:
            return self._shared.orders.get(timeout=wait_s)
        except queue.Empty:
            return _Tick()

    def _beat(self) -> None:
        line, run = self._line, self._run
        if line is None:
            if time.monotonic() >= self._due_s:
                self._connect()
            return
        line.listen()
        if not self._shared.orders.empty():
            return  # what was ordered comes first
        if run is not None and run.on and self._shared.game_ms > run.said_ms:
            self._say(game_time(self._shared.game_ms))
            run.said_ms = self._shared.game_ms

    def _connect(self) -> None:
        try:
            self._line = Line(self._port)
        except OSError:
            self._lose()
            return
        self._shared.state, self._pause_s, self._foreign = "connected", self._pace.pause_s, False
        run = self._run
        if run is not None and run.begun_s is not None and time.monotonic() - run.begun_s <= self._pace.grace_s:
            self._open(run)
        elif run is not None:
            self._join(run)

    def _lose(self) -> None:
        if self._line is not None:
            self._line.close()
        self._line, self._shared.state = None, "refused"
        self._due_s = time.monotonic() + self._pause_s
        self._pause_s = min(2 * self._pause_s, self._pace.longest_pause_s)

    def _obey(self, order: _Order) -> None:
        match order, self._run:
            case _Begin(variables), _:
                self._run = _Run(dict(variables), time.monotonic())
                self._due_s, self._pause_s = 0.0, self._pace.pause_s
                self._open(self._run)
            case _GoOn(variables, won), _:
                self._run = _Run(dict(variables), won=won)
                self._due_s = 0.0
                self._join(self._run)
            case _Split(ms), _Run():
                self._run.won += 1
                self._run.said_ms = ms
                self._say(game_time(ms), "split")
            case _Stop(ms), _Run():
                self._run.on = False
                self._end(ms)
            case _Note(variables), _Run():
                self._run.variables.update(variables)
                self._say(*map(custom, variables))
            case _Leave(), _:
                self._run = None

    def _open(self, run: _Run) -> None:
        """An attempt begins with the run, whatever LiveSplit was at before."""
        self._foreign = False
        run.said_ms = 0
        self._say("reset", "starttimer", "alwayspausegametime", game_time(0), *map(custom, run.variables.items()))
        if self._line is not None:
            run.begun_s = None

    def _join(self, run: _Run) -> None:
        """In the middle of a run nothing is begun and no split made up: LiveSplit's own clock would be wrong.

        An attempt at another run is left alone until the next run begins.
        """
        if self._line is None:
            return
        known = self._line.ask("getcurrenttimerphase", "getsplitindex", f"getcustomvariablevalue {SIGN}")
        phase, index, sign = known or ("", "", "")
        self._foreign = phase in ("Running", "Paused", "Ended") and sign not in (*_UNSET, run.variables.get(SIGN))
        missing = 0
        if phase in ("Running", "Paused") and index.isascii() and index.isdigit() and len(index) <= 2:
            missing = min(max(0, run.won - int(index)), _MOST_SKIPPED)
        run.said_ms = self._shared.game_ms
        self._say(
            "alwayspausegametime", *["skipsplit"] * missing, game_time(run.said_ms), *map(custom, run.variables.items())
        )

    def _end(self, ms: int) -> None:
        """The timer is held, not reset, so that nothing is thrown away; `pause` would start one that does not run."""
        if self._line is not None and not self._foreign:
            self._say(game_time(ms))
            if self._line.ask("getcurrenttimerphase") == ["Running"]:
                self._say("pause")

    def _say(self, *sentences: str) -> None:
        if self._line is not None and not self._foreign and sentences:
            self._line.say(*sentences)


def game_time(ms: int) -> str:
    """Sets LiveSplit's game time; the same in every language."""
    seconds, rest = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"setgametime {hours}:{minutes:02}:{seconds:02}.{rest:03}"


def custom(variable: tuple[str, str]) -> str:
    """Sets a variable that a layout can show."""
    return f"setcustomvariable {json.dumps(list(variable))}"
