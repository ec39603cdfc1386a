"""Knows Yathsel's table as a skin: the parts of this folder put together."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.campaign.events import RunEvent
from game.campaign.opponents import last
from game.campaign.state import Run
from game.core.rules import Beat, View
from game.yathsel.actions import Dive, Enter, Throw
from game.yathsel.card import DICE
from game.yathsel.events import CardOffered, Caught, DuelWon, Thrown, Warned
from game.yathsel.state import Duel, opponents_turn
from scenes.anim.particles import Particles, Shake
from scenes.anim.tree import Anim, Wait
from scenes.anim.tween import between, ease_out
from scenes.services.inputs import Command, FocusLost, Input, Pointer
from scenes.services.services import Services
from scenes.services.text import Text
from scenes.skins.yathsel import aging, asking, layout, moves, sleight, words
from scenes.skins.yathsel import shown as table
from scenes.skins.yathsel.burning import passes
from scenes.skins.yathsel.card import totals_of
from scenes.skins.yathsel.choice import Choice, Target, allowed, area_of
from scenes.skins.yathsel.company import Company
from scenes.skins.yathsel.draw import Left, Picture
from scenes.skins.yathsel.memory import Line, Memory, noted, recalled
from scenes.skins.yathsel.motion import Motion
from scenes.skins.yathsel.offer import OfferScene
from scenes.skins.yathsel.retelling import Retelling, Retold
from scenes.skins.yathsel.under_table import UnderTable
from scenes.stack import Scene
from scenes.table.skin import Act, Desk, Press, Prompt, Tell, Wish

SittingOf = Callable[[Run | Duel], table.Sitting]


class YathselSkin:
    """The saloon table for `yathsel_run` and a two-seat `yathsel_duel`; `corner` are the lines in its corner.

    `sitting_of` says who sits there in a view; `left` draws the left edge instead of the opponent.
    """

    def __init__(
        self, services: Services, corner: Callable[[], tuple[str, ...]], sitting_of: SittingOf, left: Left | None = None
    ) -> None:
        self._services = services
        self._sitting_of = sitting_of
        self.choice = Choice()
        self.shown = table.fresh(table.Sitting(table.BLANK), Memory())
        self._sparks = Particles()
        self._shake = Shake()
        self._motion = Motion(self.shown, services.feel, services.audio, self._sparks, self._shake)
        self._picture = Picture(services, corner, left)
        self.company = Company(services.feel.speech)
        self._beat: Beat[Run | Duel, RunEvent] | None = None
        self._retelling = Retelling()
        self._retold: Retold | None = None
        self._telling = False
        self._state: Run | Duel = table.BLANK

    def begin(self, view: View[Run | Duel, RunEvent]) -> None:
        """Lays what the view shows and what the events tell."""
        self.shown.memory = recalled(view.seen)
        self._beat = None
        self.shown.gold = float(table.duel_of(view.state).sides[0].gold or 0)
        self.settle(view.state)
        who = self.shown.sitting.opponent
        self.company.sits_down("" if who is None or isinstance(who, words.Given) else who, self.shown.duel)

    def private(self, state: Run | Duel) -> bool:
        """Only one person plays here."""
        return False

    def motion(self, beat: Beat[Run | Duel, RunEvent] | Retold) -> Anim:
        """How the event is shown."""
        if isinstance(beat, Retold):
            self._retold = beat
            return self._motion.of(beat.event, lambda: self._arrive(beat.after)) if beat.event else Wait(0)
        self._beat = beat
        if not isinstance(beat.event, Thrown):
            self.company.took(beat.event, 0)  # what was thrown is seen when it lies there
        if self._services.clock.instant or (self.choice.hasty and _theirs(beat)):
            self._motion.heard(beat.event)
            return Wait(0)
        return self._motion.of(beat.event, lambda: self._arrive(beat.after))

    def settle(self, state: Run | Duel) -> None:
        """Shows the view at rest; the event that led there is remembered."""
        if self._retold is not None:
            self._settle_again(state, self._retold)
            return
        beat, self._beat = self._beat, None
        if beat is not None:
            memory = noted(self.shown.memory, beat.event)
            self._retelling.note(beat, memory)
            self.shown.memory = memory
        self._state = state
        before = self.shown.duel
        table.settle(self.shown, self._sitting_of(state))
        duel = self.shown.duel
        if beat is not None and isinstance(beat.event, Thrown):
            self.company.took(beat.event, max(table.worth(duel).values(), default=0))
        same_throw = before.side == duel.side == 0 and before.thrown == duel.thrown and before.dice and duel.dice
        if beat is not None and same_throw:
            self.choice.go_on(duel)
        else:
            held = duel.holds[-1] if duel.side == 0 and duel.holds else ()
            mode = self.choice.mode
            keep = before.side == duel.side == 1 and mode is not None and mode.kind == "swap"
            self.choice.begin(tuple(slot for slot in held if slot not in (duel.sides[0].pending or ())), keep)
        if self.choice.focus and area_of(self.choice.focus, self.choice, duel) is None:
            self.choice.focus = None
        for slot in range(DICE):
            self._set_aside(slot, 1.0 if slot in self.choice.holds else 0.0)

    def music(self, state: Run | Duel) -> str:
        """The saloon's own rag; at the last table the Stranger's piece."""
        return "last" if isinstance(state, Run) and state.opponent == last() else "table"

    def _settle_again(self, state: Run | Duel, retold: Retold) -> None:
        """What was shown before lies there once more; what the player has laid out stays."""
        self._retold, self._telling = None, not retold.last
        self.shown.memory = retold.memory
        table.settle(self.shown, self._sitting_of(state))
        for slot in range(DICE):
            self._set_aside(slot, 1.0 if slot in self.choice.holds else 0.0)

    def ends(self, beat: Beat[Run | Duel, RunEvent]) -> bool:
        """The duel is over when it is won."""
        return isinstance(beat.event, DuelWon)

    def decides(self, beat: Beat[Run | Duel, RunEvent]) -> bool:
        """What ends the duel, and a catch, is written before it is shown."""
        return isinstance(beat.event, DuelWon | Warned | Caught)

    def wait_for(self, player: bool, may: bool) -> None:
        """Lights the buttons or puts them out."""
        self.shown.player_waited_for, self.shown.player_may = player, may and not self._telling

    def moment_ms(self, state: Run | Duel) -> int:
        """The opponent's turn opens with a moment in which diving is offered."""
        duel = table.duel_of(state)
        if self.choice.hasty:
            return 0
        opens = opponents_turn(duel) and duel.thrown == 0 and not duel.shop.under and allowed(duel, Dive())
        return self._services.feel.opponent.opening_ms if opens else 0

    def hurries(self, given: Input) -> bool:
        """Any key lets the opponent throw, but those that begin something of the player's own."""
        match given:
            case Command("dive" | "swap" | "info" | "info_end" | "next" | "previous", _):
                return False
            case Command(name, _) if self.choice.mode or self.choice.focus:
                return name == "throw"
            case Pointer(_, 1, "down"):
                over = self.choice.over
                return over is None or over == Target("hurry")
        return isinstance(given, Command)

    def asked_ahead(self, state: Run | Duel) -> Dive | None:
        """Diving that was asked for before the opponent's turn."""
        if not self.choice.dive_ahead or not allowed(table.duel_of(state), Dive()):
            return None
        self.choice.dive_ahead = False
        return Dive()

    def eager(self, given: Input, beats: Sequence[Beat[Run | Duel, RunEvent]]) -> bool:
        """Everything counts for what comes next, but another throw before the own dice were seen."""
        thrown = any(isinstance(beat.event, Thrown) and beat.event.seat == 0 for beat in beats)
        return not (thrown and moves.wants_throw(given))

    def overlay(self, state: Run | Duel, desk: Desk) -> Scene | None:
        """The place under the table while the player is there; the card on offer while it is."""
        duel = table.duel_of(state)
        if duel.shop.under and duel.verdict is None:
            return UnderTable(self._services, self.shown, desk)
        if duel.offer and self.shown.duel.offer:
            return OfferScene(self._services, self.shown, desk)
        return None

    def cancel(self) -> bool:
        """Takes back a swap or trick that was begun, or the focus."""
        if self.choice.mode is None and self.choice.focus is None:
            return False
        self.choice.mode = self.choice.focus = None
        return True

    def handle(self, given: Input) -> Wish:
        """Looks around; swaps and uses tricks; in the player's turn holds, chooses, throws, enters."""
        choice, duel, shown = self.choice, self.shown.duel, self.shown
        before = choice.holds.copy(), choice.hint, choice.box, choice.mode
        if isinstance(given, FocusLost):
            choice.explaining = False
            return None
        if isinstance(given, Command) or (isinstance(given, Pointer) and given.kind == "down"):
            self.company.hush()
            choice.hint = ""
        wish = moves.looked(given, choice, duel)
        if wish is None and shown.player_may:
            used = sleight.consumed(given, choice, choice.mode)
            wish = moves.prepared(given, choice, duel)
            if wish is None and not used and shown.player_waited_for:
                wish = moves.decided(given, choice, duel, self._services.text, self._services.settings.now.ask_zero)
        elif wish is None and given == Command("dive"):
            moves.dived(choice, duel)
        if given == Command("retell"):
            wish = Tell(self._retelling.again(self._state, shown.memory))
            choice.hint = "" if wish.beats else "hint.nothing_to_retell"
        self._answer(*before)
        if isinstance(wish, Act) and isinstance(wish.action, Throw | Enter):
            shown.pressed = "throw" if isinstance(wish.action, Throw) else "confirm"
            shown.pressed_ms = self._services.feel.panel.press_ms
        return wish

    def update(self, ms: float) -> None:
        """Moves held dice aside, lets sparks fly, gold count and words rise."""
        self._picture.warm(self.shown)
        by = 1.0 if math.isinf(ms) else ms / self._services.feel.hold.lift_ms
        for slot, part in enumerate(self.shown.aside):
            goal = 1.0 if slot in self.choice.holds else 0.0
            if part != goal and slot not in self.shown.flying:
                self._set_aside(slot, min(goal, part + by) if goal > part else max(goal, part - by))
        aging.pass_time(self.shown, self._services.feel, ms)
        self.company.update(ms / max(1, self._services.clock.speed))
        now = self._services.settings.now
        self._sparks.amount, self._shake.strength = now.motion, now.shake
        if math.isinf(ms):
            self._sparks.clear()
        else:
            self._sparks.update(ms / 1000)
            self._shake.update(ms / 1000)

    def draw(self, surface: pygame.Surface) -> None:
        """The whole table."""
        self._picture.draw(surface, self.shown, self.choice, self.company, self._shake.offset)
        self._sparks.draw(surface)

    def prompts(self, legal: Sequence[object]) -> tuple[Prompt, ...]:
        """Every legal action in words."""
        say, told = self._services.text.say, asking.prompts(self._services.text, self.shown.duel, legal)  # type: ignore[arg-type]
        more = (Prompt(lambda: say("prompt.retell"), Press("retell")),) if table.finished_turn(self.shown, 1) else ()
        if moves.decided_already(self.shown.duel):
            more = (*more, Prompt(lambda: say("prompt.finish"), Press("finish")))
        return (*told, *more)

    def log(self) -> tuple[Callable[[], str], ...]:
        """What happened in this duel."""
        text, who = self._services.text, self.shown.sitting.opponent
        return tuple(_line(text, line, who) for line in self.shown.memory.lines)

    def _answer(self, holds: set[int], hint: str, box: str | None, mode: object) -> None:
        """Each input is heard at once."""
        choice, audio = self.choice, self._services.audio
        if choice.holds != holds:
            audio.play("hold_on" if len(choice.holds) > len(holds) else "hold_off")
        elif choice.hint and choice.hint != hint:
            audio.play("refuse", 60)
        elif (choice.box and choice.box != box) or (choice.mode and choice.mode != mode):
            audio.play("focus", 60)

    def _arrive(self, state: Run | Duel) -> None:
        now, after = self.shown.sitting, self._sitting_of(state)
        self.shown.sitting = replace(now, duel=replace(now.duel, sides=after.duel.sides))
        self.shown.counting = None
        if passes(totals_of(now.duel, None), totals_of(after.duel, None)):
            self.shown.burning_ms = 0.0
            self._services.audio.play("burn", 70)

    def _set_aside(self, slot: int, part: float) -> None:
        self.shown.aside[slot] = part
        die, start, goal = self.shown.dice[0][slot], layout.rest(slot), layout.rack(slot)
        eased = ease_out(part)
        die.x, die.y = between(start[0], goal[0], eased), between(start[1], goal[1], eased)
        die.height = self._services.feel.hold.arc_px * math.sin(math.pi * part)


def _theirs(beat: Beat[Run | Duel, RunEvent]) -> bool:
    """Whether an event belongs to the opponent's turn, and is not the end of all."""
    return table.duel_of(beat.after).side == 1 and not isinstance(beat.event, DuelWon | CardOffered)


def _line(text: Text, line: Line, opponent: str | None) -> Callable[[], str]:
    return lambda: words.line_with_dice(text, line, words.called(text, opponent))
