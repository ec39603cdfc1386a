"""Knows how run files are verified: re-simulated without display, bot or clock, and reported (engine.md section 4)."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game import catalog
from game.core import replay, runfile
from game.core.match import Match
from game.core.replay import Difference
from game.core.runfile import RunFile, RunFileError

OK, MISMATCH, CANNOT_CHECK = 0, 1, 2
_WORDS = {OK: "ok", MISMATCH: "mismatch", CANNOT_CHECK: "cannot check"}
GAP_MS = 300_000


@dataclass(frozen=True, slots=True)
class Report:
    """What verifying one file found; `code` is the exit code that it alone would give."""

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
    warnings: tuple[str, ...] = ()


def run(files: Sequence[str], as_json: bool) -> int:
    """Reports on each file, a line (or a JSON object) each; gives the worst exit code."""
    worst = OK
    for name in files:
        report = verify_file(Path(name))
        print(json.dumps(asdict(report)) if as_json else _line(report))
        worst = max(worst, report.code)
    return worst


def verify_file(path: Path) -> Report:
    """Verifies one file; never raises."""
    try:
        if not path.is_file():
            raise RunFileError("is no run file, expected a plain file" if path.exists() else "no such file")
        with path.open("rb") as file:
            raw = file.read(runfile.LARGEST_BYTES + 1)
        return verify(str(path), runfile.loads(raw))
    except (RunFileError, OSError, ValueError) as fault:
        return Report(str(path), CANNOT_CHECK, _WORDS[CANNOT_CHECK], why=str(fault))


def verify(name: str, run: RunFile) -> Report:
    """Re-simulates a run; raises `RunFileError` when it cannot be checked by these rules."""
    rules = catalog.rules_of(run)
    match = replay.begun(rules, run)
    difference = replay.play(match, run.actions) or replay.differing_digest(match, run.digests) or _claims(match, run)
    code = OK if difference is None else MISMATCH
    return Report(
        name, code, _WORDS[code], why=None if difference is None else difference.why,
        first_difference=None if difference is None else difference.action, game=run.game, rules=run.rules,
        seed=run.seed, result=replay.result_form(match.outcome), game_ms=match.t, real_ms=run.times.real_ms,
        actions=len(match.log), warnings=tuple(_warnings(run)),
    )  # fmt: skip


def _claims(match: Match[Any, Any, Any], run: RunFile) -> Difference | None:
    """What the file says beside its actions, held against the re-simulation."""
    end = len(match.log)
    if run.result != replay.result_form(match.outcome):
        return Difference(end, "the result differs")
    if run.times.game_ms != match.t:
        return Difference(end, f"game_ms: is {run.times.game_ms}, recomputed {match.t}")
    if run.commitment is not None and run.commitment != runfile.commitment(run.seed, run.salt or ""):
        return Difference(0, "the commitment does not fit seed and salt")
    if (run.rig is not None) != run.marks.rigged or bool(run.position) != run.marks.positioned:
        return Difference(0, "the marks do not tell of rig or position")
    if replay.drawn(run.options) != run.marks.own_track:
        return Difference(0, "the marks do not tell of the own track")
    return None


def _warnings(run: RunFile) -> list[str]:
    found = []
    if run.result is None:
        found.append("unfinished")
    if run.marks.resumed:
        found.append(f"resumed {run.marks.resumed} times")
    found += [mark for mark in ("rigged", "positioned", "assisted", "forked", "own_track") if getattr(run.marks, mark)]
    before = 0
    for number, (t, _, _) in enumerate(run.actions, start=1):
        if t - before >= GAP_MS:
            found.append(f"gap of {(t - before) // 1000} s before action {number}")
        before = t
    return found


def _line(report: Report) -> str:
    parts = [f"{report.file}: {report.verdict}"]
    if report.why:
        place = "" if not report.first_difference else f"action {report.first_difference}: "
        parts.append(f"{place}{report.why}")
    if report.result is not None:
        parts.append(f"{report.result['reason']}, scores {report.result['scores']}, {report.game_ms} ms")
    parts += report.warnings
    return " | ".join(parts)
