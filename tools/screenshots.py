"""Knows how to photograph the game: every screen and state, in every complete language, without a display."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")


from game import __version__
from game.catalog import games
from game.core.match import Match, Start
from game.core.session import Session
from scenes.campaign import parts
from scenes.campaign.parts import Sign
from scenes.campaign.result import ResultScene
from scenes.campaign.summary import SummaryScene
from scenes.catalog import table_scene
from scenes.flow import Flow
from scenes.menus.first import FirstScene
from scenes.menus.pause import PauseActions, PauseScene
from scenes.menus.question import QuestionScene
from scenes.options import PlayOptions
from scenes.services.services import headless_services
from scenes.services.settings import LANGUAGES
from scenes.stack import Push, Scene
from scenes.table.scene import TableHooks, TableScene
from tools import (
    shots_bang,
    shots_hunt,
    shots_kinds,
    shots_race,
    shots_racing,
    shots_records,
    shots_road,
    shots_saloon,
    shots_settings,
    shots_under,
    shots_watched,
)
from tools.stage import MOST_STEPS, Answered, Helper, Stage

ROOT = Path(__file__).resolve().parent.parent
SHOTS = ROOT / "shots"
DOCS = ROOT / "docs" / "pictures"
CHOSEN = {"title": "title", "table-both-sides": "table", "table-opponent-enters": "opponent",
          "under-open": "under", "hunt-own-holds": "bounty", "bang-aiming": "bang", "race-card-chosen": "super",
          "saloon-own-turn-of-6": "saloon", "race-table-5": "ghost", "records-badges": "badges"}  # fmt: skip
SEED = "PRAIRIE"

OURS = {"ones": 3, "twos": 6, "threes": 9, "fives": 20, "small_straight": 60, "chance": 24}
THEIRS = {"ones": 2, "fours": 12, "fives": 15, "sixes": 24, "full_house": 25, "three_kind": 22}
FULL = {"ones": 3, "twos": 8, "threes": 9, "fours": 16, "fives": 15, "sixes": 18, "three_kind": 24, "four_kind": 0,
        "full_house": 25, "small_straight": 30, "large_straight": 40, "yathsel": 0}  # fmt: skip
MIDDLE: Mapping[str, Any] = {
    "duel": 2, "opponent": "hattie", "twists": ["double_straights"], "cards": [{"boxes": OURS}, {"boxes": THEIRS}],
}  # fmt: skip


def table(stage: Stage, position: Mapping[str, Any], seed: str = SEED, sign: Sign | None = None) -> TableScene:
    """A table in the middle of a run, laid on the stage."""
    session = Session(Match(games()["yathsel_run"].rules, Start(2, {}, seed, position)), {1: None})

    def pause() -> Scene:
        return PauseScene(stage.services, PauseActions(lambda: None, lambda: None, lambda: SEED))

    hooks = TableHooks(Helper().submit, lambda entry: Answered(), lambda: None, pause)
    version = stage.services.text.say("menu.rules_line", {"version": __version__, "rules": session.match.rules.id})
    corner = (parts.sign_words(stage.services, sign or Sign("", SEED)), version)
    scene = table_scene(stage.services, session, hooks, lambda: corner)
    stage.lay(scene)
    return scene


def shoot_own_turn(stage: Stage) -> None:
    """The player's turn: before the throw, dice in the air, holds, a chosen row, lists and questions over it."""
    table(stage, {**MIDDLE, "side": 0}, sign=Sign("dbdd" * 16, None))
    stage.shoot("table-of-a-secret-seed")
    scene = table(stage, {**MIDDLE, "side": 0})
    stage.shoot("table-before-the-throw")
    stage.press("throw")
    stage.steps(14)
    stage.shoot("table-throwing")
    scene = table(stage, {**MIDDLE, "side": 0, "dice": [4, 6, 4, 2, 4], "throws_left": 1})
    stage.press("hold_1", "hold_3", "hold_5", "down", "down")
    stage.steps(20)
    stage.shoot("table-holding")
    stage.press("hold_2", "hold_4", "throw")
    stage.shoot("table-all-held")
    for name in ("prompts", "back"):
        stage.press(name)
        stage.shoot({"back": "pause"}.get(name, f"table-{name}"))
        stage.press("back")
    while scene.skin.choice.box != "yathsel":  # type: ignore[attr-defined]
        stage.press("down")
    stage.press("confirm")
    stage.shoot("question-zero")


def shoot_opponents_turn(stage: Stage) -> None:
    """The opponent's turn: what it holds, where it enters, what lies there afterwards."""
    scene = table(stage, {**MIDDLE, "side": 1})
    shown: Any = scene.skin.shown  # type: ignore[attr-defined]
    stage.until(lambda: bool(shown.raised) and not shown.tumbling)
    stage.steps(12)
    stage.shoot("table-opponent-holds")
    stage.until(lambda: shown.marked is not None)
    stage.steps(10)
    stage.shoot("table-opponent-enters")
    stage.until(lambda: scene.waits)
    stage.shoot("table-after-the-opponent")
    stage.press("throw")
    stage.until(lambda: scene.waits)
    faces = shown.duel.dice
    most = max(set(faces), key=lambda face: (faces.count(face), face))
    stage.press(*(f"hold_{slot + 1}" for slot, face in enumerate(faces) if face == most), "down", "down")
    stage.steps(20)
    stage.shoot("table-both-sides")
    stage.press("log")
    stage.shoot("table-log")
    stage.press("back")


