"""Knows Bounty Hunter's table as a skin: the parts of this folder put together."""

import math
from collections.abc import Callable, Sequence

import pygame

from game.bounty_hunter.events import GameEnded, HuntBegan, HuntEvent, Scanned, Thrown
from game.bounty_hunter.state import DICE, Hunt
from game.core.rules import Beat, View
from scenes.anim.particles import Particles, Shake
from scenes.anim.tree import Anim, Wait
from scenes.anim.tween import between, ease_out
from scenes.services.inputs import Command, FocusLost, Input, Pointer
from scenes.services.services import Services
from scenes.skins.bounty_hunter import layout, moves, words
from scenes.skins.bounty_hunter import shown as table
from scenes.skins.bounty_hunter.choice import Choice, area_of
from scenes.skins.bounty_hunter.draw import Picture
from scenes.skins.bounty_hunter.memory import noted, recalled
from scenes.skins.bounty_hunter.motion import Motion
from scenes.skins.bounty_hunter.odds import Odds
from scenes.stack import Scene
from scenes.table.people import Sitter
from scenes.table.skin import Act, Desk, Prompt, Wish


class BountySkin:
    """The cantina table for `bounty_hunter`, two to five seats; `corner` are the lines in its corner."""

    def __init__(self, services: Services, corner: Callable[[], tuple[str, ...]], sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self._sitters = sitters
        self.choice = Choice()
        self.shown = table.Shown()
        self._sparks = Particles()
        self._shake = Shake()
        self._motion = Motion(self.shown, services.feel, services.audio, self._sparks, self._shake)
        self._picture = Picture(services, corner, sitters)
        self._odds = Odds(services.folders.cache)
        self._beat: Beat[Hunt, HuntEvent] | None = None

    def begin(self, view: View[Hunt, HuntEvent]) -> None:
        """Lays what the view shows and what the events tell; whatever was laid out before is gone."""
        shown = self.shown
        self._beat, self.choice = None, Choice()
        self._sparks.clear()
        shown.me, shown.memory, shown.hunt = view.seat, recalled(view.seen), table.BLANK
        shown.pressed, shown.pressed_ms = "", 0.0
        self.settle(view.state)

    def private(self, state: Hunt) -> bool:
        """Nothing is hidden but the order of the deck, and that from everybody."""
        return False

    def music(self, state: Hunt) -> str:
        """The cantina's own piece."""
        return "cantina"

    def motion(self, beat: Beat[Hunt, HuntEvent]) -> Anim:
        """How the event is shown."""
        self._beat = beat
        return Wait(0) if self._services.clock.instant else self._motion.of(beat.event)

    def settle(self, state: Hunt) -> None:
        """Shows the view at rest; the event that led there is remembered."""
        beat, self._beat = self._beat, None
        if beat is not None:
            self.shown.memory = noted(self.shown.memory, beat.event)
        table.settle(self.shown, state)
        if self.choice.focus and area_of(self.shown, self.choice.focus) is None:
            self.choice.focus = None

    def ends(self, beat: Beat[Hunt, HuntEvent]) -> bool:
        """The game is over when the last contract is fulfilled."""
        return isinstance(beat.event, GameEnded)

    def decides(self, beat: Beat[Hunt, HuntEvent]) -> bool:
        """What ends the game is written before it is shown."""
        return isinstance(beat.event, GameEnded)

    def wait_for(self, player: bool, may: bool) -> None:
        """Lights what can be pressed or puts it out."""
        self.shown.player_waited_for, self.shown.player_may = player, may

    def moment_ms(self, state: Hunt) -> int:
        """Nobody can act in another's turn."""
        return 0

    def hurries(self, given: Input) -> bool:
        """There is no moment to be ended."""
        return True

    def asked_ahead(self, state: Hunt) -> None:
        """Nothing can be asked for ahead."""

    def eager(self, given: Input, beats: Sequence[Beat[Hunt, HuntEvent]]) -> bool:
        """Everything counts for what comes next, but what would throw or give up before the dice were seen."""
        rolled = any(isinstance(beat.event, Thrown | Scanned | HuntBegan) for beat in beats)
        return not (rolled and moves.is_decisive(given))

    def overlay(self, state: Hunt, desk: Desk) -> Scene | None:
        """Nothing lies over this table."""
        return None

    def cancel(self) -> bool:
        """Takes back the focus."""
        if self.choice.focus is None:
            return False
        self.choice.focus = None
        return True

    def handle(self, given: Input) -> Wish:
        """Looks around; when asked lays dice aside, chooses, throws."""
        choice, shown = self.choice, self.shown
        before = set(shown.holds), choice.focus
        if isinstance(given, FocusLost):
            choice.explaining = False
            return None
        if isinstance(given, Command) or (isinstance(given, Pointer) and given.kind == "down"):
            choice.hint = ""
        wish = moves.looked(given, choice, shown)
        if wish is None and shown.player_waited_for:
            wish = moves.decided(given, choice, shown, self._services.text)
        self._answer(*before)
        if isinstance(wish, Act):
            choice.focus = None if choice.focus and choice.focus.kind in ("marker", "victim") else choice.focus
            self._services.audio.play("button", 60)
        return wish

    def update(self, ms: float) -> None:
        """Lays dice aside or takes them up again, lets sparks fly."""
        shown = self.shown
        by = 1.0 if math.isinf(ms) else ms / self._services.feel.hold.lift_ms
        for slot in range(DICE):
            goal = 1.0 if slot in shown.holds else 0.0
            part = shown.aside[slot]
            if part != goal and slot not in shown.flying:
                self._set_aside(slot, min(goal, part + by) if goal > part else max(goal, part - by))
        now = self._services.settings.now
        self._sparks.amount, self._shake.strength = now.motion, now.shake
        if math.isinf(ms):
            self._sparks.clear()
        else:
            shown.age_ms += ms / max(1, self._services.clock.speed)
            self._sparks.update(ms / 1000)
            self._shake.update(ms / 1000)

    def draw(self, surface: pygame.Surface) -> None:
        """The whole table."""
        shown, odds = self.shown, self.choice.odds
        phase = shown.hunt.phase if odds else ""
        chance = self._odds.of_throw(shown.hunt, table.thrown_now(shown)) if phase == "hunt" else None
        chances = self._odds.of_markers(shown.hunt) if phase == "offer" else None
        self._picture.draw(surface, shown, self.choice, chance, chances, self._shake.offset)
        self._sparks.draw(surface)

    def prompts(self, legal: Sequence[object]) -> tuple[Prompt, ...]:
        """Every legal action in words."""
        return words.prompts(self._services.text, self.shown.hunt, self._sitters, legal)  # type: ignore[arg-type]

    def log(self) -> tuple[Callable[[], str], ...]:
        """What happened in this game."""
        text, sitters = self._services.text, self._sitters
        return tuple((lambda line=line: words.line(text, line, sitters)) for line in self.shown.memory.lines)  # type: ignore[misc]

    def _answer(self, holds: set[int], focus: object) -> None:
        """Each input is heard at once."""
        audio, choice = self._services.audio, self.choice
        if self.shown.holds != holds:
            audio.play("hold_on" if len(self.shown.holds) > len(holds) else "hold_off")
        elif choice.hint:
            audio.play("refuse", 60)
        elif choice.focus is not None and choice.focus != focus:
            audio.play("focus", 60)

    def _set_aside(self, slot: int, part: float) -> None:
        shown = self.shown
        shown.aside[slot] = part
        die, start, goal = shown.dice[slot], layout.table(slot), layout.rack(slot)
        eased = ease_out(part)
        die.x, die.y = between(start[0], goal[0], eased), between(start[1], goal[1], eased)
        die.height = self._services.feel.hold.arc_px * math.sin(math.pi * part)
