"""Knows which screen follows which."""

from dataclasses import dataclass

import game
from game.core import tables
from scenes.menus.question import MessageScene
from scenes.menus.setup import Difficulty, SetupOffer, SetupScene
from scenes.menus.title import TitleActions, TitleScene
from scenes.options import PlayOptions
from scenes.services.services import Services
from scenes.stack import Change, Push, Scene


@dataclass(frozen=True, slots=True)
class _Level:
    strengths: tuple[int, ...]
    start_gold: int
    house_rules_percent: int
    swaps: int
    clock_ms: int
    xp_percent: int
    bounty_percent: int


@dataclass(frozen=True, slots=True)
class _Levels:
    easy: _Level
    normal: _Level
    hard: _Level


def opening(services: Services, options: PlayOptions) -> tuple[Scene, ...]:
    """The scenes the game begins with, bottom first."""
    title = TitleScene(services, _title_actions(services, options))
    aside = services.settings.damaged
    return (title,) if aside is None else (title, _damaged(services, aside.name))


def _title_actions(services: Services, options: PlayOptions) -> TitleActions:
    say = services.text.say

    def new_run() -> Change:
        return Push(SetupScene(services, setup_offer(services, options)))

    def go_on() -> Change:
        return None

    def waiting() -> str | None:
        return None

    corner = say("menu.rules_line", {"version": game.__version__, "rules": "yathsel/1"})
    return TitleActions(new_run, go_on, waiting, corner)


def setup_offer(services: Services, options: PlayOptions) -> SetupOffer:
    """The set-up of a run, with the table of difficulties from its data file."""
    say = services.text.say

    def start(difficulty: str, seed: str, typed: bool) -> Change:
        return None

    rows = (lambda: say("setup.duels"), lambda: say("setup.strength"))
    return SetupOffer(rows, difficulties(services), start, options.difficulty or "normal", options.seed or "")


def difficulties(services: Services) -> tuple[Difficulty, ...]:
    """The three difficulties as the set-up shows them."""
    levels = tables.load("difficulty.toml", _Levels)
    return tuple(_shown(services, id, getattr(levels, id).strengths) for id in ("easy", "normal", "hard"))


def _shown(services: Services, id: str, strengths: tuple[int, ...]) -> Difficulty:
    def strength() -> str:
        first, last = (round(value / 10) for value in (strengths[0], strengths[-1]))
        return services.text.say("setup.strength_range", {"first": first, "last": last})

    return Difficulty(id, (lambda: str(len(strengths)), strength), strengths)


def _damaged(services: Services, file: str) -> MessageScene:
    say = services.text.say
    return MessageScene(
        services,
        lambda: say("menu.damaged_settings_heading"),
        lambda: say("menu.damaged_settings_body", {"file": file}),
    )
