"""The secret shop: what hangs there, what it costs, buying and selling (yathsel.md sections 6, 11 and 14)."""

from typing import Any

import pytest

from game.core.draw import draw
from game.yathsel import goods
from game.yathsel.actions import Buy, Clock, Dive, Enter, Open, Restock, Sell, Surface
from game.yathsel.events import Bought, GoldChanged, Opened, Restocked, ShopHung
from tests.yathsel.places import at_shop, do, duel, finish_turn, form, listed, place_of, refused, run, seed_with, thrown

DICE, TRICKS, CHARMS = goods.place_lists()


def stock(seed: str, turn: int, restock: int, duel_number: int = 0) -> tuple[str, ...]:
    """What the published source hangs when nothing is owned."""
    return tuple(
        names[draw(seed, "stock", (duel_number, turn, restock, place, 0), len(names))]
        for place, names in enumerate((DICE, TRICKS, CHARMS))
    )


def hung(match: Any) -> tuple[str | None, ...]:
    return tuple(pouch.good for pouch in match.state.shop.pouches)


def opened(match: Any, good: str, t: int = 0) -> Any:
    """The duel under the table from `t` on, with the good's pouch opened at once."""
    do(match, Dive(), t=t)
    do(match, Open(place_of(good)))
    return match


def price(match: Any, good: str) -> int:
    found: int = form(match)["pouches"][place_of(good)]["price"]
    return found


def test_a_die_a_trick_and_a_charm_hang_by_the_published_draw() -> None:
    for number in range(30):
        match = duel({"side": 1}, seed=f"HUNG-{number}")
        assert hung(match) == stock(f"HUNG-{number}", 0, 0)


def test_all_goods_of_the_table_can_hang_and_plain_dice_cannot() -> None:
    assert (len(DICE), len(TRICKS), len(CHARMS)) == (21, 8, 24)
    assert "plain" not in DICE


def test_each_opponent_turn_hangs_new_pouches_for_its_number() -> None:
    match = duel({"side": 1}, seed="TURNS")
    finish_turn(match)
    finish_turn(match, seat=0)
    assert hung(match) == stock("TURNS", 1, 0)


def test_pouches_are_closed_and_tell_nothing() -> None:
    match = duel({"side": 1})
    assert form(match)["pouches"] == [{"item": None, "open": False, "price": None}] * 3
    seen = match.rules.mask(match.state, 0)
    assert [pouch.good for pouch in seen.shop.pouches] == [None] * 3


def test_nobody_else_sees_the_pouches() -> None:
    match = opened(at_shop("high"), "high")
    assert match.rules.mask(match.state, 1).shop.pouches is None


def test_opening_shows_the_good_and_its_price() -> None:
    match = opened(at_shop("high"), "high")
    assert form(match)["pouches"][0] == {"item": "high", "open": True, "price": 16}


def test_an_open_pouch_is_not_opened_again() -> None:
    match = opened(at_shop("high"), "high")
    assert refused(match, Open(0)) == "illegal_action"


@pytest.mark.parametrize("action", [Open(0), Buy(0), Sell(0), Restock(), Surface()])
def test_at_the_table_there_is_no_shop(action: Any) -> None:
    assert refused(duel({"side": 1, "pockets": ["low", None]}), action) == "illegal_action"


def test_in_the_own_turn_nobody_dives() -> None:
    assert refused(duel(), Dive()) == "illegal_action"
    assert refused(duel({"dice": [1, 2, 3, 4, 5]}), Dive()) == "illegal_action"


def test_nobody_dives_twice() -> None:
    match = duel({"side": 1})
    do(match, Dive())
    assert refused(match, Dive()) == "illegal_action"


def test_the_opponent_does_not_dive() -> None:
    assert refused(duel({"side": 1}), Dive(), seat=1) == "illegal_action"


def test_the_opponent_goes_on_and_then_waits() -> None:
    match = duel({"side": 1})
    do(match, Dive())
    assert match.to_act == (1,)
    finish_turn(match)
    assert (match.to_act, form(match)["under"], form(match)["side"]) == ((0,), True, 1)
    do(match, Surface())
    assert (match.to_act, form(match)["side"]) == ((0,), 0)
    assert form(match)["throws_left"] == 3


