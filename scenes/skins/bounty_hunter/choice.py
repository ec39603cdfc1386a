"""Knows what whoever looks has under pointer and keys: things on the table, where they are, what they may do."""

from dataclasses import dataclass

from pygame import Rect

from game.bounty_hunter.actions import BuyGrey, HuntAction, Offer, TakeOver
from game.bounty_hunter.actions import Target as Aim
from game.bounty_hunter.check import check
from game.bounty_hunter.state import DICE, MARKERS, Hunt, seats_of
from scenes.skins.bounty_hunter import layout
from scenes.skins.bounty_hunter.shown import Shown, contract, own_hunt, row_of


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table: its kind and which of them."""

    kind: str
    at: int | str = 0


@dataclass(slots=True)
class Choice:
    """`over` is under the pointer, `focus` was gone to by keys; `odds`: chances are wanted; `hint` answers a press."""

    over: Thing | None = None
    focus: Thing | None = None
    explaining: bool = False
    odds: bool = False
    hint: str = ""


def things(shown: Shown) -> tuple[tuple[Thing, Rect], ...]:
    """Everything that has a name on the table now, with its place; what lies over others comes first."""
    hunt = shown.hunt
    seats = seats_of(hunt)
    found = [(Thing("victim", at), layout.choice(place, len(aims(shown)))) for place, at in enumerate(aims(shown))]
    found += [(Thing("marker", number), layout.marker(number)) for number in range(1, MARKERS + 1)]
    found += [(Thing("die", slot), layout.die(slot, slot in shown.holds)) for slot in range(DICE) if row_of(hunt, slot)]
    if hunt.phase == "hunt":
        found += [(Thing("throw"), layout.THROW), (Thing("grey"), layout.GREY), (Thing("stop"), layout.STOP)]
    if contract(hunt) is not None:
        found.append((Thing("card"), layout.CARD))
    found += [(Thing("deck"), layout.DECK), (Thing("odds"), layout.ODDS), (Thing("supply"), layout.SUPPLY)]
    found += [(Thing("seat", seat), layout.seat(seat, seats)) for seat in range(seats)]
    found += [(Thing("press", name), area) for name, area in layout.BUTTONS]
    return tuple(found)


def aims(shown: Shown) -> tuple[int, ...]:
    """What the start player may hunt in the traitor's choice: seats, -1 for the deck; empty at any other time."""
    hunt = shown.hunt
    if hunt.phase != "target":
        return ()
    return (-1, *(seat for seat in range(seats_of(hunt)) if allowed(hunt, Aim(seat))))


def thing_at(shown: Shown, pos: tuple[int, int]) -> Thing | None:
    """What is at a place."""
    return next((thing for thing, area in things(shown) if area.collidepoint(pos)), None)


def area_of(shown: Shown, thing: Thing) -> Rect | None:
    """Where a thing is, None when it is not there (any more)."""
    return dict(things(shown)).get(thing)


def allowed(hunt: Hunt, action: HuntAction) -> bool:
    """Whether whoever is asked may do this now."""
    seat = hunt.start if hunt.phase == "target" else hunt.hunter
    return seat is not None and check(hunt, seat, action) is None


def free(hunt: Hunt, marker: int) -> bool:
    """Whether a marker lies in the middle."""
    return marker not in hunt.markers


def usable(shown: Shown, thing: Thing) -> bool:
    """Whether a press on a thing does something now."""
    hunt = shown.hunt
    if thing.kind in ("odds", "press"):
        return True
    if not shown.player_waited_for:
        return False
    match thing:
        case Thing("victim"):
            return True
        case Thing("marker", int(number)):
            return hunt.phase == "offer" and check(hunt, shown.me, Offer(number)) is None
        case Thing("die", int(slot)):
            return own_hunt(shown) and (row_of(hunt, slot) > 0)
        case Thing("throw" | "stop"):
            return own_hunt(shown)
        case Thing("grey"):
            return own_hunt(shown) and allowed(hunt, BuyGrey())
    return False


def takes_over(hunt: Hunt, slot: int) -> bool:
    """Whether a die of the hunter before may be taken over now."""
    return slot >= DICE - 2 and allowed(hunt, TakeOver(slot))
