"""Knows how to photograph the kinds of run: the set-up in each, and what says on the screen which one is played."""

from __future__ import annotations

import tempfile
from datetime import date
from pathlib import Path
from typing import Any

from game.yathsel.actions import Abandon, Dive, Surface
from game.yathsel.state import opponents_turn
from scenes.campaign.almanac import Calendar
from scenes.campaign.keeper import Wanted
from scenes.campaign.tries import Page, Try
from scenes.menus.offer import offered, stake_words
from scenes.menus.setup import SetupOffer, SetupScene
from scenes.services.inputs import Text
from scenes.services.services import Services
from tools.shots_road import Traveller
from tools.stage import Stage

_PAGES = {
    "daily": Page("DAILY 2026-11-12", date(2026, 11, 12), 25_000_000, Try("open")),
    "weekly": Page("WEEKLY 2026-W46", date(2026, 11, 9), 301_000_000, Try("done", "abandoned", 1_893_400)),
}

_RUNS = {
    "ranked": Wanted("normal", "BCDFGHJKLMNPQRST", False, ranked=True, text="Sommerrennen 2026, Startnummer 7"),
    "ranked-seeded": Wanted("hard", "PRAIRIE", True, 3, ranked=True),
    "practice": Wanted("normal", "WEEKLY 2026-W46", False, ranked=True, practice=True),
}


def page(kind: Calendar) -> Page:
    """A page of the calendar."""
    return _PAGES[kind]


def offer(services: Services) -> SetupOffer:
    """A set-up in which everything can be chosen."""
    return SetupOffer(
        *offered(services), lambda wish: None, page, stakes=8, stake=3,
        stake_words=lambda stake: stake_words(services, stake),
    )  # fmt: skip


def shoot_kinds(stage: Stage) -> None:
    """The set-up in each kind, and a ranked one with the runner's own words or a known seed."""
    scene: Any = SetupScene(stage.services, offer(stage.services))
    stage.lay(scene)
    for number, kind in enumerate(("free", "ranked", "daily", "weekly")):
        scene.focus.set(number)
        stage.press("confirm", "down")
        stage.shoot(f"set-up-{kind}")
    scene.focus.set(1)
    stage.press("confirm", "down", "right", "next", "next", "next")
    scene.handle(Text("Sommerrennen 2026, Startnummer 7"))
    stage.shoot("set-up-ranked-words")
    stage.press("previous")
    scene.handle(Text("PRAIRIE"))
    stage.shoot("set-up-ranked-seed")


def shoot_signs(stage: Stage) -> None:
    """What tells of which kind a run is: introduction, table, pause (also under the table), and the end of practice."""
    for name, wanted in _RUNS.items():
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            traveller = Traveller(stage, Path(home), wanted)
            traveller.until(lambda run: run.phase == "wager")
            stage.lay(traveller.ride.scene())
            stage.shoot(f"kind-{name}-introduction")
            traveller.until(lambda run: run.phase == "duel" and opponents_turn(run.duel))
            _decide(traveller, Dive())
            table = traveller.ride.scene()
            stage.lay(table, traveller.ride._pause())
            stage.shoot(f"kind-{name}-pause")
            _decide(traveller, Surface())
            stage.lay(traveller.ride.scene())
            stage.shoot(f"kind-{name}-table")
            _decide(traveller, Abandon())
            assert traveller.kept.stored is not None
            traveller.kept.stored.wait(10)
            stage.lay(traveller.ride.scene())
            stage.shoot(f"kind-{name}-end")
            traveller.kept.close()


def _decide(traveller: Traveller, action: Any) -> None:
    """The player acts, whoever's turn it is."""
    match = traveller.kept.session.match
    traveller.kept.session.submit(0, action, match.t + 500)
    traveller.kept.recorded(match.log[-1])


PARTS = (shoot_kinds, shoot_signs)
