"""Knows how a recorded game of the saloon is played on from one of its decisions: as an evening of that one game."""

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass

from game import catalog
from game.core import forms
from game.core.codec import CodecError
from game.core.rules import Seat
from game.core.runfile import Driver, Header, RunFile, Step
from scenes.catalog import TABLE_GAMES
from scenes.saloon import keeper, store
from scenes.saloon.evening import SINGLE, Bout, Chair, Evening
from scenes.services import saves, wall
from scenes.services.saves import AnySession
from scenes.ui.marks import MARKS


@dataclass(frozen=True, slots=True)
class Branch:
    """Another way on from a recorded game: its evening, its game, its head, the actions taken over, the match there."""

    evening: Evening
    bout: Bout
    header: Header
    steps: tuple[Step, ...]
    session: AnySession


def can_be(run: RunFile) -> bool:
    """Whether a recorded game is one that the saloon could have held: with a person, from the usual beginning."""
    if run.game not in [one.id for one in TABLE_GAMES] or run.position or run.rig is not None:
        return False
    evening = _evening(run, lambda seat: str(seat + 1))
    try:
        store.check(evening)
        complete = forms.merged_options(catalog.games()[run.game].rules.options(), run.options)
        return store.options_of(evening) == dict(complete)
    except CodecError:
        return False


def branch(run: RunFile, n: int, named: Callable[[Seat], str]) -> Branch:
    """The way on from the first `n` actions, marked; raises `RunFileError`."""
    evening, steps = _evening(run, named), tuple(run.actions[:n])
    bout = Bout(tuple(range(len(run.seats))), run.seed)
    header = keeper.header_of(evening, bout)
    header.marks = copy.copy(run.marks)
    header.marks.forked = True
    session = saves.replayed(header, steps)
    header.started_ms = max(0, wall.now_ms() - session.match.t)
    return Branch(evening, bout, header, steps, session)


def _evening(run: RunFile, named: Callable[[Seat], str]) -> Evening:
    chairs = tuple(Chair(named(seat), seat % len(MARKS), _level(driver)) for seat, driver in enumerate(run.seats))
    return Evening(run.game, SINGLE, chairs, run.seed, json.dumps(run.options), run.marks.seeded)


def _level(driver: Driver) -> str:
    return "" if driver.kind == "person" else str(driver.level)
