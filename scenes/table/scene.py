"""Knows the table: whose decision is waited for, what is being shown, and how much game time passes."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Protocol

import pygame

from game.core.match import Entry
from game.core.rules import Beat, Seat
from game.core.session import Question, Session
from scenes.anim.queue import BeatQueue
from scenes.anim.tree import Anim
from scenes.menus.question import QuestionScene
from scenes.services.inputs import Command, FocusLost, Input, Pointer, Stall
from scenes.services.services import Services, change_settings
from scenes.services.settings import SPEEDS
from scenes.stack import Change, Push, Scene
from scenes.table.lists import log_scene, prompts_scene
from scenes.table.skin import Act, Ask, Press, Skin, Wish

INSTANT_PATIENCE_S = 0.006
NAP_S = 0.0003
THIRDS_PER_S = 3000


class Thought(Protocol):
    """A question a bot is thinking about."""

    def ready(self) -> bool:
        """Whether the answer is there."""

    def result(self) -> Any:
        """The action, None for a bot that may act but does not."""


class Written(Protocol):
    """An entry of the log on its way to the disk."""

    def done(self) -> bool:
        """Whether it is there (or can never be: then the game goes on all the same)."""


@dataclass(frozen=True, slots=True)
class TableHooks:
    """What the table needs from outside. `finished` is asked once, when the decided game has been shown."""

    think: Callable[[Question[Any, Any]], Thought]
    recorded: Callable[[Entry[Any]], Written]
    finished: Callable[[], Change]
    pause: Callable[[], Scene]


@dataclass(frozen=True, slots=True)
class _Held:
    """Beats that are not shown before their entry is written."""

    beats: tuple[Beat[Any, Any], ...]
    written: Written


class TableScene:
    """One match at the table, seen from `seat`; the seats of the session's bots are moved by `hooks.think`."""

    see_through = False
    lets_run = False

    def __init__(
        self, services: Services, session: Session[Any, Any, Any], skin: Skin, hooks: TableHooks, seat: Seat = 0
    ) -> None:
        self.services = services
        self.session = session
        self.skin = skin
        self._hooks = hooks
        self._seat = seat
        self._queue: BeatQueue[Beat[Any, Any]] = BeatQueue(self._motion, skin.settle, services.clock)
        self._start_ms = session.match.t
        self._thirds = 0
        self._thought: Thought | None = None
        self._held: _Held | None = None
        self._showing: list[Beat[Any, Any]] = []
        self._late: list[Input] = []
        self._asked: Any = None
        self._ended = False
        self._left = False

    @property
    def t(self) -> int:
        """Game time in ms: only while the player's decision is waited for and nothing is being shown."""
        return self._start_ms + self._thirds // 3

    @property
    def waits(self) -> bool:
        """Whether the table waits for the player and shows nothing."""
        return not (self._queue.busy or self._held or self._ended) and self._seat in self.session.match.to_act

    @property
    def storing(self) -> bool:
        """Whether what was decided waits for the disk before it is shown."""
        return self._held is not None

    def enter(self) -> None:
        """Lays the table as it is now."""
        view = self.session.view(self._seat)
        self.skin.begin(view.state, view.seen)
        self.skin.wait_for(self.waits)
        self.services.audio.play_music("table")

    def leave(self) -> None:
        """Nothing to give back."""

    def resume(self, result: object) -> Change:
        """A yes does what was asked; an action chosen from the list is done."""
        asked, self._asked = self._asked, None
        if result is True and asked is not None:
            return self._carry_out(Act(asked))
        return self._carry_out(result) if isinstance(result, Act) else None

    def handle(self, given: Input) -> Change:
        """Finishes what is being shown, then does what the input means."""
        match given:
            case Stall():
                return self._pause() if self._clock_runs() else None
            case FocusLost():
                return self._pause() if self.services.settings.now.pause_on_focus_loss else None
            case Command("back" | "log" | "prompts" | "speed" as name, repeat):
                return None if repeat else self._carry_out(Press(name))
            case Command(_, True):
                return None
            case Command() | Pointer(_, 1, "down"):
                if self._held is not None:
                    if self.skin.eager(given, self._held.beats):
                        self._late.append(given)
                    return None
                if self._queue.busy and not self._finish_shown(given):
                    return None
            case _:
                pass
        return self._carry_out(self.skin.handle(given))

    def update(self, dt: float) -> Change:
        """Shows, asks the bots, counts game time."""
        if self.waits:
            self._thirds += round(dt * THIRDS_PER_S)
        self.skin.update(self.services.clock.scaled_ms(dt))
        self._queue.update(dt)
        patience = time.perf_counter() + INSTANT_PATIENCE_S
        while True:
            while self._step():
                self._queue.update(0)
            if not self._thought or not self.services.clock.instant or time.perf_counter() > patience:
                break
            time.sleep(NAP_S)
        self.skin.wait_for(self.waits)
        if not self._queue.busy:
            self._showing.clear()
        if self._late and self._held is None:
            return self.handle(self._late.pop(0))
        if self._ended and not self._queue.busy and not self._left:
            self._left = True
            return self._hooks.finished()
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The skin draws all of it."""
        self.skin.draw(surface)

    def _motion(self, beat: Beat[Any, Any]) -> Anim:
        return self.skin.motion(beat)

    def _finish_shown(self, given: Input) -> bool:
        """Ends what is being shown; whether the input goes on to the table that has come of it."""
        counts = self.skin.eager(given, self._showing)
        self._queue.finish_all()
        self._showing.clear()
        self.skin.wait_for(self.waits)
        return counts and self.waits

    def _step(self) -> bool:
        """One step of what goes on by itself; whether there was one."""
        if self._held is not None:
            if not self._held.written.done():
                return False
            held, self._held = self._held, None
            self._show(held.beats)
            return True
        if self._queue.busy or self._ended:
            return False
        if self._thought is None:
            bot = self.session.bot_to_act()
            if bot is None:
                return False
            self._thought = self._hooks.think(self.session.question(bot))
        if not self._thought.ready():
            return False
        thought, self._thought = self._thought, None
        bot = self.session.bot_to_act()
        action = thought.result()
        if bot is None or action is None:
            raise RuntimeError("a bot had to decide and did not")
        self._submit(bot, action)
        return True

    def _submit(self, seat: Seat, action: Any) -> None:
        beats = self.session.masked(self.session.submit(seat, action, self.t), self._seat)
        written = self._hooks.recorded(self.session.match.log[-1])
        if seat == self._seat or any(self.skin.decides(beat) for beat in beats):
            self._held = _Held(beats, written)
        else:
            self._show(beats)

    def _show(self, beats: tuple[Beat[Any, Any], ...]) -> None:
        for beat in beats:
            if not self._ended:
                self._queue.push((beat,))
                self._showing.append(beat)
                self._ended = self.skin.ends(beat)

    def _carry_out(self, wish: Wish) -> Change:
        match wish:
            case Act(action):
                if self.waits:
                    self._submit(self._seat, action)
            case Ask() if self.waits:
                self._asked = wish.action
                return Push(QuestionScene(self.services, wish.heading, wish.body, wish.yes, wish.no))
            case Press("back"):
                return self._pause()
            case Press("speed"):
                now = self.services.settings.now
                faster = SPEEDS[(SPEEDS.index(now.speed) + 1) % len(SPEEDS)]
                change_settings(self.services, replace(now, speed=faster))
            case Press("log"):
                return Push(log_scene(self.services, self.skin.log()))
            case Press("prompts") if self.waits:
                legal = self.session.match.rules.legal(self.session.view(self._seat).state, self._seat)
                return Push(prompts_scene(self.services, self.skin.prompts(legal)))
            case _:
                pass
        return None

    def _clock_runs(self) -> bool:
        """Whether a deadline draws nearer: only then has a stall cost the player anything."""
        return self.session.match.rules.deadline(self.session.match.state) is not None

    def _pause(self) -> Change:
        return None if self._left else Push(self._hooks.pause())
