"""Knows how the records are photographed: with a handful of finished runs, and with none."""

from __future__ import annotations

import shutil
from pathlib import Path

from scenes.menus.records import RecordsScene
from scenes.services.records import FINISHED, Records
from tools.stage import Stage

_GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden" / "yathsel_run"
_RUNS = ("won", "lost", "abandoned", "busy")
_PATIENCE_S = 60


def kept(folder: Path) -> Records:
    """The records of a few golden runs, copied to where finished runs lie."""
    runs = folder / "runs"
    (runs / FINISHED).mkdir(parents=True)
    for number, name in enumerate(_RUNS):
        shutil.copyfile(_GOLDEN / f"{name}.run.json", runs / FINISHED / f"2026010{number}-{name}.run.json")
    records = Records(runs, lambda: None)
    records.refresh()
    records.wait(_PATIENCE_S)
    return records


def shoot_records(stage: Stage) -> None:
    """Every page of the records, and the first one without any run."""
    data = stage.services.folders.data
    stage.lay(RecordsScene(stage.services, Records(data / "nobody" / "runs")))
    stage.shoot("records-none")
    stage.lay(RecordsScene(stage.services, kept(data / "somebody")))
    for number, name in enumerate(("runs", "times", "boxes", "dice")):
        if number:
            stage.press("next", "confirm")
        stage.shoot(f"records-{name}")


PARTS = (shoot_records,)
