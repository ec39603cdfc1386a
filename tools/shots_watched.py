"""Knows how a recorded run is photographed where it is not at its table: on the road, under the table, at its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from scenes.chronicle import house
from scenes.replaying.film import Film
from scenes.replaying.watch import WatchScene
from tools.stage import Stage

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden" / "yathsel_run"
_PHASES = ("kit", "choose", "wager", "stop", "won", "over")


def watched(stage: Stage, name: str) -> WatchScene:
    """A golden run being watched, all of it there."""
    scene = WatchScene(stage.services, Film((GOLDEN / f"{name}.run.json").read_bytes()), house(lambda run, n: None), 0)
    stage.lay(scene)
    stage.until(lambda: scene.film.whole)
    return scene


def shoot_watched(stage: Stage) -> None:
    """Every moment of a run that is not at the table, by the player's eyes and the kit by the opponent's."""
    scene = watched(stage, "won")
    for phase in _PHASES:
        scene.seek(_last(scene, phase))
        stage.steps(2)
        stage.shoot(f"watch-{phase}")
    scene.seek(_last(scene, "choose"))
    stage.press("next")
    stage.shoot("watch-choose-by-the-opponents-eyes")
    scene = watched(stage, "shop")
    below = [at for at, moment in enumerate(scene.film.moments) if _under(moment.state)]
    scene.seek(below[len(below) // 2])
    stage.steps(2)
    stage.shoot("watch-under")
    stage.press("prompts")
    stage.shoot("watch-fork")


def _last(scene: WatchScene, phase: str) -> int:
    return max(at for at, moment in enumerate(scene.film.moments) if moment.state.phase == phase)


def _under(state: Any) -> bool:
    return state.phase == "duel" and bool(state.duel.shop.under)


PARTS = (shoot_watched,)
