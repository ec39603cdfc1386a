"""Every word on the screens between duels has room, in both languages, at every size of text."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.campaign.numbers import kits, numbers
from game.campaign.opponents import DUELS, all_opponents
from game.campaign.rules import rules
from game.campaign.state import Choice, Result, Rumour, Run, Way
from game.core.match import Match, Start
from game.yathsel import goods, house
from game.yathsel.dice import Die
from game.yathsel.state import Card
from game.yathsel.twists import all_twists
from scenes.campaign.ask import ReplaceScene
from scenes.campaign.belongings import owned_by
from scenes.campaign.emblems import FRAMES, SYMBOLS, emblems_of, named, picture
from scenes.campaign.end_card import RunEnd
from scenes.campaign.introduction import IntroductionActions, IntroductionScene
from scenes.campaign.kit import KitActions, KitScene
from scenes.campaign.parts import Sign
from scenes.campaign.result import DuelEnd, ResultScene
from scenes.campaign.result import Way as Button
from scenes.campaign.smithy import SmithyScene
from scenes.campaign.stop import StopActions, StopScene
from scenes.campaign.summary import SummaryActions, SummaryScene
from scenes.campaign.tale import DuelTale
from scenes.campaign.told import waiting_words
from scenes.campaign.trail import TrailActions, TrailScene
from scenes.campaign.unlock import UnlockScene
from scenes.campaign.won import WonActions, WonScene
from scenes.menus.base import Menu
from scenes.menus.typed import code_of
from scenes.services import progress
from scenes.services.journal import Ticket
from scenes.services.services import Services, headless_services
from scenes.stack import Change

WIDE_CARD = Card((5, 10, 15, 20, 25, 60, 58, 58, 50, 60, 80, 100, 60), 12, tax=120, head=30)
LONGEST_SEED = "W" * 64
LONGEST_CODE = code_of("hard", 8, LONGEST_SEED)
SECRET_SEED = "WWWWMMMMQQQQGGGG"
COMMITMENTS = [f"{number:05x}" + "d" * 59 for number in range(0, 1 << 20, 33825)]
PHASES = ("kit", "choose", "wager", "duel", "stop", "won")
CAUSES = ("won_duel", "bounty", "wager", "won_run", "lost_duel")
RICH = 888


def nowhere(*chosen: object) -> Change:
    return None


def fresh_run() -> Run:
    state: Run = Match(rules(), Start(2, {}, "WORDS")).state
    return state


def run_at(duel: int, opponent: str, twists: tuple[str, ...] = (), house_rules: tuple[str, ...] = ()) -> Run:
    """A run as full as can be, before or in a duel."""
    run = fresh_run()
    table = replace(run.duel.table, duel=duel, twists=twists, house_rules=house_rules)
    full = [Die(kind) for kind in ("nailed_3", "mirror", "joker", "even", "ladder")]
    own = replace(run.duel.sides[0], card=WIDE_CARD, gold=RICH, hand=tuple(full), pockets=(Die("glass", 5),) * 3)
    sides = (own, replace(run.duel.sides[1], card=WIDE_CARD))
    tricks, charms = tuple(goods.tricks())[:3], tuple(goods.charms())[:5]
    inner = replace(run.duel, table=table, sides=sides, side=duel % 2, tricks=tricks, charms=charms)
    results = tuple(Result(name, 1575, 1234, True) for name in list(all_opponents())[:duel])
    return replace(run, phase="wager", duel=inner, opponent=opponent, results=results, kits=())


def kit_choices(services: Services) -> Iterator[Menu]:
    every = tuple(kits())
    for first in range(0, len(every), 3):
        yield KitScene(services, replace(fresh_run(), kits=every[first : first + 3]), KitActions(nowhere, nowhere))


def choices(services: Services) -> Iterator[Menu]:
    actions = TrailActions(nowhere, nowhere)
    every = list(all_opponents())
    rumour = Rumour(("double_full_house",), ("nailed_3", "double_down", "debt_collector"))
    for number, opponent in enumerate(every):
        offered = tuple(Choice(name, tuple(house.rules())[number % 9 :][:2], 99) for name in (opponent, every[-2]))
        way = Way(rumour if number % 2 else None, number % 3 == 0, number % 3 == 1, number % 3 == 2)
        yield TrailScene(services, replace(run_at(number % DUELS, opponent), choices=offered, way=way), actions)
    for count in (0, 1, 3, 4, 5, 12):
        offered = (Choice("ada", tuple(house.rules())[:count], 29), Choice("calico", (), 8))
        yield TrailScene(services, replace(run_at(9, "ada"), choices=offered), actions)


def introductions(services: Services) -> Iterator[Menu]:
    actions = IntroductionActions(nowhere, nowhere)
    for number, opponent in enumerate(all_opponents()):
        sign = Sign(COMMITMENTS[number], None)
        two = tuple(house.rules())[number % 11 :][:2]
        yield IntroductionScene(services, run_at(number % 2, opponent, house_rules=two), sign, actions)
    for twist in (twist.id for twist in all_twists().twist[: all_twists().campaign]):
        yield IntroductionScene(services, run_at(7, "stranger", (twist,)), sign, actions)
    for count in (3, 4, 12):
        yield IntroductionScene(services, run_at(9, "ada", (), tuple(house.rules())[:count]), sign, actions)
    wagered = replace(run_at(3, "ada"), wagered=6, margin=99)
    yield IntroductionScene(services, wagered, sign, actions)
    yield IntroductionScene(services, run_at(0, "ada", ()), Sign("0" * 64, LONGEST_SEED), actions)
    yield IntroductionScene(services, fresh_run_with_opponent(), sign, actions)


def fresh_run_with_opponent() -> Run:
    """Without any gold no wager can be made."""
    run = run_at(1, "calico")
    return replace(run, duel=replace(run.duel, sides=(replace(run.duel.sides[0], gold=0), run.duel.sides[1])))


def stops(services: Services) -> Iterator[Menu]:
    actions = StopActions(nowhere, nowhere, nowhere)
    every = numbers().stops
    for first in range(0, len(every), 3):
        shown = (every[first : first + 3] + every)[:3]
        for run in (run_at(2, "ada"), fresh_run_with_opponent()):
            yield StopScene(services, replace(run, stops=shown), actions)
    plain = replace(fresh_run(), stops=("smith", "bank", "rumour"))
    yield StopScene(services, plain, actions)
    yield SmithyScene(services, plain, 0, nowhere)
    rich = replace(plain.duel.sides[0], gold=RICH, pockets=(Die("low"), Die("even")))
    yield SmithyScene(services, replace(plain, duel=replace(plain.duel, sides=(rich, plain.duel.sides[1]))), 0, nowhere)


def ends(services: Services) -> Iterator[Menu]:
    yield WonScene(services, run_at(7, "stranger"), WonActions(nowhere, nowhere, nowhere))
    for level in range(2, progress.LEVELS + 1):
        yield UnlockScene(services, level, progress.unlocked_between(level - 1, level))
    yield UnlockScene(services, progress.LEVELS, progress.unlocked_between(1, progress.LEVELS))


def tale_of(result: Result, reason: str = "higher_total", late_ms: int | None = None) -> DuelTale:
    gold = [("bounty", 88), ("wager", -10), ("wager", 60), ("debt_collector", 6)]
    rules_there = tuple(house.rules())[:4]
    return DuelTale(7, result.opponent, ("double_upper",), rules_there, 10, 99, True, result, reason, late_ms, [], gold,
                    [(cause, 1888) for cause in CAUSES])  # fmt: skip


def results(services: Services) -> Iterator[Menu]:
    say = services.text.say
    on = Button(lambda: say("result.next"), nowhere), Button(lambda: say("result.leave"), nowhere)
    over = Button(lambda: say("result.summary"), nowhere), Button(lambda: say("result.new_run"), nowhere)
    for opponent in all_opponents():
        for own, won in ((1575, True), (1234, False), (1234, True)):
            run = run_at(7, opponent, ("double_upper",))
            result = Result(opponent, own, 1234, won)
            end = DuelEnd(result, run.duel, (*run.results, result), tale_of(result))
            yield ResultScene(services, end, on if won else over)
    for reason, late_ms in (("caught", 1234), ("rabbit_foot", None), ("accepted", None)):
        yield ResultScene(services, replace(end, tale=tale_of(result, reason, late_ms)), over)


def summaries(services: Services) -> Iterator[Menu]:
    refused = Ticket()
    refused.decide("Transport endpoint is not connected")
    run = run_at(7, "stranger", ())
    top = {"level": 20, "xp": 123456}
    actions = SummaryActions(
        nowhere, nowhere, nowhere, lambda: services.text.say("profiles.top_level", top),
        lambda: ("three_yathsels", "last_moment"),
    )  # fmt: skip
    stored = Ticket()
    stored.decide(None)
    file = "20261129-220715-normal-abandoned-6708f69e.run.json"
    told = [tale_of(result) for result in run.results]
    open_duel = DuelTale(7, "stranger", ("double_full_house",), tuple(house.rules())[:4], begun=True)
    caught = tale_of(Result("stranger", 12, 345, False), "caught", 4)
    for reason, last in (("won", told[0]), ("lost", told[0]), ("caught", caught), ("abandoned", open_duel)):
        for seed, typed in ((SECRET_SEED, False), (LONGEST_SEED, True)):
            left = (1234, 1234) if last is open_duel else None
            xp = tuple((cause, 8888) for cause in CAUSES) if reason != "lost" else ()
            tales = (*told, last) * (2 if typed else 1)
            end = RunEnd(reason, "hard", 8, tales, left, "gilded_ladder", RICH, owned_by(run), xp, 86_399_900,
                         seed, SECRET_SEED, typed, 12 if typed else 0, file, LONGEST_CODE, 999_999_999, "dbdd" * 16,
                         "ranked_seeded", ("forked", "assisted"))  # fmt: skip
            yield SummaryScene(services, end, refused if typed else stored, actions)


def questions(services: Services) -> Iterator[Menu]:
    for phase in PHASES:
        waiting = waiting_words(services, replace(run_at(7, "calico", ()), phase=phase))
        yield ReplaceScene(services, waiting, nowhere)


EVERY = (kit_choices, choices, introductions, stops, ends, results, summaries, questions)


@pytest.mark.parametrize("scenes", EVERY, ids=lambda made: made.__name__)
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
