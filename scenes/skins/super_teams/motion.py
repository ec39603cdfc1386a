"""Knows how each event of a race moves: ships along their way, into a Maw and out of it, cards over the table."""

from collections.abc import Sequence
from typing import assert_never

from game.core.rules import Seat
from game.super_teams.events import (
    Asked,
    BonusDrawn,
    BonusPlayed,
    CardPlayed,
    Dealt,
    FellBack,
    Followed,
    GameEnded,
    HandsDealt,
    Leapt,
    Passed,
    PlanetCardsTaken,
    PlanetReached,
    RaceEvent,
    Reshuffled,
    ShipMoved,
    SideChosen,
    TurnBegan,
)  # fmt: skip
from game.super_teams.state import seat_of, seats_of, space_of
from scenes.anim.particles import Particles, Shake
from scenes.anim.tree import Anim, Cue, Move, Wait, par, seq
from scenes.anim.tween import between, ease_in, ease_in_out, ease_out, there_and_back
from scenes.services.audio import Audio
from scenes.services.feel import Feel
from scenes.skins.super_teams import layout
from scenes.skins.super_teams.course import Point
from scenes.skins.super_teams.memory import Line, told
from scenes.skins.super_teams.shown import Flown, Flyer, Ship, Shown

STARS = ((255, 255, 255), (170, 210, 255), (255, 226, 150), (255, 150, 220))
_FALLEN = 0.25


