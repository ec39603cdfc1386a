"""Knows what a moderator reads of a verified run file: what is proven, what is only recorded, what stands out."""

from collections.abc import Iterator

from game.commands.verify import MARKS, OK, Report
from game.core import runfile, seeds
from game.core.runfile import RunFile

PLAYER = 0


def told(report: Report, run: RunFile | None) -> Iterator[str]:
    """The lines about one file, an empty one at the end."""
    yield f"file        {report.file}"
    yield f"verdict     {report.verdict}{'' if report.why is None else f': {_why(report)}'}"
    if run is not None:
        yield f"played      {run.game}, rules {run.rules}, version {run.version}"
        options = [f"{name} {_value(value)}" for name, value in sorted(run.options.items())]
        yield f"options     {', '.join(options) or 'none'}"
        yield f"seats       {', '.join(_seat(number, run) for number in range(len(run.seats)))}"
        yield f"seed        {run.seed} ({_origin(run)}), {_commitment(run)}"
    if run is not None and report.actions is not None:
        yield from _measured(report, run)
    yield ""


def _measured(report: Report, run: RunFile) -> Iterator[str]:
    proven = "recomputed" if report.code == OK else "as far as it could be played"
    if report.category is not None:
        counted = "ranked: pauses are in the game time" if run.ranked else "not ranked: pauses are not in the game time"
        yield f"category    {report.category}, {counted}"
    yield f"result      {_result(report)}"
    yield f"game time   {clock(report.game_ms or 0)} {proven}"
    yield f"real time   {clock(run.times.real_ms)} as recorded: a file cannot prove it"
    own = sum(seat == PLAYER for _, seat, _ in run.actions)
    yield f"actions     {report.actions}, {own} of seat {PLAYER}"
    if report.longest_wait_before:
        yield f"longest     {clock(report.longest_wait_ms or 0)} before action {report.longest_wait_before}"
    before = 0
    for number, at in enumerate(report.splits_ms, start=1):
        yield f"duel {number:<6} {clock(at)} ({clock(at - before)})"
        before = at
    marks = [mark for mark in MARKS if getattr(run.marks, mark)]
    yield f"marks       {', '.join(marks) or 'none'}"
    yield f"resumed     {run.marks.resumed} times"
    for warning in report.warnings:
        yield f"note        {warning}"


def clock(ms: int) -> str:
    """Game or real time as h:mm:ss.mmm, hours only if there are any."""
    seconds, rest = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    head = f"{hours}:{minutes:02}" if hours else f"{minutes}"
    return f"{head}:{seconds:02}.{rest:03}"


def _why(report: Report) -> str:
    return f"action {report.first_difference}: {report.why}" if report.first_difference else str(report.why)


def _value(value: object) -> str:
    return f"of {len(value)}" if isinstance(value, list) else "-" if value is None else str(value)


def _seat(number: int, run: RunFile) -> str:
    driver = run.seats[number]
    return f"{number} {driver.kind}{'' if driver.level is None else f' {driver.level}'}"


def _origin(run: RunFile) -> str:
    return "typed" if run.marks.seeded else "of the calendar" if seeds.calendar(run.seed) else "drawn"


def _commitment(run: RunFile) -> str:
    if run.commitment is None:
        return "no commitment"
    fits = run.commitment == runfile.commitment(run.seed, run.salt or "")
    return f"commitment {run.commitment[:16]}… {'fits' if fits else 'DOES NOT FIT'} seed and salt"


def _result(report: Report) -> str:
    if report.result is None:
        return "none: the run is not over"
    return f"{report.result['reason']}, winners {report.result['winners']}, scores {report.result['scores']}"
