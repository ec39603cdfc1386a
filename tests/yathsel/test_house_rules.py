"""Each house rule at each difficulty: it binds the player alone (yathsel.md sections 8, 11 and 14)."""

from typing import Any

import pytest

from game.core.codec import CodecError
from game.core.draw import draw
from game.yathsel import house
from game.yathsel.actions import Enter, Swap, Throw
from game.yathsel.events import GoldChanged, Thrown
from tests.yathsel.places import all_but, do, duel, entered, finish_turn, form, listed, refused, thrown

SIZES = {
    "head_start": (14, 20),
    "toll": (4, 6),
    "zero_tax": (7, 10),
    "high_bar": (7, 10),
    "stingy_bonus": (11, 15),
    "shaky_table": (7, 10),
    "sharp_eyes": (3500, 5000),
    "dear_fence": (35, 50),
    "short_breath": (2, 3),
    "no_chance": (7, 10),
    "stiff_fingers": (1, 2),
    "thirsty_crowd": (21, 30),
}
LEVELS = ("easy", "normal", "hard")


def ruled(*rules: str, difficulty: str = "normal", **position: Any) -> Any:
    return duel({"house_rules": list(rules), "difficulty": difficulty, **position})


@pytest.mark.parametrize("rule", SIZES)
def test_a_rule_is_scaled_by_the_difficulty_rounded_half_up(rule: str) -> None:
    easy, full = SIZES[rule]
    assert [house.size(rule, level) for level in LEVELS] == [easy, full, full]


def test_the_rules_stand_in_table_order() -> None:
    assert tuple(house.rules()) == tuple(SIZES)


def test_on_easy_there_are_no_sharp_eyes() -> None:
    assert house.ids("easy") == tuple(rule for rule in SIZES if rule != "sharp_eyes")
    with pytest.raises(CodecError):
        ruled("sharp_eyes", difficulty="easy")


def test_without_rules_none_is_in_force() -> None:
    assert [house.in_force(rule, (), "normal") for rule in SIZES] == [0] * len(SIZES)


@pytest.mark.parametrize("level", LEVELS)
def test_a_head_start_is_points_on_the_opponents_card(level: str) -> None:
    own, theirs = form(ruled("head_start", difficulty=level))["cards"]
    assert (own["total"], theirs["total"]) == (0, 14 if level == "easy" else 20)


@pytest.mark.parametrize(("level", "left"), [("easy", 11), ("normal", 4), ("hard", 0)])
def test_the_toll_is_taken_at_the_start_or_all_there_is(level: str, left: int) -> None:
    assert form(ruled("toll", difficulty=level))["gold"] == left


def test_the_gold_of_a_position_is_what_is_left_after_the_toll() -> None:
    assert form(ruled("toll", gold=9))["gold"] == 9


@pytest.mark.parametrize(("level", "tax"), [("easy", 7), ("normal", 10), ("hard", 10)])
def test_each_zero_is_taxed(level: str, tax: int) -> None:
    match = ruled("zero_tax", difficulty=level, dice=[1, 2, 3, 4, 6], cards=[{"boxes": {"chance": 30}}, {}])
    assert entered(match, "yathsel")[0].taxed == tax
    card = form(match)["cards"][0]
    assert (card["tax"], card["total"]) == (tax, 30 - tax)


def test_the_tax_leaves_no_total_below_0() -> None:
    match = ruled("zero_tax", dice=[1, 2, 3, 4, 6])
    entered(match, "yathsel")
    assert form(match)["cards"][0]["total"] == 0
    finish_turn(match)
    assert finish_turn(match, "chance", seat=0)[0].points > 10
    assert form(match)["cards"][0]["total"] == form(match)["cards"][0]["boxes"]["chance"] - 10


def test_the_opponents_zeros_are_not_taxed() -> None:
    match = ruled("zero_tax", side=1, dice=[1, 2, 3, 4, 6])
    assert entered(match, "yathsel", seat=1)[0].taxed == 0


@pytest.mark.parametrize(("level", "bar"), [("easy", 70), ("normal", 73), ("hard", 73)])
def test_a_high_bar_asks_for_more(level: str, bar: int) -> None:
    own, theirs = form(ruled("high_bar", difficulty=level))["cards"]
    assert (own["bar"], theirs["bar"]) == (bar, 63)


