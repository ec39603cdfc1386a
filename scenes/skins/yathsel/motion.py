"""Knows how each event moves on the table; whatever is skipped, `settle` shows the same in the end."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import assert_never

from game.campaign import events as road
from game.campaign.events import RunEvent
from game.yathsel import events as told
from game.yathsel.card import BOXES, YATHSEL, Faces, five_alike, numbers
from game.yathsel.events import (
    CardOffered,
    DuelWon,
    Entered,
    Erased,
    FaceTurned,
    GoldChanged,
    RolledOff,
    Swapped,
    Thrown,
    ThrownAgain,
    TurnBegan,
    Used,
)  # fmt: skip
from scenes.anim import dice
from scenes.anim.dice import Die, Flight
from scenes.anim.particles import Particles, Shake
from scenes.anim.tree import Anim, Cue, Move, Wait, nothing, par, seq
from scenes.anim.tween import linear
from scenes.services.audio import Audio
from scenes.services.feel import Feel
from scenes.skins.yathsel import entering, heard, layout
from scenes.skins.yathsel.completing import completing
from scenes.skins.yathsel.memory import Line, thrown_line
from scenes.skins.yathsel.shown import ROLL_PLACES, Float, Shown, clothe, row_of
from scenes.ui import theme

SPARKS = (theme.BRASS_BRIGHT, theme.BRASS, theme.CREAM, (255, 170, 60))
_MUFFLED = 40


class Motion:
    """Events as animations of what a table shows."""

    def __init__(self, shown: Shown, feel: Feel, audio: Audio, sparks: Particles, shake: Shake) -> None:
        self._shown = shown
        self._feel = feel
        self._audio = audio
        self._sparks = sparks
        self._shake = shake

    def of(self, event: RunEvent, arrive: Callable[[], None]) -> Anim:
        """The animation of one event; `arrive` puts the card as it is afterwards, before the rest is celebrated."""
        match event:
            case TurnBegan(seat, _):
                return Wait(self._feel.opponent.think_ms if seat else 0)
            case Thrown():
                return self._thrown(event)
            case ThrownAgain(0, slot, face):
                return self._one_more(slot, face)
            case FaceTurned(0, slot, face):
                return self._turned(slot, face)
            case Entered():
                return self._entered(event, arrive)
            case GoldChanged(0, int(amount), str(why)):
                return seq(Cue(lambda: self._float(amount, why), skippable=False), self._sound("coin", 70))
            case Swapped(seat, slot, _, _):
                return self._swapped(slot) if seat == 0 and slot is not None else Wait(self._feel.opponent.think_ms)
            case Used(item):
                return self._used(item)
            case Erased(_, box):
                return self._erased(box)
            case CardOffered():
                return Wait(self._feel.opponent.think_ms)
            case RolledOff():
                return self._rolled_off(event)
            case DuelWon(winners, reason):
                return self._won(0 in winners, reason)
            case ThrownAgain() | FaceTurned() | GoldChanged():
                return Wait(self._feel.throw.hold_result_ms if event.seat else 0)
            case (
                told.ShopHung() | told.Dived() | told.Stayed() | told.Opened() | told.Bought() | told.BarLowered()
                | told.Sold() | told.Restocked() | told.Surfaced() | told.Warned() | told.Caught()
                | told.OfferAnswered() | told.Abandoned() | road.KitsOffered() | road.KitTaken()
                | road.OpponentsOffered() | road.OpponentMet() | road.WagerMade() | road.DuelBegan() | road.XpGained()
                | road.StopsOffered() | road.StopVisited() | road.DieForged() | road.TrickLearned()
                | road.RumourHeard() | road.RunWon() | road.RodeOn() | road.RunEnded()
            ):  # fmt: skip
                return nothing()
            case _:
                assert_never(event)

    def heard(self, event: RunEvent) -> None:
        """What is heard of an event that is shown at once."""
        match event:
            case Thrown(0, hold):
                self._rattle([die for slot, die in enumerate(self._shown.dice[0]) if slot not in hold])
            case Entered(0):
                self._play("scratch")
            case GoldChanged(0, int(amount), str(why)):
                self._float(amount, why)
            case DuelWon(winners, _):
                self._audio.fanfare("win" if 0 in winners else "lose")
            case _:
                pass

    def _thrown(self, event: Thrown) -> Anim:
        shown = self._shown
        row = shown.dice[event.seat]
        slots = [slot for slot in range(len(row)) if slot not in event.hold or slot in event.slipped]
        last = completing(event.dice, slots)
        fly = self._flying(event.seat, slots, event.dice, last)
        parts: list[Anim] = [Cue(lambda: self._tell(thrown_line(shown.memory, event)), skippable=False)]
        if event.seat:
            parts.append(self._taken_aside(row, event.hold))
        parts += [Cue(lambda: self._rattle([row[slot] for slot in slots])), fly]
        if five_alike(event.dice):
            middle = (layout.MIDDLE, layout.place(event.seat, 2, False)[1])
            parts.append(self._great("shout.yathsel", middle, "yathsel"))
        return seq(*parts)

    def _flying(self, seat: int, slots: list[int], faces: Faces, last: int | None = None) -> Anim:
        row, cup = self._shown.dice[seat], layout.CUPS[seat]
        flights = [
            Flight(row[slot], (cup[0] + 12 * slot, cup[1]), layout.place(seat, slot, False), row_of(faces[slot]))
            for slot in slots
        ]
        place = None if last is None else slots.index(last)
        fly = dice.throw(
            flights, self._feel.throw, self._landing(flights), place, lambda: self._begin_throw(seat, slots)
        )
        return seq(Cue(lambda: self._wind_up(seat, slots), skippable=False), fly)

    def _one_more(self, slot: int, face: int) -> Anim:
        faces = tuple(face for _ in self._shown.dice[0])
        return seq(Cue(lambda: self._rattle([self._shown.dice[0][slot]])), self._flying(0, [slot], faces))

    def _turned(self, slot: int, face: int) -> Anim:
        die = self._shown.dice[0][slot]

        def hop(part: float) -> None:
            die.height = self._feel.hold.turn_px * math.sin(math.pi * part)
            if part > 0.5:
                die.face = row_of(face)

        return seq(self._sound("whoosh"), Move(self._feel.throw.hold_result_ms, hop, linear))

    def _swapped(self, slot: int) -> Anim:
        die = self._shown.dice[0][slot]

        def dip(part: float) -> None:
            die.rock = 5 * math.sin(2 * math.pi * part) if part < 1 else 0.0

        return seq(self._sound("swap"), Move(self._feel.panel.out_ms, dip, linear))

    def _used(self, item: str) -> Anim:
        tell = Cue(lambda: self._tell(Line("used", 0, good=item)), skippable=False)
        return seq(tell, self._sound("hold_on"), Wait(self._feel.throw.hold_result_ms))

    def _erased(self, box: str) -> Anim:
        def begin() -> None:
            self._shown.marked, self._shown.flash = (0, box), 1.0

        def fade(part: float) -> None:
            self._shown.flash = 1.0 - part * part

        return seq(Cue(begin, skippable=False), self._sound("scratch"), Move(self._feel.enter.flash_ms, fade, linear))

    def _float(self, amount: int, why: str) -> None:
        self._shown.floats.append(Float(amount, why))

    def _wind_up(self, seat: int, slots: list[int]) -> None:
        self._shown.tumbling, self._shown.reckoning = True, None
        self._shown.flying = frozenset(slots) if seat == 0 else frozenset()

    def _begin_throw(self, seat: int, slots: list[int]) -> None:
        shown = self._shown
        for slot in slots:
            if seat == 0:
                clothe(shown.dice[0][slot], replace(shown.duel.sides[0], pending=()), slot, None)

    def _taken_aside(self, row: tuple[Die, ...], hold: tuple[int, ...]) -> Anim:
        if not hold:
            return Wait(self._feel.opponent.think_ms)
        lifts = [
            dice.lift(row[slot], (row[slot].x, row[slot].y), True, self._feel.hold)
            for slot in hold if slot not in self._shown.raised
        ]  # fmt: skip
        downs = [
            dice.lift(row[slot], (row[slot].x, row[slot].y), False, self._feel.hold)
            for slot in self._shown.raised if slot not in hold
        ]  # fmt: skip
        mark = Cue(lambda: setattr(self._shown, "raised", hold), skippable=False)
        return seq(mark, self._sound("hold_on"), par(*lifts, *downs), Wait(self._feel.opponent.show_hold_ms))

    def _entered(self, event: Entered, arrive: Callable[[], None]) -> Anim:
        parts = [entering.counted(event, self._shown, self._feel, self._play, arrive)]
        x = layout.COLUMNS[event.seat] - 30
        if event.further or (event.box == BOXES[YATHSEL] and event.points >= numbers().yathsel):
            parts.append(self._great("shout.further" if event.further else "shout.yathsel",
                                     (x, layout.row(event.box).centery), "yathsel"))  # fmt: skip
        if event.bonus:
            parts.append(self._great("shout.bonus", (x, layout.BONUS_ROW.centery), "bonus"))
        return seq(*parts)

    def _rolled_off(self, event: RolledOff) -> Anim:
        shown = self._shown
        pair = tuple(Die(skin=skin) for skin in ("plain_b", "dark_b"))
        flights = [
            Flight(die, (start, 560), spot, face)
            for die, start, spot, face in zip(pair, (360, 840), ROLL_PLACES, event.faces, strict=False)
        ]

        def begin() -> None:
            shown.roll, shown.shout = pair, "shout.roll_off"

        fly = dice.throw(flights, self._feel.throw, self._landing(flights))
        return seq(Cue(begin, skippable=False), Cue(lambda: self._rattle(pair)), fly, Wait(self._feel.ending.lost_ms))

    def _won(self, won: bool, reason: str) -> Anim:
        ending = self._feel.ending
        if reason == "abandoned":
            return nothing()

        def begin() -> None:
            self._shown.shout = "shout.caught" if reason == "caught" else "shout.won" if won else "shout.lost"

        def shine() -> None:
            great = self._feel.great
            if won:
                self._sparks.burst((layout.MIDDLE, 280), great.sparks // 2, great.sparks_ms, SPARKS)

        end = Cue(lambda: self._audio.fanfare("win" if won else "lose"))
        return seq(Cue(begin, skippable=False), end, Cue(shine), Wait(ending.won_ms if won else ending.lost_ms))

    def _great(self, shout: str, pos: tuple[int, int], sound: str) -> Anim:
        great = self._feel.great
        if self._under:
            return seq(self._sound(sound), Wait(great.stop_ms))

        def shine() -> None:
            self._shown.shout = shout
            self._shake.start(great.shake_ms, great.shake_px)
            self._sparks.burst(pos, great.sparks, great.sparks_ms, SPARKS)
            self._audio.duck()

        return seq(Wait(great.stop_ms), Cue(shine), self._sound(sound), Wait(great.sparks_ms * 2 // 3))

    @property
    def _under(self) -> bool:
        return self._shown.duel.shop.under

    def _rattle(self, thrown: Sequence[Die]) -> None:
        for cue in heard.throw_cues([die.skin for die in thrown]):
            self._play(cue)

    def _landing(self, flights: Sequence[Flight]) -> Callable[[int], None]:
        return lambda index: self._play(heard.landing_cue(flights[index].die.skin), 50)

    def _tell(self, line: Line) -> None:
        self._shown.live = replace(line)

    def _sound(self, name: str, volume: int = 100) -> Cue:
        return Cue(lambda: self._play(name, volume))

    def _play(self, name: str, volume: int = 100) -> None:
        """What is heard under the table comes through its planks."""
        self._audio.play(name, volume * _MUFFLED // 100 if self._under else volume)