def shoot_great_moments(stage: Stage) -> None:
    """A further Yathsel, the bonus, the roll-off, a duel won and one lost."""
    ours = {**OURS, "yathsel": 50, "sixes": 18}
    scene = table(stage, {**MIDDLE, "cards": [{"boxes": ours}, {"boxes": THEIRS}], "side": 0, "dice": [4] * 5,
                          "throws_left": 1})  # fmt: skip
    shown: Any = scene.skin.shown  # type: ignore[attr-defined]
    stage.press("confirm")
    stage.shoot("table-preview-of-a-further-yathsel")
    while scene.skin.choice.box != "fours":  # type: ignore[attr-defined]
        stage.press("down")
    stage.press("confirm")
    for name, wanted in (("further-yathsel", "shout.further"), ("bonus", "shout.bonus")):
        stage.until(lambda wanted=wanted: shown.shout == wanted)  # type: ignore[misc]
        stage.steps(8)
        stage.shoot(f"table-{name}")
    for name, chance in (("won", 9), ("lost", 29), ("roll-off", 20)):
        cards = [{"boxes": FULL}, {"boxes": {**FULL, "chance": chance}}]
        scene = table(stage, {"duel": 1, "twists": [], "cards": cards, "side": 0, "dice": [2, 3, 4, 5, 6],
                              "throws_left": 0})  # fmt: skip
        last: Any = scene.skin.shown  # type: ignore[attr-defined]
        stage.press("confirm", "confirm")
        ends = ("shout.won", "shout.lost", "shout.roll")
        stage.until(lambda last=last, ends=ends: last.shout.startswith(ends))  # type: ignore[misc]
        stage.steps(50 if name == "roll-off" else 24)
        stage.shoot(f"table-{name}")


def shoot_run(stage: Stage) -> None:
    """The way through a run: title, set-up, settings, introduction, results, summary."""
    services = stage.services
    helper: Any = Helper()
    stage.lay(*Flow(services, PlayOptions(), helper).opening())
    stage.shoot("title")
    stage.stack.apply(Push(FirstScene(services)))
    stage.shoot("first-start")
    stage.press("back", "confirm")
    stage.shoot("set-up")
    stage.press("back", "down", "down", "down", "confirm")
    stage.shoot("settings")
    services.clock.speed = 0
    flow = Flow(services, PlayOptions(seed=SEED, difficulty="easy"), helper)
    stage.lay(*flow.opening())
    stage.shoot("introduction")
    for name, goal in (("duel-result", ResultScene), ("summary", SummaryScene)):
        play_on(stage, goal)
        stage.steps(30)
        stage.shoot(name)
    stage.stack.clear()
    if flow.kept:
        flow.kept.close()
    stage.lay(*Flow(services, PlayOptions(), helper).opening())
    stage.shoot("title-after-a-run")


def play_on(stage: Stage, goal: type) -> None:
    """Plays by the plainest means until a screen of this kind lies on top."""
    for _ in range(MOST_STEPS):
        scene: Any = stage.stack.top
        while hasattr(scene, "scene"):
            scene = scene.scene
        if isinstance(scene, goal):
            return
        if isinstance(scene, QuestionScene):
            stage.press("right", "confirm")
        elif not isinstance(scene, TableScene):
            stage.press("confirm")
        elif scene.waits:
            thrown = scene.skin.shown.duel.dice is not None  # type: ignore[attr-defined]
            stage.press("confirm" if thrown else "throw")
        stage.steps(1)
        time.sleep(0.001)  # the disk needs its time too
    raise RuntimeError("the duel to be photographed never ended")


PARTS = (
    shoot_run, *shots_kinds.PARTS, *shots_road.PARTS, *shots_saloon.PARTS, *shots_hunt.PARTS, *shots_race.PARTS,
    *shots_records.PARTS, *shots_racing.PARTS, *shots_watched.PARTS, *shots_bang.PARTS, *shots_settings.PARTS,
    shoot_own_turn, shoot_opponents_turn, shoot_great_moments,
    lambda stage: shots_under.shoot_things(stage, table), lambda stage: shots_under.shoot_below(stage, table),
)  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """Photographs everything (or the parts named), prints where."""
    reader = argparse.ArgumentParser(prog="make shots", description=__doc__)
    reader.add_argument("--scale", type=int, default=100, help="text scale in per cent (100 to 150)")
    reader.add_argument("--picture", type=int, default=100, help="how fine: 100 is 1280x720, 150 and 200 are finer")
    reader.add_argument("--to", type=Path, default=SHOTS, help="the folder for the pictures")
    chosen = reader.parse_args(arguments)
    for language in LANGUAGES:
        for part in PARTS:
            with tempfile.TemporaryDirectory() as home:
                services = headless_services(Path(home), language, chosen.scale, picture_scale=chosen.picture)
                part(Stage(services, chosen.to / language))
        count = len(list((chosen.to / language).glob("*.png")))
        print(f"{chosen.to / language}: {count} pictures")
    if chosen.to == SHOTS and (chosen.scale, chosen.picture) == (100, 100):
        keep_chosen()
    return 0


def keep_chosen() -> None:
    """The pictures that the documents show."""
    DOCS.mkdir(parents=True, exist_ok=True)
    for name, kept in CHOSEN.items():
        shutil.copyfile(SHOTS / "en" / f"{name}.png", DOCS / f"{kept}.png")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
