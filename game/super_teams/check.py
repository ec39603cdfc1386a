"""Knows who is asked, and the reason against each action that is not allowed (super_teams.md, "Exactly")."""

from collections.abc import Mapping
from typing import assert_never

from game.core.rules import Seat, Window
from game.super_teams.actions import Bonus, Move, Pass, RaceAction, Side
from game.super_teams.numbers import (
    ASTEROID_PASS,
    ASTEROIDS,
    BONUS,
    DOUBLE,
    FOLLOW,
    MAW_LEAP,
    NORMAL,
    PLUS_ONE,
    START,
    ship_names,
)  # fmt: skip
from game.super_teams.state import (
    AFTER,
    AT_MAW,
    BEFORE,
    MOVE,
    SIDE,
    Race,
    colour_of_ship,
    home,
    is_joker,
    leaves,
    movable,
    passed,
    side_of,
    side_of_ship,
    space_of,
)  # fmt: skip
from game.super_teams.track import kind_at

WINDOWS = (BEFORE, AT_MAW, AFTER)
WINDOW_OF = {PLUS_ONE: BEFORE, DOUBLE: BEFORE, ASTEROID_PASS: BEFORE, MAW_LEAP: AT_MAW, FOLLOW: AFTER}


def windows(race: Race) -> Mapping[Seat, Window]:
    """Who is asked now, and what: one seat, or nobody when the race is over."""
    return {} if race.to_act is None else {race.to_act: Window(race.phase, required=True)}


def check(race: Race, seat: Seat, action: RaceAction) -> str | None:
    """The reason against an action of the seat that is asked, or None when it is allowed."""
    match action:
        case Move():
            return _against_phase(race, action, (MOVE,)) or _against_move(race, seat, action)
        case Bonus(card, ship):
            return _against_phase(race, action, WINDOWS) or against_bonus(race, seat, card, ship)
        case Pass():
            return _against_phase(race, action, WINDOWS)
        case Side(side):
            return _against_phase(race, action, (SIDE,)) or _against_side(race, side)
        case _:
            assert_never(action)


def against_bonus(race: Race, seat: Seat, card: str, ship: str) -> str | None:
    """The reason against a bonus card in an open window."""
    if card not in race.bonus[seat]:
        return f"card: {card} is not in the hand"
    if WINDOW_OF[card] != race.phase:
        return f"card: {card} is not for this moment"
    if ship not in ship_names(race.colours):
        return f"ship: {ship} is not in this race"
    if side_of_ship(race, ship) != side_of(race, seat):
        return f"ship: {ship} is an opponent's"
    if card == FOLLOW:
        return None if ship in passed(race) else f"ship: {ship} was not passed"
    if race.flight is None or ship != race.flight.ship:
        return f"ship: {ship} does not move now"
    return _against_leaving(card, leaves(race, ship))


def sides_to_choose(race: Race) -> tuple[str, ...]:
    """The sides between which the mover chooses."""
    return tuple(kind_at(race.track, space_of(race, race.flight.ship))) if race.flight else ()


def _against_leaving(card: str, kind: str) -> str | None:
    match card:
        case "plus_one":
            return "card: not from an Asteroid Field" if kind == ASTEROIDS else None
        case "double":
            return None if kind in (START, NORMAL, BONUS) else "card: only from the start, a normal or a bonus space"
        case "asteroid_pass":
            return None if kind == ASTEROIDS else "card: only from an Asteroid Field"
        case _:
            return None


def _against_phase(race: Race, action: RaceAction, phases: tuple[str, ...]) -> str | None:
    return None if race.phase in phases else f"{action.type}: asked for is {race.phase}"


def _against_move(race: Race, seat: Seat, action: Move) -> str | None:
    card, ship, colour = action.card, action.ship, action.colour
    if card not in race.hands[seat]:
        return f"card: {card} is not in the hand"
    if ship not in ship_names(race.colours):
        return f"ship: {ship} is not in this race"
    if home(race, ship):
        return f"ship: {ship} is home"
    if not is_joker(race, card):
        if colour is not None:
            return f"colour: {card} is no joker"
        return None if ship in movable(race, card) else f"ship: {card} does not move {ship}"
    if colour is None:
        return "colour: a joker has to be named"
    return None if colour == colour_of_ship(ship) else f"colour: {ship} is not {colour}"


def _against_side(race: Race, side: str) -> str | None:
    sides = sides_to_choose(race)
    return None if side in sides else f"side: expected {' or '.join(sides)}"
