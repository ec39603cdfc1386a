"""Knows a visit under the table: the way down, the shop against the clock, the way up, and being caught."""

import math
from typing import Literal

import pygame

from game.yathsel import shop
from game.yathsel.actions import Buy, DuelAction, Open, Restock, Sell, Surface, Swap, Use
from game.yathsel.state import Duel
from scenes.anim.tween import ease_in_out
from scenes.services.canvas import blank, density_of
from scenes.services.inputs import Command, FocusLost, Input, Pointer, Stall
from scenes.services.services import Services
from scenes.skins.yathsel import asking, under_plan, words
from scenes.skins.yathsel.caught import CaughtScene
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.shown import Shown, duel_of
from scenes.skins.yathsel.under_draw import UnderPicture
from scenes.skins.yathsel.under_look import HASTE_MS, PEEK_MS, URGENT_MS, Look, left_ms
from scenes.skins.yathsel.under_plan import Aim, Spot
from scenes.skins.yathsel.under_still import heard
from scenes.skins.yathsel.visit import Visit
from scenes.stack import Change, Pop, Push, Replace
from scenes.table import curtain
from scenes.table.lists import prompts_scene
from scenes.table.skin import Act, Desk, Press

Phase = Literal["down", "under", "up", "found", "caught"]
DOUBLE_CLICK_MS = 350
CAUGHT_MS = 1100
# from one heartbeat to the next: so much, and this part of the time that is left
QUICKEST_MS, SLOWER = 340, 6
_DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
_HEARD = {Open: "open_pouch", Buy: "buy", Sell: "sell", Restock: "restock", Swap: "swap", Use: "hold_on"}


