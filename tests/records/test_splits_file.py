"""The splits file for LiveSplit: what stands in it, and that it is written as LiveSplit's own saver writes one."""

from itertools import accumulate, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.replaying.splits_file import Attempt, Names, Split, as_lss, attempt, best_of, moment, time_span
from tests.records import lss

NAMES = Names("Yathsel", "Random · Hard <&>", lambda number: f"Duel {number}")
START = 1_796_000_000_000
EVEN = tuple(range(60_000, 8 * 60_000 + 1, 60_000))


def run(*game_ms: int, ahead: int = 5_000) -> Attempt:
    return attempt(game_ms, [ms + ahead for ms in game_ms], START, (game_ms or (0,))[-1] + ahead)


def test_without_a_run_it_has_the_eight_duels_alone() -> None:
    found = lss.read(as_lss(NAMES, ()))
    assert (found.game, found.category, found.attempts) == ("Yathsel", NAMES.category, {})
    assert [one.name for one in found.segments] == [f"Duel {number}" for number in range(1, 9)]
    assert {(one.best_run, one.best) for one in found.segments} == {((None, None), (None, None))}


def test_splits_are_counted_from_the_start_and_segments_each_for_itself() -> None:
    found = lss.read(as_lss(NAMES, (run(*EVEN),)))
    assert [one.best_run for one in found.segments] == [(ms + 5_000, ms) for ms in EVEN]
    assert found.segments[0].history == {1: (65_000, 60_000)}
    assert found.segments[5].history == {1: (60_000, 60_000)}
    assert found.attempts == {1: (8 * 60_000 + 5_000, 8 * 60_000)}


def test_a_lost_run_is_an_attempt_without_a_time_but_its_won_duels_count_as_segments() -> None:
    found = lss.read(as_lss(NAMES, (run(*EVEN), run(30_000, 200_000), run())))
    assert found.attempts == {1: (485_000, 480_000), 2: (None, None), 3: (None, None)}
    assert found.segments[0].best == (35_000, 30_000)
    assert found.segments[1].best == (60_000, 60_000)
    assert [list(one.history) for one in found.segments] == [[1, 2], [1, 2], *[[1]] * 6]


def test_the_best_run_is_that_with_the_least_real_time() -> None:
    slow, quick = run(*EVEN, ahead=1_000), run(*(ms + 1_000 for ms in EVEN), ahead=0)
    assert best_of((slow, quick)) is slow
    assert best_of((run(*EVEN, ahead=9_000), quick)) is quick


def test_without_any_real_time_the_least_game_time_is_best() -> None:
    slow, quick = (attempt([ms + more for ms in EVEN], [], None, 0) for more in (1_000, 0))
    assert best_of((slow, quick)) is quick
    assert lss.read(as_lss(NAMES, (slow, quick))).attempts[2] == (None, 480_000)


@pytest.mark.parametrize("real_ms", [[70_000, 60_000], [10, 130_000], [None, 10]])
def test_a_real_time_that_cannot_be_is_left_out(real_ms: list[int | None]) -> None:
    made = attempt([60_000, 120_000], real_ms, START, 130_000)
    assert [split.real_ms for split in made.splits] == [None, None]


def test_a_segment_is_measured_only_between_two_measured_splits() -> None:
    made = attempt([10, 20, 30, 40], [15, None, 35, 45], START, 50)
    assert made.segments == (Split(10, 15), Split(10, None), Split(10, None), Split(10, 10))


@pytest.mark.parametrize(
    ("ms", "said"),
    [(0, "00:00:00.0000000"), (61_001, "00:01:01.0010000"), (86_399_999, "23:59:59.9990000"),
     (86_400_000, "1.00:00:00.0000000"), (30 * 86_400_000 + 1, "30.00:00:00.0010000")],
)  # fmt: skip
def test_a_time_is_written_as_dotnet_writes_it(ms: int, said: str) -> None:
    assert time_span(ms) == said


def test_a_run_that_claims_to_have_begun_when_no_date_can_be_written_has_none() -> None:
    found = lss.read(as_lss(NAMES, (attempt(EVEN, (), 2**53, 0),)))
    assert found.segments[0].history == {1: (None, 60_000)}


def test_a_moment_is_written_as_livesplit_writes_it() -> None:
    assert moment(1_460_673_333_999) == "04/14/2016 22:35:33"


LEGS = st.lists(st.integers(1, 90_000_000), max_size=8)


@settings(max_examples=40)
@given(st.lists(st.tuples(LEGS, st.booleans()), max_size=5))
def test_whatever_was_played_can_be_read_again(runs: list[tuple[list[int], bool]]) -> None:
    attempts = []
    for legs, measured in runs:
        game_ms = list(accumulate(legs))
        attempts.append(attempt(game_ms, [ms + 7 for ms in game_ms] if measured else [], START, sum(legs) + 7))
    found = lss.read(as_lss(NAMES, attempts))
    for number, one in enumerate(found.segments):
        assert one.history == {
            at: (split.real_ms, split.game_ms)
            for at, made in enumerate(attempts, start=1)
            for split in made.segments[number : number + 1]
        }
        if one.history:
            assert one.best[1] == min(game for _, game in one.history.values() if game is not None)
    best = [one.best_run[1] for one in found.segments]
    assert None not in best or set(best) == {None}
    assert all(before < after for before, after in pairwise(best) if before is not None and after is not None)
