"""Knows how long a jump to any decision of a recorded run takes, in a file just opened and in one that is known."""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

from scenes.chronicle import house
from scenes.replaying.film import Film
from scenes.replaying.watch import WatchScene
from scenes.services.services import Services, headless_services
from tools.bench import recorded_run

REPEATS, JUMPS, STEP_S = 5, 200, 1 / 60


def opened(services: Services, raw: bytes) -> tuple[WatchScene, list[float]]:
    """A file opened at its last decision, and the ms of every frame until that is shown."""
    frames = []
    began = time.process_time()
    film = Film(raw)
    scene = WatchScene(services, film, house(), film.last)
    scene.enter()
    while scene.at != film.last:
        scene.update(STEP_S)
        scene.draw(services.window.canvas)
        frames.append((time.process_time() - began) * 1000)
        began = time.process_time()
    return scene, frames


def jumped(services: Services, scene: WatchScene, number: int) -> float:
    """The ms of the frame in which a decision is jumped to."""
    began = time.process_time()
    scene.seek(number)
    scene.update(STEP_S)
    scene.draw(services.window.canvas)
    return (time.process_time() - began) * 1000


def main(files: Sequence[str]) -> int:
    """Measures the files named, or a run by bots that goes over as many duels as possible."""
    with tempfile.TemporaryDirectory() as home:
        services = headless_services(Path(home))
        for file in [Path(name) for name in files] or [recorded_run(Path(home))]:
            raw = file.read_bytes()
            runs = [opened(services, raw) for _ in range(REPEATS)]
            scene = runs[-1][0]
            cold = statistics.median(sum(frames) for _, frames in runs)
            count = statistics.median(len(frames) for _, frames in runs)
            longest = max(max(frames) for _, frames in runs)
            jumps = sorted(jumped(services, scene, at * scene.film.last // JUMPS) for at in range(JUMPS, 0, -1))
            print(
                f"{file.name}: {scene.film.last} decisions; opened at the last one {cold:.0f} ms in {count:.0f} frames "
                f"(longest {longest:.0f} ms); any other: p50 {jumps[JUMPS // 2]:.1f}, p99 {jumps[-2]:.1f}, "
                f"most {jumps[-1]:.1f} ms"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
