"""Knows how to build every menu for the tests that look at all of them."""

from collections.abc import Callable

from game.yathsel import difficulty
from scenes.menus.base import Menu
from scenes.menus.pause import PauseActions, PauseScene
from scenes.menus.question import MessageScene, QuestionScene
from scenes.menus.settings import SettingsScene
from scenes.menus.setup import Difficulty, SetupOffer, SetupScene
from scenes.menus.title import TitleActions, TitleScene
from scenes.services.services import Services
from scenes.stack import Change

RUN = "Duel 8 · BCDF GHJK LMNP QRST · 0.1.0 · yathsel/1"


def title(services: Services, waiting: str | None = RUN) -> TitleScene:
    return TitleScene(services, TitleActions(_nowhere, _nowhere, lambda: waiting, lambda: RUN))


def setup(services: Services) -> SetupScene:
    return SetupScene(services, offer(services, lambda difficulty, seed, typed: None))


def offer(services: Services, start: Callable[[str, str, bool], Change]) -> SetupOffer:
    say = services.text.say
    offered = tuple(
        Difficulty(name, (lambda: "8", lambda: "55 – 100 %"), difficulty.named(name).strengths)
        for name in difficulty.NAMES
    )
    return SetupOffer((lambda: say("setup.duels"), lambda: say("setup.strength")), offered, start)


def pause(services: Services) -> PauseScene:
    return PauseScene(services, PauseActions(_nowhere, _nowhere, lambda: RUN))


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


MENUS: tuple[Callable[[Services], Menu], ...] = (title, setup, SettingsScene, pause, question, message)


def _nowhere() -> Change:
    return None
