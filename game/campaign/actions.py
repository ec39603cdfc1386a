"""Knows what a seat may ask for between the duels of a run (yathsel.md section 13)."""

from dataclasses import dataclass
from typing import ClassVar

from game.campaign.numbers import numbers, wagers
from game.core.codec import named
from game.yathsel import actions as duel_actions
from game.yathsel.actions import DuelAction
from game.yathsel.card import DICE


@dataclass(frozen=True, slots=True)
class TakeKit:
    """Take one of the kits on offer, by its place."""

    k: int
    type: ClassVar[str] = "kit"

    def __post_init__(self) -> None:
        _in_range("k", self.k, numbers().kits_offered)


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one of the two opponents."""

    opponent: int
    type: ClassVar[str] = "choose"

    def __post_init__(self) -> None:
        _in_range("opponent", self.opponent, 2)


@dataclass(frozen=True, slots=True)
class Wager:
    """Bet gold on the winning margin."""

    stake: int
    type: ClassVar[str] = "wager"

    def __post_init__(self) -> None:
        if self.stake not in wagers():
            raise ValueError(f"stake: is {named(self.stake)}, expected one of {', '.join(map(str, wagers()))}")


@dataclass(frozen=True, slots=True)
class Stop:
    """Visit a stop on offer by its place, or ride on without; `slot` and `die` are for the smith."""

    k: int | None = None
    slot: int | None = None
    die: str | None = None
    type: ClassVar[str] = "stop"

    def __post_init__(self) -> None:
        if self.k is not None:
            _in_range("k", self.k, numbers().stops_offered)
        if self.slot is not None:
            _in_range("slot", self.slot, DICE)
        if self.die is not None and self.die not in numbers().smith_dice:
            raise ValueError(f"die: is {named(self.die)}, expected one of {', '.join(numbers().smith_dice)}")


@dataclass(frozen=True, slots=True)
class StartDuel:
    """Sit down: the duel begins."""

    type: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class RideOn:
    """Ride on after a won run, for as long as it goes."""

    type: ClassVar[str] = "ride_on"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table after a won run."""

    type: ClassVar[str] = "leave"


RunAction = DuelAction | TakeKit | Choose | Wager | Stop | StartDuel | RideOn | Leave
ACTIONS: tuple[type[RunAction], ...] = (
    *duel_actions.ACTIONS, TakeKit, Choose, Wager, Stop, StartDuel, RideOn, Leave,
)  # fmt: skip


def _in_range(name: str, number: int, count: int) -> None:
    if not 0 <= number < count:
        raise ValueError(f"{name}: is {named(number)}, expected 0 to {count - 1}")
