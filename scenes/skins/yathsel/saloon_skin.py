"""Knows Yathsel's table in the saloon: the table for two, seen by one seat of up to six."""

from collections.abc import Callable, Sequence

import pygame

from game.campaign.state import Run
from game.core.rules import Beat, Seat, View
from game.yathsel.card import DICE
from game.yathsel.events import DuelEvent, DuelWon, RolledOff, Thrown
from game.yathsel.state import Duel
from scenes.anim import dice
from scenes.anim.dice import Die, Flight
from scenes.anim.tree import Anim, Cue, Wait, seq
from scenes.services.inputs import Input
from scenes.services.services import Services
from scenes.skins.yathsel import heard, moves, saloon_seats
from scenes.skins.yathsel.choice import Choice
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.saloon_left import Company, draw_left, draw_rolls, roll_place
from scenes.skins.yathsel.shown import Shown, Sitting
from scenes.skins.yathsel.skin import YathselSkin
from scenes.stack import Scene
from scenes.table.people import Sitter
from scenes.table.skin import Desk, Prompt, Wish

_ROLL_SKINS = ("plain_b", "dark_b", "plain_c", "dark_c", "plain_d", "dark_d")


class SaloonSkin:
    """A `yathsel_duel` of two to six seats. Each `begin` makes the table for two anew, so that nothing stays."""

    def __init__(self, services: Services, corner: Callable[[], tuple[str, ...]], sitters: tuple[Sitter, ...]) -> None:
        self._services = services
        self._corner = corner
        self._sitters = sitters
        self._me: Seat = 0
        self._other: Seat = 1
        self._whole: Duel | None = None
        self._rolls: tuple[tuple[Seat, Die], ...] = ()
        self._beat: Beat[Duel, DuelEvent] | None = None
        self._table = self._fresh()

    @property
    def choice(self) -> Choice:
        """What the person has laid out."""
        return self._table.choice

    @property
    def shown(self) -> Shown:
        """What the table for two shows now."""
        return self._table.shown

    def begin(self, view: View[Duel, DuelEvent]) -> None:
        """A table for two that knows nothing but this view."""
        self._me = view.seat
        self._other = saloon_seats.across(
            view.state, view.seat, saloon_seats.first_across(view.seen, view.seat, len(view.state.sides))
        )
        self._whole, self._rolls, self._beat = view.state, (), None
        self._table = self._fresh()
        two = self._two(view.state)
        self._table.begin(View(0, two, tuple(saloon_seats.of_two(event, self._me) for event in view.seen)))
        self._table.shown.memory = saloon_seats.recalled(view.seen, self._me, self._sitters)
        self._table.settle(two)
        self._tell_ending(view.state)

    def private(self, state: Duel) -> bool:
        """The dice in hands and pockets are each person's own; without pockets there is nothing to hide."""
        return state.table.pocketed

    def music(self, state: Duel) -> str:
        """The saloon's own rag."""
        return "table"

    def motion(self, beat: Beat[Duel, DuelEvent]) -> Anim:
        """How the event is shown on the table for two; the roll-off has a die for each who is tied."""
        self._beat = beat
        two = Beat(saloon_seats.of_two(beat.event, self._me), self._two(beat.before), self._two(beat.after))
        shown = self._table.motion(two)  # type: ignore[arg-type]
        if isinstance(beat.event, RolledOff) and not self._services.clock.instant:
            return self._rolled_off(beat.event)
        if isinstance(beat.event, DuelWon):
            return seq(Cue(lambda: self._tell_ending(beat.after), skippable=False), shown)
        return shown

    def settle(self, state: Duel) -> None:
        """Shows the view at rest."""
        beat, self._beat = self._beat, None
        before = self._table.shown.memory
        self._whole, self._rolls = state, ()
        self._other = saloon_seats.across(state, self._me, self._other)
        self._table.settle(self._two(state))
        if beat is not None:
            shown = self._table.shown
            shown.memory = saloon_seats.named(before, shown.memory, beat.event, self._sitters)
        self._tell_ending(state)

    def ends(self, beat: Beat[Duel, DuelEvent]) -> bool:
        """The duel is over when it is won."""
        return isinstance(beat.event, DuelWon)

    def decides(self, beat: Beat[Duel, DuelEvent]) -> bool:
        """What ends the duel is written before it is shown."""
        return isinstance(beat.event, DuelWon)

    def wait_for(self, player: bool, may: bool) -> None:
        """Lights the buttons or puts them out."""
        self._table.wait_for(player, may)

    def moment_ms(self, state: Duel) -> int:
        """Nobody dives in the saloon."""
        return 0

    def hurries(self, given: Input) -> bool:
        """There is no moment to be ended."""
        return True

    def asked_ahead(self, state: Duel) -> None:
        """Nothing can be asked for ahead."""

    def eager(self, given: Input, beats: Sequence[Beat[Duel, DuelEvent]]) -> bool:
        """Everything counts for what comes next, but another throw before the own dice were seen."""
        thrown = any(isinstance(beat.event, Thrown) and beat.event.seat == self._me for beat in beats)
        return not (thrown and moves.wants_throw(given))

    def overlay(self, state: Duel, desk: Desk) -> Scene | None:
        """Nothing lies over a saloon table."""
        return None

    def cancel(self) -> bool:
        """Takes back a swap that was begun, or the focus."""
        return self._table.cancel()

    def handle(self, given: Input) -> Wish:
        """As on the table for two."""
        return self._table.handle(given)

    def update(self, ms: float) -> None:
        """As on the table for two."""
        self._table.update(ms)

    def draw(self, surface: pygame.Surface) -> None:
        """The table for two with the company at its left; over it the dice of a roll-off."""
        self._table.draw(surface)
        draw_rolls(surface, self._services, self._sitters, self._rolls)

    def prompts(self, legal: Sequence[object]) -> tuple[Prompt, ...]:
        """Every legal action in words."""
        return self._table.prompts(legal)

    def log(self) -> tuple[Callable[[], str], ...]:
        """What happened in this duel."""
        return self._table.log()

    def _fresh(self) -> YathselSkin:
        return YathselSkin(self._services, self._corner, self._sitting_of, self._draw_left)

    def _two(self, duel: Duel) -> Duel:
        return saloon_seats.two_sides(duel, self._me, saloon_seats.across(duel, self._me, self._other))

    def _sitting_of(self, state: Run | Duel) -> Sitting:
        assert isinstance(state, Duel)
        if self._whole is None:
            return Sitting(state)
        found = saloon_seats.sitting(self._whole, self._me, self._other, self._sitters)
        return Sitting(state, found.opponent, you=found.you, rivals=found.rivals)

    def _draw_left(self, surface: pygame.Surface, shown: Shown, pieces: Pieces) -> None:
        if self._whole is not None:
            company = Company(self._sitters, self._whole, self._me, shown.counting, self._other)
            draw_left(surface, self._services, company, shown)

    def _tell_ending(self, duel: Duel) -> None:
        if duel.verdict is not None:
            names = ", ".join(self._sitters[seat].name for seat in duel.verdict.winners)
            self._table.shown.ending = self._services.text.say("saloon.wins", {"names": names})

    def _rolled_off(self, event: RolledOff) -> Anim:
        count = len(event.seats)
        rolls = tuple((seat, Die(skin=_ROLL_SKINS[seat % len(_ROLL_SKINS)])) for seat in event.seats)
        flights = [
            Flight(die, (360 + 480 * at // max(1, count - 1), 560), roll_place(at, count), face)
            for at, ((_, die), face) in enumerate(zip(rolls, event.faces, strict=True))
        ]

        def begin() -> None:
            self._rolls, self._table.shown.shout = rolls, "shout.roll_off"

        feel, audio = self._services.feel, self._services.audio
        fly = dice.throw(flights, feel.throw, lambda at: audio.play(heard.landing_cue(rolls[at][1].skin), 50))
        cues = heard.throw_cues([die.skin for _, die in rolls][:DICE])
        rattle = [Cue(lambda cue=cue: audio.play(cue)) for cue in cues]  # type: ignore[misc]
        return seq(Cue(begin, skippable=False), *rattle, fly, Wait(feel.ending.lost_ms))