def test_only_an_open_pouch_can_be_bought() -> None:
    match = at_shop("high", gold=99)
    do(match, Dive())
    assert refused(match, Buy(0)) == "illegal_action"


def test_a_bought_die_goes_into_the_first_empty_pocket() -> None:
    match = opened(at_shop("high", gold=20, pockets=["low", None]), "high")
    assert do(match, Buy(0)) == (GoldChanged(0, -16, "bought"), Bought(0, "high", 1))
    assert (form(match)["pockets"], form(match)["gold"]) == (["low", "high"], 4)
    assert form(match)["pouches"][0] == {"item": None, "open": True, "price": None}


def test_what_is_bought_is_gone() -> None:
    match = opened(at_shop("high", gold=99), "high")
    do(match, Buy(0))
    assert {refused(match, Buy(0)), refused(match, Open(0))} == {"illegal_action"}


def test_with_full_pockets_the_pocket_is_named_whose_die_goes_without_gold() -> None:
    match = opened(at_shop("high", gold=16, pockets=["low", "odd"]), "high")
    assert refused(match, Buy(0)) == "illegal_action"
    do(match, Buy(0, 1))
    assert (form(match)["pockets"], form(match)["gold"]) == (["low", "high"], 0)


def test_a_pocket_that_is_not_there_is_refused() -> None:
    assert refused(opened(at_shop("high", gold=99), "high"), Buy(0, 2)) == "illegal_action"


@pytest.mark.parametrize("good", ["flip", "ledger"])
def test_tricks_and_charms_go_into_no_pocket(good: str) -> None:
    match = opened(at_shop(good, gold=99), good)
    assert refused(match, Buy(place_of(good), 0)) == "illegal_action"
    do(match, Buy(place_of(good)))
    assert good in form(match)["tricks"] + form(match)["charms"]


def test_nothing_is_sold_without_the_gold() -> None:
    match = opened(at_shop("high", gold=15), "high")
    assert refused(match, Buy(0)) == "illegal_action"
    assert listed(match, Buy) == []


def test_at_most_three_tricks() -> None:
    match = opened(at_shop("flip", gold=99, tricks=["nudge", "eraser", "smoke"]), "flip")
    assert refused(match, Buy(1)) == "illegal_action"


def test_at_most_five_charms() -> None:
    five = ["spyglass", "haggler", "full_hand", "patience", "snake_eyes"]
    match = opened(at_shop("ledger", gold=99, charms=five), "ledger")
    assert refused(match, Buy(2)) == "illegal_action"


@pytest.mark.parametrize(
    ("good", "owned"),
    [
        ("high", {"pockets": ["high", None]}),
        ("high", {"hand": ["high", *["plain"] * 4]}),
        ("loaded_2", {"pockets": ["loaded_5", None]}),
        ("nailed_2", {"hand": ["nailed_6", *["plain"] * 4]}),
        ("glass", {"pockets": [None, "glass:4"]}),
        ("flip", {"tricks": ["flip"]}),
        ("ledger", {"charms": ["ledger"]}),
    ],
)
def test_what_is_owned_is_drawn_again_with_the_next_k_and_nothing_else_shifts(good: str, owned: Any) -> None:
    seed, place = seed_with(good), place_of(good)
    without, match = duel({"side": 1}, seed=seed), duel({"side": 1, **owned}, seed=seed)
    names = goods.place_lists()[place]
    k, family = 1, good.split("_")[0]
    while names[draw(seed, "stock", (0, 0, 0, place, k), len(names))].split("_")[0] == family:
        k += 1
    assert hung(match)[place] == names[draw(seed, "stock", (0, 0, 0, place, k), len(names))]
    assert [one for at, one in enumerate(hung(match)) if at != place] == [
        one for at, one in enumerate(hung(without)) if at != place
    ]


def test_a_nailed_die_that_broke_is_no_longer_owned() -> None:
    seed = seed_with("nailed_4")
    assert hung(duel({"side": 1, "hand": ["plain"] * 5}, seed=seed))[0] == "nailed_4"


@pytest.mark.parametrize("good", ["smoke", "lookout", "soft_soles", "boots_off"])
def test_what_is_not_for_easy_does_not_hang_there(good: str) -> None:
    seed = seed_with(good)
    assert hung(duel({"side": 1}, seed=seed))[place_of(good)] == good
    assert hung(duel({"side": 1, "difficulty": "easy"}, seed=seed))[place_of(good)] != good


