"""What the book of a seed says is what a run on that seed meets."""

from typing import Any

import pytest

from game.campaign.book import book
from game.campaign.opponents import DUELS
from game.campaign.rules import rules
from game.core.match import Match, Start
from game.yathsel.actions import Dive

SEED = "PRAIRIE"


def run_at(duel: int, difficulty: str = "easy", **position: Any) -> Match[Any, Any, Any]:
    return Match(
        rules(), Start(2, {"difficulty": difficulty}, SEED, {"duel": duel, "pockets": [None, None], **position})
    )


def test_the_kits_are_those_a_run_offers() -> None:
    run = Match(rules(), Start(2, {"difficulty": "normal"}, SEED)).state
    assert book(SEED, "normal").kits == run.kits


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@pytest.mark.parametrize("duel", range(DUELS))
def test_a_duel_has_the_twist_the_opponent_and_the_house_rules_of_its_chapter(duel: int, difficulty: str) -> None:
    run, chapter = run_at(duel, difficulty).state, book(SEED, difficulty).chapters[duel]
    first = chapter.opponents[0]
    table = run.duel.table
    assert (table.twists, run.opponent, table.house_rules) == (chapter.twists, first.opponent, first.house_rules)


@pytest.mark.parametrize("duel", range(DUELS))
def test_in_the_first_turn_of_the_opponent_hangs_what_the_book_says(duel: int) -> None:
    match = run_at(duel, side=1)
    match.submit(0, Dive(), 0)
    hung = tuple(pouch.good for pouch in match.state.duel.shop.pouches)
    assert hung == book(SEED, "easy").chapters[duel].stock[0]


def test_no_opponent_is_offered_twice_while_others_are_left() -> None:
    names = [choice.opponent for chapter in book(SEED, "normal").chapters for choice in chapter.opponents]
    assert len(names) == len(set(names))


def test_from_the_stake_without_kits_on_the_book_has_none() -> None:
    assert book(SEED, "hard", 3).kits == ()


def test_no_stop_follows_the_last_duel() -> None:
    assert [len(chapter.stops) for chapter in book(SEED, "normal").chapters] == [3] * (DUELS - 1) + [0]


def test_what_is_inside_a_kit_is_found_with_it() -> None:
    ids = [find.id for find in book(SEED, "normal").finds() if find.kind == "kit"]
    assert ids[:3] == ["loaded", "loaded_6", "loaded_1"]
