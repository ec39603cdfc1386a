"""Knows that the star track shows what the view says, takes every action by mouse and keys, and fits its words."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.catalog import games
from game.core.match import Match
from game.super_teams.actions import Bonus, Move, Pass, Side
from game.super_teams.events import FellBack, ShipMoved
from scenes.catalog import table_game
from scenes.services.inputs import Pointer
from scenes.services.services import Services, headless_services
from scenes.skins.super_teams import layout
from scenes.skins.super_teams.charts import course_of
from scenes.skins.super_teams.choice import Thing, area_of, things
from scenes.skins.super_teams.foresee import landing
from scenes.skins.super_teams.habits import Habits
from scenes.table.handover import HandoverScene
from tests.saloon.racing import GAME, JOKER, OPEN, PASSED, SIDES, sit_down
from tests.saloon.skinned import fresh_skin, golden_of, of_golden, picture, shown_to
from tests.scenes.at_table import Place, pictures
from tests.scenes.test_table_laws import shortened


def at_rest(shown: Any) -> tuple[Any, ...]:
    """Everything that must be the same however the table came there."""
    ships = {name: (ship.x, ship.y, ship.size, ship.looks) for name, ship in shown.ships.items()}
    return shown.race, shown.memory, ships, shown.flying, tuple(shown.flyers), shown.live, shown.shout, shown.flash


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return replace(headless_services(tmp_path), assets=pictures())


@pytest.mark.parametrize("path", golden_of(GAME), ids=lambda path: path.name)
def test_every_settle_of_a_golden_run_shows_what_a_fresh_look_shows(services: Services, path: Path) -> None:
    played = of_golden(path)
    fresh = fresh_skin(services, GAME, played.start.seats)
    for number, (skin, view) in enumerate(shown_to(services, played, 0)):
        if number % 12 == 0 or number == len(played.log) - 1:
            fresh.begin(view)
            assert at_rest(skin.shown) == at_rest(fresh.shown)


def test_whoever_sits_down_finds_nothing_that_was_laid_out_before(tmp_path: Path) -> None:
    place = sit_down(tmp_path / "a", OPEN)
    place.until_waiting()
    place.press("hold_1", "right", "info")
    place.scene.skin.begin(place.session.view(0))
    fresh = sit_down(tmp_path / "b", OPEN)
    assert picture(place.scene.skin) == picture(fresh.scene.skin)


def test_own_cards_are_private(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    assert place.scene.skin.private(place.session.view(0).state)


def test_a_view_without_own_cards_is_not_private(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    assert not place.scene.skin.private(place.session.match.rules.mask(place.session.match.state, None))


def test_between_two_people_a_curtain_closes(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN, bots=())
    place.steps(5)
    assert isinstance(place.stack.top, HandoverScene)


@pytest.mark.parametrize("position", [OPEN, SIDES, JOKER])
def test_every_legal_action_is_said_in_the_list(tmp_path: Path, position: Any) -> None:
    place = sit_down(tmp_path, position)
    place.until_waiting()
    legal = place.scene.legal()
    prompts = place.scene.skin.prompts(legal)
    assert {prompt.action for prompt in prompts} == set(legal)
    assert len({prompt.words() for prompt in prompts}) == len(prompts)


def did(place: Place) -> Any:
    return place.session.match.log[0].action


def test_a_card_and_its_ship_are_chosen_by_keys(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.press("hold_2", "right", "confirm")
    assert did(place) == Move("r3", "red2")


def test_a_card_and_its_ship_are_chosen_by_clicks(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.click(layout.card(0).center)
    place.click(course_of(place.shown.race.track).points[17])
    assert not place.session.match.log
    place.click(ship_at(place, "red1"))
    assert did(place) == Move("r2", "red1")


def ship_at(place: Place, ship: str) -> tuple[int, int]:
    one = place.shown.ships[ship]
    return round(one.x), round(one.y)


def test_a_click_on_the_landing_place_moves_too(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.click(layout.card(0).center)
    place.click(course_of(place.shown.race.track).points[18])
    assert did(place) == Move("r2", "red2")


def test_direction_keys_alone_are_enough_to_move(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.press("right", "confirm", "confirm")
    assert isinstance(did(place), Move)


def test_a_chosen_card_is_taken_back(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.press("hold_1", "back")
    assert place.choice.card is None


def test_a_ship_without_a_card_is_answered_with_a_word(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.click(ship_at(place, "red1"))
    assert place.choice.hint == "race.hint.card_first"


def test_a_joker_names_the_colour_of_the_ship_that_is_chosen(tmp_path: Path) -> None:
    place = sit_down(tmp_path, JOKER)
    place.until_waiting()
    place.press("hold_1")
    place.click(ship_at(place, "yellow1"))
    assert did(place) == Move("r2", "yellow1", "yellow")


def test_a_bonus_card_is_played_before_the_flight(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.press("hold_1", "confirm")
    place.until_waiting()
    place.press("hold_2")
    assert place.session.match.log[1].action == Bonus("plus_one", "red1")


def test_passing_for_the_whole_move_asks_no_more_in_it(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.press("hold_1", "confirm")
    place.until_waiting()
    place.press("swap")
    place.until_waiting()
    assert place.session.match.log[2].action == Pass()


def test_a_card_that_is_never_to_be_played_asks_nothing(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.shown.habits = Habits((("plus_one", "never"), ("maw_leap", "never"), ("follow", "never")))
    place.press("hold_1", "confirm")
    place.steps(4)
    assert [entry.action for entry in place.session.match.log[1:3]] == [Pass(), Pass()]


def test_a_card_that_is_always_to_be_played_is_played(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.click(layout.habit(1).center)
    place.press("hold_1")
    place.click(ship_at(place, "red1"))
    place.steps(4)
    assert place.session.match.log[1].action == Bonus("plus_one", "red1")


def test_whoever_can_do_nothing_else_passes_after_a_pause(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {**OPEN, "bonus": [["asteroid_pass"], []]}, speed=1)
    place.until_waiting()
    place.press("hold_1", "confirm")
    place.steps(400)
    assert place.session.match.log[1].action == Pass()


def test_a_side_is_chosen_by_number_and_by_the_mouse(tmp_path: Path) -> None:
    found = []
    for name in ("keys", "mouse"):
        place = sit_down(tmp_path / name, SIDES)
        place.until_waiting()
        place.press("hold_1", "confirm")
        place.until_waiting()
        if name == "keys":
            place.press("hold_2")
        else:
            area = area_of(place.shown, place.choice, Thing("side", "N"))
            assert area is not None
            place.click(area.center)
        found.append(place.session.match.log[1].action)
    assert found == [Side("N"), Side("N")]


def test_following_is_asked_and_carried_out(tmp_path: Path) -> None:
    place = sit_down(tmp_path, PASSED)
    place.until_waiting()
    place.press("hold_1")
    assert Bonus("follow", "red2") in [entry.action for entry in place.session.match.log]


def test_what_is_foreseen_is_what_happens(tmp_path: Path) -> None:
    """Every move of every golden run that no bonus card changes."""
    for path in golden_of(GAME)[:4]:
        played = of_golden(path)
        match = Match(played.rules, played.start)
        for entry in played.log:
            race = match.state
            beats = match.submit(entry.seat, entry.action, entry.t)
            for beat in beats:
                flight = beat.before.flight
                if isinstance(beat.event, ShipMoved) and not flight.bonus:
                    assert landing(beat.before, flight.card, flight.ship).space == beat.event.path[-1]
                elif isinstance(beat.event, FellBack):
                    at_start = replace(beat.before, ships=race.ships) if isinstance(entry.action, Move) else None
                    if at_start is not None and not flight.bonus:
                        assert landing(at_start, flight.card, flight.ship).fall == beat.event.space


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_fits_its_place(tmp_path: Path, language: str, scale: int) -> None:
    for number, position in enumerate((OPEN, SIDES, PASSED, JOKER)):
        place = sit_down(tmp_path / str(number), position, language=language, scale=scale)
        place.until_waiting()
        canvas = place.services.window.canvas
        place.press("info")
        for thing, _ in things(place.shown, place.choice):
            place.choice.focus = thing
            place.stack.draw(canvas)
        place.press("hold_1")
        place.stack.draw(canvas)
        assert shortened(place) == set()


def test_everything_on_the_table_explains_itself_under_the_pointer(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OPEN)
    place.until_waiting()
    place.press("info")
    explain = place.scene.skin._picture._explain  # type: ignore[attr-defined]
    for thing, area in things(place.shown, place.choice):
        place.stack.handle(Pointer(area.center, 0, "move"))
        if thing.kind != "press":
            assert explain.told(place.shown, place.choice, thing) is not None, thing


@pytest.mark.parametrize("spaces", [10, 46, 100])
def test_a_track_of_any_length_has_a_place_of_its_own_for_every_space(services: Services, spaces: int) -> None:
    course = course_of(("N",) * spaces)
    assert len(set(course.points)) == spaces + 2
    assert all(0 <= x <= 1100 and 40 <= y <= 585 for x, y in course.points)


def test_bots_of_every_level_are_offered_and_known_to_the_game() -> None:
    assert set(table_game(GAME).levels) == set(games()[GAME].levels.names)
