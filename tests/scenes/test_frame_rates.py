"""Knows that the same inputs give the same game time at 30, 60 and 144 frames a second: on the road, at the table and
under it, with everything shown or at once, with a pause in between."""

import tempfile
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.core.match import Entry
from game.core.session import Question
from game.yathsel.actions import Buy, Dive, Surface
from scenes.app import Loop
from scenes.campaign import keeper
from scenes.campaign.keeper import Keeper, Wanted
from scenes.campaign.ride import Ride, RideExits
from scenes.campaign.stop import StopScene
from scenes.campaign.watched import Watched
from scenes.menus.pause import PauseScene
from scenes.services.inputs import Command, CommandName
from scenes.services.journal import Ticket
from scenes.services.services import change_settings, headless_services
from scenes.skins.yathsel.under_table import UnderTable
from scenes.stack import Reset
from scenes.table.scene import TableScene
from tests.scenes.at_table import Ready
from tests.scenes.driven import RIDE_PAST
from tests.scenes.played import bad_answer

SEED = "BCDFGHJKLMNPQRST"
BETWEEN = Fraction(1, 6)
RATES = (30, 60, 144)
MOMENTS = {0: 130, 1: 300}
PAUSED_AT = 40
DIVES_ON_TURN = (1, 2)
BELOW: tuple[CommandName, ...] = ("confirm", "hold_1", "right", "confirm", "back", "back")

Keys = tuple[CommandName, ...]


class AtOnce:
    """Answers in the moment in which it is asked, so that nothing depends on how fast this machine is."""

    def submit(self, question: Question[Any, Any]) -> Ready:
        return Ready(bad_answer(question, None))

    def prepare(self, twists: tuple[str, ...]) -> None:
        """Everything is ready."""


class Written(Keeper):
    """A run whose disk is as fast as everything else."""

    def recorded(self, entry: Entry[Any]) -> Ticket:
        ticket = super().recorded(entry)
        assert ticket.wait(20)
        return ticket


@dataclass
class Play:
    """One run in the real loop."""

    loop: Loop
    kept: Written
    below: int = 0
    screens: list[str] = field(default_factory=list)

    def moment(self, rate: int, keys: Keys) -> None:
        """The keys, and the frames until the next moment."""
        if self.screens[-1:] != [type(self.top).__name__]:
            self.screens.append(type(self.top).__name__)
        self.loop.frame(0.0, [Command(key) for key in keys])
        for _ in range(int(BETWEEN * rate)):
            self.loop.frame(1 / rate, [])

    @property
    def top(self) -> Any:
        """The scene on top, out of its wrapping."""
        scene: Any = self.loop.stack.top
        while hasattr(scene, "scene"):
            scene = scene.scene
        return scene

    @property
    def told(self) -> tuple[list[tuple[int, int, object]], int, list[str]]:
        """What was decided by whom and when, the game time now, and the screens that came."""
        log = self.kept.session.match.log
        return [(entry.t, entry.seat, entry.action) for entry in log], getattr(self.top, "t", self.kept.t), self.screens


def begun(home: Path, speed: int, ranked: bool) -> Play:
    """A run before its first screen."""
    plain = keeper.begin(home / "runs", Wanted("easy", SEED, True, ranked=ranked))
    plain.close()
    kept = Written(home / "runs", plain.header, plain.session)
    nothing: Any = lambda *_: None  # noqa: E731 - no way leads out of this run
    worker: Any = AtOnce()
    services = headless_services(home, speed=speed)
    change_settings(services, replace(services.settings.now, ask_zero=False))
    exits = RideExits(
        leave=nothing, again=nothing, booked=nothing, standing=str, version=tuple, beside=lambda table: table,
        watched=lambda scene, t, covered: Watched(services, scene, lambda: None, covered=covered), rules=nothing,
    )  # fmt: skip
    loop = Loop(services)
    loop.stack.apply(Reset((Ride(services, kept, worker, exits).scene(),)))
    return Play(loop, kept)


def next_keys(play: Play, number: int) -> Keys:
    """What the player presses at this moment: thinks a little, dives twice, buys, pauses once."""
    top = play.top
    if isinstance(top, PauseScene):
        return ("back",) if number % 6 == 0 else ()
    if isinstance(top, UnderTable):
        if top.phase != "under":
            return ()
        play.below += 1
        return (BELOW[play.below % len(BELOW)],)
    if isinstance(top, StopScene):
        return ("next",) if top.focus.index != RIDE_PAST else ("confirm",)
    if not isinstance(top, TableScene):
        return ("confirm",) if number % 3 == 0 else ()
    if number >= PAUSED_AT and "PauseScene" not in play.screens:
        return ("pause",)
    if not top.waits:
        return ()
    duel = top.session.view(0).state.duel
    if sum(held is not None for held in duel.sides[0].card.boxes) in DIVES_ON_TURN and not top.skin.choice.dive_ahead:
        return ("dive",)
    return ("throw",) if duel.throws_left else ("down", "confirm")


@cache
def pressed_at_sixty(speed: int, ranked: bool) -> tuple[tuple[Keys, ...], Any]:
    """The keys of every moment, as they came to be at 60 frames a second, and what came of them."""
    with tempfile.TemporaryDirectory() as home:
        play, keys = begun(Path(home), speed, ranked), []
        for number in range(MOMENTS[speed]):
            keys.append(next_keys(play, number))
            play.moment(60, keys[-1])
        play.kept.close()
        return tuple(keys), play.told


@pytest.mark.parametrize("rate", RATES)
@pytest.mark.parametrize(("speed", "ranked"), [(1, False), (0, False), (0, True)])
def test_the_same_keys_give_the_same_run_in_the_same_game_time(
    rate: int, speed: int, ranked: bool, tmp_path: Path
) -> None:
    keys, wanted = pressed_at_sixty(speed, ranked)
    play = begun(tmp_path, speed, ranked)
    for pressed in keys:
        play.moment(rate, pressed)
    play.kept.close()
    assert play.told == wanted


@pytest.mark.parametrize(("speed", "further"), [(1, set()), (0, {"ResultScene", "StopScene", "TrailScene"})])
def test_the_stretch_leads_over_the_road_to_the_table_and_under_it(speed: int, further: set[str]) -> None:
    _, (decided, t, screens) = pressed_at_sixty(speed, False)
    assert {"KitScene", "IntroductionScene", "TableScene", "UnderTable", "PauseScene"} | further <= {*screens}
    assert {Dive, Buy, Surface} <= {type(action) for _, seat, action in decided if seat == 0}
    assert t > 3000


def test_a_pause_costs_the_same_game_time_at_any_rate_in_a_ranked_run_alone() -> None:
    (keys, (_, ranked_t, screens)), (_, (_, free_t, _)) = pressed_at_sixty(0, True), pressed_at_sixty(0, False)
    assert "PauseScene" in screens
    assert ("pause",) in keys
    assert ranked_t > free_t
