"""Knows that the cantina table shows what the view says, takes every action by mouse and keys, and fits its words."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bounty_hunter.actions import BuyGrey, Offer, Stop, TakeOver, Target, Throw
from game.catalog import games
from scenes.menus.question import QuestionScene
from scenes.services.inputs import Pointer
from scenes.services.services import Services, headless_services
from scenes.skins.bounty_hunter import layout, needs
from scenes.skins.bounty_hunter.choice import area_of, things
from tests.saloon.hunting import GAME, HUNT, LEFT, OFFERS, ROB, sit_down
from tests.saloon.skinned import fresh_skin, golden_of, of_golden, picture, shown_to
from tests.scenes.at_table import Place, pictures
from tests.scenes.test_table_laws import shortened


def at_rest(shown: Any) -> tuple[Any, ...]:
    """Everything that must be the same however the table came there."""
    dice = tuple((die.face, die.frame, die.x, die.y, die.height, die.skin) for die in shown.dice)
    moving = shown.flying, tuple(shown.flyers), shown.live, shown.shout, shown.card, shown.flash
    return shown.hunt, shown.memory, dice, shown.holds, tuple(shown.aside), moving


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return replace(headless_services(tmp_path), assets=pictures())


@pytest.mark.parametrize("path", golden_of(GAME), ids=lambda path: path.name)
def test_every_settle_of_a_golden_run_shows_what_a_fresh_look_shows(services: Services, path: Path) -> None:
    played = of_golden(path)
    fresh = fresh_skin(services, GAME, played.start.seats)
    for number, (skin, view) in enumerate(shown_to(services, played, 0)):
        if number % 4 == 0 or number == len(played.log) - 1:
            fresh.begin(view)
            assert at_rest(skin.shown) == at_rest(fresh.shown)


def test_whoever_sits_down_finds_nothing_that_was_laid_out_before(services: Services, tmp_path: Path) -> None:
    place = sit_down(tmp_path / "a", HUNT)
    place.until_waiting()
    place.press("hold_1", "hold_4", "dive", "down", "info")
    view = place.session.view(0)
    place.scene.skin.begin(view)
    fresh = sit_down(tmp_path / "b", HUNT)
    assert picture(place.scene.skin) == picture(fresh.scene.skin)


def test_nothing_at_this_table_is_private(services: Services, tmp_path: Path) -> None:
    place = sit_down(tmp_path, HUNT)
    assert not place.scene.skin.private(place.session.view(0).state)


@pytest.mark.parametrize("position", [OFFERS, HUNT, LEFT, ROB])
def test_every_legal_action_is_said_in_the_list(tmp_path: Path, position: Any) -> None:
    place = sit_down(tmp_path, position, options={"traitor": position is ROB})
    place.until_waiting()
    legal = place.scene.legal()
    prompts = place.scene.skin.prompts(legal)
    assert {prompt.action for prompt in prompts} == set(legal)
    assert all(prompt.words() for prompt in prompts)
    assert len({prompt.words() for prompt in prompts}) == len(prompts)


def did(place: Place) -> Any:
    return place.session.match.log[0].action


def test_a_marker_is_taken_by_its_number_and_by_the_mouse(tmp_path: Path) -> None:
    by_key = sit_down(tmp_path / "a", OFFERS)
    by_key.until_waiting()
    by_key.press("hold_6")
    by_mouse = sit_down(tmp_path / "b", OFFERS)
    by_mouse.until_waiting()
    by_mouse.click(layout.marker(2).center)
    assert (did(by_key), did(by_mouse)) == (Offer(6), Offer(2))


def test_a_marker_is_taken_by_direction_keys_alone(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OFFERS)
    place.until_waiting()
    place.press("right", "right", "confirm")
    assert isinstance(did(place), Offer)


def test_a_taken_marker_is_refused_with_a_word(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OFFERS)
    place.until_waiting()
    place.press("hold_3")
    assert not place.session.match.log
    assert place.choice.hint == "hunt.hint.taken"


def test_dice_laid_aside_are_not_thrown(tmp_path: Path) -> None:
    place = sit_down(tmp_path, HUNT)
    place.until_waiting()
    place.press("hold_2")
    place.click(layout.die(4, False).center)
    place.press("throw")
    assert did(place) == Throw((0, 2, 3))


def test_a_grey_die_is_bought_and_has_to_be_thrown(tmp_path: Path) -> None:
    place = sit_down(tmp_path, HUNT)
    place.until_waiting()
    place.press("swap")
    place.until_waiting()
    place.press("hold_6", "throw")
    assert [entry.action for entry in place.session.match.log[:2]] == [BuyGrey(), Throw((0, 1, 2, 3, 4, 5))]


def test_a_grey_die_of_the_hunter_before_is_taken_over_by_a_click(tmp_path: Path) -> None:
    place = sit_down(tmp_path, LEFT)
    place.until_waiting()
    place.click(layout.die(5, False).center)
    assert did(place) == TakeOver(5)


def test_giving_up_is_asked_first(tmp_path: Path) -> None:
    place = sit_down(tmp_path, HUNT)
    place.until_waiting()
    place.click(layout.STOP.center)
    assert isinstance(place.stack.top, QuestionScene)
    assert not place.session.match.log
    place.press("right", "confirm")
    assert did(place) == Stop()


def test_the_traitor_chooses_by_number_and_by_the_mouse(tmp_path: Path) -> None:
    by_key = sit_down(tmp_path / "a", ROB, options={"traitor": True})
    by_key.until_waiting()
    by_key.press("hold_2")
    by_mouse = sit_down(tmp_path / "b", ROB, options={"traitor": True})
    by_mouse.until_waiting()
    by_mouse.click(layout.choice(0, 3).center)
    assert (did(by_key), did(by_mouse)) == (Target(1), Target(None))


def test_the_card_tells_symbol_by_symbol_what_is_aside_loose_and_missing() -> None:
    assert needs.covers("BBBYY", ("B",), ("B", "R", "Y"), False) == ("aside", "lies", "missing", "lies", "missing")
    assert needs.missing("BBBYY", ("aside", "lies", "missing", "lies", "missing")) == (("B", 1), ("Y", 1))


def test_whites_are_any_unprinted_colours_and_alike_only_by_the_option() -> None:
    assert needs.covers("OOOWW", ("O",), ("G", "P"), False)[3:] == ("lies", "lies")
    assert needs.covers("OOOWW", ("O",), ("G", "P"), True)[3:] == ("lies", "missing")
    assert needs.covers("OOOWW", (), ("O", "O", "O", "O"), False)[3:] == ("missing", "missing")


def test_the_chance_of_the_hold_is_the_exact_one(tmp_path: Path) -> None:
    from game.bounty_hunter.bots import advice
    from game.commands.tablecache import Folder

    place = sit_down(tmp_path, HUNT)
    place.until_waiting()
    place.press("hold_2", "hold_5", "dive")
    surface = pygame.Surface((1280, 720))
    odds, shown = place.scene.skin._odds, place.shown  # type: ignore[attr-defined]
    place.scene.draw(surface)
    odds.wait()
    assert odds.of_throw(shown.hunt, (0, 2, 3)) == advice.chance(Folder(None), shown.hunt, (0, 2, 3))


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_fits_its_place(tmp_path: Path, language: str, scale: int) -> None:
    for number, position in enumerate((OFFERS, HUNT, LEFT, ROB)):
        options = {"traitor": position is ROB}
        place = sit_down(tmp_path / str(number), position, options=options, language=language, scale=scale)
        place.until_waiting()
        canvas = place.services.window.canvas
        place.press("dive", "info")
        for _ in range(len(things(place.shown))):
            place.press("next")
            place.stack.draw(canvas)
        assert shortened(place) == set()


def test_everything_on_the_table_explains_itself_under_the_pointer(tmp_path: Path) -> None:
    place = sit_down(tmp_path, LEFT)
    place.until_waiting()
    place.press("info")
    explain = place.scene.skin._picture._explain  # type: ignore[attr-defined]
    for thing, area in things(place.shown):
        place.stack.handle(Pointer(area.center, 0, "move"))
        if thing.kind != "press":
            assert area_of(place.shown, thing) is not None
            assert explain.told(place.shown, thing) is not None, thing


def test_bots_of_every_level_are_offered_and_known_to_the_game() -> None:
    from scenes.catalog import table_game

    assert set(table_game(GAME).levels) == set(games()[GAME].levels.names)
