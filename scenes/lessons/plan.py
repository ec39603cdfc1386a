"""Knows lessons and hints as data: what each step asks for, where it points, and what must have happened."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Literal

from game import catalog
from game.core import tables
from game.core.codec import CodecError, Plain
from game.core.match import Match, Start
from game.core.rules import Rig

FILE = "tutorial.toml"
Place = Literal["table", "below"]
Area = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class When:
    """Something that happened or is so: an event with these fields, or a fact of the skin or a part of the view that
    lies within the bounds (see `watch.measure`). Only one of `event`, `fact` and `view` is given."""

    event: str = ""
    fields: dict[str, Plain] = field(default_factory=dict)
    fact: str = ""
    view: str = ""
    least: int | None = None
    most: int | None = None
    equals: str | None = None


@dataclass(frozen=True, slots=True)
class Instead:
    """Other words (and another place) for a step as long as all of this is so."""

    when: tuple[When, ...]
    words: str
    at: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One short thing. Done by any of `until`; passed, kindly, by any of `past`; left out while any of `skip` is so.

    `at` names what is pointed at, `room` where the bubble may lie, `waits` lets the others wait until the player is
    ready, `pad` says that the words are others for somebody with a pad.
    """

    id: str
    until: tuple[When, ...]
    at: tuple[str, ...] = ()
    place: Place = "table"
    past: tuple[When, ...] = ()
    skip: tuple[When, ...] = ()
    instead: tuple[Instead, ...] = ()
    room: Area | None = None
    waits: bool = False
    pad: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A match that begins from a position, and the steps through it. `tutor` is the one of our cast who speaks, `cast`
    are those at the other seats if that is not the tutor alone."""

    id: str
    game: str
    tutor: str
    seed: str
    step: tuple[Step, ...]
    seats: int = 2
    levels: tuple[int | str | None, ...] = ()
    options: dict[str, Plain] = field(default_factory=dict)
    position: dict[str, Plain] = field(default_factory=dict)
    dice: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    rooms: dict[str, Area] = field(default_factory=dict)
    cast: tuple[str, ...] = ()

    @property
    def rig(self) -> Rig | None:
        """The chance that is laid down beforehand, if any is."""
        return Rig(self.dice, self.cards) if self.dice or self.cards else None

    def start(self) -> Start:
        """What the match begins from."""
        return Start(self.seats, self.options, self.seed, self.position or None, self.rig)


@dataclass(frozen=True, slots=True)
class Hint:
    """One small card, told once, when all of `when` is so for the first time."""

    id: str
    game: str
    when: tuple[When, ...]
    place: Place = "table"


@dataclass(frozen=True, slots=True)
class _Tutorial:
    lesson: tuple[Lesson, ...]
    hint: tuple[Hint, ...]


@cache
def listed() -> Mapping[str, Lesson]:
    """Every lesson of the file by its id, well formed but not tried: quick enough for the title."""
    return {lesson.id: lesson for lesson in tables.load(FILE, _Tutorial).lesson}


def lesson_for(game: str) -> Lesson | None:
    """The lesson of a game, not tried yet; None if it has none."""
    return next((lesson for lesson in listed().values() if lesson.game == game), None)


@cache
def lessons() -> Mapping[str, Lesson]:
    """Every lesson by its id, each known to begin; raises `DataError` naming what cannot be."""
    for lesson in listed().values():
        fault = fault_in(lesson)
        if fault:
            raise tables.DataError(f"{FILE}: lesson {lesson.id}: {fault}")
    return listed()


@cache
def hints(game: str) -> tuple[Hint, ...]:
    """The hints of a game in the order of the file; raises `DataError`."""
    every = tables.load(FILE, _Tutorial).hint
    for hint in every:
        fault = _fault_in_when(hint.game, hint.when)
        if fault:
            raise tables.DataError(f"{FILE}: hint {hint.id}: {fault}")
    return tuple(hint for hint in every if hint.game == game)


def fault_in(lesson: Lesson) -> str | None:
    """Why a lesson cannot be given, None if it can."""
    if lesson.game not in catalog.games():
        return f"game is {lesson.game!r}, expected one of {', '.join(catalog.games())}"
    if not lesson.step:
        return "it has no step"
    ids = [step.id for step in lesson.step]
    twice = next((one for one in ids if ids.count(one) > 1), None)
    if twice:
        return f"step {twice} stands there twice"
    for step in lesson.step:
        conditions = (*step.until, *step.past, *step.skip, *(when for other in step.instead for when in other.when))
        fault = _fault_in_when(lesson.game, conditions)
        if fault:
            return f"step {step.id}: {fault}"
        if not step.until:
            return f"step {step.id}: until is empty, so it would never end"
    if lesson.cast and len(lesson.cast) != lesson.seats - 1:
        return f"cast has {len(lesson.cast)} names, expected {lesson.seats - 1}"
    try:
        Match(catalog.games()[lesson.game].rules, lesson.start())
    except (CodecError, ValueError) as fault_of_start:
        return str(fault_of_start)
    return None


def _fault_in_when(game: str, conditions: tuple[When, ...]) -> str | None:
    if game not in catalog.games():
        return f"game is {game!r}, expected one of {', '.join(catalog.games())}"
    known = {kind.type: {one.name for one in fields(kind)} for kind in catalog.games()[game].rules.events}
    for when in conditions:
        if sum(map(bool, (when.event, when.fact, when.view))) != 1:
            return "expected exactly one of event, fact and view"
        if when.event and when.event not in known:
            return f"event is {when.event!r}, which {game} does not have"
        strange = set(when.fields) - known.get(when.event, set())
        if strange:
            return f"event {when.event or '(none)'} has no field {', '.join(sorted(strange))}"
    return None
