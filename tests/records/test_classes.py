"""Times stand by class, days of the calendar by their counted try, the saloon by game and company, badges by file."""

from pathlib import Path

import pytest

from game.core import runfile
from game.core.runfile import Driver, Marks, RunFile
from scenes.services import best_times, honours, saloon_figures, statistics
from scenes.services.records import FINISHED, NAME, Records
from tests.records.made import whole
from tests.records.test_records import GOLDEN, known


def lay(folder: Path, **runs: RunFile) -> None:
    (folder / FINISHED).mkdir(parents=True, exist_ok=True)
    for name, run in runs.items():
        (folder / FINISHED / f"{name}.run.json").write_bytes(runfile.dumps(run))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Records:
    runs = tmp_path_factory.mktemp("classes") / "runs"
    slow = whole("PRAIRIE", Marks(seeded=True))
    slow.times.real_ms += 60_000
    lay(
        runs,
        a=whole("DAILY 2026-01-01", Marks()), b=whole("DAILY 2026-01-01", Marks(practice=True)),
        c=whole("DAILY 2026-01-03", Marks()), d=whole("DAILY 2026-01-03", Marks()),
        e=slow, f=whole("PRAIRIE", Marks(seeded=True)), g=whole("BCDFGHJKLMNPQRST", Marks(), ranked=True),
        h=whole("BCDFGHJKLMNPQRST", Marks(forked=True), ranked=True),
    )  # fmt: skip
    return known(runs)


def files(times: tuple[best_times.Time, ...]) -> list[str]:
    return [one.file[0] for one in times]


def test_a_run_is_timed_in_its_own_class_alone(kept: Records) -> None:
    assert files(best_times.read(kept, "random").fastest) == ["g"]
    assert best_times.read(kept, "free").fastest == ()


def test_a_forked_and_a_practice_run_are_timed_nowhere(kept: Records) -> None:
    everywhere = {file for one in best_times.CATEGORIES for file in files(best_times.read(kept, one).fastest)}
    assert everywhere == {"a", "c", "d", "f", "g"}


def test_a_typed_seed_stands_once_with_its_fastest_run(kept: Records) -> None:
    (one,) = best_times.read(kept, "seeded").fastest
    assert (one.file[0], one.won) == ("f", 2)


def test_the_tries_at_the_calendar_are_one_a_day_the_newest_first(kept: Records) -> None:
    tries = best_times.read(kept, "daily").tries
    assert [(one.seed[-2:], one.file[0]) for one in tries] == [("03", "c"), ("01", "a")]


def test_another_difficulty_has_other_times(kept: Records) -> None:
    assert best_times.read(kept, "daily", "hard") == best_times.Times()


def test_practice_counts_in_no_statistics(kept: Records) -> None:
    assert statistics.read(kept).won == 6


@pytest.mark.parametrize(("splits", "timed"), [([1_000_000] * 8, [1_000_000]), ([1_000_000] * 7 + [None], [])])
def test_a_run_that_rode_on_is_timed_up_to_its_win(tmp_path: Path, splits: list[int | None], timed: list[int]) -> None:
    run = whole("BCDFGHJKLMNPQRST", Marks(), rides_on=True)
    run.times.splits_real_ms = splits
    lay(tmp_path / "runs", a=run)
    assert [one.real_ms for one in best_times.read(known(tmp_path / "runs"), "free").fastest] == timed


def test_a_badge_names_the_file_that_earned_it_and_comes_back_with_the_database(kept: Records) -> None:
    assert "daily" in honours.earned_by(kept, "a.run.json")
    assert honours.earned_by(kept, "b.run.json") == ()
    before = honours.read((kept,))
    for path in kept.path.parent.glob(f"{NAME}*"):
        path.unlink()
    kept.refresh()
    assert kept.wait(60)
    assert honours.read((kept,)) == before


def table(game: str, name: str, people: tuple[int, ...]) -> RunFile:
    run = runfile.loads((GOLDEN / game / f"{name}.run.json").read_bytes())
    run.seats = [Driver("person" if seat in people else "bot") for seat in range(len(run.seats))]
    return run


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Records:
    folder = tmp_path_factory.mktemp("tables") / "saloon"
    lay(
        folder,
        a=table("yathsel_duel", "saloon_mirror", (0,)), b=table("yathsel_duel", "saloon_six", (0, 1, 2, 3, 4, 5)),
        c=table("bounty_hunter", "whole_game_of_two", (0,)), d=table("super_teams", "three", (0, 2)),
        e=table("super_teams", "two", ()), f=table("yathsel_duel", "abandoned", (0, 1)),
        g=table("bang_dice", "six_law", (0, 1)),
    )  # fmt: skip
    return known(folder)


def figures(saloon: Records, game: str, company: str = "") -> saloon_figures.GameFigures:
    return next(one for one in saloon_figures.read(saloon, company).games if one.game == game)


def test_a_game_in_the_saloon_counts_who_won_points_and_time(saloon: Records) -> None:
    duel = figures(saloon, "yathsel_duel")
    assert (duel.played, duel.people_won, duel.bots_won) == (2, 2, 0)
    assert (duel.fewest, duel.most, duel.highest) == (3, 6, 128)
    assert duel.average == round(10 * (126 + 98 + 61 + 112 + 128 + 62 + 44) / 7)
    assert duel.game_ms > duel.longest_ms > 0


def test_a_bot_that_wins_is_counted_as_a_bot(saloon: Records) -> None:
    hunt = figures(saloon, "bounty_hunter")
    assert (hunt.people_won, hunt.bots_won, hunt.highest) == (0, 1, 7)


def test_a_game_among_bots_and_one_given_up_count_nowhere(saloon: Records) -> None:
    assert figures(saloon, "super_teams").played == 1
    assert saloon_figures.read(saloon).played == 5


def test_where_nobody_has_points_there_is_no_average(saloon: Records) -> None:
    bang = figures(saloon, "bang_dice")
    assert (bang.average, bang.highest, bang.people_won, bang.bots_won) == (None, None, 1, 1)


@pytest.mark.parametrize(("company", "games"), [("people", 1), ("one", 2), ("more", 2), ("", 5)])
def test_games_are_counted_by_who_sat_there(saloon: Records, company: str, games: int) -> None:
    assert saloon_figures.read(saloon, company).played == games


def test_boxes_of_duels_are_counted_for_people_and_bots_apart(saloon: Records) -> None:
    people, bots = saloon_figures.read(saloon).boxes
    assert {box.times for box in people} == {7}
    assert {box.times for box in bots} == {2}


def test_nobody_played_yet(tmp_path: Path) -> None:
    assert saloon_figures.read(Records(tmp_path)).played == 0
    assert best_times.read(Records(tmp_path), "free") == best_times.Times()
    assert not any(one.earned for one in honours.read((Records(tmp_path),)))
