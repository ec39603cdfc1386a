"""In a ranked run pauses count as game time, wherever they are made and whatever lies over them; else time stands."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.yathsel.actions import Clock
from scenes.campaign import keeper
from scenes.campaign.keeper import Keeper, Wanted
from scenes.services.inputs import FocusLost
from scenes.skins.yathsel.caught import CaughtScene
from scenes.skins.yathsel.under_table import UnderTable
from tests.scenes.driven import FRAME_S, Driven
from tests.scenes.played import SEED

SECOND = 60
Start = Callable[..., Driven]
BOTH = pytest.mark.parametrize("ranked", [False, True])


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """A run as asked for, on its first screen."""
    begun: list[Driven] = []

    def again(ranked: bool, difficulty: str = "normal") -> Driven:
        runs = tmp_path / "data" / "profiles" / "1" / "runs"
        keeper.begin(runs, Wanted(difficulty, SEED, True, ranked=ranked)).close()
        begun.append(Driven(tmp_path))
        begun[0].press("confirm")
        return begun[0]

    yield again
    for game in begun:
        game.end()


def kept(game: Driven) -> Keeper:
    assert game.flow.kept is not None
    return game.flow.kept


def idle(game: Driven, frames: int) -> None:
    for _ in range(frames):
        game.loop.frame(FRAME_S, [])


def table_t(game: Driven) -> int:
    top: Any = game.top
    return int(top.t)


def below(game: Driven) -> Driven:
    """The player is under the table."""
    game.until("TableScene")
    while not isinstance(game.top, UnderTable):
        top: Any = game.top
        if game.shown == "TableScene" and top.waits and not top.skin.choice.dive_ahead:
            game.press("dive")
        game.play_on()
    while game.top.phase != "under":  # type: ignore[union-attr]
        game.idle()
    return game


@BOTH
def test_a_pause_on_the_road(ranked: bool, start: Start) -> None:
    game = start(ranked)
    assert game.shown == "KitScene"
    before = kept(game).t
    game.press("back")
    idle(game, 5 * SECOND)
    game.press("back")
    passed = kept(game).t - before
    assert (5000 <= passed <= 5100) if ranked else passed < 100


@BOTH
@pytest.mark.parametrize(
    "over",
    [(), ("down", "confirm"), ("up", "confirm"), ("up", "up", "confirm")],
    ids=["bare", "settings", "question", "book"],
)
def test_a_pause_at_the_table_with_whatever_lies_over_it(ranked: bool, over: tuple[Any, ...], start: Start) -> None:
    game = start(ranked)
    game.until("TableScene")
    while not game.top.waits:  # type: ignore[union-attr]
        game.idle()
    before = table_t(game)
    game.press("back", *over)
    idle(game, 5 * SECOND)
    while game.shown != "TableScene":
        game.press("back")
    passed = table_t(game) - before
    assert (5000 <= passed <= 5300) if ranked else passed < 200


@BOTH
def test_the_rules_book_and_the_log_over_the_table(ranked: bool, start: Start) -> None:
    game = start(ranked)
    game.until("TableScene")
    while not game.top.waits:  # type: ignore[union-attr]
        game.idle()
    before = table_t(game)
    for name in ("rules", "log"):
        game.press(name)  # type: ignore[arg-type]
        assert game.shown != "TableScene"
        idle(game, 2 * SECOND)
        game.press("back")
    passed = table_t(game) - before
    assert (4000 <= passed <= 4300) if ranked else passed < 200


@BOTH
def test_another_window_in_front(ranked: bool, start: Start) -> None:
    game = start(ranked)
    game.until("TableScene")
    while not game.top.waits:  # type: ignore[union-attr]
        game.idle()
    before = table_t(game)
    game.give(FocusLost())
    assert game.shown == "PauseScene"
    idle(game, 3 * SECOND)
    game.press("back")
    passed = table_t(game) - before
    assert (3000 <= passed <= 3200) if ranked else passed < 200


@BOTH
def test_the_list_of_moves_costs_its_time_once(ranked: bool, start: Start) -> None:
    game = start(ranked)
    game.until("TableScene")
    while not game.top.waits:  # type: ignore[union-attr]
        game.idle()
    before = table_t(game)
    game.press("prompts")
    idle(game, 2 * SECOND)
    game.press("back")
    assert 2000 <= table_t(game) - before <= 2200


def test_whoever_pauses_under_the_table_in_a_ranked_run_is_caught_at_the_end_of_the_watch(start: Start) -> None:
    game = below(start(True))
    game.press("pause")
    assert game.shown == "PauseScene"
    idle(game, 30 * SECOND)
    assert game.shown == "PauseScene"
    entry = kept(game).session.match.log[-1]
    assert entry.action == Clock()
    assert not kept(game).run.duel.shop.under
    game.press("back")
    while not isinstance(game.top, CaughtScene):
        game.idle()
    visit = game.top._visit
    assert (visit.late_ms, visit.ended - visit.begun) == (0, 20_000)
    game.press("confirm")
    game.until("TableScene")


def test_whoever_pauses_under_the_table_in_another_run_has_all_the_time_left(start: Start) -> None:
    game = below(start(False))
    game.press("pause")
    idle(game, 30 * SECOND)
    game.press("back")
    assert isinstance(game.top, UnderTable)
    assert kept(game).run.duel.shop.under


@BOTH
@pytest.mark.parametrize("place", ["KitScene", "TableScene", "UnderTable"])
def test_leaving_for_later_keeps_the_time_since_the_last_decision(ranked: bool, place: str, start: Start) -> None:
    game = start(ranked)
    if place == "UnderTable":
        below(game)
    else:
        game.until(place)
    idle(game, 3 * SECOND)
    before, t = len(kept(game).session.match.log), kept(game).session.match.t
    game.press("back" if place == "KitScene" else "pause", "down", "down", "confirm")
    assert game.shown == "TitleScene"
    game.press("confirm")
    passed = kept(game).session.match.t - t
    assert (3000 <= passed <= 3200) if ranked else passed < 100
    assert len(kept(game).session.match.log) == before + ranked + (place == "UnderTable")


def test_the_pause_says_what_it_costs_while_it_does(start: Start) -> None:
    game = start(True)
    game.press("back")
    cost: Any = game.top._actions.cost  # type: ignore[union-attr]
    idle(game, 2 * SECOND)
    first = cost()
    idle(game, 3 * SECOND)
    assert first.startswith("This run is timed: the clock runs on.\nGame time 0:02")
    assert cost() != first
    assert "watch" not in cost()


def test_the_pause_under_the_table_says_that_the_watch_runs_on(start: Start) -> None:
    game = below(start(True))
    game.press("pause")
    assert "You can be caught" in game.top._actions.cost()  # type: ignore[union-attr]


def test_the_pause_of_another_run_costs_nothing(start: Start) -> None:
    game = start(False)
    game.press("back")
    assert game.top._actions.cost is None  # type: ignore[union-attr]
