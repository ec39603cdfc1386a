"""Each trick, used once: what it does, when, and what it cannot do (yathsel.md sections 6 and 14)."""

from typing import Any

import pytest

from game.core.codec import CodecError, decode_tagged
from game.yathsel.actions import ACTIONS, Buy, Dive, Open, Restock, Surface, Swap, Throw, Use
from game.yathsel.card import BOXES
from game.yathsel.events import Erased, FaceTurned, Used
from tests.yathsel.places import all_but, do, duel, entered, finish_turn, form, listed, refused, run, thrown

EVERY = ("nudge", "flip", "extra_throw", "eraser", "double_down", "smoke", "whiskey", "lookout")


def holding(*tricks: str, **position: Any) -> Any:
    return duel({"tricks": list(tricks), "dice": [1, 2, 3, 4, 6], "throws_left": 1, **position})


def use(trick: str) -> Use:
    return {
        "nudge": Use("nudge", slot=0, up=True),
        "flip": Use("flip", slot=0),
        "eraser": Use("eraser", box="ones"),
    }.get(trick, Use(trick))


@pytest.mark.parametrize("trick", EVERY)
def test_a_trick_is_gone_when_used(trick: str) -> None:
    match = holding(trick, cards=[{"boxes": {"ones": 0}}, {}])
    assert do(match, use(trick))[0] == Used(trick)
    assert form(match)["tricks"] == []
    assert refused(match, use(trick)) == "illegal_action"


@pytest.mark.parametrize("trick", EVERY)
def test_a_trick_that_is_not_owned_is_refused(trick: str) -> None:
    assert refused(holding(), use(trick)) == "illegal_action"


@pytest.mark.parametrize("trick", [trick for trick in EVERY if trick != "whiskey"])
def test_before_the_first_throw_and_in_the_others_turn_it_is_refused(trick: str) -> None:
    cards = [{"boxes": {"ones": 0}}, {}]
    assert refused(duel({"tricks": [trick], "cards": cards}), use(trick)) == "illegal_action"
    assert refused(duel({"tricks": [trick], "side": 1, "cards": cards}), use(trick)) == "illegal_action"


@pytest.mark.parametrize("trick", [trick for trick in EVERY if trick not in ("whiskey", "smoke")])
def test_under_the_table_only_whiskey_and_smoke_are_used(trick: str) -> None:
    match = duel({"tricks": [trick], "side": 1, "cards": [{"boxes": {"ones": 0}}, {}]})
    do(match, Dive())
    assert refused(match, use(trick)) == "illegal_action"


def test_whiskey_is_poured_at_any_time() -> None:
    for position in ({}, {"dice": [1, 2, 3, 4, 5]}, {"side": 1}):
        do(duel({"tricks": ["whiskey"], **position}), Use("whiskey"))
    under = duel({"tricks": ["whiskey"], "side": 1})
    do(under, Dive())
    do(under, Use("whiskey"))


@pytest.mark.parametrize(("slot", "up", "face"), [(0, True, 2), (1, False, 1), (3, True, 5), (4, False, 5)])
def test_a_nudge_turns_a_shown_face_by_one(slot: int, up: bool, face: int) -> None:
    match = holding("nudge")
    assert do(match, Use("nudge", slot=slot, up=up))[1] == FaceTurned(0, slot, face)
    assert form(match)["dice"][slot] == face


@pytest.mark.parametrize(("slot", "up"), [(0, False), (4, True)])
def test_a_nudge_stays_between_one_and_six(slot: int, up: bool) -> None:
    assert refused(holding("nudge"), Use("nudge", slot=slot, up=up)) == "illegal_action"


def test_a_flip_shows_the_other_side() -> None:
    for slot, face in enumerate((6, 5, 4, 3, 1)):
        match = holding("flip")
        do(match, Use("flip", slot=slot))
        assert form(match)["dice"][slot] == face


@pytest.mark.parametrize("action", [Use("nudge", slot=0, up=True), Use("flip", slot=0)])
def test_a_star_is_not_turned(action: Use) -> None:
    match = holding(action.item, hand=["joker", *["plain"] * 4], dice=[0, 1, 2, 3, 4])
    assert refused(match, action) == "illegal_action"
    assert action not in listed(match, Use)


def test_a_turned_face_can_be_held_and_entered() -> None:
    match = holding("flip")
    do(match, Use("flip", slot=0))
    assert thrown(match, 0, 4)[0] == 6


