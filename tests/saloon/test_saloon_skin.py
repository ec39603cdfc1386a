"""Knows that a saloon table shows each seat its own view, forgets the one before, and settles as a fresh look would."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.catalog import games, rules_of
from game.core import replay, runfile
from game.core.match import Match, Start
from game.core.rules import View
from game.core.session import BotChance, Question, Session
from game.yathsel.state import total
from scenes.anim.queue import BeatQueue
from scenes.anim.tween import Clock
from scenes.catalog import skin_of
from scenes.services.inputs import Command, Pointer
from scenes.services.services import Services, headless_services
from scenes.skins.yathsel import layout
from scenes.table.handover import HandoverScene
from tests.saloon.table import NAMES, POCKETS, SALOON, sit_down, sitters
from tests.scenes.at_table import STEP_S, pictures, plain_answer
from tests.scenes.test_table_laws import FAST, fingerprint_of, shortened

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "yathsel_duel"
MIDDLE = [
    {"boxes": {"ones": 3, "twos": 6, "threes": 9}}, {"boxes": {"ones": 2, "fours": 12, "sixes": 24}},
    {"boxes": {"fives": 20, "sixes": 30}}, {"boxes": {"ones": 3}}, {"boxes": {"twos": 8, "full_house": 25}}, {},
]  # fmt: skip


def played(seed: str, seats: int, options: Mapping[str, Any], most: int = 10_000) -> Session[Any, Any, Any]:
    """A saloon duel, or its beginning, with quick players everywhere."""
    match = Match(games()["yathsel_duel"].rules, Start(seats, options, seed))
    session: Session[Any, Any, Any] = Session(match, dict.fromkeys(range(seats)))
    while (seat := session.bot_to_act()) is not None and len(match.log) < most:
        question = Question("yathsel_duel", None, session.view(seat), BotChance(seed))
        session.submit(seat, plain_answer(question), match.t)
    return session


def fresh_skin(services: Services, seats: int) -> Any:
    return skin_of("yathsel_duel", services, lambda: (), sitters(seats))


def shown_to(services: Services, session: Session[Any, Any, Any], me: int) -> Iterator[tuple[Any, View[Any, Any]]]:
    """Plays a log through a skin for one seat; gives skin and view after each action."""
    match = Match(session.match.rules, session.match.start)
    watcher: Session[Any, Any, Any] = Session(match, {})
    skin = fresh_skin(services, match.start.seats)
    skin.begin(watcher.view(me))
    queue: BeatQueue[Any] = BeatQueue(skin.motion, skin.settle, Clock(1))
    for entry in session.match.log:
        queue.push(watcher.masked(watcher.submit(entry.seat, entry.action, entry.t), me))
        while queue.busy:
            queue.update(STEP_S * FAST)
            skin.update(STEP_S * FAST * 1000)
        yield skin, watcher.view(me)


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return replace(headless_services(tmp_path), assets=pictures())


def picture(skin: Any) -> bytes:
    surface = pygame.Surface((1280, 720))
    skin.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_settle_shows_what_a_fresh_look_at_the_view_shows(services: Services, seats: int) -> None:
    session = played(f"SETTLE{seats}", seats, POCKETS)
    for me in {0, seats - 1}:
        fresh = fresh_skin(services, seats)
        for number, (skin, view) in enumerate(shown_to(services, session, me)):
            if number % 9 == 0 or number == len(session.match.log) - 1:
                fresh.begin(view)
                assert fingerprint_of(skin.shown) == fingerprint_of(fresh.shown), (me, number)


def test_begin_forgets_everything_pixel_for_pixel(services: Services) -> None:
    session = played("FORGET", 3, POCKETS, most=10)
    skin = fresh_skin(services, 3)
    mover = session.match.state.side
    skin.begin(session.view(mover))
    skin.wait_for(True, True)
    for name in ("hold_1", "hold_3", "down", "down", "swap", "info", "next", "log"):
        skin.handle(Command(name))
    skin.handle(Pointer(layout.pocket(0).center, 0, "move"))
    skin.update(200.0)
    other = (mover + 1) % 3
    skin.begin(session.view(other))
    skin.wait_for(False, True)
    fresh = fresh_skin(services, 3)
    fresh.begin(session.view(other))
    fresh.wait_for(False, True)
    assert picture(skin) == picture(fresh)


def test_with_pockets_a_view_is_private_and_without_it_is_not(services: Services) -> None:
    skin = fresh_skin(services, 2)
    for options, private in ((SALOON, False), (POCKETS, True)):
        session = played("PRIVATE", 2, options, most=3)
        assert [skin.private(session.view(seat).state) for seat in (0, 1)] == [private, private]


def test_golden_saloon_duels_settle_on_the_views_of_every_seat(services: Services) -> None:
    for name in ("saloon_six", "saloon_pockets", "saloon_mirror"):
        recorded = runfile.loads((GOLDEN / f"{name}.run.json").read_bytes())
        header = runfile.header_of(recorded)
        session = Session(replay.begun(rules_of(header), header), {})
        assert replay.play(session.match, recorded.actions) is None
        seats = len(recorded.seats)
        for me in range(seats):
            *_, (skin, view) = shown_to(services, session, me)
            fresh = fresh_skin(services, seats)
            fresh.begin(view)
            assert fingerprint_of(skin.shown) == fingerprint_of(fresh.shown), (name, me)


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_word_of_a_saloon_table_fits(tmp_path: Path, seats: int, language: str, scale: int) -> None:
    position = {"cards": MIDDLE[:seats], "dice": [4, 6, 4, 2, 4], "throws_left": 1}
    options = {**POCKETS, "twists": ["double_straights", "triple_yathsel", "double_kinds"]}
    place = sit_down(tmp_path, seats, range(1, seats), options, position, language=language, scale=scale)
    for _ in range(4):
        place.stack.draw(place.services.window.canvas)
        place.press("down")
    place.press("confirm", "confirm")
    for _ in range(240):
        place.steps(3)
        place.stack.draw(place.services.window.canvas)
    assert shortened(place) == set()


def test_the_dice_that_are_shown_as_own_are_those_of_whoever_looks(tmp_path: Path) -> None:
    position = {"cards": MIDDLE[:3], "dice": [4, 6, 4, 2, 4], "throws_left": 1}
    place = sit_down(tmp_path, 3, (), position=position)
    place.steps(5)
    assert place.scene.seat == 0
    place.press("down", "confirm")
    for _ in range(400):
        place.steps()
        if place.scene.seat == 1:
            break
    assert place.scene.seat == 1
    duel = place.shown.duel
    assert duel.sides[0].card == place.session.match.state.sides[1].card
    assert duel.side == 0


def test_the_lead_line_names_the_best_of_all_others(tmp_path: Path) -> None:
    place = sit_down(tmp_path, 3, (1, 2), position={"cards": MIDDLE[:3], "dice": [1, 1, 1, 2, 3], "throws_left": 1})
    cards = [side.card for side in place.session.match.state.sides]
    assert max(range(3), key=lambda seat: total(cards[seat])) == 2
    names = {name for name, _ in place.shown.sitting.rivals} | {place.shown.sitting.opponent}
    assert names == set(NAMES[1:3])


@pytest.mark.parametrize("options", [SALOON, POCKETS])
def test_two_people_play_a_whole_duel_and_a_curtain_closes_only_over_pockets(
    tmp_path: Path, options: Mapping[str, Any]
) -> None:
    place = sit_down(tmp_path, 2, (), options, speed=0)
    curtains = 0
    for _ in range(9000):
        if place.ended:
            break
        if isinstance(place.stack.top, HandoverScene):
            curtains += 1
            place.steps(40)
            place.press("confirm")
            place.steps()
            continue
        if place.scene.waits:
            view = place.session.view(place.scene.seat)
            place.press(*(("throw",) if view.state.dice is None else ("down", "confirm")))
            if place.stack.top is not place.scene:
                place.press("right", "confirm")
        place.steps(20)
    assert place.ended
    assert bool(curtains) == (options is POCKETS)


def test_a_roll_off_of_three_shows_a_die_for_each(tmp_path: Path) -> None:
    full = {"ones": 3, "twos": 8, "threes": 9, "fours": 16, "fives": 15, "sixes": 18, "three_kind": 24, "four_kind": 0,
            "full_house": 25, "small_straight": 30, "large_straight": 40, "yathsel": 0}  # fmt: skip
    cards = [{"boxes": full}, *({"boxes": {**full, "chance": 20}} for _ in range(2))]
    place = sit_down(tmp_path, 3, (1, 2), position={"cards": cards, "dice": [2, 3, 4, 5, 6], "throws_left": 0})
    place.press("down", "confirm")
    most = 0
    for _ in range(600):
        place.steps()
        most = max(most, len(place.scene.skin._rolls))  # type: ignore[attr-defined]
        place.stack.draw(place.services.window.canvas)
        if place.ended:
            break
    assert most == 3
    assert place.ended
