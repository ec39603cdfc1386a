"""Throws, holds and entries of one turn (yathsel.md section 4)."""

from itertools import combinations

import pytest

from game.core.codec import CodecError, decode_tagged
from game.core.draw import draw
from game.core.match import IllegalAction
from game.yathsel.actions import ACTIONS, Abandon, Clock, Enter, Throw
from game.yathsel.card import BOXES
from game.yathsel.events import Abandoned, DuelWon, Entered, ShopHung, Thrown, TurnBegan
from tests.yathsel.places import duel, entered, events, form, thrown


def refused(match: object, action: object, seat: int = 0) -> str:
    with pytest.raises(IllegalAction) as fault:
        match.submit(seat, action, match.t)
    return fault.value.code


def drawn(seed: str, seat: int, turn: int, throw: int) -> tuple[int, ...]:
    return tuple(1 + draw(seed, "dice", (0, seat, turn, throw, slot), 6) for slot in range(5))


def test_the_first_throw_throws_all_five_from_their_published_places() -> None:
    assert thrown(duel(seed="DICE")) == drawn("DICE", 0, 0, 0)


def test_held_dice_stay_and_the_others_come_from_the_next_throw() -> None:
    match = duel(seed="DICE")
    first = thrown(match)
    second = drawn("DICE", 0, 0, 1)
    assert thrown(match, 1, 3) == (second[0], first[1], second[2], first[3], second[4])


def test_a_released_die_falls_as_if_it_had_never_been_held() -> None:
    match = duel(seed="DICE")
    thrown(match)
    thrown(match, 0, 1, 2)
    assert thrown(match) == drawn("DICE", 0, 0, 2)


def test_what_is_held_changes_no_other_die() -> None:
    third = []
    for hold in ((), (0,), (2, 4)):
        match = duel(seed="DICE")
        thrown(match)
        thrown(match, *hold)
        third.append(thrown(match, 1)[3])
    assert len(set(third)) == 1


def test_the_next_turn_has_its_own_dice_however_many_throws_went_before() -> None:
    for throws in (1, 2, 3):
        match = duel(seed="DICE")
        for _ in range(throws):
            thrown(match)
        entered(match, "chance")
        assert thrown(match, seat=1) == drawn("DICE", 1, 0, 0)


def test_the_second_turn_of_a_seat_is_turn_one() -> None:
    match = duel(seed="DICE")
    for seat in (0, 1):
        thrown(match, seat=seat)
        entered(match, "chance", seat=seat)
    assert thrown(match) == drawn("DICE", 0, 1, 0)


def test_a_throw_is_told_with_all_five_faces_and_what_was_held() -> None:
    match = duel(dice=(1, 2, 3, 4, 5, 6, 6, 6))
    match.submit(0, Throw(()), 0)
    assert events(match.submit(0, Throw((0, 1)), 0)) == (Thrown(0, (0, 1), (1, 2, 6, 6, 6)),)


def test_there_are_three_throws() -> None:
    match = duel()
    for left in (2, 1, 0):
        thrown(match)
        assert form(match)["throws_left"] == left
    assert refused(match, Throw(())) == "illegal_action"


@pytest.mark.parametrize("hold", [(0,), (0, 1, 2, 3), (4,)])
def test_the_first_throw_holds_nothing(hold: tuple[int, ...]) -> None:
    assert refused(duel(), Throw(hold)) == "illegal_action"


def test_all_five_may_not_be_held() -> None:
    match = duel()
    thrown(match)
    assert refused(match, Throw((0, 1, 2, 3, 4))) == "illegal_action"


@pytest.mark.parametrize("hold", [(1, 1), (2, 1), (0, 0, 0, 0, 0, 0)])
def test_a_hold_names_each_slot_once_in_order(hold: tuple[int, ...]) -> None:
    match = duel()
    thrown(match)
    assert refused(match, Throw(hold)) == "illegal_action"


@pytest.mark.parametrize("form_given", [{"hold": [5]}, {"hold": [-1]}, {"hold": [True]}, {"hold": ["0"]}, {"hold": 0},
                                        {"hold": None}, {}])  # fmt: skip
