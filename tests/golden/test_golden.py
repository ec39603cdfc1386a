"""The golden runs replay to their recorded digests, and every action and event occurs in one of them.

`pytest tests/golden --golden=write` records them anew, `-k GAME` those of one game.
"""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import catalog
from game.core import replay, runfile
from game.core.match import Match
from game.core.runfile import RunFile
from tests.golden.all_runs import ENDS, scenarios
from tests.golden.scenarios import record

FOLDER = Path(__file__).parent
SUFFIX = ".run.json"
FEWEST = 4
GAMES = tuple(catalog.games())


@pytest.fixture(scope="module", autouse=True)
def _written(golden: str, request: pytest.FixtureRequest) -> None:
    if golden != "write":
        return
    wanted = [game for game in GAMES if game in str(request.config.getoption("keyword"))] or GAMES
    for game in wanted:
        for old in (FOLDER / game).glob(f"*{SUFFIX}"):
            old.unlink()
    for scenario in (scenario for scenario in scenarios() if scenario.game in wanted):
        folder = FOLDER / scenario.game
        folder.mkdir(exist_ok=True)
        (folder / (scenario.name + SUFFIX)).write_bytes(runfile.dumps(record(scenario)))


def files(game: str) -> list[Path]:
    """The golden files of a game; never none."""
    found = sorted((FOLDER / game).glob(f"*{SUFFIX}"))
    assert found, f"tests/golden/{game} holds no run: pytest tests/golden --golden=write"
    return found


@cache
def loaded(path: Path) -> RunFile:
    return runfile.loads(path.read_bytes())


def replayed(path: Path) -> Any:
    run = loaded(path)
    match = replay.begun(catalog.games()[run.game].rules, run)
    difference = replay.play(match, run.actions) or replay.differing_digest(match, run.digests)
    assert difference is None, f"{path.name}: action {difference.action}: {difference.why}"
    return match


def events(path: Path) -> set[str]:
    """The types of all events of a run."""
    run = loaded(path)
    rules = catalog.games()[run.game].rules
    match: Match[Any, Any, Any] = replay.begun(rules, run)
    types = {beat.event.type for beat in match.opening}
    for entry in replayed(path).log:
        types |= {beat.event.type for beat in match.submit(entry.seat, entry.action, entry.t)}
    return types


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_at_least_four_golden_runs(game: str) -> None:
    assert len(files(game)) >= FEWEST


@pytest.mark.parametrize("game", GAMES)
def test_a_golden_run_replays_to_its_digests(game: str) -> None:
    for path in files(game):
        replayed(path)


@pytest.mark.parametrize("game", GAMES)
def test_a_golden_run_ends_as_recorded(game: str) -> None:
    for path in files(game):
        match = replayed(path)
        assert match.outcome is not None, path.name
        assert replay.result_form(match.outcome) == loaded(path).result, path.name


@pytest.mark.parametrize("game", GAMES)
def test_a_golden_run_is_of_these_rules(game: str) -> None:
    for path in files(game):
        assert (loaded(path).game, loaded(path).rules) == (game, catalog.games()[game].rules.id), path.name


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_a_game_occurs_in_a_golden_run(game: str) -> None:
    seen = {plain["type"] for path in files(game) for _, _, plain in loaded(path).actions}
    assert {kind.type for kind in catalog.games()[game].rules.actions} == seen


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_game_occurs_in_a_golden_run(game: str) -> None:
    seen = set().union(*(events(path) for path in files(game)))
    assert {kind.type for kind in catalog.games()[game].rules.events} == seen


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_end_occurs_in_a_golden_run(game: str) -> None:
    results = [loaded(path).result for path in files(game)]
    assert {result["reason"] for result in results if result is not None} == ENDS[game]


def test_there_is_a_folder_of_golden_runs_for_no_other_game() -> None:
    assert {path.parent.name for path in FOLDER.glob(f"*/*{SUFFIX}")} == set(GAMES)


def test_the_scenarios_are_the_files() -> None:
    named = {(scenario.game, scenario.name + SUFFIX) for scenario in scenarios()}
    assert {(path.parent.name, path.name) for path in FOLDER.glob(f"*/*{SUFFIX}")} == named
