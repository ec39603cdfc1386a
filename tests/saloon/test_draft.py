"""Knows what may be laid out at a table of the saloon, and what speaks against beginning."""

import json

import pytest

from game import catalog
from scenes.catalog import TABLE_GAMES, table_game
from scenes.saloon import draft, store
from scenes.saloon.draft import Draft


def called(number: int, who: str) -> str:
    return f"{'person' if who == '' else 'bot'} {number}"


@pytest.fixture
def laid() -> Draft:
    return draft.usual(called)


def test_at_first_two_people_sit_at_the_first_game(laid: Draft) -> None:
    evening = laid.evening("SEED", False)
    assert [(chair.name, chair.level) for chair in evening.chairs] == [("person 0", ""), ("person 1", "")]
    assert laid.fault() is None
    store.check(evening)


@pytest.mark.parametrize("game", [game.id for game in TABLE_GAMES])
def test_what_a_game_brings_to_the_saloon_fits_its_rules(game: str) -> None:
    brought, rules = table_game(game), catalog.games()[game].rules
    assert {*brought.offered, *brought.fixed} <= set(rules.options())
    assert brought.level in brought.levels
    assert brought.forms[0] == "single"


@pytest.mark.parametrize("game", [game.id for game in TABLE_GAMES])
def test_the_usual_table_of_every_game_can_begin_once_it_has_people_enough(game: str, laid: Draft) -> None:
    laid.change_game(game)
    for place in laid.places[: laid.limits[0]]:
        place.who = ""
    assert laid.fault() is None
    store.check(laid.evening("SEED", False))


def test_without_a_person_nobody_may_begin(laid: Draft) -> None:
    for place in laid.places[:2]:
        place.who = "700"
    assert laid.fault() == "nobody"


def test_one_alone_is_too_few(laid: Draft) -> None:
    laid.places[1].who = None
    assert laid.fault() == "too_few"


def test_two_of_the_same_name_are_told_apart_before_they_begin(laid: Draft) -> None:
    laid.places[0].name = laid.places[1].name = "Ann"
    assert laid.fault() == "same_names"


@pytest.mark.parametrize("form", ["cup_4", "cup_8"])
def test_the_free_places_of_a_cup_are_taken_by_bots(laid: Draft, form: str) -> None:
    laid.form = form
    evening = laid.evening("SEED", False)
    assert len(evening.chairs) == int(form[-1])
    assert [chair.person for chair in evening.chairs] == [True, True, *[False] * (int(form[-1]) - 2)]
    store.check(evening)


def test_a_mark_that_is_taken_is_changed_for_the_own(laid: Draft) -> None:
    laid.take_mark(0, 1)
    assert (laid.places[0].mark, laid.places[1].mark) == (1, 0)
    assert sorted(place.mark for place in laid.places) == list(range(draft.MOST_PLACES))


def test_all_ways_to_take_a_place_come_round(laid: Draft) -> None:
    before = laid.places[3].who
    ways = 2 + len(laid.table.levels)
    seen = set()
    for _ in range(ways):
        seen.add(laid.places[3].who)
        laid.go_through(3, 1)
    assert laid.places[3].who == before
    assert len(seen) == ways


def test_a_table_laid_from_an_evening_is_that_evening_again(laid: Draft) -> None:
    laid.form = "series_5"
    laid.go_through(4, 3)
    laid.take_mark(0, 5)
    laid.places[0].name = "Ann"
    laid.choose("twists", ["half_chance"])
    laid.choose("pockets", ["odd", "high"])
    evening = laid.evening("SEED", True)
    assert draft.from_evening(evening, called).evening("SEED", True) == evening


def test_options_go_to_the_rules_with_what_the_saloon_sets_itself(laid: Draft) -> None:
    laid.choose("mirror", True)
    chosen = store.options_of(laid.evening("SEED", False))
    assert chosen["mirror"] is True
    assert chosen["saloon"] is True
    assert json.loads(laid.evening("SEED", False).options) == {"mirror": True, "pockets": None, "twists": []}
