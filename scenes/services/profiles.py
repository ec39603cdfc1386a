"""Knows the people who play on this machine: a folder each with what they have reached, and who plays now."""

import json
import logging
import shutil
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

from game.core import tables
from game.yathsel import difficulty
from scenes.services import files

NAME_MOST = 24
PROFILE, BEFORE, CURRENT = "profile.toml", "profile.before.toml", "current.toml"
_FIRST = "1"
_GONE = "deleted"


@dataclass(frozen=True, slots=True)
class Profile:
    """What one person has reached. `booked` are the marks of the run files whose XP is counted; `open_stakes` says how
    many stakes above hard may be chosen; `difficulty`, `stake` and `ranked` were chosen last; `met` is the collection,
    `told` what need not be told again; `tried` are the seeds of the calendar whose one counted try has begun."""

    name: str = ""
    xp: int = 0
    runs: int = 0
    won: int = 0
    open_stakes: int = 0
    difficulty: str = "normal"
    stake: int = 0
    met: tuple[str, ...] = ()
    booked: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    tried: tuple[str, ...] = ()
    ranked: bool = False


@dataclass(frozen=True, slots=True)
class Gain:
    """What a finished run brings: its mark, XP, whether it was won, the highest stake that opens, things met.

    One that does not count is no run of the player's either.
    """

    mark: str
    xp: int
    won: bool
    opens: int
    met: frozenset[str]
    counts: bool = True


@dataclass(frozen=True, slots=True)
class _Current:
    profile: str


def with_gain(profile: Profile, gain: Gain) -> Profile:
    """The profile after a finished run; one that is booked already changes nothing."""
    if gain.mark in profile.booked:
        return profile
    return replace(
        profile, xp=profile.xp + max(0, gain.xp), runs=profile.runs + gain.counts, won=profile.won + gain.won,
        open_stakes=max(profile.open_stakes, gain.opens), met=tuple(sorted({*profile.met, *gain.met})),
        booked=(*profile.booked, gain.mark),
    )  # fmt: skip


def fault_in(profile: Profile) -> str | None:
    """Why a profile is out of its limits, as one sentence; None if all is fine."""
    for name in ("xp", "runs", "won", "open_stakes", "stake"):
        if getattr(profile, name) < 0:
            return f"{name} is {getattr(profile, name)}, expected 0 or more"
    if profile.difficulty not in difficulty.NAMES:
        return f"difficulty is {profile.difficulty!r}, expected one of {', '.join(difficulty.NAMES)}"
    if len(profile.name) > NAME_MOST:
        return f"name has {len(profile.name)} characters, expected at most {NAME_MOST}"
    return None


def as_toml(profile: Profile) -> bytes:
    """The profile as the text of its file."""
    lines = ["# A player of Yathsel; the game rewrites this file."]
    for name, value in asdict(profile).items():
        plain = list(value) if isinstance(value, tuple) else value
        lines.append(f"{name} = {json.dumps(plain, ensure_ascii=False)}")
    return ("\n".join(lines) + "\n").encode()


