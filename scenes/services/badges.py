"""Knows the badges of the records: which there are, and how near the feats of all finished games come to each."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from functools import cache

from game.core import tables
from scenes.services.feats import FEATS, HIGHEST, LOWEST

FILE = "badges.toml"
RULES = ("sum", "best", "least", "kinds", "row")
Row = tuple[str, str, str, int]


@dataclass(frozen=True, slots=True)
class Badge:
    """One badge: `goal` by `rule` over the numbers of a feat earns it."""

    id: str
    feat: str
    rule: str
    goal: int
    what: str = ""


@dataclass(frozen=True, slots=True)
class Badges:
    """The file `data/badges.toml`."""

    badge: tuple[Badge, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a badge is: the number reached (None: nothing yet), and the file that earned it, empty before."""

    badge: Badge
    reached: int | None = None
    file: str = ""

    @property
    def earned(self) -> bool:
        """Whether it was earned."""
        return bool(self.file)


def checked(read: Badges) -> Badges:
    """The same when every badge can be earned and has a name of its own; raises `DataError`."""
    ids = [one.id for one in read.badge]
    for one in read.badge:
        if ids.count(one.id) > 1:
            raise tables.DataError(f"{FILE}: {one.id} stands there {ids.count(one.id)} times, expected once")
        if one.feat not in FEATS:
            raise tables.DataError(f"{FILE}: {one.id}: feat is {one.feat}, expected one of {', '.join(FEATS)}")
        fitting = ("least",) if one.feat in LOWEST else ("best",) if one.feat in HIGHEST else ("sum", "kinds", "row")
        if one.rule not in fitting:
            raise tables.DataError(f"{FILE}: {one.id}: rule is {one.rule}, expected {' or '.join(fitting)}")
        if one.goal < 1:
            raise tables.DataError(f"{FILE}: {one.id}: goal is {one.goal}, expected 1 or more")
    return read


@cache
def badges() -> tuple[Badge, ...]:
    """Every badge in the order of the file; raises `DataError`."""
    return checked(tables.load(FILE, Badges)).badge


def standings(rows: Iterable[Row], wanted: Iterable[Badge] | None = None) -> tuple[Standing, ...]:
    """How far each badge is after these rows: file, feat, kind and number, the oldest file first."""
    tallies = [_Tally(badge) for badge in (badges() if wanted is None else wanted)]
    by_feat: dict[str, list[_Tally]] = {}
    for tally in tallies:
        by_feat.setdefault(tally.badge.feat, []).append(tally)
    for file, feat, what, number in rows:
        for tally in by_feat.get(feat, ()):
            if tally.badge.what in ("", what):
                tally.add(file, what, number)
    return tuple(Standing(tally.badge, tally.reached, tally.file) for tally in tallies)


@dataclass(slots=True)
class _Tally:
    """One badge while the rows go by."""

    badge: Badge
    reached: int | None = None
    file: str = ""
    kinds: set[str] = field(default_factory=set)
    days: set[int] = field(default_factory=set)

    def add(self, file: str, what: str, number: int) -> None:
        self.reached = self._reached(what, number)
        if not self.file and self._fits(self.reached):
            self.file = file

    def _reached(self, what: str, number: int) -> int:
        match self.badge.rule:
            case "sum":
                return (self.reached or 0) + number
            case "best":
                return max(self.reached or 0, number)
            case "least":
                return number if self.reached is None else min(self.reached, number)
            case "kinds":
                self.kinds.add(what)
                return len(self.kinds)
            case _:
                return max(self.reached or 0, self._row_with(what))

    def _fits(self, reached: int) -> bool:
        return reached <= self.badge.goal if self.badge.rule == "least" else reached >= self.badge.goal

    def _row_with(self, day: str) -> int:
        """How many of the days follow each other without a gap, this one among them; a day is `2026-11-30`."""
        try:
            first = last = date.fromisoformat(day).toordinal()
        except ValueError:
            return 0
        self.days.add(first)
        while first - 1 in self.days:
            first -= 1
        while last + 1 in self.days:
            last += 1
        return last - first + 1
