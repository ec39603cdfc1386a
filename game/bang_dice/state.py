"""Knows what a game of Bang! Dice is at any moment, and who sits where (bang_dice.md)."""

from dataclasses import dataclass

from game.bang_dice.numbers import (
    BEER,
    DYNAMITE,
    FEWEST_SEATS,
    GATLING,
    ONE,
    SHERIFF,
    TWO,
    Character,
    characters,
    numbers,
)  # fmt: skip
from game.core.rules import Seat

DEAL, JUDGE, OVER = "deal", "judge", "over"
GIFT, THROW, ASSIGN, BEERS = "gift", "throw", "assign", "beers"
TAKE_ARROW, DISCARD, RETURN = "take_arrow", "discard_arrows", "gatling"
THROWS, EXPLOSION, SHOTS, SALVO = "throws", "explosion", "shots", "salvo"


@dataclass(frozen=True, slots=True)
class Player:
    """One seat. `role` is None where the viewer may not know it; `out` is open to all."""

    role: str | None
    character: str
    life: int
    arrows: int = 0
    out: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who won, and why."""

    winners: tuple[Seat, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Shootout:
    """A game. `phase` is the action asked for, of seat `to_act`; or `over`, or `deal` and `judge` before the beginning.

    `turn_number` counts the turns begun before this one. `step` is the step of the turn that runs or ran last, and
    `losses` the points that it costs each seat, arrows taken in their place already off. `doubled`: a beer went into
    a shot of this turn.
    """

    players: tuple[Player, ...]
    pile: int
    turn: Seat
    turn_number: int
    throws_used: int = 0
    dice: tuple[str, ...] | None = None
    phase: str = DEAL
    to_act: Seat | None = None
    step: str = THROWS
    losses: tuple[int, ...] = ()
    doubled: bool = False
    verdict: Verdict | None = None


def ability(state: Shootout, seat: Seat) -> Character:
    """What the seat's character is and can."""
    return characters()[state.players[seat].character]


def cap(state: Shootout, seat: Seat) -> int:
    """The most life the seat may have; the sheriff is always known."""
    more = numbers().sheriff_life if state.players[seat].role == SHERIFF else 0
    return ability(state, seat).life + more


def alive(state: Shootout, seat: Seat) -> bool:
    """Whether the seat plays on."""
    return not state.players[seat].out


def clockwise(state: Shootout) -> tuple[Seat, ...]:
    """The living seats from the thrower on; without the thrower if that is out."""
    seats = len(state.players)
    order = ((state.turn + step) % seats for step in range(seats))
    return tuple(seat for seat in order if not state.players[seat].out)


def following(state: Shootout) -> Seat:
    """The next living seat to the left of the turn's."""
    return next(seat for seat in clockwise(state) if seat != state.turn)


def count(state: Shootout, face: str) -> int:
    """How many dice show the face."""
    return 0 if state.dice is None else state.dice.count(face)


def most_throws(state: Shootout) -> int:
    """How many throws the turn has."""
    return numbers().throws + ability(state, state.turn).more_throws


def explodes(state: Shootout) -> bool:
    """Whether as much dynamite lies as goes off."""
    return count(state, DYNAMITE) >= numbers().dynamite


def beers_left(state: Shootout) -> int:
    """The beers that are not used for a shot."""
    return count(state, BEER) - state.doubled


def shot_dice(state: Shootout) -> tuple[int, ...]:
    """The dice that are shots, ascending."""
    return tuple(at for at, face in enumerate(state.dice or ()) if face in (ONE, TWO))


def fires(state: Shootout) -> bool:
    """Whether the Gatlings of the dice are enough for the thrower."""
    needed = ability(state, state.turn).gatlings or numbers().gatlings
    return count(state, GATLING) >= needed


def of_three(state: Shootout) -> bool:
    """Whether this is the open game of three."""
    return len(state.players) == FEWEST_SEATS
