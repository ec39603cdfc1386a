"""Knows how far a lesson is: from the events a player has seen and what lies on the table, and from nothing else."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from scenes.lessons.plan import Lesson, Step, When

Now = Callable[[When], bool]


@dataclass(frozen=True, slots=True)
class Standing:
    """`at` is the first step that no event has ended yet; `kindly` says that the one before was passed, not done."""

    at: int = 0
    kindly: bool = False


def after(lesson: Lesson, standing: Standing, event: object, now: Now) -> Standing:
    """The standing after one more event."""
    kindly = False
    while standing.at < len(lesson.step):
        step = lesson.step[standing.at]
        if _any_event(step.until, event):
            return Standing(standing.at + 1, kindly)
        if _any_event(step.past, event):
            standing, kindly = Standing(standing.at + 1), True
            continue
        if not _may_be_left_out(step, now) or not _later(lesson, standing.at + 1, event, now):
            break
        standing = Standing(standing.at + 1)  # what was only looked at is over once what it led to has happened
    return replace(standing, kindly=standing.kindly or kindly)


def present(lesson: Lesson, standing: Standing, now: Now) -> int:
    """The number of the step to be told now: past what is so already; `len(lesson.step)` when there is none left."""
    at = standing.at
    while at < len(lesson.step):
        step = lesson.step[at]
        if not any(now(when) for when in (*step.until, *step.skip) if not when.event):
            break
        at += 1
    return at


def happened(when: When, event: object) -> bool:
    """Whether an event is what a condition names."""
    if not when.event or getattr(event, "type", "") != when.event:
        return False
    return all(_plain(getattr(event, name)) == _plain(value) for name, value in when.fields.items())


def within(when: When, value: object) -> bool:
    """Whether a fact or a part of the view lies within the bounds; without bounds: whether there is any."""
    if when.equals is not None:
        return value == when.equals
    size = measure(value)
    if when.least is None and when.most is None:
        return size > 0
    return (when.least is None or size >= when.least) and (when.most is None or size <= when.most)


def measure(value: object) -> int:
    """A number for a number, 1 or 0 for yes and no, how many for rows and words, 0 for nothing at all."""
    if isinstance(value, int):
        return int(value)
    if isinstance(value, tuple | str):
        return len(value)
    return 0 if value is None else 1


def part_of(view: Any, path: str) -> object:
    """The part of a view that a path names: names of fields and places in rows, with dots; None if it is not there."""
    found = view
    for name in path.split("."):
        if isinstance(found, tuple) and name.isdigit():
            found = found[int(name)] if int(name) < len(found) else None
        elif is_dataclass(found) and name in {one.name for one in fields(found)}:
            found = getattr(found, name)
        else:
            return None
    return found


def _any_event(conditions: Sequence[When], event: object) -> bool:
    return any(happened(when, event) for when in conditions)


def _may_be_left_out(step: Step, now: Now) -> bool:
    """Whether a step asks only for what can be looked at, or is left out as things are."""
    return any(not when.event for when in step.until) or any(now(when) for when in step.skip)


def _later(lesson: Lesson, at: int, event: object, now: Now) -> bool:
    """Whether an event ends a later step that only such steps lie before."""
    for step in lesson.step[at:]:
        if _any_event(step.until, event) or _any_event(step.past, event):
            return True
        if not _may_be_left_out(step, now):
            return False
    return False


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
