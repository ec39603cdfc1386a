"""`follow`: who was passed, and what following brings (super_teams.md, "Bonus cards", "Exactly")."""

from game.super_teams.actions import Bonus, Pass
from game.super_teams.events import BonusDrawn, Followed, GameEnded, PlanetReached
from tests.super_teams.places import FINAL, asked, at, bonus, letter, listed, move, no, refused, side, table


def test_a_passed_ship_may_go_to_the_space_where_the_passing_ship_ended() -> None:
    match = table(2, {"green1": 14, "red1": 16}, "b1", "g5", turn=1, bonus=["follow"])
    move(match, "g5", "green1")
    assert (asked(match), listed(match)) == ((0, "follow"), [Pass(), Bonus("follow", "red1")])
    assert bonus(match, "follow", "red1")[-1] == Followed("red1", 19, "")
    assert at(match, "red1") == 19


def test_equal_before_is_not_passed() -> None:
    match = table(2, {"green1": 14, "red1": 14}, "b1", "g5", turn=1, bonus=["follow"])
    move(match, "g5", "green1")
    assert asked(match) == (0, "move")


def test_equal_after_is_not_passed() -> None:
    match = table(2, {"green1": 14, "red1": 19}, "b1", "g5", turn=1, bonus=["follow"])
    move(match, "g5", "green1")
    assert asked(match) == (0, "move")


def test_the_fall_from_a_maw_counts_in() -> None:
    match = table(2, {"green1": 8, "red1": 11}, "b1", "g2", turn=1, bonus=["follow"])
    move(match, "g2", "green1")
    assert (at(match, "green1"), asked(match)) == (11, (0, "move"))


def test_partners_ships_never_pass() -> None:
    match = table(4, {"red1": 14, "black1": 16}, "r5", "g1", bonus=["", "", "follow"])
    move(match, "r5", "red1")
    no(match)
    assert asked(match) == (1, "move")


def test_the_mover_who_flies_an_opponents_ship_past_the_own_may_follow() -> None:
    match = table(2, {"green1": 14, "red1": 16}, "g5", bonus=["follow"])
    move(match, "g5", "green1")
    assert asked(match) == (0, "follow")


def test_the_partner_may_play_it_for_a_ship_of_the_side() -> None:
    match = table(4, {"green1": 14, "red1": 16}, "b1", "g5", turn=1, bonus=["", "", "follow"])
    move(match, "g5", "green1")
    bonus(match, "follow", "red1")
    assert at(match, "red1") == 19


def test_both_seats_of_the_passed_side_are_asked_clockwise_whatever_they_hold() -> None:
    match = table(4, {"green1": 14, "red1": 16}, "b1", "g5", turn=1, bonus=["double", "", "double"])
    move(match, "g5", "green1")
    assert asked(match) == (2, "follow")
    no(match)
    assert asked(match) == (0, "follow")
    no(match)
    assert asked(match) == (2, "move")


def test_at_a_table_of_three_every_passed_side_is_asked() -> None:
    ships = {"red1": 14, "green1": 16, "black1": 17}
    match = table(3, ships, "r5", "b1", "b2", bonus=["", "follow", "follow"])
    move(match, "r5", "red1")
    bonus(match, "follow", "green1")
    assert asked(match) == (2, "follow")
    bonus(match, "follow", "black1")
    assert (at(match, "green1"), at(match, "black1")) == (19, 19)


def test_a_ship_that_was_not_passed_is_refused() -> None:
    match = table(2, {"green1": 14, "red1": 16, "red2": 20}, "b1", "g5", turn=1, bonus=["follow"])
    move(match, "g5", "green1")
    assert "was not passed" in refused(match, Bonus("follow", "red2"))


def test_it_takes_the_same_side() -> None:
    match = table(2, {"green1": 26, "red1": 28}, "b1", "g4", turn=1, bonus=["follow"])
    move(match, "g4", "green1")
    side(match, "H")
    assert bonus(match, "follow", "red1")[-1] == Followed("red1", 30, "H")
    assert letter(match, "red1") == "H"


def test_it_draws_on_a_bonus_space() -> None:
    match = table(2, {"green1": 5, "red1": 7}, "b1", "g5", turn=1, bonus=["follow"], rig=["double", "maw_leap"])
    move(match, "g5", "green1")
    assert BonusDrawn(0, "maw_leap") in bonus(match, "follow", "red1")
    assert match.state.bonus == (("maw_leap",), ("double",))


def test_it_can_reach_the_final_planet() -> None:
    match = table(2, {"green1": 44, "red1": 46}, "b1", "g6", turn=1, bonus=["follow"])
    move(match, "g6", "green1")
    assert PlanetReached("red1") in bonus(match, "follow", "red1")
    assert at(match, "red1") == FINAL


def test_it_causes_no_further_follow() -> None:
    ships = {"green1": 14, "red1": 16, "green2": 17}
    match = table(2, ships, "b1", "g5", turn=1, bonus=["follow", "follow"])
    move(match, "g5", "green1")
    no(match)
    bonus(match, "follow", "red1")
    assert asked(match) == (0, "move")


def test_a_seat_is_asked_again_until_it_passes_or_has_no_card_or_no_passed_ship() -> None:
    ships = {"green1": 14, "red1": 16, "red2": 17}
    match = table(2, ships, "b1", "g5", turn=1, bonus=["follow follow double"])
    move(match, "g5", "green1")
    bonus(match, "follow", "red1")
    assert asked(match) == (0, "follow")
    bonus(match, "follow", "red2")
    assert asked(match) == (0, "move")
    match = table(2, ships, "b1", "g5", turn=1, bonus=["follow"])
    move(match, "g5", "green1")
    bonus(match, "follow", "red1")
    assert asked(match) == (0, "move")


def test_each_follow_resolves_at_once() -> None:
    ships = {"green1": 44, "red1": 45, "red2": 46}
    match = table(2, ships, "b1", "g6", turn=1, bonus=["follow follow"])
    move(match, "g6", "green1")
    assert at(match, "red1") == 45
    bonus(match, "follow", "red1")
    assert (at(match, "red1"), asked(match)) == (FINAL, (0, "follow"))


def test_the_win_is_tested_after_it_too() -> None:
    ships = {"green1": 44, "red1": 46, "red2": FINAL, "black1": FINAL, "black2": FINAL}
    match = table(2, ships, "b1", "g6", turn=1, bonus=["follow"])
    move(match, "g6", "green1")
    assert bonus(match, "follow", "red1")[-1] == GameEnded((0,), "all_home")


def test_the_win_is_tested_before_it() -> None:
    ships = {"green1": 44, "green2": FINAL, "yellow1": FINAL, "yellow2": FINAL, "red1": 46, "red2": FINAL,
             "black1": FINAL, "black2": FINAL}  # fmt: skip
    match = table(2, ships, "b1", "g6", turn=1, bonus=["follow"])
    assert move(match, "g6", "green1")[-1] == GameEnded((1,), "all_home")
    assert match.to_act == ()


def test_a_card_for_the_moved_ship_leaves_follow_for_the_passed_one() -> None:
    match = table(2, {"green1": 14, "red1": 16}, "b1", "g4", turn=1, bonus=["follow", "plus_one"])
    move(match, "g4", "green1")
    bonus(match, "plus_one", "green1")
    assert asked(match) == (0, "follow")
