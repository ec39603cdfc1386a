"""Knows the star race as a skin: the parts of this folder put together."""

import math
from collections.abc import Callable, Sequence

import pygame

from game.core.rules import Beat, View
from game.super_teams.actions import RaceAction
from game.super_teams.events import GameEnded, RaceEvent
from game.super_teams.legal import legal
from game.super_teams.state import Race
from scenes.anim.particles import Particles, Shake
from scenes.anim.tree import Anim, Wait
from scenes.services.inputs import Command, FocusLost, Input, Pointer
from scenes.services.services import Services
from scenes.skins.super_teams import habits, moves, words
from scenes.skins.super_teams import shown as table
from scenes.skins.super_teams.choice import Choice, area_of
from scenes.skins.super_teams.draw import Picture
from scenes.skins.super_teams.habits import Habits
from scenes.skins.super_teams.memory import noted, recalled
from scenes.skins.super_teams.motion import Motion
from scenes.stack import Scene
from scenes.table.people import Sitter
from scenes.table.skin import Act, Desk, Prompt, Wish


class RaceSkin:
    """The star track for `super_teams`, two to four seats; `corner` are the lines in its corner.

    What a player wants done with a kind of bonus card is kept seat by seat as long as the table stands.
    """

    def __init__(self, services: Services, corner: Callable[[], tuple[str, ...]], sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self.choice = Choice()
        self.shown = table.Shown(data=services.folders.data)
        self._sparks = Particles()
        self._shake = Shake()
        self._sitters = sitters
        self._motion = Motion(self.shown, services.feel, services.audio, self._sparks, self._shake)
        self._picture = Picture(services, corner, sitters)
        self._kept: dict[int, Habits] = {}
        self._beat: Beat[Race, RaceEvent] | None = None

    def begin(self, view: View[Race, RaceEvent]) -> None:
        """Lays what the view shows and what the events tell; whatever was laid out before is gone."""
        shown = self.shown
        self._kept[shown.me] = shown.habits
        self._beat, self.choice = None, Choice()
        self._sparks.clear()
        shown.me, shown.memory, shown.race = view.seat or 0, recalled(view.seen), table.BLANK
        shown.habits = self._kept.get(shown.me, Habits())
        self.settle(view.state)

    def private(self, state: Race) -> bool:
        """Whether own cards are to be seen."""
        return any(card is not None for cards in (*state.hands, *state.bonus) for card in cards)

    def music(self, state: Race) -> str:
        """The piece of the star race."""
        return "stars"

    def motion(self, beat: Beat[Race, RaceEvent]) -> Anim:
        """How the event is shown."""
        self._beat = beat
        return Wait(0) if self._services.clock.instant else self._motion.of(beat.event)

    def settle(self, state: Race) -> None:
        """Shows the view at rest; the event that led there is remembered."""
        beat, self._beat = self._beat, None
        if beat is not None:
            self.shown.memory = noted(self.shown.memory, beat.event)
        table.settle(self.shown, state)
        choice = self.choice
        if state.phase != "move" or state.to_act != self.shown.me:
            choice.card = None
        if state.phase != "follow":
            choice.bonus = ""
        if choice.focus and area_of(self.shown, choice, choice.focus) is None:
            choice.focus = None

    def ends(self, beat: Beat[Race, RaceEvent]) -> bool:
        """The race is over when all ships of a side are home."""
        return isinstance(beat.event, GameEnded)

    def decides(self, beat: Beat[Race, RaceEvent]) -> bool:
        """What ends the race is written before it is shown."""
        return isinstance(beat.event, GameEnded)

    def wait_for(self, player: bool, may: bool) -> None:
        """Lights what can be pressed or puts it out."""
        self.shown.player_waited_for, self.shown.player_may = player, may

    def moment_ms(self, state: Race) -> int:
        """Nobody acts but who is asked."""
        return 0

    def hurries(self, given: Input) -> bool:
        """There is no moment to be ended."""
        return True

    def asked_ahead(self, state: Race) -> RaceAction | None:
        """What a habit does, and the pass of whoever can do nothing else, after the pause that tells nothing."""
        clock, pause = self._services.clock, self._services.feel.race.pass_ms
        if state.to_act != self.shown.me or not (clock.instant or self.shown.waited_ms >= pause):
            return None
        return habits.answer(state, self.shown.habits, legal(state, self.shown.me))

    def eager(self, given: Input, beats: Sequence[Beat[Race, RaceEvent]]) -> bool:
        """Looking around counts for what comes next; what might decide something does not."""
        return not moves.is_decisive(given)

    def overlay(self, state: Race, desk: Desk) -> Scene | None:
        """Nothing lies over this table."""
        return None

    def cancel(self) -> bool:
        """Takes back the chosen card, else the focus."""
        return moves.taken_back(self.choice)

    def handle(self, given: Input) -> Wish:
        """Looks around; when asked chooses a card, a ship, a side, or passes."""
        choice, shown = self.choice, self.shown
        before = choice.card, choice.bonus, choice.focus
        if isinstance(given, FocusLost):
            choice.explaining = False
            return None
        if isinstance(given, Command) or (isinstance(given, Pointer) and given.kind == "down"):
            choice.hint = ""
        wish = moves.looked(given, choice, shown)
        if wish is None and shown.player_waited_for:
            wish = moves.decided(given, choice, shown)
        self._answer(before)
        if isinstance(wish, Act):
            choice.card, choice.bonus, choice.focus = None, "", None
            self._services.audio.play("button", 60)
        return wish

    def update(self, ms: float) -> None:
        """Lets sparks fly, counts how long the player has been waited for."""
        shown, now = self.shown, self._services.settings.now
        self._sparks.amount, self._shake.strength = now.motion, now.shake
        shown.waited_ms += ms
        if math.isinf(ms):
            self._sparks.clear()
        else:
            shown.age_ms += ms / max(1, self._services.clock.speed)
            self._sparks.update(ms / 1000)
            self._shake.update(ms / 1000)

    def draw(self, surface: pygame.Surface) -> None:
        """The whole table."""
        self._picture.draw(surface, self.shown, self.choice, self._shake.offset)
        self._sparks.draw(surface)

    def prompts(self, legal: Sequence[RaceAction]) -> tuple[Prompt, ...]:
        """Every legal action in words."""
        return words.prompts(self._services.text, self.shown.race, legal)

    def log(self) -> tuple[Callable[[], str], ...]:
        """What happened in this race."""
        text, sitters = self._services.text, self._sitters
        return tuple((lambda line=line: words.line(text, line, sitters)) for line in self.shown.memory.lines)  # type: ignore[misc]

    def _answer(self, before: tuple[object, ...]) -> None:
        """Each input is heard at once."""
        audio, choice = self._services.audio, self.choice
        if (choice.card, choice.bonus) != before[:2]:
            audio.play("card", 60)
        elif choice.hint:
            audio.play("refuse", 60)
        elif choice.focus is not None and choice.focus != before[2]:
            audio.play("focus", 60)
