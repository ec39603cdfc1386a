"""Positions and options: what they may say, and what is refused by its key (super_teams.md, "Position")."""

from collections import Counter
from typing import Any

import pytest

from game.core.codec import CodecError
from game.super_teams.numbers import bonus_cards, movement_cards, numbers
from tests.super_teams.places import FINAL, asked, at, bad_value, begun, letter, move

KEYS = ("ships", "sides", "hands", "bonus", "turn", "planet_taken", "pile", "played", "bonus_pile", "bonus_played",
        "planet")  # fmt: skip


def all_movement(state: Any) -> Counter[str]:
    return Counter((*state.pile, *state.played, *(card for hand in state.hands for card in hand)))


def all_bonus(state: Any) -> Counter[str]:
    held = (card for hand in state.bonus for card in hand)
    return Counter((*state.bonus_pile, *state.bonus_played, *state.planet, *held))


def test_the_full_state_has_the_keys_of_a_position() -> None:
    match = begun(4)
    plain = match.rules.to_dict(match.state)
    assert set(KEYS) <= set(plain)
    assert plain["ships"]["yellow2"] == 0
    assert plain["planet_taken"] is False


def test_ships_left_out_stand_on_the_start_planet() -> None:
    match = begun(2, {"ships": {"red1": 8}, "hands": [["r4"], ["g1"]]})
    assert (at(match, "red1"), at(match, "red2")) == (8, 0)


def test_a_missing_side_is_the_first_letter() -> None:
    match = begun(2, {"ships": {"red1": 4, "red2": 9}, "sides": {"red2": "N"}})
    assert (letter(match, "red1"), letter(match, "red2")) == ("H", "N")


def test_every_card_is_in_exactly_one_place_however_a_position_is_named() -> None:
    for where in (
        {"hands": [["r4"], []]},
        {"hands": [["r4"], ["r4"]], "pile": ["g1"]},
        {"hands": [["r4"], ["r4"]], "pile": ["g1"], "played": ["b2"], "bonus": [["double"], ["follow"]]},
        {"hands": [["r4"], []], "bonus_pile": ["double"], "bonus_played": ["follow"]},
        {"hands": [["r4"], []], "planet": ["double"] * 4},
    ):
        state = begun(2, where).state
        assert all_movement(state) == Counter(movement_cards(numbers().colours))
        assert all_bonus(state) == Counter(bonus_cards())


def test_cards_named_nowhere_are_shuffled_into_the_pile() -> None:
    state = begun(2, {"hands": [["r4"], ["g1"]], "played": ["b2"]}).state
    assert (len(state.pile), state.played) == (45, ("b2",))


def test_cards_named_nowhere_are_shuffled_into_the_played_ones_if_the_pile_is_named() -> None:
    state = begun(2, {"hands": [["r4"], ["g1"]], "pile": ["y1", "y2"], "played": ["b2"]}).state
    assert (state.pile, len(state.played), state.played[0]) == (("y1", "y2"), 44, "b2")


def test_without_hands_everybody_is_dealt_six() -> None:
    match = begun(3, {"ships": {"red1": 5}, "turn": 2})
    assert [len(hand) for hand in match.state.hands] == [6, 6, 6]
    assert (asked(match), match.opening[0].event.type) == ((2, "move"), "hands_dealt")


def test_a_seat_whose_turn_it_is_without_cards_is_skipped() -> None:
    assert asked(begun(3, {"hands": [[], ["g1"], []]})) == (1, "move")


def test_planet_taken_is_whether_some_ship_is_home() -> None:
    state = begun(2, {"ships": {"red1": FINAL}, "planet_taken": True, "hands": [["r1"], []]}).state
    assert state.planet == ()
    assert bad_value(2, {"ships": {"red1": FINAL}, "planet_taken": False}) == "position.planet_taken"
    assert bad_value(2, {"planet_taken": True}) == "position.planet_taken"


