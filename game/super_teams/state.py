"""Knows what a race is at any moment, whose each ship is, and who sits on which side (super_teams.md)."""

from dataclasses import dataclass
from functools import cache

from game.core.rules import Seat
from game.super_teams import track
from game.super_teams.numbers import (
    ASTEROID_PASS,
    ASTEROIDS,
    DOUBLE,
    HYPERSPACE,
    MOST_SEATS,
    PLUS_ONE,
    colour_of,
    number_of,
    numbers,
    ship_names,
)  # fmt: skip

DEAL, BEGIN, OVER = "deal", "begin", "over"
MOVE, BEFORE, AT_MAW, SIDE, AFTER = "move", "before", "maw", "side", "follow"
ALL_HOME = "all_home"

Cards = tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Flight:
    """The move under way: the card played, the ship and where it stood, and the bonus card played for it, or ""."""

    card: str
    ship: str
    origin: int
    bonus: str = ""


@dataclass(frozen=True, slots=True)
class Race:
    """A race. Cards are None where the viewer may not know them; a pile's first card lies on top.

    `ships` and `sides` go by the ships in play; a side is the letter a ship on a two-type space stands on, else "".
    `phase` is what seat `to_act` is asked for, or `over`, or `deal` and `begin` before the first turn. `turn` is the
    mover until the turn ends. `planet` is empty once its cards are taken. `shuffles` counts those of the movement and
    of the bonus pile. `winners` is empty while it runs.
    """

    track: tuple[str, ...]
    colours: tuple[str, ...]
    ships: tuple[int, ...]
    sides: tuple[str, ...]
    hands: tuple[tuple[str | None, ...], ...]
    bonus: tuple[tuple[str | None, ...], ...]
    pile: Cards
    played: Cards
    bonus_pile: Cards
    bonus_played: Cards
    planet: Cards
    turn: Seat = 0
    phase: str = DEAL
    to_act: Seat | None = None
    flight: Flight | None = None
    movement_shuffles: int = 0
    bonus_shuffles: int = 0
    winners: tuple[Seat, ...] = ()


def seats_of(race: Race) -> int:
    """How many play."""
    return len(race.hands)


def names(race: Race) -> tuple[str, ...]:
    """The ships in play, in order."""
    return ship_names(race.colours)


def place_of(race: Race, ship: str) -> int:
    """The place of a ship in `ships` and `sides`."""
    return _places(race.colours)[ship]


def space_of(race: Race, ship: str) -> int:
    """Where a ship stands: 0 is the start planet."""
    return race.ships[place_of(race, ship)]


def colour_of_ship(ship: str) -> str:
    """The colour of a ship."""
    return ship.rstrip("0123456789")


def seat_of(race: Race, ship: str) -> Seat:
    """The player of a ship's colour."""
    return race.colours.index(colour_of_ship(ship)) % seats_of(race)


def side_of(race: Race, seat: Seat) -> Seat:
    """The lowest seat of a seat's side: four play in two teams, partners alternately."""
    return seat % 2 if seats_of(race) == MOST_SEATS else seat


def side_of_ship(race: Race, ship: str) -> Seat:
    """The lowest seat of the side a ship belongs to."""
    return side_of(race, seat_of(race, ship))


def seats_on(race: Race, side: Seat) -> tuple[Seat, ...]:
    """The seats of a side, ascending."""
    return tuple(seat for seat in range(seats_of(race)) if side_of(race, seat) == side)


def clockwise(race: Race, first: Seat) -> tuple[Seat, ...]:
    """All seats from `first` on."""
    return tuple((first + step) % seats_of(race) for step in range(seats_of(race)))


def home(race: Race, ship: str) -> bool:
    """Whether a ship is on the final planet."""
    return space_of(race, ship) == track.final(race.track)


def leaves(race: Race, ship: str) -> str:
    """The kind of space a ship leaves when it moves now: one letter, `S` for the start planet."""
    place = place_of(race, ship)
    return race.sides[place] or track.kind_at(race.track, race.ships[place])


def is_joker(race: Race, card: str) -> bool:
    """Whether both ships of the card's colour are home, so that it can be named any colour.

    At a table of three this never waits: the side has won.
    """
    return all(home(race, ship) for ship in ship_names((colour_of(card),)))


def movable(race: Race, card: str) -> tuple[str, ...]:
    """The ships a card may move, in order."""
    ships = names(race) if is_joker(race, card) else ship_names((colour_of(card),))
    return tuple(ship for ship in ships if not home(race, ship))


def distance(kind: str, card: str, bonus: str) -> int:
    """How far a ship goes that leaves a space of this kind by this card and bonus card."""
    n, rules = number_of(card), numbers()
    if kind == ASTEROIDS:
        return n if bonus == ASTEROID_PASS else rules.from_asteroids
    if kind == HYPERSPACE:
        n *= rules.times_hyperspace
    elif bonus == DOUBLE:
        n *= rules.times_double
    return n + rules.plus if bonus == PLUS_ONE else n


def passed(race: Race) -> tuple[str, ...]:
    """The ships of other sides that the move under way went past: strictly behind before, strictly ahead after."""
    flight = race.flight
    if flight is None:
        return ()
    own, end = side_of_ship(race, flight.ship), space_of(race, flight.ship)
    return tuple(
        ship
        for ship, space in zip(names(race), race.ships, strict=True)
        if flight.origin < space < end and side_of_ship(race, ship) != own
    )


@cache
def _places(colours: tuple[str, ...]) -> dict[str, int]:
    return {ship: place for place, ship in enumerate(ship_names(colours))}