class Profiles:
    """The people in `root`; there is always one who plays. `damaged` are files that could not be used, set aside."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.damaged: list[Path] = []
        self._known: dict[str, Profile] = {}
        for folder in self._folders():
            self._known[folder] = self._read(folder)
        if not self._known:
            self._known[_FIRST] = Profile()
        self.current = self._read_current()

    @property
    def now(self) -> Profile:
        """Who plays."""
        return self._known[self.current]

    @property
    def folder(self) -> Path:
        """The folder of who plays."""
        return self.root / self.current

    @property
    def runs(self) -> Path:
        """The folder of the runs of who plays."""
        return self.folder / "runs"

    def all(self) -> tuple[tuple[str, Profile], ...]:
        """Everybody by the name of the folder, in the order they came."""
        return tuple((folder, self._known[folder]) for folder in sorted(self._known, key=int))

    def change(self, wanted: Profile) -> bool:
        """Puts another state of who plays in force and on the disk; False if that refused (it holds all the same)."""
        self._known[self.current] = wanted
        return self._write(self.current, wanted)

    def note_try(self, seed: str) -> bool:
        """Remembers that the counted try at a seed has begun; False if the disk refused (then it has not)."""
        wanted = replace(self.now, tried=(*self.now.tried, seed))
        if not self._write(self.current, wanted):
            return False
        self._write(self.current, wanted)  # once more: the copy that a damaged file is replaced by shall know it too
        self._known[self.current] = wanted
        return True

    def choose(self, folder: str) -> bool:
        """Lets somebody else play; False if the disk refused to remember it."""
        self.current = folder
        return _stored(partial(files.write_whole, self.root / CURRENT, f'profile = "{folder}"\n'.encode()))

    def create(self, name: str) -> bool:
        """A new player, who plays from now on; False if the disk refused (nothing changes then)."""
        folder = str(1 + max(map(int, self._known), default=0))
        made = Profile(clean_name(name))
        if not self._write(folder, made):
            return False
        self._known[folder] = made
        self.choose(folder)
        return True

    def rename(self, folder: str, name: str) -> bool:
        """Another name for somebody; False if the disk refused (the old one stays)."""
        wanted = replace(self._known[folder], name=clean_name(name))
        if not self._write(folder, wanted):
            return False
        self._known[folder] = wanted
        return True

    def delete(self, folder: str) -> bool:
        """Takes somebody and all runs off the disk; the last one is followed by a fresh one. False if refused."""
        there, gone = self.root / folder, self.root / f"{_GONE}-{folder}"
        if there.exists():
            shutil.rmtree(gone, ignore_errors=True)
            if not _stored(lambda: there.replace(gone)):
                return False
            shutil.rmtree(gone, ignore_errors=True)
        del self._known[folder]
        if not self._known:
            self._known[_FIRST] = Profile()
        if self.current == folder:
            self.choose(self.all()[0][0])
        return True

    def _folders(self) -> list[str]:
        try:
            return [path.name for path in self.root.iterdir() if path.is_dir() and _is_number(path.name)]
        except OSError:
            return []

    def _read_current(self) -> str:
        first = self.all()[0][0]
        path = self.root / CURRENT
        try:
            wanted = tables.read(path, _Current).profile if path.exists() else first
        except tables.DataError as fault:
            logging.getLogger(__name__).warning("%s", fault)
            wanted = first
        return wanted if wanted in self._known else first

    def _read(self, folder: str) -> Profile:
        for name in (PROFILE, BEFORE):
            path = self.root / folder / name
            if not path.exists():
                continue
            try:
                profile = tables.read(path, Profile)
                fault = fault_in(profile)
            except tables.DataError as error:
                profile, fault = Profile(), str(error)
            if fault is None:
                return profile
            logging.getLogger(__name__).warning("%s: set aside: %s", folder, fault)
            self.damaged.append(files.put_aside(path) or path)
        return Profile()

    def _write(self, folder: str, profile: Profile) -> bool:
        path = self.root / folder / PROFILE

        def write() -> None:
            if path.exists():
                files.write_whole(path.with_name(BEFORE), path.read_bytes())
            files.write_whole(path, as_toml(profile))

        return _stored(write)


def clean_name(name: str) -> str:
    """A name as it is kept: printable, without blanks at its ends, not too long."""
    return "".join(char for char in name if char.isprintable()).strip()[:NAME_MOST].strip()


def _is_number(name: str) -> bool:
    return name.isascii() and name.isdigit() and not name.startswith("0") and len(name) < 7


def _stored(write: Callable[[], object]) -> bool:
    try:
        write()
    except OSError as fault:
        logging.getLogger(__name__).warning("profile not saved: %s", fault)
        return False
    return True