def test_a_hold_that_is_no_list_of_slots_is_a_bad_value(form_given: dict[str, object]) -> None:
    with pytest.raises(CodecError) as fault:
        decode_tagged(ACTIONS, {"type": "throw", **form_given}, "action")
    assert fault.value.code == "bad_value"
    assert fault.value.place.startswith("action.hold")


@pytest.mark.parametrize("box", ["seven", "Ones", "", "upper"])
def test_a_box_that_is_not_on_the_card_is_a_bad_value(box: str) -> None:
    with pytest.raises(CodecError, match="expected one of ones, twos"):
        decode_tagged(ACTIONS, {"type": "enter", "box": box}, "action")


def test_nothing_can_be_entered_before_the_first_throw() -> None:
    assert refused(duel(), Enter("chance")) == "illegal_action"


def test_a_filled_box_cannot_be_filled_again() -> None:
    match = duel({"cards": [{"boxes": {"chance": 7}}, {}], "dice": [1, 2, 3, 4, 5]})
    assert refused(match, Enter("chance")) == "illegal_action"


def test_a_box_filled_with_0_cannot_be_filled_again() -> None:
    match = duel({"cards": [{"boxes": {"yathsel": 0}}, {}], "dice": [5, 5, 5, 5, 5]})
    assert refused(match, Enter("yathsel")) == "illegal_action"


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_after_any_throw_a_box_may_be_entered(throws: int) -> None:
    match = duel()
    for _ in range(throws):
        thrown(match)
    assert isinstance(entered(match, "chance")[0], Entered)


def test_after_the_entry_the_other_side_has_three_throws() -> None:
    match = duel({"dice": [1, 2, 3, 4, 5]})
    (_, began, hung) = entered(match, "chance")
    assert (began, type(hung)) == (TurnBegan(1, 3), ShopHung)
    assert match.to_act == (1,)


def test_after_the_entry_no_dice_lie_on_the_table() -> None:
    match = duel({"dice": [1, 2, 3, 4, 5]})
    entered(match, "chance")
    assert form(match)["dice"] is None


def test_the_other_side_cannot_throw_in_my_turn() -> None:
    assert refused(duel(), Throw(()), seat=1) == "not_to_act"


def test_before_the_first_throw_only_that_throw_is_listed() -> None:
    match = duel()
    assert match.rules.legal(match.state, 0) == (Throw(()),)


def test_a_seat_that_is_not_asked_has_no_list() -> None:
    match = duel()
    assert match.rules.legal(match.state, 1) == ()


def test_after_a_throw_every_hold_set_and_every_open_box_is_listed() -> None:
    match = duel({"cards": [{"boxes": {"chance": 7}}, {}], "dice": [1, 2, 3, 4, 5], "throws_left": 2})
    listed = match.rules.legal(match.state, 0)
    holds = [action.hold for action in listed if isinstance(action, Throw)]
    boxes = [action.box for action in listed if isinstance(action, Enter)]
    assert sorted(holds) == sorted(slots for count in range(5) for slots in combinations(range(5), count))
    assert boxes == [box for box in BOXES if box != "chance"]


def test_after_the_last_throw_only_boxes_are_listed() -> None:
    match = duel({"dice": [1, 2, 3, 4, 5], "throws_left": 0})
    assert {type(action) for action in match.rules.legal(match.state, 0)} == {Enter}


def test_giving_up_and_the_clock_are_never_listed() -> None:
    match = duel({"dice": [1, 2, 3, 4, 5]})
    assert not {Abandon, Clock} & {type(action) for action in match.rules.legal(match.state, 0)}


@pytest.mark.parametrize("seat", [0, 1])
def test_seat_0_may_give_up_in_anybodys_turn(seat: int) -> None:
    match = duel({"side": seat})
    assert events(match.submit(0, Abandon(), 0)) == (Abandoned(0), DuelWon((1,), "abandoned"))


def test_nobody_else_may_give_up() -> None:
    assert refused(duel({"side": 1}), Abandon(), seat=1) == "not_to_act"


def test_a_duel_given_up_is_over() -> None:
    match = duel()
    match.submit(0, Abandon(), 0)
    assert (match.outcome.winners, match.outcome.reason, match.to_act) == ((1,), "abandoned", ())
