"""Knows how run files are verified: re-simulated without display, bot or clock, and reported (engine.md section 4)."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

from game import catalog
from game.core import claims, replay, runfile, seeds
from game.core.rules import Beat
from game.core.runfile import RunFile, RunFileError

OK, MISMATCH, CANNOT_CHECK = 0, 1, 2
_WORDS = {OK: "ok", MISMATCH: "mismatch", CANNOT_CHECK: "cannot check"}
GAP_MS = 300_000
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
LATEST_MS = 200_000_000_000_000
MARKS = ("rigged", "positioned", "assisted", "forked", "own_track", "practice")
RUN, DECIDED = "yathsel_run", "duel_won"


@dataclass(frozen=True, slots=True)
class Report:
    """What verifying one file found; `code` is the exit code that it alone would give.

    `splits_ms`: game time at each decided duel of a run; the longest wait is before the action of that number (from 1).
    `category`: what a run is compared with, None for other games; `ranked`: pauses count as game time.
    """

    file: str
    code: int
    verdict: str
    why: str | None = None
    first_difference: int | None = None
    game: str | None = None
    rules: str | None = None
    seed: str | None = None
    result: dict[str, Any] | None = None
    game_ms: int | None = None
    real_ms: int | None = None
    actions: int | None = None
    splits_ms: tuple[int, ...] = ()
    longest_wait_ms: int | None = None
    longest_wait_before: int | None = None
    warnings: tuple[str, ...] = ()
    category: str | None = None
    ranked: bool | None = None


def run(files: Sequence[str], form: str) -> int:
    """Reports on each file: a `line`, a `json` object, or at `length` for a moderator; gives the worst exit code."""
    worst = OK
    for name in files:
        report, read = checked(Path(name))
        if form == "length":
            from game.commands import moderator

            print("\n".join(moderator.told(report, read)))
        else:
            print(json.dumps(asdict(report)) if form == "json" else _line(report))
        worst = max(worst, report.code)
    return worst


def verify_file(path: Path) -> Report:
    """Verifies one file; never raises."""
    return checked(path)[0]


def checked(path: Path) -> tuple[Report, RunFile | None]:
    """Verifies one file, and gives what could be read of it; never raises."""
    read = None
    try:
        if not path.is_file():
            raise RunFileError("is no run file, expected a plain file" if path.exists() else "no such file")
        with path.open("rb") as file:
            raw = file.read(runfile.LARGEST_BYTES + 1)
        read = runfile.loads(raw)
        return verify(str(path), read), read
    except (RunFileError, OSError, ValueError) as fault:
        return Report(str(path), CANNOT_CHECK, _WORDS[CANNOT_CHECK], why=str(fault)), read


def verify(name: str, run: RunFile) -> Report:
    """Re-simulates a run; raises `RunFileError` when it cannot be checked by these rules."""
    rules = catalog.rules_of(run)
    match = replay.begun(rules, run)
    splits: list[int] = []

    def told(beat: Beat[Any, Any]) -> None:
        if beat.event.type == DECIDED and match.rules.game == RUN:
            splits.append(match.t)

    difference = (
        replay.play(match, run.actions, told)
        or replay.differing_digest(match, run.digests)
        or claims.untrue(match, run)
    )
    code = OK if difference is None else MISMATCH
    waits = _longest_wait(run)
    return Report(
        name, code, _WORDS[code], why=None if difference is None else difference.why,
        first_difference=None if difference is None else difference.action, game=run.game, rules=run.rules,
        seed=run.seed, result=replay.result_form(match.outcome), game_ms=match.t, real_ms=run.times.real_ms,
        actions=len(match.log), splits_ms=tuple(splits), warnings=tuple(_warnings(run)),
        longest_wait_ms=waits[0], longest_wait_before=waits[1],
        category=runfile.category(run) if run.game == RUN else None, ranked=run.ranked,
    )  # fmt: skip


def _longest_wait(run: RunFile) -> tuple[int, int]:
    """The longest time in ms before an action, and the number of that action; (0, 0) without actions."""
    times = [0, *(t for t, _, _ in run.actions)]
    gaps = [(after - before, number) for number, (before, after) in enumerate(pairwise(times), start=1)]
    return max(gaps, key=lambda gap: (gap[0], -gap[1]), default=(0, 0))


def _warnings(run: RunFile) -> list[str]:
    found = []
    if run.result is None:
        found.append("unfinished")
    if run.marks.resumed:
        found.append(f"resumed {run.marks.resumed} times")
    found += [mark for mark in MARKS if getattr(run.marks, mark)]
    found += _doubts(run)
    before = 0
    for number, (t, _, _) in enumerate(run.actions, start=1):
        if t - before >= GAP_MS:
            found.append(f"gap of {(t - before) // 1000} s before action {number}")
        before = t
    return found


def _doubts(run: RunFile) -> list[str]:
    """What a file cannot prove, where it looks odd."""
    found = []
    if run.commitment is None and not run.marks.seeded:
        found.append("no commitment to the seed")
    if run.started_ms is None:
        return found
    if run.times.real_ms < run.times.game_ms:
        found.append("real time shorter than game time")
    if not run.marks.practice and not _on_its_day(run.seed, run.started_ms):
        found.append("begun on another day than its seed names")
    return found


def _on_its_day(seed: str, started_ms: int) -> bool:
    """Whether a run of the calendar began in its own day or week (UTC); every other run did."""
    kind, day = seeds.calendar(seed), EPOCH + timedelta(milliseconds=min(started_ms, LATEST_MS))
    year, week, _ = day.isocalendar()
    return not kind or seed.split()[1] == (f"{day:%Y-%m-%d}" if kind == "daily" else f"{year}-W{week:02}")


def _line(report: Report) -> str:
    parts = [f"{report.file}: {report.verdict}"]
    if report.why:
        place = "" if not report.first_difference else f"action {report.first_difference}: "
        parts.append(f"{place}{report.why}")
    if report.result is not None:
        parts.append(f"{report.result['reason']}, scores {report.result['scores']}, {report.game_ms} ms")
    parts += report.warnings
    return " | ".join(parts)
