"""Knows how to build every menu for the tests that look at all of them."""

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

from scenes.campaign.almanac import Calendar
from scenes.campaign.ask import refused
from scenes.campaign.kinds import Wish
from scenes.campaign.tries import Page, Try
from scenes.catalog import book_scene
from scenes.chronicle import house
from scenes.menus.base import Menu
from scenes.menus.collection import CollectionScene, everything
from scenes.menus.first import FirstScene
from scenes.menus.name import NameScene
from scenes.menus.offer import offered, stake_words
from scenes.menus.pause import PauseActions, PauseScene
from scenes.menus.profiles import ProfilesScene
from scenes.menus.question import MessageScene, QuestionScene
from scenes.menus.records import RecordsScene
from scenes.menus.rulesbook import RulesBookScene
from scenes.menus.settings import RACES, SettingsScene
from scenes.menus.setup import SetupOffer, SetupScene
from scenes.menus.title import TitleActions, TitleScene
from scenes.menus.tutorial import LessonEnd, LessonExits, LessonPause
from scenes.replaying.card import Card, CardScene
from scenes.replaying.compared import CompareScene, Side
from scenes.replaying.filed import Filed
from scenes.replaying.film import Film
from scenes.replaying.shelf import RunFilesScene
from scenes.services.profiles import Profiles
from scenes.services.reckoning import DuelCount
from scenes.services.records import Records
from scenes.services.services import Services
from scenes.stack import Change, Pop
from tests.saloon.every_sheet import SHEETS

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "yathsel_run"
RUN = "Duel 8 · BCDF GHJK LMNP QRST · 0.1.0 · yathsel/1"


def title(services: Services, waiting: str | None = RUN) -> TitleScene:
    actions = TitleActions(_nowhere, _nowhere, lambda: waiting, _nowhere, _nowhere, lambda: RUN, lambda: RUN)
    return TitleScene(services, actions)


def setup(services: Services) -> SetupScene:
    return SetupScene(services, offer(services, lambda wish: None))


def setup_with_stakes(services: Services) -> SetupScene:
    made = replace(offer(services, lambda wish: None), picked="hard", stakes=8, stake=7)
    return SetupScene(services, replace(made, stake_words=partial(stake_words, services)))


def setup_ranked(services: Services) -> SetupScene:
    return SetupScene(services, replace(offer(services, lambda wish: None), kind="ranked"))


def setup_weekly(services: Services) -> SetupScene:
    return SetupScene(services, replace(offer(services, lambda wish: None), kind="weekly"))


def offer(services: Services, start: Callable[[Wish], Change]) -> SetupOffer:
    return SetupOffer(*offered(services), start, page)


def page(kind: Calendar) -> Page:
    return Page("WEEKLY 2026-W49", date(2026, 11, 30), 604_799_000, Try("done", "abandoned", 36_000_000))


def people(services: Services) -> ProfilesScene:
    profiles = Profiles(services.folders.data / "profiles")
    for name in ("Wilhelmina Bartholomäus", "W" * 24):
        profiles.create(name)
    return ProfilesScene(services, profiles, lambda: Pop())


def name(services: Services) -> NameScene:
    return NameScene(services, "1", "W" * 24)


def collection(services: Services) -> CollectionScene:
    return CollectionScene(services, frozenset(one for ids in everything().values() for one in ids), None)


def records(services: Services) -> RecordsScene:
    return RecordsScene(services, Records(services.folders.data / "runs"), _nowhere)


def records_times(services: Services) -> RecordsScene:
    return _opened("times", services)


def records_saloon(services: Services) -> RecordsScene:
    return _opened("saloon", services)


def records_badges(services: Services) -> RecordsScene:
    return _opened("badges", services)


def _opened(page: str, services: Services) -> RecordsScene:
    folder = services.folders.data
    scene = RecordsScene(services, Records(folder / "runs"), _nowhere, Records(folder / "saloon"))
    scene.page = page
    scene.enter()
    until = time.monotonic() + 5
    while scene.looks and time.monotonic() < until:
        scene.update(1 / 60)
        time.sleep(0.001)
    return scene


def files(services: Services) -> RunFilesScene:
    return RunFilesScene(services, (Records(services.folders.data / "runs"),), house())


def result_card(services: Services) -> CardScene:
    one = Filed(services.folders.data / "a.run.json", None, "yathsel_run", "won", "won", "hard", "PRAIRIE")
    return CardScene(services, Card(one, RUN, ()), services.folders.data)


def compared(services: Services) -> CompareScene:
    raw = (GOLDEN / "lost.run.json").read_bytes()
    one = Filed(services.folders.data / "a.run.json", None, "yathsel_run", "lost", "lost", "hard", "PRAIRIE")
    duels = tuple(DuelCount(number, "stranger", False, 1234, 1234, 3_599_900 * (number + 1)) for number in range(12))
    return CompareScene(services, (Side(one, Film(raw), duels), Side(one, Film(raw), duels[:9])), house())


def pause(services: Services) -> PauseScene:
    return PauseScene(services, PauseActions(_nowhere, _nowhere, lambda: RUN, _nowhere))


def lesson_pause(services: Services) -> LessonPause:
    return LessonPause(services, _nowhere, _nowhere, lambda: rules_book(services))


def lesson_end(services: Services) -> LessonEnd:
    exits = LessonExits(lambda: Pop(), _nowhere, lambda: rules_book(services))
    return LessonEnd(services, "rosa", "lost", _nowhere, exits)


def rules_book(services: Services) -> RulesBookScene:
    book = book_scene(services, "yathsel_run")
    assert isinstance(book, RulesBookScene)
    return book


def question(services: Services) -> QuestionScene:
    say = services.text.say
    return QuestionScene(
        services,
        lambda: say("pause.give_up_heading"),
        lambda: say("pause.give_up_body"),
        lambda: say("pause.give_up_yes"),
        lambda: say("pause.give_up_no"),
    )


def message(services: Services) -> MessageScene:
    say = services.text.say
    body = {"file": "settings.toml.damaged-12"}
    return MessageScene(
        services,
        lambda: say("menu.damaged_settings_heading"),
        lambda: say("menu.damaged_settings_body", body),
    )


def settings_of_picture(services: Services) -> SettingsScene:
    return SettingsScene(services, 1)


def settings_of_sound(services: Services) -> SettingsScene:
    return SettingsScene(services, 2)


def settings_of_races(services: Services) -> SettingsScene:
    return SettingsScene(services, RACES)


def not_noted(services: Services) -> MessageScene:
    return refused(services, "not_noted")


def moved_on(services: Services) -> MessageScene:
    return refused(services, "moved_on")


MENUS: tuple[Callable[[Services], Menu], ...] = (
    title, setup, setup_with_stakes, setup_ranked, setup_weekly, SettingsScene, settings_of_picture, settings_of_sound,
    settings_of_races, FirstScene, pause, question, message, people, name, collection,
    *SHEETS, lesson_pause, lesson_end, rules_book, records, records_times, records_saloon, records_badges, files,
    result_card, compared, not_noted, moved_on,
)  # fmt: skip


def _nowhere() -> Change:
    return None
