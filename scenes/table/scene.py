"""Knows the table: whose decision is waited for, what is being shown, and how much game time passes."""

import time
from collections.abc import Sequence
from typing import Any

import pygame

from game.core.match import IllegalAction
from game.core.rules import CLOCK_SEAT, Seat
from game.core.session import Session
from scenes.menus.question import QuestionScene
from scenes.services.inputs import Command, FocusLost, Input, Pointer, Stall
from scenes.services.services import Services
from scenes.stack import Change, Push, Scene
from scenes.table import curtain
from scenes.table.handover import Seated
from scenes.table.hooks import TableHooks as TableHooks
from scenes.table.lists import log_scene, prompts_scene
from scenes.table.looking import Looking
from scenes.table.pace import faster
from scenes.table.showing import Showing
from scenes.table.skin import Act, Ask, Press, Skin, Tell, Wish
from scenes.table.thinking import Thinking

INSTANT_PATIENCE_S = 0.009
NAP_S = 0.0003
THIRDS_PER_S = 3000


class TableScene:
    """One match at the table; the seats of the session's bots are moved by `hooks.think`, all others by people.

    One person's view is shown at a time. With several people it changes hands when the game asks another of them: by
    a curtain if a view holds secrets, else by a name. It is also the `Desk` of what the skin lays over it.
    `covered`: it is paused, and nothing of it is to be seen.
    """

    see_through = False
    lets_run = False

    def __init__(self, services: Services, session: Session[Any, Any, Any], skin: Skin, hooks: TableHooks) -> None:
        self.services = services
        self.session = session
        self.skin = skin
        self._hooks = hooks
        self._looking = Looking(services, session, skin, hooks)
        self._showing = Showing(skin, services.clock, self.state)
        self._start_ms = session.match.t
        self._thirds = 0
        self._thinking = Thinking(services, session, hooks)
        self._late: list[Input] = []
        self._asked: Any = None
        self.covered = False
        self._overlaid = False
        self._left = False

    @property
    def t(self) -> int:
        """Game time in ms: while the player is waited for and nothing is shown, and where `pass_time` says."""
        return self._start_ms + self._thirds // 3

    @property
    def state(self) -> Any:
        """The player's view as it is now."""
        return self._looking.state

    @property
    def resting(self) -> bool:
        """Whether nothing is being shown and nothing waits for the disk."""
        return not (self._showing.moves or self._showing.storing)

    @property
    def waits(self) -> bool:
        """Whether the table waits for the player and shows nothing."""
        open_ = self._showing.rests and self._looking.awaited is None
        return open_ and self.seat in self.session.match.to_act

    @property
    def seat(self) -> Seat:
        """Whose view is shown."""
        return self._looking.seat

    @property
    def may(self) -> bool:
        """Whether the player may do something, waited for or not."""
        match = self.session.match
        closed = self._showing.storing or self._showing.ended or self._looking.awaited is not None
        return not closed and self.seat in match.rules.windows(match.state)

    @property
    def storing(self) -> bool:
        """Whether what was decided waits for the disk before it is shown."""
        return self._showing.storing

    @property
    def known(self) -> Any:
        """As `Desk.known`."""
        return self._showing.known

    def enter(self) -> None:
        """Lays the table as it is now; with secrets among several people nothing before the curtain has opened."""
        self.services.audio.play_music(self.skin.music(self.state))
        if self._looking.awaited is None:
            self._sit()

    def leave(self) -> None:
        """Nothing to give back."""

    def resume(self, result: object) -> Change:
        """A yes does what was asked; a listed action is done; a list may ask for the pause; somebody has sat down."""
        self.covered, self._overlaid = False, False
        asked, self._asked = self._asked, None
        if isinstance(result, Seated):
            self._looking.seated()
            self._sit()
            return None
        if result is True and asked is not None:
            return self._carry_out(Act(asked))
        return self._carry_out(result) if isinstance(result, Act | Press) else None

    def handle(self, given: Input) -> Change:
        """Finishes what is being shown, then does what the input means."""
        if self._looking.awaited is not None:
            return None
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
                if self._looking.guards:
                    return None
                if self._showing.storing:
                    if self.skin.eager(given, self._showing.beats):
                        self._late.append(given)
                    return None
                if self._showing.moves and not self._finish_shown(given):
                    return None
                if self._thinking.holds_still and self.skin.hurries(given):
                    self._thinking.hurry()
            case _:
                pass
        return self._carry_out(self.skin.handle(given))

    def update(self, dt: float) -> Change:
        """Shows, asks the bots, counts game time."""
        if self._looking.awaited is not None:
            return Push(self._looking.curtain())
        if (self.waits or self._showing.retells) and not self._overlaid:
            self.pass_time(dt)
        if not self._showing.moves:
            self._thinking.pass_moment(dt)
        self._looking.update(dt)
        self.skin.update(self.services.clock.scaled_ms(dt))
        self._showing.update(dt)
        patience = time.perf_counter() + INSTANT_PATIENCE_S
        while True:
            while self._step():
                self._showing.update(0)
            under_way = self._thinking.busy or self._showing.storing
            if not under_way or not self.services.clock.instant or time.perf_counter() > patience:
                break
            time.sleep(NAP_S)
        self.skin.wait_for(self.waits, self.may)
        self._showing.tidy()
        return self._what_follows()

    def draw(self, surface: pygame.Surface) -> None:
        """The skin draws all of it; in the pause and before the person has sat down nothing is to be seen."""
        if self.covered or self._looking.awaited is not None:
            curtain.draw(surface)
        else:
            self.skin.draw(surface)
            self._looking.draw(surface)

    def act(self, action: Any) -> str | None:
        """As `Desk.act`."""
        match = self.session.match
        if self._showing.ended or self.seat not in match.rules.windows(match.state):
            return "nothing can be decided now"
        try:
            self._submit(self.seat, action)
        except IllegalAction as refused:
            return str(refused)
        return None

    def pass_time(self, dt: float) -> None:
        """As `Desk.pass_time`."""
        match = self.session.match
        deadline = match.rules.deadline(match.state)
        self._thirds += round(dt * THIRDS_PER_S / (1 if deadline is None else self._hooks.slow()))
        if deadline is not None and self.t >= deadline:
            self._submit(CLOCK_SEAT, match.rules.clock())

    def legal(self) -> Sequence[Any]:
        """As `Desk.legal`."""
        return self.session.match.rules.legal(self.state, self.seat)

    def pause(self) -> Scene:
        """As `Desk.pause`."""
        return self._hooks.pause()

    def _what_follows(self) -> Change:
        if self._late and not self._showing.storing:
            return self.handle(self._late.pop(0))
        if not self._overlaid and not self._showing.storing:
            over = self.skin.overlay(self.known, self)
            if over is not None:
                self._overlaid = True
                return Push(over)
        if self._showing.ended and not self._showing.moves and not self._left and not self._overlaid:
            self._left = True
            return self._hooks.finished()
        return self._hand_over() if self._showing.rests and not self._overlaid else None

    def _hand_over(self) -> Change:
        """Lets the next person look whom the game asks, if that is another one."""
        if self._looking.ask():
            self._sit()
        return Push(self._looking.curtain()) if self._looking.awaited is not None else None

    def _sit(self) -> None:
        """Shows the view of who looks now; what the person before had begun is forgotten."""
        self._late.clear()
        view = self._looking.view()
        self._showing.known = view.state
        self.skin.begin(view)
        self.skin.wait_for(self.waits, self.may)

    def _finish_shown(self, given: Input) -> bool:
        """Ends what is being shown; whether the input goes on to the table that has come of it."""
        counts = not self._showing.retells and self.skin.eager(given, self._showing.beats)
        self._showing.finish()
        self.skin.wait_for(self.waits, self.may)
        return counts and (self.waits or self.may)

    def _step(self) -> bool:
        """One step of what goes on by itself; whether there was one."""
        if self._showing.storing:
            self._thinking.begin()
            return self._showing.take_written()
        if not self._showing.rests:
            return False
        ahead = self.skin.asked_ahead(self.known) if self.may else None
        if ahead is not None and self.act(ahead) is None:
            return True
        return self._ask_bot()

    def _ask_bot(self) -> bool:
        answered = self._thinking.answer(lambda: self.skin.moment_ms(self.known))
        if answered is not None:
            self._submit(*answered)
        return answered is not None

    def _submit(self, seat: Seat, action: Any) -> None:
        beats = self.session.masked(self.session.submit(seat, action, self.t), self.seat)
        self._thinking.forget(moment=seat not in (CLOCK_SEAT, self.seat))
        decides = seat in (self.seat, CLOCK_SEAT) or any(self.skin.decides(beat) for beat in beats)
        self._showing.put(beats, self._hooks.recorded(self.session.match.log[-1]), self.state, decides)

    def _carry_out(self, wish: Wish) -> Change:
        match wish:
            case Act(action):
                if self.waits or self.may:
                    self.act(action)
            case Ask() if self.waits:
                self._asked = wish.action
                return Push(QuestionScene(self.services, wish.heading, wish.body, wish.yes, wish.no))
            case Tell(beats) if self.waits:
                self._showing.tell_again(beats)
            case Press("back"):
                return self._pause()
            case Press("speed"):
                faster(self.services)
            case Press("log"):
                return Push(log_scene(self.services, self.skin.log()))
            case Press("prompts") if self.may:
                return Push(prompts_scene(self.services, self.skin.prompts(self.legal())))
            case Press("retell" | "finish" as name):
                return self._carry_out(self.skin.handle(Command(name)))
            case _:
                pass
        return None

    def _pause(self) -> Change:
        if self._left:
            return None
        self.covered = True
        return Push(self._hooks.pause())
