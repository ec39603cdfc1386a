"""Knows a race as a bot reckons with it: the place of every ship as a number, and whom each ship's progress serves."""

from dataclasses import dataclass
from functools import lru_cache

from game.core.rules import Seat
from game.super_teams.bots.ways import Ways, ways
from game.super_teams.bots.weights import weights
from game.super_teams.numbers import colour_of, number_of, ship_names
from game.super_teams.state import Race, names, seats_of, side_of, side_of_ship

Card = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Fleet:
    """What stays the same in a race: the ways, the ships of each colour, and for each seat how it wishes each ship.

    `pull[seat][ship]` is the number of opposing sides for an own ship, -1 for an opponent's.
    """

    ways: Ways
    of_colour: tuple[tuple[int, ...], ...]
    pull: tuple[tuple[int, ...], ...]
    sides: tuple[tuple[int, ...], ...]
    side: tuple[int, ...]


@lru_cache(maxsize=32)
def _fleet(track: tuple[str, ...], colours: tuple[str, ...], own: tuple[Seat, ...], side: tuple[Seat, ...]) -> Fleet:
    ships = ship_names(colours)
    of_colour = tuple(tuple(ships.index(ship) for ship in ship_names((colour,))) for colour in colours)
    opposing = len(set(side)) - 1
    pull = tuple(tuple(opposing if whose == mine else -1 for whose in own) for mine in side)
    sides = tuple(tuple(at for at, whose in enumerate(own) if whose == one) for one in sorted(set(side)))
    return Fleet(ways(track), of_colour, pull, sides, side)


def fleet(race: Race) -> Fleet:
    """The fleet of a race."""
    own = tuple(side_of_ship(race, ship) for ship in names(race))
    return _fleet(race.track, race.colours, own, tuple(side_of(race, seat) for seat in range(seats_of(race))))


def places(race: Race, found: Fleet) -> list[int]:
    """The place of every ship; of one whose side is still open, its space's first."""
    at = found.ways.at
    end = len(race.track) + 1
    listed = []
    for space, side in zip(race.ships, race.sides, strict=True):
        letter = side or ("S" if space == 0 else "F" if space == end else race.track[space - 1][0])
        listed.append(at[(space, letter)])
    return listed


def reckoned(race: Race, card: str) -> Card:
    """A movement card as the place of its colour and its number."""
    return race.colours.index(colour_of(card)), number_of(card)


def value(race: Race, found: Fleet, seat: Seat) -> int:
    """What a race is worth to a seat: ways still to go, and bonus cards held."""
    pull, left = found.pull[seat], found.ways.left
    total = -sum(pull[ship] * left[place] for ship, place in enumerate(places(race, found)))
    own = found.side[seat]
    opposing = max(pull)
    for other, hand in enumerate(race.bonus):
        total += len(hand) * weights().bonus_worth * (opposing if found.side[other] == own else -1)
    if race.winners:
        total += weights().win * opposing * (1 if seat in race.winners else -1)
    return total


def choices(found: Fleet, ids: list[int], card: Card) -> tuple[int, ...]:
    """The ships that a card may move, by number."""
    home = found.ways.home
    own = tuple(ship for ship in found.of_colour[card[0]] if ids[ship] != home)
    return own or tuple(ship for ship, place in enumerate(ids) if place != home)


def gain(found: Fleet, ids: list[int], seat: Seat, ship: int, n: int) -> tuple[int, int]:
    """Where a ship goes by a number that the seat plays, and what that is worth to the seat."""
    pull = found.pull[seat][ship]
    there, gained = (found.ways.helped if pull > 0 else found.ways.hindered)[ids[ship]][n]
    return there, pull * gained


def fit(found: Fleet, ids: list[int], seat: Seat, cards: list[Card]) -> int:
    """What the rest of a hand can do from here: the best of every card, each as if it were the next."""
    return sum(
        max((gain(found, ids, seat, ship, card[1])[1] for ship in choices(found, ids, card)), default=0)
        for card in cards
    )
