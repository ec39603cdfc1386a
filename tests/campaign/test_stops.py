"""The seven stops: what each does, costs and refuses (yathsel.md sections 8 and 14)."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from game.campaign.actions import Choose, RideOn, StartDuel, Stop
from game.campaign.events import DieForged, RumourHeard, StopVisited, TrickLearned
from game.campaign.opponents import all_opponents
from game.core.codec import CodecError, decode_tagged
from game.core.draw import draw
from game.yathsel import goods
from game.yathsel.actions import Enter
from game.yathsel.events import GoldChanged
from tests.campaign.plays import almost_done, begun, decided, do, form, go_on, refused
from tests.campaign.test_road import NAMES, pair

STOPS = ("smith", "bank", "rumour", "doctor", "telegraph", "card_school", "chapel")


@cache
def seed_of(stop: str, number: int) -> str:
    """A seed whose first stop after duel `number` is the named one."""
    return next(f"STOP-{n}" for n in range(999) if STOPS[draw(f"STOP-{n}", "stop", (number, 0), 7)] == stop)


def at(stop: str, number: int = 2, gold: int = 50, **more: Any) -> Any:
    """A run that may visit the stop at place 0, after duel `number`, with so much gold."""
    options = more.pop("options", {})
    match, _ = decided(
        number, seed=seed_of(stop, number), options=options, opponent=more.pop("opponent", "kit_carver"), gold=0, **more
    )
    own, rival = match.state.duel.sides
    match.state = replace(match.state, duel=replace(match.state.duel, sides=(replace(own, gold=gold), rival)))
    assert form(match)["stops"][0] == stop
    return match


def test_riding_on_without_a_stop_is_always_possible() -> None:
    match = at("doctor", gold=0)
    assert do(match, Stop())[0] == StopVisited(None)


def test_one_stop_is_visited_and_no_second() -> None:
    match = at("bank")
    do(match, Stop(0))
    assert refused(match, Stop(1)) == "illegal_action"


@pytest.mark.parametrize(("gold", "more"), [(0, 0), (4, 0), (5, 1), (24, 4), (25, 5), (26, 5), (99, 5)])
def test_the_bank_gives_one_for_five_at_most_five(gold: int, more: int) -> None:
    match = at("bank", gold=gold)
    do(match, Stop(0))
    assert form(match)["gold"] == gold + more


@pytest.mark.parametrize(("die", "price"), [("low", 8), ("odd", 10), ("even", 13), ("ladder", 9)])
def test_the_smith_makes_a_plain_hand_die_into_another_for_its_price(die: str, price: int) -> None:
    match = at("smith", gold=price)
    assert do(match, Stop(0, 3, die))[:3] == (StopVisited("smith"), GoldChanged(0, -price, "smith"), DieForged(3, die))
    assert (form(match)["hand"], form(match)["gold"]) == (["plain"] * 3 + [die, "plain"], 0)


def test_the_smiths_price_is_the_lists_whatever_holds_at_tables() -> None:
    match = at("smith", charms=["haggler"], house_rules=["dear_fence"], options={"difficulty": "easy"})
    do(match, Stop(0, 0, "low"))
    assert form(match)["gold"] == 42


@pytest.mark.parametrize(
    ("position", "action"),
    [
        ({"pockets": ["low", None]}, Stop(0, 0, "low")),
        ({"hand": ["odd", *["plain"] * 4]}, Stop(0, 1, "odd")),
        ({"hand": ["odd", *["plain"] * 4]}, Stop(0, 0, "low")),
        ({}, Stop(0)),
        ({}, Stop(0, 1)),
        ({}, Stop(0, None, "low")),
    ],
)
def test_the_smith_refuses_kinds_owned_dice_not_plain_and_half_an_order(position: Any, action: Stop) -> None:
    assert refused(at("smith", **position), action) == "illegal_action"


def test_the_smith_asks_for_the_gold() -> None:
    match = at("smith", gold=8)
    assert refused(match, Stop(0, 0, "odd")) == "illegal_action"
    assert {action.die for action in match.rules.legal(match.state, 0) if action.k == 0} == {"low"}


@pytest.mark.parametrize("plain", [{"k": 3}, {"k": -1}, {"k": 0, "slot": 5}, {"k": 0, "slot": 0, "die": "high"}])
def test_what_no_stop_is_is_a_bad_value(plain: dict[str, Any]) -> None:
    with pytest.raises(CodecError) as fault:
        decode_tagged(begun().rules.actions, {"type": "stop", **plain}, "action")
    assert fault.value.code == "bad_value"


@pytest.mark.parametrize("action", [Stop(0, 1), Stop(0, 1, "low"), Stop(None, 1), Stop(None, None, "low")])
def test_other_stops_take_nothing_with_them(action: Stop) -> None:
    assert refused(at("bank"), action) == "illegal_action"


def test_a_rumour_tells_the_next_twist_and_the_first_pouches() -> None:
    match = at("rumour", 4)
    seed = seed_of("rumour", 4)
    heard = next(event for event in do(match, Stop(0)) if isinstance(event, RumourHeard))
    names = goods.place_lists()
    assert heard.goods == tuple(
        names[place][draw(seed, "stock", (5, 0, 0, place, 0), len(names[place]))] for place in range(3)
    )
    do(match, Choose(0))
    do(match, StartDuel())
    assert heard.twists == match.state.duel.table.twists
    assert tuple(pouch.good for pouch in match.state.duel.shop.pouches) == heard.goods


def test_nobody_else_hears_a_rumour() -> None:
    match = at("rumour")
    beats = match.submit(0, Stop(0), 0)
    assert RumourHeard(None, None) in [match.rules.redact(beat.event, 1) for beat in beats]
    assert match.rules.mask(match.state, 1).way.rumour is None


def test_the_doctor_takes_the_next_house_rule_off_for_eight_gold() -> None:
    match = at("doctor", gold=8)
    do(match, Stop(0))
    assert (form(match)["gold"], [choice["house_rule"] for choice in form(match)["choices"]]) == (0, [None, None])
    do(match, Choose(0))
    assert form(match)["house_rules"] == []


def test_the_doctor_is_not_for_seven() -> None:
    assert refused(at("doctor", gold=7), Stop(0)) == "illegal_action"


def test_the_doctor_takes_off_the_strangers_first_rule() -> None:
    seed = seed_of("doctor", 6)
    both = form(begun(seed, {"duel": 7}))["house_rules"]
    match = at("doctor", 6)
    do(match, Stop(0))
    assert form(match)["house_rules"] == both[1:]


def test_the_doctor_changes_no_bounty_and_only_the_next_duel() -> None:
    match = at("doctor", 2)
    plain = at("doctor", 2)
    do(match, Stop(0))
    do(plain, Stop())
    assert [choice["bounty"] for choice in form(match)["choices"]] == [
        choice["bounty"] for choice in form(plain)["choices"]
    ]
    do(match, Choose(0))
    assert match.state.way.doctored is False


def test_the_telegraph_offers_two_others() -> None:
    seed = seed_of("telegraph", 0)
    first = NAMES[draw(seed, "opponent", (0, 0, 0), len(NAMES))]
    match = at("telegraph", 0, opponent=first)
    do(match, Stop(0))
    assert [choice["opponent"] for choice in form(match)["choices"]] == pair(seed, 1, (first,), 1)


def test_the_telegraph_does_nothing_before_the_stranger() -> None:
    match = at("telegraph", 6)
    do(match, Stop(0))
    assert form(match)["opponent"] == "stranger"


def test_the_card_school_teaches_a_trick_not_owned_for_three_gold() -> None:
    match = at("card_school", gold=3, tricks=["nudge", "eraser"])
    rest = [trick for trick in goods.tricks() if trick not in ("nudge", "eraser")]
    trick = rest[draw(seed_of("card_school", 2), "stop", (2, 3), len(rest))]
    assert do(match, Stop(0))[:3] == (
        StopVisited("card_school"),
        GoldChanged(0, -3, "card_school"),
        TrickLearned(trick),
    )
    assert form(match)["tricks"] == ["nudge", "eraser", trick]


def test_the_card_school_has_no_place_for_a_fourth_trick_nor_for_two_gold() -> None:
    assert refused(at("card_school", tricks=["nudge", "eraser", "flip"]), Stop(0)) == "illegal_action"
    assert refused(at("card_school", gold=2), Stop(0)) == "illegal_action"


def test_on_easy_the_card_school_teaches_what_exists_there() -> None:
    match = at("card_school", options={"difficulty": "easy"})
    do(match, Stop(0))
    assert form(match)["tricks"][0] not in ("smoke", "lookout")


def test_the_chapel_blesses_the_next_bounty_and_gives_the_opponent_ten_points() -> None:
    match = at("chapel", 0)
    do(match, Stop(0))
    do(match, Choose(0))
    head = 20 if "head_start" in form(match)["house_rules"] else 0
    assert form(match)["cards"][1]["total"] == 10 + head
    assert match.state.way.blessed


@pytest.mark.parametrize(("difficulty", "gold"), [("normal", 14), ("easy", 10), ("hard", 20)])
def test_a_blessed_bounty_is_half_as_much_again(difficulty: str, gold: int) -> None:
    match = begun(position={**almost_done(1), "opponent": "kit_carver", "house_rules": []}, difficulty=difficulty)
    match.state = replace(match.state, way=replace(match.state.way, blessed=True))
    happened = do(match, Enter("ones"))
    assert GoldChanged(0, gold, "bounty") in happened
    go_on(match)
    assert not match.state.way.blessed


def test_on_easy_the_ten_points_are_not_scaled() -> None:
    match = at("chapel", 6, options={"difficulty": "easy"})
    do(match, Stop(0))
    head = 14 if "head_start" in form(match)["house_rules"] else 0
    assert form(match)["cards"][1]["total"] == 10 + head


def test_a_blessing_does_not_outlive_the_run() -> None:
    match = begun(position={**almost_done(7), "house_rules": []})
    match.state = replace(match.state, way=replace(match.state.way, blessed=True))
    do(match, Enter("ones"))
    do(match, RideOn())
    assert not match.state.way.blessed


def test_every_opponent_of_the_road_is_known() -> None:
    assert set(NAMES) < set(all_opponents())
