"""Knows what a frame costs in every place: each screen that can be photographed, measured while it is played."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PICTURES = (100, 150, 200)
MOST_MS, MOST_MB = 8.0, 300
LOOK_FRAMES = 20


def main(arguments: Sequence[str]) -> int:
    """A table a density: each place with its frames' CPU time and memory; 1 if a limit is broken."""
    reader = argparse.ArgumentParser(prog="python -m tools.frames", description=__doc__)
    reader.add_argument("--picture", type=int, choices=PICTURES, action="append", help="a density, in per cent")
    reader.add_argument("--part", type=int, help=argparse.SUPPRESS)
    chosen = reader.parse_args(arguments)
    if chosen.part is not None:
        print(json.dumps(measured(chosen.picture[0], chosen.part)))
        return 0
    return max(int(table(picture)) for picture in chosen.picture or PICTURES)


def table(picture: int) -> bool:
    """Measures each part in a process of its own and prints the places; whether a limit is broken."""
    from tools import screenshots
    from tools.bench import percentile

    frames: defaultdict[str, list[float]] = defaultdict(list)
    loading: defaultdict[str, list[float]] = defaultdict(list)
    memory: defaultdict[str, float] = defaultdict(float)
    for part in range(len(screenshots.PARTS)):
        command = [sys.executable, "-m", "tools.frames", "--picture", str(picture), "--part", str(part)]
        said = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for place, (still, loads, used) in json.loads(said.splitlines()[-1]).items():
            frames[place] += still
            loading[place] += loads
            memory[place] = max(memory[place], used)
    print(f"\npicture {picture} %: CPU time of update, draw and present in ms; memory of the process")
    for place, values in sorted(frames.items(), key=lambda item: -percentile(item[1], 99)):
        middle, high, most = (percentile(values, share) for share in (50, 99, 100))
        loads = loading[place]
        said = f"p50 {middle:5.1f}  p99 {high:5.1f}  most {most:5.1f}  {memory[place]:4.0f} MB"
        print(
            f"{place:<14} {len(values):>5} frames  {said}  {len(loads):>3} that load, most {max(loads, default=0):5.1f}"
        )
    broken = [place for place in frames if percentile(frames[place], 99) >= MOST_MS or memory[place] >= MOST_MB]
    print(f"over {MOST_MS:.0f} ms or {MOST_MB} MB: {', '.join(broken) or 'none'}", flush=True)
    return bool(broken)


def measured(picture: int, part: int) -> dict[str, tuple[list[float], list[float], float]]:
    """Plays one part; for each place the ms of its frames, of those that read a picture from the disk, and the MB."""
    from scenes.services.services import headless_services
    from tools import screenshots
    from tools.stage import STEP_S, Stage

    taken: defaultdict[str, list[float]] = defaultdict(list)
    loading: defaultdict[str, list[float]] = defaultdict(list)
    memory: dict[str, float] = {}

    class Measured(Stage):
        """Draws every frame it lets pass and notes its CPU time."""

        seen: Any = None

        def steps(self, number: int) -> None:
            """Frames, one at a time."""
            for frame in range(number):
                if frame % LOOK_FRAMES == 0:
                    self.services.assets.tidy()
                before, begun = self.services.assets.loaded, time.process_time()
                self.stack.update(STEP_S)
                with self.services.window.frame() as canvas:
                    self.stack.draw(canvas)
                self.services.window.present()
                spent = (time.process_time() - begun) * 1000
                top = self.stack.top
                fresh = top is not self.seen or self.services.assets.loaded != before
                (loading if fresh else taken)[place_of(top)].append(spent)
                self.seen = top
            memory[place_of(self.stack.top)] = resident_now_mb()

        def shoot(self, name: str) -> None:
            """No picture, a second of standing still."""
            self.steps(60)

    with tempfile.TemporaryDirectory() as home:
        screenshots.PARTS[part](Measured(headless_services(Path(home), "de", picture_scale=picture), Path(home)))
    return {place: (taken[place], loading[place], memory.get(place, 0)) for place in {*taken, *loading}}


def resident_now_mb() -> float:
    """The memory of this process now; the most it ever had where the system does not tell."""
    from tools.bench import resident_mb

    status = Path("/proc/self/status")
    if not status.exists():
        return resident_mb()
    return int(status.read_text().split("VmRSS:")[1].split()[0]) / 1024


def place_of(scene: Any) -> str:
    """The name of a screen, under whatever wraps it."""
    while hasattr(scene, "scene"):
        scene = scene.scene
    return type(scene).__name__.removesuffix("Scene")


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.exit(main(sys.argv[1:]))
