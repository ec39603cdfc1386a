"""How a duel goes round and ends: full cards, the higher total, the roll-off, mirror throws (yathsel.md 2 and 12)."""

from typing import Any

import pytest

from game.core.draw import draw
from game.yathsel.actions import Abandon, Enter, PlayOn
from game.yathsel.events import DuelWon, RolledOff, ShopHung, TurnBegan
from tests.yathsel.places import all_but, duel, entered, form, listed, run, thrown

FULL = all_but()


def last_entry(own: int, theirs: int, *dice: int, seats: int = 2, **more: Any) -> Any:
    """Seat 0 has only chance open and throws 1 2 3 4 6 = 16; the others' cards are full."""
    first = all_but("chance", three_kind=own)
    others = [all_but(three_kind=theirs) for _ in range(seats - 1)]
    match = duel({"cards": [first, *others], "dice": [1, 2, 3, 4, 6]}, dice=dice, seats=seats, **more)
    return match, entered(match, "chance")


@pytest.mark.parametrize(("own", "theirs", "winner"), [(5, 20, 0), (5, 22, 1), (0, 15, 0), (6, 23, 1)])
def test_the_higher_total_wins(own: int, theirs: int, winner: int) -> None:
    match, happened = last_entry(own, theirs)
    assert happened[-1] == DuelWon((winner,), "higher_total")
    assert match.outcome.scores == (own + 16, theirs)


def test_the_bonus_decides_too() -> None:
    upper = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18}
    match = duel({"cards": [all_but("chance", **upper), all_but(large_straight=40, chance=30)],
                  "dice": [1, 1, 1, 1, 1]})  # fmt: skip
    entered(match, "chance")
    assert (match.outcome.scores, match.outcome.winners) == ((103, 70), (0,))


def test_a_tie_is_rolled_off_at_once() -> None:
    _, happened = last_entry(5, 21, 4, 3)
    assert happened[1:] == (RolledOff(0, (0, 1), (4, 3)), DuelWon((0,), "roll_off"))


def test_the_higher_die_wins_the_roll_off_for_the_other_side() -> None:
    match, _ = last_entry(5, 21, 2, 6)
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "roll_off")


def test_equal_dice_are_rolled_off_again() -> None:
    _, happened = last_entry(5, 21, 4, 4, 1, 1, 6, 6, 2, 5)
    assert [(event.round, event.faces) for event in happened if isinstance(event, RolledOff)] == [
        (0, (4, 4)), (1, (1, 1)), (2, (6, 6)), (3, (2, 5)),
    ]  # fmt: skip
    assert happened[-1] == DuelWon((1,), "roll_off")


def test_a_roll_off_has_no_limit() -> None:
    match, happened = last_entry(5, 21, *(3, 3) * 5000, 6, 1)
    assert match.outcome.winners == (0,)
    assert happened[-2].round == 5000


def test_a_roll_off_draws_from_its_own_stream() -> None:
    _, happened = last_entry(5, 21, seed="OFF")
    rounds = [event for event in happened if isinstance(event, RolledOff)]
    for played, event in enumerate(rounds):
        assert event.faces == tuple(1 + draw("OFF", "rolloff", (0, played, seat), 6) for seat in (0, 1))


def test_a_roll_off_does_not_change_the_scores() -> None:
    match, _ = last_entry(5, 21, 6, 1)
    assert match.outcome.scores == (21, 21)


def test_only_those_tied_at_the_top_roll_off() -> None:
    first, second, third = all_but("chance", three_kind=5), all_but(three_kind=20), all_but(three_kind=21)
    match = duel({"cards": [first, second, third], "dice": [1, 2, 3, 4, 6]}, dice=(3, 3, 2, 5), seats=3)
    happened = entered(match, "chance")
    assert happened[1:] == (RolledOff(0, (0, 2), (3, 3)), RolledOff(1, (0, 2), (2, 5)), DuelWon((2,), "roll_off"))


def test_of_several_tied_those_with_the_highest_die_throw_again() -> None:
    match, happened = last_entry(5, 21, 5, 5, 2, 1, 4, seats=3)
    assert happened[1:] == (RolledOff(0, (0, 1, 2), (5, 5, 2)), RolledOff(1, (0, 1), (1, 4)), DuelWon((1,), "roll_off"))
    assert match.outcome.winners == (1,)


def test_a_duel_of_its_own_is_begun_by_seat_0() -> None:
    assert duel().to_act == (0,)


