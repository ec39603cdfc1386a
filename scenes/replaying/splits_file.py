"""Knows LiveSplit's splits file (.lss, version 1.7.0): a segment a duel, every attempt, best run and best segments."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from game.campaign.opponents import DUELS

VERSION = "1.7.0"
_PERSONAL_BEST = "Personal Best"
_DAY_S = 86_400
_LATEST_MS = 253_370_764_800_000  # the year 9999 begins: no later moment can be written


@dataclass(frozen=True, slots=True)
class Split:
    """A moment of a run in ms from its start, by game time and by the wall; None where that was not measured."""

    game_ms: int
    real_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Attempt:
    """A run: when it began and ended in ms since 1970, and when its duels were won, one by one."""

    splits: tuple[Split, ...] = ()
    started_ms: int | None = None
    ended_ms: int | None = None

    @property
    def whole(self) -> bool:
        """Whether every duel was won."""
        return len(self.splits) == DUELS

    @property
    def segments(self) -> tuple[Split, ...]:
        """How long each won duel took, with the road to it."""
        measured: list[Split] = []
        for before, after in pairwise((Split(0, 0), *self.splits)):
            known = before.real_ms is not None and after.real_ms is not None
            real_ms = (after.real_ms or 0) - (before.real_ms or 0) if known else None
            measured.append(Split(after.game_ms - before.game_ms, real_ms))
        return tuple(measured)


@dataclass(frozen=True, slots=True)
class Names:
    """What stands in the file for people to read."""

    game: str
    category: str
    segment: Callable[[int], str]


def attempt(game_ms: Sequence[int], real_ms: Sequence[int | None], started_ms: int | None, total_ms: int) -> Attempt:
    """A run from its times; real times that run backwards or behind game time (a clock was set) are left out."""
    known = [*real_ms, *[None] * len(game_ms)][: len(game_ms)]
    there = [real for real in known if real is not None]
    true = all(one <= other for one, other in pairwise(there)) and all(
        real is None or real >= game for real, game in zip(known, game_ms, strict=True)
    )
    splits = tuple(Split(game, real if true else None) for game, real in zip(game_ms, known, strict=True))
    ended_ms = None if started_ms is None else started_ms + max(total_ms, 0)
    if ended_ms is not None and ended_ms > _LATEST_MS:
        started_ms = ended_ms = None
    return Attempt(splits, started_ms, ended_ms)


def best_of(attempts: Iterable[Attempt]) -> Attempt | None:
    """The fastest whole run, by real time where that was measured, then by game time; None without any."""
    whole = [one for one in attempts if one.whole]
    measured = [one for one in whole if one.splits[-1].real_ms is not None]
    return min(measured or whole, key=lambda one: (one.splits[-1].real_ms or 0, one.splits[-1].game_ms), default=None)


def as_lss(names: Names, attempts: Sequence[Attempt]) -> bytes:
    """The file; without attempts it has the segments alone, to begin with."""
    run = Element("Run", version=VERSION)
    SubElement(run, "GameIcon")
    SubElement(run, "GameName").text = names.game
    SubElement(run, "CategoryName").text = names.category
    SubElement(run, "LayoutPath")
    metadata = SubElement(run, "Metadata")
    SubElement(metadata, "Run", id="")
    SubElement(metadata, "Platform", usesEmulator="False")
    SubElement(metadata, "Region")
    SubElement(metadata, "Variables")
    SubElement(run, "Offset").text = time_span(0)
    SubElement(run, "AttemptCount").text = str(len(attempts))
    history = SubElement(run, "AttemptHistory")
    for number, one in enumerate(attempts, start=1):
        _attempt(history, number, one)
    segments, best = SubElement(run, "Segments"), best_of(attempts)
    for number in range(DUELS):
        _segment(segments, names.segment(number + 1), number, attempts, best)
    SubElement(run, "AutoSplitterSettings")
    ElementTree.indent(run)
    return ElementTree.tostring(run, encoding="UTF-8", xml_declaration=True) + b"\n"


def time_span(ms: int) -> str:
    """A time as .NET writes it, days in front if there are any."""
    seconds, rest = divmod(ms, 1000)
    days, seconds = divmod(seconds, _DAY_S)
    head = f"{days}." if days else ""
    return f"{head}{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.{rest:03}0000"


def moment(ms: int) -> str:
    """A moment as LiveSplit writes it: month, day, year, UTC."""
    return (datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=ms)).strftime("%m/%d/%Y %H:%M:%S")


def _attempt(history: Element, number: int, one: Attempt) -> None:
    node = SubElement(history, "Attempt", id=str(number))
    if one.started_ms is not None and one.ended_ms is not None:
        for name, ms in (("started", one.started_ms), ("ended", one.ended_ms)):
            node.set(name, moment(ms))
            node.set(f"is{name.capitalize()}Synced", "False")
    if one.whole:
        _time(node, one.splits[-1])


def _segment(segments: Element, name: str, number: int, attempts: Sequence[Attempt], best: Attempt | None) -> None:
    node = SubElement(segments, "Segment")
    SubElement(node, "Name").text = name
    SubElement(node, "Icon")
    times = SubElement(SubElement(node, "SplitTimes"), "SplitTime", name=_PERSONAL_BEST)
    if best is not None:
        _time(times, best.splits[number])
    done = [(at, one.segments[number]) for at, one in enumerate(attempts, start=1) if len(one.splits) > number]
    fastest = SubElement(node, "BestSegmentTime")
    if done:
        real = min((split.real_ms for _, split in done if split.real_ms is not None), default=None)
        _time(fastest, Split(min(split.game_ms for _, split in done), real))
    history = SubElement(node, "SegmentHistory")
    for at, split in done:
        _time(SubElement(history, "Time", id=str(at)), split)


def _time(node: Element, split: Split) -> None:
    if split.real_ms is not None:
        SubElement(node, "RealTime").text = time_span(split.real_ms)
    SubElement(node, "GameTime").text = time_span(split.game_ms)
