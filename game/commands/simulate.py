"""Knows how many runs are played headless by bots, in one process or several, and what is told of them."""

import multiprocessing
import signal
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game import catalog
from game.campaign.bots.pace import OPPONENT_UNDER_MS, takes_ms
from game.commands import bots
from game.commands.progress import with_progress
from game.commands.tally import Tally
from game.core import replay, runfile, seeds
from game.core.match import Match, Start
from game.core.rules import Beat, Outcome
from game.core.runfile import Driver
from game.core.session import Session

RUN = "yathsel_run"


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: run k on the seed `SEED-k`, seat i at `levels[i]`, each seat beyond them as the game itself says.

    `seats` None are as few as the game takes, but one a level at least; with `turning` the levels move on by a seat
    from run to run.
    """

    game: str
    games: int
    options: Mapping[str, Any]
    levels: tuple[int | str | None, ...]
    seed: str
    write: Path | None = None
    cache: Path | None = None
    seats: int | None = None
    turning: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """One finished run: who sat where, how it ended, its game time and final digest.

    `duels` are those won before the end, `own` and `theirs` the totals of the last duel; other games have their scores.
    """

    number: int
    seed: str
    levels: tuple[int | str | None, ...]
    outcome: Outcome
    duels: int
    own: int
    theirs: int
    actions: int
    t: int
    digest: str
    tally: Tally

    @property
    def reason(self) -> str:
        """How it ended."""
        return self.outcome.reason

    @property
    def won(self) -> bool:
        """Whether seat 0 is among the winners."""
        return 0 in self.outcome.winners


def run(plan: Plan, jobs: int, csv: bool, report: Path | None = None) -> int:
    """Plays the plan and prints a table, or a CSV line a run; progress goes to the error stream. The exit code.

    With `report`, tables and plots of whole runs are written to that folder.
    """
    if (objection := _against_seeds(plan)) is not None:
        print(f"--seed: {objection}", file=sys.stderr)
        return 2
    for name, folder in (("--write", plan.write), ("--report", report)):
        try:
            if folder is not None:
                folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            print(f"{name}: {folder} cannot be a folder ({fault.strerror})", file=sys.stderr)
            return 1
    from game.commands import told

    try:
        played = list(with_progress(_all_played(plan, jobs), plan.games))
        if report is not None:
            from game.commands.report import write

            write(report, plan, played)
    except OSError as fault:
        print(f"{fault.filename or plan.write} cannot be written ({fault.strerror})", file=sys.stderr)
        return 1
    for line in told.csv(plan.game, played) if csv else told.table(plan, played):
        print(line)
    return 0


def seed_of(plan: Plan, number: int) -> str:
    """The seed of run `number`."""
    return f"{plan.seed}-{number}"


def seats_of(plan: Plan, number: int) -> tuple[int | str | None, ...]:
    """The level of each seat in run `number`."""
    count = max(catalog.games()[plan.game].rules.seats[0], len(plan.levels)) if plan.seats is None else plan.seats
    levels = (*plan.levels, *(None,) * (count - len(plan.levels)))
    first = number % count if plan.turning else 0
    return (*levels[first:], *levels[:first])


def play_one(plan: Plan, number: int) -> Played:
    """Plays run `number` to its end; writes its file when the plan says so."""
    seed = seed_of(plan, number)
    levels = seats_of(plan, number)
    match = Match(catalog.games()[plan.game].rules, Start(len(levels), plan.options, seed))
    session: Session[Any, Any, Any] = Session(match, dict(enumerate(levels)))
    tally = Tally()
    tally.take(match.opening)
    while match.outcome is None:
        tally.take(_step(plan, session))
    if plan.write is not None:
        _write(plan, match, levels, plan.write / f"{plan.game}-{number:05d}.run.json")
    return _played(number, seed, levels, match, tally)


def _step(plan: Plan, session: Session[Any, Any, Any]) -> tuple[Beat[Any, Any], ...]:
    """One action: of the player when it has a window and uses it, else of the seat that is waited for."""
    match = session.match
    under = plan.game == RUN and match.state.duel.shop.under
    may_trade = plan.game == RUN and isinstance(session.levels[0], str) and 0 in match.rules.windows(match.state)
    if may_trade or 0 in match.to_act:
        action = bots.answer(session.question(0), plan.cache)
        if action is not None:
            return session.submit(0, action, match.t + takes_ms(action, under))
    seat = session.bot_to_act()
    assert seat is not None, "a match that goes on waits for somebody"
    action = bots.answer(session.question(seat), plan.cache)
    assert action is not None, "a bot that must act did not"
    return session.submit(seat, action, match.t + OPPONENT_UNDER_MS * under)


def _against_seeds(plan: Plan) -> str | None:
    try:
        seeds.canonical(seed_of(plan, plan.games - 1))
    except seeds.SeedError as fault:
        return f"with the number of a run behind it, the {fault}"
    return None


def _played(
    number: int, seed: str, levels: tuple[int | str | None, ...], match: Match[Any, Any, Any], tally: Tally
) -> Played:
    outcome = match.outcome
    assert outcome is not None
    scores, duels = outcome.scores, int(0 in outcome.winners)
    if match.rules.game == RUN:
        duels = outcome.scores[0]
        scores = tuple(card["total"] for card in match.rules.to_dict(match.state)["cards"])
    return Played(
        number, seed, levels, outcome, duels, scores[0], max(scores[1:]), len(match.log), match.t, match.digest(), tally
    )


def _write(plan: Plan, match: Match[Any, Any, Any], levels: tuple[int | str | None, ...], path: Path) -> None:
    drivers = [Driver("bot", level) for level in levels]
    header = catalog.header(
        plan.game, match.start.seed, match.options, drivers, replay.marks_of(match.start, seeded=True)
    )
    path.write_bytes(runfile.dumps(replay.run_file(match, header, real_ms=0)))


def _all_played(plan: Plan, jobs: int) -> Iterator[Played]:
    jobs = min(jobs, plan.games)
    if jobs == 1:
        yield from map(partial(play_one, plan), range(plan.games))
        return
    # an interruption is the parent's to answer: its children would each print a traceback
    quiet = signal.signal, (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(jobs, *quiet) as pool:
        yield from pool.imap(partial(play_one, plan), range(plan.games), chunksize=4)