@pytest.mark.parametrize(
    ("where", "key"),
    [
        ({"ships": {"red1": 12}}, "position.ships.red1"),
        ({"ships": {"red1": 48}}, "position.ships.red1"),
        ({"ships": {"red1": -1}}, "position.ships.red1"),
        ({"ships": {"red1": "8"}}, "position.ships.red1"),
        ({"ships": {"red1": FINAL, "red2": FINAL, "black1": FINAL, "black2": FINAL}}, "position.ships"),
        ({"ships": {"red1": 8}, "sides": {"red1": "H"}}, "position.sides.red1"),
        ({"ships": {"red1": 4}, "sides": {"red1": "A"}}, "position.sides.red1"),
        ({"hands": [["r4"]]}, "position.hands"),
        ({"hands": [["r7"], []]}, "position.hands[0][0]"),
        ({"hands": [["r4", "r4"], ["r4"]]}, "position.hands"),
        ({"hands": [["r1", "r2", "r3", "r4", "r5", "r6", "g1"], []]}, "position.hands[0]"),
        ({"bonus": [["tripled"], []]}, "position.bonus[0][0]"),
        ({"bonus": [["double"] * 3, ["double"] * 2]}, "position.bonus"),
        ({"turn": 2}, "position.turn"),
        ({"planet": ["double"]}, "position.planet"),
        ({"planet_taken": 0}, "position.planet_taken"),
    ],
)
def test_what_cannot_be_is_refused_by_its_key(where: dict[str, Any], key: str) -> None:
    assert bad_value(2, where) == key


@pytest.mark.parametrize(
    ("where", "key"), [({"gold": 3}, "position.gold"), ({"ships": {"blue1": 3}}, "position.ships.blue1")]
)
def test_unknown_keys_are_refused_by_name(where: dict[str, Any], key: str) -> None:
    with pytest.raises(CodecError) as fault:
        begun(2, where)
    assert (fault.value.code, fault.value.place) == ("unknown_key", key)


def test_ships_and_cards_that_are_out_are_refused() -> None:
    with pytest.raises(CodecError, match="yellow1"):
        begun(3, {"ships": {"yellow1": 3}})
    assert bad_value(3, {"hands": [["y1"], [], []]}) == "position.hands[0][0]"


# An own track


def test_an_own_track_is_flown() -> None:
    track = ["N", "M", "N", "B", "N", "H", "N", "A", "N", "N"]
    match = begun(2, {"ships": {"red1": 6}, "hands": [["r3"], ["r1"]]}, options={"track": track})
    move(match, "r3", "red1")
    assert at(match, "red1") == 11
    assert match.options["track"] == track


def test_a_ship_that_falls_to_a_two_type_space_stands_on_its_normal_side() -> None:
    track = ["HN", "M", "N", "N", "N", "N", "N", "N", "N", "N"]
    match = begun(2, {"hands": [["r2"], ["r1"]]}, options={"track": track})
    move(match, "r2", "red1")
    assert (at(match, "red1"), letter(match, "red1"), asked(match)) == (1, "N", (1, "move"))


@pytest.mark.parametrize(
    ("track", "key", "said"),
    [
        (["N"] * 9, "options.track", "9 spaces, expected 10 to 100"),
        (["N"] * 101, "options.track", "101 spaces"),
        (["N", "X"] + ["N"] * 9, "options.track[1]", "expected one of N, B, H, A, M"),
        (["B", "M"] + ["N"] * 9, "options.track[1]", "normal space behind"),
        (["N"] * 9 + ["M"], "options.track[9]", "normal space ahead"),
        (["NM"] + ["N"] * 9, "options.track[0]", "expected one of"),
        (["NN"] + ["N"] * 9, "options.track[0]", "expected one of"),
        ("N" * 20, "options.track", "expected a list"),
        ([1] * 12, "options.track[0]", "expected one of"),
    ],
)
def test_a_track_that_cannot_be_flown_is_refused_by_its_space(track: Any, key: str, said: str) -> None:
    assert bad_value(2, {}, {"track": track}) == key
    with pytest.raises(CodecError, match=said):
        begun(2, options={"track": track})


def test_no_other_number_of_colours_each() -> None:
    assert bad_value(2, {}, {"colours_each": 3}) == "options.colours_each"
