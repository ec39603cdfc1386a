"""What a movement card does on every kind of space (super_teams.md, "A turn", "Components", "Examples")."""

import pytest

from game.super_teams.actions import Move, Side
from game.super_teams.events import BonusDrawn, FellBack, PlanetReached, ShipMoved, SideChosen
from game.super_teams.numbers import movement_cards, numbers
from tests.super_teams.places import FINAL, asked, at, begun, do, letter, listed, move, refused, side, table

TRACK = (
    "N N B HN N A N H AN B N M M N HA N A B N H HN N M M M N AN B N HA A N H B N N M M N HN A N HA B AN N"
)  # fmt: skip


def test_the_track_is_the_rebuilt_one() -> None:
    assert list(numbers().track) == TRACK.split()
    assert len(numbers().track) == FINAL - 1


def test_there_are_48_movement_cards_two_of_each() -> None:
    cards = movement_cards(numbers().colours)
    assert len(cards) == 48
    assert {cards.count(card) for card in cards} == {2}
    assert cards[:3] == ("r1", "r1", "r2")
    assert [cards[at] for at in (0, 12, 24, 36)] == ["r1", "g1", "b1", "y1"]


@pytest.mark.parametrize(("start", "card", "end"), [(0, 5, 5), (1, 4, 5), (5, 2, 7), (10, 4, 14), (3, 2, 5)])
def test_from_start_normal_and_bonus_the_cards_number_counts(start: int, card: int, end: int) -> None:
    match = table(2, {"red1": start}, f"r{card}")
    move(match, f"r{card}", "red1")
    assert at(match, "red1") == end


def test_from_hyperspace_the_number_counts_double() -> None:
    match = table(2, {"red1": 8}, "r3")
    assert move(match, "r3", "red1")[1] == ShipMoved("red1", (9, 10, 11, 12, 13, 14))


def test_from_an_asteroid_field_every_card_counts_1() -> None:
    match = table(2, {"red1": 6}, "r6")
    move(match, "r6", "red1")
    assert at(match, "red1") == 7


def test_landing_on_a_bonus_space_draws_a_card_for_the_player_of_the_ships_colour() -> None:
    match = table(2, {"red1": 1}, "b1", "r2", turn=1, rig=["double"])
    assert move(match, "r2", "red1")[-1] == BonusDrawn(0, "double")
    assert match.state.bonus == (("double",), ())


def test_with_no_bonus_card_left_anywhere_nothing_is_drawn() -> None:
    every = ["follow"] * 4 + ["plus_one"] * 4 + ["maw_leap"] * 4 + ["asteroid_pass"] * 4
    where = {"ships": {"red1": 1, "black1": FINAL}, "hands": [["r2"], ["g1"]], "bonus": [["double"] * 4, every]}
    match = begun(2, where)
    assert asked(match) == (0, "move")
    move(match, "r2", "red1")
    assert asked(match) == (0, "before")


def test_passing_over_bonus_spaces_draws_nothing() -> None:
    match = table(2, {"red1": 1}, "r4")
    assert [event.type for event in move(match, "r4", "red1")] == ["card_played", "ship_moved"]


def test_a_ship_that_ends_on_a_maw_goes_back_to_the_nearest_normal_space_behind() -> None:
    match = table(2, {"red1": 8}, "r2")
    assert move(match, "r2", "red1")[1:] == [ShipMoved("red1", (9, 10, 11, 12)), FellBack("red1", 11)]
    assert at(match, "red1") == 11


def test_from_11_card_1_comes_back_to_11_and_the_turn_is_used() -> None:
    match = table(2, {"red1": 11}, "r1")
    move(match, "r1", "red1")
    assert (at(match, "red1"), asked(match)) == (11, (1, "move"))


@pytest.mark.parametrize(("start", "card", "end"), [(22, 3, 22), (36, 2, 36), (35, 3, 36), (22, 4, 26)])
def test_the_other_maws(start: int, card: int, end: int) -> None:
    match = table(2, {"red1": start}, f"r{card}")
    move(match, f"r{card}", "red1")
    assert at(match, "red1") == end


def test_on_a_two_type_space_the_mover_chooses_the_side() -> None:
    match = table(2, {"red1": 1}, "b1", "r3", turn=1)
    move(match, "r3", "red1")
    assert (asked(match), listed(match)) == ((1, "side"), [Side("H"), Side("N")])
    assert side(match, "H") == [SideChosen("red1", "H")]
    assert letter(match, "red1") == "H"


def test_only_a_side_of_that_space_can_be_chosen() -> None:
    match = table(2, {"red1": 1}, "r3")
    move(match, "r3", "red1")
    assert "expected H or N" in refused(match, Side("A"))


def test_the_side_matters_for_the_next_move() -> None:
    for kind, end in (("H", 8), ("N", 6)):
        match = table(2, {"red1": 4}, "r2", sides={"red1": kind})
        move(match, "r2", "red1")
        assert at(match, "red1") == end
        assert letter(match, "red1") is None


@pytest.mark.parametrize(("kind", "end"), [("A", 10), ("N", 11)])
def test_a_side_of_asteroids_counts_1(kind: str, end: int) -> None:
    match = table(2, {"red1": 9}, "r2", sides={"red1": kind})
    move(match, "r2", "red1")
    assert at(match, "red1") == end


def test_the_final_planet_needs_no_exact_number() -> None:
    match = table(2, {"red1": 44}, "r6")
    events = move(match, "r6", "red1")
    assert events[1:3] == [ShipMoved("red1", (45, 46, FINAL)), PlanetReached("red1")]


def test_the_final_planet_is_reached_exactly_too() -> None:
    match = table(2, {"red1": 46}, "r1")
    move(match, "r1", "red1")
    assert at(match, "red1") == FINAL


def test_a_ship_that_is_home_never_moves_again() -> None:
    match = table(2, {"red1": FINAL}, "r1")
    assert listed(match) == [Move("r1", "red2")]
    assert "red1 is home" in refused(match, Move("r1", "red1"))


def test_a_card_moves_a_ship_of_its_colour_whosever_it_is() -> None:
    match = table(4, {}, "r1 g2 b3 y4")
    assert listed(match) == [
        Move("r1", "red1"), Move("r1", "red2"), Move("g2", "green1"), Move("g2", "green2"),
        Move("b3", "black1"), Move("b3", "black2"), Move("y4", "yellow1"), Move("y4", "yellow2"),
    ]  # fmt: skip
    assert "does not move" in refused(match, Move("r1", "green1"))


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    assert "not in the hand" in refused(table(2, {}, "r1"), Move("r2", "red1"))


def test_nobody_may_pass_a_move() -> None:
    match = table(2, {}, "r1")
    assert {action.type for action in listed(match)} == {"move"}


def test_a_seat_without_cards_is_skipped() -> None:
    match = table(3, {}, "r1 r2", "", "g1")
    move(match, "r1", "red1")
    assert asked(match) == (2, "move")


def test_a_card_played_lies_on_top_of_its_pile_at_once() -> None:
    match = table(2, {"red1": 1}, "r3")
    do(match, Move("r3", "red1"))
    assert asked(match) == (0, "side")
    assert match.state.played == ("r3",)
    assert match.state.hands[0] == ()
