"""The opponent offers its card when it cannot catch up any more, once a duel (yathsel.md sections 8 and 14)."""

from typing import Any

import pytest

from game.yathsel.actions import Accept, Buy, Dive, Enter, PlayOn, Surface, Swap, Throw, Use
from game.yathsel.events import CardOffered, DuelWon, OfferAnswered, TurnBegan
from game.yathsel.reach import most_total
from game.yathsel.state import Card
from tests.yathsel.places import all_but, do, duel, entered, finish_turn, form, listed, refused


@pytest.mark.parametrize(
    ("open_boxes", "reach"),
    [(("yathsel",), 50), (("chance", "yathsel"), 50 + 30 + 50), (("large_straight",), 40), (("ones",), 5)],
)
def test_the_most_a_card_can_reach(open_boxes: tuple[str, ...], reach: int) -> None:
    match = duel({"cards": [{}, all_but(*open_boxes)]})
    assert most_total(match.state.sides[1].card, ()) == reach


def test_the_bonus_counts_while_it_is_possible_and_further_yathsels_while_the_box_is_open_or_held() -> None:
    upper = (5, 10, 15, 20, 25, 30)
    lower = (30, 30, 25, 30, 40, 50, 30)
    assert most_total(Card(), ()) == sum(upper) + sum(lower) + 35 + 12 * 50
    assert most_total(Card((0, 0, 0, 8, 25, None, *(0,) * 7)), ()) == 33 + 30 + 35
    assert most_total(Card((0, 0, 0, 4, 25, None, *(0,) * 7)), ()) == 29 + 30
    assert most_total(Card((None, *(0,) * 10, 50, 0)), ()) == 50 + 5 + 50
    assert most_total(Card((None, *(0,) * 12)), ()) == 5


def test_twists_make_the_most_more() -> None:
    assert most_total(Card((*(0,) * 12, None)), ("double_chance",)) == 60
    assert most_total(Card((*(0,) * 12, None)), ("half_chance",)) == 15


def behind(own: int, theirs_open: str = "large_straight", **position: Any) -> tuple[Any, tuple[Any, ...]]:
    """After the player's entry: his total is `own`, chance is open; the opponent has one box open and 0."""
    split = {"large_straight": min(own, 40), "small_straight": 30 if own >= 70 else 0}
    rest = own - sum(split.values())
    match = duel(
        {
            "cards": [all_but("chance", "fives", **split), all_but(theirs_open)],
            "dice": [5] * (rest // 5) + [1] * (5 - rest // 5),
            "throws_left": 0,
            "twists": [],
            **position,
        }
    )
    return match, entered(match, "fives")


def test_it_is_offered_when_the_opponent_stays_behind_whatever_it_throws() -> None:
    match, happened = behind(45)
    assert happened[-1] == CardOffered()
    assert (form(match)["phase"], match.to_act) == ("offer", (0,))
    assert match.rules.legal(match.state, 0) == (Accept(), PlayOn())
    assert match.rules.legal(match.state, 1) == ()


def test_it_is_not_offered_when_the_opponent_can_draw_level() -> None:
    _, happened = behind(40)
    assert CardOffered() not in happened


def test_every_own_open_box_may_still_be_a_taxed_zero() -> None:
    assert CardOffered() in behind(55, house_rules=["zero_tax"])[1]
    assert CardOffered() not in behind(50, house_rules=["zero_tax"])[1]


def test_a_head_start_counts() -> None:
    assert CardOffered() not in behind(60, house_rules=["head_start"])[1]
    assert CardOffered() in behind(65, house_rules=["head_start"])[1]


def test_accepted_the_duel_is_won_as_it_stands() -> None:
    match, _ = behind(45)
    assert do(match, Accept()) == (OfferAnswered(True), DuelWon((0,), "accepted"))
    assert match.outcome.scores == (45, 0)


def test_played_on_the_duel_goes_its_way_and_nothing_is_offered_again() -> None:
    match, _ = behind(65)
    assert do(match, PlayOn())[:2] == (OfferAnswered(False), TurnBegan(1, 3))
    assert CardOffered() not in finish_turn(match, "large_straight")
    assert match.to_act == (0,)


@pytest.mark.parametrize("action", [Throw(()), Enter("chance"), Swap(0, 0), Dive(), Use("whiskey"), Surface(), Buy(0)])
def test_an_offered_card_is_answered_first(action: Any) -> None:
    match, _ = behind(45, pockets=["low", None], tricks=["whiskey"])
    assert refused(match, action) == "illegal_action"


def test_an_answer_without_an_offer_is_refused() -> None:
    assert {refused(duel(), Accept()), refused(duel(), PlayOn())} == {"illegal_action"}


def test_it_is_offered_after_the_opponents_entry_too() -> None:
    match = duel({"side": 1, "cards": [all_but("chance", large_straight=40), all_but("ones", "twos")], "dice": [3] * 5})
    assert entered(match, "ones", seat=1)[-1] == CardOffered()


def test_nothing_is_offered_while_the_player_is_under_the_table_nor_when_he_surfaces() -> None:
    match = duel({"side": 1, "cards": [all_but("chance", large_straight=40), all_but("ones", "twos")], "dice": [3] * 5})
    do(match, Dive())
    assert CardOffered() not in entered(match, "ones", seat=1)
    assert CardOffered() not in do(match, Surface())


def test_it_is_offered_after_the_next_entry_instead() -> None:
    cards = [all_but("chance", "ones", large_straight=40, small_straight=30), all_but("ones", "twos")]
    match = duel({"side": 1, "cards": cards, "dice": [3] * 5})
    do(match, Dive())
    entered(match, "ones", seat=1)
    do(match, Surface())
    assert finish_turn(match, "ones", seat=0)[-1] == CardOffered()


def test_nothing_is_offered_when_the_duel_is_over() -> None:
    match = duel({"cards": [all_but("chance", large_straight=40), all_but()], "dice": [3] * 5})
    assert entered(match, "chance")[-1] == DuelWon((0,), "higher_total")


def test_in_the_saloon_nothing_is_offered() -> None:
    cards = [all_but("chance", "ones", large_straight=40), all_but("ones")]
    match = duel({"cards": cards, "dice": [3] * 5}, options={"saloon": True})
    assert CardOffered() not in entered(match, "chance")


def test_with_the_opponents_card_full_the_last_own_turns_need_not_be_played() -> None:
    match = duel({"cards": [all_but("chance", "ones", large_straight=40), all_but()], "dice": [3] * 5})
    assert entered(match, "ones")[-1] == CardOffered()
    assert listed(match, Throw) == []
