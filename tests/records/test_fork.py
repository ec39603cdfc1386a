"""Knows that a recorded run can be played on from any of its decisions, stands there as it stood, and never counts."""

from pathlib import Path

import pytest

import game
from game import catalog
from game.campaign.state import Run
from game.commands import verify
from game.core import replay, runfile
from game.core.runfile import Driver, Marks, RunFile
from game.core.session import BotChance
from game.yathsel.actions import Abandon
from scenes.campaign import booking, keeper
from scenes.campaign.keeper import Keeper
from scenes.chronicle import house
from scenes.options import PlayOptions
from scenes.replaying import strip
from scenes.replaying.film import Film
from scenes.replaying.watch import WatchScene
from scenes.services import reckoning, saves
from scenes.services.inputs import Command, Pointer
from scenes.services.profiles import Profiles
from scenes.services.services import headless_services
from scenes.stack import Push
from tests.records.test_records import RUNS
from tests.scenes import played
from tests.scenes.driven import Driven

FORKS = 9


def golden(name: str) -> RunFile:
    return runfile.loads((RUNS / f"{name}.run.json").read_bytes())


def digests(run: RunFile) -> list[str]:
    """The digest after each action, the beginning first."""
    match = replay.begun(catalog.rules_of(run), run)
    found = [match.digest()]
    for step in run.actions:
        assert replay.play(match, (step,)) is None
        found.append(match.digest())
    return found


def forked(tmp_path: Path, name: str, n: int) -> Keeper:
    return keeper.fork(tmp_path / "runs", golden(name), n)


def under(run: Run) -> bool:
    return run.phase == "duel" and run.duel.shop.under


