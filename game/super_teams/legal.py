"""Knows the list of all actions of the seat that is asked, each allowed by `check` (design.md section 4)."""

from collections.abc import Iterator

from game.core.rules import Seat
from game.super_teams.actions import Bonus, Move, Pass, RaceAction, Side
from game.super_teams.check import WINDOWS, against_bonus, sides_to_choose
from game.super_teams.numbers import bonus_cards, movement_cards
from game.super_teams.state import MOVE, SIDE, Race, colour_of_ship, is_joker, movable, names


def legal(race: Race, seat: Seat) -> tuple[RaceAction, ...]:
    """Every action of the seat in a fixed order; none when it is not asked."""
    return tuple(_listed(race, seat)) if race.to_act == seat else ()


def _listed(race: Race, seat: Seat) -> Iterator[RaceAction]:
    if race.phase == MOVE:
        held = set(race.hands[seat])
        for card in dict.fromkeys(movement_cards(race.colours)):
            if card in held:
                joker = is_joker(race, card)
                yield from (Move(card, ship, colour_of_ship(ship) if joker else None) for ship in movable(race, card))
    elif race.phase in WINDOWS:
        yield Pass()
        for card in dict.fromkeys(bonus_cards()):
            if card in race.bonus[seat]:
                yield from (Bonus(card, ship) for ship in names(race) if not against_bonus(race, seat, card, ship))
    elif race.phase == SIDE:
        yield from (Side(side) for side in sides_to_choose(race))
