"""Knows which golden runs there are, and plays each from its seed by choosers that draw from no stream of the game."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game import catalog
from game.core import replay
from game.core.draw import draw
from game.core.match import Match, Start
from game.core.rules import Rig
from game.core.runfile import Driver, RunFile
from game.yathsel.actions import Abandon, Clock, Enter, Throw
from game.yathsel.card import BOXES
from game.yathsel.decide import score
from game.yathsel.state import Duel

Chooser = Callable[[Any, int], Any]
STEP_MS = 250


@dataclass(frozen=True)
class Scenario:
    """One golden run: how it starts, who chooses for each seat, when the clock speaks, when seat 0 gives up."""

    game: str
    name: str
    start: Start
    choosers: tuple[Chooser, ...]
    clock_before: int | None = None
    abandon_before: int | None = None


def duel_in(match: Any) -> Duel:
    """The duel being played, alone or within a run."""
    duel: Duel = match.state.duel if match.rules.game == "yathsel_run" else match.state
    return duel


def greedy(match: Any, seat: int) -> Any:
    """Holds the number that lies most often and throws on; then enters where it counts most."""
    listed = match.rules.legal(match.state, seat)
    duel = duel_in(match)
    boxes = [action.box for action in listed if isinstance(action, Enter)]
    if duel.dice is None or not boxes:
        return listed[0]
    often = Counter(duel.dice)
    number = max(often, key=lambda face: (often[face], face))
    again = Throw(tuple(slot for slot, face in enumerate(duel.dice) if face == number))
    if again in listed:
        return again
    dice = duel.dice
    return Enter(max(boxes, key=lambda box: (score(duel, seat, box, dice), -BOXES.index(box))))


def careless(match: Any, seat: int) -> Any:
    """Any listed action, by the seed and the number of actions before."""
    listed = match.rules.legal(match.state, seat)
    return listed[draw(match.start.seed, "test_careless", (len(match.log),), len(listed))]


def hasty(match: Any, seat: int) -> Any:
    """Throws once and enters in the topmost open box."""
    listed = match.rules.legal(match.state, seat)
    return next((action for action in listed if isinstance(action, Enter)), listed[0])


def record(scenario: Scenario) -> RunFile:
    """Plays a scenario to its end; gives its run file."""
    start = scenario.start
    match: Any = Match(catalog.games()[scenario.game].rules, start)
    while match.outcome is None:
        t = match.t + STEP_MS
        seat = match.to_act[0]
        if len(match.log) == scenario.clock_before:
            match.submit(-1, Clock(), t)
        elif len(match.log) == scenario.abandon_before:
            match.submit(0, Abandon(), t)
        else:
            match.submit(seat, scenario.choosers[seat](match, seat), t)
    drivers = [Driver("person") for _ in range(start.seats)]
    marks = replay.marks_of(start, seeded=True)
    header = catalog.header(scenario.game, start.seed, match.options, drivers, marks)
    header.position = None if start.position is None else dict(start.position)
    header.rig = None if start.rig is None else {"dice": list(start.rig.dice)}
    return replay.run_file(match, header, real_ms=match.t)


def _last_box(**points: int) -> dict[str, Any]:
    """A card of which only chance is open: 0 everywhere but the named points."""
    return {"boxes": {box: points.get(box, 0) for box in BOXES if box != "chance"}}


TIED = {"cards": [_last_box(fours=16), _last_box(large_straight=40)], "side": 0, "dice": [6, 6, 6, 6, 6],
        "throws_left": 0, "twists": []}  # fmt: skip
EVERY_TWIST = ["double_yathsel", "double_straights", "double_full_house", "double_chance", "double_kinds",
               "double_sixes", "double_upper", "triple_yathsel", "half_chance", "straight_gamble"]  # fmt: skip
FURTHER = {"cards": [{"boxes": {"yathsel": 50, "ones": 3}}, {"boxes": {"yathsel": 0}}], "side": 1, "twists": []}


def scenarios() -> tuple[Scenario, ...]:
    """Every golden run, game by game."""
    return (*_duels(), *_runs())


def _duels() -> tuple[Scenario, ...]:
    def duel(name: str, start: Start, *choosers: Chooser, **when: int) -> Scenario:
        return Scenario("yathsel_duel", name, start, choosers, **when)

    return (
        duel("plain", Start(2, {}, "GOLDEN PLAIN"), greedy, greedy, clock_before=9),
        duel("every_twist", Start(2, {"twists": EVERY_TWIST, "difficulty": "hard"}, "-5"), greedy, careless),
        duel("saloon_mirror", Start(3, {"mirror": True, "twists": ["double_chance", "straight_gamble"]}, "GRÜẞE"),
             greedy, careless, hasty),
        duel("saloon_six", Start(6, {}, "ROUND TABLE"), greedy, hasty, careless, greedy, hasty, careless),
        duel("roll_off", Start(2, {}, "TIE", TIED, Rig((1, 1, 1, 1, 2, 3, 3, 6, 6, 2, 4))), greedy, hasty),
        duel("further_yathsel", Start(2, {}, "FIVES", FURTHER, Rig((4,) * 5 + (2,) * 5 + (6,) * 15)), greedy, hasty),
        duel("abandoned", Start(2, {}, "ENOUGH"), greedy, greedy, abandon_before=18),
    )  # fmt: skip


def _runs() -> tuple[Scenario, ...]:
    def run(name: str, start: Start, *choosers: Chooser, **when: int) -> Scenario:
        return Scenario("yathsel_run", name, start, choosers, **when)

    last_duel = {**TIED, "duel": 7}
    return (
        run("won", Start(2, {"difficulty": "easy"}, "GOLDEN TRAIL"), greedy, careless, clock_before=30),
        run("lost", Start(2, {"difficulty": "hard"}, "GOLDEN DUST"), hasty, greedy),
        run("abandoned", Start(2, {}, "GOLDEN RETREAT"), greedy, hasty, abandon_before=140),
        run("last_duel_rolled_off", Start(2, {}, "GOLDEN END", last_duel, Rig((1, 1, 1, 1, 2, 3, 3, 6, 2))),
            greedy, hasty),
    )  # fmt: skip
