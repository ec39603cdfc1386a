"""Knows how a race is photographed: a run against an earlier one on the same seed, with clocks, splits and ghost."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.campaign.state import Run
from game.yathsel.actions import Abandon, Enter
from game.yathsel.card import BOXES
from scenes.campaign.company import Company
from scenes.campaign.keeper import Wanted
from scenes.campaign.ride import Ride, RideExits
from scenes.campaign.watched import Watched
from scenes.services import wall
from scenes.services.livesplit import LiveSplit
from scenes.services.records import Records
from scenes.services.services import change_settings
from scenes.services.wall import Wall
from scenes.stack import Scene
from tools.shots_road import SEED, Traveller, nowhere, simple
from tools.stage import Helper, Stage

_PATIENCE_S = 60
_LONG_MS = 1_264_000
_ODD_ENTRY = 2
_SLOW_MS, _QUICK_MS = 1700, 1500


class Racer(Traveller):
    """A run that is played on, with the company it has in the game; quick at first, slow from its third duel on."""

    def __init__(self, stage: Stage, home: Path, records: Records) -> None:
        super().__init__(stage, home, Wanted("easy", SEED, True))
        self.company = company = Company(stage.services, self.kept, records, LiveSplit())
        while not company.race.settled:
            company.race.pass_time()
            time.sleep(0.001)

        def watched(scene: Scene, t: Callable[[], int], covered: Callable[[Scene, float], None]) -> Scene:
            company.came()
            return Watched(
                stage.services, scene, lambda: None, over=lambda surface: company.draw(surface, t()),
                passes=lambda: company.pass_time(t()), hears=company.handle,
            )  # fmt: skip

        helper: Any = Helper()
        exits = RideExits(
            nowhere, lambda same_seed: None, nowhere, str, watched, lambda: (f"yathsel · {SEED}",), lambda table: table,
            nowhere, company.race.split,
        )  # fmt: skip
        self.ride = Ride(stage.services, self.kept, helper, exits)

    def play(self, action: Any = None) -> None:
        """One action; from the second duel on the third entry is another one than the first time."""
        match, run = self.kept.session.match, self.kept.run
        took = _QUICK_MS - 60 if len(run.results) < 2 else _SLOW_MS
        decided = action or simple(match.state)
        if isinstance(decided, Enter) and run.results and _entered(run, len(run.results)) == _ODD_ENTRY:
            boxes = run.duel.sides[0].card.boxes
            decided = Enter(next(box for box, points in zip(BOXES, boxes, strict=True) if points is None))
        self.kept.session.submit(match.to_act[0], decided, match.t + took)
        self.kept.recorded(match.log[-1])


def shoot_race(stage: Stage) -> None:
    """The second run on a seed, quicker at first and then behind; on table and road, and its results."""
    services = stage.services
    change_settings(services, replace(services.settings.now, clocks=True))
    home = services.folders.data
    _finish(stage, home, lambda run: False)
    racer = Racer(stage, home, Records(home / "runs", lambda: None))
    for number in (0, 1, 4):
        racer.until(lambda run, number=number: _entered(run, number) >= 4)  # type: ignore[misc]
        stage.lay(racer.ride.scene())
        stage.shoot(f"race-table-{number + 1}")
        if number == 1:
            stage.press("pause")
            stage.shoot("race-pause")
        racer.until(lambda run, number=number: len(run.results) > number)  # type: ignore[misc]
        stage.lay(racer.result())
        stage.shoot(f"race-result-{number + 1}")
        racer.until(lambda run: run.phase == "choose")
        stage.lay(racer.ride.scene())
        stage.shoot(f"race-road-{number + 1}")
    stage.press("ghost")
    stage.shoot("race-road-hidden")
    racer.kept.close()


def shoot_fallen(stage: Stage) -> None:
    """Beyond where the ghost gave up: in the same duel, and on the road after it."""
    home = stage.services.folders.data
    _finish(stage, home, lambda run: _entered(run, 1) >= 4)
    racer = Racer(stage, home, Records(home / "runs", lambda: None))
    racer.until(lambda run: _entered(run, 1) >= 6)
    stage.lay(racer.ride.scene())
    stage.shoot("race-table-given-up")
    racer.until(lambda run: run.phase == "choose" and len(run.results) > 1)
    stage.lay(racer.ride.scene())
    stage.shoot("race-road-given-up")
    racer.until(lambda run: _entered(run, 2) >= 2)
    stage.lay(racer.ride.scene())
    stage.shoot("race-table-without")
    racer.kept.close()


def _finish(stage: Stage, home: Path, until: Callable[[Run], bool]) -> None:
    """An earlier run, played until then."""
    first = Traveller(stage, home, Wanted("easy", SEED, True))
    first.kept.wall = Wall(wall.now_ms() - _LONG_MS, 0)
    first.until(until)
    if not first.kept.over:
        first.play(Abandon())
    assert first.kept.stored is not None
    first.kept.stored.wait(_PATIENCE_S)
    first.kept.close()


def _entered(run: Run, number: int) -> int:
    """How many boxes are filled in a duel."""
    if run.phase != "duel" or run.duel.table.duel != number or run.duel.side:
        return 0
    return sum(points is not None for points in run.duel.sides[0].card.boxes)


PARTS = (shoot_race, shoot_fallen)
