"""Knows how every event of Bounty Hunter moves: dice, markers, chips, contracts on their way, and what is heard."""

from collections.abc import Sequence
from typing import assert_never

from game.bounty_hunter.contracts import numbers
from game.bounty_hunter.events import (
    ChipsGiven,
    Failed,
    Fulfilled,
    GameEnded,
    GreyBought,
    GreyReturned,
    GreyTakenOver,
    HuntBegan,
    HuntEvent,
    NewOffers,
    Offered,
    RoundBegan,
    Scanned,
    Targeted,
    Thrown,
)  # fmt: skip
from game.bounty_hunter.state import BLACK, DICE, seats_of
from game.core.rules import Seat
from scenes.anim import dice
from scenes.anim.dice import Flight
from scenes.anim.particles import Particles, Shake
from scenes.anim.tree import Anim, Cue, Move, Wait, nothing, par, seq
from scenes.anim.tween import between, ease_in_out, ease_out
from scenes.services.audio import Audio
from scenes.services.feel import Feel
from scenes.skins.bounty_hunter import layout
from scenes.skins.bounty_hunter.memory import told
from scenes.skins.bounty_hunter.shown import Flown, Flyer, Shown, is_unpaid, row_of

NEON = ((64, 240, 224), (255, 84, 180), (255, 190, 90), (196, 120, 255))
_GREY_SIZE = 0.5
Point = tuple[int, int]


