"""Grey dice: bought, thrown, left lying, taken over, given back."""

from typing import Any

from game.bounty_hunter.actions import BuyGrey, Offer, Stop, TakeOver, Throw
from game.bounty_hunter.events import Fulfilled, GreyBought, GreyReturned, GreyTakenOver, Thrown
from game.bounty_hunter.state import Grey
from tests.bounty_hunter.tables import DECK, act, hunting, kinds, refusal, table

LEFT = [{"face": "R", "paid": False}, None]
BOTH_LEFT = [{"face": "R", "paid": False}, {"face": "B", "paid": False}]


def with_left(grey: Any = LEFT, **more: Any) -> Any:
    return table(position=hunting(grey=grey, **more), rig={"dice": list("YYYYYYYYYYYY")})


def test_a_grey_die_costs_one_chip_to_the_supply() -> None:
    match = table(position=hunting(chips=[1, 2, 1]))
    assert act(match, (1, BuyGrey())) == [GreyBought(1, 5)]
    assert match.state.chips == (1, 1, 1)
    assert match.rules.to_dict(match.state)["supply"] == 12


def test_at_most_two_grey_dice_are_on_the_table() -> None:
    match = table(position=hunting(chips=[1, 3, 1]))
    assert act(match, (1, BuyGrey()), (1, BuyGrey())) == [GreyBought(1, 5), GreyBought(1, 6)]
    assert refusal(match, 1, BuyGrey()) == "illegal_action"


def test_without_a_chip_nothing_is_bought_or_taken_over() -> None:
    match = with_left(chips=[1, 0, 1])
    assert refusal(match, 1, BuyGrey()) == "illegal_action"
    assert refusal(match, 1, TakeOver(5)) == "illegal_action"


def test_a_die_may_be_bought_between_throws_while_one_is_left() -> None:
    match = table(position=hunting(throws_left=1))
    assert BuyGrey() in match.rules.legal(match.state, 1)


def test_a_chip_in_hand_and_no_throw_left_buys_nothing() -> None:
    match = table(position=hunting(markers={"1": 1, "0": 5}, chips=[1, 3, 1]), rig={"dice": list("YYYYY")})
    act(match, (1, Throw((0, 1, 2, 3, 4))))
    assert match.to_act == (0,)
    assert refusal(match, 1, BuyGrey()) == "not_to_act"


def test_nobody_else_buys() -> None:
    assert refusal(table(position=hunting()), 0, BuyGrey()) == "not_to_act"


def test_a_bought_die_joins_with_the_next_throw_and_must() -> None:
    match = table(position=hunting(), rig={"dice": list("GB")})
    act(match, (1, BuyGrey()))
    assert match.state.grey == (Grey(None, True), None)
    assert refusal(match, 1, Throw((0,))) == "illegal_action"
    assert all(5 in action.dice for action in match.rules.legal(match.state, 1) if isinstance(action, Throw))
    act(match, (1, Throw((0, 5))))
    assert match.state.grey == (Grey("B", True), None)


def test_a_thrown_grey_die_counts_and_may_lie_or_be_thrown_again() -> None:
    match = table(position=hunting(dice="RRBYY"), rig={"dice": list("YR")})
    act(match, (1, BuyGrey()), (1, Throw((5,))))
    assert Throw((0,)) in match.rules.legal(match.state, 1)
    assert Throw((0, 5)) in match.rules.legal(match.state, 1)
    winning = table(position=hunting(dice="RRBYY"), rig={"dice": list("B")})
    assert Fulfilled(1, "RRBB") in act(winning, (1, BuyGrey()), (1, Throw((5,))))


def test_a_bought_die_that_was_never_thrown_goes_back_at_the_failure() -> None:
    match = table(position=hunting())
    events = act(match, (1, BuyGrey()), (1, Stop()))
    assert kinds(events) == ["grey_bought", "failed", "grey_returned", "chips_given", "hunt_began"]
    assert match.state.grey == (None, None)


def test_thrown_grey_dice_stay_unpaid_for_the_next_hunter() -> None:
    match = table(position=hunting(markers={"1": 1, "0": 5}, chips=[1, 3, 1]), rig={"dice": list("GY")})
    act(match, (1, BuyGrey()), (1, BuyGrey()), (1, Throw((5, 6))))
    assert (match.state.hunter, match.state.grey) == (0, (Grey("G", False), Grey("Y", False)))


def test_an_unpaid_die_does_not_count() -> None:
    match = table(position={"deck": ["RRRR", "GGGG"], "dice": list("RRRYY"), "phase": "hunt", "markers": {"1": 3},
                            "grey": LEFT}, rig={"dice": list("G")})  # fmt: skip
    assert match.to_act == (1,)
    assert kinds(act(match, (1, Throw((3,))))) == ["grey_returned", "thrown"]