def test_the_bonus_comes_with_the_higher_bar() -> None:
    boxes = {"threes": 9, "fours": 12, "fives": 15, "sixes": 24}
    match = ruled("high_bar", dice=[1, 1, 1, 2, 2], cards=[{"boxes": {**boxes, "twos": 10}}, {}])
    assert entered(match, "ones")[0].bonus
    match = ruled("high_bar", dice=[1, 1, 2, 2, 2], cards=[{"boxes": {**boxes, "twos": 10}}, {}])
    assert not entered(match, "ones")[0].bonus


@pytest.mark.parametrize(("level", "bonus"), [("easy", 24), ("normal", 20), ("hard", 20)])
def test_a_stingy_bonus_gives_less(level: str, bonus: int) -> None:
    boxes = {"threes": 9, "fours": 12, "fives": 15, "sixes": 24, "ones": 3}
    match = ruled("stingy_bonus", difficulty=level, cards=[{"boxes": boxes}, {"boxes": boxes}])
    own, theirs = form(match)["cards"]
    assert (own["total"], theirs["total"]) == (63 + bonus, 63 + 35)


def test_on_a_shaky_table_held_dice_fall_by_their_own_draws() -> None:
    slips = 0
    for number in range(60):
        seed = f"SHAKY-{number}"
        match = duel({"house_rules": ["shaky_table"]}, seed=seed)
        first = thrown(match)
        (event,) = do(match, Throw((0, 1, 2, 3)))
        expected = tuple(slot for slot in range(4) if draw(seed, "slip", (0, 0, 0, 1, slot), 100) < 10)
        assert event.slipped == expected
        for slot in range(5):
            fallen = 1 + draw(seed, "dice", (0, 0, 0, 1, slot), 6)
            assert event.dice[slot] == (fallen if slot in expected or slot == 4 else first[slot])
        slips += len(expected)
    assert 8 <= slips <= 45


def slipping_seed(slot: int, per_cent: int = 10) -> str:
    return next(
        seed for seed in (f"SLIP-{n}" for n in range(999)) if draw(seed, "slip", (0, 0, 0, 1, slot), 100) < per_cent
    )


def test_a_die_that_slips_wears() -> None:
    match = duel({"house_rules": ["shaky_table"], "hand": ["glass:2", *["plain"] * 4]}, seed=slipping_seed(0))
    thrown(match)
    thrown(match, 0)
    assert form(match)["hand"][0] == "glass:4"


def test_a_die_that_slips_is_not_held_through_for_patience() -> None:
    match = duel(
        {"house_rules": ["shaky_table"], "charms": ["patience"], "pockets": ["low", "low"]}, seed=slipping_seed(0)
    )
    thrown(match)
    thrown(match, 0, 1)
    total = sum(thrown(match, 0, 1))
    assert entered(match, "chance")[0].points == total


def test_the_rig_serves_no_slips() -> None:
    match = duel({"house_rules": ["shaky_table"]}, dice=(1, 1, 1, 1, 1, 6, 6, 6, 6), seed=slipping_seed(0))
    thrown(match)
    (event,) = do(match, Throw((0,)))
    assert event.slipped == (0,)
    assert event.dice[:4] == (6, 6, 6, 6)


def test_the_opponents_held_dice_never_slip() -> None:
    for number in range(30):
        match = duel({"house_rules": ["shaky_table"], "side": 1}, seed=f"FIRM-{number}")
        thrown(match, seat=1)
        (event,) = do(match, Throw((0, 1, 2, 3)), seat=1)
        assert isinstance(event, Thrown)
        assert event.slipped == ()


@pytest.mark.parametrize(("level", "count"), [("easy", 2), ("normal", 3), ("hard", 3)])
def test_short_breath_takes_one_throw_of_some_turns_by_seed(level: str, count: int) -> None:
    for number in range(8):
        seed = f"BREATH-{number}"
        order = list(range(13))
        for i in range(12, 0, -1):
            partner = draw(seed, "breath", (0, i), i + 1)
            order[i], order[partner] = order[partner], order[i]
        match = duel({"house_rules": ["short_breath"], "difficulty": level}, seed=seed)
        assert form(match)["short_turns"] == sorted(order[:count])


def test_a_short_turn_has_two_throws_and_the_opponents_three() -> None:
    match = duel({"house_rules": ["short_breath"]}, seed=short_seed(0))
    assert form(match)["throws_left"] == 2
    finish_turn(match, seat=0)
    assert form(match)["throws_left"] == 3


