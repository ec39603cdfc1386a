"""Knows how a golden run is played from its seed by choosers that draw from no stream of the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game import catalog
from game.core import replay, rigs
from game.core.draw import draw
from game.core.match import Match, Start
from game.core.runfile import Driver, RunFile

Chooser = Callable[[Any, int], Any]
STEP_MS = 250


@dataclass(frozen=True)
class Scenario:
    """One golden run: how it starts, its first actions, and who chooses then.

    `aside` chooses for seat 0 while it only may act; None lets the others go on. `instead` are actions with
    their seat, by the number of actions before them.
    """

    game: str
    name: str
    start: Start
    choosers: tuple[Chooser, ...]
    script: tuple[tuple[int, Any], ...] = ()
    aside: Chooser | None = None
    step_ms: int = STEP_MS
    instead: Mapping[int, tuple[int, Any]] = field(default_factory=dict)


def careless(match: Any, seat: int) -> Any:
    """Any listed action, by the seed and the number of actions before."""
    listed = match.rules.legal(match.state, seat)
    return listed[draw(match.start.seed, "test_careless", (len(match.log),), len(listed))]


def busy(match: Any, seat: int) -> Any:
    """Any kind of listed action, then any of that kind."""
    listed = match.rules.legal(match.state, seat)
    kinds = sorted({type(action).__name__ for action in listed})
    kind = kinds[draw(match.start.seed, "test_kind", (len(match.log),), len(kinds))]
    those = [action for action in listed if type(action).__name__ == kind]
    return those[draw(match.start.seed, "test_busy", (len(match.log),), len(those))]


def record(scenario: Scenario) -> RunFile:
    """Plays a scenario to its end; gives its run file."""
    start = scenario.start
    match: Any = Match(catalog.games()[scenario.game].rules, start)
    while match.outcome is None:
        seat, action = _next(scenario, match)
        match.submit(seat, action, match.t + scenario.step_ms)
    drivers = [Driver("person") for _ in range(start.seats)]
    marks = replay.marks_of(start, seeded=True)
    header = catalog.header(scenario.game, start.seed, match.options, drivers, marks)
    header.position = None if start.position is None else dict(start.position)
    header.rig = None if start.rig is None else rigs.form(match.rules, start.rig)
    return replay.run_file(match, header, real_ms=match.t)


def _next(scenario: Scenario, match: Any) -> tuple[int, Any]:
    done, seat = len(match.log), match.to_act[0]
    if done < len(scenario.script):
        return scenario.script[done]
    if done in scenario.instead:
        return scenario.instead[done]
    if scenario.aside is not None and seat != 0:
        aside = scenario.aside(match, 0)
        if aside is not None:
            return 0, aside
    return seat, scenario.choosers[seat](match, seat)