def test_a_nailed_die_may_be_turned_and_stays_what_it_is() -> None:
    match = holding("nudge", hand=["nailed_1", *["plain"] * 4])
    do(match, Use("nudge", slot=0, up=True))
    assert (form(match)["dice"][0], form(match)["hand"][0]) == (2, "nailed_1")


def test_a_face_is_turned_also_where_a_swap_waits() -> None:
    match = holding("flip", pockets=["low", None])
    do(match, Swap(0, 0))
    do(match, Use("flip", slot=0))
    assert entered(match, "chance")[0].points == 6 + 2 + 3 + 4 + 6


def test_an_extra_throw_is_one_more_this_turn() -> None:
    match = holding("extra_throw", throws_left=0)
    do(match, Use("extra_throw"))
    thrown(match)
    assert refused(match, Throw(())) == "illegal_action"
    entered(match, "chance")
    finish_turn(match)
    assert form(match)["throws_left"] == 3


def test_an_eraser_opens_a_box_that_holds_0() -> None:
    match = holding("eraser", cards=[{"boxes": {"ones": 0}}, {}])
    assert do(match, Use("eraser", box="ones"))[1] == Erased(0, "ones")
    assert entered(match, "ones")[0].points == 1


@pytest.mark.parametrize("box", ["twos", "chance"])
def test_an_eraser_opens_nothing_else(box: str) -> None:
    match = holding("eraser", cards=[{"boxes": {"twos": 4}}, {}])
    assert refused(match, Use("eraser", box=box)) == "illegal_action"


def test_with_an_eraser_the_card_has_a_fourteenth_turn_and_the_opponent_waits() -> None:
    match = holding("eraser", cards=[all_but("chance"), all_but("chance", large_straight=40)], dice=[6, 6, 6, 6, 5])
    do(match, Use("eraser", box="sixes"))
    assert form(match)["turn"] == 12
    entered(match, "chance")
    finish_turn(match)
    assert (match.to_act, form(match)["turn"], form(match)["throws_left"]) == ((0,), 13, 3)
    thrown(match)
    entered(match, "sixes")
    assert match.outcome is not None


def test_the_tax_of_an_erased_box_stays() -> None:
    match = holding("eraser", cards=[{"boxes": {"ones": 0}, "tax": 10}, {}], house_rules=["zero_tax"])
    do(match, Use("eraser", box="ones"))
    entered(match, "chance")
    assert form(match)["cards"][0]["tax"] == 10


def test_a_bonus_already_there_stays_while_the_upper_boxes_reach_the_bar() -> None:
    upper = {"ones": 0, "threes": 12, "fours": 16, "fives": 15, "sixes": 24}
    match = holding("eraser", cards=[{"boxes": upper}, {}])
    do(match, Use("eraser", box="ones"))
    assert form(match)["cards"][0]["total"] == 67 + 35


def test_double_down_doubles_the_box_entered_this_turn_alone() -> None:
    match = holding("double_down")
    do(match, Use("double_down"))
    assert entered(match, "chance")[0].points == 32
    finish_turn(match)
    thrown(match)
    assert entered(match, "ones")[0].points <= 5


@pytest.mark.parametrize(
    ("twists", "box", "dice", "points"),
    [
        (["double_chance"], "chance", [1, 2, 3, 4, 6], 32),
        (["triple_yathsel"], "yathsel", [4] * 5, 150),
        (["half_chance"], "chance", [1, 2, 3, 4, 6], 16),
        (["straight_gamble"], "full_house", [2, 2, 3, 3, 3], 25),
        (["straight_gamble", "double_full_house"], "full_house", [2, 2, 3, 3, 3], 25),
        (["half_chance", "double_chance"], "chance", [1, 2, 3, 4, 6], 16),
        ([], "yathsel", [4] * 5, 100),
    ],
)
def test_it_is_a_boost_like_a_twists(twists: list[str], box: str, dice: list[int], points: int) -> None:
    match = holding("double_down", twists=twists, dice=dice)
    do(match, Use("double_down"))
    assert entered(match, box)[0].points == points


def test_bonuses_are_not_doubled() -> None:
    match = holding("double_down", dice=[4] * 5, cards=[{"boxes": {"yathsel": 50}}, {}], gold=0)
    do(match, Use("double_down"))
    entered(match, "fours")
    assert (form(match)["cards"][0]["total"], form(match)["gold"]) == (50 + 40 + 50, 50)


