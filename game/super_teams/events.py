"""Knows what can have happened in Super Teams. A card is None where the viewer may not know it (super_teams.md)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.rules import Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """The movement hands lie before the seats; the piles and the cards on the final planet are laid."""

    hands: tuple[tuple[str | None, ...], ...]
    pile: tuple[str | None, ...]
    planet: tuple[str | None, ...]
    bonus_pile: tuple[str | None, ...]
    type: ClassVar[str] = "dealt"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn began: it has to move."""

    seat: Seat
    type: ClassVar[str] = "turn_began"


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a movement card for a ship; `colour` is what a joker was named as."""

    seat: Seat
    card: str
    ship: str
    colour: str | None = None
    type: ClassVar[str] = "card_played"


@dataclass(frozen=True, slots=True)
class Asked:
    """The game waits for a seat: in the window `before`, `maw` or `follow`, or for a `side`."""

    seat: Seat
    window: str
    type: ClassVar[str] = "asked"


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat plays no bonus card."""

    seat: Seat
    type: ClassVar[str] = "passed"


@dataclass(frozen=True, slots=True)
class BonusPlayed:
    """A seat played a bonus card for a ship."""

    seat: Seat
    card: str
    ship: str
    type: ClassVar[str] = "bonus_played"


@dataclass(frozen=True, slots=True)
class ShipMoved:
    """A ship flew along the spaces of `path`; the last one is where it landed."""

    ship: str
    path: tuple[int, ...]
    type: ClassVar[str] = "ship_moved"


@dataclass(frozen=True, slots=True)
class FellBack:
    """A ship in a Maw went back to the nearest normal space."""

    ship: str
    space: int
    type: ClassVar[str] = "fell_back"


@dataclass(frozen=True, slots=True)
class Leapt:
    """A ship in a Maw went on to the next normal space."""

    ship: str
    space: int
    type: ClassVar[str] = "leapt"


@dataclass(frozen=True, slots=True)
class SideChosen:
    """The mover chose a side of a two-type space for the moved ship."""

    ship: str
    side: str
    type: ClassVar[str] = "side_chosen"


@dataclass(frozen=True, slots=True)
class BonusDrawn:
    """A seat drew a bonus card."""

    seat: Seat
    card: str | None
    type: ClassVar[str] = "bonus_drawn"


@dataclass(frozen=True, slots=True)
class Followed:
    """A passed ship went to the space, and the side, where the passing ship had ended."""

    ship: str
    space: int
    side: str
    type: ClassVar[str] = "followed"


@dataclass(frozen=True, slots=True)
class PlanetReached:
    """A ship is home."""

    ship: str
    type: ClassVar[str] = "planet_reached"


@dataclass(frozen=True, slots=True)
class PlanetCardsTaken:
    """Every seat took its bonus cards from the final planet."""

    hands: tuple[tuple[str | None, ...], ...]
    type: ClassVar[str] = "planet_cards_taken"


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """All hands were empty: every seat got new movement cards."""

    hands: tuple[tuple[str | None, ...], ...]
    type: ClassVar[str] = "hands_dealt"


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The pile `movement` or `bonus` and its played cards were shuffled into a new pile."""

    pile: str
    cards: tuple[str | None, ...]
    type: ClassVar[str] = "reshuffled"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """All ships of a side are home: these seats have won."""

    winners: tuple[Seat, ...]
    reason: str
    type: ClassVar[str] = "game_ended"


RaceEvent = (
    Dealt | TurnBegan | CardPlayed | Asked | Passed | BonusPlayed | ShipMoved | FellBack | Leapt | SideChosen
    | BonusDrawn | Followed | PlanetReached | PlanetCardsTaken | HandsDealt | Reshuffled | GameEnded
)  # fmt: skip
EVENTS: tuple[type[RaceEvent], ...] = (
    Dealt, TurnBegan, CardPlayed, Asked, Passed, BonusPlayed, ShipMoved, FellBack, Leapt, SideChosen, BonusDrawn,
    Followed, PlanetReached, PlanetCardsTaken, HandsDealt, Reshuffled, GameEnded,
)  # fmt: skip
