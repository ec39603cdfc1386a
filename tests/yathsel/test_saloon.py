"""Knows that a saloon duel is what section 12 says, sentence by sentence."""

from functools import partial
from typing import Any

import pytest

from game.catalog import games
from game.core.codec import CodecError
from game.core.match import Match, Start
from game.core.rules import Rig, View
from game.core.session import BotChance
from game.yathsel.actions import Enter, Swap, Throw
from game.yathsel.bots import player
from game.yathsel.bots.table import plain_table
from game.yathsel.card import BOXES
from game.yathsel.dice import Die
from game.yathsel.state import total

FULL = {"ones": 3, "twos": 8, "threes": 9, "fours": 16, "fives": 15, "sixes": 18, "three_kind": 24, "four_kind": 0,
        "full_house": 25, "small_straight": 30, "large_straight": 40, "yathsel": 0}  # fmt: skip


def saloon(
    seats: int, options: dict[str, Any] | None = None, position: Any = None, rig: Rig | None = None
) -> Match[Any, Any, Any]:
    chosen = {"saloon": True, **(options or {})}
    return Match(games()["yathsel_duel"].rules, Start(seats, chosen, "SALOON", position, rig))


def play_first(match: Match[Any, Any, Any]) -> None:
    """One turn by the plainest means: a throw, the first open box."""
    seat = match.to_act[0]
    match.submit(seat, Throw(()), 0)
    match.submit(seat, Enter(BOXES[match.state.sides[seat].card.boxes.index(None)]), 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_take_turns_until_every_card_is_full(seats: int) -> None:
    match = saloon(seats)
    order = []
    while match.outcome is None:
        order.append(match.to_act[0])
        play_first(match)
    assert order == [*range(seats)] * len(BOXES)


@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_than_two_and_more_than_six_are_no_saloon(seats: int) -> None:
    low, high = games()["yathsel_duel"].rules.seats
    assert not low <= seats <= high


def test_the_highest_card_wins() -> None:
    match = saloon(4)
    while match.outcome is None:
        play_first(match)
    totals = [total(side.card) for side in match.state.sides]
    assert match.outcome.winners == (totals.index(max(totals)),)
    assert match.outcome.scores == tuple(totals)


def test_only_those_tied_at_the_top_throw_for_it_until_one_is_left() -> None:
    cards = [{"boxes": {**FULL, "chance": 30}}, {"boxes": FULL}, {"boxes": {**FULL, "chance": 30}},
             {"boxes": {**FULL, "chance": 30}}]  # fmt: skip
    position = {"cards": cards, "side": 1, "dice": [1, 1, 1, 1, 2], "throws_left": 0}
    match = saloon(4, position=position, rig=Rig((5, 5, 2, 3, 6)))
    beats = match.submit(1, Enter("chance"), 0)
    rolls = [(beat.event.seats, beat.event.faces) for beat in beats if beat.event.type == "rolled_off"]
    assert rolls == [((0, 2, 3), (5, 5, 2)), ((0, 2), (3, 6))]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((2,), "roll_off")


@pytest.mark.parametrize("seats", [2, 6])
def test_mirror_throws_give_every_seat_the_same_faces_in_the_same_throw_of_the_same_turn(seats: int) -> None:
    match = saloon(seats, {"mirror": True})
    for _ in range(3):
        thrown = []
        for _ in range(seats):
            seat = match.to_act[0]
            faces = []
            for hold in ((), (0,), (0, 1)):
                match.submit(seat, Throw(hold), 0)
                faces.append(match.state.dice)
            thrown.append(tuple(faces))
            match.submit(seat, Enter(BOXES[match.state.sides[seat].card.boxes.index(None)]), 0)
        assert len(set(thrown)) == 1


def test_without_mirror_throws_seats_throw_their_own() -> None:
    match = saloon(3)
    thrown = set()
    for _ in range(3):
        seat = match.to_act[0]
        match.submit(seat, Throw(()), 0)
        thrown.add(match.state.dice)
        match.submit(seat, Enter("ones"), 0)
    assert len(thrown) == 3


def test_pockets_are_the_same_two_dice_for_everybody_and_swapped_by_each_alone() -> None:
    match = saloon(3, {"pockets": ["odd", "high"]})
    match.submit(2, Swap(0, 1), 0)
    assert match.state.sides[2].hand[0] == Die("high")
    assert [side.pockets for side in match.state.sides[:2]] == [(Die("odd"), Die("high"))] * 2


def test_without_pockets_there_is_nothing_to_swap() -> None:
    match = saloon(3)
    assert all(match.rules.check(match.state, seat, Swap(0, 0)) is not None for seat in range(3))


def test_what_is_in_a_pocket_is_seen_by_its_owner_alone() -> None:
    match = saloon(3, {"pockets": ["odd", "high"]})
    for seat in range(3):
        seen = match.rules.mask(match.state, seat)
        assert [side.pockets is None for side in seen.sides] == [other != seat for other in range(3)]


def test_any_set_of_the_ten_twists_may_hold() -> None:
    names = games()["yathsel_duel"].rules.options()["twists"].choices
    assert len(names) == 10
    for number in range(0, 2 ** len(names), 37):
        chosen = [name for at, name in enumerate(names) if number >> at & 1]
        assert list(saloon(2, {"twists": chosen}).state.table.twists) == chosen


def test_a_saloon_refuses_what_belongs_to_a_run() -> None:
    with pytest.raises(CodecError):
        saloon(2, {"house_rules": ["toll"]})


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_bots_of_every_level_play_a_saloon_duel_to_its_end(seats: int) -> None:
    levels = (0, 300, 550, 700, 950, 1000)
    match = saloon(seats, {"pockets": ["odd", "high"]})
    while match.outcome is None:
        seat = match.to_act[0]
        view = match.rules.mask(match.state, seat)
        legal = partial(match.rules.legal, view, seat)
        chance = BotChance("SALOON")
        chosen = player.of_strength(levels[seat], lambda twists: plain_table(), View(seat, view), legal, chance)
        assert chosen is not None
        match.submit(seat, chosen, 0)
    assert len(match.outcome.scores) == seats
