"""Knows how a recorded match is played through a saloon game's skin, without a screen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame

from game.catalog import rules_of
from game.core import replay, runfile
from game.core.match import Match
from game.core.rules import View
from game.core.session import Session
from scenes.anim.queue import BeatQueue
from scenes.anim.tween import Clock
from scenes.catalog import skin_of
from scenes.services.services import Services
from tests.saloon.table import sitters
from tests.scenes.at_table import STEP_S
from tests.scenes.test_table_laws import FAST

_GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def golden_of(game: str) -> list[Path]:
    """The golden runs of a game."""
    return sorted((_GOLDEN / game).glob("*.run.json"))


def of_golden(path: Path) -> Match[Any, Any, Any]:
    """A golden run, played to its end."""
    recorded = runfile.loads(path.read_bytes())
    header = runfile.header_of(recorded)
    match = replay.begun(rules_of(header), header)
    assert replay.play(match, recorded.actions) is None
    return match


def fresh_skin(services: Services, game: str, seats: int) -> Any:
    """A skin that has shown nothing yet."""
    return skin_of(game, services, lambda: (), sitters(seats))


def shown_to(services: Services, played: Match[Any, Any, Any], me: int) -> Iterator[tuple[Any, View[Any, Any]]]:
    """Plays a log through a skin for one seat; gives skin and view after each action."""
    match = Match(played.rules, played.start)
    watcher: Session[Any, Any, Any] = Session(match, {})
    skin = fresh_skin(services, match.rules.game, match.start.seats)
    skin.begin(watcher.view(me))
    queue: BeatQueue[Any] = BeatQueue(skin.motion, skin.settle, Clock(1))
    for number, entry in enumerate(played.log):
        queue.push(watcher.masked(watcher.submit(entry.seat, entry.action, entry.t), me))
        if number % 5 == 4:
            queue.update(STEP_S)
            queue.finish_all()
        while queue.busy:
            queue.update(STEP_S * FAST)
            skin.update(STEP_S * FAST * 1000)
        yield skin, watcher.view(me)


def picture(skin: Any) -> bytes:
    """The pixels of the whole table while its person is waited for."""
    skin.wait_for(True, True)
    surface = pygame.Surface((1280, 720))
    skin.draw(surface)
    return pygame.image.tobytes(surface, "RGB")
