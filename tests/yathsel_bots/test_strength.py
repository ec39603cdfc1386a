"""Knows the calibrated data and the whole numbers made of it."""

from math import exp
from pathlib import Path

import pytest

from game.core import tables
from game.yathsel import twists
from game.yathsel.bots import strength, tempers
from game.yathsel.bots.table import Table
from game.yathsel.bots.terms import PLAIN, terms


@pytest.mark.parametrize("heat", [150, 1_000, 5_020, 94_000])
@pytest.mark.parametrize("loss", [0, 1, 499, 2_500, 20_000])
def test_a_weight_is_the_exponential_of_the_loss(loss: int, heat: int) -> None:
    assert strength.weight(loss, heat) / strength.ONE == pytest.approx(exp(-loss / heat), rel=5e-3, abs=1e-7)


def test_without_temperature_only_the_best_has_weight() -> None:
    assert (strength.weight(0, 0), strength.weight(1, 0)) == (strength.ONE, 0)


def test_a_stronger_opponent_never_has_a_higher_temperature(plain: Table) -> None:
    heats = [strength.temperature(plain, level) for level in range(190, 1001)]
    assert None not in heats
    assert heats == sorted(heats, key=lambda heat: -(heat or 0))


@pytest.mark.parametrize("level", [-150, 0, 100, 183])
def test_below_random_play_there_is_only_random_play(plain: Table, level: int) -> None:
    assert strength.temperature(plain, level) is None


@pytest.mark.parametrize("level", [1000, 1300])
def test_full_strength_has_no_temperature(plain: Table, level: int) -> None:
    assert strength.temperature(plain, level) == 0


def test_every_twist_has_its_own_row() -> None:
    assert tuple(row.id for row in strength.calibration().row) == ("plain", *twists.ids())


def test_rows_belong_to_the_solved_cards(plain: Table, half_chance: Table) -> None:
    for table in (plain, half_chance):
        row = strength.single(table.rules.factors)
        assert row is not None
        assert row.best == table.whole[-2, table.ids[-1, 0]]


def test_half_and_double_chance_together_are_plain() -> None:
    row = strength.single(twists.factors(("half_chance", "double_chance")))
    assert row is not None
    assert row.id == "plain"


def test_several_twists_have_a_temperature_of_their_own(half_chance: Table) -> None:
    both = Table(terms(twists.factors(("half_chance", "double_sixes"))), half_chance.whole, half_chance.ids)
    heats = [strength.temperature(both, level) for level in (300, 500, 700, 850, 1000)]
    assert all(heat is not None for heat in heats)
    assert heats == sorted(heats, key=lambda heat: -(heat or 0))


def test_no_factor_means_the_plain_row() -> None:
    row = strength.single(PLAIN)
    assert row is not None
    assert row.id == "plain"


def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, old: str, new: str) -> None:
    """Lets the data folder be a copy in which `old` stands as `new`."""
    text = (tables.DATA / name).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / name
    path.parent.mkdir()
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setattr(tables, "DATA", tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("levels = [200, 225", "levels = [225, 200", "levels must rise"),
        ("temperatures = [", "temperatures = [1, ", "row plain needs one temperature a level"),
        ("temperatures = [89195, ", "temperatures = [5, ", "row plain needs falling temperatures"),
        (", 453, 0]", ", 0, 0]", "row plain needs falling temperatures"),
        ('id = "plain"', 'id = "other"', "the first row must be plain"),
        ("fine = [", "fine = [5,", "expected 256"),
        ("levels =", "level =", "unknown key"),
    ],
)
def test_damaged_strength_data_is_refused_with_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: str
) -> None:
    damaged(tmp_path, monkeypatch, strength.FILE, old, new)
    with pytest.raises(tables.DataError, match=told):
        strength.calibration.__wrapped__()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("stop = 300", "stop = 501", "cautious shifts by more than 500"),
        ("kept = [0, 0,", "kept = [0,", "straights needs 13 boxes and 5 kept"),
    ],
)
def test_damaged_tempers_are_refused_with_their_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: str
) -> None:
    damaged(tmp_path, monkeypatch, tempers.FILE, old, new)
    with pytest.raises(tables.DataError, match=told):
        tempers.tempers.__wrapped__()
