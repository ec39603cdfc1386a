"""The levels: twenty of them, rising, each good unlocked once, and a pool that always fills three pouches."""

from dataclasses import replace
from itertools import chain

import pytest

from game.catalog import games
from game.core.forms import merged_options
from game.core.tables import DataError
from game.yathsel import goods
from scenes.services import progress
from scenes.services.progress import LEVELS, Level, checked

EVERYTHING = tuple(chain(*goods.place_lists()))


def test_there_are_twenty_levels_and_the_last_unlocks_the_last_good() -> None:
    top = progress.progress().level[-1].xp
    assert [progress.level_at(xp) for xp in (0, 49, 50, top - 1, top, top * 9)] == [1, 1, 2, 19, 20, 20]
    assert progress.pool_at(top) is None
    assert len(progress.pool_at(top - 1) or ()) == len(EVERYTHING) - 1


def test_the_first_unlock_is_within_two_lost_first_duels_on_easy() -> None:
    lost_on_easy = 150 * 75 // 400
    assert progress.progress().level[0].xp <= 2 * lost_on_easy


def test_every_pool_is_an_option_the_rules_take_and_has_enough_of_each_kind() -> None:
    for level in progress.progress().level:
        pool = progress.pool_at(level.xp - 1)
        assert pool is not None
        merged_options(games()["yathsel_run"].rules.options(), {"pool": list(pool)})
        for names in goods.place_lists():
            assert len([good for good in pool if good in names and goods.on_easy(good)]) >= 3


def test_levels_unlock_everything_between_them() -> None:
    start = set(progress.progress().start)
    assert start | set(progress.unlocked_between(1, LEVELS)) == set(EVERYTHING)
    assert progress.unlocked_between(3, 3) == ()


def test_a_level_lies_between_its_bounds() -> None:
    assert progress.bounds(1) == (0, 50)
    assert progress.bounds(LEVELS)[1] is None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda p: replace(p, level=p.level[:-1]), "level: 18 of them, expected 19"),
        (lambda p: replace(p, start=(*p.start, "excalibur")), "excalibur is no die, trick or charm for sale"),
        (lambda p: replace(p, start=(*p.start, "low")), "low stands there 2 times, expected once"),
        (lambda p: replace(p, start=p.start[1:]), "low is missing"),
        (lambda p: replace(p, level=(Level(0, ()), *p.level[1:])), "level 2: xp is 0, expected more than 0"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place(change, said: str) -> None:
    with pytest.raises(DataError, match=said):
        checked(change(progress.progress()))
