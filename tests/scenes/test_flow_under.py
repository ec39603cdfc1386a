"""The visit under the table in a whole run: quit below and gone on with, caught to the end, nothing gained."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.core import runfile
from game.yathsel.actions import Dive, Surface
from scenes.options import PlayOptions
from scenes.services import saves
from tests.scenes.driven import Driven

Start = Callable[..., Driven]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the game for one player; called again it is the next start on the same machine."""
    begun: list[Driven] = []

    def again(options: PlayOptions = PlayOptions()) -> Driven:
        if begun:
            begun[-1].end()
        begun.append(Driven(tmp_path, options))
        return begun[-1]

    yield again
    for game in begun:
        game.end()


def below(start: Start) -> Driven:
    """A run on hard whose player has just dived for the first time."""
    game = start(PlayOptions(seed="UNDER", difficulty="hard"))
    game.until("TableScene")
    dive(game)
    return game


def dive(game: Driven) -> None:
    """Asks for it ahead and plays on until it is taken."""
    while game.shown != "UnderTable":
        top = game.top
        if game.shown == "TableScene" and top.waits and not top.skin.choice.dive_ahead:  # type: ignore[union-attr]
            game.press("dive")
        game.play_on()


def actions(game: Driven) -> list[object]:
    assert game.flow.kept is not None
    return [entry.action for entry in game.flow.kept.session.match.log]


def test_quitting_under_the_table_ends_the_visit_for_this_turn(start: Start) -> None:
    left = below(start)
    left.press("hold_2")
    for _ in range(30):
        left.idle()
    before = actions(left)
    game = start()
    game.press("confirm")
    assert game.shown == "TableScene"
    assert actions(game)[: len(before) + 1] == [*before, Surface(True)]
    assert Dive() in before


def test_saving_and_leaving_from_the_pause_below_does_the_same(start: Start) -> None:
    game = below(start)
    game.press("pause", "down", "down", "confirm")
    assert game.shown == "TitleScene"
    game.press("confirm")
    assert game.shown == "TableScene"
    assert Surface(True) in actions(game)


def test_two_catches_end_the_run_as_caught_and_it_is_stored_so(start: Start, tmp_path: Path) -> None:
    game = below(start)
    for _ in range(2):
        while game.shown == "UnderTable":
            game.idle()
        assert game.shown == "CaughtScene"
        game.press("confirm")
        if game.flow.kept is not None and game.flow.kept.over:
            break
        dive(game)
    while game.shown == "TableScene":
        game.idle()
    folder = tmp_path / "data" / "profiles" / "1" / "runs" / saves.FINISHED
    game.until("SummaryScene")
    (stored,) = [runfile.loads(path.read_bytes()) for path in folder.iterdir()]
    assert stored.result is not None
    assert stored.result["reason"] == "caught"
