"""Knows how many runs are played headless by bots, in one process or several, and what is told of them."""

import hashlib
import multiprocessing
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game import catalog
from game.campaign.bots.pace import OPPONENT_UNDER_MS, takes_ms
from game.commands import bots
from game.commands.tally import Tally
from game.core import replay, runfile, seeds
from game.core.match import Match, Start
from game.core.rules import Beat
from game.core.runfile import Driver, Marks
from game.core.session import Session
from game.yathsel import dice, goods

RUN = "yathsel_run"
BAR_WIDTH = 30


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: run k on the seed `SEED-k`, seat 0 at `level`, each other seat as the game says.

    A level is per mille of the best expected card, or the name of a player of whole runs. The shop of a run does not
    offer the goods `without`.
    """

    game: str
    games: int
    difficulty: str
    level: int | str
    seed: str
    write: Path | None
    cache: Path | None
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """One finished run: `duels` won before the end, both totals of the last duel, its game time and final digest."""

    number: int
    seed: str
    reason: str
    duels: int
    won: bool
    own: int
    theirs: int
    actions: int
    t: int
    digest: str
    tally: Tally


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
    try:
        played = list(_with_progress(_all_played(plan, jobs), plan.games))
        if report is not None:
            from game.commands.report import write

            write(report, plan, played)
    except OSError as fault:
        print(f"{fault.filename or plan.write} cannot be written ({fault.strerror})", file=sys.stderr)
        return 1
    for line in _csv(played) if csv else _table(plan, played):
        print(line)
    return 0


def seed_of(plan: Plan, number: int) -> str:
    """The seed of run `number`."""
    return f"{plan.seed}-{number}"


def play_one(plan: Plan, number: int) -> Played:
    """Plays run `number` to its end; writes its file when the plan says so."""
    seed = seed_of(plan, number)
    rules = catalog.games()[plan.game].rules
    match = Match(rules, Start(2, _options(plan), seed))
    session: Session[Any, Any, Any] = Session(match, {0: plan.level, 1: None})
    tally = Tally()
    tally.take(match.opening)
    while match.outcome is None:
        tally.take(_step(plan, session))
    if plan.write is not None:
        _write(plan, match, plan.write / f"{plan.game}-{number:05d}.run.json")
    return _played(number, seed, match, tally)


def _step(plan: Plan, session: Session[Any, Any, Any]) -> tuple[Beat[Any, Any], ...]:
    """One action: of the player when it has a window and uses it, else of the seat that is waited for."""
    match = session.match
    under = plan.game == RUN and match.state.duel.shop.under
    may_trade = isinstance(plan.level, str) and 0 in match.rules.windows(match.state)
    if may_trade or 0 in match.to_act:
        action = bots.answer(session.question(0), plan.cache)
        if action is not None:
            return session.submit(0, action, match.t + takes_ms(action, under))
    seat = session.bot_to_act()
    assert seat is not None, "a match that goes on waits for somebody"
    action = bots.answer(session.question(seat), plan.cache)
    assert action is not None, "a bot that must act did not"
    return session.submit(seat, action, match.t + OPPONENT_UNDER_MS * under)


def _options(plan: Plan) -> dict[str, Any]:
    if not plan.without:
        return {"difficulty": plan.difficulty}
    every = (*dice.for_sale(), *goods.tricks(), *goods.charms())
    return {"difficulty": plan.difficulty, "pool": [good for good in every if good not in plan.without]}


def _against_seeds(plan: Plan) -> str | None:
    try:
        seeds.canonical(seed_of(plan, plan.games - 1))
    except seeds.SeedError as fault:
        return f"with the number of a run behind it, the {fault}"
    return None


def _played(number: int, seed: str, match: Match[Any, Any, Any], tally: Tally) -> Played:
    outcome = match.outcome
    assert outcome is not None
    own, theirs, *_ = match.rules.to_dict(match.state)["cards"]
    duels = outcome.scores[0] if match.rules.game == RUN else int(0 in outcome.winners)
    return Played(
        number, seed, outcome.reason, duels, 0 in outcome.winners, own["total"], theirs["total"], len(match.log),
        match.t, match.digest(), tally,
    )  # fmt: skip


def _write(plan: Plan, match: Match[Any, Any, Any], path: Path) -> None:
    drivers = [Driver("bot", plan.level), Driver("bot")]
    header = catalog.header(plan.game, match.start.seed, match.options, drivers, Marks(seeded=True))
    path.write_bytes(runfile.dumps(replay.run_file(match, header, real_ms=0)))


def named(level: int | str) -> str:
    """A level in words."""
    return level if isinstance(level, str) else f"{level} per mille"


def _all_played(plan: Plan, jobs: int) -> Iterator[Played]:
    jobs = min(jobs, plan.games)
    if jobs == 1:
        yield from map(partial(play_one, plan), range(plan.games))
        return
    # an interruption is the parent's to answer: its children would each print a traceback
    quiet = signal.signal, (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(jobs, *quiet) as pool:
        yield from pool.imap(partial(play_one, plan), range(plan.games), chunksize=4)


def _with_progress(runs: Iterable[Played], games: int) -> Iterator[Played]:
    shown = sys.stderr.isatty()
    for done, one in enumerate(runs, start=1):
        if shown:
            filled = done * BAR_WIDTH // games
            end = "\n" if done == games else ""
            bar = "#" * filled + "." * (BAR_WIDTH - filled)
            print(f"\r[{bar}] {done}/{games}", end=end, file=sys.stderr, flush=True)
        yield one


def _csv(played: list[Played]) -> Iterator[str]:
    yield "run,seed,reason,duels_won,own_total,their_total,actions,digest"
    for one in played:
        seed = '"' + one.seed.replace('"', '""') + '"'
        yield f"{one.number},{seed},{one.reason},{one.duels},{one.own},{one.theirs},{one.actions},{one.digest}"


def _table(plan: Plan, played: list[Played]) -> Iterator[str]:
    games = len(played)
    won = sum(one.won for one in played)
    yield f"{plan.game}, {plan.difficulty}, seat 0: {named(plan.level)}, seeds {plan.seed}-0 to -{games - 1}"
    yield f"won {won} of {games} ({100 * won / games:.1f} %)"
    reasons = Counter(one.reason for one in played)
    yield "ends: " + ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items()))
    if plan.game == RUN:
        for duel in range(1, 9):
            reached = sum(one.duels >= duel - 1 for one in played)
            beaten = sum(one.duels >= duel for one in played)
            share = f"{100 * beaten / reached:5.1f} %" if reached else "    -"
            yield f"duel {duel}: reached {reached:6d}, won {beaten:6d} {share}"
    yield f"actions a run: {sum(one.actions for one in played) / games:.1f}"
    digest = hashlib.sha256("".join(one.digest for one in played).encode("ascii")).hexdigest()
    yield f"digest of all: {digest}"
