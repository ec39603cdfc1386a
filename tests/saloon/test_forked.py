"""A recorded game of the saloon is played on from any of its decisions, as an evening of its own, marked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalog
from game.commands import verify
from game.core import codec, replay, runfile
from game.core.runfile import RunFile
from scenes.replaying.film import Film
from scenes.replaying.watch import WatchScene
from scenes.saloon import forked, keeper
from scenes.saloon.evening import Evening, next_bout
from scenes.services.wall import now_ms
from scenes.stack import Push
from tests.saloon.visit import Visit, people

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SPAN = 29
PLAYED = ("bang_dice/six_law", "bounty_hunter/traitor_whole", "super_teams/own_track", "super_teams/two")


def golden(name: str) -> RunFile:
    return runfile.loads((GOLDEN / f"{name}.run.json").read_bytes())


def named(seat: int) -> str:
    return f"Seat {seat + 1}"


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    begun = Visit(tmp_path)
    yield begun
    begun.end()


def finished(visit: Visit) -> list[Path]:
    return sorted((visit.folder / "finished").glob("*.run.json"))


def played(visit: Visit) -> Path:
    """A whole game of one person against a bot; its file."""
    visit.begin(Evening("yathsel_duel", "single", people("Ann", bots=1), "EVENING", typed=True))
    visit.until_shown("GameResult")
    visit.until(lambda: bool(finished(visit)))
    return finished(visit)[0]


@pytest.mark.parametrize("name", PLAYED)
def test_a_fork_stands_where_the_game_stood(name: str) -> None:
    run = golden(name)
    assert forked.can_be(run)
    match = replay.begun(catalog.rules_of(run), run)
    for n, step in enumerate(run.actions):
        if n % SPAN == 0:
            made = forked.branch(run, n, named)
            assert made.session.match.digest() == match.digest()
            assert made.header.marks.forked
        assert replay.play(match, (step,)) is None


@pytest.mark.parametrize("name", ["bang_dice/noon", "super_teams/rigged", "yathsel_duel/plain", "yathsel_run/won"])
def test_what_no_evening_could_have_held_is_not_played_on_there(name: str) -> None:
    assert not forked.can_be(golden(name))


def test_a_game_among_bots_alone_is_not_played_on() -> None:
    run = golden("super_teams/two")
    for driver in run.seats:
        driver.kind, driver.level = "bot", "rookie"
    assert not forked.can_be(run)


def test_a_game_is_watched_and_played_on_to_its_end_and_the_file_is_true(visit: Visit) -> None:
    film = Film(played(visit).read_bytes())
    film.develop(60)
    scene = WatchScene(visit.services, film, visit.flow.chronicle.house, 20)
    visit.loop.stack.apply(Push(scene))
    visit.idle(2)
    assert scene.can_fork
    visit.press("prompts", "right", "confirm")
    assert visit.shown == "TableScene"
    assert len(visit.log) == 20
    assert visit.match.digest() == _digest(film.run, 20)
    assert "forked" in visit.flow.room._corner()[0]
    visit.until_shown("GameResult")
    visit.until(lambda: len(finished(visit)) == 2)
    other = next(path for path in finished(visit) if runfile.loads(path.read_bytes()).marks.forked)
    report = verify.verify_file(other)
    assert (report.code, "forked" in report.warnings) == (verify.OK, True)
    run = runfile.loads(other.read_bytes())
    assert run.marks.resumed == 0
    assert run.started_ms is not None
    assert run.started_ms <= now_ms() - run.actions[19][0]


def test_an_evening_that_waits_is_asked_about_first(visit: Visit) -> None:
    run = runfile.loads(played(visit).read_bytes())
    waiting = Evening("yathsel_duel", "series_3", people("Cleo", "Dan"), "ANOTHER", typed=True)
    visit.begin(waiting)
    visit.loop.stack.apply(visit.flow.room._leave())
    visit.loop.stack.apply(visit.flow._fork(run, 10))
    assert visit.shown == "ReplaceScene"
    visit.press("confirm")
    assert visit.evening == waiting
    visit.loop.stack.apply(visit.flow._fork(run, 10))
    visit.press("right", "confirm")
    assert visit.shown == "TableScene"
    assert visit.evening is not None
    assert [chair.name for chair in visit.evening.chairs] == ["Seat 1", "Seat 2"]


def test_a_game_on_a_track_of_ones_own_says_so() -> None:
    track = golden("super_teams/own_track").options["track"]
    options = f'{{"track": {codec.canonical_json(track)}}}'
    evening = Evening("super_teams", "single", people("Ann", "Ben"), "EVENING", options, True)
    bout = next_bout(evening)
    assert bout is not None
    assert keeper.header_of(evening, bout).marks.own_track


def _digest(run: RunFile, n: int) -> str:
    match = replay.begun(catalog.rules_of(run), run)
    assert replay.play(match, run.actions[:n]) is None
    return match.digest()
