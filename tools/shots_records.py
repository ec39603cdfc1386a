"""Knows how the records are photographed: with a handful of finished runs, and with none."""

from __future__ import annotations

import shutil
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.core import runfile
from game.core.runfile import Marks
from scenes.campaign import keeper
from scenes.chronicle import house
from scenes.menus.records import PAGES, RecordsScene
from scenes.menus.setup import SetupScene
from scenes.replaying import filed
from scenes.replaying.card import Card, CardScene, stamp_of
from scenes.replaying.compared import CompareScene, Side
from scenes.replaying.film import Film
from scenes.replaying.shelf import RunFilesScene
from scenes.services.inputs import Text
from scenes.services.records import FINISHED, Records
from scenes.services.services import change_settings
from tests.records.made import at_table
from tools import shots_kinds, shots_road
from tools.quick_runs import laid, whole
from tools.stage import Stage

_GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden" / "yathsel_run"
_RUNS = ("won", "lost", "abandoned", "busy")
_PATIENCE_S, _APART = 60, 190


def kept(folder: Path) -> Records:
    """The records of a few golden runs, copied to where finished runs lie."""
    runs = folder / "runs"
    (runs / FINISHED).mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(_RUNS):
        file = f"2026010{number + 1}-1930{number}7-{name}.run.json"
        shutil.copyfile(_GOLDEN / f"{name}.run.json", runs / FINISHED / file)
    records = Records(runs, lambda: None)
    records.refresh()
    records.wait(_PATIENCE_S)
    return records


def much_kept(folder: Path) -> Records:
    """The golden runs, and quick ones of every class."""
    runs = {f"2026011{day}-200000-daily": whole(f"DAILY 2026-01-1{day}", Marks()) for day in range(1, 9)}
    runs["20260109-210000-weekly"] = whole("WEEKLY 2026-W02", Marks(), slow_ms=90_000)
    for number, seed in enumerate(("BCDFGHJKLMNPQRST", "ZXWVTSRQPNMLKJHG", "QQ22WW33ZZ44XX55")):
        runs[f"2026012{number}-203000-free"] = whole(seed, Marks(resumed=number), slow_ms=64_000 + 61_700 * number)
    for number, seed in enumerate(("PRAIRIE", "PRAIRIE", "GOLD")):
        runs[f"2026012{number}-213000-typed"] = whole(seed, Marks(seeded=True), slow_ms=71_000 + 43_100 * number)
    laid(folder / "runs" / FINISHED, runs)
    return kept(folder)


def saloon_kept(folder: Path) -> Records:
    """The records of a saloon in which every game was played."""
    games = (("yathsel_duel", "saloon_six", 4), ("yathsel_duel", "saloon_mirror", 1), ("yathsel_duel", "plain", 2),
             ("bounty_hunter", "whole_game_of_two", 1), ("bounty_hunter", "whole_game_of_five", 3),
             ("bang_dice", "six_law", 2), ("super_teams", "three", 1), ("super_teams", "two", 2))  # fmt: skip
    files = {f"2026012{at}-190000-{name}": at_table(game, name, range(n)) for at, (game, name, n) in enumerate(games)}
    laid(folder / FINISHED, files)
    records = Records(folder, lambda: None)
    records.refresh()
    records.wait(_PATIENCE_S)
    return records


def shoot_records(stage: Stage) -> None:
    """Every page of the records, and the first one without any run."""
    data = stage.services.folders.data
    stage.lay(RecordsScene(stage.services, Records(data / "nobody" / "runs"), lambda: None))
    stage.shoot("records-none")
    scene = RecordsScene(
        stage.services, much_kept(data / "somebody"), lambda: None, saloon_kept(data / "somewhere" / "saloon")
    )
    stage.lay(scene)
    for number, name in enumerate(PAGES):
        scene.focus.set(number)
        stage.press("confirm")
        _looked(stage, scene)
        stage.shoot(f"records-{name}")
        if name == "times":
            for category in ("random", "daily", "weekly", "seeded"):
                scene.focus.set(len(PAGES))
                stage.press("right")
                _looked(stage, scene)
                stage.shoot(f"records-times-{category}")
    scene.focus.set(len(PAGES) + 3)
    stage.press("right", "down", "down", "right")
    stage.shoot("records-badge")


def _looked(stage: Stage, scene: RecordsScene) -> None:
    """Waits for the figures of a page."""
    while scene.looks:
        time.sleep(0.01)
        stage.steps(1)


def shoot_run_files(stage: Stage) -> None:
    """The list of run files, a damaged one among them, and one being watched."""
    stage.services.clock.speed = 0
    records = kept(stage.services.folders.data)
    (records.folder / "20260106-204500-hurt.run.json").write_bytes(b"{}")
    records.refresh()
    records.wait(_PATIENCE_S)
    scene = RunFilesScene(stage.services, (records,), house(lambda run, n: None))
    stage.lay(scene)
    stage.shoot("files")
    stage.press("down")
    stage.shoot("files-marked")
    stage.press("confirm")
    watched: Any = stage.stack.top
    stage.until(lambda: watched.film.whole)
    stage.press("throw")
    for name, number in (("middle", watched.film.last // 2), ("end", watched.film.last)):
        watched.seek(number)
        stage.steps(4)
        stage.shoot(f"watch-{name}")


def shoot_card(stage: Stage) -> None:
    """The result card of a won run, and two runs side by side."""
    records = kept(stage.services.folders.data)
    won = filed.everything((records,))[-1]
    card = Card(won, "Run", filed.duels_of((records,), won), stamp_of(won.path.read_bytes()))
    stage.lay(CardScene(stage.services, card, Path("exports")))
    stage.shoot("files-card")
    _shoot_compared(stage, records)


def _shoot_compared(stage: Stage, records: Records) -> None:
    """The won run beside another that left it in the third duel."""
    won = runfile.loads((_GOLDEN / "won.run.json").read_bytes())
    other = keeper.fork(records.folder.parent, won, _APART)
    while not other.over:
        match = other.session.match
        other.session.submit(match.to_act[0], shots_road.simple(match.state), match.t + 1500)
        other.recorded(match.log[-1])
    assert other.stored is not None
    other.stored.wait(_PATIENCE_S)
    other.close()
    records.refresh()
    records.wait(_PATIENCE_S)
    everything = filed.everything((records,))
    ones = (everything[-1], everything[0])
    first, second = (Side(one, Film(one.path.read_bytes()), filed.duels_of((records,), one)) for one in ones)
    scene = CompareScene(stage.services, (first, second), house())
    stage.lay(scene)
    stage.until(lambda: scene.whole)
    stage.steps(2)
    stage.shoot("files-compared")


def shoot_hidden(stage: Stage) -> None:
    """What is left of a seed when it is hidden: in the set-up, in the list of files, on the card."""
    services = stage.services
    change_settings(services, replace(services.settings.now, hide_seed=True))
    setup = SetupScene(services, shots_kinds.offer(services))
    stage.lay(setup)
    stage.press("next")
    setup.handle(Text("PRAIRIE"))
    stage.shoot("hidden-setup")
    records = kept(services.folders.data)
    stage.lay(RunFilesScene(services, (records,), house()))
    stage.shoot("hidden-files")
    won = filed.everything((records,))[-1]
    stage.lay(CardScene(services, Card(won, "Run", filed.duels_of((records,), won)), Path("exports")))
    stage.shoot("hidden-card")
    change_settings(services, replace(services.settings.now, hide_seed=False))


PARTS = (shoot_records, shoot_run_files, shoot_card, shoot_hidden)
