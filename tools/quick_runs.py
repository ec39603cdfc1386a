"""Knows how whole games are made in a moment, so that there are records to be photographed."""

from __future__ import annotations

from pathlib import Path

from game.core import runfile
from game.core.runfile import Marks, RunFile
from tests.records import made


def whole(seed: str, marks: Marks, slow_ms: int = 0) -> RunFile:
    """A run played to its end by the simple player, so much longer in real time than it is in game time."""
    run = made.whole(seed, marks, step_ms=700)
    run.times.real_ms += slow_ms
    return run


def laid(folder: Path, runs: dict[str, RunFile]) -> None:
    """Run files by their names in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, run in runs.items():
        (folder / f"{name}.run.json").write_bytes(runfile.dumps(run))
