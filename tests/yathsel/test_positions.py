"""A duel may begin anywhere: what each key of a position does, and which positions cannot be (yathsel.md 13 and 14)."""

from typing import Any

import pytest

from game.core.codec import CodecError
from game.core.draw import draw
from tests.yathsel.places import all_but, duel, entered, form, thrown

KEYS = ("cards", "side", "throws_left", "dice", "hand", "pockets", "gold", "warnings", "twists", "house_rules",
        "tricks", "charms", "difficulty")  # fmt: skip


def refused(position: Any, seats: int = 2) -> tuple[str, str]:
    with pytest.raises(CodecError) as fault:
        duel(position, seats=seats)
    return fault.value.code, fault.value.place


def test_no_position_is_the_beginning() -> None:
    assert form(duel({})) == form(duel())


def test_the_full_state_has_every_key_of_a_position() -> None:
    assert set(KEYS) <= set(form(duel()))


@pytest.mark.parametrize("key", ["side", "throws_left", "dice", "hand", "pockets", "gold", "warnings", "twists",
                                 "house_rules", "tricks", "charms", "difficulty"])  # fmt: skip
def test_a_key_of_the_state_given_back_as_a_position_changes_nothing(key: str) -> None:
    start = form(duel())
    assert form(duel({key: start[key]})) == start


def test_the_start_values_are_those_of_the_rules() -> None:
    start = form(duel())
    assert [start[key] for key in KEYS[1:]] == [
        0, 3, None, ["plain"] * 5, [None, None], 10, 0, [], [], [], [], "normal",
    ]  # fmt: skip


@pytest.mark.parametrize(("difficulty", "gold"), [("easy", 15), ("normal", 10), ("hard", 0)])
def test_the_difficulty_gives_the_gold(difficulty: str, gold: int) -> None:
    assert form(duel(options={"difficulty": difficulty}))["gold"] == gold


def test_the_difficulty_of_a_position_goes_before_the_option() -> None:
    match = duel({"difficulty": "hard"}, options={"difficulty": "easy"})
    assert (form(match)["difficulty"], form(match)["gold"]) == ("hard", 0)


def test_the_twists_of_a_position_go_before_the_option() -> None:
    assert form(duel({"twists": ["half_chance"]}, options={"twists": ["double_chance"]}))["twists"] == ["half_chance"]


def test_the_twists_of_the_options_hold_when_the_position_names_none() -> None:
    assert form(duel({"side": 1}, options={"twists": ["double_chance"]}))["twists"] == ["double_chance"]


def test_cards_are_laid_as_named() -> None:
    cards = [{"boxes": {"ones": 3, "yathsel": 50}, "extra_yathsels": 1}, {"boxes": {"chance": 22}}]
    own, theirs = form(duel({"cards": cards}))["cards"]
    assert (own["boxes"], own["extra_yathsels"], own["total"]) == ({"ones": 3, "yathsel": 50}, 1, 103)
    assert (theirs["boxes"], theirs["extra_yathsels"], theirs["total"]) == ({"chance": 22}, 0, 22)


def test_cards_may_hold_different_numbers_of_filled_boxes() -> None:
    assert duel({"cards": [all_but("chance"), {}], "side": 1}).to_act == (1,)


def test_the_side_is_to_act() -> None:
    assert duel({"side": 1}).to_act == (1,)


def test_dice_lie_as_named() -> None:
    assert form(duel({"dice": [6, 1, 6, 2, 6]}))["dice"] == [6, 1, 6, 2, 6]


def test_throws_left_counts_what_the_turn_still_has() -> None:
    match = duel({"dice": [6, 1, 6, 2, 6], "throws_left": 1})
    thrown(match, 0, 2, 4)
    assert [action.type for action in match.rules.legal(match.state, 0)] == ["enter"] * 13


def test_a_throw_from_a_position_takes_the_dice_of_its_place() -> None:
    match = duel({"dice": [6, 1, 6, 2, 6], "throws_left": 1, "cards": [{"boxes": {"ones": 1, "twos": 2}}, {}]},
                 seed="PLACE")  # fmt: skip
    second = [1 + draw("PLACE", "dice", (0, 0, 2, 2, slot), 6) for slot in range(5)]
    assert thrown(match) == tuple(second)


def test_a_turn_not_begun_may_have_fewer_throws() -> None:
    match = duel({"throws_left": 1})
    thrown(match)
    assert {action.type for action in match.rules.legal(match.state, 0)} == {"enter"}


def test_a_position_without_throws_may_still_be_entered() -> None:
    match = duel({"dice": [2, 2, 2, 2, 2], "throws_left": 0})
    entered(match, "twos")
    assert form(match)["cards"][0]["boxes"] == {"twos": 10}