class UnderTable:
    """Lies over the running table for as long as the player is below; pops when he is up again."""

    see_through = True
    lets_run = True

    def __init__(self, services: Services, shown: Shown, desk: Desk) -> None:
        self._services = services
        self._shown = shown
        self._desk = desk
        self._pieces = Pieces(services)
        self._picture = UnderPicture(services, self._pieces, shown.sitting.opponent or "")
        self._canvas: pygame.Surface | None = None
        self.phase: Phase = "down"
        self.aim: Aim | None = None
        self.over: Spot | None = None
        self.hint = ""
        self._phase_ms = 0.0
        self._time_ms = 0.0
        self._pressed_ms: dict[int, float] = {}
        self._beats = -1
        self._above = ""
        self._heart_ms = HASTE_MS
        self._covered = False
        self._last = duel_of(desk.known)
        self.visit = Visit(self.duel, desk.t)

    @property
    def duel(self) -> Duel:
        """The duel as far as it may be shown; once the visit is over, as it was below."""
        known = duel_of(self._desk.known)
        if known.shop.under and known.shop.pouches:
            self._last = known
        return self._last

    @property
    def look(self) -> Look:
        """What is to be seen now."""
        hint = self.hint or under_plan.hint_of(self.aim)
        beat = math.sin(self._time_ms / 1000 * 2 * math.pi)
        return Look(self.duel, self._desk.t, self._boots(), self._line(), self.over, self.aim, hint, beat)

    def enter(self) -> None:
        """Down."""
        self._services.audio.play("dive")
        self._above = self._services.audio.music
        self._services.audio.play_music("under")

    def leave(self) -> None:
        """The music of the table comes back."""
        self._services.audio.play_music(self._above)

    def resume(self, result: object) -> Change:
        """On from a pause or from the list of moves."""
        self._covered = False
        if isinstance(result, Act):
            self._do(result.action)
        return self._pause() if result == Press("back") else None

    def handle(self, given: Input) -> Change:
        """Pauses at once when the game outside stops; else does what is asked for as long as the visit lasts."""
        match given:
            case Stall() if self.phase == "down":
                return None  # no time runs yet
            case Stall() | Command("pause", False):
                return self._pause()
            case FocusLost():
                return self._pause() if self._services.settings.now.pause_on_focus_loss else None
            case Command("prompts", False) if self.phase == "under":
                listed = asking.prompts(self._services.text, self.duel, self._desk.legal())
                return Push(prompts_scene(self._services, listed))
            case Pointer(pos, _, kind) if kind != "down":
                self.over = under_plan.spot_at(self.duel, pos)
            case Command(_, True):
                return None
            case Command() | Pointer(_, _, "down") if self.phase == "under":
                return self._answered(given)
        return None

    def update(self, dt: float) -> Change:
        """Lets game time pass while the visit lasts, and the ways down and up."""
        ms = self._services.clock.scaled_ms(dt)
        self._picture.update(dt)
        stood, self._time_ms = self._boots(), self._time_ms + dt * 1000
        if stood == 0 and self._boots() == 1:
            self._services.audio.play("boots_tap", 40)
        self._phase_ms += ms
        match self.phase:
            case "down" if self._phase_ms >= self._services.feel.dive.down_ms:
                self._begin("under")
            case "under":
                before = duel_of(self._desk.state)
                self._desk.pass_time(dt)
                self._look_at_the_clock()
                self._notice(before)
            case "found" if not duel_of(self._desk.known).shop.under:
                self._caught()
            case "up" if self._phase_ms >= self._services.feel.dive.up_ms:
                return Pop()
            case "caught" if self._phase_ms >= CAUGHT_MS:
                return Replace(CaughtScene(self._services, self._picture, self.visit, duel_of(self._desk.known)))
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Rises over the table on the way down, sinks on the way up, as one still picture; a pause hides it."""
        if self._covered:
            curtain.draw(surface)
            return
        feel, part = self._services.feel.dive, 1.0
        if self.phase == "down":
            part = ease_in_out(min(1.0, self._phase_ms / feel.down_ms))
        elif self.phase == "up":
            part = 1 - ease_in_out(min(1.0, self._phase_ms / feel.up_ms))
        if part >= 1:
            self._picture.draw(surface, self.look)
            return
        if self._canvas is None or density_of(self._canvas) != density_of(surface):
            self._canvas = blank(surface.get_size(), 0, density_of(surface))
            self._picture.draw(self._canvas, self.look)
        surface.blit(self._canvas, (0, round((1 - part) * surface.get_height())))

    def _answered(self, given: Input) -> Change:
        self.hint = ""
        match given:
            case Command("back" | "dive", _):
                self._do(Surface())
            case Command("swap" | "sell" as name, _):
                kind: Literal["swap", "sell"] = "swap" if name == "swap" else "sell"
                self.aim = None if self.aim and self.aim.kind == kind else Aim(kind)
            case Command("restock", _):
                self._do(Restock())
            case Command("up" | "down" | "left" | "right" as name, _):
                self.over = under_plan.neighbour(self.duel, self.over, *_DIRECTIONS[name])
            case Command("next" | "previous" as name, _):
                self.over = under_plan.following(self.duel, self.over, 1 if name == "next" else -1)
            case Command("confirm" | "throw", _):
                return self._press(self.over, None)
            case Command("hold_1" | "hold_2" | "hold_3" | "hold_4" | "hold_5" as name, _):
                self._wish(under_plan.numbered(self.duel, int(name[-1]) - 1, self.aim), None)
            case Pointer(pos, 1, "down"):
                self.over = under_plan.spot_at(self.duel, pos)
                return self._press(self.over, pos)
            case Pointer(_, 3, "down"):
                self.aim = None
        return None

    def _press(self, spot: Spot | None, pos: tuple[int, int] | None) -> Change:
        if spot == Spot("pause"):
            return self._pause()
        if spot is not None and under_plan.area_of(self.duel, spot) is not None:
            self._wish(under_plan.pressed(self.duel, spot, self.aim), pos)
        return None

    def _wish(self, wish: DuelAction | Aim | None, pos: tuple[int, int] | None) -> None:
        match wish:
            case None:
                pass
            case Aim():
                self.aim = None if wish == self.aim else wish
                self._services.audio.play("focus", 60)
            case _:
                self._do(wish, pos)

    def _do(self, action: DuelAction, pos: tuple[int, int] | None = None) -> None:
        """Does it, or says why not; a second click right after an opening buys nothing."""
        self.aim = None
        if isinstance(action, Buy | Open):
            since = self._time_ms - self._pressed_ms.get(action.place, -math.inf)
            self._pressed_ms[action.place] = self._time_ms
            if since < DOUBLE_CLICK_MS:
                return
        before = duel_of(self._desk.state)
        refused = self._desk.act(action)
        if refused is not None:
            self.hint = under_plan.why_not(before, action)
            self._services.audio.play("refuse", 60)
            return
        self.visit.watch(self._desk.t, self.duel)
        self.visit.note(self._desk.t, before, action, pos or self._spot_of(action))
        if type(action) in _HEARD:
            self._services.audio.play(_HEARD[type(action)])
        if isinstance(action, Surface):
            self._services.audio.play("surface")
            self._begin("up")
        else:
            self._notice(before)

    def _spot_of(self, action: DuelAction) -> tuple[int, int]:
        match action:
            case Open(place) | Buy(place):
                return under_plan.pouch(place).center
            case Sell(place):
                return under_plan.sell_tag(place).center
            case Swap(slot, _):
                return under_plan.hand(slot).center
            case Restock():
                return under_plan.RESTOCK.center
            case _:
                return under_plan.UP.center

    def _notice(self, before: Duel) -> None:
        """The visit may be over by a catch; that is shown as soon as it is on the disk."""
        self.visit.watch(self._desk.t, self.duel)
        if self.phase == "under" and not duel_of(self._desk.state).shop.under:
            self._found(before)

    def _found(self, before: Duel) -> None:
        """Also while something lay over the place: then it was at the very end of the time."""
        at = self._desk.t
        if not before.shop.under:
            before = self.duel
            at = shop.deadline(before) or at
        self.visit.end(at, before)
        self._begin("found")

    def _caught(self) -> None:
        self._services.audio.play("boots_bend")
        self._services.audio.play("warned" if duel_of(self._desk.known).verdict is None else "caught")
        self._begin("caught")

    def _begin(self, phase: Phase) -> None:
        self.phase, self._phase_ms, self.see_through = phase, 0.0, phase == "up"
        self._canvas = None

    def _pause(self) -> Change:
        if self.phase == "up":
            return None
        self._covered = True
        return Push(self._desk.pause())

    def _boots(self) -> int:
        """How the opponent stands: taps, bends its knees as time runs out, looks in."""
        left = left_ms(self.duel, self._desk.t)
        if self.phase == "caught":
            return 3 if self._phase_ms < 200 else 4
        if left is not None and left <= HASTE_MS:
            return 4 if left <= PEEK_MS else 3
        every = 2600 if left is None or left > 2 * URGENT_MS else 1300
        moment = self._time_ms % every
        return 1 if moment < 140 else 2 if moment < 240 else 0

    def _line(self) -> str:
        """What is heard from above."""
        shown, text = self._shown, self._services.text
        return heard(text, self.duel, shown.memory, shown.live, words.called(text, shown.sitting.opponent))

    def _look_at_the_clock(self) -> None:
        """Ticks from five seconds on, twice as fast from three, with a heart that beats ever quicker."""
        left = left_ms(self.duel, self._desk.t)
        if left is None or left > URGENT_MS:
            return
        beats = left // (500 if left <= HASTE_MS else 1000)
        if beats != self._beats:
            self._beats = beats
            self._services.audio.play(f"watch_tick_{'ab'[beats % 2]}", 80)
        if left <= self._heart_ms:
            self._heart_ms = left - QUICKEST_MS - left // SLOWER
            self._services.audio.play("heartbeat", 90)
