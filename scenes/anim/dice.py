"""Knows how dice look and fly: pre-rendered tumbling, a throw's path with bounces, shadows apart from the dice."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.anim.tree import Anim, Cue, Move, Wait, par, seq
from scenes.anim.tween import between, ease_in, ease_out, linear
from scenes.services.assets import Assets
from scenes.services.feel import HoldFeel, ThrowFeel

FACES, FRAMES = 6, 20
REST = FRAMES - 1
SHADOWS, SHADOW_STEP_PX = 8, 20
SWEEP = 0.35
Point = tuple[float, float]


@dataclass(slots=True)
class Die:
    """One die as it is drawn now; thrown away at any time, settled from the view. `face` 0: not shown at all."""

    x: float = 0.0
    y: float = 0.0
    face: int = 0
    skin: str = "plain"
    frame: int = REST
    height: float = 0.0
    lift: float = 0.0
    rock: float = 0.0

    def settle(self, rest: Point, face: int, lift: float = 0.0) -> None:
        """Lies at `rest` (the middle of the die on the table) showing `face`."""
        self.x, self.y, self.face, self.frame = rest[0], rest[1], face, REST
        self.height, self.lift, self.rock = 0.0, lift, 0.0


@dataclass(frozen=True, slots=True)
class Flight:
    """One die's way through a throw: from where, to where, what it shows in the end."""

    die: Die
    start: Point
    rest: Point
    face: int


def throw(
    flights: Sequence[Flight], feel: ThrowFeel, land: Callable[[int], None], last: int | None = None,
    leave: Callable[[], None] = lambda: None,
) -> Anim:  # fmt: skip
    """The throw of some dice, swept up first if they lie there; `leave` is called as they leave the cup.

    `land(index)` is cued as each touches down; `last` comes to rest last of all.
    """
    order = sorted(range(len(flights)), key=lambda index: (index == last, index))
    parts = []
    for place, index in enumerate(order):
        tumble_ms = feel.tumble_ms + (place * 37 % 5) * feel.tumble_spread_ms / 5
        parts.append(
            seq(
                Wait(place * feel.stagger_ms),
                par(
                    Move(tumble_ms, _fly(flights[index], feel, place), linear),
                    seq(Wait(tumble_ms * _touch(feel.bounces)), Cue(lambda index=index: land(index))),  # type: ignore[misc]
                ),
                Move(feel.rock_ms, _rock(flights[index].die), linear),
            )
        )
    sweeps = [Move(feel.wind_up_ms, _swept(flight), ease_in) for flight in flights]
    away = Cue(lambda: _gone(flights, leave), skippable=False)
    return seq(par(*sweeps), away, par(*parts), Wait(feel.hold_result_ms))


def lift(die: Die, goal: Point, held: bool, feel: HoldFeel) -> Anim:
    """A die taken aside to `goal` (held) or put back there."""
    start = (die.x, die.y)
    height = feel.lift_px if held else 0

    def apply(part: float) -> None:
        die.x, die.y = between(start[0], goal[0], part), between(start[1], goal[1], part)
        die.height = feel.arc_px * math.sin(math.pi * min(1.0, part))
        die.lift = height * part

    return Move(feel.lift_ms, apply, ease_out)


def shadow(assets: Assets, up: float) -> pygame.Surface:
    """The shadow of a die `up` pixels above the table: wider, softer and paler the higher it is."""
    return assets.sheet("dice/shadows.png", 1, SHADOWS)[0][shadow_step(up)]


def shadow_step(up: float) -> int:
    """Which of the shadows belongs to a height."""
    return max(0, min(SHADOWS - 1, round(up / SHADOW_STEP_PX)))


def draw_shadow(surface: pygame.Surface, assets: Assets, die: Die) -> None:
    """The shadow of one die, the further away the higher it is. Draw all shadows first."""
    if not die.face:
        return
    up = die.height + die.lift
    picture = shadow(assets, up)
    surface.blit(picture, picture.get_rect(center=(round(die.x + up * 0.34), round(die.y + up * 0.3))))


def draw_die(surface: pygame.Surface, assets: Assets, die: Die) -> None:
    """The die itself, from its skin's sheet."""
    if not die.face:
        return
    picture = assets.sheet(f"dice/{die.skin}.png", FACES, FRAMES)[die.face - 1][die.frame]
    place = picture.get_rect(center=(round(die.x + die.rock), round(die.y - die.height - die.lift)))
    surface.blit(picture, place)


def draw_dice(surface: pygame.Surface, assets: Assets, dice: Sequence[Die]) -> None:
    """All shadows, then all dice from the back of the table to its front."""
    for die in dice:
        draw_shadow(surface, assets, die)
    for die in sorted(dice, key=lambda one: one.y):
        draw_die(surface, assets, die)


def _swept(flight: Flight) -> Callable[[float], None]:
    """From where the die lies towards the cup; it keeps its face as long as it is seen."""
    die = flight.die
    start = (die.x, die.y)

    def apply(part: float) -> None:
        die.x = between(start[0], between(start[0], flight.start[0], SWEEP), part)
        die.y = between(start[1], between(start[1], flight.start[1], SWEEP), part)

    return apply


def _gone(flights: Sequence[Flight], leave: Callable[[], None]) -> None:
    for flight in flights:
        flight.die.face = 0
    leave()


def _fly(flight: Flight, feel: ThrowFeel, place: int) -> Callable[[float], None]:
    die, height = flight.die, feel.height_px * (0.8 + 0.12 * (place * 29 % 4))
    aside = (place * 53 % 5 - 2) * 14

    def apply(part: float) -> None:
        way = ease_out(part)
        bend = math.sin(math.pi * way) * aside
        die.face, die.lift, die.rock = flight.face, 0.0, 0.0
        die.x = between(flight.start[0], flight.rest[0], way) + bend
        die.y = between(flight.start[1], flight.rest[1], way)
        die.height = _bounce(part, feel.bounces) * height
        die.frame = min(REST, int(way * FRAMES))

    return apply


def _rock(die: Die) -> Callable[[float], None]:
    def apply(part: float) -> None:
        die.frame, die.height = REST, 0.0
        die.rock = 2.4 * math.sin(part * 3 * math.pi) * (1 - part) if part < 1 else 0.0

    return apply


def _touch(bounces: int) -> float:
    """The part of the flight after which a die first touches the table."""
    return 1 / (1 + sum(0.5**number for number in range(1, bounces + 1))) if bounces else 1.0


def _bounce(part: float, bounces: int) -> float:
    """Height (0 to 1) at `part` of the flight: half an arc down from the hand, then ever smaller arcs."""
    if part >= 1:
        return 0.0
    first = _touch(bounces)
    if part < first:
        return 1 - (part / first) ** 2
    begin, span, top = first, first / 2, 0.32
    while part > begin + span and span > 0.01:
        begin, span, top = begin + span, span / 2, top * 0.35
    inside = min(1.0, (part - begin) / span)
    return 4 * top * inside * (1 - inside)