def test_taking_over_costs_a_chip_and_the_face_counts_at_once() -> None:
    match = table(position={"deck": ["RRRR", "GGGG"], "dice": list("RRRYY"), "phase": "hunt", "markers": {"1": 3},
                            "grey": LEFT})  # fmt: skip
    events = act(match, (1, TakeOver(5)))
    assert events[:2] == [GreyTakenOver(1, 5), Fulfilled(1, "RRRR")]
    assert match.state.chips[1] == 0


def test_a_die_taken_over_may_stay_lying_or_be_thrown() -> None:
    match = with_left()
    act(match, (1, TakeOver(5)))
    assert match.state.grey == (Grey("R", True), None)
    listed = match.rules.legal(match.state, 1)
    assert Throw((0,)) in listed
    assert Throw((0, 5)) in listed


def test_dice_are_taken_over_before_the_own_first_throw_only() -> None:
    match = with_left(BOTH_LEFT, chips=[1, 3, 1])
    act(match, (1, TakeOver(6)), (1, Throw((0,))))
    assert match.state.grey == (None, Grey("B", True))
    assert refusal(match, 1, TakeOver(5)) == "illegal_action"


def test_unpaid_dice_go_back_to_the_middle_at_the_first_throw() -> None:
    match = with_left(BOTH_LEFT)
    events = act(match, (1, Throw((0,))))
    assert events == [GreyReturned((5, 6)), Thrown(1, (0,), ("Y",))]
    assert BuyGrey() in match.rules.legal(match.state, 1)


def test_unpaid_dice_go_back_at_the_stop_and_are_lost_to_the_hunter_after() -> None:
    match = with_left(BOTH_LEFT)
    assert kinds(act(match, (1, Stop())))[:2] == ["grey_returned", "failed"]
    assert match.state.grey == (None, None)


def test_an_unpaid_die_that_lies_there_is_not_in_the_middle() -> None:
    match = with_left(chips=[1, 3, 1])
    assert act(match, (1, BuyGrey())) == [GreyBought(1, 6)]
    full = with_left(BOTH_LEFT)
    assert refusal(full, 1, BuyGrey()) == "illegal_action"
    act(full, (1, Throw((0,))))
    assert BuyGrey() in full.rules.legal(full.state, 1)


def test_a_place_where_no_die_was_left_gives_nothing_to_take_over() -> None:
    match = with_left()
    assert refusal(match, 1, TakeOver(6)) == "illegal_action"
    act(match, (1, TakeOver(5)))
    assert refusal(match, 1, TakeOver(5)) == "illegal_action"


def test_grey_dice_go_back_after_a_success() -> None:
    match = table(position=hunting(dice="RRBYY"), rig={"dice": list("B")})
    events = act(match, (1, BuyGrey()), (1, Throw((5,))))
    assert kinds(events)[1:5] == ["thrown", "fulfilled", "grey_returned", "round_began"]
    assert match.state.grey == (None, None)


def test_the_last_hunters_dice_may_be_taken_over_by_the_first_after_new_offers() -> None:
    match = table(2, position={"deck": DECK, "dice": list("GGYOP"), "phase": "hunt", "markers": {"1": 1}},
                  rig={"dice": list("R")})  # fmt: skip
    act(match, (1, BuyGrey()), (1, Throw((5,))))
    assert (match.state.phase, match.state.grey[0]) == ("offer", Grey("R", False))
    act(match, (0, Offer(2)), (1, Offer(4)))
    assert TakeOver(5) in match.rules.legal(match.state, 0)


def test_even_the_same_player_pays_again_for_a_die_left_lying() -> None:
    match = table(2, position={"deck": DECK, "dice": list("GGYOP"), "phase": "hunt", "markers": {"1": 1},
                               "chips": [1, 2]}, rig={"dice": list("R")})  # fmt: skip
    act(match, (1, BuyGrey()), (1, Throw((5,))), (0, Offer(4)), (1, Offer(2)))
    assert (match.state.hunter, match.state.grey[0]) == (1, Grey("R", False))
    act(match, (1, TakeOver(5)))
    assert match.state.chips[1] == 0


def test_a_die_taken_over_and_left_lying_again_is_the_next_hunters_to_take_over() -> None:
    match = with_left()
    act(match, (1, TakeOver(5)), (1, Stop()))
    assert (match.state.hunter, match.state.grey[0]) == (0, Grey("R", False))