def test_the_gold_is_the_players() -> None:
    state = form(duel({"gold": 42}))
    assert (state["gold"], state["rivals"][0]["gold"]) == (42, 0)


CANNOT_BE = [
    ({"dice": [1, 2, 3, 4]}, "dice"), ({"dice": [1, 2, 3, 4, 5, 6]}, "dice"), ({"dice": [0, 2, 3, 4, 5]}, "dice"),
    ({"dice": [7, 2, 3, 4, 5]}, "dice"), ({"dice": "12345"}, "dice"), ({"dice": [1, 2, 3, 4, "5"]}, "dice"),
    ({"dice": [1, 2, 3, 4, True]}, "dice"), ({"dice": [1, 2, 3, 4, 5.0]}, "dice"), ({"dice": 0}, "dice"),
    ({"dice": False}, "dice"), ({"dice": {}}, "dice"),
    ({"cards": [all_but(), {}], "dice": [1, 2, 3, 4, 5]}, "dice"),
    ({"throws_left": 4}, "throws_left"), ({"throws_left": -1}, "throws_left"), ({"throws_left": 0}, "throws_left"),
    ({"throws_left": 0, "dice": None}, "throws_left"), ({"throws_left": "2"}, "throws_left"),
    ({"throws_left": None}, "throws_left"), ({"throws_left": True}, "throws_left"),
    ({"side": 2}, "side"), ({"side": -1}, "side"), ({"side": None}, "side"), ({"side": True}, "side"),
    ({"gold": -1}, "gold"), ({"gold": 1.5}, "gold"), ({"gold": None}, "gold"), ({"gold": 10**30}, "gold"),
    ({"difficulty": "brutal"}, "difficulty"), ({"difficulty": None}, "difficulty"), ({"difficulty": []}, "difficulty"),
    ({"twists": ["double"]}, "twists"), ({"twists": ["half_chance"] * 2}, "twists"), ({"twists": None}, "twists"),
    ({"twists": "half_chance"}, "twists"), ({"twists": [["half_chance"]]}, "twists"),
    ({"cards": []}, "cards"), ({"cards": [{}]}, "cards"), ({"cards": [{}, {}, {}]}, "cards"), ({"cards": {}}, "cards"),
    ({"cards": [{}, None]}, "cards"), ({"cards": [{}, []]}, "cards"), ({"cards": None}, "cards"),
    ({"cards": [{"boxes": []}, {}]}, "cards"), ({"cards": [{"boxes": {"ones": 7}}, {}]}, "cards"),
    ({"cards": [{"boxes": {"ones": -1}}, {}]}, "cards"), ({"cards": [{"boxes": {"twos": 3}}, {}]}, "cards"),
    ({"cards": [{}, {"boxes": {"sixes": 36}}]}, "cards"), ({"cards": [{"boxes": {"three_kind": 4}}, {}]}, "cards"),
    ({"cards": [{"boxes": {"four_kind": 31}}, {}]}, "cards"), ({"cards": [{"boxes": {"full_house": 20}}, {}]}, "cards"),
    ({"cards": [{"boxes": {"small_straight": 25}}, {}]}, "cards"),
    ({"cards": [{"boxes": {"large_straight": 30}}, {}]}, "cards"),
    ({"cards": [{}, {"boxes": {"yathsel": 100}}]}, "cards"), ({"cards": [{"boxes": {"yathsel": "50"}}, {}]}, "cards"),
    ({"cards": [{"boxes": {"chance": 4}}, {}]}, "cards"), ({"cards": [{"boxes": {"chance": 31}}, {}]}, "cards"),
    ({"cards": [{"boxes": {"chance": 5.0}}, {}]}, "cards"), ({"cards": [{"boxes": {"chance": True}}, {}]}, "cards"),
    ({"cards": [{"boxes": {"chance": None}}, {}]}, "cards"),
    ({"cards": [{"extra_yathsels": 1}, {}]}, "cards"), ({"cards": [{"extra_yathsels": -1}, {}]}, "cards"),
    ({"cards": [{"boxes": {"yathsel": 0, "ones": 1}, "extra_yathsels": 1}, {}]}, "cards"),
    ({"cards": [{"boxes": {"yathsel": 50}, "extra_yathsels": 1}, {}]}, "cards"),
    ({"cards": [{"boxes": {"yathsel": 50, "ones": 5}, "extra_yathsels": 2}, {}]}, "cards"),
    ({"hand": ["plain"] * 4}, "hand"), ({"hand": ["glas"] * 5}, "hand"), ({"hand": None}, "hand"),
    ({"hand": ["nailed_1", "nailed_1", *["plain"] * 3]}, "hand"), ({"pockets": ["high"]}, "pockets"),
    ({"pockets": ["high", None, None]}, "pockets"), ({"pockets": []}, "pockets"), ({"pockets": None}, "pockets"),
    ({"warnings": 2}, "warnings"), ({"warnings": -1}, "warnings"), ({"warnings": False}, "warnings"),
    ({"warnings": 0.0}, "warnings"), ({"house_rules": ["tolls"]}, "house_rules"),
    ({"house_rules": None}, "house_rules"),
    ({"tricks": ["ledger"]}, "tricks"), ({"tricks": ["flip", "flip"]}, "tricks"),
    ({"tricks": ["flip", "nudge", "smoke", "eraser"]}, "tricks"), ({"charms": ["flip"]}, "charms"),
    ({"charms": ["ledger", "ledger"]}, "charms"), ({"charms": "ledger"}, "charms"),
    ({"charms": ["ledger", "haggler", "patience", "full_hand", "spyglass", "last_call"]}, "charms"),
    ({"cards": [{"tax": -1}, {}]}, "cards"), ({"dice": [1, 2, 3, 4, 5], "throws_left": 4}, "throws_left"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "key"), CANNOT_BE, ids=[f"{n} {key}" for n, (_, key) in enumerate(CANNOT_BE)])
