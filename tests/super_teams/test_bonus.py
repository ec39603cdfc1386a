"""Bonus cards: when each may be played, by whom, and what it does (super_teams.md, "Bonus cards", "Exactly")."""

import pytest

from game.super_teams.actions import Bonus, Move, Pass, Side
from game.super_teams.events import BonusPlayed, FellBack, Leapt, ShipMoved
from game.super_teams.numbers import bonus_cards
from tests.super_teams.places import asked, at, bonus, everything, listed, move, no, refused, side, table

ALL = "follow plus_one maw_leap asteroid_pass double"


def test_there_are_20_bonus_cards_four_of_each_in_the_order_listed() -> None:
    cards = bonus_cards()
    assert len(cards) == 20
    assert [cards[place] for place in (0, 4, 8, 12, 16)] == ALL.split()
    assert {cards.count(name) for name in cards} == {4}


def test_plus_one_moves_one_further() -> None:
    match = table(2, {"red1": 1}, "r1", bonus=["plus_one"])
    move(match, "r1", "red1")
    assert bonus(match, "plus_one", "red1")[:2] == [BonusPlayed(0, "plus_one", "red1"), ShipMoved("red1", (2, 3))]


def test_plus_one_comes_after_doubling() -> None:
    match = table(2, {"red1": 8}, "r3", bonus=["plus_one"])
    move(match, "r3", "red1")
    bonus(match, "plus_one", "red1")
    assert at(match, "red1") == 8 + 7


def test_plus_one_is_refused_from_an_asteroid_field() -> None:
    match = table(2, {"red1": 6}, "r3", bonus=["plus_one"])
    move(match, "r3", "red1")
    assert "Asteroid Field" in refused(match, Bonus("plus_one", "red1"))
    assert listed(match) == [Pass()]


def test_double_doubles_the_number() -> None:
    match = table(2, {"red1": 3}, "r3", bonus=["double"])
    move(match, "r3", "red1")
    bonus(match, "double", "red1")
    assert (at(match, "red1"), asked(match), listed(match)) == (9, (0, "side"), [Side("A"), Side("N")])


@pytest.mark.parametrize(("start", "kind"), [(0, ""), (1, ""), (3, ""), (4, "N")])
def test_double_is_for_start_normal_and_bonus(start: int, kind: str) -> None:
    match = table(2, {"red1": start}, "r1", bonus=["double"], sides={"red1": kind} if kind else None)
    move(match, "r1", "red1")
    bonus(match, "double", "red1")
    assert at(match, "red1") == start + 2


@pytest.mark.parametrize(("start", "kind"), [(8, ""), (6, ""), (4, "H"), (9, "A")])
def test_double_is_refused_elsewhere(start: int, kind: str) -> None:
    match = table(2, {"red1": start}, "r3", bonus=["double"], sides={"red1": kind} if kind else None)
    move(match, "r3", "red1")
    assert "only from" in refused(match, Bonus("double", "red1"))


def test_asteroid_pass_leaves_an_asteroid_field_with_the_full_number() -> None:
    match = table(2, {"red1": 6}, "r4", bonus=["asteroid_pass"], rig=["follow"])
    move(match, "r4", "red1")
    bonus(match, "asteroid_pass", "red1")
    assert (at(match, "red1"), match.state.bonus[0]) == (10, ("follow",))


@pytest.mark.parametrize("start", [0, 1, 3, 8])
def test_asteroid_pass_is_refused_elsewhere(start: int) -> None:
    match = table(2, {"red1": start}, "r4", bonus=["asteroid_pass"])
    move(match, "r4", "red1")
    assert "only from an Asteroid Field" in refused(match, Bonus("asteroid_pass", "red1"))


def test_maw_leap_goes_on_to_the_next_normal_space() -> None:
    match = table(2, {"red1": 8}, "r2", bonus=["maw_leap"])
    move(match, "r2", "red1")
    no(match)
    assert asked(match) == (0, "maw")
    assert bonus(match, "maw_leap", "red1")[1] == Leapt("red1", 14)
    assert at(match, "red1") == 14


def test_at_a_maw_who_passes_falls() -> None:
    match = table(2, {"red1": 8}, "r2", bonus=["maw_leap"])
    move(match, "r2", "red1")
    no(match)
    assert no(match) == [FellBack("red1", 11)]


def test_a_card_is_refused_in_a_window_of_another_kind() -> None:
    match = table(2, {"red1": 8}, "r2", bonus=[ALL])
    move(match, "r2", "red1")
    for card in ("maw_leap", "follow"):
        assert "not for this moment" in refused(match, Bonus(card, "red1"))
    no(match)
    for card in ("plus_one", "double", "asteroid_pass", "follow"):
        assert "not for this moment" in refused(match, Bonus(card, "red1"))


