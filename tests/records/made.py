"""Knows how run files are made for the tests of records: whole games, played in a moment on drawn seeds."""

from collections.abc import Collection
from dataclasses import replace

from game import catalog
from game.campaign.actions import RideOn
from game.core import replay, seeds
from game.core.runfile import Driver, Marks, RunFile
from game.yathsel.actions import Abandon
from tests.golden.all_runs import scenarios
from tests.golden.scenarios import record
from tests.scenes import played

DRAWN = "BCDFGHJKLMNPQRST"


def whole(
    seed: str,
    marks: Marks,
    ranked: bool = False,
    level: str = "easy",
    rides_on: bool = False,
    gives_up: bool = False,
    step_ms: int = 300,
) -> RunFile:
    """A run played to its end by the simple player, who mostly wins on easy; one who rides on plays until he loses."""
    header = catalog.header("yathsel_run", seed, {"difficulty": level}, [Driver("person"), Driver("bot")], marks)
    header.ranked = (ranked or bool(seeds.calendar(seed))) and not marks.forked
    match = replay.begun(catalog.games()["yathsel_run"].rules, header)
    while match.outcome is None:
        wanted = RideOn() if rides_on and match.state.phase == "won" else played.choice(match.state)
        if gives_up and len(match.log) > 9:
            match.submit(0, Abandon(), match.t)
            break
        match.submit(match.to_act[0], wanted, step_ms * len(match.log))
    return replay.run_file(match, header, match.t + 5000)


def at_table(game: str, name: str, people: Collection[int] | None = None) -> RunFile:
    """A golden game of the saloon on a drawn seed; people sit on these seats, else where it was won."""
    (golden,) = [one for one in scenarios() if (one.game, one.name) == (game, name)]
    run = record(replace(golden, start=replace(golden.start, seed=DRAWN)))
    assert run.result is not None
    seated = run.result["winners"] if people is None else people
    run.marks = Marks()
    run.seats = [Driver("person" if seat in seated else "bot") for seat in range(len(run.seats))]
    return run