def test_what_cannot_be_is_a_bad_value_naming_the_key(position: dict[str, Any], key: str) -> None:
    code, place = refused(position)
    assert code == "bad_value"
    assert place.startswith(f"position.{key}")


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({"colour": 1}, "position.colour"), ({"duel": 3}, "position.duel"), ({"opponent": "ada"}, "position.opponent"),
        ({"cards": [{"box": {}}, {}]}, "position.cards[0].box"),
        ({"cards": [{}, {"boxes": {"sevens": 7}}]}, "position.cards[1].boxes.sevens"),
    ],
)  # fmt: skip
def test_an_unknown_key_is_refused_by_name(position: dict[str, Any], place: str) -> None:
    assert refused(position) == ("unknown_key", place)


@pytest.mark.parametrize("position", [[], "start", 7, 0, "", False])
def test_a_position_that_is_no_object_is_a_bad_value(position: Any) -> None:
    assert refused(position) == ("bad_value", "position")


def test_points_are_judged_under_the_positions_twists() -> None:
    card = {"boxes": {"sixes": 36, "yathsel": 150, "full_house": 12}}
    match = duel({"cards": [card, {}], "twists": ["double_sixes", "triple_yathsel", "straight_gamble"]})
    assert form(match)["cards"][0]["total"] == 198


def test_points_that_a_twist_makes_impossible_are_refused() -> None:
    code, place = refused({"cards": [{"boxes": {"yathsel": 50}}, {}], "twists": ["double_yathsel"]})
    assert (code, place) == ("bad_value", "position.cards[0].boxes.yathsel")


def test_a_saloon_has_a_card_for_each_seat() -> None:
    assert refused({"cards": [{}, {}]}, seats=3) == ("bad_value", "position.cards")


def test_a_seat_sees_no_gold_and_no_dice_of_another() -> None:
    match = duel({"gold": 9})
    seen = match.rules.to_dict(match.rules.mask(match.state, 1))
    assert (seen["gold"], seen["hand"], seen["pockets"]) == (None, None, None)
    assert seen["tricks"] is seen["charms"] is seen["pouches"] is None
    (own,) = seen["rivals"]
    assert (own["hand"], own["pockets"], own["gold"]) == (["plain"] * 5, [None, None], 0)


def test_a_seat_sees_its_own() -> None:
    match = duel({"gold": 9})
    seen = match.rules.to_dict(match.rules.mask(match.state, 0))
    assert (seen["gold"], seen["hand"]) == (9, ["plain"] * 5)
    (rival,) = seen["rivals"]
    assert set(rival.values()) == {None}


def test_hand_pockets_tricks_charms_and_warnings_are_as_named() -> None:
    position = {"hand": ["glass:3", "joker", "plain", "nailed_2:5", "low"], "pockets": ["mirror", None], "warnings": 1,
                "tricks": ["flip", "smoke"], "charms": ["ledger", "boots_off"], "house_rules": ["toll", "no_chance"],
                "gold": 12}  # fmt: skip
    start = form(duel(position))
    assert {key: start[key] for key in position} == position


def test_more_throws_than_the_turn_has_cannot_be_left_but_for_the_last_call() -> None:
    assert form(duel({"throws_left": 4, "charms": ["last_call"], "cards": [all_but("ones"), {}]}))["throws_left"] == 4


def test_the_state_has_the_keys_of_the_rules() -> None:
    state = form(duel())
    assert {"phase", "turn", "pouches", "short_turns", "under"} <= set(state)
    assert {"total", "tax"} <= set(state["cards"][0])
