"""Knows a race on the screen: when splits and ghost are shown, the key, and a recorded run that is raced."""

import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.commands import verify
from game.core import runfile
from game.core.runfile import RunFileError
from game.yathsel.actions import Abandon
from scenes.campaign import keeper
from scenes.campaign.company import Company
from scenes.campaign.keeper import Keeper, Wanted
from scenes.campaign.watched import Watched
from scenes.menus.question import MessageScene
from scenes.options import PlayOptions
from scenes.racing import entering
from scenes.racing.race import Race
from scenes.replaying.shelf import RunFilesScene
from scenes.services import saves, statistics
from scenes.services.inputs import Command, Pointer, PointerKind
from scenes.services.livesplit import LiveSplit
from scenes.services.records import Records
from scenes.services.services import Services, change_settings, headless_services
from scenes.services.settings import read_settings
from scenes.stack import Push
from tests.racing.test_splits import golden, put
from tests.records.test_records import RUNS, nothing
from tests.scenes import played
from tests.scenes.driven import Driven

EASY = Wanted("easy", played.SEED, typed=True)
PATIENCE_S = 60
RACE_BUTTON = (376, 650)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a run that was won."""
    kept = keeper.begin(tmp_path_factory.mktemp("home") / "runs", EASY)
    while not kept.over:
        ticket = played.step(kept)
    assert ticket.wait(10)
    kept.close()
    assert kept.file is not None
    return kept.file


@pytest.fixture
def services(tmp_path: Path) -> Services:
    made = headless_services(tmp_path)
    change_settings(made, replace(made.settings.now, clocks=True))
    return made


def begun(services: Services, finished: Path, wanted: Wanted = EASY) -> tuple[Keeper, Company]:
    """A run beside that finished one, with everything known that can be."""
    runs = services.folders.data / "runs"
    run = runfile.loads(finished.read_bytes())
    put(runs, "before", run)
    kept = keeper.begin(runs, wanted)
    return kept, known(Company(services, kept, Records(runs, nothing), LiveSplit()))


def known(company: Company) -> Company:
    until = time.monotonic() + PATIENCE_S
    while not company.race.settled and time.monotonic() < until:
        company.pass_time(0)
        time.sleep(0.001)
    company.came()
    return company


def drawn(services: Services, company: Company, t: int = 0) -> bytes:
    """All that lies over a screen of the run, but its clocks."""
    canvas = services.window.canvas
    canvas.fill((0, 0, 0))
    company.race.draw(canvas, t)
    return canvas.copy().get_buffer().raw


def click(game: Driven, pos: tuple[int, int]) -> None:
    kinds: tuple[PointerKind, ...] = ("move", "down", "up")
    for kind in kinds:
        game.give(Pointer(pos, int(kind != "move"), kind))


def test_without_anything_to_compare_nothing_lies_over_the_table(services: Services) -> None:
    runs = services.folders.data / "runs"
    kept = keeper.begin(runs, EASY)
    company = known(Company(services, kept, Records(runs, nothing), LiveSplit()))
    shown = drawn(services, company)
    services.window.canvas.fill((0, 0, 0))
    assert shown == services.window.canvas.copy().get_buffer().raw
    kept.close()


def test_the_own_best_runs_along_on_a_typed_seed(services: Services, finished: Path) -> None:
    kept, company = begun(services, finished)
    assert company.race.ghost is not None
    assert company.race.ghost.trace is not None
    kept.close()


def test_a_run_on_a_drawn_seed_has_no_ghost(services: Services, finished: Path) -> None:
    kept, company = begun(services, finished, replace(EASY, typed=False))
    assert company.race.ghost is None
    kept.close()


def test_at_the_table_the_ghost_is_seen_and_the_key_hides_it(services: Services, finished: Path) -> None:
    kept, company = begun(services, finished)
    while kept.run.phase != "duel":
        played.step(kept)
    company.came()
    seen = drawn(services, company)
    assert company.handle(Command("ghost"))
    hidden = drawn(services, company)
    assert hidden != seen
    assert not read_settings(services.settings.path)[0].ghost
    assert company.handle(Command("ghost"))
    assert services.settings.now.ghost
    kept.close()


def test_the_key_is_for_nobody_else_even_when_held(services: Services, finished: Path) -> None:
    kept, company = begun(services, finished)
    assert company.handle(Command("ghost", repeat=True))
    assert services.settings.now.ghost
    assert not company.handle(Command("throw"))
    kept.close()


def test_a_won_duel_has_its_split_on_the_result(services: Services, finished: Path) -> None:
    kept, company = begun(services, finished)
    while not kept.run.results:
        played.step(kept)
    split = company.race.split()
    assert split is not None
    assert (split.number, split.delta_ms, split.gold) == (0, 0, False)
    kept.close()


def test_while_records_are_being_read_nothing_is_compared(services: Services, finished: Path) -> None:
    runs = services.folders.data / "runs"
    put(runs, "before", runfile.loads(finished.read_bytes()))
    going_on = threading.Event()

    def wait() -> None:
        going_on.wait(60)

    records = Records(runs, wait)
    kept = keeper.begin(runs, EASY)
    company = Company(services, kept, records, LiveSplit())
    while not kept.run.results:
        played.step(kept)
        company.pass_time(0)
    split = company.race.split()
    assert split is not None
    assert (split.delta_ms, split.gold) == (None, False)
    going_on.set()
    known(company)
    split = company.race.split()
    assert split is not None
    assert split.delta_ms == 0
    kept.close()


def test_without_clocks_nothing_is_timed(services: Services, finished: Path) -> None:
    kept, company = begun(services, finished)
    change_settings(services, replace(services.settings.now, clocks=False))
    while not kept.run.results:
        played.step(kept)
    assert company.race.split() is None
    kept.close()


def test_a_decided_duel_is_not_given_away_at_the_table(services: Services, finished: Path) -> None:
    """The split waits for the next screen: at the table the last throws may still be rolling."""
    kept, company = begun(services, finished)
    while kept.run.phase != "duel":
        played.step(kept)
    company.came()
    before = len(company.race.own.ends), company.race._shown
    while not kept.run.results:
        played.step(kept)
    assert (len(company.race.own.ends), company.race._shown) == (before[0] + 1, before[1])
    company.came()
    assert company.race._shown == before[1] + 1
    kept.close()


def test_a_resumed_run_knows_its_splits_of_before(services: Services, finished: Path) -> None:
    kept, company = begun(services, finished)
    while len(kept.run.results) < 2:
        played.step(kept)
    kept.close()
    runs = services.folders.data / "runs"
    again = keeper.go_on(runs, saves.examine(runs))
    race = Race(services, again, Records(runs, nothing))
    assert race.own.ends == company.race.own.ends
    assert race.own.marks == company.race.own.marks
    again.close()


def test_a_raced_run_begins_as_the_recorded_one_did(finished: Path) -> None:
    wanted, run = entering.wanted(finished), runfile.loads(finished.read_bytes())
    assert (wanted.difficulty, wanted.seed, wanted.typed, wanted.stake, wanted.pool, wanted.practice) == (
        "easy", run.seed, True, 0, None, False,
    )  # fmt: skip
    assert wanted.ghost == finished


def test_a_raced_seed_of_the_calendar_is_practice(tmp_path: Path) -> None:
    run = golden()
    run.seed = "DAILY 2026-11-30"
    (tmp_path / "daily.run.json").write_bytes(runfile.dumps(run))
    wanted = entering.wanted(tmp_path / "daily.run.json")
    assert (wanted.typed, wanted.practice) == (False, True)


def test_a_raced_fork_of_a_run_of_the_calendar_is_ranked_practice_and_its_file_is_true(tmp_path: Path) -> None:
    run = golden()
    run.seed, run.marks = "DAILY 2026-11-30", runfile.Marks(forked=True)
    (tmp_path / "fork.run.json").write_bytes(runfile.dumps(run))
    wanted = entering.wanted(tmp_path / "fork.run.json")
    assert (wanted.ranked, wanted.practice) == (True, True)
    kept = keeper.begin(tmp_path / "runs", wanted)
    kept.act(Abandon()).wait(10)
    kept.close()
    assert kept.file is not None
    assert verify.verify_file(kept.file).why is None


@pytest.mark.parametrize("name", ["../yathsel_duel/roll_off", "last_duel_rolled_off"], ids=["a duel", "a position"])
def test_what_is_no_whole_run_cannot_be_raced(name: str) -> None:
    file = next(path for path in RUNS.parent.rglob("*.run.json") if path.stem.startswith(name.rpartition("/")[2]))
    with pytest.raises(RunFileError, match=r"^run file: "):
        entering.wanted(file)


def test_from_the_list_of_run_files_a_run_is_raced(finished: Path, tmp_path: Path) -> None:
    game = Driven(tmp_path, PlayOptions())
    records = game.flow.chronicle.records
    records.folder.mkdir(parents=True)
    (records.folder / finished.name).write_bytes(finished.read_bytes())
    records.refresh()
    assert records.wait(60)
    files = game.flow.chronicle.files()
    assert isinstance(files, Push)
    game.loop.stack.apply(files)
    assert isinstance(game.top, RunFilesScene)
    click(game, RACE_BUTTON)
    kept = game.flow.kept
    assert kept is not None
    assert (kept.header.seed, kept.header.marks.seeded) == (played.SEED, True)
    assert kept.ghost == records.folder / finished.name
    game.until("TableScene")
    company = game.flow._company
    assert company is not None
    ghost = company.race.ghost
    assert ghost is not None
    until = time.monotonic() + PATIENCE_S
    while not ghost.settled and time.monotonic() < until:
        game.idle()
    game.loop.draw()
    assert ghost.trace is not None
    game.loop.frame(1 / 60, [Command("same_seed")])
    assert game.flow.kept is not None
    assert game.flow.kept.ghost == kept.ghost
    game.end()


def test_the_run_of_somebody_else_can_be_raced_and_is_no_record_of_ones_own(finished: Path, tmp_path: Path) -> None:
    game = Driven(tmp_path, PlayOptions())
    files = game.flow.chronicle.files()
    assert isinstance(files, Push)
    guests = game.flow.services.folders.data / "guests" / "runs" / "finished"
    (guests / finished.name).write_bytes(finished.read_bytes())
    game.loop.stack.apply(files)
    assert isinstance(game.top, RunFilesScene)
    until = time.monotonic() + PATIENCE_S
    while not game.top.found and time.monotonic() < until:
        game.idle()
    click(game, game.top.splits.button.rect.center)
    while not isinstance(game.top, MessageScene) and time.monotonic() < until:
        game.idle()
    assert [path.name for path in (game.flow.services.folders.data / "exports").iterdir()] == ["yathsel.lss"]
    game.press("confirm")
    click(game, RACE_BUTTON)
    assert game.flow.kept is not None
    assert game.flow.kept.ghost == guests / finished.name
    records = game.flow.chronicle.records
    assert records.wait(60)
    assert statistics.read(records).played == 0
    assert game.flow.profiles.now.xp == 0


def test_in_the_pause_nothing_of_a_run_is_to_be_seen(tmp_path: Path) -> None:
    game = Driven(tmp_path, PlayOptions(seed=played.SEED, difficulty="easy"))
    change_settings(game.services, replace(game.services.settings.now, clocks=True))
    game.until("TableScene")
    watched = game.loop.stack.top
    assert isinstance(watched, Watched)
    canvas, pictures = game.services.window.canvas, []
    for clocks in (True, False):
        change_settings(game.services, replace(game.services.settings.now, clocks=clocks))
        watched.draw(canvas)
        pictures.append(canvas.copy().get_buffer().raw)
        game.press("pause")
        watched.draw(canvas)
        pictures.append(canvas.copy().get_buffer().raw)
        game.press("back")
    seen, paused, without, paused_without = pictures
    assert seen != without
    assert paused == paused_without
    game.end()