def test_a_doubled_upper_box_counts_for_the_bonus() -> None:
    cards = [{"boxes": {"threes": 9, "fours": 12, "fives": 15}}, {}]
    match = holding("double_down", dice=[6, 6, 6, 1, 2], cards=cards)
    do(match, Use("double_down"))
    assert entered(match, "sixes")[0].bonus


def test_charms_add_after_the_doubling() -> None:
    match = holding("double_down", dice=[2, 2, 3, 3, 3], charms=["full_hand"])
    do(match, Use("double_down"))
    assert entered(match, "full_house")[0].points == 60


def test_whiskey_begins_with_the_opponents_next_turn_and_lasts_three() -> None:
    match = run({"tricks": ["whiskey"], "duel": 3, "side": 1})
    sober = form(match)["strength"]
    do(match, Use("whiskey"))
    seen = [form(match)["strength"]]
    for box in ("chance", "ones", "twos", "threes"):
        finish_turn(match, box)
        finish_turn(match, box, seat=0)
        seen.append(form(match)["strength"])
    assert seen == [sober, sober - 150, sober - 150, sober - 150, sober]


def test_two_whiskeys_add_turns_not_points() -> None:
    match = run({"tricks": ["whiskey"], "side": 1, "gold": 99, "duel": 3}, options={"pool": ["whiskey"]})
    sober = form(match)["strength"]
    do(match, Use("whiskey"))
    do(match, Dive())
    do(match, Restock())
    do(match, Open(1))
    do(match, Buy(1))
    do(match, Use("whiskey"))
    do(match, Surface())
    seen = []
    for box in BOXES[:8]:
        finish_turn(match, box)
        finish_turn(match, box, seat=0)
        seen.append(sober - form(match)["strength"])
    assert seen == [150] * 6 + [0, 0]


def test_whiskey_never_weakens_below_random_play() -> None:
    match = run({"tricks": ["whiskey"]}, options={"difficulty": "easy"})
    do(match, Use("whiskey"))
    finish_turn(match, seat=0)
    assert form(match)["strength"] == 184


def test_in_the_own_turn_the_opponent_is_sober() -> None:
    match = run({"tricks": ["whiskey"], "duel": 3, "side": 0})
    before = form(match)["strength"]
    do(match, Use("whiskey"))
    assert form(match)["strength"] == before


def test_lookout_holds_for_this_duel() -> None:
    match = holding("lookout")
    do(match, Use("lookout"))
    entered(match, "chance")
    finish_turn(match)
    assert form(match)["effects"]["lookout"] is True


@pytest.mark.parametrize("trick", ["smoke", "lookout"])
def test_some_tricks_do_not_exist_on_easy(trick: str) -> None:
    with pytest.raises(CodecError) as fault:
        holding(trick, difficulty="easy")
    assert fault.value.place == "position.tricks[0]"


@pytest.mark.parametrize(
    "action",
    [
        Use("nudge", slot=0),
        Use("nudge", up=True),
        Use("flip"),
        Use("flip", slot=0, up=True),
        Use("eraser"),
        Use("eraser", slot=0),
        Use("extra_throw", slot=1),
        Use("smoke", box="ones"),
    ],
)
def test_a_trick_takes_what_it_needs_and_nothing_else(action: Use) -> None:
    match = holding(action.item, cards=[{"boxes": {"ones": 0}}, {}])
    assert refused(match, action) == "illegal_action"


@pytest.mark.parametrize(
    "plain",
    [{"item": "wand"}, {"item": "flip", "slot": 5}, {"item": "eraser", "box": "sevens"}, {"item": "nudge", "up": 1}],
)
def test_what_no_trick_is_is_a_bad_value(plain: dict[str, Any]) -> None:
    with pytest.raises(CodecError) as fault:
        decode_tagged(ACTIONS, {"type": "use", **plain}, "action")
    assert fault.value.code == "bad_value"


def test_the_opponent_has_no_tricks() -> None:
    assert (
        refused(duel({"side": 1, "tricks": ["flip"], "dice": [1] * 5}), Use("flip", slot=0), seat=1) == "illegal_action"
    )


def test_in_the_saloon_there_are_no_tricks() -> None:
    with pytest.raises(CodecError):
        duel({"tricks": ["flip"]}, options={"saloon": True})