def test_selling_pays_half_the_list_price_rounded_down() -> None:
    for die, gold in (("high", 8), ("even", 6), ("nailed_3:4", 7), ("glass:7", 6), ("plain", 0), ("loaded_4", 3)):
        match = duel({"side": 1, "pockets": [die, None], "gold": 0, "charms": ["haggler"]})
        do(match, Dive())
        do(match, Sell(0))
        assert (form(match)["gold"], form(match)["pockets"]) == (gold, [None, None])


def test_only_pocket_dice_are_sold() -> None:
    match = duel({"side": 1})
    do(match, Dive())
    assert refused(match, Sell(0)) == "illegal_action"
    assert listed(match, Sell) == []


def test_restocking_costs_two_and_each_time_in_the_duel_one_more() -> None:
    match = duel({"side": 1, "gold": 20}, seed="AGAIN")
    do(match, Dive())
    do(match, Restock())
    assert hung(match) == stock("AGAIN", 0, 1)
    do(match, Restock())
    assert (form(match)["gold"], hung(match)) == (20 - 2 - 3, stock("AGAIN", 0, 2))
    do(match, Surface())
    finish_turn(match)
    finish_turn(match, seat=0)
    do(match, Dive())
    do(match, Restock())
    assert (form(match)["gold"], hung(match)) == (20 - 2 - 3 - 4, stock("AGAIN", 1, 1))


def test_restocking_without_the_gold_is_refused() -> None:
    match = duel({"side": 1, "gold": 1})
    do(match, Dive())
    assert refused(match, Restock()) == "illegal_action"


def test_restocked_pouches_are_closed() -> None:
    match = opened(at_shop("high"), "high")
    (_, event) = do(match, Restock())
    assert event == Restocked(hung(match), True)
    assert not any(pouch["open"] for pouch in form(match)["pouches"])


def test_beside_an_opponent_that_has_finished_the_pouches_are_still_those_of_its_turn() -> None:
    match = duel({"side": 1, "gold": 20}, seed="WAITS")
    do(match, Dive())
    finish_turn(match)
    do(match, Restock())
    assert hung(match) == stock("WAITS", 0, 1)


def test_purchases_and_looks_change_no_throw_and_no_other_stock() -> None:
    seed = seed_with("high", "flip")
    quiet, busy = (duel({"side": 1, "gold": 99}, seed=seed) for _ in range(2))
    opened(busy, "high")
    do(busy, Buy(0))
    do(busy, Open(1))
    do(busy, Restock())
    do(busy, Surface())
    rolled = []
    for match in (quiet, busy):
        faces = thrown(match, seat=1)
        do(match, Enter("chance"), seat=1)
        faces += thrown(match)
        do(match, Enter("chance"))
        rolled.append((faces, hung(match)[1:]))
    assert rolled[0] == rolled[1]


def test_every_other_price_is_the_tables() -> None:
    expected = {
        "nudge": 5,
        "flip": 5,
        "extra_throw": 7,
        "eraser": 9,
        "double_down": 10,
        "smoke": 4,
        "whiskey": 6,
        "lookout": 4,
        "rabbit_foot": 6,
        "spyglass": 5,
        "deep_pocket": 18,
        "soft_soles": 8,
        "haggler": 10,
        "ledger": 12,
        "silver_tongue": 10,
        "full_hand": 8,
        "straight_edge": 8,
        "lucky_seven": 6,
        "pickpocket": 7,
        "last_call": 9,
        "menagerie": 8,
        "odd_fellows": 8,
        "even_temper": 8,
        "quick_fingers": 7,
        "empty_pocket": 8,
        "cold_blood": 7,
        "patience": 6,
        "debt_collector": 9,
        "gravedigger": 9,
        "snake_eyes": 6,
        "high_table": 9,
        "boots_off": 12,
    }
    assert {good: goods.list_price(good) for good in (*TRICKS, *CHARMS)} == expected


