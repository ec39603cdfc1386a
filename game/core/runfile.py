"""Knows the run file: a match as options, seed and decided actions, whole or as journal lines (engine.md section 4)."""

import gzip
import hashlib
import io
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from game.core import codec, seeds
from game.core.codec import Plain

FORMAT = 1
LARGEST_BYTES = 6_000_000
MOST_ACTIONS = 150_000
MOST_SEATS = 16
_GZIP_MAGIC = b"\x1f\x8b"

CALENDAR = ("daily", "weekly")
KNOWN_SEEDS = ("seeded", "practice")

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=MOST_SEATS)]
Step = tuple[Count, SeatNumber, dict[str, Any]]


class RunFileError(Exception):
    """A run file or journal that cannot be read; the text says what is wrong with it."""


class Marks(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What sets a run apart; `own_track`: on a drawn track; `practice`: a further try at a seed of the calendar;
    `resumed` counts how often it was taken up again."""

    seeded: bool = False
    rigged: bool = False
    positioned: bool = False
    assisted: bool = False
    forked: bool = False
    own_track: bool = False
    practice: bool = False
    resumed: Count = 0


class Driver(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who moves a seat: `person`, or `bot` with its level (None: as strong as the run says)."""

    kind: str
    level: int | str | None = None


class Times(msgspec.Struct, forbid_unknown_fields=True):
    """`game_ms`: the last action's t. `real_ms`: wall time from start to end as recorded, breaks counted.

    `splits_real_ms`: the wall time at the end of each decided duel, None where it is not known; left out without any.
    """

    game_ms: Count = 0
    real_ms: Count = 0
    splits_real_ms: list[Count | None] | msgspec.UnsetType = msgspec.UNSET


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """Everything of a run but its actions; `started_ms`: when it began, in ms since 1970 (UTC), as recorded.

    `ranked`: everything is in the pouches, and pauses count as game time.
    """

    format: int
    game: str
    rules: str
    version: str
    data: str
    seed: str
    options: dict[str, Any]
    seats: list[Driver]
    commitment: str | None = None
    salt: str | None = None
    marks: Marks = msgspec.field(default_factory=Marks)
    position: dict[str, Any] | None = None
    rig: dict[str, Any] | None = None
    started_ms: Count | None = None
    ranked: bool = False


class RunFile(Header):
    """A whole run: the header, the decided actions, digests every 16 actions and at the end, result and times."""

    actions: list[Step] = msgspec.field(default_factory=list)
    digests: list[str] = msgspec.field(default_factory=list)
    result: dict[str, Any] | None = None
    times: Times = msgspec.field(default_factory=Times)


@dataclass(frozen=True, slots=True)
class Journal:
    """A journal as read: its header, the actions whose check sums hold, and what was wrong after them, if anything."""

    header: Header
    steps: tuple[Step, ...]
    fault: str | None


def pure(head: Header) -> bool:
    """Whether it began as every match does and nobody helped: what the file holds decides, not only what it says."""
    marks = head.marks
    marked = marks.rigged or marks.positioned or marks.assisted or marks.forked or marks.own_track
    return not (marked or head.rig is not None or head.position)


def category(head: Header) -> str:
    """What a run is compared with: `daily weekly practice seeded random free`; a free ride is drawn and not ranked."""
    if head.marks.practice:
        return "practice"
    if not head.marks.seeded and (kind := seeds.calendar(head.seed)):
        return kind
    return "seeded" if head.marks.seeded else "random" if head.ranked else "free"


def commitment(seed: str, salt: str) -> str:
    """SHA-256 of "seed|salt" in hex: binds a run to its seed before the first throw."""
    return hashlib.sha256(f"{seed}|{salt}".encode()).hexdigest()


def dumps(run: RunFile) -> bytes:
    """The run file as UTF-8 JSON."""
    return msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n"


def plain(run: RunFile) -> Plain:
    """The run file as plain JSON values."""
    return msgspec.to_builtins(run)


def from_plain(form: Plain) -> RunFile:
    """A run file from plain JSON values; raises `RunFileError`."""
    try:
        run = msgspec.convert(form, RunFile, strict=True)
    except (msgspec.ValidationError, RecursionError) as fault:
        raise RunFileError(f"run file: {str(fault)[:200]}") from None
    _known_format(run)
    return run


def header_of(run: RunFile) -> Header:
    """The head of a run file alone."""
    return Header(**{name: getattr(run, name) for name in Header.__struct_fields__})


def loads(raw: bytes) -> RunFile:
    """A run file from its bytes, gzip or not; raises `RunFileError` within fixed bounds of time and memory."""
    raw = _unpacked(raw)
    if raw.count(b"[") > MOST_ACTIONS * 4:
        raise RunFileError(f"run file: too large, expected at most {MOST_ACTIONS} actions")
    run: RunFile = _decoded(raw, RunFile)
    if len(run.actions) > MOST_ACTIONS:
        raise RunFileError(f"run file: has {len(run.actions)} actions, expected at most {MOST_ACTIONS}")
    _known_format(run)
    return run


def header_line(header: Header) -> bytes:
    """The first line of a journal."""
    return _line(msgspec.to_builtins(header), "")


def step_line(step: Sequence[Plain], sum_before: str) -> bytes:
    """A journal line for one action, chained to the check sum of the line before."""
    return _line(list(step), sum_before)


def sum_of(line: bytes) -> str:
    """The check sum a journal line ends with."""
    return line.rstrip(b"\n")[-_SUM_DIGITS:].decode("ascii", "replace")


def read_journal(raw: bytes) -> Journal:
    """A journal from its bytes: what is whole at its beginning is kept; raises `RunFileError` without a header."""
    if len(raw) > LARGEST_BYTES:
        raise RunFileError(f"journal: too large, expected at most {LARGEST_BYTES} bytes")
    first, *lines = raw.split(b"\n")
    text, broken = _checked(first, "")
    if text is None:
        raise RunFileError(f"journal: line 1: {broken}")
    header: Header = _decoded(text, Header)
    _known_format(header)
    steps: list[Step] = []
    before = sum_of(first)
    for number, line in enumerate(lines, start=2):
        if not line and number == len(lines) + 1:
            return Journal(header, tuple(steps), None)
        text, broken = _checked(line, before)
        if text is None:
            return Journal(header, tuple(steps), f"journal: line {number}: {broken}")
        try:
            steps.append(_decoded(text, Step))
        except RunFileError:
            return Journal(header, tuple(steps), f"journal: line {number}: is no action")
        before = sum_of(line)
    return Journal(header, tuple(steps), "journal: the last line is not whole")


_SUM_DIGITS = 12


def _line(plain: Plain, before: str) -> bytes:
    text = codec.canonical_json(plain).encode("ascii")
    return text + b" " + _sum(text, before).encode("ascii") + b"\n"


def _sum(text: bytes, before: str) -> str:
    return hashlib.sha256(before.encode("ascii", "replace") + text).hexdigest()[:_SUM_DIGITS]


def _checked(line: bytes, before: str) -> tuple[bytes | None, str]:
    text, blank, given = line.rpartition(b" ")
    if not blank or given.decode("ascii", "replace") != _sum(text, before):
        return None, "the check sum does not fit"
    return text, ""


def _decoded(raw: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind, strict=True)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError) as fault:
        raise RunFileError(f"run file: {str(fault)[:200] or 'nested too deep'}") from None


def _known_format(header: Header) -> None:
    if header.format != FORMAT:
        raise RunFileError(f"run file: format {header.format}, expected {FORMAT}")


def _unpacked(raw: bytes) -> bytes:
    if raw.startswith(_GZIP_MAGIC):
        try:
            with gzip.open(io.BytesIO(raw)) as packed:
                raw = packed.read(LARGEST_BYTES + 1)
        except (OSError, EOFError, zlib.error):
            raise RunFileError("run file: the gzip wrapping is damaged") from None
    if len(raw) > LARGEST_BYTES:
        raise RunFileError(f"run file: too large, expected at most {LARGEST_BYTES} bytes")
    return raw
