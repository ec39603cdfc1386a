"""One turn with several different dice, against enumeration and against the lattice of a single odd die."""

from itertools import product

import numpy as np
import pytest

from game.yathsel import dice
from game.yathsel.bots import worth
from game.yathsel.bots.hands import Odd, Plan, Pool, plan, swaps_between
from game.yathsel.bots.lattice import FIRST, ROLLS, Ints, index
from game.yathsel.bots.pocket import odd_die
from game.yathsel.card import DICE


def some_entries() -> Ints:
    """Values of the 252 throws without any order in them."""
    return np.array([(place * 7919) % 50_021 for place in range(len(ROLLS))], dtype=np.int64)


def planned(kinds: tuple[str, ...], throws: int, swaps: int | None = None, out: int = 1) -> Plan:
    pool = Pool(tuple(Odd(odd_die(kind)) for kind in kinds), DICE + out - len(kinds), out, swaps)
    return plan(pool, some_entries(), throws)


def before_first(walk: Plan, throws: int, hand: tuple[int, ...]) -> int:
    left = walk.pool.allowances()[-1]
    return max(walk.value(throws, rest, other, {}, ()) for rest, other in walk.pool.reachable(hand, left))


def free_turn(kind: str) -> float:
    leaf = some_entries().astype(np.float32).reshape(-1, 1)
    return float(worth._free_turn(odd_die(kind), leaf)[0])


@pytest.mark.parametrize("kind", ["low", "loaded_6", "nailed_3", "glass", "mirror", "joker"])
def test_one_die_in_a_pocket_is_worth_the_same_in_both_lattices(kind: str) -> None:
    assert before_first(planned((kind,), 3), 3, ()) == pytest.approx(free_turn(kind), abs=1.0)


def test_a_plain_die_in_a_pocket_changes_nothing() -> None:
    bare = before_first(planned((), 3, out=0), 3, ())
    assert before_first(planned(("plain",), 3), 3, ()) == pytest.approx(bare, abs=2)


def test_one_throw_of_three_different_dice_is_the_mean_over_all_ways_they_fall() -> None:
    kinds = ("even", "low", "loaded_2")
    faces = [[*dice.kinds()[kind].faces] for kind in kinds]
    weights = [list(dice.kinds()[kind].weights or (1,) * 6) for kind in kinds]
    total, ways = 0, 0
    for places in product(range(6), repeat=DICE):
        shown = tuple(sorted([*(faces[i][places[i]] for i in range(3)), places[3] + 1, places[4] + 1]))
        way = weights[0][places[0]] * weights[1][places[1]] * weights[2][places[2]]
        total += way * int(some_entries()[index()[shown] - FIRST[DICE]])
        ways += way
    assert planned(kinds, 1, out=0).value(1, 0, (0, 1, 2), {}, ()) == pytest.approx(total / ways, abs=1.0)


def test_a_thrown_mirror_takes_the_number_that_most_of_the_other_four_show() -> None:
    walk = planned(("mirror",), 1, out=0)
    four = index()[(3, 3, 3, 3, 6)] - FIRST[DICE]
    kept = walk.value(1, 0, (0,), {}, (3, 3, 3, 6))
    assert kept == int(some_entries()[index()[(3, 3, 3, 3, 6)] - FIRST[DICE]])
    assert four != index()[(3, 3, 3, 6, 6)] - FIRST[DICE]


def test_a_star_counts_as_the_number_that_is_worth_most() -> None:
    walk = planned(("joker",), 2, out=0)
    best = max(int(some_entries()[index()[tuple(sorted((1, 2, 3, 4, face)))] - FIRST[DICE]]) for face in range(1, 7))
    held = walk.kept[1][0, (0,)][odd_die("joker").faces.index(0), index()[(1, 2, 3, 4)]]
    assert held // 1024 >= best


def test_a_limit_of_one_swap_is_never_better_than_any_number() -> None:
    kinds = ("high", "even")
    for hand in ((), (0,), (1,), (0, 1)):
        limited = before_first(planned(kinds, 3, swaps=1, out=2), 3, hand)
        assert limited <= before_first(planned(kinds, 3, out=2), 3, hand)


def test_a_hand_is_never_short_of_plain_dice_or_of_pockets() -> None:
    pool = Pool(tuple(Odd(odd_die(kind)) for kind in ("low", "odd", "even")), 4, 2)
    assert all(1 <= len(hand) <= 3 for hand in pool.hands())
    assert len(pool.hands()) == 7


def test_an_exchange_of_two_odd_dice_is_one_swap() -> None:
    assert swaps_between((0, 1), (0, 2)) == 1
    assert swaps_between((0, 1), ()) == 2


def test_each_throw_of_a_wearing_die_costs_what_is_asked() -> None:
    def value(cost: int) -> int:
        pool = Pool((Odd(odd_die("nailed_6"), cost),), 4, 0)
        return plan(pool, some_entries(), 1).value(1, 0, (0,), {}, (1, 2))

    assert value(0) - value(2500) == 2500
