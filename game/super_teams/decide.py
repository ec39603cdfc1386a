"""Knows what an action brings about in Super Teams, up to the next question or the end; who is asked is in `asking`."""

from typing import assert_never

from game.core.rules import Seat
from game.super_teams import asking, track
from game.super_teams.actions import Bonus, Move, Pass, RaceAction, Side
from game.super_teams.cards import RaceFlow, deal, deal_if_empty, draw_bonus, take_planet_cards
from game.super_teams.events import (
    Asked,
    BonusPlayed,
    CardPlayed,
    FellBack,
    Followed,
    GameEnded,
    Leapt,
    Passed,
    PlanetReached,
    ShipMoved,
    SideChosen,
    TurnBegan,
)  # fmt: skip
from game.super_teams.numbers import BONUS, FINAL, MAW
from game.super_teams.state import (
    AFTER,
    ALL_HOME,
    AT_MAW,
    BEFORE,
    BEGIN,
    DEAL,
    OVER,
    SIDE,
    Flight,
    Race,
    clockwise,
    distance,
    home,
    leaves,
    names,
    place_of,
    seat_of,
    seats_on,
    side_of_ship,
    space_of,
)  # fmt: skip


def advance(flow: RaceFlow) -> None:
    """Begins the race: deals, or goes on from a position; else nothing is left to do."""
    if flow.state.phase == DEAL:
        deal(flow)
        flow.emit(TurnBegan(flow.state.turn))
    elif flow.state.phase == BEGIN:
        begin_turn(flow, flow.state.turn)


def decide(flow: RaceFlow, seat: Seat, action: RaceAction) -> None:
    """Emits what an allowed action brings about."""
    match action:
        case Move(card, ship, colour):
            flow.emit(CardPlayed(seat, card, ship, colour))
            _ask_or(flow, BEFORE, None)
        case Pass():
            flow.emit(Passed(seat))
            _ask_or(flow, flow.state.phase, seat)
        case Bonus(card, ship):
            window = flow.state.phase
            flow.emit(BonusPlayed(seat, card, ship))
            _play(flow, window, seat, ship)
        case Side(side):
            flow.emit(SideChosen(_flight(flow.state).ship, side))
            _landed(flow)
        case _:
            assert_never(action)


def begin_turn(flow: RaceFlow, first: Seat) -> None:
    """Begins the turn of the next seat from `first` on that holds cards."""
    deal_if_empty(flow)
    flow.emit(TurnBegan(next(seat for seat in clockwise(flow.state, first) if flow.state.hands[seat])))


def _ask_or(flow: RaceFlow, window: str, last: Seat | None) -> None:
    """Asks the next seat of a window after `last`; with none left the move goes on."""
    seat = asking.after(flow.state, window, last)
    if seat is not None:
        flow.emit(Asked(seat, window))
    elif window == BEFORE:
        _fly(flow)
    elif window == AT_MAW:
        ship = _flight(flow.state).ship
        flow.emit(FellBack(ship, track.normal_behind(flow.state.track, space_of(flow.state, ship))))
        _stands(flow)
    else:
        begin_turn(flow, (flow.state.turn + 1) % len(flow.state.hands))


def _play(flow: RaceFlow, window: str, seat: Seat, ship: str) -> None:
    """What a bonus card does; in the windows before and at a Maw it closes the window."""
    if window == BEFORE:
        _fly(flow)
    elif window == AT_MAW:
        flow.emit(Leapt(ship, track.normal_ahead(flow.state.track, space_of(flow.state, ship))))
        _stands(flow)
    else:
        _follow(flow, ship)
        if flow.state.phase != OVER:
            again = seat if seat in asking.able(flow.state, AFTER) else None
            if again is not None:
                flow.emit(Asked(again, AFTER))
            else:
                _ask_or(flow, AFTER, seat)


def _fly(flow: RaceFlow) -> None:
    race, flight = flow.state, _flight(flow.state)
    end = track.final(race.track)
    far = distance(leaves(race, flight.ship), flight.card, flight.bonus)
    path = tuple(range(flight.origin + 1, min(flight.origin + far, end) + 1))
    flow.emit(ShipMoved(flight.ship, path))
    if track.kind_at(race.track, path[-1]) == MAW:
        _ask_or(flow, AT_MAW, None)
    else:
        _stands(flow)


def _stands(flow: RaceFlow) -> None:
    """The ship stands where it ends: on two sides the mover chooses, unless a Maw has sent it to the normal one."""
    race, ship = flow.state, _flight(flow.state).ship
    two = len(track.kind_at(race.track, space_of(race, ship))) > 1
    if two and not race.sides[place_of(race, ship)]:
        flow.emit(Asked(race.turn, SIDE))
    else:
        _landed(flow)


def _landed(flow: RaceFlow) -> None:
    _arrived(flow, _flight(flow.state).ship)
    if flow.state.phase != OVER:
        _ask_or(flow, AFTER, None)


def _follow(flow: RaceFlow, ship: str) -> None:
    race, leader = flow.state, _flight(flow.state).ship
    flow.emit(Followed(ship, space_of(race, leader), race.sides[place_of(race, leader)]))
    _arrived(flow, ship)


def _arrived(flow: RaceFlow, ship: str) -> None:
    """What the end of a ship's way brings: a bonus card, the cards of the planet, the win."""
    race = flow.state
    kind = leaves(race, ship)
    if kind == BONUS:
        draw_bonus(flow, seat_of(race, ship))
    elif kind == FINAL:
        flow.emit(PlanetReached(ship))
        take_planet_cards(flow)
        own = [one for one in names(race) if side_of_ship(race, one) == side_of_ship(race, ship)]
        if all(home(race, one) for one in own):
            flow.emit(GameEnded(seats_on(race, side_of_ship(race, ship)), ALL_HOME))


def _flight(race: Race) -> Flight:
    if race.flight is None:
        raise AssertionError("no ship is moving")
    return race.flight
