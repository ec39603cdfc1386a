"""Knows Bang! Dice's table as a skin: the parts of this folder put together."""

from collections.abc import Callable, Sequence

import pygame

from game.bang_dice.actions import Stop
from game.bang_dice.events import BangEvent, GameEnded, Thrown
from game.bang_dice.numbers import SHERIFF
from game.bang_dice.state import Shootout, of_three
from game.core.rules import Beat, View
from scenes.anim.particles import Particles, Shake
from scenes.anim.tree import Anim
from scenes.services.inputs import FocusLost, Input
from scenes.services.services import Services
from scenes.skins.bang_dice import habits, moves, words
from scenes.skins.bang_dice.aiming import taken_back
from scenes.skins.bang_dice.alive import Alive
from scenes.skins.bang_dice.choice import Choice, follow
from scenes.skins.bang_dice.draw import Picture
from scenes.skins.bang_dice.motion import Motion
from scenes.skins.bang_dice.shown import Shown, lay_dice
from scenes.stack import Scene
from scenes.table.people import Sitter
from scenes.table.skin import Desk, Press, Prompt, Wish


class BangSkin:
    """A game of three to eight seats, seen by one of them; `corner` are the lines in its corner."""

    def __init__(self, services: Services, corner: Callable[[], tuple[str, ...]], sitters: Sequence[Sitter]) -> None:
        self._services = services
        self._sitters = tuple(sitters)
        self.choice = Choice()
        self.shown = Shown(people=sum(one.person for one in self._sitters))
        self._sparks = Particles(services.settings.now.motion)
        self._shake = Shake(services.settings.now.shake)
        self._motion = Motion(self.shown, services.feel, services.audio, self._sparks, self._shake)
        self._picture = Picture(services, corner, self._sitters)
        self._alive = Alive()
        self._beat: Beat[Shootout, BangEvent] | None = None

    def begin(self, view: View[Shootout, BangEvent]) -> None:
        """Lays what the view shows; nothing of what was laid out before stays."""
        self._beat = None
        self._sparks.clear()
        self._shake.start(1, 0)
        self._alive.forget()
        shown, self.choice = self.shown, Choice()
        shown.me, shown.events = view.seat, view.seen
        self.settle(view.state)

    def private(self, state: Shootout) -> bool:
        """A view with a role that is not open to all belongs to one person alone."""
        if state.verdict is not None or of_three(state):
            return False
        return any(player.role not in (None, SHERIFF) and not player.out for player in state.players)

    def music(self, state: Shootout) -> str:
        """The street's own piece."""
        return "noon"

    def motion(self, beat: Beat[Shootout, BangEvent]) -> Anim:
        """How the event is shown."""
        self._beat = beat
        return self._motion.of(beat.event)

    def settle(self, state: Shootout) -> None:
        """Shows the view at rest."""
        beat, self._beat = self._beat, None
        shown = self.shown
        shown.clear()
        shown.state = state
        if beat is not None:
            shown.events = (*shown.events, beat.event)
        follow(self.choice, state, shown.me)
        self._lay()

    def ends(self, beat: Beat[Shootout, BangEvent]) -> bool:
        """With the verdict."""
        return isinstance(beat.event, GameEnded)

    def decides(self, beat: Beat[Shootout, BangEvent]) -> bool:
        """What ends the game is written before it is shown."""
        return isinstance(beat.event, GameEnded)

    def wait_for(self, player: bool, may: bool) -> None:
        """Lights the buttons or puts them out."""
        if player != self.shown.waits:
            self.shown.waits = player
            self._lay()
        self.shown.may = may

    def moment_ms(self, state: Shootout) -> int:
        """A bot seems to think for a moment."""
        return self._services.feel.bang.think_ms

    def hurries(self, given: Input) -> bool:
        """Any press ends that moment."""
        return True

    def asked_ahead(self, state: Shootout) -> object:
        """What this screen's habits answer by themselves."""
        return habits.answer(self._services.settings.now, state, self.shown.me)

    def eager(self, given: Input, beats: Sequence[Beat[Shootout, BangEvent]]) -> bool:
        """An input that came while dice rolled only ends the rolling; else it counts for what comes."""
        return not any(isinstance(beat.event, Thrown) for beat in beats)

    def overlay(self, state: Shootout, desk: Desk) -> Scene | None:
        """The sheet of habits, when it was asked for."""
        if not self.choice.habits:
            return None
        self.choice.habits = False
        return habits.HabitsScene(self._services)

    def cancel(self) -> bool:
        """Takes back what was laid out last."""
        done = taken_back(self.choice, self.shown.state)
        self._lay()
        return done

    def handle(self, given: Input) -> Wish:
        """Looks around, and decides when this seat is asked."""
        if isinstance(given, FocusLost):
            self.choice.over, self.choice.explaining, self.choice.peek = None, False, 0
            return None
        choice, shown = self.choice, self.shown
        before = (frozenset(choice.keep), dict(choice.shots), tuple(choice.picks), choice.peek)
        wish = moves.looked(given, choice, shown.state, shown.me)
        if wish is None and shown.waits and shown.state.to_act == shown.me:
            wish = moves.decided(given, choice, shown.state, shown.me)
        if (frozenset(choice.keep), dict(choice.shots), tuple(choice.picks), choice.peek) != before:
            self._services.audio.play("hold_on", 60)
        elif choice.hint:
            self._services.audio.play("refuse", 50)
        self._lay()
        return wish

    def update(self, ms: float) -> None:
        """Sparks fall, the ground trembles, something lives."""
        seconds = min(ms, 100.0) / 1000
        self._sparks.update(seconds)
        self._shake.update(seconds)
        self._alive.update(min(ms, 100.0), self._services.settings.now.motion)

    def draw(self, surface: pygame.Surface) -> None:
        """The whole street."""
        self._picture.draw(surface, self.shown, self.choice, self._alive, self._sparks, self._shake.offset)

    def prompts(self, legal: Sequence[object]) -> tuple[Prompt, ...]:
        """Every legal action in words; stopping first, for it is wanted most; then what has a key here besides."""
        text, state = self._services.text, self.shown.state
        ordered = sorted(legal, key=lambda action: not isinstance(action, Stop))
        found = [words.prompt(text, self._sitters, state, action) for action in ordered]
        found.append(Prompt(lambda: text.say("bang.move.role"), Press("retell")))
        found.append(Prompt(lambda: text.say("bang.move.habits"), Press("finish")))
        return tuple(found)

    def log(self) -> tuple[Callable[[], str], ...]:
        """What happened so far."""
        return self._picture.lines(self.shown)

    def _lay(self) -> None:
        """The dice where the view and what is laid out want them."""
        if self._beat is not None:
            return
        shown = self.shown
        slots = range(len(shown.dice)) if shown.waits else ()
        lay_dice(shown, frozenset(slot for slot in slots if moves.is_low(self.choice, shown.state, shown.me, slot)))
