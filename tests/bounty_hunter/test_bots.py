"""The bots' chances are exact and kept; bids, holds and grey dice follow from them."""

from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from game.bounty_hunter.actions import BuyGrey, Offer, TakeOver, Target, Throw
from game.bounty_hunter.bots import advice, bidding, cautious, outlook, rookie, rounds, sharp
from game.bounty_hunter.bots.chances import SURE, Chances, _chances, chances, goal, solve
from game.bounty_hunter.bots.lattice import lattice, outcomes, set_of
from game.bounty_hunter.contracts import fulfils, numbers
from game.commands import bots
from game.commands.tablecache import Folder
from game.core.rules import View
from game.core.session import BotChance, Question
from tests.bounty_hunter.tables import hunting, table

NOWHERE = Folder(None)
# shape: an example, and the chances for 1 to 6 throws with five dice from a random valid scan
REFERENCE = {
    "XXWW": ("YYWW", (0.350, 0.619, 0.789, 0.887, 0.941, 0.970)),
    "XXXWW": ("OOOWW", (0.122, 0.299, 0.481, 0.637, 0.756, 0.841)),
    "XXYY": ("RRBB", (0.102, 0.262, 0.427, 0.570, 0.684, 0.771)),
    "XXXX": ("GGGG", (0.030, 0.101, 0.208, 0.331, 0.456, 0.570)),
    "XXXXW": ("OOOOW", (0.028, 0.096, 0.198, 0.319, 0.443, 0.558)),
    "XXXYY": ("BBBYY", (0.016, 0.060, 0.130, 0.215, 0.305, 0.394)),
}


@cache
def known(alike: bool = False) -> Chances:
    return chances(NOWHERE, alike)


def shape(contract: str) -> str:
    """The letters of a contract, in the order in which they come, as X, Y; W stays."""
    printed = list(dict.fromkeys(contract.replace("W", "")))
    return "".join("W" if letter == "W" else "XY"[printed.index(letter)] for letter in contract)


@pytest.mark.parametrize("contract", numbers().contracts)
def test_the_chances_are_those_of_the_reference_within_two_thousandths(contract: str) -> None:
    wanted = REFERENCE[shape(contract)][1]
    five = lattice().of_size(5)
    valid = outcomes()[0] * (1 - goal(contract, False)[five])
    for throws in range(1, 7):
        at = [known().of(contract, 5, throws, number) for number in range(five.start, five.stop)]
        mean = sum(int(ways) * chance for ways, chance in zip(valid, at, strict=True)) / int(valid.sum()) / SURE
        assert mean == pytest.approx(wanted[throws - 1], abs=0.002)


@cache
def by_hand(contract: str, alike: bool, faces: tuple[str, ...], throws: int) -> Fraction:
    """The chance of best play, by trying every hold and every fall."""
    if fulfils(contract, faces, alike):
        return Fraction(1)
    if throws == 0:
        return Fraction(0)
    best = Fraction(0)
    for thrown in product((False, True), repeat=len(faces)):
        if any(thrown):
            kept = tuple(face for face, goes in zip(faces, thrown, strict=True) if not goes)
            falls = list(product("RBYGOP", repeat=sum(thrown)))
            total = sum(by_hand(contract, alike, tuple(sorted((*kept, *fall))), throws - 1) for fall in falls)
            best = max(best, total / len(falls))
    return best


@pytest.mark.parametrize(
    ("contract", "alike", "faces"),
    [("RRBB", False, "RRBYY"), ("OOOWW", False, "OORRG"), ("OOOWW", True, "OORRG"), ("YYWW", True, "YGOPP"),
     ("OOOOW", False, "OOORB"), ("BBBYY", False, "BBYRG")],
)  # fmt: skip
def test_one_throw_with_five_dice_is_what_trying_everything_gives(contract: str, alike: bool, faces: str) -> None:
    exact = by_hand(contract, alike, tuple(sorted(faces)), 1)
    assert known(alike).of(contract, 5, 1, set_of(faces)) == pytest.approx(float(exact) * SURE, abs=100)


