"""Knows the run being played: its session, its journal, its time between duels, how it begins, goes on and ends."""

import copy
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

import game
from game import catalog
from game.campaign.events import RunEvent
from game.campaign.state import Run
from game.core import replay, runfile
from game.core.match import Entry
from game.core.runfile import Driver, Header, Marks, RunFile, Step
from game.core.session import Session
from game.yathsel.actions import Surface
from game.yathsel.events import DuelWon
from game.yathsel.state import Duel
from scenes.services import saves, wall
from scenes.services.chance import fresh_seed
from scenes.services.journal import Journal, Ticket
from scenes.services.saves import BOT_SEAT, JOURNAL, AnySession, Found
from scenes.services.wall import Wall

GAME = "yathsel_run"
PLAYER = 0
THIRDS_PER_S = 3000


class Listener(Protocol):
    """Somebody who goes along with a run: hears what the player sees happen, as it is decided."""

    def heard(self, event: RunEvent, before: Run, after: Run, t: int) -> None:
        """Something happened at game time `t`, and the run before and after it."""

    def finished(self, file_hash: str) -> None:
        """The run is over and its run file made; `file_hash` is its SHA-256 in hex."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """The run a player asks for; `typed`: the seed is his own, so the run is marked as seeded.

    `pool` are the goods that may be offered, None for all of them. `ranked`: as in a race, with everything in the
    pouches and pauses counted; `practice`: another try at a seed of the calendar; `text`: the runner's own words,
    mixed into the salt of the commitment; `began_ms`: the moment it begins (since 1970), now if that is not settled;
    `ghost`: the run file to race against, None for the player's own best.
    """

    difficulty: str
    seed: str
    typed: bool
    stake: int = 0
    pool: tuple[str, ...] | None = None
    ranked: bool = False
    practice: bool = False
    text: str = ""
    began_ms: int | None = None
    ghost: Path | None = None

    def options(self) -> dict[str, Any]:
        """The options of the game; those that are as usual are left out."""
        options: dict[str, Any] = {"difficulty": self.difficulty}
        if self.stake:
            options["stake"] = self.stake
        if self.pool is not None:
            options["pool"] = list(self.pool)
        return options


class Keeper:
    """One run under way. Whatever is decided in it goes through `act` or `recorded`, and so to the disk."""

    def __init__(self, runs: Path, header: Header, session: AnySession, steps: tuple[Step, ...] = ()) -> None:
        self.header = header
        self.session = session
        self.file: Path | None = None
        self.ghost: Path | None = None
        self.stored: Ticket | None = None
        self.last_duel: Duel | None = None
        self._runs = runs
        self._journal = Journal(runs / JOURNAL, header, steps)
        self.wall = Wall(header.started_ms, session.match.t)
        self.listeners: list[Listener] = []
        self.number = saves.how_many(runs) + 1
        self._thirds = 0
        self._ended_ms: int | None = None
        self._state = self.run
        self._splits_ms: list[int | None] = [None] * len(self._state.results)
        self._seen = len(session.view(PLAYER).seen)

    @property
    def run(self) -> Run:
        """The run as the player sees it."""
        state: Run = self.session.view(PLAYER).state
        return state

    @property
    def over(self) -> bool:
        """Whether the run is won, lost or abandoned."""
        return self.session.match.outcome is not None

    @property
    def seeded(self) -> bool:
        """Whether the player typed the seed."""
        return self.header.marks.seeded

    @property
    def trouble(self) -> str | None:
        """Why the disk refused the run last, None if it never did."""
        return self._journal.trouble

    @property
    def seen(self) -> tuple[RunEvent, ...]:
        """Everything the player has seen happen, in order."""
        return tuple(self.session.view(PLAYER).seen)

    @property
    def t(self) -> int:
        """Game time in ms while nobody sits at the table."""
        return self.session.match.t if self.over else self.session.match.t + self._thirds // 3

    def real_ms(self) -> int:
        """Real time in ms from the start until now, or until the end."""
        return self.wall.real_ms() if self._ended_ms is None else self._ended_ms

    def slowed(self, by: int) -> int:
        """How many times slower the watch under the table goes; once it does, the run is marked, on the disk too."""
        if by > 1 and not self.header.marks.assisted:
            self.header.marks.assisted = True
            self._journal.close()
            self._journal = Journal(self._runs / JOURNAL, self.header, replay.steps_of(self.session.match))
        return by

    def let_pass(self, dt: float) -> None:
        """Lets `dt` seconds of game time pass while a decision outside the table is waited for."""
        self._thirds += round(dt * THIRDS_PER_S)

    def act(self, action: Any) -> Ticket:
        """Does what the player decides outside the table, now in game time."""
        match = self.session.match
        self.session.submit(PLAYER, action, self.t)
        return self.recorded(match.log[-1])

    def recorded(self, entry: Entry[Any]) -> Ticket:
        """Stores an entry of the log; with the entry that ends the run its run file too."""
        self._look()
        self._thirds = 0
        ticket = self._journal.append(replay.step_of(entry))
        return self._finish() if self.over else ticket

    def conclude(self) -> Ticket | None:
        """Stores a run that is over; None if there is something left to decide."""
        return self._finish() if self.over else None

    def close(self) -> None:
        """Waits for the disk and lets go; a run that is not over waits to be gone on with."""
        self._journal.close()

    def _look(self) -> None:
        """Tells who listens; remembers the duel as it was when it was decided: the run itself is already further."""
        view = self.session.view(PLAYER)
        state = self._state
        for event in view.seen[self._seen :]:
            before, state = state, self.session.match.rules.evolve(state, event)
            if isinstance(event, DuelWon):
                self.last_duel = state.duel
                self._splits_ms.append(self.real_ms())
            for listener in self.listeners:
                listener.heard(event, before, state, self.session.match.t)
        self._state, self._seen = view.state, len(view.seen)

    def _finish(self) -> Ticket:
        self._ended_ms = self.real_ms()
        run = replay.run_file(self.session.match, self.header, self._ended_ms)
        if self._splits_ms:
            run.times.splits_real_ms = self._splits_ms
        place = saves.finished_place(self._runs, self.session, self._journal.content, datetime.now(UTC))
        self.file = place
        content = runfile.dumps(run)
        self.stored = self._journal.finish(place, content)
        for listener in self.listeners:
            listener.finished(sha256(content).hexdigest())
        return self.stored


def begin(runs: Path, wanted: Wanted) -> Keeper:
    """A new run, before its first opponent; what another version left in the journal's place is kept aside."""
    header = catalog.header(
        GAME, wanted.seed, wanted.options(), [Driver("person"), Driver("bot")],
        Marks(seeded=wanted.typed, practice=wanted.practice),
    )  # fmt: skip
    header.ranked = wanted.ranked
    drawn = fresh_seed()
    header.salt = f"{drawn} {wanted.text}" if wanted.text else drawn
    header.commitment = runfile.commitment(wanted.seed, header.salt)
    header.started_ms = wall.now_ms() if wanted.began_ms is None else wanted.began_ms
    saves.clear_the_way(runs)
    kept = Keeper(runs, header, Session(replay.begun(catalog.games()[GAME].rules, header), {BOT_SEAT: None}))
    kept.ghost = wanted.ghost
    return kept


def go_on(runs: Path, found: Found) -> Keeper:
    """The run that waits, from where it was left; one that is already over is not counted as resumed."""
    assert found.header is not None
    assert found.session is not None
    if found.kind == "waiting":
        found.header.marks.resumed += 1
    return _surfaced(Keeper(runs, found.header, found.session, found.steps))


def fork(runs: Path, run: RunFile, n: int) -> Keeper:
    """Another way on from the first `n` actions of a recorded run: marked, never ranked, for the player against a bot.

    Its real time begins with the game time of what it takes over, as if that had just been played.
    """
    header, steps = runfile.header_of(run), tuple(run.actions[:n])
    header.marks, header.ranked = copy.copy(run.marks), False
    header.marks.forked = True
    header.version = game.__version__
    header.seats = [Driver("person"), Driver("bot")]
    session = saves.replayed(header, steps)
    header.started_ms = max(0, wall.now_ms() - session.match.t)
    saves.clear_the_way(runs)
    return _surfaced(Keeper(runs, header, session, steps))


def _surfaced(kept: Keeper) -> Keeper:
    if kept.run.phase == "duel" and kept.run.duel.shop.under:
        kept.act(Surface(True))  # whoever leaves under the table has surfaced
    return kept
