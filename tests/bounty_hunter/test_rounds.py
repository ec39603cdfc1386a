"""Set-up, scan, offers and hunts, sentence by sentence."""

import pytest

from game.bounty_hunter.actions import BuyGrey, Offer, Stop, Throw
from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.events import ChipsGiven, Failed, Fulfilled, HuntBegan, NewOffers, RoundBegan, Scanned, Thrown
from game.core.draw import draw, shuffled
from tests.bounty_hunter.tables import DECK, act, hunting, kinds, opening, refusal, table

ALL = Throw((0, 1, 2, 3, 4))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_one_chip_and_the_rest_is_the_supply(seats: int) -> None:
    match = table(seats)
    assert match.state.chips == (1,) * seats
    assert match.rules.to_dict(match.state)["supply"] == 15 - seats


def test_the_deck_is_shuffled_from_the_listed_order_by_the_stream_deck() -> None:
    every = numbers().contracts
    order = shuffled(lambda i, n: draw("CANTINA", "deck", (i,), n), every)
    assert table().state.deck == tuple(every[at] for at in order)


def test_seat_0_is_the_first_start_player_and_takes_the_first_marker() -> None:
    match = table()
    assert opening(match)[0] == RoundBegan(0, 0, match.state.deck[0])
    assert (match.to_act, match.state.phase) == ((0,), "offer")


def test_the_scan_throws_the_five_black_dice_by_the_stream_scan() -> None:
    faces = tuple("RBYGOP"[draw("CANTINA", "scan", (0, 0, die), 6)] for die in range(5))
    assert opening(table())[1] == Scanned(faces, True)


def test_a_scan_that_fulfils_the_contract_is_repeated() -> None:
    match = table(position={"deck": DECK}, rig={"dice": list("RRBBYBBRRRRRBYY")})
    assert opening(match)[1:] == [
        Scanned(tuple("RRBBY"), False), Scanned(tuple("BBRRR"), False), Scanned(tuple("RRBYY"), True)
    ]  # fmt: skip


def test_a_repeated_scan_counts_its_attempts() -> None:
    match = table(position={"deck": DECK}, rig={"dice": list("RRBBY")})
    assert match.state.dice == tuple("RBYGOP"[draw("CANTINA", "scan", (0, 1, die), 6)] for die in range(5))


def test_markers_are_taken_clockwise_from_the_start_player_each_once() -> None:
    match = table(position={"start": 1})
    assert refusal(match, 0, Offer(4)) == "not_to_act"
    act(match, (1, Offer(4)), (2, Offer(3)))
    assert refusal(match, 0, Offer(4)) == "illegal_action"
    assert [action.marker for action in match.rules.legal(match.state, 0)] == [1, 2, 5, 6]


def test_nobody_passes_and_nobody_takes_two() -> None:
    match = table()
    assert all(isinstance(action, Offer) for action in match.rules.legal(match.state, 0))
    act(match, (0, Offer(6)))
    assert refusal(match, 0, Offer(1)) == "not_to_act"


def test_two_players_leave_four_markers() -> None:
    match = table(2)
    events = act(match, (0, Offer(4)), (1, Offer(2)))
    assert events[-1] == HuntBegan(1, 2)
    assert match.state.markers == (4, 2)


def test_the_lowest_marker_hunts_first_then_the_next() -> None:
    match = table(position={"deck": DECK, "dice": list("RGYOP")})
    events = act(match, (0, Offer(4)), (1, Offer(1)), (2, Offer(3)), (1, Stop()), (2, Stop()), (0, Stop()))
    assert [event.seat for event in events if isinstance(event, HuntBegan)] == [1, 2, 0]


def test_a_hunter_throws_at_most_as_often_as_the_marker_says() -> None:
    match = table(position=hunting(), rig={"dice": list("YYYYY" * 3)})
    events = act(match, (1, ALL), (1, ALL), (1, ALL))
    assert kinds(events) == ["thrown", "thrown", "thrown", "failed", "chips_given", "hunt_began"]
    assert match.to_act == (0,)


def test_any_dice_may_lie_beside_the_card_and_be_taken_up_again() -> None:
    match = table(position=hunting(), rig={"dice": list("RBGG")})
    act(match, (1, Throw((1, 2))))
    assert match.state.dice == tuple("RRBOP")
    act(match, (1, Throw((0, 2))))
    assert match.state.dice == tuple("GRGOP")