@pytest.mark.parametrize(
    ("dice", "shown", "throws"), [(6, "RRBYYR", 1), (6, "RRYYG", 1), (7, "RRGGO", 1), (7, "GGGYOOP", 1)]
)
def test_more_dice_are_what_their_falls_give(dice: int, shown: str, throws: int) -> None:
    """Only the falls of what is not held are tried, for every part of what lies there."""
    parts = {tuple(face for face, stays in zip(shown, kept, strict=True) if stays) for kept in
             product((False, True), repeat=len(shown)) if sum(kept) < dice}  # fmt: skip
    needs = {part: [2 - part.count("R"), 2 - part.count("B")] for part in parts}

    def chance(part: tuple[str, ...]) -> Fraction:
        falls = list(product("RBx", repeat=dice - len(part)))
        weight = {"R": 1, "B": 1, "x": 4}
        good = 0
        for fall in falls:
            if fall.count("R") >= needs[part][0] and fall.count("B") >= needs[part][1]:
                ways = 1
                for face in fall:
                    ways *= weight[face]
                good += ways
        return Fraction(good, 6 ** (dice - len(part)))

    exact = max(chance(part) for part in parts)
    assert known().of("RRBB", dice, throws, set_of(shown)) == pytest.approx(float(exact) * SURE, abs=100)


def test_chances_never_fall_with_a_throw_or_a_die_more() -> None:
    for contract in numbers().contracts:
        for number in range(lattice().starts[5], lattice().starts[6]):
            row = [known().of(contract, 5, throws, number) for throws in range(1, 7)]
            assert row == sorted(row)
            assert known().of(contract, 6, 1, number) >= row[0]


def test_white_dice_easily_had_again_are_not_always_held() -> None:
    """With six dice, OOOOW and three orange ones, it is better to throw the white die too."""
    hunt = table(position={"deck": ["OOOOW"], "dice": list("OOOBG"), "phase": "hunt", "markers": {"0": 1},
                           "grey": [{"face": "P", "paid": True}, None]}).state  # fmt: skip
    assert advice.best_throw(NOWHERE, hunt) == Throw((3, 4, 5))


def test_kept_chances_are_read_again_and_damaged_ones_replaced(tmp_path: Path) -> None:
    first = chances(Folder(tmp_path), False)
    (path,) = tmp_path.iterdir()
    whole = path.read_bytes()
    for data in (whole, whole[:-1], b"x" + whole[1:]):
        path.write_bytes(data)
        _chances.cache_clear()
        again = chances(Folder(tmp_path), False)
        assert [part.tolist() for part in again.best] == [part.tolist() for part in first.best]
        assert path.read_bytes() == whole


def test_both_ways_of_counting_whites_have_their_own_chances() -> None:
    assert known(True).of("YYWW", 5, 1, set_of("YYRBG")) < known(False).of("YYWW", 5, 1, set_of("YYRRY"))
    assert solve(True).of("RRBB", 5, 3, set_of("RYGOP")) == known(False).of("RRBB", 5, 3, set_of("RYGOP"))


def test_the_chance_of_the_present_hold_is_told_in_thousandths() -> None:
    hunt = table(position=hunting(dice="RRBYY", throws_left=1)).state
    assert advice.chance(NOWHERE, hunt, (3, 4)) == round(1000 * 11 / 36 - 0.5)
    assert advice.chance(NOWHERE, hunt, (4,)) == 166
    assert advice.chance(NOWHERE, hunt) == advice.chance(NOWHERE, hunt, (3, 4))
    assert advice.best_throw(NOWHERE, hunt) == Throw((3, 4))


def test_the_chance_knows_bought_and_shown_grey_dice() -> None:
    bought = table(position=hunting(dice="RRBYY", throws_left=1, grey=[{"face": None, "paid": True}, None])).state
    assert advice.chance(NOWHERE, bought, (3, 4, 5)) == int(1000 * (1 - (5 / 6) ** 3))
    shown = table(position=hunting(dice="RRYYY", throws_left=1, grey=[{"face": "B", "paid": True}, None])).state
    assert advice.chance(NOWHERE, shown, (2, 3, 4)) == int(1000 * (1 - (5 / 6) ** 3))


def test_an_outlook_from_the_scan_is_the_chance_of_the_first_hunter() -> None:
    wins = outlook.outlook(known(), "RRBB", False, set_of("RGYOP"), 2).wins
    for marker in range(1, 7):
        assert wins[0, marker][0] == pytest.approx(known().of("RRBB", 5, marker, set_of("RGYOP")) / 10**6, abs=2)


def test_whoever_hunts_after_a_failure_finds_better_dice() -> None:
    wins = outlook.outlook(known(), "GGGG", False, set_of("RBYOP"), 3).wins
    assert wins[1 << 2, 3][0] > wins[0, 3][0]
    assert wins[1 << 2 | 1 << 3, 4][0] > wins[1 << 3, 4][0]


def test_the_last_to_bid_takes_what_is_best_after_the_others() -> None:
    seen = outlook.outlook(known(), "YYWW", False, set_of("YGROP"), 2)
    asked = bidding.Table(seen, bidding.of_deck(2), (0, 0), (0, 0, 0, 0))
    worth = bidding.worths(asked, (6, None), (1,))
    assert max(worth, key=lambda marker: worth[marker][1]) == 5


