"""Knows how to photograph the road of a run and the screens around it: kit, map, wager, stops, results, players."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.campaign.actions import Choose, Leave, StartDuel, Stop, TakeKit
from game.campaign.state import Run
from game.yathsel.actions import Accept, Clock, Dive, Enter, Throw
from game.yathsel.card import BOXES, DICE
from game.yathsel.scoring import worth
from game.yathsel.state import opponents_turn
from scenes.campaign import keeper
from scenes.campaign.earned import Earned
from scenes.campaign.keeper import Keeper, Wanted
from scenes.campaign.ride import Ride, RideExits
from scenes.campaign.smithy import SmithyScene
from scenes.campaign.unlock import UnlockScene
from scenes.flow import Flow
from scenes.menus.collection import everything
from scenes.options import PlayOptions
from scenes.services import honours, progress
from scenes.services.profiles import Profiles
from scenes.services.records import Records
from scenes.stack import Push, Scene
from tools.stage import Helper, Stage

SEED, SECRET = "PRAIRIE", "BCDFGHJKLMNPQRST"
SHOWN_DUELS = (0, 2, 5, 7)
ROAD = ("kit", "choose", "wager", "stop")
LATE_MS = 30_000
UNMET = ("joker", "mirror", "eraser", "shaky_table", "double_sixes", "stranger")


def simple(run: Run) -> Any:
    """What somebody does who wins against weak opponents: holds what there is most of."""
    match run.phase:
        case "kit":
            return TakeKit(0)
        case "choose":
            return Choose(0)
        case "wager":
            return StartDuel()
        case "stop":
            return Stop(next((k for k, name in enumerate(run.stops) if name in ("bank", "rumour", "chapel")), None))
        case "won":
            return Leave()
    duel = run.duel
    if duel.offer:
        return Accept()
    if duel.dice is None:
        return Throw(())
    free = [box for box, points in zip(BOXES, duel.sides[duel.side].card.boxes, strict=True) if points is None]
    if duel.side:
        return Enter(free[0])
    face = max(duel.dice, key=lambda one: (duel.dice.count(one), one))  # type: ignore[union-attr]
    held = tuple(slot for slot in range(DICE) if duel.dice[slot] == face)
    if duel.throws_left and len(held) < DICE:
        return Throw(held)
    return Enter(max(free, key=lambda box: worth(duel, 0, box).points))


class Traveller:
    """A run that is played on by itself, and the screens that show it."""

    def __init__(self, stage: Stage, home: Path, wanted: Wanted) -> None:
        self.stage = stage
        self.home = home
        self.kept: Keeper = keeper.begin(home / "runs", wanted)
        exits = RideExits(
            nowhere, lambda same_seed: None, nowhere, str, lambda scene, t, covered: scene,
            lambda: ("Version 0.1.0, yathsel/1",), lambda table: table, nowhere,
            earned=Earned(self.kept, Records(home / "runs", lambda: None)).badges,
        )  # fmt: skip
        helper: Any = Helper()
        self.ride = Ride(stage.services, self.kept, helper, exits)

    def play(self, action: Any = None) -> None:
        """One action of whoever is to act."""
        match = self.kept.session.match
        self.kept.session.submit(match.to_act[0], action or simple(match.state), match.t + 1500)
        self.kept.recorded(match.log[-1])

    def until(self, holds: Callable[[Run], bool]) -> None:
        """Plays until it holds or the run is over."""
        while not self.kept.over and not holds(self.kept.run):
            self.play()

    def result(self) -> Scene:
        """The screen after the duel decided last."""
        change: Any = self.ride._duel_over()
        scene: Scene = change.scenes[0]
        return scene

    def be_caught(self) -> bool:
        """Plays a normal run's player under the table until he is caught for good; whether he was."""
        match = self.kept.session.match
        while not self.kept.over:
            if opponents_turn(match.state.duel) and not match.state.duel.shop.barred and match.state.phase == "duel":
                for seat, action, t in ((0, Dive(), match.t), (-1, Clock(), match.t + LATE_MS)):
                    self.kept.session.submit(seat, action, t)
                    self.kept.recorded(match.log[-1])
            else:
                self.play()
        return self.kept.run.reason == "caught"


