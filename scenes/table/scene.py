"""Knows the table: whose decision is waited for, what is being shown, and how much game time passes."""

import time
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.core.match import IllegalAction
from game.core.rules import CLOCK_SEAT, Beat, Seat
from game.core.session import Session
from scenes.anim.queue import BeatQueue
from scenes.anim.tree import Anim
from scenes.menus.question import QuestionScene
from scenes.services.inputs import Command, FocusLost, Input, Pointer, Stall
from scenes.services.services import Services, change_settings
from scenes.services.settings import SPEEDS
from scenes.stack import Change, Push, Scene
from scenes.table import curtain
from scenes.table.hooks import Held
from scenes.table.hooks import TableHooks as TableHooks
from scenes.table.lists import log_scene, prompts_scene
from scenes.table.skin import Act, Ask, Press, Skin, Wish
from scenes.table.thinking import Thinking

INSTANT_PATIENCE_S = 0.009
NAP_S = 0.0003
THIRDS_PER_S = 3000


class TableScene:
    """One match at the table, seen from `seat`; the seats of the session's bots are moved by `hooks.think`.

    It is also the `Desk` of what the skin lays over it.
    """

    see_through = False
    lets_run = False

    def __init__(
        self, services: Services, session: Session[Any, Any, Any], skin: Skin, hooks: TableHooks, seat: Seat = 0
    ) -> None:
        self.services = services
        self.session = session
        self.skin = skin
        self.known = _view_of(session, seat)
        self._hooks = hooks
        self._seat = seat
        self._queue: BeatQueue[Beat[Any, Any]] = BeatQueue(self._motion, skin.settle, services.clock)
        self._start_ms = session.match.t
        self._thirds = 0
        self._thinking = Thinking(session, hooks.think)
        self._moment_s: float | None = None
        self._held: deque[Held] = deque()
        self._showing: list[Beat[Any, Any]] = []
        self._late: list[Input] = []
        self._asked: Any = None
        self._covered = False
        self._overlaid = False
        self._ended = False
        self._left = False

    @property
    def t(self) -> int:
        """Game time in ms: while the player is waited for and nothing is shown, and where `pass_time` says."""
        return self._start_ms + self._thirds // 3

    @property
    def state(self) -> Any:
        """The player's view as it is now."""
        return _view_of(self.session, self._seat)

    @property
    def resting(self) -> bool:
        """Whether nothing is being shown and nothing waits for the disk."""
        return not (self._queue.busy or self._held)

    @property
    def waits(self) -> bool:
        """Whether the table waits for the player and shows nothing."""
        return self.resting and not self._ended and self._seat in self.session.match.to_act

    @property
    def may(self) -> bool:
        """Whether the player may do something, waited for or not."""
        match = self.session.match
        return not (self._held or self._ended) and self._seat in match.rules.windows(match.state)

    @property
    def storing(self) -> bool:
        """Whether what was decided waits for the disk before it is shown."""
        return bool(self._held)

    def enter(self) -> None:
        """Lays the table as it is now."""
        view = self.session.view(self._seat)
        self.skin.begin(view.state, view.seen)
        self.skin.wait_for(self.waits, self.may)
        self.services.audio.play_music(self.skin.music(view.state))

    def leave(self) -> None:
        """Nothing to give back."""

    def resume(self, result: object) -> Change:
        """A yes does what was asked; an action chosen from the list is done; a list may ask for the pause."""
        self._covered, self._overlaid, asked, self._asked = False, False, self._asked, None
        if result is True and asked is not None:
            return self._carry_out(Act(asked))
        return self._carry_out(result) if isinstance(result, Act | Press) else None

    def handle(self, given: Input) -> Change:
        """Finishes what is being shown, then does what the input means."""
        match given:
            case Stall():
                return None if self.session.match.rules.deadline(self.session.match.state) is None else self._pause()
            case FocusLost():
                self.skin.handle(given)
                return self._pause() if self.services.settings.now.pause_on_focus_loss else None
            case Command("back" | "log" | "prompts" | "speed" | "pause" as name, repeat):
                if repeat or (name == "back" and self.skin.cancel()):
                    return None
                return self._carry_out(Press("back" if name == "pause" else name))
            case Command(_, True):
                return None
            case Command("info" | "info_end"):
                pass
            case Command() | Pointer(_, 1, "down"):
                if self._held:
                    if self.skin.eager(given, [beat for held in self._held for beat in held.beats]):
                        self._late.append(given)
                    return None
                if self._queue.busy and not self._finish_shown(given):
                    return None
                if self._moment_s and self.skin.hurries(given):
                    self._moment_s = 0.0
            case _:
                pass
        return self._carry_out(self.skin.handle(given))

    def update(self, dt: float) -> Change:
        """Shows, asks the bots, counts game time."""
        if self.waits and not self._overlaid:
            self.pass_time(dt)
        if self._moment_s and not self._queue.busy:
            self._moment_s = max(0.0, self._moment_s - dt)
        self.skin.update(self.services.clock.scaled_ms(dt))
        self._queue.update(dt)
        patience = time.perf_counter() + INSTANT_PATIENCE_S
        while True:
            while self._step():
                self._queue.update(0)
            under_way = self._thinking.busy or self._held
            if not under_way or not self.services.clock.instant or time.perf_counter() > patience:
                break
            time.sleep(NAP_S)
        self.skin.wait_for(self.waits, self.may)
        if not self._queue.busy:
            self._showing.clear()
        return self._what_follows()

    def draw(self, surface: pygame.Surface) -> None:
        """The skin draws all of it; in the pause nothing is to be seen."""
        if self._covered:
            curtain.draw(surface)
        else:
            self.skin.draw(surface)

    def act(self, action: Any) -> str | None:
        """As `Desk.act`."""
        match = self.session.match
        if self._ended or self._seat not in match.rules.windows(match.state):
            return "nothing can be decided now"
        try:
            self._submit(self._seat, action)
        except IllegalAction as refused:
            return str(refused)
        return None

    def pass_time(self, dt: float) -> None:
        """As `Desk.pass_time`."""
        self._thirds += round(dt * THIRDS_PER_S)
        match = self.session.match
        deadline = match.rules.deadline(match.state)
        if deadline is not None and self.t >= deadline:
            self._submit(CLOCK_SEAT, match.rules.clock())

    def legal(self) -> Sequence[Any]:
        """As `Desk.legal`."""
        return self.session.match.rules.legal(self.state, self._seat)

    def pause(self) -> Scene:
        """As `Desk.pause`."""
        return self._hooks.pause()

    def _motion(self, beat: Beat[Any, Any]) -> Anim:
        return self.skin.motion(beat)

    def _what_follows(self) -> Change:
        if self._late and not self._held:
            return self.handle(self._late.pop(0))
        if not self._overlaid and not self._held:
            over = self.skin.overlay(self.known, self)
            if over is not None:
                self._overlaid = True
                return Push(over)
        if self._ended and not self._queue.busy and not self._left and not self._overlaid:
            self._left = True
            return self._hooks.finished()
        return None

    def _finish_shown(self, given: Input) -> bool:
        """Ends what is being shown; whether the input goes on to the table that has come of it."""
        counts = self.skin.eager(given, self._showing)
        self._queue.finish_all()
        self._showing.clear()
        self.skin.wait_for(self.waits, self.may)
        return counts and (self.waits or self.may)

    def _step(self) -> bool:
        """One step of what goes on by itself; whether there was one."""
        if self._held:
            if not self._held[0].written.done():
                self._thinking.begin()
                return False
            held = self._held.popleft()
            self.known = held.view
            self._show(held.beats)
            return True
        if self._queue.busy or self._ended:
            return False
        ahead = self.skin.asked_ahead(self.known) if self.may else None
        if ahead is not None and self.act(ahead) is None:
            return True
        return self._ask_bot()

    def _ask_bot(self) -> bool:
        bot = self._thinking.begin()
        if bot is None:
            return False
        if self._moment_s is None:
            self._moment_s = 0.0 if self.services.clock.instant else self.skin.moment_ms(self.known) / 1000
        action = None if self._moment_s else self._thinking.answer()
        if action is None:
            return False
        self._submit(bot, action)
        return True

    def _submit(self, seat: Seat, action: Any) -> None:
        beats = self.session.masked(self.session.submit(seat, action, self.t), self._seat)
        if seat != CLOCK_SEAT and seat != self._seat:
            self._moment_s = None
        self._thinking.forget()
        held = Held(beats, self._hooks.recorded(self.session.match.log[-1]), self.state)
        if self._held or seat in (self._seat, CLOCK_SEAT) or any(self.skin.decides(beat) for beat in beats):
            self._held.append(held)
        else:
            self.known = held.view
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
                if self.waits or self.may:
                    self.act(action)
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
            case Press("prompts") if self.may:
                return Push(prompts_scene(self.services, self.skin.prompts(self.legal())))
            case _:
                pass
        return None

    def _pause(self) -> Change:
        if self._left:
            return None
        self._covered = True
        return Push(self._hooks.pause())


def _view_of(session: Session[Any, Any, Any], seat: Seat) -> Any:
    return session.match.rules.mask(session.match.state, seat)