class Motion:
    """Gives each event an animation over what is shown; its numbers are in `feel.race`."""

    def __init__(self, shown: Shown, feel: Feel, audio: Audio, sparks: Particles, shake: Shake) -> None:
        self._shown = shown
        self._feel = feel
        self._audio = audio
        self._sparks = sparks
        self._shake = shake

    def of(self, event: RaceEvent) -> Anim:
        """How an event is shown."""
        lines = told(event)
        if not lines:
            return self._shown_as(event)
        tell = Cue(lambda: setattr(self._shown, "live", lines[-1]), skippable=False)
        return seq(tell, self._shown_as(event))

    def _shown_as(self, event: RaceEvent) -> Anim:
        race = self._feel.race
        match event:
            case Dealt() | HandsDealt():
                return seq(self._sound("card"), self._dealt())
            case TurnBegan(seat):
                return Wait(race.think_ms if seat != self._shown.me else 0)
            case CardPlayed(seat, card, _, _):
                return self._card_played(seat, card)
            case BonusPlayed(seat, card, ship):
                return self._bonus_played(seat, card, ship)
            case ShipMoved(ship, path):
                return self._flown(ship, path)
            case FellBack(ship, space):
                return self._fallen(ship, space)
            case Leapt(ship, space):
                return seq(self._sound("race_leap"), self._arc(ship, space, race.leap_ms))
            case Followed(ship, space, _):
                return seq(self._sound("race_fly"), self._arc(ship, space, race.follow_ms))
            case SideChosen(ship, _):
                return seq(self._sound("race_side"), self._lit(space_of(self._shown.race, ship)))
            case BonusDrawn(seat, _):
                return seq(self._sound("race_bonus"), self._drawn((seat,), layout.PILES.center))
            case PlanetReached(ship):
                return self._home(ship)
            case PlanetCardsTaken(hands):
                return self._planet_cards(len(hands))
            case Reshuffled():
                return seq(self._sound("card"), Wait(race.after_ms))
            case GameEnded(winners, _):
                return self._ended(winners)
            case Asked() | Passed():
                return Wait(race.after_ms if event.seat != self._shown.me else 0)
            case _:
                assert_never(event)

    def _dealt(self) -> Anim:
        return self._drawn(range(seats_of(self._shown.race)), layout.PILES.center)

    def _card_played(self, seat: Seat, card: str) -> Anim:
        start = layout.CARDS.center if seat == self._shown.me else self._seat(seat)
        look = Wait(0 if seat == self._shown.me else self._feel.race.look_ms)
        return seq(self._sound("card"), self._fly("card", card, start, layout.PLAYED.center), look)

    def _bonus_played(self, seat: Seat, card: str, ship: str) -> Anim:
        start = layout.BONUSES.center if seat == self._shown.me else self._seat(seat)
        at = self._shown.ships[ship]
        fly = self._fly("bonus", card, start, (round(at.x), round(at.y)))
        return seq(self._shout("bonus", _spoken_of(seat, card, ship)), self._sound("race_bonus"), fly,
                   Wait(self._feel.race.shout_ms))  # fmt: skip

    def _flown(self, ship: str, path: tuple[int, ...]) -> Anim:
        """From space to space; the engines are heard once."""
        course, race = self._shown.course, self._feel.race
        each = min(race.step_ms, race.flight_ms / max(1, len(path)))
        steps = [self._step(ship, course.points[space], course.ahead(space), each) for space in path]
        return seq(self._lift(ship), self._sound("race_fly"), *steps, self._sound("race_land"), Wait(race.after_ms))

    def _step(self, ship: str, goal: Point, looks: int, ms: float) -> Anim:
        """One space on; where the ship begins is known only when it gets there."""
        start: list[Point] = []

        def move(part: float) -> None:
            one = self._ship(ship)
            if not start:
                start.append((round(one.x), round(one.y)))
                one.looks = one.looks if goal[0] == one.x else (1 if goal[0] > one.x else -1)
            one.x, one.y = between(start[0][0], goal[0], part), between(start[0][1], goal[1], part)
            if part >= 1:
                one.looks = looks

        return Move(ms, move, ease_in_out)

    def _fallen(self, ship: str, space: int) -> Anim:
        """Drawn into the Maw, spat out behind it."""
        race, goal = self._feel.race, self._shown.course.points[space]
        shrink = Move(race.fall_ms, lambda part: setattr(self._ship(ship), "size", between(1, _FALLEN, part)), ease_in)
        grow = Move(race.fall_ms, lambda part: setattr(self._ship(ship), "size", between(_FALLEN, 1, part)), ease_out)
        tremble = Cue(lambda: self._shake.start(self._feel.great.shake_ms, self._feel.great.shake_px // 3))
        back = self._step(ship, goal, self._shown.course.ahead(space), race.fall_ms)
        return seq(self._lift(ship), self._shout("fell", None), self._sound("race_maw"), tremble, shrink, back, grow)

    def _arc(self, ship: str, space: int, ms: float) -> Anim:
        """In one leap to a space."""
        go = self._step(ship, self._shown.course.points[space], self._shown.course.ahead(space), ms)
        swell = Move(ms, lambda part: setattr(self._ship(ship), "size", 1 + 0.5 * there_and_back(part)), lambda p: p)
        return seq(self._lift(ship), par(go, swell), Wait(self._feel.race.after_ms))

    def _home(self, ship: str) -> Anim:
        def shine() -> None:
            self._sparks.burst(self._shown.course.points[-1], self._feel.great.sparks // 2, self._feel.great.sparks_ms,
                               STARS)  # fmt: skip

        line = _spoken_of(seat_of(self._shown.race, ship), "", ship)
        return seq(self._shout("home", line), self._sound("race_home"), Cue(shine), Wait(self._feel.race.shout_ms))

    def _planet_cards(self, seats: int) -> Anim:
        return seq(self._sound("card"), self._drawn(range(seats), self._shown.course.points[-1]))

    def _ended(self, winners: tuple[Seat, ...]) -> Anim:
        won = self._shown.me in winners

        def shine() -> None:
            self._sparks.burst((layout.MIDDLE, 280), self._feel.great.sparks, self._feel.great.sparks_ms, STARS)

        heard = Cue(lambda: self._audio.fanfare("win" if won else "lose"))
        return seq(
            self._shout("ended", _spoken_of(winners[0], "", "")), heard, Cue(shine), Wait(self._feel.race.end_ms)
        )

    def _lit(self, space: int) -> Anim:
        def light(part: float) -> None:
            self._shown.flash, self._shown.flash_at = 1 - part, space

        return Move(self._feel.race.after_ms * 2, light)

    def _drawn(self, seats: Sequence[Seat], start: Point) -> Anim:
        """A card's back goes to each of these seats."""
        return par(*(self._fly("back", "", start, self._seat(seat)) for seat in seats))

    def _seat(self, seat: Seat) -> Point:
        return layout.seat(seat, seats_of(self._shown.race)).center

    def _ship(self, ship: str) -> Ship:
        return self._shown.ships[ship]

    def _lift(self, ship: str) -> Cue:
        """A ship that flies lies over all others."""
        return Cue(lambda: setattr(self._shown, "flying", ship), skippable=False)

    def _fly(self, kind: Flown, what: str, start: Point, goal: Point) -> Anim:
        """A card flies over the table and is gone when it arrives: the view then shows it lying there."""
        flyer = Flyer(kind, what, *start)

        def move(part: float) -> None:
            flyer.x, flyer.y = between(start[0], goal[0], part), between(start[1], goal[1], part)

        def land() -> None:
            if flyer in self._shown.flyers:
                self._shown.flyers.remove(flyer)

        return seq(Cue(lambda: self._shown.flyers.append(flyer), skippable=False),
                   Move(self._feel.race.card_ms, move, ease_in_out), Cue(land, skippable=False))  # fmt: skip

    def _shout(self, what: str, line: Line | None) -> Cue:
        def shout() -> None:
            self._shown.shout, self._shown.shout_line = what, line

        return Cue(shout, skippable=False)

    def _sound(self, name: str, volume: int = 100) -> Cue:
        return Cue(lambda: self._audio.play(name, volume))


def _spoken_of(seat: Seat, card: str, ship: str) -> Line:
    """What a word called out speaks of."""
    return Line("", seat, ship, card)