def test_the_owner_plays_it_also_when_another_seat_moves_the_ship() -> None:
    match = table(2, {"red1": 1}, "b1", "r1", turn=1, bonus=["plus_one"])
    move(match, "r1", "red1")
    assert asked(match) == (0, "before")
    bonus(match, "plus_one", "red1")
    assert at(match, "red1") == 3


def test_the_partner_plays_it_too() -> None:
    match = table(4, {"red1": 1}, "r1", bonus=["", "", "plus_one"])
    move(match, "r1", "red1")
    assert asked(match) == (2, "before")
    bonus(match, "plus_one", "red1")
    assert at(match, "red1") == 3


def test_never_on_an_opponents_ship() -> None:
    match = table(2, {"green1": 1}, "g1", bonus=["plus_one"])
    move(match, "g1", "green1")
    assert asked(match) == (1, "move")


def test_only_for_the_ship_that_moves() -> None:
    match = table(2, {"red1": 1}, "r1", bonus=["plus_one"])
    move(match, "r1", "red1")
    assert "does not move now" in refused(match, Bonus("plus_one", "red2"))
    assert "an opponent's" in refused(match, Bonus("plus_one", "green1"))


def test_a_card_that_is_not_held_is_refused() -> None:
    match = table(2, {"red1": 1}, "r1", bonus=["plus_one"])
    move(match, "r1", "red1")
    assert "not in the hand" in refused(match, Bonus("double", "red1"))


def test_at_most_one_bonus_card_a_ship_a_turn_so_no_maw_window_opens_after_one() -> None:
    match = table(2, {"red1": 8}, "r2", bonus=["plus_one maw_leap"])
    move(match, "r2", "red1")
    assert FellBack("red1", 11) in bonus(match, "plus_one", "red1")


def test_a_card_closes_the_window_for_all() -> None:
    match = table(4, {"red1": 1}, "r1", bonus=["plus_one", "", "double"])
    move(match, "r1", "red1")
    bonus(match, "plus_one", "red1")
    assert asked(match) == (1, "move")


def test_the_mover_carries_it_out_and_chooses_the_side() -> None:
    match = table(2, {"red1": 3}, "b1", "r3", turn=1, bonus=["double"])
    move(match, "r3", "red1")
    bonus(match, "double", "red1")
    assert asked(match) == (1, "side")


def test_a_played_bonus_card_lies_on_top_of_its_pile() -> None:
    match = table(2, {"red1": 1}, "r1", bonus=["plus_one"])
    move(match, "r1", "red1")
    bonus(match, "plus_one", "red1")
    assert match.state.bonus_played == ("plus_one",)


# Who is asked


def test_whoever_of_the_side_holds_any_bonus_card_is_asked_so_that_it_tells_nothing() -> None:
    for held in ALL.split():
        match = table(2, {"red1": 1}, "r1", bonus=[held])
        move(match, "r1", "red1")
        assert asked(match) == (0, "before")


def test_who_holds_none_is_not_asked() -> None:
    match = table(2, {"red1": 1}, "r1", bonus=["", "plus_one"])
    move(match, "r1", "red1")
    assert asked(match) == (1, "move")


def test_the_seats_of_the_side_are_asked_clockwise_with_the_mover_first() -> None:
    match = table(4, {"red1": 1}, "b1", "y1", "r1", turn=2, bonus=["follow", "follow", "follow", "follow"])
    move(match, "r1", "red1")
    assert asked(match) == (2, "before")
    no(match)
    assert asked(match) == (0, "before")
    no(match)
    assert asked(match) == (3, "move")


def test_the_seats_of_another_side_are_asked_clockwise_from_the_mover() -> None:
    match = table(4, {"red1": 1}, "b1", "y1", "g1", "r1", turn=3, bonus=["follow", "", "follow"])
    move(match, "r1", "red1")
    assert asked(match) == (0, "before")
    no(match)
    assert asked(match) == (2, "before")


def test_the_engine_passes_for_nobody() -> None:
    match = table(2, {"red1": 1}, "r1", bonus=["asteroid_pass"])
    move(match, "r1", "red1")
    assert (asked(match), listed(match)) == ((0, "before"), [Pass()])


def test_passing_a_move_or_a_side_is_refused() -> None:
    match = table(2, {"red1": 1}, "r3")
    assert "asked for is move" in refused(match, Pass())
    move(match, "r3", "red1")
    assert "asked for is side" in refused(match, Pass())
    assert "asked for is side" in refused(match, Move("r3", "red1"))


def test_effects_are_finished_before_the_next_turn() -> None:
    match = table(2, {"red1": 1}, "r3")
    assert everything(match, Move("r3", "red1")) == ["card_played", "ship_moved", "asked"]
    assert side(match, "N")[-1].type == "side_chosen"
    assert asked(match) == (1, "move")