@pytest.mark.parametrize(
    ("good", "position", "cost"),
    [
        ("high", {}, 16),
        ("glass", {"charms": ["haggler"]}, 10),
        ("ladder", {"charms": ["haggler"]}, 8),
        ("ladder", {"charms": ["haggler"], "house_rules": ["dear_fence"]}, 12),
        ("high", {"house_rules": ["dear_fence"]}, 24),
        ("ladder", {"house_rules": ["dear_fence"]}, 14),
        ("ladder", {"difficulty": "easy"}, 8),
        ("ladder", {"difficulty": "easy", "house_rules": ["dear_fence"]}, 11),
        ("ladder", {"difficulty": "easy", "charms": ["haggler"]}, 6),
        ("flip", {"difficulty": "easy"}, 4),
    ],
)
def test_price_changes_are_added_up_and_rounded_up_once(good: str, position: dict[str, Any], cost: int) -> None:
    match = at_shop(good, **position)
    do(match, Dive())
    if position.get("difficulty") != "easy":
        do(match, Open(place_of(good)))
    assert price(match, good) == cost


def test_a_haggler_bought_now_lowers_the_other_prices_now() -> None:
    match = opened(at_shop("high", "haggler", gold=99), "high")
    do(match, Open(2))
    do(match, Buy(2))
    assert price(match, "high") == 13


def test_on_easy_pouches_are_open_and_prices_do_not_fall() -> None:
    match = at_shop("high", difficulty="easy")
    assert match.opening[-1].event == ShopHung(hung(match), None)
    do(match, Dive(), t=0)
    do(match, Clock(), seat=-1, t=90_000)
    assert price(match, "high") == 13
    assert refused(match, Open(0)) == "illegal_action"
    do(match, Restock())
    assert all(pouch["open"] for pouch in form(match)["pouches"])


@pytest.mark.parametrize(
    ("stayed", "cost"), [(0, 16), (2999, 16), (3000, 15), (5999, 15), (6000, 14), (13_500, 12), (18_000, 10)]
)
def test_a_price_falls_by_one_for_each_full_three_seconds_stayed(stayed: int, cost: int) -> None:
    match = opened(at_shop("high"), "high", t=1000)
    do(match, Clock(), seat=-1, t=1000 + stayed)
    assert price(match, "high") == cost


def test_a_price_falls_to_half_rounded_up_at_least() -> None:
    match = opened(at_shop("flip"), "flip")
    do(match, Clock(), seat=-1, t=18_000)
    assert price(match, "flip") == 3


def test_a_price_falls_from_the_opening_on_and_only_under_the_table() -> None:
    match = at_shop("high")
    do(match, Dive(), t=0)
    do(match, Open(0), t=5000)
    do(match, Surface(), t=7000)
    do(match, Dive(), t=60_000)
    do(match, Clock(), seat=-1, t=60_999)
    assert price(match, "high") == 16
    do(match, Clock(), seat=-1, t=61_000)
    assert price(match, "high") == 15


def test_the_fallen_price_is_the_one_paid_and_judged() -> None:
    match = opened(at_shop("high", gold=15), "high")
    assert refused(match, Buy(0), t=2999) == "illegal_action"
    assert GoldChanged(0, -15, "bought") in do(match, Buy(0), t=3000)
    assert form(match)["gold"] == 0


def test_opening_takes_a_second_and_a_half_of_the_clock_and_nothing_of_the_price() -> None:
    match = at_shop("high")
    do(match, Dive())
    assert do(match, Open(0)) == (Opened(0, "high", 1500),)
    assert (match.rules.deadline(match.state), price(match, "high")) == (18_500, 16)


def test_an_empty_place_shows_when_it_is_opened() -> None:
    match = run({"side": 1}, options={"pool": ["high"]})
    do(match, Dive())
    do(match, Open(1))
    assert form(match)["pouches"][1] == {"item": None, "open": True, "price": None}
    assert refused(match, Buy(1)) == "illegal_action"


def test_only_the_unlocked_pool_hangs() -> None:
    pool = ["odd", "flip", "ledger", "high"]
    for number in range(20):
        match = run({"side": 1}, options={"pool": pool}, seed=f"POOL-{number}")
        assert {pouch.good for pouch in match.state.duel.shop.pouches} <= set(pool)


def test_in_the_saloon_there_is_no_shop() -> None:
    match = duel({"side": 1}, options={"saloon": True})
    assert refused(match, Dive()) == "not_to_act"
