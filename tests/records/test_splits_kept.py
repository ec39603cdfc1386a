"""The splits files made of the run files that lie on the disk, from the button to the file."""

import time
from pathlib import Path

import pytest

from game.core import runfile
from scenes.chronicle import house
from scenes.menus.question import MessageScene
from scenes.replaying import splits_kept
from scenes.replaying.shelf import RunFilesScene
from scenes.replaying.splits_desk import said_names
from scenes.replaying.splits_file import Names, as_lss
from scenes.services.inputs import Pointer
from scenes.services.records import FINISHED, Records
from scenes.services.services import Services, headless_services
from scenes.stack import Change, Push
from tests.records import lss

GOLDEN = Path(__file__).parent.parent / "golden" / "yathsel_run"
PATIENCE_S = 20.0
LEG_MS = 1_000_000


def say(category: str, difficulty: str) -> Names:
    return Names("Yathsel", f"{category}/{difficulty}", lambda number: f"Duel {number}")


def kept(runs: Path, *names: str, **changes: object) -> Records:
    """The records of golden runs with other heads."""
    (runs / FINISHED).mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(names):
        run = runfile.loads((GOLDEN / f"{name}.run.json").read_bytes())
        for field, value in changes.items():
            setattr(run, field, value)
        place = runs / FINISHED / f"2026010{number + 1}-193000-{name}.run.json"
        place.write_bytes(runfile.dumps(run))
    records = Records(runs, lambda: None)
    records.refresh()
    assert records.wait(PATIENCE_S)
    return records


def everything(records: Records) -> set[str]:
    return {path.name for path in records.folder.iterdir()}


def test_a_won_run_is_one_whole_attempt_with_the_times_of_its_run_file(tmp_path: Path) -> None:
    records = kept(tmp_path / "runs", "won")
    ((_, (made,)),) = splits_kept.attempts((records,), everything(records)).items()
    run = runfile.loads((GOLDEN / "won.run.json").read_bytes())
    assert made.whole
    assert made.splits[-1].game_ms <= run.times.game_ms
    with records.asked() as connection:
        assert connection is not None
        ends = [t_ms for (t_ms,) in connection.execute("SELECT t_ms FROM duels ORDER BY t_ms")]
    assert [split.game_ms for split in made.splits] == ends


def test_real_times_of_the_duels_come_from_the_run_file(tmp_path: Path) -> None:
    real_ms: list[int | None] = [LEG_MS * number for number in range(1, 9)]
    times = runfile.Times(game_ms=0, real_ms=9 * LEG_MS, splits_real_ms=real_ms)
    run = runfile.loads((GOLDEN / "won.run.json").read_bytes())
    times.game_ms = run.times.game_ms
    records = kept(tmp_path / "runs", "won", times=times, started_ms=1_796_000_000_000)
    ((_, (made,)),) = splits_kept.attempts((records,), everything(records)).items()
    assert [split.real_ms for split in made.splits] == real_ms
    assert made.ended_ms == 1_796_000_000_000 + 9 * LEG_MS


def test_lost_and_abandoned_runs_are_attempts_and_what_is_not_in_the_list_is_none(tmp_path: Path) -> None:
    records = kept(tmp_path / "runs", "won", "lost", "abandoned")
    found = splits_kept.attempts((records,), everything(records))
    assert sum(len(made) for made in found.values()) == 3
    assert splits_kept.attempts((records,), ()) == {}


@pytest.mark.parametrize("mark", ["practice", "forked", "assisted"])
def test_practice_and_what_counts_nowhere_is_no_attempt(mark: str, tmp_path: Path) -> None:
    marks = runfile.Marks()
    setattr(marks, mark, True)
    records = kept(tmp_path / "runs", "won", marks=marks)
    assert splits_kept.attempts((records,), everything(records)) == {}


def test_a_ranked_run_on_a_known_seed_is_of_a_category_of_its_own(tmp_path: Path) -> None:
    marks = runfile.Marks(seeded=True)
    records = [kept(tmp_path / str(ranked) / "runs", "won", marks=marks, ranked=ranked) for ranked in (False, True)]
    found = splits_kept.attempts(records, everything(records[0]))
    assert {category for category, _ in found} == {"seeded", "ranked_seeded"}


def test_each_category_and_difficulty_has_its_file(tmp_path: Path) -> None:
    records = kept(tmp_path / "runs", "won", "lost")
    groups = splits_kept.attempts((records,), everything(records))
    places = splits_kept.write(tmp_path / "out", groups, say)
    assert [place.name for place in places] == [
        f"yathsel-{category}-{difficulty}.lss" for category, difficulty in sorted(groups)
    ]
    for place, (category, difficulty) in zip(places, sorted(groups), strict=True):
        assert lss.read(place.read_bytes()).category == f"{category}/{difficulty}"


def test_without_any_attempt_there_is_a_file_to_begin_with(tmp_path: Path) -> None:
    (place,) = splits_kept.write(tmp_path, {}, say)
    assert place.name == "yathsel.lss"
    assert len(lss.read(place.read_bytes()).segments) == 8


def pressed(scene: RunFilesScene) -> Change:
    """Clicks on the button and waits for what is said."""
    for kind in ("move", "down", "up"):
        scene.handle(Pointer(scene.splits.button.rect.center, int(kind != "move"), kind))  # type: ignore[arg-type]
    assert not scene.splits.button.open
    until = time.monotonic() + PATIENCE_S
    while (change := scene.update(1 / 60)) is None:
        assert time.monotonic() < until
        time.sleep(0.002)
    assert scene.splits.button.open
    return change


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return headless_services(tmp_path)


@pytest.fixture
def scene(services: Services) -> RunFilesScene:
    records = kept(services.folders.data / "runs", "won", "lost")
    made = RunFilesScene(services, (records,), house())
    made.enter()
    return made


def test_the_button_writes_the_files_of_the_list_and_says_where(scene: RunFilesScene, services: Services) -> None:
    change = pressed(scene)
    assert isinstance(change, Push)
    assert isinstance(change.scene, MessageScene)
    places = sorted((services.folders.data / "exports").glob("*.lss"))
    assert places
    assert sum(len(lss.read(place.read_bytes()).attempts) for place in places) == 2
    change.scene.draw(services.window.canvas)


def test_a_folder_that_cannot_be_written_is_told_and_no_fault(scene: RunFilesScene, services: Services) -> None:
    (services.folders.data / "exports").write_text("a file where the folder should be")
    change = pressed(scene)
    assert isinstance(change, Push)
    assert isinstance(change.scene, MessageScene)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_file_speaks_the_players_language(language: str, services: Services) -> None:
    services.text.use(language, 100)
    found = lss.read(as_lss(said_names(services.text, "random", "hard"), ()))
    assert found.game == "Yathsel"
    assert found.category == " · ".join(services.text.say(key) for key in ("category.random", "difficulty.hard"))
    assert found.segments[7].name == ("Duel 8" if language == "en" else "Duell 8")
