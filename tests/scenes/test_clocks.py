"""The clocks of a run: shown if wanted, and game time is the same at any frame rate."""

from pathlib import Path
from typing import Any

import pytest

from game.core import runfile
from scenes.app import Loop
from scenes.campaign.clocks import said_ms
from scenes.options import PlayOptions
from scenes.services.inputs import Command
from scenes.services.settings import read_settings
from tests.scenes.at_table import sit_down
from tests.scenes.driven import Driven
from tests.scenes.played import SEED

BETWEEN_S = 1 / 6
PRESSES = 90


def played_at(rate: int, home: Path) -> list[tuple[int, int, Any]]:
    """What was decided, and when, with the same keys at the same moments."""
    place = sit_down(home, speed=0)
    loop = Loop(place.services)
    loop.stack = place.stack
    for number in range(PRESSES):
        loop.frame(0.0, [Command("throw" if number % 4 < 2 else "confirm")])
        for _ in range(round(BETWEEN_S * rate)):
            loop.frame(1 / rate, [])
    return [(entry.t, entry.seat, entry.action) for entry in place.session.match.log]


@pytest.mark.parametrize("rate", [30, 144])
def test_the_same_keys_give_the_same_game_time_at_any_frame_rate(rate: int, tmp_path: Path) -> None:
    at_sixty = played_at(60, tmp_path)
    assert len(at_sixty) > 20
    assert at_sixty[-1][0] > 0
    assert played_at(rate, tmp_path) == at_sixty


@pytest.mark.parametrize(("ms", "said"), [(0, "0:00.000"), (83_456, "1:23.456"), (3_600_000 + 61_001, "1:01:01.001")])
def test_a_clock_shows_milliseconds(ms: int, said: str) -> None:
    assert said_ms(ms) == said


def test_one_key_shows_the_clocks_and_hides_them_again(tmp_path: Path) -> None:
    game = Driven(tmp_path, PlayOptions(seed=SEED, difficulty="easy"))
    game.loop.draw()
    without = game.services.window.canvas.subsurface((380, 0, 430, 30)).copy().get_buffer().raw
    game.press("clocks")
    assert game.services.settings.now.clocks
    assert read_settings(game.services.settings.path)[0].clocks
    game.loop.draw()
    assert game.services.window.canvas.subsurface((380, 0, 430, 30)).copy().get_buffer().raw != without
    game.press("clocks")
    assert not game.services.settings.now.clocks
    game.end()


def test_the_clocks_of_a_run_stand_still_at_its_end(tmp_path: Path) -> None:
    game = Driven(tmp_path, PlayOptions(seed=SEED, difficulty="easy"))
    kept = game.flow.kept
    assert kept is not None
    game.press("back", "up", "confirm", "right", "confirm")
    assert game.shown == "SummaryScene"
    kept.let_pass(60.0)
    before = kept.real_ms()
    kept.close()
    assert kept.file is not None
    times = runfile.loads(kept.file.read_bytes()).times
    assert (kept.t, kept.real_ms()) == (times.game_ms, before) == (times.game_ms, times.real_ms)
    game.end()
