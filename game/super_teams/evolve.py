"""Knows how each event changes a race; pure, total, and just as true on a masked state (design.md 1)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import assert_never

from game.core.rules import Seat
from game.super_teams import track
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
from game.super_teams.numbers import NORMAL
from game.super_teams.state import MOVE, OVER, Cards, Flight, Race, place_of, space_of


def evolve(race: Race, event: RaceEvent) -> Race:
    """The race after the event."""
    match event:
        case TurnBegan(seat):
            return replace(race, turn=seat, to_act=seat, phase=MOVE, flight=None)
        case Asked(seat, window):
            return replace(race, to_act=seat, phase=window)
        case Passed() | PlanetReached():
            return race
        case GameEnded(winners):
            return replace(race, winners=winners, phase=OVER, to_act=None)
        case CardPlayed() | BonusPlayed():
            return _played(race, event)
        case ShipMoved() | FellBack() | Leapt() | SideChosen() | Followed():
            return _moved(race, event)
        case Dealt() | BonusDrawn() | PlanetCardsTaken() | HandsDealt() | Reshuffled():
            return _cards(race, event)
        case _:
            assert_never(event)


def without(cards: Sequence[str | None], taken: Iterable[str | None]) -> Cards:
    """The cards but those taken: each once, the topmost where a card or the pile is not known."""
    rest = list(cards)
    for card in taken:
        del rest[rest.index(card) if card in rest else 0]
    return tuple(rest)


def _played(race: Race, event: CardPlayed | BonusPlayed) -> Race:
    if isinstance(event, CardPlayed):
        hand = without(race.hands[event.seat], (event.card,))
        return replace(
            race,
            hands=_at(race.hands, event.seat, hand),
            played=(event.card, *race.played),
            flight=Flight(event.card, event.ship, space_of(race, event.ship)),
        )
    flight = race.flight
    if flight is not None and flight.ship == event.ship:
        flight = replace(flight, bonus=event.card)
    bonus = without(race.bonus[event.seat], (event.card,))
    return replace(
        race,
        bonus=_at(race.bonus, event.seat, bonus),
        bonus_played=(event.card, *race.bonus_played),
        flight=flight,
    )


def _moved(race: Race, event: ShipMoved | FellBack | Leapt | SideChosen | Followed) -> Race:
    match event:
        case ShipMoved(ship, path):
            return _stands(race, ship, path[-1], "")
        case FellBack(ship, space) | Leapt(ship, space):
            two = len(track.kind_at(race.track, space)) > 1
            return _stands(race, ship, space, NORMAL if two else "")
        case SideChosen(ship, side):
            return _stands(race, ship, space_of(race, ship), side)
        case Followed(ship, space, side):
            return _stands(race, ship, space, side)


def _stands(race: Race, ship: str, space: int, side: str) -> Race:
    place = place_of(race, ship)
    ships = (*race.ships[:place], space, *race.ships[place + 1 :])
    return replace(race, ships=ships, sides=(*race.sides[:place], side, *race.sides[place + 1 :]))


def _cards(race: Race, event: Dealt | BonusDrawn | PlanetCardsTaken | HandsDealt | Reshuffled) -> Race:
    match event:
        case Dealt(hands, pile, planet, bonus_pile):
            return replace(
                race, hands=hands, pile=pile, planet=planet, bonus_pile=bonus_pile, movement_shuffles=1,
                bonus_shuffles=1,
            )  # fmt: skip
        case BonusDrawn(seat, card):
            return replace(
                race,
                bonus=_at(race.bonus, seat, (*race.bonus[seat], card)),
                bonus_pile=without(race.bonus_pile, (card,)),
            )
        case PlanetCardsTaken(hands):
            bonus = tuple((*own, *taken) for own, taken in zip(race.bonus, hands, strict=True))
            return replace(race, bonus=bonus, planet=())
        case HandsDealt(hands):
            return replace(race, hands=hands, pile=without(race.pile, (card for hand in hands for card in hand)))
        case Reshuffled("movement", cards):
            return replace(race, pile=cards, played=(), movement_shuffles=race.movement_shuffles + 1)
        case Reshuffled(_, cards):
            return replace(race, bonus_pile=cards, bonus_played=(), bonus_shuffles=race.bonus_shuffles + 1)


def _at(hands: tuple[Cards, ...], seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
