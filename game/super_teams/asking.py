"""Knows which seats are asked in a window: whoever of the side holds any bonus card, so that it tells nothing."""

from game.core.rules import Seat
from game.super_teams.state import AFTER, AT_MAW, Race, clockwise, passed, side_of, side_of_ship


def able(race: Race, window: str) -> tuple[Seat, ...]:
    """The seats that are asked in a window of the move under way, in order: clockwise from the mover."""
    if race.flight is None or (window == AT_MAW and race.flight.bonus):
        return ()
    ships = passed(race) if window == AFTER else (race.flight.ship,)
    sides = {side_of_ship(race, ship) for ship in ships}
    return tuple(seat for seat in clockwise(race, race.turn) if side_of(race, seat) in sides and race.bonus[seat])


def after(race: Race, window: str, last: Seat | None) -> Seat | None:
    """The next seat to be asked after `last`, or the first; None when there is no other."""
    order = clockwise(race, race.turn)
    rest = order if last is None else order[order.index(last) + 1 :]
    asked = able(race, window)
    return next((seat for seat in rest if seat in asked), None)
