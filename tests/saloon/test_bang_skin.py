"""Knows that the noon street shows each seat its own view, settles as a fresh look would, and reaches every action."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bang_dice.actions import Assign, Beers, DiscardArrows, Gatling, Gift, Shot, Stop, TakeArrow, Throw
from game.bang_dice.numbers import characters
from game.bang_dice.shooting import reach_of_die
from game.catalog import games, rules_of
from game.core import replay, runfile
from game.core.match import Match, Start
from game.core.rules import View
from game.core.session import Session
from scenes.anim.queue import BeatQueue
from scenes.anim.tween import Clock
from scenes.catalog import skin_of
from scenes.services.inputs import Command, Pointer
from scenes.services.services import Services, change_settings, headless_services
from scenes.skins.bang_dice import habits, layout
from scenes.table.people import Sitter
from scenes.table.skin import Act, Press
from tests.scenes.at_table import STEP_S, pictures
from tests.scenes.test_table_laws import FAST

GOLDEN = sorted((Path(__file__).resolve().parents[1] / "golden" / "bang_dice").glob("*.run.json"))
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerda", "Henrietta")
ROLES = ("sheriff", "renegade", "outlaw", "outlaw", "deputy", "outlaw", "deputy", "renegade")
WHO = ("slab_the_killer", "rose_doolan", "kit_carlson", "pedro_ramirez", "bart_cassidy", "el_gringo", "suzy_lafayette",
       "sid_ketchum")  # fmt: skip


def sitters(seats: int, people: int = 99) -> tuple[Sitter, ...]:
    return tuple(Sitter(NAMES[seat], seat, seat < people) for seat in range(seats))


def position(seats: int, arrows: Mapping[int, int] | None = None, **more: Any) -> dict[str, Any]:
    """Everybody with some life; the thrower is seat 0 unless said otherwise."""
    held = dict(arrows or {})
    who = more.pop("who", WHO)
    listed = [
        {"role": ROLES[seat], "character": who[seat], "life": 4, "arrows": held.get(seat, 0)} for seat in range(seats)
    ]
    whole: dict[str, Any] = {"seats": listed, "turn": 0, "throws_used": 0, "dice": None}
    return {**whole, "pile": 9 - sum(held.values()), **more}


def session_at(seats: int, at: Mapping[str, Any] | None = None, seed: str = "NOON") -> Session[Any, Any, Any]:
    return Session(Match(games()["bang_dice"].rules, Start(seats, {}, seed, at)), {})


def seated(services: Services, session: Session[Any, Any, Any], seat: int = 0, people: int = 99) -> Any:
    skin: Any = skin_of("bang_dice", services, lambda: (), sitters(session.match.start.seats, people))
    skin.begin(session.view(seat))
    skin.wait_for(session.match.state.to_act == seat, session.match.state.to_act == seat)
    return skin


def press(skin: Any, *names: str) -> Any:
    wish = None
    for name in names:
        wish = skin.handle(Command(name))  # type: ignore[arg-type]
    return wish


def click(skin: Any, pos: tuple[int, int]) -> Any:
    skin.handle(Pointer(pos, 0, "move"))
    return skin.handle(Pointer(pos, 1, "down"))


def picture(skin: Any) -> bytes:
    surface = pygame.Surface((1280, 720))
    skin.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def fingerprint_of(skin: Any) -> tuple[Any, ...]:
    """Everything that must be the same however the street came there."""
    shown = skin.shown
    dice = tuple((die.face, die.frame, die.x, die.y, die.lift, die.height) for die in shown.dice)
    moving = (shown.floats, shown.flyers, shown.aims, shown.struck, shown.shout, shown.blaze, shown.turned)
    return shown.state, shown.me, dice, tuple(line() for line in skin.log()), moving, skin.choice.question


def cut_words(services: Services) -> set[str]:
    """The words that had to be cut to fit while something was drawn."""
    return {key[0] for key in services.text._pictures if isinstance(key[0], str) and key[0].endswith("…")}


def shown_to(services: Services, session: Session[Any, Any, Any], me: int) -> Iterator[tuple[Any, View[Any, Any]]]:
    match = Match(session.match.rules, session.match.start)
    watcher: Session[Any, Any, Any] = Session(match, {})
    skin: Any = skin_of("bang_dice", services, lambda: (), sitters(match.start.seats))
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


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name.partition(".")[0])
def test_golden_runs_settle_on_the_views_of_every_seat(services: Services, path: Path) -> None:
    recorded = runfile.loads(path.read_bytes())
    header = runfile.header_of(recorded)
    session = Session(replay.begun(rules_of(header), header), {})
    assert replay.play(session.match, recorded.actions) is None
    fresh: Any = skin_of("bang_dice", services, lambda: (), sitters(len(recorded.seats)))
    for me in range(len(recorded.seats)):
        for number, (skin, view) in enumerate(shown_to(services, session, me)):
            if number % 11 == me or number == len(session.match.log) - 1:
                fresh.begin(view)
                assert fingerprint_of(skin) == fingerprint_of(fresh), (me, number)


def test_begin_forgets_everything_pixel_for_pixel(services: Services) -> None:
    dice = ["one", "beer", "two", "gatling", "one"]
    session = session_at(5, position(5, throws_used=1, dice=dice))
    skin = seated(services, session)
    press(skin, "hold_1", "hold_3", "right", "info", "next", "retell", "retell")
    skin.handle(Pointer(layout.OWN.center, 0, "move"))
    skin.update(400.0)
    skin.begin(session.view(3))
    skin.wait_for(False, False)
    fresh = seated(services, session, 3)
    assert picture(skin) == picture(fresh)


def test_only_a_view_with_a_secret_role_is_private(services: Services) -> None:
    session = session_at(5)
    skin = seated(services, session)
    roles = [player.role for player in session.match.state.players]
    assert [skin.private(session.view(seat).state) for seat in range(5)] == [role != "sheriff" for role in roles]
    three = session_at(3)
    assert not any(skin.private(three.view(seat).state) for seat in range(3))


def test_what_is_seen_of_a_person_does_not_depend_on_the_hidden_roles(services: Services) -> None:
    """Two games that differ in hidden roles alone look alike, down to the pixel, and read alike."""
    seen = []
    for roles in (
        ("sheriff", "renegade", "outlaw", "outlaw", "deputy"),
        ("sheriff", "outlaw", "deputy", "renegade", "outlaw"),
    ):
        at = position(5, throws_used=1, dice=["one", "beer", "two", "gatling", "arrow"])
        for seat, role in enumerate(roles):
            at["seats"][seat]["role"] = role
        skin = seated(services, session_at(5, at))
        prompts = [prompt.words() for prompt in skin.prompts(games()["bang_dice"].rules.legal(skin.shown.state, 0))]
        pictures_ = []
        for seat in range(5):
            skin.handle(Pointer(layout.seat(seat, 0, 5).center, 0, "move"))
            pictures_.append(picture(skin))
        seen.append((prompts, [line() for line in skin.log()], pictures_))
    assert seen[0] == seen[1]


def test_with_several_people_the_own_role_is_seen_only_after_asking_twice(services: Services) -> None:
    """The same seat with two different own roles: alike until it has been asked for twice, and again after that."""
    skins = []
    for role, other in (("outlaw", "renegade"), ("renegade", "outlaw")):
        at = position(4, turn=1)
        at["seats"][1]["role"], at["seats"][2]["role"] = role, other
        skins.append(seated(services, session_at(4, at), 1))
    for seen in (False, False, True, False):
        assert (picture(skins[0]) != picture(skins[1])) == seen
        for skin in skins:
            press(skin, "retell")


def test_one_person_among_bots_has_the_own_role_open(services: Services) -> None:
    pictures_ = []
    for role, other in (("outlaw", "renegade"), ("renegade", "outlaw")):
        at = position(4, turn=1)
        at["seats"][1]["role"], at["seats"][2]["role"] = role, other
        session = session_at(4, at)
        skin: Any = skin_of(
            "bang_dice", services, lambda: (), tuple(Sitter(n, i, i == 1) for i, n in enumerate(NAMES[:4]))
        )
        skin.begin(session.view(1))
        pictures_.append(picture(skin))
    assert pictures_[0] != pictures_[1]


def test_the_list_of_moves_holds_every_legal_action(services: Services) -> None:
    at = position(4, throws_used=3, dice=["one", "beer", "two", "gatling", "arrow"])
    session = session_at(4, at)
    skin = seated(services, session)
    rules = session.match.rules
    for _ in range(6):
        legal = rules.legal(session.view(0).state, 0)
        found = [prompt.action for prompt in skin.prompts(legal) if not isinstance(prompt.action, Press)]
        assert sorted(map(repr, found)) == sorted(map(repr, legal))
        words = [prompt.words() for prompt in skin.prompts(legal)]
        assert len(set(words)) == len(words)
        if not legal:
            break
        session.submit(0, legal[0], 0)
        skin.begin(session.view(0))


def test_keys_throw_keep_and_stop(services: Services) -> None:
    session = session_at(4, position(4))
    assert press(seated(services, session), "throw") == Act(Throw(()))
    dice = ["one", "dynamite", "two", "gatling", "arrow"]
    skin = seated(services, session_at(4, position(4, throws_used=1, dice=dice)))
    assert press(skin, "hold_1", "throw") == Act(Throw((0, 1)))
    assert press(skin, "hold_1", "right", "right", "right", "confirm", "back", "throw") == Act(Throw((1, 2)))
    skin = seated(services, session_at(4, position(4, throws_used=1, dice=dice)))
    assert press(skin, "confirm") == Act(Stop())


def test_mouse_throws_keeps_and_stops(services: Services) -> None:
    dice = ["one", "dynamite", "two", "gatling", "arrow"]
    skin = seated(services, session_at(4, position(4, throws_used=1, dice=dice)))
    click(skin, layout.die(2, False))
    assert click(skin, layout.plate(0, 2).center) == Act(Throw((1, 2)))
    click(skin, layout.die(2, True))
    assert click(skin, layout.plate(0, 2).center) == Act(Throw((1,)))
    assert click(skin, layout.plate(1, 2).center) == Act(Stop())


def test_all_shots_are_aimed_before_they_fly(services: Services) -> None:
    at = position(5, throws_used=3, dice=["one", "beer", "two", "gatling", "one"])
    session = session_at(5, at)
    skin = seated(services, session)
    assert press(skin, "throw") is None
    near = reach_of_die(session.match.state, 0)
    for _ in range(3):
        seat = next(iter(reach_of_die(session.match.state, skin.choice.die)))
        assert click(skin, layout.seat(seat, 0, 5).center) is None
    wish = press(skin, "throw")
    assert isinstance(wish, Act)
    assert isinstance(wish.action, Assign)
    assert wish.action.shots[0] == Shot(0, min(near))
    press(skin, "swap")
    doubled = press(skin, "throw")
    assert [shot.double for shot in doubled.action.shots].count(True) == 1


def test_a_seat_out_of_reach_cannot_be_aimed_at(services: Services) -> None:
    session = session_at(6, position(6, throws_used=3, dice=["one", "beer", "two", "gatling", "one"]))
    skin = seated(services, session)
    far = next(seat for seat in range(1, 6) if seat not in reach_of_die(session.match.state, 0))
    click(skin, layout.seat(far, 0, 6).center)
    assert skin.choice.shots == {}
    assert skin.choice.hint == "bang.hint.too_far"


def test_beers_are_given_one_by_one_and_taken_back(services: Services) -> None:
    session = session_at(4, position(4, throws_used=3, dice=["beer", "beer", "gatling", "gatling", "arrow"]))
    skin = seated(services, session)
    click(skin, layout.seat(2, 0, 4).center)
    click(skin, (layout.OWN.left + 60, layout.OWN.centery))
    assert skin.cancel()
    click(skin, layout.seat(3, 0, 4).center)
    wish = press(skin, "throw")
    assert wish == Act(Beers((2, 3)))


def test_gift_arrows_and_gatling_are_answered_by_keys(services: Services) -> None:
    at = position(4, who=("sid_ketchum", "rose_doolan", "kit_carlson", "pedro_ramirez"))
    assert isinstance(press(seated(services, session_at(4, at)), "right", "confirm", "confirm").action, Gift)  # type: ignore[union-attr]
    at = position(4, {0: 2}, throws_used=3, dice=["gatling"] * 3 + ["arrow", "arrow"])
    session = session_at(4, at)
    assert session.match.state.phase == "gatling"
    assert press(seated(services, session), "right", "right", "throw") == Act(Gatling(True))


def test_bart_takes_arrows_by_plates(services: Services) -> None:
    who = ("slab_the_killer", "bart_cassidy", "rose_doolan", "black_jack")
    session = session_at(4, position(4, who=who, throws_used=3, dice=["one", "one", "gatling", "arrow", "arrow"]))
    session.submit(0, Assign((Shot(0, 1), Shot(1, 1))), 0)
    skin = seated(services, session, 1)
    assert click(skin, layout.plate(2, 3).center) == Act(TakeArrow(2))


def test_kit_puts_back_arrows_of_anybody(services: Services) -> None:
    at = position(4, {1: 2, 3: 1}, who=("kit_carlson", "bart_cassidy", "rose_doolan", "black_jack"), throws_used=3,
                  dice=["gatling", "gatling", "arrow", "arrow", "arrow"])  # fmt: skip
    session = session_at(4, at)
    skin = seated(services, session)
    click(skin, layout.seat(1, 0, 4).center)
    click(skin, layout.seat(3, 0, 4).center)
    assert press(skin, "throw") == Act(DiscardArrows((1, 3)))


@pytest.mark.parametrize(("habit", "action"), [("ask", None), ("always", Gatling(True)), ("never", Gatling(False))])
def test_a_habit_answers_for_the_person(services: Services, habit: str, action: Any) -> None:
    session = session_at(4, position(4, {0: 2}, throws_used=3, dice=["gatling"] * 3 + ["arrow", "arrow"]))
    change_settings(services, replace(services.settings.now, bang_gatling=habit))
    assert seated(services, session).asked_ahead(session.view(0).state) == action


def test_nobody_else_is_answered_for(services: Services) -> None:
    session = session_at(4, position(4, {0: 2}, throws_used=3, dice=["gatling"] * 3 + ["arrow", "arrow"]))
    settings = replace(services.settings.now, bang_gatling="always")
    assert habits.answer(settings, session.view(1).state, 1) is None


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_of_a_full_street_fits_its_place(tmp_path: Path, language: str, scale: int) -> None:
    services = replace(headless_services(tmp_path, language, scale), assets=pictures())
    busy = ["one", "beer", "two", "gatling", "dynamite"]
    for dice, used in ((busy, 1), (busy, 3), (["beer", "beer", "gatling", "gatling", "gatling"], 3), (None, 0)):
        skin = seated(services, session_at(8, position(8, {0: 3, 2: 1}, throws_used=used, dice=dice)))
        for _ in range(17):
            picture(skin)
            press(skin, "next")
        press(skin, "right", "confirm", "retell")
        picture(skin)
        assert cut_words(services) == set()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_ability_fits_the_own_sheet(tmp_path: Path, language: str) -> None:
    services = replace(headless_services(tmp_path, language, 150), assets=pictures())
    for who in characters():
        skin = seated(services, session_at(4, position(4, who=(who, *WHO[1:4]))))
        press(skin, "next")
        picture(skin)
        assert cut_words(services) == set(), who
