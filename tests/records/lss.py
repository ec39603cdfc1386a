"""Knows LiveSplit's splits file as its own saver writes it: every element in its order, times by their form."""

import re
from dataclasses import dataclass
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

RUN = ("GameIcon", "GameName", "CategoryName", "LayoutPath", "Metadata", "Offset", "AttemptCount", "AttemptHistory",
       "Segments", "AutoSplitterSettings")  # fmt: skip
SEGMENT = ("Name", "Icon", "SplitTimes", "BestSegmentTime", "SegmentHistory")
ATTEMPT = {"id", "started", "isStartedSynced", "ended", "isEndedSynced"}
TIME = re.compile(r"(?:(\d+)\.)?([01]\d|2[0-3]):([0-5]\d):([0-5]\d)\.(\d{7})")
MOMENT = re.compile(r"(0[1-9]|1[0-2])/([0-2]\d|3[01])/\d{4} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d")

Times = tuple[int | None, int | None]


@dataclass(frozen=True, slots=True)
class ReadSegment:
    name: str
    best_run: Times
    best: Times
    history: dict[int, Times]


@dataclass(frozen=True, slots=True)
class Read:
    """A splits file; times as (real, game) in ms."""

    game: str
    category: str
    attempts: dict[int, Times]
    segments: tuple[ReadSegment, ...]


def read(raw: bytes) -> Read:
    """A splits file; fails for anything that LiveSplit's saver would not write."""
    assert raw.startswith(b"<?xml version='1.0' encoding='UTF-8'?>\n")
    run = ElementTree.fromstring(raw)
    assert (run.tag, run.attrib) == ("Run", {"version": "1.7.0"})
    parts = {child.tag: child for child in run}
    assert tuple(child.tag for child in run) == RUN
    metadata = parts["Metadata"]
    assert [(child.tag, child.attrib) for child in metadata] == [
        ("Run", {"id": ""}), ("Platform", {"usesEmulator": "False"}), ("Region", {}), ("Variables", {}),
    ]  # fmt: skip
    assert span(parts["Offset"]) == 0
    attempts = {}
    for one in parts["AttemptHistory"]:
        assert one.tag == "Attempt"
        assert set(one.attrib) in (ATTEMPT, {"id"})
        assert all(MOMENT.fullmatch(one.attrib[name]) for name in ("started", "ended") if name in one.attrib)
        assert one.get("isStartedSynced", "False") == one.get("isEndedSynced", "False") == "False"
        attempts[int(one.attrib["id"])] = times(one)
    assert str(len(attempts)) == parts["AttemptCount"].text
    assert list(attempts) == list(range(1, len(attempts) + 1))
    segments = tuple(segment(one) for one in parts["Segments"])
    return Read(parts["GameName"].text or "", parts["CategoryName"].text or "", attempts, segments)


def segment(node: Element) -> ReadSegment:
    assert node.tag == "Segment"
    assert tuple(child.tag for child in node) == SEGMENT
    name, _, splits, best, history = node
    (split,) = splits
    assert (split.tag, split.attrib) == ("SplitTime", {"name": "Personal Best"})
    assert all(one.tag == "Time" and set(one.attrib) == {"id"} for one in history)
    told = {int(one.attrib["id"]): times(one) for one in history}
    assert len(told) == len(history)
    return ReadSegment(name.text or "", times(split), times(best), told)


def times(node: Element) -> Times:
    tags = [child.tag for child in node]
    assert tags in ([], ["GameTime"], ["RealTime", "GameTime"])
    found = {child.tag: span(child) for child in node}
    return found.get("RealTime"), found.get("GameTime")


def span(node: Element) -> int:
    found = TIME.fullmatch(node.text or "")
    assert found is not None, node.text
    days, hours, minutes, seconds, ticks = (int(part or 0) for part in found.groups())
    assert ticks % 10_000 == 0
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ticks // 10_000
