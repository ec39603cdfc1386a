"""Knows how the tests sit in front of the game: a loop without a screen, keys, and a worker with a simple brain."""

import time
from pathlib import Path
from typing import Any

from scenes.app import Loop
from scenes.campaign.stop import StopScene
from scenes.campaign.waiting import Waiting
from scenes.campaign.watched import Watched
from scenes.flow import Flow
from scenes.lessons.beside import Beside
from scenes.options import PlayOptions
from scenes.services.inputs import Command, CommandName, Input
from scenes.services.services import headless_services
from scenes.services.worker import Brain, Worker
from scenes.stack import Reset, Scene
from scenes.table.scene import TableScene
from tests.scenes import played

FRAME_S = 1 / 60
NAP_S = 0.0005
DRAWN_EVERY = 20
PATIENCE_S = 60.0
RIDE_PAST = 3
ON_BY_CONFIRM = ("KitScene", "TrailScene", "IntroductionScene", "ResultScene", "WonScene", "UnlockScene", "OfferScene")


class Driven:
    """The game as one player meets it in the folder `home`; started again it is the same player on the same machine.

    `screens` are the kinds of scenes that came to the top, in order.
    """

    def __init__(self, home: Path, options: PlayOptions = PlayOptions(), language: str = "en") -> None:
        self.services = headless_services(home, language, speed=0)
        self.worker = Worker(Brain(played.bad_answer, played.nothing_to_prepare), None)
        self.flow = Flow(self.services, options, self.worker)
        self.loop = Loop(self.services)
        self.screens: list[str] = []
        self._pressed = 0
        self.loop.stack.apply(Reset(self.flow.opening()))

    @property
    def top(self) -> Scene | None:
        """The scene on top, out of its wrapping."""
        scene = self.loop.stack.top
        while isinstance(scene, Watched | Waiting | Beside):
            scene = scene.scene
        return scene

    @property
    def shown(self) -> str:
        """The kind of the scene on top."""
        return type(self.top).__name__

    def press(self, *names: CommandName) -> None:
        """Keys, a frame each, and a picture of what comes of them."""
        for name in names:
            self.loop.frame(FRAME_S, [Command(name)])
            self._see()
        self._pressed += 1
        if self._pressed % DRAWN_EVERY == 0:
            self.loop.draw()

    def give(self, given: Input) -> None:
        """One input and a frame."""
        self.loop.frame(FRAME_S, [given])

    def until(self, kind: str) -> None:
        """Plays on, as the simple player does, until a scene of that kind is on top."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            if self.shown == kind:
                return
            self.play_on()
        raise AssertionError(f"no {kind} came, but {self.shown} stayed")

    def play_on(self) -> None:
        """The next thing the simple player does."""
        top = self.top
        if isinstance(top, TableScene):
            self._decide(top)
        elif self.shown == "StopScene":
            self._ride_past()
        elif self.shown in ON_BY_CONFIRM:
            self.press("confirm")
        else:
            self.idle()

    def idle(self) -> None:
        """A frame without input; the other threads and processes get a moment too."""
        time.sleep(NAP_S)
        self.loop.frame(FRAME_S, [])
        self._see()

    def end(self) -> None:
        """Closes the window."""
        self.loop.stack.clear()
        if self.flow.kept is not None:
            self.flow.kept.close()
        self.worker.close()

    def _ride_past(self) -> None:
        stops = self.top
        assert isinstance(stops, StopScene)
        while stops.focus.index != RIDE_PAST:
            self.press("next")
        self.press("confirm")

    def _see(self) -> None:
        if self.screens[-1:] != [self.shown]:
            self.screens.append(self.shown)

    def _decide(self, table: TableScene) -> None:
        if not table.waits:
            self.idle()
            return
        wanted: Any = played.choice(table.session.view(0).state)
        place = [prompt.action for prompt in table.skin.prompts(table.legal())].index(wanted)
        self.press("prompts", *(["down"] * place), "confirm")
