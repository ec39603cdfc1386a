"""Knows which run waits to be gone on with, and what to do with whatever else lies in its place."""

import json
import logging
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Literal

from game import catalog
from game.core import codec, replay, runfile
from game.core.match import Entry, IllegalAction
from game.core.rules import Seat
from game.core.runfile import FORMAT, Header, RunFileError, Step
from game.core.session import Session
from scenes.services import files

JOURNAL = "current.run.jsonl"
FINISHED = "finished"
BOT_SEAT = 1

Kind = Literal["none", "waiting", "over", "empty", "folder", "foreign", "damaged", "newer", "other_rules", "unreadable"]
AnySession = Session[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Found:
    """What lies in the journal's place. Only `waiting` and `over` have a run, with every action that can be used.

    `aside` is where a file that cannot be used lies now; `lost`: the journal was damaged before its last line.
    """

    kind: Kind
    header: Header | None = None
    steps: tuple[Step, ...] = ()
    session: AnySession | None = field(default=None, repr=False)
    aside: Path | None = None
    lost: bool = False

    @property
    def unusable(self) -> bool:
        """Whether something lies there that the player should be told about."""
        return self.lost or self.kind not in ("none", "waiting", "over")


def examine(runs: Path) -> Found:
    """What waits in the folder of runs. Damaged files are put aside, those of other games left; raises no `OSError`."""
    path = runs / JOURNAL
    try:
        if path.is_dir():
            return Found("folder", aside=files.put_aside(path))
        if not path.exists():
            return Found("none")
        raw = path.read_bytes()
    except OSError as fault:
        logging.getLogger(__name__).warning("%s cannot be read: %s", path.name, fault)
        return Found("unreadable")
    found = _read(raw)
    if found.kind in ("empty", "foreign", "damaged"):
        return Found(found.kind, aside=files.put_aside(path))
    if found.lost:
        return Found(found.kind, found.header, found.steps, found.session, _copied_aside(path, raw), True)
    return found


def clear_the_way(runs: Path) -> None:
    """Keeps what still lies in the journal's place before a new run takes it; a run nobody sat down to may go."""
    found = examine(runs)
    if found.kind == "none" or (found.kind == "waiting" and not found.steps):
        return
    path = runs / JOURNAL
    try:
        path.rename(_free_name(path, "kept"))
    except OSError as fault:
        logging.getLogger(__name__).warning("%s cannot be kept: %s", path.name, fault)


def how_many(runs: Path) -> int:
    """How many finished runs lie there."""
    return sum(1 for _ in (runs / FINISHED).glob("*.run.json*"))


def finished_place(runs: Path, session: AnySession, journal: bytes, now: datetime) -> Path:
    """Where the file of the finished run that `journal` tells belongs: once found, it stays the same place."""
    outcome = session.match.outcome
    assert outcome is not None
    mark = sha256(journal).hexdigest()[:8]
    for place in (runs / FINISHED).glob(f"*-{mark}.run.json"):
        return place
    difficulty = str(session.match.options.get("difficulty", "normal"))
    return runs / FINISHED / f"{now:%Y%m%d-%H%M%S}-{difficulty}-{outcome.reason}-{mark}.run.json"


def replayed(header: Header, steps: tuple[Step, ...]) -> AnySession:
    """The session of a recorded run after its steps, everything each seat has seen included; raises `RunFileError`."""
    rules = catalog.games()[header.game].rules
    session: AnySession = Session(replay.begun(rules, header), levels_of(header))
    for number, (t, seat, plain) in enumerate(steps, start=1):
        try:
            action = codec.decode_tagged(rules.actions, plain, "action")
            session.submit(seat, action, t)
        except (codec.CodecError, IllegalAction) as fault:
            raise RunFileError(f"journal: action {number}: {fault}") from None
        if session.match.log[-1] != Entry(t, seat, action):
            raise RunFileError(f"journal: action {number}: it came after a deadline")
    return session


def levels_of(header: Header) -> dict[Seat, int | str | None]:
    """The seats that bots move, with their levels."""
    return {seat: driver.level for seat, driver in enumerate(header.seats) if driver.kind == "bot"}


def _read(raw: bytes) -> Found:
    if not raw.strip():
        return Found("empty")
    try:
        journal = runfile.read_journal(raw)
    except RunFileError as fault:
        logging.getLogger(__name__).warning("%s", fault)
        return Found(_kind_of_unread(raw))
    header = journal.header
    if header.game not in catalog.games():
        return Found("newer")
    if header.rules != catalog.games()[header.game].rules.id or header.data != catalog.fingerprint(header.game):
        return Found("other_rules")
    try:
        session = replayed(header, journal.steps)
    except RunFileError as fault:
        logging.getLogger(__name__).warning("%s", fault)
        return Found("damaged")
    kind: Kind = "waiting" if session.match.outcome is None else "over"
    return Found(kind, header, journal.steps, session, lost=_more_than_the_last_line(raw, len(journal.steps)))


def _more_than_the_last_line(raw: bytes, steps: int) -> bool:
    """Whether more is broken than a last line that was being written when the game stopped."""
    return raw.count(b"\n") > steps + 2 or (raw.count(b"\n") == steps + 2 and not raw.endswith(b"\n"))


def _kind_of_unread(raw: bytes) -> Kind:
    """A journal of a newer game, something foreign, or a broken journal of ours."""
    first = raw.split(b"\n", 1)[0].rpartition(b" ")[0] or raw
    for text in (first, raw):
        try:
            plain = json.loads(text)
        except (ValueError, RecursionError):
            continue
        if isinstance(plain, dict) and isinstance(plain.get("format"), int) and plain["format"] > FORMAT:
            return "newer"
        if not (isinstance(plain, dict) and "format" in plain):
            return "foreign"
    return "damaged"


def _copied_aside(path: Path, raw: bytes) -> Path | None:
    """A copy of a journal that is used only in part."""
    aside = _free_name(path, "damaged")
    try:
        files.write_whole(aside, raw)
    except OSError:
        return None
    return aside


def _free_name(path: Path, word: str) -> Path:
    return next(aside for number in count(1) if not (aside := path.with_name(f"{path.name}.{word}-{number}")).exists())