def short_seed(turn: int) -> str:
    for number in range(500):
        if turn in form(duel({"house_rules": ["short_breath"]}, seed=f"SHORT-{number}"))["short_turns"]:
            return f"SHORT-{number}"
    raise AssertionError("no seed")


def test_short_breath_and_last_call_add_up() -> None:
    match = duel(
        {"house_rules": ["short_breath"], "charms": ["last_call"], "cards": [all_but("chance"), {}]},
        seed=short_seed(12),
    )
    assert form(match)["throws_left"] == 3


def test_short_turns_are_shown_to_everybody_from_the_start() -> None:
    match = duel({"house_rules": ["short_breath"]})
    assert match.rules.to_dict(match.rules.mask(match.state, 1))["short_turns"] == form(match)["short_turns"]


@pytest.mark.parametrize(("level", "points"), [("easy", 9), ("normal", 6), ("hard", 6)])
def test_no_chance_makes_chance_ten_less(level: str, points: int) -> None:
    assert (
        entered(ruled("no_chance", difficulty=level, dice=[1, 2, 3, 4, 6], throws_left=1), "chance")[0].points == points
    )


def test_it_is_not_below_0_and_comes_after_additions() -> None:
    full = {"pockets": ["plain", "plain"], "throws_left": 1}
    assert entered(ruled("no_chance", dice=[1, 1, 2, 2, 1], **full), "chance")[0].points == 0
    odd = ruled("no_chance", dice=[1, 1, 1, 3, 1], charms=["odd_fellows"], **full)
    assert entered(odd, "chance")[0].points == 2


def test_a_chance_of_0_is_a_zero() -> None:
    match = ruled("no_chance", "zero_tax", dice=[1, 1, 2, 2, 1], throws_left=1)
    (entry, *_) = entered(match, "chance")
    assert (entry.zero, entry.taxed) == (True, 10)


def test_the_opponents_chance_is_whole() -> None:
    assert entered(ruled("no_chance", side=1, dice=[1, 2, 3, 4, 6]), "chance", seat=1)[0].points == 16


def test_a_position_holds_a_chance_that_is_less() -> None:
    assert form(ruled("no_chance", cards=[{"boxes": {"chance": 2}}, {}]))["cards"][0]["total"] == 2
    with pytest.raises(CodecError):
        ruled("no_chance", cards=[{"boxes": {"chance": 27}}, {}])


@pytest.mark.parametrize(("level", "cost"), [("easy", 1), ("normal", 2), ("hard", 2)])
def test_the_first_swap_of_a_turn_costs_gold(level: str, cost: int) -> None:
    match = ruled("stiff_fingers", difficulty=level, pockets=["low", "high"], gold=5)
    assert do(match, Swap(0, 0))[0] == GoldChanged(0, -cost, "stiff_fingers")
    if level != "hard":
        assert len(do(match, Swap(1, 1))) == 1
    assert form(match)["gold"] == 5 - cost


def test_without_the_gold_that_swap_is_refused() -> None:
    match = ruled("stiff_fingers", pockets=["low", None], gold=1)
    assert refused(match, Swap(0, 0)) == "illegal_action"
    assert listed(match, Swap) == []


def test_a_swap_in_the_others_turn_is_the_first_of_the_coming_own_turn() -> None:
    match = ruled("stiff_fingers", pockets=["low", None], gold=5, side=1)
    do(match, Swap(0, 0))
    assert form(match)["gold"] == 3
    finish_turn(match)
    do(match, Swap(0, 0))
    assert form(match)["gold"] == 3
    finish_turn(match, seat=0)
    do(match, Swap(0, 0))
    assert form(match)["gold"] == 1


def test_rules_are_named_once_and_known() -> None:
    for rules in (["toll", "toll"], ["tolls"], "toll", [None]):
        with pytest.raises(CodecError) as fault:
            duel({"house_rules": rules})
        assert fault.value.place.startswith("position.house_rules")


def test_the_saloon_has_no_house_rules() -> None:
    for given in (
        {"options": {"saloon": True, "house_rules": ["toll"]}},
        {"seats": 3, "options": {"house_rules": ["toll"]}},
    ):
        with pytest.raises(CodecError):
            duel(**given)


def test_an_entry_of_the_player_under_all_rules_is_still_an_entry() -> None:
    match = duel({"house_rules": list(SIZES), "dice": [6, 6, 6, 6, 5], "gold": 3})
    do(match, Enter("sixes"))
    assert form(match)["cards"][0]["boxes"] == {"sixes": 24}
