"""Knows how a test spends an evening in the saloon: the whole game without a screen, people who play plainly."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.core.session import Question
from scenes.app import Loop
from scenes.campaign.watched import Watched
from scenes.flow import Flow
from scenes.menus.question import QuestionScene
from scenes.options import PlayOptions
from scenes.saloon import store
from scenes.saloon.evening import Chair, Evening
from scenes.saloon.sheets import Sheet
from scenes.services.inputs import Command, CommandName
from scenes.services.services import headless_services
from scenes.stack import Reset, Scene
from scenes.table.handover import HandoverScene
from scenes.table.scene import TableScene
from tests.scenes.at_table import Ready, pictures, plain_answer

FRAME_S = 1 / 60
MOST = 60_000


class AtOnce:
    """Bots that answer at once; stands where the worker process stands."""

    gave_up = False

    def submit(self, question: Question[Any, Any]) -> Ready:
        return Ready(plain_answer(question))

    def prepare(self, twists: tuple[str, ...]) -> None:
        """Nothing to make ready."""


def people(*names: str, bots: int = 0, level: str = "700") -> tuple[Chair, ...]:
    chairs = [Chair(name, mark) for mark, name in enumerate(names)]
    return (*chairs, *(Chair(f"Bot {number}", len(names) + number, level) for number in range(bots)))


class Visit:
    """The game as it is started in the folder `home`; started again it is the same machine."""

    def __init__(self, home: Path, language: str = "en") -> None:
        self.services = replace(headless_services(home, language, speed=0), assets=pictures())
        worker: Any = AtOnce()
        self.flow = Flow(self.services, PlayOptions(), worker)
        self.loop = Loop(self.services)
        self.loop.stack.apply(Reset(self.flow.opening()))
        self.screens: list[str] = []

    @property
    def top(self) -> Any:
        scene = self.loop.stack.top
        while isinstance(scene, Watched):
            scene = scene.scene
        return scene

    @property
    def shown(self) -> str:
        return type(self.top).__name__

    @property
    def match(self) -> Any:
        """The match under way."""
        assert self.flow.room.kept is not None
        return self.flow.room.kept.session.match

    @property
    def log(self) -> list[Any]:
        return list(self.match.log)

    @property
    def folder(self) -> Path:
        return self.services.folders.data / "saloon"

    @property
    def evening(self) -> Evening | None:
        return store.read(self.folder / store.EVENING)

    def press(self, *names: CommandName) -> None:
        for name in names:
            self.loop.frame(FRAME_S, [Command(name)])
            self._see()

    def idle(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.loop.frame(FRAME_S, [])
        self._see()

    def open(self) -> None:
        """From the title into the saloon, by its button."""
        scene: Scene = self.top
        buttons = scene.focus.widgets  # type: ignore[attr-defined]
        says = [button._words() for button in buttons]
        place = says.index(self.services.text.say("menu.saloon"))
        while scene.focus.index != place:  # type: ignore[attr-defined]
            self.press("next")
        self.press("confirm")
        assert self.shown == "SaloonSetup"

    def begin(self, evening: Evening) -> None:
        """An evening straight from the set-up's end."""
        self.loop.stack.apply(self.flow.room._begin(evening))
        self._see()

    def until(self, holds: Callable[[], bool]) -> None:
        for _ in range(MOST):
            if holds():
                return
            self.play_on()
        raise AssertionError(f"it never came: {self.shown}, after {self.screens[-6:]}")

    def until_shown(self, *kinds: str) -> None:
        self.until(lambda: self.shown in kinds)

    def play_on(self) -> None:
        """The next thing that people do who want to get on."""
        top = self.top
        if isinstance(top, HandoverScene):
            self.idle(40)
            self.press("confirm")
        elif isinstance(top, QuestionScene):
            self.press("right", "confirm")
        elif isinstance(top, TableScene):
            self._decide(top)
        elif isinstance(top, Sheet):
            self.idle()
        else:
            raise AssertionError(f"nobody knows what to do on {self.shown}")

    def end(self) -> None:
        """Closes the window."""
        self.loop.stack.clear()
        self.flow.room.close()

    def _decide(self, table: TableScene) -> None:
        if not table.waits:
            time.sleep(0.0003)
            self.idle()
            return
        state = table.session.view(table.seat).state
        self.idle(16)
        self.press(*(("throw",) if state.dice is None else ("down", "confirm")))

    def _see(self) -> None:
        if self.screens[-1:] != [self.shown]:
            self.screens.append(self.shown)
