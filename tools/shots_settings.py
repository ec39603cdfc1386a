"""Knows how the settings are photographed, each page, and what is said to and of LiveSplit."""

from __future__ import annotations

import socket
import time
from dataclasses import replace

from scenes.chronicle import house
from scenes.menus.settings import PAGES, RACES, SettingsScene
from scenes.replaying.shelf import RunFilesScene
from scenes.services.inputs import Text
from scenes.services.services import change_settings
from tools import shots_records
from tools.stage import Stage

_PORT_ROW = 4
_NAP_S = 0.002


def shoot_settings(stage: Stage) -> None:
    """Every page, a port that cannot be one, and a trial that came to nothing."""
    for page, words in enumerate(PAGES):
        stage.lay(SettingsScene(stage.services, page))
        stage.shoot(f"settings-{words.rpartition('.')[2]}")
    scene = SettingsScene(stage.services, RACES)
    stage.lay(scene)
    scene.focus.set(len(PAGES) + _PORT_ROW)
    stage.stack.handle(Text("70000"))
    stage.shoot("settings-port")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    change_settings(stage.services, replace(stage.services.settings.now, livesplit_port=port, livesplit=True))
    stage.press("next", "confirm")
    stage.until(lambda: _tried(scene))
    stage.shoot("settings-trial")


def shoot_splits(stage: Stage) -> None:
    """What is said of the splits files that were written."""
    scene = RunFilesScene(stage.services, (shots_records.kept(stage.services.folders.data),), house())
    stage.lay(scene)
    scene.focus.set(scene.focus.widgets.index(scene.splits.button))
    stage.press("confirm")
    stage.until(lambda: _changed(stage, scene))
    stage.shoot("files-splits")


def _changed(stage: Stage, scene: RunFilesScene) -> bool:
    time.sleep(_NAP_S)
    return stage.stack.top is not scene


def _tried(scene: SettingsScene) -> bool:
    time.sleep(_NAP_S)
    return scene.tried


PARTS = (shoot_settings, shoot_splits)
