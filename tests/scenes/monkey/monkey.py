"""Knows a player without patience: presses and clicks at random, or does what is best and errs one time in ten."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pygame

from game.yathsel.actions import Enter, Throw
from scenes.campaign.summary import SummaryScene
from scenes.campaign.waiting import Waiting
from scenes.campaign.watched import Watched
from scenes.lessons.beside import Beside
from scenes.menus.pause import PauseScene
from scenes.menus.question import QuestionScene
from scenes.menus.settings import SettingsScene
from scenes.services.inputs import Command, FocusLost, Input, Pointer, Stall, Text, Wheel
from scenes.skins.yathsel import layout
from scenes.skins.yathsel.under_table import UnderTable
from scenes.stack import Scene, Stack
from scenes.table.scene import TableScene

OFTEN = ("throw", "throw", "confirm", "confirm", "confirm", "up", "down", "left", "right", "hold_1", "hold_2", "hold_3",
         "hold_4", "hold_5", "swap", "dive")  # fmt: skip
SELDOM = ("back", "next", "previous", "log", "prompts", "speed", "other", "home", "end", "erase", "paste", "sell",
          "restock", "info", "info_end", "pause")  # fmt: skip
BELOW = ("hold_1", "hold_2", "hold_3", "swap", "sell", "restock", "confirm", "next", "left", "right", "up", "down")
DIVES = 0.25
STAYS = 0.9
ERRS = 0.1
MOST_IDLE = 100_000
LEAVES = 0.1
STUCK_AFTER = 3000
DISK_PATIENCE_S = 60.0

Advice = Callable[[TableScene], Any]


@dataclass
class Report:
    """How far a monkey came: inputs given, engine actions seen, whether a run or duel came to its end."""

    inputs: int = 0
    actions: int = 0
    ended: bool = False


def uncovered(scene: Scene | None) -> Any:
    """The scene itself, out of what watches over it."""
    while isinstance(scene, Watched | Waiting | Beside):
        scene = scene.scene
    return scene


class Monkey:
    """Plays on a stack; with `advice` it mostly does what that says."""

    def __init__(self, stack: Stack, chance: random.Random, advice: Advice | None) -> None:
        self._stack = stack
        self._chance = chance
        self._advice = advice
        self._stored_at_s = time.monotonic()

    def play(self, ended: Callable[[], bool], count: Callable[[], int], most_inputs: int, draws: int) -> Report:
        """Gives inputs until the end or the limit; raises when nothing moves for too long."""
        report = Report()
        moved_at = 0
        surface = pygame.Surface((1280, 720))
        idle = 0
        while report.inputs < most_inputs:
            idle += 1
            before = report.inputs
            assert idle < most_inputs + MOST_IDLE, f"{type(uncovered(self._stack.top)).__name__} asks for nothing"
            for given in self._next():
                self._stack.handle(given)
                report.inputs += 1
            for _ in range(self._chance.choice((0, 1, 1, 1, 2))):
                self._stack.update(self._chance.choice((1 / 60, 1 / 60, 0.25, 2.0)))
            if self._the_disk_works():
                moved_at += report.inputs - before
            if report.inputs % draws == 0:
                self._stack.draw(surface)
            if ended() or self._stack.top is None:
                report.ended = True
                return report
            if count() != report.actions:
                report.actions, moved_at = count(), report.inputs
            stuck = report.inputs - moved_at >= STUCK_AFTER
            assert not stuck, f"nothing moves on {type(uncovered(self._stack.top)).__name__}"
        return report

    def _the_disk_works(self) -> bool:
        """Whether what was decided waits for the disk: a slow disk is no standstill, one that never answers is."""
        top = uncovered(self._stack.top)
        if not (isinstance(top, TableScene) and top.storing):
            self._stored_at_s = time.monotonic()
            return False
        assert time.monotonic() - self._stored_at_s < DISK_PATIENCE_S, "the disk never answers"
        time.sleep(0.0005)
        return True

    def _next(self) -> list[Input]:
        top = uncovered(self._stack.top)
        if isinstance(top, SummaryScene):
            return []
        if isinstance(top, SettingsScene) and self._chance.random() < LEAVES:
            return [Command("back")]
        if self._advice is None or self._chance.random() < ERRS:
            return [self._whim(top)]
        if isinstance(top, TableScene):
            return self._advised(top)
        if isinstance(top, UnderTable):
            return [Command(self._chance.choice(BELOW) if self._chance.random() < STAYS else "back")]  # type: ignore[arg-type]
        if isinstance(top, PauseScene | SettingsScene):
            return [Command("back")]
        if isinstance(top, QuestionScene):
            return [Command(self._chance.choice(("left", "right"))), Command("confirm")]
        return [Command("confirm")]

    def _advised(self, table: TableScene) -> list[Input]:
        if not table.waits:
            if self._chance.random() < DIVES and table.may:
                return [Command("dive")]
            return [Command("other")] if self._chance.random() < 0.2 else []
        assert self._advice is not None
        skin: Any = table.skin
        match self._advice(table):
            case Throw(hold):
                wrong = skin.choice.holds ^ set(hold)
                if skin.choice.mode:
                    return [Pointer((600, 60), 3, "down")]
                return [*(Command(f"hold_{slot + 1}") for slot in sorted(wrong)), Command("throw")]  # type: ignore[arg-type]
            case Enter(box):
                spot = layout.row(box).center
                return [Pointer(spot, 0, "move"), Pointer(spot, 1, "down"), Pointer(spot, 1, "up"), Command("confirm")]
            case _:
                return [Command("confirm")]

    def _whim(self, top: object) -> Input:
        chance = self._chance
        kind = chance.random()
        if kind < 0.62:
            return Command(chance.choice(OFTEN), chance.random() < 0.05)  # type: ignore[arg-type]
        if kind < 0.70:
            return Command(chance.choice(SELDOM), chance.random() < 0.05)  # type: ignore[arg-type]
        pos = (chance.randrange(1280), chance.randrange(720))
        if kind < 0.95:
            return Pointer(pos, chance.choice((0, 1, 1, 1, 2, 3)), chance.choice(("move", "down", "down", "up")))  # type: ignore[arg-type]
        if kind < 0.97:
            return Wheel(pos, chance.choice((-2, -1, 1, 2)))
        if kind < 0.98:
            return Text(chance.choice("aZß?0 "))
        return chance.choice((Stall(900), FocusLost()))
