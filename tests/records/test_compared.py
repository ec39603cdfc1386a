"""Knows where two recorded runs part."""

from pathlib import Path

import pytest

from game.core import runfile
from game.core.runfile import RunFile
from scenes.campaign import keeper
from scenes.chronicle import house
from scenes.replaying.compared import CompareScene
from scenes.replaying.duel_rows import ROW_PX
from scenes.replaying.parting import Parting, parting
from scenes.replaying.shelf import RunFilesScene
from scenes.replaying.watch import WatchScene
from scenes.services.inputs import Command, Pointer
from scenes.services.records import Records
from scenes.services.services import Services, headless_services
from scenes.stack import Push
from tests.records.test_records import RUNS, nothing, put
from tests.scenes import played


def golden(name: str) -> RunFile:
    return runfile.loads((RUNS / f"{name}.run.json").read_bytes())


def test_a_run_and_itself_are_the_same_however_long_it_took() -> None:
    other = golden("won")
    other.actions[0] = (7, *other.actions[0][1:])
    assert parting(golden("won"), other) == Parting("same")


def test_runs_of_two_seeds_part_at_the_seed() -> None:
    assert parting(golden("won"), golden("lost")) == Parting("seed")


def test_runs_of_two_difficulties_part_at_the_options() -> None:
    other = golden("won")
    other.options["difficulty"] = "hard"
    assert parting(golden("won"), other) == Parting("options")


def test_another_decision_is_named_by_its_number() -> None:
    other = golden("won")
    other.actions[9] = (other.actions[9][0], other.actions[9][1], {"type": "throw", "hold": [0, 1, 2, 3]})
    assert parting(golden("won"), other) == Parting("action", 10)


def test_a_run_that_ends_earlier_parts_after_its_last_decision() -> None:
    other = golden("won")
    del other.actions[500:]
    assert parting(golden("won"), other) == Parting("action", 501)


def known(runs: Path) -> Records:
    records = Records(runs, nothing)
    records.refresh()
    assert records.wait(60)
    return records


def laid(services: Services, runs: Path) -> CompareScene:
    """The first and the last run of the list, side by side and played to their ends."""
    records = known(runs)
    scene = RunFilesScene(services, (records,), house())
    scene.enter()
    assert scene.compare() is None
    scene.mark(len(scene.found) - 1)
    change = scene.compare()
    assert isinstance(change, Push)
    made = change.scene
    assert isinstance(made, CompareScene)
    made.enter()
    while not made.whole:
        assert made.update(1 / 60) is None
    made.update(1 / 60)
    made.draw(services.window.canvas)
    return made


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return headless_services(tmp_path)


@pytest.fixture
def runs(services: Services) -> Path:
    return services.folders.data / "runs"


@pytest.fixture(scope="module")
def parted(tmp_path_factory: pytest.TempPathFactory) -> CompareScene:
    """A won run, and another that left it in its third duel."""
    services = headless_services(tmp_path_factory.mktemp("parted"))
    runs = services.folders.data / "runs"
    put(runs, "won")
    kept = keeper.fork(runs, golden("won"), 190)
    while not kept.over:
        played.step(kept)
    assert kept.stored is not None
    assert kept.stored.wait(10)
    kept.close()
    return laid(services, runs)


@pytest.fixture
def apart(parted: CompareScene) -> CompareScene:
    """The same, the duel chosen in which they part."""
    parted.rows.index = parted.rows.parting or 0
    return parted


def test_two_files_of_the_list_are_laid_side_by_side(services: Services, runs: Path) -> None:
    put(runs, "lost", "busy")
    scene = laid(services, runs)
    assert scene.parting == Parting("seed")
    assert scene.rows.parting is None


def test_the_duel_in_which_they_part_is_chosen_and_its_cards_differ(apart: CompareScene) -> None:
    assert apart.parting.kind == "action"
    assert apart.parting.action > 190
    assert apart.rows.index == apart.rows.parting == 2
    assert any(line.differs for line in apart.cards())


def test_before_they_part_both_cards_are_the_same(apart: CompareScene) -> None:
    apart.rows.index = 1
    assert len(apart.cards()) == 13 + 4
    assert not any(line.differs for line in apart.cards())


@pytest.mark.parametrize("side", [0, 1])
def test_either_is_watched_at_the_decision_where_they_part(apart: CompareScene, side: int) -> None:
    change = apart.watch(side)
    assert isinstance(change, Push)
    watched = change.scene
    assert isinstance(watched, WatchScene)
    watched.update(1 / 60)
    assert (watched.at, watched.plays) == (apart.parting.action, False)


def test_in_another_duel_either_is_watched_from_its_beginning(apart: CompareScene) -> None:
    apart.rows.index = 4
    for side in (0, 1):
        change = apart.watch(side)
        assert isinstance(change, Push)
        assert isinstance(change.scene, WatchScene)
        film = change.scene.film
        moment = film.moments[apart.goal(side)]
        assert any(beat.event.type == "duel_began" for beat in moment.beats)
        assert moment.state.duel.table.duel == 4


def test_the_rows_are_chosen_by_keys_and_mouse(apart: CompareScene) -> None:
    apart.handle(Command("down"))
    assert apart.rows.index == 3
    apart.handle(Command("up"))
    assert apart.rows.index == 2
    apart.handle(Pointer((apart.rows.rect.left + 40, apart.rows.rect.top + 28 + ROW_PX // 2), 1, "down"))
    assert apart.rows.index == 0


def test_a_run_without_duels_can_be_compared_too(services: Services, runs: Path) -> None:
    put(runs, "abandoned", "lost")
    assert laid(services, runs).parting.kind in ("seed", "options", "action")
