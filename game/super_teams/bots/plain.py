"""Knows the plain look: each action by what it brings at once, and what the rest of the hand can do afterwards."""

from collections.abc import Sequence

from game.core.rules import Seat
from game.super_teams.actions import Bonus, Move, Pass, RaceAction, Side
from game.super_teams.bots.fleet import Card, Fleet, fit, fleet, gain, places, reckoned
from game.super_teams.bots.ways import after_leap
from game.super_teams.bots.weights import weights
from game.super_teams.numbers import FOLLOW, MAW_LEAP
from game.super_teams.state import Race, distance, leaves, place_of, space_of
from game.super_teams.track import final

_PART_OF_THE_WAY = 10


def worth(race: Race, seat: Seat, listed: Sequence[RaceAction], part: int | None = None) -> list[int]:
    """What each of the listed actions is worth to the seat, in the measure of `fleet.value`.

    `part` per cent of what the rest of the hand can do then counts too; None: as the weights say.
    """
    part = weights().fit_per_cent if part is None else part
    found = fleet(race)
    ids = places(race, found)
    hand = [reckoned(race, card) for card in race.hands[seat] if card is not None]
    return [_worth(race, found, ids, seat, (hand, part), action) for action in listed]


def best(race: Race, seat: Seat, listed: Sequence[RaceAction], part: int | None = None) -> RaceAction:
    """The listed action that is worth most; of several the first."""
    values = worth(race, seat, listed, part)
    return listed[values.index(max(values))]


def _worth(
    race: Race, found: Fleet, ids: list[int], seat: Seat, rest: tuple[list[Card], int], action: RaceAction
) -> int:  # fmt: skip
    hand, part = rest
    match action:
        case Move(card, ship, _):
            place, played = place_of(race, ship), reckoned(race, card)
            there, gained = gain(found, ids, seat, place, played[1])
            left = list(hand)
            left.remove(played)
            after = [*ids[:place], there, *ids[place + 1 :]]
            return gained + fit(found, after, seat, left) * part // 100
        case Pass():
            return 0
        case Bonus(card, ship):
            return found.pull[seat][place_of(race, ship)] * (
                _bonus(race, found, ids, card, ship) - _price(found, ids, seat)
            )
        case Side(side):
            flight = race.flight
            ship = flight.ship if flight else ""
            there, place = found.ways.at[(space_of(race, ship), side)], place_of(race, ship)
            after = [*ids[:place], there, *ids[place + 1 :]]
            gained = found.ways.worth[there] - found.ways.left[there]
            own = found.pull[seat][place] * gained
            return own + fit(found, after, seat, hand) * part // 100


def _bonus(race: Race, found: Fleet, ids: list[int], card: str, ship: str) -> int:
    """What a bonus card brings its ship against playing none."""
    left, worth = found.ways.left, found.ways.worth
    place, flight = place_of(race, ship), race.flight
    if flight is None:
        return 0
    if card == FOLLOW:
        there = ids[place_of(race, flight.ship)]
        return left[ids[place]] - left[there] + worth[there]
    space = space_of(race, ship)
    if card == MAW_LEAP:
        return left[ids[place]] - left[after_leap(race.track, found.ways, space)]
    helped = found.pull[race.turn][place] > 0
    ends = found.ways.arrive_well if helped else found.ways.arrive_ill
    kind, home = leaves(race, ship), final(race.track)
    plain, better = (ends[min(space + distance(kind, flight.card, one), home)] for one in ("", card))
    return left[plain] - worth[plain] - left[better] + worth[better]


def _price(found: Fleet, ids: list[int], seat: Seat) -> int:
    """What playing a bonus card costs: the less way is left, the less."""
    own = found.pull[seat]
    way = sum(found.ways.left[place] for ship, place in enumerate(ids) if own[ship] > 0)
    return min(weights().bonus_worth, way // _PART_OF_THE_WAY)
