"""Knows what each seat may see of a race: its own cards and all played ones; order and number of all others."""

from dataclasses import replace

from game.core.rules import Seat
from game.super_teams.events import BonusDrawn, Dealt, HandsDealt, PlanetCardsTaken, RaceEvent, Reshuffled
from game.super_teams.state import Cards, Race


def mask(race: Race, seat: Seat | None) -> Race:
    """The race as a seat (or nobody, None) sees it."""
    return replace(
        race, hands=_own(race.hands, seat), bonus=_own(race.bonus, seat), pile=_hidden(race.pile),
        bonus_pile=_hidden(race.bonus_pile), planet=_hidden(race.planet),
    )  # fmt: skip


def redact(event: RaceEvent, seat: Seat | None) -> RaceEvent:
    """The event as a seat (or nobody, None) sees it."""
    match event:
        case Dealt(hands, pile, planet, bonus_pile):
            return Dealt(_own(hands, seat), _hidden(pile), _hidden(planet), _hidden(bonus_pile))
        case PlanetCardsTaken(hands):
            return PlanetCardsTaken(_own(hands, seat))
        case HandsDealt(hands):
            return HandsDealt(_own(hands, seat))
        case BonusDrawn(owner, _) if owner != seat:
            return BonusDrawn(owner, None)
        case Reshuffled(pile, cards):
            return Reshuffled(pile, _hidden(cards))
        case _:
            return event


def _own(hands: tuple[Cards, ...], seat: Seat | None) -> tuple[Cards, ...]:
    return tuple(hand if owner == seat else _hidden(hand) for owner, hand in enumerate(hands))


def _hidden(cards: Cards) -> Cards:
    return (None,) * len(cards)