@pytest.mark.parametrize("number", range(8))
def test_the_player_begins_the_first_third_and_so_on_and_the_opponent_the_others(number: int) -> None:
    assert run({"duel": number}).to_act == (number % 2,)


def test_turns_go_round() -> None:
    match = duel(seats=4)
    order = []
    for _ in range(6):
        seat = match.to_act[0]
        order.append(seat)
        thrown(match, seat=seat)
        entered(match, "chance" if len(order) <= 4 else "ones", seat=seat)
    assert order == [0, 1, 2, 3, 0, 1]


def test_a_full_card_is_passed_over() -> None:
    match = duel({"cards": [all_but("chance", "ones"), all_but(large_straight=40)], "dice": [1, 2, 3, 4, 6]})
    assert entered(match, "ones")[1:] == (TurnBegan(0, 3),)
    assert match.to_act == (0,)


def test_a_full_card_in_the_middle_is_passed_over() -> None:
    match = duel({"cards": [{}, FULL, {}], "dice": [1, 2, 3, 4, 6]}, seats=3)
    entered(match, "ones")
    assert match.to_act == (2,)


def test_a_position_with_a_full_card_is_brought_to_the_seat_that_can_play() -> None:
    match = duel({"cards": [FULL, {}], "side": 0})
    assert match.to_act == (1,)
    assert [type(beat.event) for beat in match.opening] == [TurnBegan, ShopHung]


def test_a_position_of_full_cards_is_decided_at_once() -> None:
    match = duel({"cards": [all_but(chance=20), all_but(chance=21)]})
    assert match.to_act == ()
    assert match.outcome.winners == (1,)


def test_a_duel_ends_only_when_every_card_is_full() -> None:
    match = duel({"cards": [all_but("chance"), all_but("chance")], "dice": [6, 6, 6, 6, 6]})
    entered(match, "chance")
    assert match.outcome is None
    thrown(match, seat=1)
    entered(match, "chance", seat=1)
    assert match.outcome is not None


def test_a_whole_duel_has_thirteen_turns_each() -> None:
    match = duel(seed="WHOLE")
    turns = [0, 0]
    while match.outcome is None:
        seat = match.to_act[0]
        if form(match)["phase"] == "offer":
            match.submit(0, PlayOn(), match.t)
            continue
        turns[seat] += 1
        thrown(match, seat=seat)
        entered(match, listed(match, Enter, seat)[-1].box, seat=seat)
    assert turns == [13, 13]


def faces_thrown(match: Any, seats: int, turns: int) -> list[tuple[int, ...]]:
    faces = []
    for turn in range(turns):
        for seat in range(seats):
            faces.append(thrown(match, seat=seat) + thrown(match, 0, seat=seat))
            entered(match, ("chance", "ones", "twos")[turn], seat=seat)
    return faces


def test_mirror_throws_give_every_seat_the_same_faces() -> None:
    faces = faces_thrown(duel(seats=3, options={"mirror": True}), 3, 3)
    for turn in range(3):
        assert len(set(faces[3 * turn : 3 * turn + 3])) == 1
    assert len(set(faces)) == 3


def test_mirror_throws_come_from_the_stream_without_a_side() -> None:
    match = duel(seats=2, options={"mirror": True}, seed="MIRROR")
    assert thrown(match) == tuple(1 + draw("MIRROR", "dice", (0, 0, 0, slot), 6) for slot in range(5))


def test_without_mirror_throws_seats_throw_for_themselves() -> None:
    faces = faces_thrown(duel(seats=3), 3, 1)
    assert len(set(faces)) == 3


def test_the_roll_off_keeps_the_side_under_mirror_throws() -> None:
    _, happened = last_entry(5, 21, options={"mirror": True}, seed="MIRROR")
    first = next(event for event in happened if isinstance(event, RolledOff))
    assert first.faces == tuple(1 + draw("MIRROR", "rolloff", (0, 0, seat), 6) for seat in (0, 1))


def test_giving_up_in_the_saloon_leaves_the_highest_of_the_others() -> None:
    match = duel({"cards": [{"boxes": {"chance": 30}}, {"boxes": {"chance": 9}}, {"boxes": {"chance": 10}}]}, seats=3)
    match.submit(0, Abandon(), 0)
    assert match.outcome.winners == (2,)


def test_two_to_six_may_sit_down() -> None:
    assert duel().rules.seats == (2, 6)


def test_beyond_two_seats_it_is_a_saloon_duel() -> None:
    assert [form(duel(seats=seats))["saloon"] for seats in (2, 3, 6)] == [False, True, True]
