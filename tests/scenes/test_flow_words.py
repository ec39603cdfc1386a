"""Every word on the screens between duels has room, in both languages, at every size of text."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.campaign.opponents import DUELS, all_opponents
from game.campaign.state import Result, Run
from game.yathsel.state import Card, Duel, Side
from game.yathsel.twists import ids
from scenes.campaign.ask import ReplaceScene
from scenes.campaign.emblems import FRAMES, SYMBOLS, emblems_of, named, picture
from scenes.campaign.introduction import IntroductionActions, IntroductionScene
from scenes.campaign.parts import Sign
from scenes.campaign.result import DuelEnd, ResultScene, Way
from scenes.campaign.summary import RunEnd, SummaryActions, SummaryScene
from scenes.campaign.told import waiting_words
from scenes.menus.base import Menu
from scenes.services.journal import Ticket
from scenes.services.services import Services, headless_services
from scenes.stack import Change

WIDE_CARD = Card((5, 10, 15, 20, 25, 60, 58, 58, 50, 60, 80, 100, 60), 12)
LONGEST_SEED = "W" * 64
SECRET_SEED = "WWWWMMMMQQQQGGGG"
COMMITMENTS = [f"{number:05x}" + "d" * 59 for number in range(0, 1 << 20, 33825)]


def nowhere() -> Change:
    return None


def run_at(duel: int, opponent: str, twists: tuple[str, ...]) -> Run:
    sides = (Side(WIDE_CARD), Side(WIDE_CARD))
    results = tuple(Result(name, 1575, 1234, True) for name in list(all_opponents())[:duel])
    met = (*(result.opponent for result in results), opponent)
    return Run("normal", "intro", Duel("normal", twists, duel, False, False, sides, duel % 2, 3), met, results)


def introductions(services: Services) -> Iterator[Menu]:
    actions = IntroductionActions(nowhere, nowhere)
    for number, opponent in enumerate(all_opponents()):
        sign = Sign(COMMITMENTS[number], None)
        yield IntroductionScene(services, run_at(number % 2, opponent, ()), sign, actions)
    for twist in ids():
        yield IntroductionScene(services, run_at(7, "stranger", (twist,)), sign, actions)
    yield IntroductionScene(services, run_at(0, "ada", ()), Sign("0" * 64, LONGEST_SEED), actions)


def results(services: Services) -> Iterator[Menu]:
    say = services.text.say
    on = Way(lambda: say("result.next"), nowhere), Way(lambda: say("result.leave"), nowhere)
    over = Way(lambda: say("result.summary"), nowhere), Way(lambda: say("result.new_run"), nowhere)
    for opponent in all_opponents():
        for own, won in ((1575, True), (1234, False), (1234, True)):
            run = run_at(7, opponent, ("double_upper",))
            result = Result(opponent, own, 1234, won)
            yield ResultScene(services, DuelEnd(result, 7, run.duel, (*run.results, result)), on if won else over)


def summaries(services: Services) -> Iterator[Menu]:
    refused = Ticket()
    refused.decide("Transport endpoint is not connected")
    run = run_at(7, "stranger", ())
    left = Result("stranger", 1234, 1234, False)
    actions = SummaryActions(nowhere, nowhere, nowhere)
    stored = Ticket()
    stored.decide(None)
    file = "20261129-220715-normal-abandoned-6708f69e.run.json"
    twists = tuple((ids()[number],) for number in range(DUELS))
    for reason in ("won", "lost", "abandoned"):
        for seed, typed in ((SECRET_SEED, False), (LONGEST_SEED, True)):
            salt, resumed = SECRET_SEED, 12 if typed else 0
            of = (*run.results, replace(left, won=reason == "won"))
            open_duel = left if reason == "abandoned" else None
            shown = of if reason != "abandoned" else run.results
            end = RunEnd(reason, "normal", shown, open_duel, twists, 86_399_900, seed, salt, typed, resumed, file)
            yield SummaryScene(services, end, refused if typed else stored, actions)


def questions(services: Services) -> Iterator[Menu]:
    for phase in ("intro", "duel"):
        waiting = waiting_words(services, replace(run_at(7, "calico", ()), phase=phase))
        yield ReplaceScene(services, waiting, nowhere)


@pytest.mark.parametrize("scenes", [introductions, results, summaries, questions], ids=lambda made: made.__name__)
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_fits(language: str, scale: int, scenes, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    services = headless_services(tmp_path, language, scale)
    for scene in scenes(services):
        scene.draw(services.window.canvas)
    assert not [one.getMessage() for one in caplog.records if "does not fit" in one.getMessage()]


def test_a_commitments_four_pictures_are_its_first_twenty_bits() -> None:
    assert emblems_of("8421f" + "0" * 59) == (0b10000, 0b10000, 0b10000, 0b11111)
    assert [named(emblem) for emblem in (0, 31)] == [("star", "coin"), ("key", "shield")]


def test_all_32_pictures_have_names_of_their_own() -> None:
    assert len({named(emblem) for emblem in range(32)}) == len(SYMBOLS) * len(FRAMES) == 32


def test_pictures_of_commitments_differ_in_grey_too(tmp_path: Path) -> None:
    headless_services(tmp_path)
    greys = set()
    for emblem in range(32):
        grey = pygame.transform.grayscale(picture(emblem, 60))
        greys.add(pygame.image.tobytes(grey, "RGBA"))
    assert len(greys) == 32
