"""Knows Yathsel's table as a skin: the parts of this folder put together."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.campaign.actions import RunAction
from game.campaign.events import RunEvent
from game.campaign.state import Run
from game.core.rules import Beat
from game.yathsel.actions import Enter
from game.yathsel.card import DICE
from game.yathsel.events import DuelWon, Thrown
from game.yathsel.state import Duel
from scenes.anim.particles import Particles, Shake
from scenes.anim.tree import Anim, Wait
from scenes.anim.tween import between, ease_out
from scenes.services.inputs import Input
from scenes.services.services import Services
from scenes.services.text import Text
from scenes.skins.yathsel import layout, moves, words
from scenes.skins.yathsel import shown as table
from scenes.skins.yathsel.draw import Picture
from scenes.skins.yathsel.memory import Line, Memory, noted, recalled
from scenes.skins.yathsel.motion import Motion
from scenes.table.skin import Prompt, Wish


class YathselSkin:
    """The saloon table for `yathsel_run` and a two-seat `yathsel_duel`; `corner` are the lines in its corner."""

    def __init__(
        self, services: Services, corner: Callable[[], tuple[str, ...]], tempers: Sequence[tuple[str, str]], duels: int
    ) -> None:
        self._services = services
        self._tempers = tuple(tempers)
        self._duels = duels
        self.choice = moves.Choice()
        self.shown = table.fresh(table.Sitting(table.BLANK), Memory())
        self._sparks = Particles()
        self._shake = Shake()
        self._motion = Motion(self.shown, services.feel, services.audio, self._sparks, self._shake)
        self._picture = Picture(services, corner)
        self._beat: Beat[Run | Duel, RunEvent] | None = None

    def begin(self, state: Run | Duel, seen: Sequence[RunEvent]) -> None:
        """Lays what the view shows and what the events tell."""
        self.shown.memory = recalled(seen)
        self._beat = None
        self.settle(state)

    def motion(self, beat: Beat[Run | Duel, RunEvent]) -> Anim:
        """How the event is shown."""
        self._beat = beat
        if self._services.clock.instant:
            self._motion.heard(beat.event)
            return Wait(0)
        return self._motion.of(beat.event, lambda: self._arrive(beat.after))

    def settle(self, state: Run | Duel) -> None:
        """Shows the view at rest; the event that led there is remembered."""
        beat, self._beat = self._beat, None
        if beat is not None:
            self.shown.memory = noted(self.shown.memory, beat.event)
        table.settle(self.shown, table.sitting_of(state, self._duels, self._tempers))
        duel = self.shown.duel
        self.choice.begin(duel.held if duel.side == 0 else ())
        for slot in range(DICE):
            self._set_aside(slot, 1.0 if slot in self.choice.holds else 0.0)

    def ends(self, beat: Beat[Run | Duel, RunEvent]) -> bool:
        """The duel is over when it is won."""
        return isinstance(beat.event, DuelWon)

    def decides(self, beat: Beat[Run | Duel, RunEvent]) -> bool:
        """What ends the duel is written before it is shown."""
        return isinstance(beat.event, DuelWon)

    def wait_for(self, player: bool) -> None:
        """Lights the buttons or puts them out."""
        self.shown.player_waited_for = player

    def eager(self, given: Input, beats: Sequence[Beat[Run | Duel, RunEvent]]) -> bool:
        """Everything counts for what comes next, but another throw before the own dice were seen."""
        thrown = any(isinstance(beat.event, Thrown) and beat.event.seat == 0 for beat in beats)
        return not (thrown and moves.wants_throw(given))

    def handle(self, given: Input) -> Wish:
        """Looks around; in the player's turn holds, chooses, throws, enters."""
        before, hint, box = self.choice.holds.copy(), self.choice.hint, self.choice.box
        wish = moves.looked(given, self.choice, self.shown.duel)
        if wish is None and self.shown.player_waited_for:
            now = self._services.settings.now
            wish = moves.decided(given, self.choice, self.shown.duel, self._services.text, now.ask_zero)
        if self.choice.holds != before:
            self._services.audio.play("hold_on" if len(self.choice.holds) > len(before) else "hold_off")
        elif self.choice.hint and self.choice.hint != hint:
            self._services.audio.play("refuse", 60)
        elif self.choice.box and self.choice.box != box:
            self._services.audio.play("focus", 60)
        return wish

    def update(self, ms: float) -> None:
        """Moves held dice aside, lets sparks fly."""
        self._picture.warm()
        by = 1.0 if math.isinf(ms) else ms / self._services.feel.hold.lift_ms
        for slot, part in enumerate(self.shown.aside):
            goal = 1.0 if slot in self.choice.holds else 0.0
            if part != goal and slot not in self.shown.flying:
                self._set_aside(slot, min(goal, part + by) if goal > part else max(goal, part - by))
        now = self._services.settings.now
        self._sparks.amount, self._shake.strength = now.motion, now.shake
        if math.isinf(ms):
            self._sparks.clear()
        else:
            self._sparks.update(ms / 1000)
            self._shake.update(ms / 1000)

    def draw(self, surface: pygame.Surface) -> None:
        """The whole table."""
        self._picture.draw(surface, self.shown, self.choice, self._shake.offset)
        self._sparks.draw(surface)

    def prompts(self, legal: Sequence[RunAction]) -> tuple[Prompt, ...]:
        """Every legal action in words, entries first: there are fewer of them."""
        duel, text = self.shown.duel, self._services.text
        worth = table.worth(duel, duel.dice) if duel.dice else {}
        ordered = sorted(legal, key=lambda action: not isinstance(action, Enter))
        return tuple(Prompt(_words(text, duel, action, worth), action) for action in ordered)

    def log(self) -> tuple[Callable[[], str], ...]:
        """What happened in this duel."""
        text, who = self._services.text, self.shown.sitting.opponent
        return tuple(_line(text, line, who) for line in self.shown.memory.lines)

    def _arrive(self, state: Run | Duel) -> None:
        now, after = self.shown.sitting, table.sitting_of(state, self._duels, self._tempers)
        self.shown.sitting = replace(now, duel=replace(now.duel, sides=after.duel.sides))
        self.shown.counting = None

    def _set_aside(self, slot: int, part: float) -> None:
        self.shown.aside[slot] = part
        die, start, goal = self.shown.dice[0][slot], layout.rest(slot), layout.rack(slot)
        eased = ease_out(part)
        die.x, die.y = between(start[0], goal[0], eased), between(start[1], goal[1], eased)
        die.height = 26 * math.sin(math.pi * part)


def _words(text: Text, duel: Duel, action: RunAction, worth: dict[str, int]) -> Callable[[], str]:
    return lambda: words.action_words(text, duel, action, worth)


def _line(text: Text, line: Line, opponent: str | None) -> Callable[[], str]:
    return lambda: words.line_with_dice(text, line, words.called(text, opponent))
