"""Knows how games follow each other in an evening: one, a series, a cup."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core import seeds
from scenes.saloon.evening import (
    Bout,
    Chair,
    Done,
    Evening,
    bracket,
    derived,
    lots,
    next_bout,
    over,
    standings,
    winners,
)

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerd", "Hanna")


def evening(form: str, players: int = 2, seed: str = "SEED") -> Evening:
    chairs = tuple(Chair(name, mark) for mark, name in enumerate(NAMES[:players]))
    return Evening("yathsel_duel", form, chairs, seed)


def after(now: Evening, *won: int, points: int = 200) -> Evening:
    """The evening after games won by these chairs, one each."""
    for chair in won:
        bout = next_bout(now)
        assert bout is not None
        scores = tuple(points + (seat == chair) for seat in bout.chairs)
        now = replace(now, done=(*now.done, Done(bout.chairs, (chair,), scores, "higher_total")))
    return now


def test_a_single_game_has_the_seats_of_its_chairs_and_the_seed_of_the_evening() -> None:
    assert next_bout(evening("single", 3)) == Bout((0, 1, 2), "SEED")


def test_a_single_game_is_over_when_it_is_decided() -> None:
    done = after(evening("single", 3), 1)
    assert next_bout(done) is None
    assert winners(done) == (1,)


def test_in_a_series_everybody_begins_in_turn() -> None:
    now = evening("series_5", 3)
    firsts = []
    for won in (0, 1, 2):
        bout = next_bout(now)
        assert bout is not None
        firsts.append(bout.chairs[0])
        now = after(now, won)
    assert firsts == [0, 1, 2]


def test_each_game_of_a_series_has_a_seed_of_its_own_that_is_canonical() -> None:
    now, seen = evening("series_7"), []
    for won in (0, 1, 0, 1, 0, 1):
        bout = next_bout(now)
        assert bout is not None
        seen.append(bout.seed)
        now = after(now, won)
    assert len(set(seen)) == len(seen)
    assert all(seeds.canonical(seed) == seed for seed in seen)


@pytest.mark.parametrize(("form", "most"), [("series_3", 2), ("series_5", 3), ("series_7", 4)])
def test_of_two_players_the_first_with_most_of_the_games_has_won_the_series(form: str, most: int) -> None:
    assert not over(after(evening(form), *([1] * (most - 1))))
    done = after(evening(form), *([1] * most))
    assert over(done)
    assert next_bout(done) is None
    assert winners(done) == (1,)


def test_a_series_goes_on_while_somebody_can_still_draw_level() -> None:
    assert not over(after(evening("series_5", 3), 0, 0, 1))
    assert over(after(evening("series_5", 3), 0, 0, 1, 0))


def test_equal_wins_are_parted_by_points_and_equal_points_by_nobody() -> None:
    first = after(after(evening("series_3", 3), 0, points=300), 1, points=100)
    ranked = standings(after(first, 2, points=100))
    assert [row.won for row in ranked] == [1, 1, 1]
    level = after(evening("series_3", 3), 0, 1, 2)
    assert winners(level) == (0, 1, 2)


def test_lots_are_drawn_from_the_seed_and_are_everybody_once() -> None:
    assert sorted(lots("SEED", 8)) == list(range(8))
    assert lots("SEED", 8) == lots("SEED", 8)
    assert len({lots(f"SEED {n}", 8) for n in range(20)}) > 10


@pytest.mark.parametrize("players", [4, 8])
def test_a_cup_has_one_winner_after_one_game_less_than_players(players: int) -> None:
    now = evening(f"cup_{players}", players)
    games = 0
    while (bout := next_bout(now)) is not None:
        assert len(bout.chairs) == 2
        now = after(now, bout.chairs[games % 2])
        games += 1
    assert games == players - 1
    assert len(winners(now)) == 1


def test_only_who_won_goes_on_in_a_cup() -> None:
    now = evening("cup_4", 4)
    first, second = lots("SEED", 4)[:2], lots("SEED", 4)[2:]
    now = after(now, first[1], second[0])
    assert bracket(now)[1][0].chairs == (first[1], second[0])
    bout = next_bout(now)
    assert bout is not None
    assert bout.chairs == (first[1], second[0])


def test_before_a_round_is_played_the_next_one_is_not_known() -> None:
    rows = bracket(evening("cup_8", 8))
    assert [len(row) for row in rows] == [4, 2, 1]
    assert rows[1][0].chairs == (None, None)
    assert all(len(earlier) == 2 * len(later) for earlier, later in pairwise(rows))


def test_derived_seeds_differ_from_game_to_game_and_evening_to_evening() -> None:
    assert len({derived(seed, number) for seed in ("A", "B") for number in range(50)}) == 100
