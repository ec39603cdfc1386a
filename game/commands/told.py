"""Knows what is told of simulated runs on the command line: a table, or a CSV line a run."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from game.campaign.opponents import DUELS
from game.commands.simulate import RUN, Plan, Played

Level = int | str | None


def named(level: Level) -> str:
    """A level in words."""
    if level is None:
        return "the game's own"
    return level if isinstance(level, str) else f"{level} per mille"


def error(part: float, whole: int) -> float:
    """The standard error of a share, with one more hit and miss so that it is never 0."""
    if not whole:
        return 0.0
    smoothed = (part + 1) / (whole + 2)
    return float((smoothed * (1 - smoothed) / whole) ** 0.5)


def table(plan: Plan, played: Sequence[Played]) -> Iterator[str]:
    """What became of the runs in some lines, with a digest over all."""
    games = len(played)
    head = (plan.game, *_seats(plan), *(_option(name, value) for name, value in plan.options.items()))
    yield f"{', '.join(head)}, {_levels(plan)}, seeds {plan.seed}-0 to -{games - 1}"
    if len(plan.levels) < 2:
        won = sum(one.won for one in played)
        yield f"won {won} of {games} ({100 * won / games:.1f} %)"
    else:
        yield from _shares(played)
    reasons = Counter(one.reason for one in played)
    yield "ends: " + ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items()))
    if plan.game == RUN:
        yield from _duels(played)
    yield f"actions a run: {sum(one.actions for one in played) / games:.1f}"
    digest = hashlib.sha256("".join(one.digest for one in played).encode("ascii")).hexdigest()
    yield f"digest of all: {digest}"


def csv(game: str, played: Sequence[Played]) -> Iterator[str]:
    """A head and a line a run."""
    if game == RUN:
        yield "run,seed,reason,duels_won,own_total,their_total,actions,digest"
        for one in played:
            told = (one.reason, one.duels, one.own, one.theirs, one.actions, one.digest)
            yield f"{one.number},{_quoted(one.seed)},{','.join(map(str, told))}"
        return
    yield "run,seed,reason,levels,winners,scores,actions,digest"
    for one in played:
        levels = " ".join("own" if level is None else str(level) for level in one.levels)
        winners, scores = (" ".join(map(str, part)) for part in (one.outcome.winners, one.outcome.scores))
        yield f"{one.number},{_quoted(one.seed)},{one.reason},{levels},{winners},{scores},{one.actions},{one.digest}"


def share_of(one: Played, seat: int) -> float:
    """What a seat has of the win: 1, its part of a shared one, or 0; where sides win, each of the side has it whole."""
    if seat not in one.outcome.winners:
        return 0.0
    return 1.0 if one.outcome.side is not None else 1 / len(one.outcome.winners)


def _shares(played: Sequence[Played]) -> Iterator[str]:
    """The wins of each level, and of each seat."""
    seated: dict[Level, list[float]] = {}
    for one in played:
        for seat, level in enumerate(one.levels):
            seated.setdefault(level, []).append(share_of(one, seat))
    for level, shares in sorted(seated.items(), key=lambda item: named(item[0])):
        yield f"won by {named(level)}: {_share(sum(shares), len(shares))}"
    for seat in range(len(played[0].levels)):
        yield f"won by seat {seat}: {_share(sum(share_of(one, seat) for one in played), len(played))}"


def _share(part: float, whole: int) -> str:
    return f"{100 * part / whole:.1f} ± {100 * error(part, whole):.1f} % of {whole}"


def _duels(played: Sequence[Played]) -> Iterator[str]:
    for duel in range(1, DUELS + 1):
        reached = sum(one.duels >= duel - 1 for one in played)
        beaten = sum(one.duels >= duel for one in played)
        share = f"{100 * beaten / reached:5.1f} %" if reached else "    -"
        yield f"duel {duel}: reached {reached:6d}, won {beaten:6d} {share}"


def _seats(plan: Plan) -> tuple[str, ...]:
    return () if plan.seats is None else (f"{plan.seats} seats",)


def _option(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return name if value else f"no {name}"
    if isinstance(value, list):
        return f"{name} of {len(value)}"
    return value if isinstance(value, str) else f"{name} {value}"


def _levels(plan: Plan) -> str:
    if len(plan.levels) == 1:
        return f"seat 0: {named(plan.levels[0])}"
    listed = ", ".join(map(named, plan.levels)) or named(None)
    return f"{'turning ' if plan.turning else ''}seats: {listed}"


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'