class Motion:
    """Gives each event an animation over what is shown; its numbers are in `feel.bounty`."""

    def __init__(self, shown: Shown, feel: Feel, audio: Audio, sparks: Particles, shake: Shake) -> None:
        self._shown = shown
        self._feel = feel
        self._audio = audio
        self._sparks = sparks
        self._shake = shake

    def of(self, event: HuntEvent) -> Anim:
        """How an event is shown."""
        lines = told(event)
        tell = Cue(lambda: setattr(self._shown, "live", lines[-1] if lines else None), skippable=False)
        return seq(tell, self._shown_as(event))

    def _shown_as(self, event: HuntEvent) -> Anim:
        bounty = self._feel.bounty
        match event:
            case RoundBegan():
                return self._round_began()
            case Scanned(faces, valid):
                return self._scanned(faces, valid)
            case Targeted():
                return seq(self._sound("card"), self._card_in())
            case Offered(seat, marker):
                return self._offered(seat, marker)
            case HuntBegan(seat, _):
                return seq(self._shout("hunts", seat), self._sound("hunt_begin"), Wait(bounty.shout_ms))
            case GreyBought(seat, grey) | GreyTakenOver(seat, grey):
                return self._paid(seat, grey)
            case GreyReturned(back):
                return self._returned(back)
            case Thrown(seat, thrown, faces):
                return self._thrown(seat, thrown, faces)
            case Fulfilled(seat, contract):
                return self._fulfilled(seat, contract)
            case Failed(seat):
                return self._failed(seat)
            case ChipsGiven(seats):
                return self._chips(seats)
            case NewOffers(start):
                return seq(self._shout("new_offers", start), self._sound("hunt_lost"), Wait(bounty.shout_ms))
            case GameEnded(winners, _):
                return self._ended(winners)
            case _:
                assert_never(event)

    def _round_began(self) -> Anim:
        """The new contract lights up."""
        return seq(Cue(lambda: setattr(self._shown, "card", 0.0), skippable=False), self._sound("hunt_holo"))

    def _card_in(self) -> Anim:
        return Move(self._feel.bounty.card_in_ms, lambda part: setattr(self._shown, "card", part), ease_out)

    def _scanned(self, faces: tuple[str, ...], valid: bool) -> Anim:
        """The five black dice are thrown by the start player's hand; first the card is there."""
        flights = self._flights(tuple(range(BLACK)), faces)

        def begin() -> None:
            shown = self._shown
            shown.holds, shown.flying = set(), frozenset(range(DICE))
            shown.aside[:] = [0.0] * DICE
            for slot in range(BLACK):
                shown.dice[slot].face = 0

        again = nothing() if valid else seq(self._shout("scan_again", None), Wait(self._feel.bounty.shout_ms))
        return seq(
            Cue(begin, skippable=False), self._card_in(), self._rattle(BLACK), self._fly(flights), again,
            Wait(self._feel.bounty.look_ms),
        )  # fmt: skip

    def _offered(self, seat: Seat, marker: int) -> Anim:
        goal = layout.seat_mark(layout.seat(seat, seats_of(self._shown.hunt)))
        flight = self._flight("marker", str(marker), layout.marker(marker).center, goal, self._feel.bounty.marker_ms)
        pause = Wait(0) if seat == self._shown.me else Wait(self._feel.bounty.think_ms)
        return seq(pause, self._sound("hunt_marker"), flight, Wait(self._feel.bounty.after_ms))

    def _paid(self, seat: Seat, grey: int) -> Anim:
        """A chip goes to the supply; a die of the middle comes to the table."""
        hunt, bounty = self._shown.hunt, self._feel.bounty
        start = layout.chip(layout.seat(seat, seats_of(hunt)), max(0, hunt.chips[seat] - 1))
        pay = self._flight("chip", "", start, layout.SUPPLY.center, bounty.chip_ms)
        if row_of(hunt, grey):
            return seq(self._sound("hunt_chip"), pay)
        come = self._flight("grey", "", layout.tray(grey - BLACK), layout.table(grey), bounty.chip_ms, _GREY_SIZE, 1.0)
        return seq(self._sound("hunt_chip"), pay, self._sound("hunt_grey"), come)

    def _returned(self, back: tuple[int, ...]) -> Anim:
        def begin() -> None:
            for slot in back:
                self._shown.dice[slot].face = 0

        ms, goals = self._feel.bounty.chip_ms, {slot: layout.tray(slot - BLACK) for slot in back}
        ways = [self._flight("grey", "", layout.table(slot), goals[slot], ms, 1.0, _GREY_SIZE) for slot in back]
        return seq(Cue(begin, skippable=False), self._sound("hunt_grey"), par(*ways))

    def _thrown(self, seat: Seat, thrown: tuple[int, ...], faces: tuple[str, ...]) -> Anim:
        """What is not thrown lies beside the card first, so that it is seen; then the throw."""
        shown = self._shown
        aside = {
            slot for slot in range(DICE)
            if slot not in thrown and row_of(shown.hunt, slot) and not is_unpaid(shown.hunt, slot)
        }  # fmt: skip
        theirs = seat != shown.me

        def lay() -> None:
            shown.holds = set(aside)
            shown.pressed = "throw"

        def leave() -> None:
            shown.flying = frozenset(thrown)
            for slot in thrown:
                shown.aside[slot] = 0.0

        look = seq(Wait(self._feel.bounty.think_ms), Cue(lay, skippable=False), Wait(self._feel.bounty.show_hold_ms))
        flights = self._flights(thrown, faces)
        return seq(
            look if theirs else Cue(lay, skippable=False), Cue(leave, skippable=False), self._rattle(len(thrown)),
            self._fly(flights), Wait(self._feel.bounty.look_ms if theirs else 0),
        )  # fmt: skip

    def _fulfilled(self, seat: Seat, contract: str) -> Anim:
        """The card is whole: it shines, and goes to the hunter's pile."""
        bounty, great, shown = self._feel.bounty, self._feel.great, self._shown
        goal = layout.seat_pile(layout.seat(seat, seats_of(shown.hunt))).center

        def shine() -> None:
            shown.flash = 1.0
            self._shake.start(great.shake_ms, great.shake_px // 2)
            self._sparks.burst(layout.CARD.center, great.sparks // 2, great.sparks_ms, NEON)
            self._audio.duck()

        def dim(part: float) -> None:
            shown.flash = 1.0 - part

        gone = Cue(lambda: setattr(shown, "card", 0.0), skippable=False)
        fly = self._flight("card", contract, layout.CARD.center, goal, bounty.card_win_ms, 1.0, 0.4)
        return seq(
            Wait(great.stop_ms), self._shout("fulfilled", seat), self._sound("hunt_won"), Cue(shine),
            Move(bounty.shout_ms, dim), gone, fly, self._sound("hunt_marker"), Wait(bounty.after_ms),
        )  # fmt: skip

    def _failed(self, seat: Seat) -> Anim:
        """The marker goes back to the middle."""
        hunt = self._shown.hunt
        marker = hunt.markers[seat] or 1
        start = layout.seat_mark(layout.seat(seat, seats_of(hunt)))
        back = self._flight("marker", str(marker), start, layout.marker(marker).center, self._feel.bounty.marker_ms)
        return seq(self._shout("failed", seat), self._sound("hunt_failed"), Wait(self._feel.bounty.shout_ms), back)

    def _chips(self, seats: tuple[Seat, ...]) -> Anim:
        hunt = self._shown.hunt
        ways = [
            self._flight(
                "chip", "", layout.SUPPLY.center,
                layout.chip(layout.seat(seat, seats_of(hunt)), min(numbers().most_chips - 1, hunt.chips[seat])),
                self._feel.bounty.chip_ms,
            )
            for seat in seats
        ]  # fmt: skip
        return seq(self._sound("hunt_chip"), par(*ways))

    def _ended(self, winners: tuple[Seat, ...]) -> Anim:
        won = self._shown.me in winners

        def shine() -> None:
            self._sparks.burst((layout.MIDDLE, 280), self._feel.great.sparks, self._feel.great.sparks_ms, NEON)

        heard = Cue(lambda: self._audio.fanfare("win" if won else "lose"))
        return seq(self._shout("ended", winners[0]), heard, Cue(shine), Wait(self._feel.bounty.end_ms))

    def _flights(self, slots: Sequence[int], faces: Sequence[str]) -> list[Flight]:
        """Each die's way from the cup to its place."""
        count = len(slots)
        return [
            Flight(
                self._shown.dice[slot], (layout.CUP[0] + (at - (count - 1) / 2) * 40, layout.CUP[1]),
                layout.table(slot), numbers().colours.index(face) + 1,
            )
            for at, (slot, face) in enumerate(zip(slots, faces, strict=True))
        ]  # fmt: skip

    def _fly(self, flights: list[Flight]) -> Anim:
        return dice.throw(flights, self._feel.throw, lambda at: self._audio.play("hunt_settle", 60))

    def _rattle(self, count: int) -> Cue:
        return self._sound("hunt_throw_few" if count < 3 else "hunt_throw")

    def _flight(
        self, kind: Flown, what: str, start: Point, goal: Point, ms: float, size: float = 1.0, end: float = 1.0
    ) -> Anim:
        """Something flies over the table and is gone when it arrives: the view then shows it lying there."""
        flyer = Flyer(kind, what, *start, size)

        def move(part: float) -> None:
            flyer.x, flyer.y = between(start[0], goal[0], part), between(start[1], goal[1], part)
            flyer.size = between(size, end, part)

        return seq(Cue(lambda: self._shown.flyers.append(flyer), skippable=False), Move(ms, move, ease_in_out))

    def _shout(self, what: str, seat: Seat | None) -> Cue:
        def shout() -> None:
            self._shown.shout, self._shown.shout_seat = what, seat

        return Cue(shout, skippable=False)

    def _sound(self, name: str, volume: int = 100) -> Cue:
        return Cue(lambda: self._audio.play(name, volume))
