"""Knows how long a new beginning takes: from the key to the first picture of the new run, from every place of a run."""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.bench import percentile

AIM_MS = 300
TIMES = 50
SEED = "KEEP PLAYING"
FRAME_S = 1 / 60
PATIENCE_S = 120.0
RIDE_PAST = 3
PLACES = {
    "kit": "KitScene", "wager": "IntroductionScene", "table": "TableScene", "under the table": "UnderTable",
    "pause": "PauseScene", "result": "ResultScene", "stop": "StopScene", "trail": "TrailScene",
    "summary": "SummaryScene",
}  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """A line a place; 1 if one time in a hundred is over the aim."""
    reader = argparse.ArgumentParser(prog="python -m tools.restarts", description=__doc__)
    reader.add_argument("--place", choices=PLACES, action="append", help="only from here")
    reader.add_argument("--times", type=int, default=TIMES, help=f"how often from each place ({TIMES})")
    chosen = reader.parse_args(arguments)
    slow = False
    for place in chosen.place or PLACES:
        both = measured(place, chosen.times + 1)
        (first, first_cpu), taken, cpu = both[0], [wall for wall, _ in both[1:]], [spent for _, spent in both[1:]]
        high = percentile(taken, 99)
        said = f"p50 {statistics.median(taken):4.0f}  p99 {high:4.0f}  most {max(taken):4.0f} ms"
        said += f"  (CPU p50 {statistics.median(cpu):3.0f}  p99 {percentile(cpu, 99):3.0f})"
        print(f"{place:<16} {said}   the first in a process {first:4.0f} (CPU {first_cpu:3.0f})", flush=True)
        slow = slow or max(high, first) > AIM_MS
    return int(slow)


def measured(place: str, times: int) -> list[tuple[float, float]]:
    """The ms by the wall and of CPU of so many new beginnings from a place, one after the other in a new home."""
    with tempfile.TemporaryDirectory() as home:
        game = Game(Path(home))
        try:
            return [game.restarted(place, same_seed=bool(number % 2)) for number in range(times)]
        finally:
            game.close()


class Game:
    """The real loop with a run begun, its worker and its journal, played by keys at instant speed."""

    def __init__(self, home: Path) -> None:
        from dataclasses import replace

        from scenes.app import Loop
        from scenes.flow import Flow
        from scenes.options import PlayOptions
        from scenes.services.services import change_settings, headless_services
        from scenes.services.worker import Brain, Worker
        from scenes.stack import Reset

        services = headless_services(home, speed=0)
        change_settings(services, replace(services.settings.now, ask_zero=False))
        self.worker = Worker(Brain(enters_first, needs_nothing), None)
        self.flow = Flow(services, PlayOptions(seed=SEED, difficulty="easy"), self.worker)
        self.loop = Loop(services)
        self.loop.stack.apply(Reset(self.flow.opening()))

    @property
    def top(self) -> Any:
        """The scene on top, out of its wrapping."""
        scene: Any = self.loop.stack.top
        while hasattr(scene, "scene"):
            scene = scene.scene
        return scene

    def restarted(self, place: str, same_seed: bool) -> tuple[float, float]:
        """Plays to the place, then the ms of a new beginning."""
        from scenes.services.inputs import Command

        until = time.monotonic() + PATIENCE_S
        while type(self.top).__name__ != PLACES[place]:
            if time.monotonic() > until:
                raise SystemExit(f"{place} was not reached: the game stands at {type(self.top).__name__}")
            self.frame([Command(name) for name in next_keys(self.top, place)])
        self.frame([])
        begun, spent = time.perf_counter(), time.process_time()
        self.frame([Command("same_seed" if same_seed else "new_seed")])
        taken = (time.perf_counter() - begun) * 1000, (time.process_time() - spent) * 1000
        if type(self.top).__name__ != "KitScene":
            raise SystemExit(f"no new run began from {place}")
        return taken

    def frame(self, given: list[Any]) -> None:
        """One frame and its picture."""
        self.loop.frame(FRAME_S, given)
        self.loop.draw()
        self.loop.services.window.present()

    def close(self) -> None:
        """Leaves the run and ends the other process."""
        self.loop.stack.clear()
        if self.flow.kept is not None:
            self.flow.kept.close()
        self.worker.close()


def next_keys(top: Any, place: str) -> tuple[Any, ...]:
    """What brings the run nearer to the place."""
    match type(top).__name__:
        case "TableScene":
            return _at_table(top, place)
        case "StopScene":
            return ("confirm",) if top.focus.index == RIDE_PAST else ("next",)
        case "PauseScene" if place == "summary":
            return ("up", "confirm")
        case "QuestionScene":
            return ("right", "confirm")
        case "PauseScene" | "UnderTable":
            return ("back",)
        case _:
            return ("confirm",)


def _at_table(table: Any, place: str) -> tuple[Any, ...]:
    if place in ("pause", "summary"):
        return ("back",)
    if not table.waits:
        return ()
    if place == "under the table" and not table.skin.choice.dive_ahead:
        return ("dive",)
    return ("throw",) if table.skin.shown.duel.throws_left else ("down", "confirm")


def enters_first(question: Any, cache: Path | None) -> Any:
    """An opponent's choice that needs no thought and loses: the first throw in the first open box."""
    from game import catalog
    from game.yathsel.actions import Enter

    legal = catalog.games()[question.game].rules.legal(question.view.state, question.view.seat)
    return next((action for action in legal if isinstance(action, Enter)), legal[0])


def needs_nothing(twists: tuple[str, ...], cache: Path | None) -> None:
    """Such an opponent needs no tables."""


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.exit(main(sys.argv[1:]))