@pytest.mark.parametrize("name", ["won", "lost", "busy", "shop", "caught_at_once"])
def test_a_fork_stands_where_the_run_stood(name: str, tmp_path: Path) -> None:
    run = golden(name)
    for n, wanted in list(enumerate(digests(run)))[: -1 : max(1, len(run.actions) // FORKS)]:
        kept = keeper.fork(tmp_path / str(n), run, n)
        if len(kept.session.match.log) == n:
            assert kept.session.match.digest() == wanted, n
        else:
            assert len(kept.session.match.log) == n + 1
        assert kept.session.match.t == (run.actions[n - 1][0] if n else 0)
        kept.close()


def test_who_was_under_the_table_comes_up(tmp_path: Path) -> None:
    run = golden("shop")
    film = Film((RUNS / "shop.run.json").read_bytes())
    film.develop(60)
    n = next(number for number, moment in enumerate(film.moments) if under(moment.state))
    kept = keeper.fork(tmp_path, run, n)
    assert not under(kept.run)
    assert kept.session.match.log[-1].action.resumed is True
    kept.close()


def test_a_finished_fork_is_marked_verifies_and_counts_nowhere(tmp_path: Path) -> None:
    profiles = Profiles(tmp_path / "data" / "profiles")
    kept = keeper.fork(profiles.runs, golden("won"), 300)
    while kept.run.phase != "over":
        played.step(kept)
    assert kept.stored is not None
    assert kept.stored.wait(10)
    kept.close()
    assert kept.file is not None
    report = verify.verify_file(kept.file)
    assert (report.code, "forked" in report.warnings) == (verify.OK, True)
    assert not reckoning.reckoned(kept.file.read_bytes(), lambda: None).pure
    booking.book_finished(profiles, kept)
    assert (profiles.now.xp, profiles.now.won, profiles.now.runs, profiles.now.open_stakes) == (0, 0, 0, 0)


def test_a_fork_of_a_ranked_run_is_not_ranked_and_leaves_the_run_alone(tmp_path: Path) -> None:
    run = golden("lost")
    run.ranked, run.marks = True, Marks(practice=True)
    kept = keeper.fork(tmp_path, run, 5)
    kept.close()
    assert (kept.header.ranked, kept.header.marks) == (False, Marks(practice=True, forked=True))
    assert (run.ranked, run.marks) == (True, Marks(practice=True))


def test_a_fork_names_the_version_that_plays_it_on(tmp_path: Path) -> None:
    run = golden("lost")
    run.version = "0.0.9"
    kept = keeper.fork(tmp_path, run, 5)
    kept.close()
    assert kept.header.version == game.__version__


def test_its_real_time_is_never_less_than_the_game_time_it_takes_over(tmp_path: Path) -> None:
    kept = forked(tmp_path, "won", 500)
    assert kept.real_ms() >= kept.session.match.t > 0
    kept.close()


def test_the_opponent_is_a_bot_on_that_state(tmp_path: Path) -> None:
    run = golden("won")
    film = Film((RUNS / "won.run.json").read_bytes())
    film.develop(60)
    n = next(at for at, moment in enumerate(film.moments) if at > 200 and at + 1 < film.last and
             moment.state.phase == "duel" and moment.state.duel.side == 1)  # fmt: skip
    kept = keeper.fork(tmp_path, run, n)
    assert kept.session.bot_to_act() == 1
    question = kept.session.question(1)
    assert question.view == film.view(n, 1)
    assert question.chance == BotChance(run.seed)
    assert kept.header.seats == [Driver("person"), Driver("bot")]
    kept.close()


def test_a_fork_waits_like_any_run_that_was_left(tmp_path: Path) -> None:
    forked(tmp_path, "won", 400).close()
    found = saves.examine(tmp_path / "runs")
    assert found.kind == "waiting"
    assert found.header is not None
    assert found.header.marks.forked
    assert len(found.steps) >= 400


def test_nothing_can_be_played_on_once_it_is_over(tmp_path: Path) -> None:
    services = headless_services(tmp_path)
    film = Film((RUNS / "lost.run.json").read_bytes())
    film.develop(60)
    scene = WatchScene(services, film, house(lambda run, n: None))
    scene.enter()
    scene.update(1 / 60)
    scene.seek(film.last - 1)
    assert scene.can_fork
    scene.seek(film.last)
    assert not scene.can_fork
    assert scene.handle(Command("prompts")) is None


@pytest.mark.parametrize("given", [Command("prompts"), Pointer(strip.place_of("fork").center, 1, "down")])
def test_playing_on_is_asked_about_first(given: Command | Pointer, tmp_path: Path) -> None:
    services = headless_services(tmp_path)
    wished: list[tuple[str, int]] = []
    scene = WatchScene(
        services, Film((RUNS / "lost.run.json").read_bytes()), house(lambda run, n: wished.append((run.seed, n)))
    )
    scene.enter()
    for _ in range(30):
        scene.update(1 / 60)
    scene.seek(20)
    assert isinstance(scene.handle(given), Push)
    assert wished == []
    scene.resume(True)
    assert wished == [(scene.film.run.seed, 20)]


def test_from_the_run_files_a_fork_leads_to_the_table_and_asks_about_the_run_that_waits(tmp_path: Path) -> None:
    game = Driven(tmp_path, PlayOptions(seed=played.SEED, difficulty="easy"))
    game.until("TableScene")
    kept = game.flow.kept
    assert kept is not None
    kept.act(Abandon()).wait(10)
    raw = kept.file.read_bytes() if kept.file else b""
    game.press("same_seed")
    game.until("TableScene")
    game.loop.stack.apply(game.flow._save_and_leave())
    game.idle()
    film = Film(raw)
    scene = WatchScene(game.services, film, game.flow.chronicle.house)
    game.loop.stack.apply(Push(scene))
    while not film.whole:
        game.idle()
    scene.seek(2)
    game.press("prompts", "right", "confirm")
    assert game.shown == "ReplaceScene"
    game.press("back")
    assert game.shown == "WatchScene"
    game.press("prompts", "right", "confirm", "right", "confirm")
    assert game.flow.kept is not None
    assert game.flow.kept.header.marks.forked
    assert len(game.flow.kept.session.match.log) == 2
    game.end()
