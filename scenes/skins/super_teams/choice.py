"""Knows what whoever looks has under pointer and keys: things on the table, where they are, what they may do."""

from dataclasses import dataclass

from pygame import Rect

from game.super_teams.actions import Bonus, Move, RaceAction, Side
from game.super_teams.check import WINDOWS, sides_to_choose
from game.super_teams.legal import legal
from game.super_teams.state import MOVE, SIDE, colour_of_ship, is_joker, movable, seats_of, space_of
from scenes.skins.super_teams import layout
from scenes.skins.super_teams.foresee import Landing, landing
from scenes.skins.super_teams.shown import Shown, bonuses, hand


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table: its kind and which of them."""

    kind: str
    at: int | str = 0


@dataclass(slots=True)
class Choice:
    """`over` is under the pointer, `focus` was gone to by keys; `card` is the chosen place in the hand, `bonus` the
    chosen kind of bonus card; `hint` answers a press."""

    over: Thing | None = None
    focus: Thing | None = None
    card: int | None = None
    bonus: str = ""
    explaining: bool = False
    hint: str = ""


def asked(shown: Shown, *phases: str) -> bool:
    """Whether whoever looks is asked in one of these phases now."""
    return shown.player_waited_for and shown.race.phase in phases


def actions(shown: Shown) -> tuple[RaceAction, ...]:
    """Every action of whoever looks; none when another one is asked."""
    return legal(shown.race, shown.me) if shown.player_waited_for else ()


def card_looked_at(shown: Shown, choice: Choice) -> str | None:
    """The movement card that is chosen, else the one that pointer or keys are on."""
    cards = hand(shown)
    place = choice.card
    if place is None:
        thing = choice.focus or choice.over
        place = thing.at if thing and thing.kind == "card" and isinstance(thing.at, int) else None
    return cards[place] if place is not None and place < len(cards) else None


def landings(shown: Shown, choice: Choice) -> tuple[Landing, ...]:
    """What the chosen card, or the one looked at, would do with each ship that it may move."""
    card = card_looked_at(shown, choice)
    if card is None or shown.flying or shown.race.phase != MOVE:
        return ()
    return tuple(landing(shown.race, card, ship) for ship in movable(shown.race, card))


def bonus_ships(shown: Shown, kind: str) -> tuple[str, ...]:
    """The ships for which a bonus card may be played now."""
    return tuple(one.ship for one in actions(shown) if isinstance(one, Bonus) and one.card == kind)


def candidates(shown: Shown, choice: Choice) -> tuple[str, ...]:
    """The ships between which is chosen now."""
    if choice.bonus:
        return bonus_ships(shown, choice.bonus)
    return tuple(one.ship for one in landings(shown, choice)) if choice.card is not None else ()


def move_of(shown: Shown, choice: Choice, ship: str) -> Move | None:
    """The move of the chosen card with a ship."""
    card = card_looked_at(shown, choice)
    if card is None or ship not in movable(shown.race, card):
        return None
    return Move(card, ship, colour_of_ship(ship) if is_joker(shown.race, card) else None)


def sides(shown: Shown) -> tuple[str, ...]:
    """The sides that whoever looks chooses between now."""
    return sides_to_choose(shown.race) if asked(shown, SIDE) else ()


def side_areas(shown: Shown) -> tuple[tuple[str, Rect], ...]:
    """The sides with their plates."""
    listed, flight = sides(shown), shown.race.flight
    if flight is None:
        return ()
    place = shown.course.points[space_of(shown.race, flight.ship)]
    return tuple((side, layout.side(at, len(listed), place)) for at, side in enumerate(listed))


def things(shown: Shown, choice: Choice) -> tuple[tuple[Thing, Rect], ...]:
    """Everything that has a name on the table now, with its place; what lies over others comes first."""
    race = shown.race
    found = [(Thing("side", side), area) for side, area in side_areas(shown)]
    found += [(Thing("card", at), layout.card(at)) for at in range(len(hand(shown)))]
    if asked(shown, *WINDOWS):
        found += [(Thing("pass"), layout.PASS), (Thing("pass_all"), layout.PASS_ALL)]
    for at, (kind, _) in enumerate(bonuses(shown)):
        found += [(Thing("habit", kind), layout.habit(at)), (Thing("bonus", kind), layout.bonus(at))]
    for name, ship in shown.ships.items():
        area = Rect(0, 0, *layout.SHIP)
        area.center = (round(ship.x), round(ship.y))
        found.append((Thing("ship", name), area))
    found += [(Thing("land", one.ship), land_area(shown, one)) for one in landings(shown, choice)]
    found += [(Thing("seat", seat), layout.seat(seat, seats_of(race))) for seat in range(seats_of(race))]
    found += [(Thing("played"), layout.PLAYED), (Thing("piles"), layout.PILES)]
    found += [(Thing("press", name), area) for name, area in layout.BUTTONS]
    found += [(Thing("space", space), layout.spaces(shown.course, space)) for space in range(len(shown.course.points))]
    return tuple(found)


def land_area(shown: Shown, one: Landing) -> Rect:
    """Where the ghost of a ship shows where it would land."""
    made = Rect(0, 0, 60, 52)
    made.center = shown.course.points[one.space]
    return made


def thing_at(shown: Shown, choice: Choice, pos: tuple[int, int]) -> Thing | None:
    """What is at a place."""
    return next((thing for thing, area in things(shown, choice) if area.collidepoint(pos)), None)


def area_of(shown: Shown, choice: Choice, thing: Thing) -> Rect | None:
    """Where a thing is, None when it is not there (any more)."""
    return dict(things(shown, choice)).get(thing)


def usable(shown: Shown, choice: Choice, thing: Thing) -> bool:
    """Whether a press on a thing does something now."""
    match thing:
        case Thing("press" | "habit"):
            return True
        case Thing("card"):
            return asked(shown, MOVE)
        case Thing("side", str(side)):
            return Side(side) in actions(shown)
        case Thing("ship" | "land", str(ship)):
            return ship in candidates(shown, choice)
        case Thing("bonus", str(kind)):
            return bool(bonus_ships(shown, kind))
        case Thing("pass" | "pass_all"):
            return asked(shown, *WINDOWS)
    return False
