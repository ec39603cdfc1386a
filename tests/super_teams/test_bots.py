"""The bots: they see no more than their seat, imagine what may be hidden, and count in whole numbers."""

from collections import Counter
from typing import Any

import pytest

from game import catalog
from game.core.session import BotChance, Session
from game.super_teams import rules as teams
from game.super_teams.actions import Bonus, Move, Pass, Side
from game.super_teams.bots.ways import ways
from game.super_teams.bots.worlds import after, world
from game.super_teams.numbers import bonus_cards, movement_cards, numbers
from tests.super_teams.places import FINAL, begun, move, no, table

LEVELS = ("sharp", "steady", "rookie")
RULES = teams.rules()


def wish(match: Any, level: str, seat: int | None = None) -> Any:
    """What a bot of that level would do now."""
    asked = match.to_act[0] if seat is None else seat
    session: Session[Any, Any, Any] = Session(match, dict.fromkeys(range(match.start.seats), level))
    question = session.question(asked)
    choose = catalog.games()["super_teams"].bot()
    return choose(level, None, question.view, lambda: match.rules.legal(match.state, asked), question.chance)


def test_the_catalogue_offers_three_levels() -> None:
    assert catalog.games()["super_teams"].levels.names == LEVELS


def test_the_way_home_grows_shorter_along_the_track_but_for_asteroids() -> None:
    found = ways(numbers().track)
    left = {place: found.left[number] for place, number in found.at.items()}
    assert left[(FINAL, "F")] == 0
    assert left[(0, "S")] > left[(10, "B")] > left[(20, "H")] > left[(33, "H")] > left[(44, "B")]
    assert left[(4, "H")] < left[(4, "N")]
    assert left[(9, "N")] < left[(9, "A")]


def test_a_maw_is_counted_as_where_it_sends_ships() -> None:
    found = ways(numbers().track)
    assert found.at[(12, "M")] == found.at[(13, "M")] == found.at[(11, "N")]


@pytest.mark.parametrize("level", ["sharp", "steady"])
def test_a_good_player_wins_when_it_can(level: str) -> None:
    match = table(2, {"red1": 44, "red2": FINAL, "black1": FINAL, "black2": FINAL}, "g6 r3 y1")
    assert wish(match, level) == Move("r3", "red1")


@pytest.mark.parametrize("level", ["sharp", "steady"])
def test_a_good_player_does_not_bring_the_opponents_last_ship_home(level: str) -> None:
    match = table(2, {"green1": 44, "green2": FINAL, "yellow1": FINAL, "yellow2": FINAL}, "g6 r1", "g1")
    assert wish(match, level) == Move("r1", "red1")


@pytest.mark.parametrize("level", ["sharp", "steady"])
def test_a_good_player_sets_an_opponent_on_asteroids_and_the_own_ship_on_the_other_side(level: str) -> None:
    match = table(2, {"green1": 7}, "g2", "g6")
    move(match, "g2", "green1")
    assert wish(match, level) == Side("A")
    match = table(2, {"red1": 7}, "r2", "g6")
    move(match, "r2", "red1")
    assert wish(match, level) == Side("N")


@pytest.mark.parametrize("level", ["sharp", "steady"])
def test_a_good_player_leaps_over_three_maws(level: str) -> None:
    match = table(2, {"red1": 22}, "b1", "r3", turn=1, bonus=["maw_leap"])
    move(match, "r3", "red1")
    no(match)
    assert wish(match, level) == Bonus("maw_leap", "red1")


@pytest.mark.parametrize("level", ["sharp", "steady"])
def test_a_good_player_follows_far_ahead(level: str) -> None:
    match = table(2, {"green1": 33, "red1": 34}, "b1", "g3", turn=1, bonus=["follow"])
    move(match, "g3", "green1")
    assert wish(match, level) == Bonus("follow", "red1")


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_only_pass_passes(level: str) -> None:
    match = table(2, {"red1": 6}, "r1", bonus=["maw_leap"])
    move(match, "r1", "red1")
    assert wish(match, level) == Pass()


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_not_asked_does_nothing(level: str) -> None:
    assert wish(begun(2), level, 1) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_depends_on_the_view_alone(level: str) -> None:
    match = table(4, {"red1": 8, "green2": 14}, "r2 g4 b1 y6", "r1 r3", "g2 g3", "b4 b5")
    other = table(4, {"red1": 8, "green2": 14}, "r2 g4 b1 y6", "b5 b6", "y2 y3", "g5 r6")
    assert wish(match, level) == wish(other, level)


def test_an_imagined_world_is_consistent_with_what_the_seat_knows() -> None:
    match = table(4, {"red1": 8}, "r2 g4", "r1 r3", "g2 g3", "b4 b5", bonus=["double", "follow"])
    move(match, "r2", "red1")
    seen = RULES.mask(match.state, 0)
    for number in range(5):
        imagined = world(seen, BotChance("WORLDS"), (number,))
        assert RULES.mask(imagined, 0) == seen
        cards = [card for hand in imagined.hands for card in hand]
        assert Counter((*cards, *imagined.pile, *imagined.played)) == Counter(movement_cards(numbers().colours))
        held = [card for hand in imagined.bonus for card in hand]
        whole = (*held, *imagined.bonus_pile, *imagined.bonus_played, *imagined.planet)
        assert Counter(whole) == Counter(bonus_cards())


def test_imagined_worlds_differ() -> None:
    seen = RULES.mask(begun(2).state, 0)
    assert len({world(seen, BotChance("WORLDS"), (number,)).hands for number in range(5)}) == 5


def test_what_is_thought_through_leaves_the_race_as_it_was_and_ends_with_the_next_move() -> None:
    match = table(2, {"red1": 1}, "r3 r4", bonus=["double"])
    before = match.state
    later = after(RULES, before, 0, Move("r3", "red1"))
    assert (match.state, later.phase, later.to_act) == (before, "move", 1)


def test_what_is_thought_through_ends_as_the_rules_say() -> None:
    match = table(3, {"red1": 8, "green1": 10}, "r3 r2", "g1 g2", "b4")
    thought = after(RULES, match.state, 0, Move("r3", "red1"))
    move(match, "r3", "red1")
    assert thought == match.state
