"""Knows how to build every screen of the saloon, as full as it gets, for the tests that look at all of them."""

import json
from dataclasses import replace
from typing import Any

from game.yathsel.twists import ids
from scenes.menus.base import Menu
from scenes.saloon import draft, wording
from scenes.saloon.among_bots import AmongBots
from scenes.saloon.bracket import BracketSheet
from scenes.saloon.chair import ChairScene
from scenes.saloon.evening import Chair, Done, Evening, next_bout
from scenes.saloon.options import OptionsScene
from scenes.saloon.result import GameResult
from scenes.saloon.series import SeriesSheet
from scenes.saloon.setup import SaloonSetup, SetupActions
from scenes.saloon.sheets import Way
from scenes.services.services import Services
from scenes.stack import Pop
from tests.scenes.at_table import Ready

NAME = "Wilhelmina Bartholomäus"
ALL = {"twists": list(ids()), "pockets": ["nailed_6", "loaded_6"], "mirror": True}


def evening(form: str, seats: int, games: int = 0) -> Evening:
    chairs = tuple(
        Chair(NAME if at == 0 else f"Bartholomäus {at}", at, "1000" if at > 1 else "") for at in range(seats)
    )
    now = Evening("yathsel_duel", form, chairs, "SHEET", json.dumps(ALL), typed=True)
    for number in range(games):
        bout = next_bout(now)
        if bout is None:
            break
        scores = tuple(1000 + 7 * chair + number for chair in bout.chairs)
        won = bout.chairs[scores.index(max(scores))]
        now = replace(now, done=(*now.done, Done(bout.chairs, (won,), scores, "roll_off")))
    return now


def saloon_setup(services: Services) -> SaloonSetup:
    laid = draft.from_evening(evening("series_7", 6), lambda number, who: wording.called(services.text, number, who))
    return SaloonSetup(services, laid, SetupActions(lambda begun: None, lambda: None, lambda: _waiting(services)))


def saloon_cup(services: Services) -> SaloonSetup:
    laid = draft.from_evening(evening("cup_8", 8), lambda number, who: wording.called(services.text, number, who))
    return SaloonSetup(services, laid, SetupActions(lambda begun: None, lambda: None, lambda: None))


def saloon_options(services: Services) -> OptionsScene:
    return OptionsScene(services, saloon_setup(services).draft)


def saloon_name(services: Services) -> ChairScene:
    return ChairScene(services, saloon_setup(services).draft, 0)


def result_of_six(services: Services) -> Menu:
    return GameResult(services, evening("single", 6, 1), _ways(services, "again", "change_table", "to_title"))


def result_of_two(services: Services) -> Menu:
    return GameResult(services, evening("single", 2, 1), _ways(services, "standing_now", "leave"))


def series_of_six(services: Services) -> Menu:
    return SeriesSheet(services, evening("series_7", 6, 3), _ways(services, "next_game", "leave"))


def series_won(services: Services) -> Menu:
    return SeriesSheet(services, evening("series_3", 2, 3), _ways(services, "again", "change_table", "to_title"))


def cup_of_eight(services: Services) -> Menu:
    now = evening("cup_8", 8, 5)
    return BracketSheet(services, now, _ways(services, "leave"), AmongBots(now, _never), lambda after: None)


def cup_won(services: Services) -> Menu:
    ways = _ways(services, "again", "change_table", "to_title")
    now = evening("cup_4", 4, 3)
    return BracketSheet(services, now, ways, AmongBots(now, _never), lambda after: None)


SHEETS = (
    saloon_setup, saloon_cup, saloon_options, saloon_name, result_of_six, result_of_two, series_of_six, series_won,
    cup_of_eight, cup_won,
)  # fmt: skip


def _ways(services: Services, *names: str) -> tuple[Way, ...]:
    return tuple(Way(lambda name=name: services.text.say(f"saloon.{name}"), Pop) for name in names)  # type: ignore[misc]


def _never(question: Any) -> Ready:
    """A bot that thinks for ever."""
    return Ready(open=lambda: False)


def _waiting(services: Services) -> str:
    text = services.text
    values = {"form": wording.form_name(text, "series_7"), "name": NAME, "more": 5}
    return text.say("saloon.waiting", values)
