"""Knows the loop: inputs, fixed steps, one picture; and how the program begins and ends for the player."""

import logging
import logging.handlers
import math
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from game.core.tables import DataError
from scenes import flow
from scenes.fade import Fade
from scenes.menus.base import Menu
from scenes.options import PlayOptions
from scenes.services.assets import FOLDER as IMAGES
from scenes.services.assets import AssetError
from scenes.services.folders import Folders, user_folders
from scenes.services.inputs import CloseAsked, Command, Input, Stall
from scenes.services.lang import LanguageError
from scenes.services.pad import start_controllers
from scenes.services.services import Services, change_settings, make_services, refit
from scenes.services.text import FontError
from scenes.services.window import CANVAS, NoDisplay
from scenes.stack import Reset, Scene, Stack
from scenes.ui import hushed
from scenes.ui.lens import Lens

NO_DISPLAY, FAULT, INTERRUPTED = 3, 1, 130
_LOOK_FRAMES = 20
_READ_PX = 150
_OUR_FAULTS = (DataError, LanguageError, FontError, AssetError)


Opening = Callable[[Services, PlayOptions], tuple[Scene, ...]]


class Loop:
    """The stack of scenes, driven by frames of any length."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.stack = Stack()
        self.fade = Fade(services)
        self.lens = Lens(CANVAS)
        numbers = services.feel.loop
        self.step = 1 / numbers.steps_per_second
        self._most = numbers.most_steps
        self._stall_ms = numbers.stall_ms
        self._frames = 0
        self._owed = 0.0

    def frame(self, seconds: float, given: list[Input]) -> int:
        """One frame that took `seconds`: answers inputs, lets fixed steps pass; how many."""
        if math.isfinite(seconds) and seconds * 1000 > self._stall_ms:
            self.stack.handle(Stall(int(seconds * 1000)))
        for one in given:
            self._answer(one)
        self._frames += 1
        if self._frames % _LOOK_FRAMES == 0:
            refit(self.services)
            self.services.assets.tidy()
        return self._pass(seconds)

    def draw(self) -> None:
        """One picture on the canvas."""
        self.fade.before(self.services.window.canvas, self.stack.top)
        with self.services.window.frame() as canvas:
            self.stack.draw(canvas)
            self.fade.after(canvas)
            if self.services.audio.hushed:
                hushed.draw(canvas)
            self.lens.draw(canvas)

    def _answer(self, given: Input) -> None:
        if self.lens.handle(given, looked_at(self.stack.top)):
            return
        match given:
            case Command("same_seed" | "new_seed" as name, repeat):
                if not repeat:
                    self.stack.begin_anew(name == "same_seed")
            case Command("fullscreen", repeat):
                if not repeat:
                    now = self.services.settings.now
                    wanted = replace(now, fullscreen=not self.services.window.fullscreen)
                    change_settings(self.services, wanted)
                    self.services.settings.save()
            case Command("clocks", repeat):
                if not repeat:
                    now = self.services.settings.now
                    change_settings(self.services, replace(now, clocks=not now.clocks))
                    self.services.settings.save()
            case Command("mute", repeat):
                if not repeat:
                    self.services.audio.hush()
            case CloseAsked():
                if not self.stack.handle(given):
                    self.stack.apply(Reset())
            case _:
                self.stack.handle(given)

    def _pass(self, seconds: float) -> int:
        if not math.isfinite(seconds) or seconds <= 0:
            return 0
        # a hair of tolerance: frames of exactly 1/60 s must give exactly one step each
        self._owed = min(self._owed + seconds, self._most * self.step)
        steps = int(self._owed / self.step + 1e-6)
        self._owed = max(0.0, self._owed - steps * self.step)
        for _ in range(steps):
            self.stack.update(self.step)
            self.fade.update(self.step)
        return steps


def looked_at(scene: Scene | None) -> tuple[int, int] | None:
    """Where on the screen a menu's focus begins to be read; None where there is no such place."""
    if not isinstance(scene, Menu):
        return None
    rect = scene.focus.widget.rect
    return rect.left + min(rect.width // 2, _READ_PX), rect.centery


def play(options: PlayOptions, opening: Opening = flow.opening) -> int:
    """Opens the window and plays until the player leaves; the exit code. Never raises, never prints a traceback."""
    folders = user_folders()
    handler = _log_to(folders)
    log = logging.getLogger(__name__)
    try:
        _play(options, opening, folders)
    except NoDisplay as fault:
        log.warning("no display: %s", fault)
        _tell("No display to open a window on; `python main.py simulate` plays without one, `--help` names the rest.")
        return NO_DISPLAY
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as fault:
        log.exception("the game stopped")
        said = str(fault) if isinstance(fault, _OUR_FAULTS) else "The game had to stop"
        _tell(f"{said}; what happened is written in {_log_file(folders)}.")
        return FAULT
    finally:
        pygame.quit()
        logging.getLogger().removeHandler(handler)
        handler.close()
    return 0


def _play(options: PlayOptions, opening: Opening, folders: Folders) -> None:
    services = make_services(folders, options.overrides(), _icon())
    start_controllers()
    try:
        run(Loop(services), opening(services, options))
    finally:
        services.audio.close()
        services.settings.save()


def run(loop: Loop, scenes: tuple[Scene, ...]) -> None:
    """Plays `scenes` (bottom first) until the stack is empty; whatever happens every scene is left."""
    limit = pygame.time.Clock()
    try:
        loop.stack.apply(Reset(scenes))
        before = time.perf_counter()
        while loop.stack.top is not None:
            now = time.perf_counter()
            loop.frame(now - before, loop.services.inputs.read())
            before = now
            loop.services.audio.update(limit.get_time() / 1000)
            loop.draw()
            loop.services.window.present()
            limit.tick(loop.services.feel.loop.steps_per_second)
    finally:
        loop.stack.clear()


def _icon() -> str | None:
    path = IMAGES / "icon.png"
    return str(path) if path.is_file() else None


def _log_file(folders: Folders) -> Path:
    return folders.log / "yathsel.log"


def _log_to(folders: Folders) -> logging.Handler:
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folders.log.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = logging.handlers.RotatingFileHandler(
            _log_file(folders), maxBytes=500_000, backupCount=1, encoding="utf-8"
        )
    except OSError as fault:
        handler = logging.NullHandler()
        _tell(f"The log file {_log_file(folders)} cannot be written ({fault.strerror}); the game goes on without it.")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    return handler


def _tell(sentence: str) -> None:
    print(sentence, file=sys.stderr)
