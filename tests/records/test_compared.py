"""Knows where two recorded runs part."""

from pathlib import Path

from game.core import runfile
from game.core.runfile import RunFile
from scenes.chronicle import house
from scenes.replaying.compared import CompareScene, Parting, parting
from scenes.replaying.shelf import RunFilesScene
from scenes.services.records import Records
from scenes.services.services import headless_services
from scenes.stack import Push
from tests.records.test_records import RUNS, nothing, put


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


def test_two_files_of_the_list_are_laid_side_by_side(tmp_path: Path) -> None:
    services = headless_services(tmp_path)
    runs = services.folders.data / "runs"
    put(runs, "lost", "busy")
    records = Records(runs, nothing)
    records.refresh()
    assert records.wait(60)
    scene = RunFilesScene(services, (records,), house())
    scene.enter()
    assert scene.compare() is None
    scene.mark(1)
    change = scene.compare()
    assert isinstance(change, Push)
    assert isinstance(change.scene, CompareScene)