def test_a_throw_draws_round_offers_place_throw_and_die() -> None:
    match = table(position=hunting(round=7, offers=2, throws_left=2))
    (thrown,) = act(match, (1, Throw((0, 4))))[:1]
    # three seats, two markers out: the second to hunt; one throw made before
    assert thrown == Thrown(1, (0, 4), tuple("RBYGOP"[draw("CANTINA", "dice", (7, 2, 1, 1, die), 6)] for die in (0, 4)))


def test_rigged_faces_serve_ascending_dice() -> None:
    match = table(position=hunting(chips=[1, 1, 1]), rig={"dice": list("BYG")})
    events = act(match, (1, BuyGrey()), (1, Throw((1, 3, 5))))
    assert events[-1] == Thrown(1, (1, 3, 5), tuple("BYG"))
    assert match.state.dice == tuple("RBYYP")


def test_fulfilled_ends_the_hunt_at_once_with_throws_left() -> None:
    match = table(position=hunting(dice="RRBYY"), rig={"dice": list("B")})
    events = act(match, (1, Throw((4,))))
    assert kinds(events)[:3] == ["thrown", "fulfilled", "round_began"]
    assert events[1] == Fulfilled(1, "RRBB")
    assert match.state.piles == ((), ("RRBB",), ())


def test_the_player_on_the_left_of_the_winner_starts_the_next_round() -> None:
    match = table(position=hunting(dice="RRBYY"), rig={"dice": list("B")})
    act(match, (1, Throw((4,))))
    assert (match.state.start, match.state.round, match.to_act) == (2, 1, (2,))
    assert match.state.markers == (None, None, None)
    other = table(2, position={"deck": DECK, "dice": list("RRBYY"), "phase": "hunt", "markers": {"1": 2}},
                  rig={"dice": list("B")})  # fmt: skip
    act(other, (1, Throw((4,))))
    assert other.state.start == 0


def test_a_hunter_may_stop_early_and_before_the_first_throw_which_is_a_failure() -> None:
    match = table(position=hunting(markers={"1": 5}), rig={"dice": list("GGGGG" * 2)})
    assert Stop() in match.rules.legal(match.state, 1)
    act(match, (1, ALL), (1, ALL))
    assert act(match, (1, Stop()))[0] == Failed(1)
    fresh = table(position=hunting())
    assert act(fresh, (1, Stop()))[0] == Failed(1)


def test_every_other_player_gets_a_chip_up_to_three_also_who_failed_before() -> None:
    match = table(position=hunting(chips=[3, 1, 0]))
    assert ChipsGiven((2,)) in act(match, (1, Stop()))
    assert match.state.chips == (3, 1, 1)
    assert ChipsGiven((1, 2)) in act(match, (0, Stop()))
    assert match.state.chips == (3, 2, 2)


def test_when_everybody_else_is_full_no_chips_are_given() -> None:
    match = table(position=hunting(chips=[3, 0, 3]))
    assert "chips_given" not in kinds(act(match, (1, Stop())))


def test_the_next_hunts_on_with_the_dice_as_they_lie() -> None:
    match = table(position=hunting(markers={"1": 1, "0": 5}), rig={"dice": list("BBBBB")})
    act(match, (1, ALL))
    assert (match.state.hunter, match.state.dice) == (0, tuple("BBBBB"))


def test_when_all_fail_the_same_contract_is_offered_anew_without_a_scan() -> None:
    match = table(position=hunting())
    events = act(match, (1, Stop()), (0, Stop()))
    assert events[-1] == NewOffers(1)
    assert (match.state.dice, match.state.deck[0], match.state.offers) == (tuple("RGYOP"), "RRBB", 1)


def test_after_a_total_failure_the_left_neighbour_of_the_last_hunter_starts_and_all_markers_are_free() -> None:
    match = table(position=hunting(markers={"1": 3, "2": 6}, start=0))
    act(match, (1, Stop()), (2, Stop()))
    assert (match.state.start, match.to_act) == (0, (0,))
    assert [action.marker for action in match.rules.legal(match.state, 0)] == [1, 2, 3, 4, 5, 6]


