"""Knows how to photograph the kinds of run: the set-up in each, and what says on the screen which one is played."""

from __future__ import annotations

from datetime import date
from typing import Any

from scenes.campaign.almanac import Calendar
from scenes.campaign.tries import Page, Try
from scenes.menus.offer import offered, stake_words
from scenes.menus.setup import SetupOffer, SetupScene
from scenes.services.inputs import Text
from scenes.services.services import Services
from tools.stage import Stage

_PAGES = {
    "daily": Page("DAILY 2026-11-12", date(2026, 11, 12), 25_000_000, Try("open")),
    "weekly": Page("WEEKLY 2026-W46", date(2026, 11, 9), 301_000_000, Try("done", "abandoned", 1_893_400)),
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


PARTS = (shoot_kinds,)
