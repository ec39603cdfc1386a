"""Knows that a solved card survives as bytes, and that nothing else passes for one."""

import hashlib
import zlib

import numpy as np
import pytest

from game.core.tables import DATA
from game.yathsel import twists
from game.yathsel.bots.lattice import Floats
from game.yathsel.bots.table import (
    Spot,
    Table,
    from_bytes,
    plain_table,
    shipped,
    shipped_table,
    solve,
    spot_of,
    stamp,
    to_bytes,
)
from game.yathsel.bots.terms import terms
from game.yathsel.card import Factor

PLAIN_DIGEST = "b439b070a0cb7a807f406f3bc22a2b2a67838587e649c6b4716b059acdf3b433"


def test_the_shipped_table_is_what_solving_gives(plain: Table, fresh_values: Floats) -> None:
    used = fresh_values > -1.0
    assert np.array_equal(plain.whole[used], np.floor(fresh_values * 1000 + 0.5).astype(np.int64)[used])


def test_every_machine_finds_the_same_untwisted_table(plain: Table) -> None:
    assert hashlib.sha256(plain.whole.astype("<i4").tobytes()).hexdigest() == PLAIN_DIGEST


def test_a_table_survives_as_bytes(plain: Table) -> None:
    back = from_bytes(to_bytes(plain), terms())
    assert back is not None
    assert np.array_equal(back.whole, plain.whole)


def test_a_table_takes_less_than_half_a_megabyte(plain: Table) -> None:
    assert len(to_bytes(plain)) < 500_000


@pytest.mark.parametrize("cut", [0, 10, 40, 79, 80, 5_000])
def test_a_cut_table_is_none(plain: Table, cut: int) -> None:
    assert from_bytes(to_bytes(plain)[:cut], terms()) is None


@pytest.mark.parametrize("place", [0, 20, 60, 100, -1])
def test_a_table_with_one_changed_byte_is_none(plain: Table, place: int) -> None:
    data = bytearray(to_bytes(plain))
    data[place] ^= 1
    assert from_bytes(bytes(data), terms()) is None


@pytest.mark.parametrize("packed", [b"", b"no such thing", zlib.compress(b"short"), zlib.compress(bytes(20_000_000))])
def test_a_table_of_another_size_is_none_even_with_its_check_sum(packed: bytes) -> None:
    assert from_bytes(stamp(terms().factors) + hashlib.sha256(packed).digest() + packed, terms()) is None


def test_a_table_of_other_twists_is_none(plain: Table) -> None:
    assert from_bytes(to_bytes(plain), terms(twists.factors(("half_chance",)))) is None


def test_a_spot_is_read_off_the_boxes() -> None:
    boxes = (3, None, 6, None, None, 24, 20, None, 0, None, None, 50, None)
    assert spot_of(boxes) == Spot(0b1_0110_1001_1010, 33, True)


def test_a_struck_yathsel_holds_no_points() -> None:
    assert not spot_of((None,) * 11 + (0, None)).scored


def test_upper_sums_that_no_throw_makes_are_still_known(plain: Table) -> None:
    assert all(plain.ahead(Spot(1 << 5, upper)) > 0 for upper in range(70))


def test_a_full_card_has_nothing_ahead(plain: Table) -> None:
    assert plain.ahead(Spot(0, 63, True)) == 0


def test_the_shipped_table_is_read_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.yathsel.bots.table.solve", lambda rules: pytest.fail("the shipped table is out of date"))
    plain_table.cache_clear()
    assert plain_table().ahead(Spot()) == 249_557


@pytest.mark.parametrize("factors", shipped(), ids=lambda factors: shipped()[factors])
def test_every_twist_that_a_run_can_meet_lies_ready(factors: tuple[Factor, ...]) -> None:
    assert shipped_table(factors) is not None


@pytest.mark.trials
@pytest.mark.parametrize("factors", shipped(), ids=lambda factors: shipped()[factors])
def test_every_shipped_table_is_what_solving_gives(factors: tuple[Factor, ...]) -> None:
    assert (DATA / shipped()[factors]).read_bytes() == to_bytes(solve(terms(factors)))


def test_solving_twice_gives_the_same_bits(half_chance: Table) -> None:
    again = solve(half_chance.rules)
    assert np.array_equal(again.whole, half_chance.whole)
