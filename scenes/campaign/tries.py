"""Knows whether the one counted try at a seed of the calendar is still open, and how it ended if not."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Literal

from game.core import runfile, seeds
from game.core.runfile import Header, RunFileError
from scenes.campaign import almanac
from scenes.campaign.almanac import Calendar
from scenes.services import saves
from scenes.services.profiles import Profiles

_HEAD_BYTES, _DATED = 2048, 8
_FINISHED = "*.run.json"


@dataclass(frozen=True, slots=True)
class Try:
    """`open`, `waits` (begun, and to be gone on with), or `done`; then with its end, if its file is still there."""

    state: Literal["open", "waits", "done"]
    reason: str = ""
    real_ms: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """What the calendar says of the run of a day or week: since which day, for how long, and of the player's try."""

    seed: str
    day: date
    left_ms: int
    attempt: Try


class Pages:
    """The calendar of one player while he looks at it: what has become of a try is looked up once a seed."""

    def __init__(self, profiles: Profiles, now_ms: Callable[[], int]) -> None:
        self._profiles = profiles
        self._now_ms = now_ms
        self._known: dict[str, Try] = {}

    def page(self, kind: Calendar) -> Page:
        """What it says now."""
        now = self._now_ms()
        seed = almanac.seed_of(kind, now)
        if seed not in self._known:
            self._known[seed] = look(self._profiles, seed)
        return Page(seed, almanac.first_day(kind, now), almanac.left_ms(kind, now), self._known[seed])


def spent(profiles: Profiles, seed: str) -> None:
    """Whoever plays a seed of the calendar in any way (practice, a fork, a race) knows its throws: no try is left."""
    if seeds.calendar(seed) and seed not in profiles.now.tried:
        profiles.note_try(seed)


def look(profiles: Profiles, seed: str) -> Try:
    """What has become of the counted try, by the run files, the journal and what the player's file remembers."""
    since = f"{almanac.first_day_of(seed):%Y%m%d}"
    for path in _naming(profiles.runs / saves.FINISHED, _FINISHED, seed, since):
        ended = _ended(path)
        if ended is not None:
            return ended
    for path in _naming(profiles.runs, f"{saves.JOURNAL}*", seed):
        if _counts(path):
            return Try("waits" if path.name == saves.JOURNAL else "done")
    return Try("done") if seed in profiles.now.tried else Try("open")


def _naming(folder: Path, pattern: str, seed: str, since: str = "") -> Iterator[Path]:
    """The files whose first lines name the seed; those that by their names are older than it need not be opened."""
    wanted = seed.encode()
    for path in sorted(folder.glob(pattern)):
        if path.name[:_DATED].isdigit() and path.name[:_DATED] < since:
            continue
        try:
            with path.open("rb") as file:
                named = wanted in file.read(_HEAD_BYTES)
        except OSError as fault:
            logging.getLogger(__name__).warning("%s is not looked at: %s", path.name, fault)
            continue
        if named:
            yield path


def _ended(path: Path) -> Try | None:
    """How a counted try ended by its file; None if it is of another run."""
    try:
        run = runfile.loads(path.read_bytes())
    except (OSError, RunFileError):
        return Try("done")
    if not _counted(run):
        return None
    return Try("done", str((run.result or {}).get("reason", "")), run.times.real_ms)


def _counts(path: Path) -> bool:
    """Whether a journal that names the seed is of a counted try; one that cannot be read may be."""
    try:
        header = runfile.read_journal(path.read_bytes()).header
    except (OSError, RunFileError):
        return True
    return _counted(header)


def _counted(header: Header) -> bool:
    return not (header.marks.practice or header.marks.seeded or header.marks.forked)
