"""What a duel pays: bounty, wager, debt, XP (yathsel.md sections 7, 8 and 14)."""

from dataclasses import replace
from typing import Any

import pytest

from game.campaign.actions import StartDuel, Wager
from game.campaign.events import WagerMade, XpGained
from game.campaign.opponents import all_opponents
from game.campaign.road import drawn_twists
from game.core.codec import CodecError, decode_tagged
from game.core.draw import draw
from game.yathsel import house
from game.yathsel.actions import Enter
from game.yathsel.events import GoldChanged
from game.yathsel.state import total
from tests.campaign.plays import almost_done, begun, decided, do, form, go_on, refused

BOUNTIES = (8, 9, 10, 12, 14, 16, 19, 25)


def own_gold(name: str) -> int:
    rule = all_opponents()[name].house_rule
    return house.rules()[rule].own if rule else 0


def named(rule: str) -> str:
    """An opponent with that house rule."""
    return next(name for name, opponent in all_opponents().items() if opponent.house_rule == rule)


def paid(happened: tuple[Any, ...], why: str) -> int:
    found = [event.amount for event in happened if isinstance(event, GoldChanged | XpGained) and event.why == why]
    return sum(found)


@pytest.mark.parametrize("number", range(7))
def test_a_bounty_is_the_duels_and_the_opponents_own(number: int) -> None:
    match, happened = decided(number)
    own = own_gold(match.state.results[0].opponent) if number else 0
    assert paid(happened, "bounty") == BOUNTIES[number] + own
    assert form(match)["gold"] == 10 + BOUNTIES[number] + own


def test_the_opponents_own_gold_is_0_to_4_and_the_harsher_rule_pays_more() -> None:
    worths = {rule.id: rule.own for rule in house.rules().values()}
    assert set(worths.values()) == {0, 1, 2, 3, 4}
    assert worths["short_breath"] > worths["zero_tax"] > worths["toll"] > worths["thirsty_crowd"]


@pytest.mark.parametrize(("difficulty", "gold"), [("easy", 7), ("normal", 9), ("hard", 14)])
def test_bounties_are_scaled_by_the_difficulty_rounded_half_up_once(difficulty: str, gold: int) -> None:
    _, happened = decided(1, options={"difficulty": difficulty}, opponent=named("thirsty_crowd"))
    assert paid(happened, "bounty") == gold


@pytest.mark.parametrize(
    ("difficulty", "charms", "rules", "stake", "gold"),
    [
        ("normal", ["silver_tongue"], [], 0, 13),
        ("normal", [], ["thirsty_crowd"], 0, 7),
        ("normal", ["silver_tongue"], ["thirsty_crowd"], 0, 9),
        ("easy", ["silver_tongue"], ["thirsty_crowd"], 0, 7),
        ("hard", [], [], 1, 15),
        ("hard", [], [], 2, 11),
        ("hard", ["silver_tongue"], ["thirsty_crowd"], 2, 10),
    ],
)
def test_all_factors_are_one_product_rounded_once(
    difficulty: str, charms: list[str], rules: list[str], stake: int, gold: int
) -> None:
    options = {"difficulty": difficulty, "stake": stake}
    _, happened = decided(2, options=options, charms=charms, house_rules=rules, opponent=named("thirsty_crowd"))
    assert paid(happened, "bounty") == gold


def test_a_rule_added_by_a_stake_pays_nothing() -> None:
    _, happened = decided(
        2,
        options={"difficulty": "hard", "stake": 1},
        opponent=named("thirsty_crowd"),
        house_rules=["thirsty_crowd", "short_breath"],
    )
    assert paid(happened, "bounty") == 11


def test_house_rules_change_nothing_for_the_strangers_bounty() -> None:
    _, happened = decided(7, house_rules=["thirsty_crowd", "short_breath"])
    assert paid(happened, "bounty") == 250


def test_the_last_duel_pays_bounty_and_wager_as_xp_ten_a_gold() -> None:
    match, happened = decided(7)
    assert [event for event in happened if isinstance(event, XpGained)] == [
        XpGained(141, "won_duel"),
        XpGained(250, "bounty"),
        XpGained(500, "won_run"),
    ]
    assert form(match)["gold"] == 10
    assert form(match)["xp"] == 891


def test_the_debt_collector_is_paid_in_gold_even_then_and_is_not_scaled() -> None:
    match, happened = decided(7, options={"difficulty": "easy"}, charms=["debt_collector"], gold=0)
    assert (paid(happened, "debt_collector"), form(match)["gold"]) == (4, 4)


@pytest.mark.parametrize(
    ("boxes", "gold"),
    [
        ({}, 0),
        ({"chance": 8}, 0),
        ({"chance": 9}, 1),
        ({"chance": 18}, 1),
        ({"chance": 19}, 2),
        ({"large_straight": 40}, 4),
        ({"large_straight": 40, "chance": 19}, 6),
        ({"large_straight": 40, "yathsel": 50}, 6),
    ],
)
def test_the_debt_collector_takes_one_for_each_full_ten_of_the_margin_at_most_six(
    boxes: dict[str, int], gold: int
) -> None:
    position = almost_done(1)
    card = {"boxes": {**position["cards"][0]["boxes"], "large_straight": 0, **boxes}}
    _, happened = decided(1, cards=[card, position["cards"][1]], charms=["debt_collector"])
    assert paid(happened, "debt_collector") == gold


@pytest.mark.parametrize(("difficulty", "xp"), [("easy", 106), ("normal", 141), ("hard", 212)])
def test_a_won_duel_brings_100_and_the_margin(difficulty: str, xp: int) -> None:
    _, happened = decided(1, options={"difficulty": difficulty})
    assert paid(happened, "won_duel") == xp