def test_the_game_ends_when_the_last_contract_is_fulfilled() -> None:
    last = {"deck": ["RRBB"], "piles": [["GGGG"], [], ["OOOWW"]], "dice": list("RRBYY"), "phase": "hunt",
            "markers": {"2": 2}}  # fmt: skip
    match = table(position=last, rig={"dice": list("B")})
    events = act(match, (2, Throw((3,))))
    assert kinds(events) == ["thrown", "fulfilled", "game_ended"]
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == ((2,), (1, 0, 2), "contracts")
    assert match.to_act == ()
    assert refusal(match, 0, Stop()) == "over"


@pytest.mark.parametrize(
    ("piles", "chips", "winners", "reason"),
    [([["GGGG", "YYGG"], []], [0, 3], (0,), "contracts"),
     ([["BBBYY"], []], [0, 3], (0,), "symbols"),
     ([["GGGG"], []], [2, 1], (0,), "chips"),
     ([["GGGG"], []], [1, 2], (1,), "chips"),
     ([["GGGG"], []], [2, 2], (0, 1), "shared")],
)  # fmt: skip
def test_most_contracts_then_symbols_then_chips_then_shared(
    piles: list[list[str]], chips: list[int], winners: tuple[int, ...], reason: str
) -> None:
    """Seat 1 fulfils the last contract, of four symbols."""
    last = {"deck": ["RRBB"], "piles": piles, "chips": chips, "dice": list("RRBYY"), "phase": "hunt",
            "markers": {"1": 1}}  # fmt: skip
    match = table(2, position=last, rig={"dice": list("B")})
    act(match, (1, Throw((3,))))
    assert (match.outcome.winners, match.outcome.reason) == (winners, reason)


def test_whites_count_as_symbols() -> None:
    last = {"deck": ["RRBB"], "piles": [["OOOOW"], []], "dice": list("RRBYY"), "phase": "hunt", "markers": {"1": 1}}
    match = table(2, position=last, rig={"dice": list("B")})
    act(match, (1, Throw((3,))))
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "symbols")


@pytest.mark.parametrize("dice", [(), (1, 0), (2, 2), (5,), (0, 6)])
def test_a_throw_names_own_dice_strictly_ascending(dice: tuple[int, ...]) -> None:
    assert refusal(table(position=hunting()), 1, Throw(dice)) == "illegal_action"


@pytest.mark.parametrize("make", [lambda: Throw((7,)), lambda: Throw((-1,)), lambda: Offer(0), lambda: Offer(7)])
def test_what_no_table_has_is_no_action(make: object) -> None:
    with pytest.raises(ValueError, match="expected"):
        make()  # type: ignore[operator]


def test_outside_a_hunt_nobody_throws_and_in_it_nobody_offers() -> None:
    assert refusal(table(), 0, ALL) == "illegal_action"
    assert refusal(table(position=hunting()), 1, Offer(1)) == "illegal_action"


def test_a_rigged_card_lies_on_top_when_the_deck_is_turned_up_else_the_top_does() -> None:
    plain = table()
    last = plain.state.deck[-1]
    match = table(rig={"cards": [last]})
    assert match.state.deck == (last, *plain.state.deck[:-1])
    gone = table(position={"deck": DECK}, rig={"cards": ["PPPP"]})
    assert gone.state.deck[0] == "RRBB"


def test_the_example_of_the_chips() -> None:
    """BR-18: A has 3, B fails, C has 0, supply 11: A 3, B as before, C 1, supply 10; C hunts on with B's dice."""
    where = {"deck": DECK, "dice": list("RGYOP"), "phase": "hunt", "markers": {"0": 4, "1": 1, "2": 3}}
    match = table(position={**where, "chips": [3, 1, 0]}, rig={"dice": list("YYYYY")})
    assert match.rules.to_dict(match.state)["supply"] == 11
    act(match, (1, ALL))
    assert (match.state.chips, match.state.hunter, match.state.markers) == ((3, 1, 1), 2, (4, None, 3))
    assert match.rules.to_dict(match.state)["supply"] == 10
    assert match.state.dice == tuple("YYYYY")
    act(match, (2, Stop()))
    assert match.state.hunter == 0


def test_an_empty_supply_gives_nothing() -> None:
    """BR-18: with five players who have three each no chip is left."""
    where = {"deck": DECK, "dice": list("RGYOP"), "phase": "hunt", "markers": {"1": 1}, "chips": [3] * 5}
    match = table(5, position=where)
    assert kinds(act(match, (1, Stop()))) == ["failed", "new_offers"]
    assert match.rules.to_dict(match.state)["supply"] == 0