def test_new_offers_are_worth_the_same_to_both_sides_of_the_sum() -> None:
    """From dice that lack one orange one, whoever bids first takes the lowest marker that pays, and is ahead."""
    hunts = rounds.rounds(known(), "OOOOW", False)
    five = lattice().of_size(5).start
    assert 0 < hunts.again[set_of("OOOBG") - five] < rounds.SURELY
    assert (abs(hunts.again) <= rounds.SURELY).all()


def test_a_failed_hunt_leaves_every_way_that_is_no_success() -> None:
    hunts = rounds.rounds(known(), "RRBB", False)
    at = set_of("RGYOP") - lattice().of_size(5).start
    for marker in range(1, 7):
        failed = int(hunts.fails[marker - 1, at].sum()) / rounds.WAYS
        assert failed == pytest.approx(1 - hunts.wins[0, marker - 1, at] / rounds.SURELY, abs=0.001)


def play(level: Any, hunt: Any, seat: int) -> Any:
    return level.decide(known(), hunt, seat)


def test_cautious_bids_the_lowest_marker_that_is_good_for_60_per_cent() -> None:
    match = table(position={"deck": ["YYWW"], "dice": list("YGGRR")})
    first = next(m for m in range(1, 7) if known().of("YYWW", 5, m, set_of("YGGRR")) >= 600 * advice.PER_MILLE)
    assert play(cautious, match.state, 0) == Offer(first)
    hopeless = table(position={"deck": ["BBBYY"], "dice": list("RRGGO")})
    assert play(cautious, hopeless.state, 0) == Offer(6)


def test_cautious_keeps_a_chip_in_hand() -> None:
    assert isinstance(play(cautious, table(position=hunting(chips=[1, 1, 1])).state, 1), Throw)
    assert play(cautious, table(position=hunting(chips=[1, 2, 1])).state, 1) == BuyGrey()


def test_sharp_buys_where_a_die_gains_much_and_not_where_it_gains_little() -> None:
    close = table(position=hunting(dice="RRBYY", throws_left=1, chips=[1, 1, 1])).state
    assert play(sharp, close, 1) == BuyGrey()
    sure = table(position={"deck": ["YYWW", "RRBB", "GGGG", "PPPP"], "dice": list("YGROO"), "phase": "hunt",
                           "markers": {"1": 6, "0": 5}, "hunter": 0}).state  # fmt: skip
    assert isinstance(play(sharp, sure, 0), Throw)


def test_sharp_takes_over_the_die_that_wins() -> None:
    hunt = table(position=hunting(dice="RRBYY", grey=[{"face": "B", "paid": False}, None])).state
    assert play(sharp, hunt, 1) == TakeOver(5)


def test_sharp_robs_when_that_is_worth_more() -> None:
    piles = [["PPPP"], ["GGGG", "YYWW"], []]
    hard = table(position={"deck": ["BBBYY", "RRBB"], "piles": piles, "dice": list("RGPOO")},
                 options={"traitor": True}).state  # fmt: skip
    assert play(sharp, hard, 0) == Target(1)


@pytest.mark.parametrize("level", ["sharp", "cautious", "rookie"])
def test_after_thirty_rounds_nobody_robs_any_more(level: str) -> None:
    piles = [["PPPP"], ["GGGG", "YYWW"], []]
    where = {"deck": ["BBBYY", "RRBB"], "piles": piles, "dice": list("RGPOY"), "round": 30}
    match = table(position=where, options={"traitor": True})
    question = Question("bounty_hunter", level, View(0, match.state), BotChance("S"))
    assert bots.answer(question, None) == Target(None)


def test_a_cautious_player_robs_the_richest_whose_contract_is_likely() -> None:
    piles = [[], ["GGGG", "YYWW"], ["PPPP", "OOPP", "RRWW"]]
    where = {"deck": ["BBBYY", "RRBB"], "piles": piles, "dice": list("RYGPO")}
    assert play(cautious, table(position=where, options={"traitor": True}).state, 0) == Target(2)
    where["piles"] = [[], ["YYWW", "GGGG"], []]
    assert play(cautious, table(position=where, options={"traitor": True}).state, 0) == Target(None)


def test_a_rookie_holds_what_the_contract_asks_for() -> None:
    hunt = table(position=hunting(dice="RRBYY", chips=[1, 0, 1])).state
    assert rookie.decide(hunt, 1, lambda counters, n: 1) == Throw((3, 4))
