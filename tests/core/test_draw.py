"""Chance is the published function: equal to a second implementation, frozen, even, and the same in any order."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import draw as chance
from tests.reference import chance as reference

FROZEN: list[tuple[str, str, tuple[int, ...], int, int]] = [
    ("1", "dice", (0, 0, 0, 0, 0), 6, 5),
    ("1", "dice", (0, 0, 0, 0, 1), 6, 2),
    ("1", "dice", (0, 1, 12, 2, 4), 6, 3),
    ("-5", "dice", (0, 0, 0, 0, 0), 6, 2),
    ("5", "dice", (0, 0, 0, 0, 0), 6, 0),
    ("SHERIFF", "twist", (1,), 10, 8),
    ("SHERIFF", "twist", (6,), 10, 3),
    ("SHERIFF", "opponent", (3, 0, 0), 17, 1),
    ("SHERIFF", "rolloff", (0, 0, 1), 6, 0),
    ("SHERIFF", "bot", (0, 1, 4, 2), 1000000, 680149),
    ("GRÜẞE", "dice", (0, 0, 0, 0, 0), 6, 2),
    ("骰子", "stock", (1, 2, 0, 1, 0), 44, 1),
    ("A" * 64, "house", (2, 0), 12, 7),
    ("2345 6789", "slip", (1, 0, 0, 1, 3), 100, 12),
    ("X", "dice", (), 6, 0),
    ("X", "breath", (4, 12), 13, 12),
    ("X", "dice", (0,), 18446744073709551616, 1048611521411090497),
    ("X", "dice", (1,), 18446744073709551615, 4876021121958117642),
    ("X", "dice", (2,), 9223372036854775809, 7907715433660896146),
    ("X", "again", (-1, 1000000000000000000000000000000), 36, 27),
]
WHOLE = 2**64
COUNTERS = st.lists(st.integers(-(2**70), 2**70), max_size=6).map(tuple)
SIZES = st.one_of(st.integers(1, 100), st.integers(1, WHOLE), st.integers(WHOLE - 1000, WHOLE))


@given(st.binary(max_size=300), st.binary(min_size=1, max_size=64), st.integers(1, 64))
@settings(max_examples=40)
def test_the_reference_hash_is_blake2b(message: bytes, key: bytes, size: int) -> None:
    assert reference.blake2b(message, key, size) == hashlib.blake2b(message, key=key, digest_size=size).digest()


@pytest.mark.parametrize(("seed", "stream", "counters", "n", "value"), FROZEN)
def test_a_published_value_never_changes(seed: str, stream: str, counters: tuple[int, ...], n: int, value: int) -> None:
    assert chance.draw(seed, stream, counters, n) == value


@pytest.mark.parametrize(("seed", "stream", "counters", "n", "value"), FROZEN)
def test_the_reference_gives_the_published_value(
    seed: str, stream: str, counters: tuple[int, ...], n: int, value: int
) -> None:
    assert reference.draw(seed, stream, counters, n) == value


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=64), st.text("abcdefghij_", min_size=1),
       COUNTERS, SIZES)  # fmt: skip
@settings(max_examples=150)
def test_draw_equals_the_reference(seed: str, stream: str, counters: tuple[int, ...], n: int) -> None:
    assert chance.draw(seed, stream, counters, n) == reference.draw(seed, stream, counters, n)


@given(st.integers(0, 10**9), st.integers(WHOLE // 2 + 1, WHOLE // 2 + 10**6))
@settings(max_examples=60)
def test_draw_equals_the_reference_where_half_of_the_values_are_drawn_again(counter: int, n: int) -> None:
    assert chance.draw("AGAIN", "dice", (counter,), n) == reference.draw("AGAIN", "dice", (counter,), n)


@given(COUNTERS, SIZES)
@settings(max_examples=100)
def test_a_value_lies_below_n(counters: tuple[int, ...], n: int) -> None:
    assert 0 <= chance.draw("BELOW", "dice", counters, n) < n


@pytest.mark.parametrize("n", [0, -1, WHOLE + 1])
def test_an_impossible_n_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="expected 1 to"):
        chance.draw("S", "dice", (), n)


def test_one_value_is_always_zero() -> None:
    assert {chance.draw("S", "dice", (i,), 1) for i in range(50)} == {0}


@pytest.mark.parametrize(("n", "limit"), [(6, 20.52), (10, 27.88), (36, 66.62)])
def test_values_are_spread_evenly(n: int, limit: float) -> None:
    """Chi-square over 20 000 draws of a fixed seed; `limit` is the 0.1 % point for n - 1 degrees."""
    count = 20_000
    seen = Counter(chance.draw("EVEN", "dice", (i // 5, i % 5), n) for i in range(count))
    expected = count / n
    assert sum((seen[value] - expected) ** 2 / expected for value in range(n)) < limit


def test_neighbouring_slots_are_independent() -> None:
    """Chi-square of pairs: 25 degrees, 0.1 % point 52.6."""
    pairs = Counter(tuple(chance.draw("PAIRS", "dice", (i, slot), 6) for slot in (0, 1)) for i in range(18_000))
    tables = [pairs[a, b] for a in range(6) for b in range(6)]
    rows = [sum(pairs[a, b] for b in range(6)) for a in range(6)]
    columns = [sum(pairs[a, b] for a in range(6)) for b in range(6)]
    expected = [rows[a] * columns[b] / 18_000 for a in range(6) for b in range(6)]
    assert sum((seen - due) ** 2 / due for seen, due in zip(tables, expected, strict=True)) < 52.6


def test_two_streams_differ() -> None:
    values = [[chance.draw("S", stream, (i,), 6) for i in range(40)] for stream in ("dice", "slip")]
    assert values[0] != values[1]


def test_counters_do_not_run_together() -> None:
    assert chance.draw("S", "dice", (1, 23), WHOLE) != chance.draw("S", "dice", (12, 3), WHOLE)


def test_a_value_does_not_depend_on_what_was_drawn_before() -> None:
    alone = chance.draw("S", "dice", (7,), WHOLE)
    for i in range(20):
        chance.draw("S", "dice", (i,), 6)
    assert chance.draw("S", "dice", (7,), WHOLE) == alone


def test_weights_are_counted_up_in_the_listed_order() -> None:
    assert [chance.weighted(lambda n, at=at: at, (1, 0, 3)) for at in range(4)] == [0, 2, 2, 2]


def test_a_weighted_die_draws_the_sum_of_its_weights() -> None:
    asked: list[int] = []
    chance.weighted(lambda n: asked.append(n) or 0, (1, 1, 1, 1, 1, 3))
    assert asked == [8]


def test_a_pick_beyond_the_weights_is_an_error() -> None:
    with pytest.raises(ValueError, match="beyond"):
        chance.weighted(lambda n: n, (1, 2))


def test_a_shuffle_goes_from_the_last_index_down() -> None:
    asked: list[tuple[int, int]] = []
    chance.shuffled(lambda i, n: asked.append((i, n)) or 0, "abcd")
    assert asked == [(3, 4), (2, 3), (1, 2)]


def test_a_shuffle_swaps_with_the_drawn_partner() -> None:
    assert chance.shuffled(lambda i, n: 0, "abcd") == (1, 2, 3, 0)


def test_a_shuffle_that_draws_its_own_place_changes_nothing() -> None:
    assert chance.shuffled(lambda i, n: i, "abcd") == (0, 1, 2, 3)


@given(st.integers(0, 40), st.integers(0, 10**6))
def test_a_shuffle_keeps_every_item(length: int, salt: int) -> None:
    order = chance.shuffled(lambda i, n: chance.draw("SHUFFLE", "breath", (salt, i), n), range(length))
    assert sorted(order) == list(range(length))


def test_every_order_of_three_comes_up_as_often() -> None:
    orders = Counter(
        chance.shuffled(lambda i, n, salt=salt: chance.draw("ORDERS", "breath", (salt, i), n), range(3))
        for salt in range(6000)
    )
    assert len(orders) == 6
    assert sum((seen - 1000) ** 2 / 1000 for seen in orders.values()) < 20.52