def shoot_road(stage: Stage) -> None:
    """A whole run, easy enough to be won, photographed between its duels."""
    with tempfile.TemporaryDirectory() as home:
        traveller = Traveller(stage, Path(home), Wanted("easy", SEED, True))
        done: set[tuple[str, int]] = set()
        while traveller.kept.run.phase != "won":
            now = traveller.kept.run.phase, _at(traveller.kept.run)
            if now not in done and now[0] in ROAD and now[1] in SHOWN_DUELS:
                done.add(now)
                _shoot_moment(traveller, *now)
            traveller.play()
        stage.lay(traveller.ride.scene())
        stage.shoot("road-won")
        _end(stage, traveller, "road-summary-won")


def _shoot_moment(traveller: Traveller, phase: str, duel: int) -> None:
    stage, run = traveller.stage, traveller.kept.run
    if phase == "stop":
        stage.lay(traveller.result())
        stage.shoot(f"road-result-{duel + 1}")
    stage.lay(traveller.ride.scene())
    stage.steps(100)
    stage.shoot(f"road-{phase}-{duel + 1}")
    if phase == "stop" and "smith" in run.stops:
        smith = SmithyScene(stage.services, run, run.stops.index("smith"), lambda stop: None)
        stage.lay(traveller.ride.scene(), smith)
        stage.shoot("road-smithy")


def shoot_caught(stage: Stage) -> None:
    """A run that ends under the table."""
    with tempfile.TemporaryDirectory() as home:
        traveller = Traveller(stage, Path(home), Wanted("normal", SECRET, False))
        assert traveller.be_caught()
        stage.lay(traveller.result())
        stage.shoot("road-result-caught")
        _end(stage, traveller, "road-summary-caught")


def shoot_people(stage: Stage) -> None:
    """Title, set-up with stakes, collection, players, an unlock."""
    services = stage.services
    profiles = Profiles(services.folders.data / "profiles")
    for name in ("Annegret", "Bartholomew"):
        profiles.create(name)
    met = tuple(one for ids in everything().values() for one in ids if one not in UNMET)
    profiles.change(replace(profiles.now, xp=1440, runs=17, won=3, open_stakes=4, difficulty="hard", stake=4, met=met))
    helper: Any = Helper()
    stage.lay(*Flow(services, PlayOptions(), helper).opening())
    stage.shoot("title-with-players")
    stage.press("confirm")
    stage.shoot("set-up-stakes")
    stage.press("back", "right", "down", "down", "confirm")
    stage.press(*["right"] * 4)
    for number, chapter in enumerate(everything()):
        top: Any = stage.stack.top
        top.focus.set(number)
        stage.press("confirm")
        top.focus.set(len(everything()))
        stage.press("right")
        stage.shoot(f"collection-{chapter}")
    stage.press("back", "down", "confirm")
    stage.shoot("players")
    people: Any = stage.stack.top
    people.focus.set(2)
    stage.press("confirm")
    stage.shoot("players-name")
    stage.press("back")
    people.focus.set(3)
    stage.press("confirm", "right", "confirm")
    stage.shoot("players-delete")
    stage.press("back", "back")
    stage.stack.apply(Push(UnlockScene(services, 8, progress.unlocked_between(7, 8))))
    stage.shoot("unlock")


def _at(run: Run) -> int:
    return run.duel.table.duel + (run.phase == "choose")


def _end(stage: Stage, traveller: Traveller, name: str) -> None:
    traveller.until(lambda run: False)
    assert traveller.kept.stored is not None
    traveller.kept.stored.wait(10)
    summary: Any = traveller.ride.scene()
    stage.lay(summary)
    summary.check.wait(10)
    records = Records(traveller.home / "runs")
    while not honours.has_read(records, traveller.kept.file.name if traveller.kept.file else ""):
        stage.stack.draw(stage.services.window.canvas)
    stage.shoot(name)
    traveller.kept.close()


def nowhere() -> None:
    return None


PARTS = (shoot_road, shoot_caught, shoot_people)
