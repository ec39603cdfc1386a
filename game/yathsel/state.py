"""Knows what a duel is at any moment, and what a card is worth (yathsel.md sections 2, 13 and 14)."""

from dataclasses import dataclass

from game.core.rules import Seat
from game.yathsel.card import BOXES, DICE, UPPER, YATHSEL, numbers
from game.yathsel.dice import PLAIN_DIE, Die

PLAIN_HAND = (PLAIN_DIE,) * DICE
PLACES = 3


@dataclass(frozen=True, slots=True)
class Card:
    """One score card: points a box (None while open), after twists.

    `head` is a head start, `bar` and `bonus` what the upper bonus asks and gives here, `erased` counts erasers.
    """

    boxes: tuple[int | None, ...] = (None,) * len(BOXES)
    extra_yathsels: int = 0
    tax: int = 0
    head: int = 0
    erased: int = 0
    bar: int = 63
    bonus: int = 35


@dataclass(frozen=True, slots=True)
class Side:
    """One seat's things. All but the card are None where the viewer may not look.

    `pending`: slots whose new die waits for the next throw. `swaps`: swaps since the last own entry of this duel, which
    renews the allowance.
    """

    card: Card = Card()
    hand: tuple[Die, ...] | None = PLAIN_HAND
    pockets: tuple[Die | None, ...] | None = (None, None)
    gold: int | None = 0
    pending: tuple[int, ...] | None = ()
    swaps: int | None = 0


@dataclass(frozen=True, slots=True)
class Pouch:
    """One place of the shop: its good, and the stay in ms at which it was opened (None: closed; the viewer sees
    the good of an open pouch only). A bought pouch has no good."""

    good: str | None = None
    opened_ms: int | None = None
    sold: bool = False


@dataclass(frozen=True, slots=True)
class Shop:
    """The secret shop in one opponent turn. Being under the table is public, everything else is the player's.

    `budget_ms` is None without a clock; `used_ms` of it is gone; `stayed_ms` and `visit_ms` are time under the table
    in this turn and visit; `now` is the last t up to which they count.
    """

    pouches: tuple[Pouch, ...] | None = ()
    restocks: int | None = 0
    budget_ms: int | None = None
    used_ms: int = 0
    stayed_ms: int = 0
    visit_ms: int = 0
    under: bool = False
    barred: bool = False
    now: int = 0


@dataclass(frozen=True, slots=True)
class Effects:
    """What tricks and charms have left behind: this turn's, the next turn's and this duel's."""

    double_down: bool = False
    again: bool = False
    smokes: int = 0
    whiskeys: int = 0
    whiskey_now: bool = False
    lookout: bool = False
    zero_seen: bool = False
    picked: int = 0
    fingered: int = 0
    restocked: int = 0
    offered: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who won a duel, and why."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Table:
    """What holds for a whole duel: chosen before it begins, the same for its length.

    `pool` are the ids that pouches may offer; `caught_ends`: the first catch already ends it.
    """

    difficulty: str
    twists: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()
    duel: int = 0
    saloon: bool = False
    pocketed: bool = False
    mirror: bool = False
    short_turns: tuple[int, ...] = ()
    pool: tuple[str, ...] | None = None
    stake: int = 0


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel. `side` is the seat whose turn it is; `dice` is None until its first throw; `thrown` counts its throws.

    `holds` are the holds of this turn's throws. Between two turns `throws_left` is 0 and `dice` None.
    """

    table: Table
    sides: tuple[Side, ...]
    side: Seat
    throws_left: int
    thrown: int = 0
    dice: tuple[int, ...] | None = None
    holds: tuple[tuple[int, ...], ...] = ()
    tricks: tuple[str, ...] | None = ()
    charms: tuple[str, ...] | None = ()
    warnings: int = 0
    shop: Shop = Shop()
    effects: Effects = Effects()
    offer: bool = False
    verdict: Verdict | None = None


def upper_sum(card: Card) -> int:
    """The points in the upper boxes, after twists."""
    return sum(points or 0 for points in card.boxes[:UPPER])


def has_bonus(card: Card) -> bool:
    """Whether the upper bonus is on the card."""
    return upper_sum(card) >= card.bar


def total(card: Card) -> int:
    """All points: boxes, upper bonus, further Yathsels and head start, less the tax; never below 0."""
    boxes = sum(points or 0 for points in card.boxes)
    bonus = card.bonus if has_bonus(card) else 0
    return max(0, boxes + bonus + card.head + card.extra_yathsels * numbers().further_points - card.tax)


def holds_yathsel(card: Card) -> bool:
    """Whether the box holds the points of five alike (not the few that a charm gives for a 0)."""
    return (card.boxes[YATHSEL] or 0) >= numbers().yathsel


def turn_of(card: Card) -> int:
    """How many turns its owner has finished."""
    return card.erased + len(card.boxes) - card.boxes.count(None)


def is_full(card: Card) -> bool:
    """Whether no box is open."""
    return None not in card.boxes


def has(duel: Duel, charm: str, seat: Seat = 0) -> bool:
    """Whether a charm works for a seat; charms are the player's."""
    return seat == 0 and duel.charms is not None and charm in duel.charms


def between_turns(duel: Duel) -> bool:
    """Whether a turn is over and the next has not begun."""
    return duel.dice is None and duel.throws_left == 0


def opponents_turn(duel: Duel) -> bool:
    """Whether it is the opponent's turn, still running or finished and waiting for the player under the table."""
    return duel.verdict is None and not duel.table.saloon and duel.side == 1
