"""Knows what can have happened in a duel (yathsel.md section 13). A None is what the viewer may not know."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn began, with so many throws."""

    seat: Seat
    throws: int
    type: ClassVar[str] = "turn_began"


@dataclass(frozen=True, slots=True)
class ShopHung:
    """Three closed pouches hang for this opponent turn, under this clock (None: no clock, all open)."""

    goods: tuple[str | None, ...] | None
    budget_ms: int | None
    type: ClassVar[str] = "shop_hung"


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice but the held slots were thrown; `dice` are all five faces as they lie, `slipped` held dice that fell."""

    seat: Seat
    hold: tuple[int, ...]
    dice: tuple[int, ...]
    slipped: tuple[int, ...] = ()
    type: ClassVar[str] = "thrown"


@dataclass(frozen=True, slots=True)
class ThrownAgain:
    """One die was thrown once more."""

    seat: Seat
    slot: int
    face: int
    type: ClassVar[str] = "thrown_again"


@dataclass(frozen=True, slots=True)
class Entered:
    """A throw was entered; `further` marks a further Yathsel, `bonus` the entry that reached the upper bonus."""

    seat: Seat
    box: str
    points: int
    further: bool
    bonus: bool
    zero: bool
    taxed: int
    type: ClassVar[str] = "entered"


@dataclass(frozen=True, slots=True)
class GoldChanged:
    """A seat's gold changed, and what for."""

    seat: Seat
    amount: int | None
    why: str | None
    type: ClassVar[str] = "gold_changed"


@dataclass(frozen=True, slots=True)
class Swapped:
    """A seat exchanged a hand die with a pocket die; `pending`: it counts from the next throw of this turn."""

    seat: Seat
    hand: int | None
    pocket: int | None
    own_turn: bool
    type: ClassVar[str] = "swapped"


@dataclass(frozen=True, slots=True)
class Dived:
    """The player went under the table at t."""

    t: int
    type: ClassVar[str] = "dived"


@dataclass(frozen=True, slots=True)
class Stayed:
    """Time passed under the table, up to t."""

    t: int
    type: ClassVar[str] = "stayed"


@dataclass(frozen=True, slots=True)
class Opened:
    """A pouch was opened, for some ms of the clock."""

    place: int | None
    good: str | None
    cost_ms: int
    type: ClassVar[str] = "opened"


@dataclass(frozen=True, slots=True)
class Bought:
    """What an open pouch held was bought; a die went into `pocket`, whose old die is gone."""

    place: int | None
    good: str | None
    pocket: int | None
    type: ClassVar[str] = "bought"


@dataclass(frozen=True, slots=True)
class BarLowered:
    """A seat's upper bonus asks for less from now on."""

    seat: Seat
    by: int
    type: ClassVar[str] = "bar_lowered"


@dataclass(frozen=True, slots=True)
class Sold:
    """A pocket die was sold."""

    pocket: int | None
    type: ClassVar[str] = "sold"


@dataclass(frozen=True, slots=True)
class Restocked:
    """Three new pouches hang, closed unless there is no clock."""

    goods: tuple[str | None, ...] | None
    closed: bool
    type: ClassVar[str] = "restocked"


@dataclass(frozen=True, slots=True)
class Surfaced:
    """The player came up; `quick` earns another throw of one die, `resumed` ends diving for this turn."""

    quick: bool
    resumed: bool
    type: ClassVar[str] = "surfaced"


@dataclass(frozen=True, slots=True)
class Warned:
    """Caught for the first time: pulled up, no more diving in this opponent turn."""

    late_ms: int
    type: ClassVar[str] = "warned"


@dataclass(frozen=True, slots=True)
class Caught:
    """Caught again: it is over."""

    late_ms: int
    type: ClassVar[str] = "caught"


@dataclass(frozen=True, slots=True)
class Used:
    """A trick was used and is gone."""

    item: str
    type: ClassVar[str] = "used"


@dataclass(frozen=True, slots=True)
class FaceTurned:
    """A shown face was changed by a trick."""

    seat: Seat
    slot: int
    face: int
    type: ClassVar[str] = "face_turned"


@dataclass(frozen=True, slots=True)
class Erased:
    """A box that held 0 is open again."""

    seat: Seat
    box: str
    type: ClassVar[str] = "erased"


@dataclass(frozen=True, slots=True)
class CardOffered:
    """The opponent cannot catch up any more and offers its card."""

    type: ClassVar[str] = "card_offered"


@dataclass(frozen=True, slots=True)
class OfferAnswered:
    """The offered card was taken, or the duel goes on."""

    accepted: bool
    type: ClassVar[str] = "offer_answered"


@dataclass(frozen=True, slots=True)
class RolledOff:
    """Those tied at the top threw one die each."""

    round: int
    seats: tuple[Seat, ...]
    faces: tuple[int, ...]
    type: ClassVar[str] = "rolled_off"


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A seat gave up."""

    seat: Seat
    type: ClassVar[str] = "abandoned"


@dataclass(frozen=True, slots=True)
class DuelWon:
    """The duel is decided: `higher_total roll_off rabbit_foot accepted caught abandoned`."""

    winners: tuple[Seat, ...]
    reason: str
    type: ClassVar[str] = "duel_won"


DuelEvent = (
    TurnBegan | ShopHung | Thrown | ThrownAgain | Entered | GoldChanged | Swapped | Dived | Stayed | Opened | Bought
    | BarLowered | Sold | Restocked | Surfaced | Warned | Caught | Used | FaceTurned | Erased | CardOffered
    | OfferAnswered | RolledOff | Abandoned | DuelWon
)  # fmt: skip
EVENTS: tuple[type[DuelEvent], ...] = (
    TurnBegan, ShopHung, Thrown, ThrownAgain, Entered, GoldChanged, Swapped, Dived, Stayed, Opened, Bought,
    BarLowered, Sold, Restocked, Surfaced, Warned, Caught, Used, FaceTurned, Erased, CardOffered, OfferAnswered,
    RolledOff, Abandoned, DuelWon,
)  # fmt: skip
