"""Each charm: what it adds, pays or allows, and where it stops (yathsel.md sections 6 and 14)."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.codec import CodecError
from game.core.draw import draw
from game.yathsel.actions import Again, Buy, Clock, Dive, Enter, Open, Surface, Swap, Throw, Use
from game.yathsel.events import DuelWon, Surfaced, ThrownAgain
from tests.yathsel.places import all_but, at_shop, do, duel, entered, finish_turn, form, listed, refused, thrown

FOUR_SIXES = [6, 6, 6, 6, 5]


def worth(box: str, dice: list[int], *charms: str, **position: Any) -> int:
    """The points of an entry by a player with full pockets, after two throws."""
    full: dict[str, Any] = {"pockets": ["plain", "plain"], "throws_left": 1}
    match = duel({"charms": list(charms), "dice": dice, **full, **position})
    points: int = entered(match, box)[0].points
    return points


def gold(box: str, dice: list[int], *charms: str, **position: Any) -> int:
    """The gold that an entry brings."""
    match = duel({"charms": list(charms), "dice": dice, "gold": 0, **position})
    entered(match, box)
    found: int = form(match)["gold"]
    return found


@pytest.mark.parametrize(
    ("charm", "box", "dice", "points"),
    [
        ("full_hand", "full_house", [2, 2, 3, 3, 3], 35),
        ("full_hand", "full_house", [2, 2, 3, 3, 4], 0),
        ("full_hand", "three_kind", [2, 2, 3, 3, 3], 13),
        ("straight_edge", "small_straight", [1, 2, 3, 4, 6], 35),
        ("straight_edge", "large_straight", [1, 2, 3, 4, 5], 45),
        ("straight_edge", "large_straight", [1, 2, 3, 4, 6], 0),
        ("straight_edge", "chance", [1, 2, 3, 4, 5], 15),
        ("odd_fellows", "chance", [1, 3, 5, 5, 5], 24),
        ("odd_fellows", "chance", [1, 3, 5, 5, 6], 20),
        ("odd_fellows", "ones", [1, 3, 5, 5, 5], 6),
        ("odd_fellows", "twos", [1, 3, 5, 5, 5], 0),
        ("even_temper", "chance", [2, 2, 4, 4, 6], 23),
        ("even_temper", "chance", [2, 2, 4, 4, 5], 17),
        ("snake_eyes", "ones", [1, 1, 2, 3, 4], 12),
        ("snake_eyes", "ones", [1, 1, 2, 2, 4], 2),
        ("snake_eyes", "ones", [1, 1, 1, 3, 4], 3),
        ("snake_eyes", "chance", [1, 1, 4, 5, 6], 27),
        ("snake_eyes", "four_kind", [1, 1, 4, 5, 6], 0),
        ("high_table", "sixes", FOUR_SIXES, 30),
        ("high_table", "sixes", [6, 6, 6, 5, 5], 18),
        ("high_table", "ones", [1, 1, 1, 1, 1], 11),
        ("high_table", "four_kind", FOUR_SIXES, 29),
        ("high_table", "fives", FOUR_SIXES, 5),
    ],
)
def test_a_charm_adds_to_the_box_that_has_its_pattern(charm: str, box: str, dice: list[int], points: int) -> None:
    assert worth(box, dice, charm) == points


def test_additions_come_after_a_twist() -> None:
    assert worth("chance", [2, 2, 4, 4, 6], "even_temper", twists=["double_chance"]) == 41
    assert worth("chance", [2, 2, 4, 4, 6], "even_temper", twists=["half_chance"]) == 14


def test_several_charms_add_up() -> None:
    assert worth("small_straight", [1, 2, 3, 4, 1], "straight_edge", "snake_eyes") == 45
    assert worth("sixes", [6, 6, 6, 6, 2], "high_table", "even_temper") == 35


def test_upper_additions_count_for_the_bonus() -> None:
    cards = [{"boxes": {"threes": 9, "fours": 12, "fives": 15}}, {}]
    match = duel(
        {
            "cards": cards,
            "dice": [6, 6, 6, 6, 2],
            "charms": ["high_table"],
            "throws_left": 1,
            "pockets": ["plain", "plain"],
        }
    )
    (entry, *_) = entered(match, "sixes")
    assert (entry.points, entry.bonus) == (30, True)


def test_the_opponent_has_nothing_of_them() -> None:
    match = duel({"side": 1, "dice": [2, 2, 3, 3, 3], "charms": ["full_hand", "even_temper"]})
    assert entered(match, "full_house", seat=1)[0].points == 25


def test_a_star_counts_for_charms_as_the_number_it_is_in_the_box() -> None:
    joker = {"hand": ["joker", *["plain"] * 4]}
    assert worth("sixes", [0, 6, 6, 6, 5], "high_table", **joker) == 30
    assert worth("chance", [0, 2, 2, 4, 4], "even_temper", **joker) == 18 + 5
    assert worth("ones", [0, 1, 3, 3, 5], "odd_fellows", **joker) == 2 + 5


def test_menagerie_counts_the_kinds_in_the_hand_but_plain() -> None:
    for hand, more in (
        (["low", "high", "odd", "even", "ladder"], 3),
        (["low", "high", "plain", "plain", "plain"], 2),
        (["loaded_1", "loaded_6", "plain", "plain", "plain"], 1),
        (["low", "low", "plain", "plain", "plain"], 1),
        (["nailed_1", "loaded_6", "glass:3", "plain", "plain"], 3),
        (["plain"] * 5, 0),
    ):
        assert worth("chance", [1, 2, 3, 4, 6], "menagerie", hand=hand) == 16 + more


def test_menagerie_counts_the_dice_now_in_the_hand() -> None:
    match = duel({"charms": ["menagerie"], "pockets": ["low", None], "dice": [1, 2, 3, 4, 6], "throws_left": 1})
    do(match, Swap(0, 0))
    assert entered(match, "chance")[0].points == 17


def test_a_nailed_die_that_broke_with_this_throw_is_no_kind_any_more() -> None:
    match = duel({"charms": ["menagerie"], "hand": ["nailed_6:5", *["plain"] * 4], "pockets": ["plain", "plain"]})
    total = sum(thrown(match))
    assert entered(match, "chance")[0].points == total


@pytest.mark.parametrize(
    ("pockets", "box", "more"),
    [
        (["low", None], "chance", 3),
        ([None, None], "chance", 3),
        (["low", "plain"], "chance", 0),
        ([None, "low"], "sixes", 0),
    ],
)
def test_an_empty_pocket_adds_to_lower_boxes_chance_too(pockets: list[str | None], box: str, more: int) -> None:
    plain = {"chance": 29, "sixes": 24}[box]
    assert worth(box, FOUR_SIXES, "empty_pocket", pockets=pockets) == plain + more


def test_an_empty_pocket_adds_nothing_without_the_pattern() -> None:
    assert worth("full_house", FOUR_SIXES, "empty_pocket", pockets=[None, None]) == 0


def test_an_empty_third_pocket_is_an_empty_pocket() -> None:
    pockets = ["low", "high", None]
    assert worth("chance", FOUR_SIXES, "empty_pocket", "deep_pocket", pockets=pockets) == 32


def test_cold_blood_pays_for_exactly_one_throw() -> None:
    match = duel({"charms": ["cold_blood"]}, dice=(1, 2, 3, 4, 6))
    thrown(match)
    assert entered(match, "chance")[0].points == 22
    match = duel({"charms": ["cold_blood"]}, dice=(1, 2, 3, 4, 6, 6))
    thrown(match)
    thrown(match, 0, 1, 2, 3)
    assert entered(match, "chance")[0].points == 16


def patient(*holds: tuple[int, ...], **position: Any) -> int:
    match = duel({"charms": ["patience"], **position}, dice=(1, 1, 1, 1, 1) * 5)
    thrown(match)
    for hold in holds:
        thrown(match, *hold)
    points: int = entered(match, "chance")[0].points - 5
    return points


def test_patience_asks_for_three_throws_with_the_same_two_slots_held_in_both_later_ones() -> None:
    assert patient((0, 3), (0, 3)) == 4
    assert [patient((0, 3)), patient((0, 3), (0, 2)), patient((0,), (0,)), patient((), ())] == [0] * 4


def test_patience_means_two_dice_no_more_and_no_others() -> None:
    assert [patient((0, 1, 2), (0, 1, 2)), patient((0, 1), (0, 1, 2))] == [0, 0]


def test_patience_ends_with_a_fourth_throw() -> None:
    match = duel({"charms": ["patience"], "tricks": ["extra_throw"]}, dice=(1,) * 30)
    thrown(match)
    thrown(match, 0, 1)
    do(match, Use("extra_throw"))
    thrown(match, 0, 1)
    thrown(match, 0, 1)
    assert entered(match, "chance")[0].points == 5


def test_lucky_seven_pays_for_sums_of_seven_whatever_the_box_takes() -> None:
    assert [
        gold("ones", dice, "lucky_seven")
        for dice in ([1, 1, 1, 2, 2], [2, 3, 4, 3, 2], [6, 6, 6, 2, 1], [6, 6, 6, 6, 4])
    ] == [2] * 4
    assert [gold("ones", dice, "lucky_seven") for dice in ([1, 1, 1, 1, 2], [1, 2, 3, 4, 5])] == [0, 0]


def test_a_star_is_six_for_lucky_seven_whatever_it_is_in_the_box() -> None:
    joker = {"hand": ["joker", *["plain"] * 4]}
    assert gold("ones", [0, 1, 2, 2, 3], "lucky_seven", **joker) == 2
    assert gold("ones", [0, 1, 1, 2, 2], "lucky_seven", **joker) == 0


def test_pickpocket_pays_for_the_opponents_zeros_four_times_a_duel() -> None:
    match = duel({"charms": ["pickpocket"], "side": 1, "gold": 0}, dice=(1, 1, 1, 1, 2) * 20)
    seen = []
    for box in ("twos", "sixes", "fives", "fours", "threes", "full_house", "four_kind"):
        finish_turn(match, box)
        seen.append(form(match)["gold"])
        finish_turn(match, "chance" if box == "twos" else box, seat=0)
    assert seen == [0, 1, 2, 3, 4, 4, 4]


def test_pickpocket_pays_nothing_for_the_own_zeros() -> None:
    assert gold("sixes", [1, 2, 3, 4, 5], "pickpocket") == 0


def test_gravedigger_pays_for_the_first_own_zero_of_a_duel() -> None:
    match = duel({"charms": ["gravedigger"], "dice": [1, 1, 1, 1, 2], "gold": 0}, dice=(1, 1, 1, 1, 2) * 9)
    entered(match, "ones")
    seen = [form(match)["gold"]]
    for box in ("sixes", "fives"):
        finish_turn(match, "chance" if box == "sixes" else "ones")
        finish_turn(match, box, seat=0)
        seen.append(form(match)["gold"])
    assert seen == [0, 4, 4]


def test_rabbit_foot_makes_the_first_own_zero_of_a_duel_count_four() -> None:
    match = duel({"charms": ["rabbit_foot"], "dice": [1, 1, 1, 1, 2]}, dice=(1, 1, 1, 1, 2) * 9)
    assert entered(match, "sixes")[0].points == 4
    finish_turn(match)
    assert finish_turn(match, "fives", seat=0)[0].points == 0


def test_with_the_zero_tax_it_is_still_a_zero_that_is_taxed_once() -> None:
    match = duel(
        {"charms": ["rabbit_foot", "gravedigger"], "house_rules": ["zero_tax"], "dice": [1, 1, 1, 1, 2], "gold": 0}
    )
    (entry, *_) = entered(match, "sixes")
    assert (entry.points, entry.zero, entry.taxed) == (4, True, 10)
    assert (form(match)["cards"][0]["total"], form(match)["cards"][0]["tax"], form(match)["gold"]) == (0, 10, 4)


def test_a_box_that_counts_four_is_not_opened_by_an_eraser() -> None:
    match = duel(
        {
            "charms": ["rabbit_foot"],
            "tricks": ["eraser"],
            "dice": [1, 1, 1, 1, 2],
            "cards": [{"boxes": {"sixes": 4}}, {}],
        }
    )
    assert refused(match, Use("eraser", box="sixes")) == "illegal_action"


def test_a_yathsel_box_that_counts_four_allows_no_further_yathsel() -> None:
    cards = [{"boxes": {"yathsel": 4}}, {}]
    match = duel({"charms": ["rabbit_foot"], "dice": [4] * 5, "cards": cards, "gold": 0})
    (entry, *_) = entered(match, "fours")
    assert (entry.further, form(match)["gold"]) == (False, 0)


@pytest.mark.parametrize("own", [5, 21])
def test_rabbit_foot_wins_ties_and_nothing_else(own: int) -> None:
    match = duel(
        {
            "charms": ["rabbit_foot"],
            "dice": [1, 2, 3, 4, 6],
            "throws_left": 0,
            "cards": [all_but("chance", three_kind=own), all_but(three_kind=21)],
        }
    )
    happened = entered(match, "chance")
    assert happened[-1] == DuelWon((0,), "rabbit_foot" if own == 5 else "higher_total")


def test_quick_fingers_pay_for_a_swap_and_an_entry_of_25() -> None:
    def played(box: str, dice: list[int], swapped: bool) -> int:
        match = duel({"charms": ["quick_fingers"], "pockets": ["low", None], "dice": dice, "gold": 0})
        if swapped:
            do(match, Swap(0, 0))
        entered(match, box)
        found: int = form(match)["gold"]
        return found

    assert played("full_house", [2, 2, 3, 3, 3], True) == 1
    assert played("full_house", [2, 2, 3, 3, 3], False) == 0
    assert played("chance", [5, 5, 5, 5, 4], True) == 0


def test_quick_fingers_count_a_swap_in_the_others_turn_and_only_since_the_last_own_entry() -> None:
    match = duel(
        {"charms": ["quick_fingers"], "pockets": ["plain", None], "side": 1, "gold": 0}, dice=(6, 6, 6, 6, 6) * 9
    )
    do(match, Swap(0, 0))
    finish_turn(match)
    finish_turn(match, seat=0)
    assert form(match)["gold"] == 1
    finish_turn(match, "ones")
    finish_turn(match, "sixes", seat=0)
    assert form(match)["gold"] == 1


def test_quick_fingers_pay_at_most_five_a_duel() -> None:
    match = duel({"charms": ["quick_fingers"], "pockets": ["plain", None], "gold": 0}, dice=(6, 6, 6, 6, 6) * 99)
    for number, box in enumerate(("sixes", "chance", "three_kind", "four_kind", "yathsel")):
        do(match, Swap(0, 0))
        finish_turn(match, box, seat=0)
        assert form(match)["gold"] == number + 1
        finish_turn(match, ("ones", "twos", "threes", "fours", "fives")[number])
    match.state = replace(match.state, sides=(_reopened(match.state.sides[0]), match.state.sides[1]))
    do(match, Swap(0, 0))
    finish_turn(match, "sixes", seat=0)
    assert form(match)["gold"] == 5 + 50


def _reopened(side: Any) -> Any:
    """The side with its sixes open once more."""
    return replace(side, card=replace(side.card, boxes=(*side.card.boxes[:5], None, *side.card.boxes[6:])))


def test_last_call_is_a_fourth_throw_in_the_thirteenth_turn() -> None:
    match = duel({"charms": ["last_call"], "cards": [all_but("chance"), {}]})
    assert form(match)["throws_left"] == 4
    assert form(duel({"charms": ["last_call"], "cards": [all_but("chance", "ones"), {}]}))["throws_left"] == 3


def test_last_call_is_not_for_the_fourteenth_turn() -> None:
    match = duel(
        {
            "charms": ["last_call"],
            "tricks": ["eraser"],
            "cards": [all_but("chance"), all_but(large_straight=40)],
            "dice": [6, 6, 6, 6, 5],
        }
    )
    do(match, Use("eraser", box="ones"))
    entered(match, "chance")
    assert (form(match)["turn"], form(match)["throws_left"]) == (13, 3)


def test_a_deep_pocket_is_a_third_one_at_once() -> None:
    match = at_shop("deep_pocket", gold=18)
    do(match, Dive())
    do(match, Open(2))
    do(match, Buy(2))
    assert form(match)["pockets"] == [None, None, None]


def test_with_a_deep_pocket_a_position_has_three() -> None:
    assert form(duel({"charms": ["deep_pocket"]}))["pockets"] == [None] * 3
    with pytest.raises(CodecError):
        duel({"charms": ["deep_pocket"], "pockets": [None, None]})


def test_a_ledger_lowers_the_bar_to_57() -> None:
    cards = [{"boxes": {"fours": 12, "fives": 15, "threes": 9}}, {}]
    match = duel({"cards": cards, "charms": ["ledger"], "dice": [6, 6, 6, 1, 2]})
    assert not entered(match, "sixes")[0].bonus
    match = duel(
        {"cards": [{"boxes": {**cards[0]["boxes"], "ones": 3}}, {}], "charms": ["ledger"], "dice": [6, 6, 6, 1, 2]}
    )
    assert entered(match, "sixes")[0].bonus


def test_a_ledger_bought_late_can_bring_the_bonus_at_once() -> None:
    cards = [{"boxes": {"threes": 9, "fours": 12, "fives": 15, "sixes": 24}}, {}]
    match = at_shop("ledger", gold=12, cards=cards)
    assert form(match)["cards"][0]["total"] == 60
    do(match, Dive())
    do(match, Open(2))
    do(match, Buy(2))
    assert form(match)["cards"][0]["total"] == 95


def test_a_ledger_and_a_high_bar_add_up() -> None:
    match = duel({"charms": ["ledger"], "house_rules": ["high_bar"]})
    assert form(match)["cards"][0]["bar"] == 67


def visited(ms: int, **position: Any) -> Any:
    """A duel whose player has stayed `ms` under the table, at his first throw after it."""
    match = duel({"charms": ["boots_off"], "side": 1, **position}, dice=(1,) * 10 + (6,) * 9)
    do(match, Dive(), t=1000)
    assert do(match, Surface(), t=1000 + ms)[-1] == Surfaced(ms <= 6000, False)
    finish_turn(match)
    return match


def test_boots_off_throws_one_die_of_the_next_own_throw_once_more() -> None:
    match = visited(6000)
    thrown(match)
    assert [action.slot for action in listed(match, Again)] == [0, 1, 2, 3, 4]
    assert do(match, Again(3)) == (ThrownAgain(0, 3, 6),)
    assert (form(match)["dice"], form(match)["throws_left"]) == ([1, 1, 1, 6, 1], 2)


def test_the_other_throw_comes_from_its_own_stream() -> None:
    match = duel({"charms": ["boots_off"], "side": 1, "cards": [{"boxes": {"ones": 1}}, {}]}, seed="BOOTS")
    do(match, Dive())
    do(match, Surface())
    finish_turn(match)
    thrown(match)
    do(match, Again(2))
    assert form(match)["dice"][2] == 1 + draw("BOOTS", "again", (0, 1, 2), 6)


def test_a_visit_of_more_than_six_seconds_earns_nothing() -> None:
    match = visited(6001)
    thrown(match)
    assert refused(match, Again(0)) == "illegal_action"


def test_opening_takes_clock_but_is_no_stay() -> None:
    match = duel({"charms": ["boots_off"], "side": 1})
    do(match, Dive(), t=0)
    for place in range(3):
        do(match, Open(place), t=0)
    assert do(match, Surface(), t=6000)[-1] == Surfaced(True, False)


def test_one_quick_visit_among_slow_ones_is_enough_and_two_earn_no_more() -> None:
    match = duel({"charms": ["boots_off"], "side": 1})
    for begin, end in ((0, 7000), (8000, 9000), (10_000, 11_000)):
        do(match, Dive(), t=begin)
        do(match, Surface(), t=end)
    finish_turn(match)
    thrown(match)
    do(match, Again(0))
    assert refused(match, Again(1)) == "illegal_action"


def test_being_caught_is_no_quick_visit() -> None:
    match = duel({"charms": ["boots_off"], "side": 1, "difficulty": "hard", "house_rules": ["sharp_eyes"]})
    do(match, Dive(), t=0)
    do(match, Clock(), seat=-1, t=5000)
    finish_turn(match)
    thrown(match)
    assert refused(match, Again(0)) == "illegal_action"


def test_again_comes_before_anything_else_is_thrown_and_only_in_that_turn() -> None:
    match = visited(10)
    assert refused(match, Again(0)) == "illegal_action"
    thrown(match)
    thrown(match, 0)
    assert refused(match, Again(0)) == "illegal_action"
    entered(match, "chance")
    finish_turn(match, "ones")
    thrown(match)
    assert refused(match, Again(0)) == "illegal_action"


def test_again_wears_the_die_and_is_no_throw() -> None:
    match = visited(10, hand=["glass:3", *["plain"] * 4])
    thrown(match)
    do(match, Again(0))
    assert (form(match)["hand"][0], form(match)["thrown"]) == ("glass:5", 1)


def test_again_is_not_for_a_slot_with_a_pending_swap() -> None:
    match = visited(10, pockets=["low", None])
    thrown(match)
    do(match, Swap(2, 0))
    assert refused(match, Again(2)) == "illegal_action"
    assert [action.slot for action in listed(match, Again)] == [0, 1, 3, 4]


def test_again_keeps_cold_blood_cold() -> None:
    match = visited(10, charms=["boots_off", "cold_blood"])
    thrown(match)
    do(match, Again(0))
    assert do(match, Enter("chance"))[0].points == 6 + 1 + 1 + 1 + 1 + 6


def test_without_boots_off_a_quick_visit_earns_nothing() -> None:
    match = duel({"side": 1})
    do(match, Dive())
    do(match, Surface())
    finish_turn(match)
    thrown(match)
    assert listed(match, Again) == []


@pytest.mark.parametrize("charm", ["soft_soles", "boots_off"])
def test_some_charms_do_not_exist_on_easy(charm: str) -> None:
    with pytest.raises(CodecError) as fault:
        duel({"charms": [charm], "difficulty": "easy"})
    assert fault.value.place == "position.charms[0]"


def test_a_throw_after_again_goes_on_from_the_new_face() -> None:
    match = visited(10)
    thrown(match)
    do(match, Again(0))
    do(match, Throw((0,)))
    assert form(match)["dice"][0] == 6


@pytest.mark.parametrize(
    ("charms", "card", "fine"),
    [
        (["full_hand"], {"full_house": 35}, True),
        ([], {"full_house": 35}, False),
        (["full_hand"], {"full_house": 36}, False),
        (["menagerie"], {"yathsel": 53}, True),
        (["menagerie"], {"yathsel": 54}, False),
        (["rabbit_foot"], {"yathsel": 4}, True),
        ([], {"yathsel": 4}, False),
        (["high_table"], {"ones": 10}, True),
        (["high_table"], {"ones": 9}, False),
        ([], {"full_house": 50}, True),
    ],
)
def test_a_position_holds_what_charms_and_tricks_can_have_brought(charms: list[str], card: Any, fine: bool) -> None:
    position = {"charms": charms, "cards": [{"boxes": card}, {}]}
    if fine:
        assert form(duel(position))["cards"][0]["boxes"] == card
        return
    with pytest.raises(CodecError):
        duel(position)