def test_the_margin_counts_at_most_100() -> None:
    boxes = {"large_straight": 40, "small_straight": 30, "full_house": 25, "yathsel": 50}
    card = {**almost_done(1)["cards"][0]["boxes"], **boxes}
    _, happened = decided(1, cards=[{"boxes": card}, almost_done(1)["cards"][1]])
    assert paid(happened, "won_duel") == 200


@pytest.mark.parametrize(("difficulty", "xp"), [("easy", 9), ("normal", 12), ("hard", 17)])
def test_a_lost_duel_brings_a_quarter_of_the_own_total(difficulty: str, xp: int) -> None:
    cards = [
        {"boxes": {**almost_done(1)["cards"][0]["boxes"], "large_straight": 0, "full_house": 25, "chance": 20}},
        {"boxes": {**almost_done(1)["cards"][1]["boxes"], "large_straight": 40, "yathsel": 50}},
    ]
    match, happened = decided(1, won=False, options={"difficulty": difficulty}, cards=cards)
    assert total(match.state.duel.sides[0].card) == 46
    assert paid(happened, "lost_duel") == xp


@pytest.mark.parametrize(("difficulty", "xp"), [("easy", 375), ("normal", 500), ("hard", 750)])
def test_a_won_run_brings_500(difficulty: str, xp: int) -> None:
    _, happened = decided(7, options={"difficulty": difficulty})
    assert paid(happened, "won_run") == xp


def margin(number: int, stake: int, seed: str = "RUN", **options: Any) -> int:
    """The margin of a wager made before duel `number` + 1, which has no twist."""
    match, _ = decided(number, seed=seed, options=options, gold=50)
    go_on(match)
    (made, paid_in) = do(match, Wager(stake))
    assert isinstance(made, WagerMade)
    assert paid_in == GoldChanged(0, -stake, "wager")
    found: int = made.margin
    return found


def test_margins_are_70_percent_of_what_strength_leaves_and_30_and_60_more() -> None:
    assert [margin(6, stake) for stake in (3, 6, 10)] == [26, 56, 86]
    assert [margin(6, stake, difficulty="easy") for stake in (3, 6, 10)] == [38, 68, 98]


def test_a_margin_is_15_at_least() -> None:
    assert [margin(6, stake, difficulty="hard") for stake in (3, 6, 10)] == [15, 45, 75]


def test_a_margin_looks_at_the_best_card_under_the_twist() -> None:
    def twisted(seed: str) -> tuple[str, ...]:
        return drawn_twists(lambda stream, counters, n: draw(seed, stream, counters, n), 1)

    seed = next(f"MARGIN-{n}" for n in range(999) if twisted(f"MARGIN-{n}") == ("double_straights",))
    plain = next(f"MARGIN-{n}" for n in range(999) if twisted(f"MARGIN-{n}") == ())
    assert margin(0, 3, seed) == 108
    assert margin(0, 3, plain) == 86


def test_one_wager_stands_and_needs_the_gold() -> None:
    match, _ = decided(6, gold=0)
    go_on(match)
    gold = form(match)["gold"]
    assert gold < 26
    do(match, Wager(3))
    assert (refused(match, Wager(3)), form(match)["gold"]) == ("illegal_action", gold - 3)
    poor, _ = decided(0, options={"difficulty": "easy"}, gold=0)
    go_on(poor)
    assert (form(poor)["gold"], refused(poor, Wager(10))) == (6, "illegal_action")


@pytest.mark.parametrize("stake", [0, 1, 5, -3, 100])
def test_there_are_three_stakes(stake: int) -> None:
    match = begun()
    with pytest.raises(CodecError):
        decode_tagged(match.rules.actions, {"type": "wager", "stake": stake}, "action")


def test_without_a_wager_the_duel_just_begins() -> None:
    match, _ = decided(6)
    go_on(match)
    do(match, StartDuel())
    assert form(match)["wager"] is None


@pytest.mark.parametrize(("stake", "reached", "back"), [(3, 41, 6), (6, 41, 18), (10, 41, 60), (3, 42, 0)])
def test_a_wager_comes_back_two_three_or_six_times_when_the_margin_is_reached(
    stake: int, reached: int, back: int
) -> None:
    match = begun(position={**almost_done(3), "house_rules": []})
    match.state = replace(match.state, wagered=stake, margin=reached)
    happened = do(match, Enter("ones"))
    assert paid(happened, "wager") == back
    assert form(match)["wager"] is None


def test_in_the_last_duel_a_wager_comes_back_as_xp() -> None:
    match = begun(position={**almost_done(7), "house_rules": []})
    match.state = replace(match.state, wagered=10, margin=41)
    happened = do(match, Enter("ones"))
    assert XpGained(600, "wager") in happened
    assert form(match)["gold"] == 10


def test_the_toll_is_taken_when_the_duel_starts_after_the_wager() -> None:
    match = begun("TOLL", {**almost_done(1), "gold": 0})
    do(match, Enter("ones"))
    while form(match)["phase"] != "wager":
        go_on(match)
    gold = form(match)["gold"]
    happened = do(match, StartDuel())
    tolls = [event for event in happened if isinstance(event, GoldChanged)]
    expected = [GoldChanged(0, -min(6, gold), "toll")] if "toll" in form(match)["house_rules"] else []
    assert tolls == expected


def test_a_toll_takes_all_there_is() -> None:
    for number in range(60):
        for k in (0, 1):
            trial, _ = decided(0, seed=f"TOLL-{number}", options={"difficulty": "hard"}, gold=0)
            go_on(trial, k)
            if form(trial)["house_rules"] == ["toll"]:
                do(trial, Wager(10))
                assert GoldChanged(0, -2, "toll") in do(trial, StartDuel())
                assert form(trial)["gold"] == 0
                return
    raise AssertionError("nobody takes a toll")
