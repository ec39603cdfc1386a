"""Knows what the table has seen the seats do to each other: whom each shot and healed, and whom it might have."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.bang_dice.events import AbilityUsed, Asked, BangEvent, Eliminated, Healed, ShotsAssigned, Thrown
from game.bang_dice.numbers import ONE, characters
from game.bang_dice.shooting import places
from game.bang_dice.state import BEERS, GIFT, Player, Shootout
from game.core.rules import Seat

SHOT, BEER = "shot", "beer"


@dataclass(frozen=True, slots=True)
class Deed:
    """One shot or beer of a seat: at whom it went, and at whom it could have."""

    kind: str
    seat: Seat
    target: Seat
    options: tuple[Seat, ...]


def deeds(state: Shootout, seen: Sequence[BangEvent]) -> Iterator[Deed]:
    """Every deed among the events seen; a wasted beer says nothing, and neither does a shot without a choice.

    Who was out before the first event (in a position) is known from who is out now and was never seen to fall.
    """
    fallen = {event.seat for event in seen if isinstance(event, Eliminated)}
    living = [seat for seat, player in enumerate(state.players) if not player.out or seat in fallen]
    dice: tuple[str, ...] = ()
    giver: Seat | None = None
    for event in seen:
        if isinstance(event, Thrown):
            dice = event.dice
        elif isinstance(event, Healed):
            if giver is not None and event.n:
                yield Deed(BEER, giver, event.seat, tuple(living))
        elif isinstance(event, Asked):
            giver = event.seat if event.phase in (BEERS, GIFT) else None
        elif isinstance(event, Eliminated):
            living.remove(event.seat)
        elif isinstance(event, ShotsAssigned) and dice:
            yield from _shots(state.players, event, dice, living)
        elif not isinstance(event, AbilityUsed):
            giver = None


def _shots(
    players: Sequence[Player], event: ShotsAssigned, dice: Sequence[str], living: Sequence[Seat]
) -> Iterator[Deed]:
    at = living.index(event.seat)
    ring = (*living[at:], *living[:at])
    able = characters()[players[event.seat].character]
    for shot in event.shots:
        reached = places(len(ring), dice[shot.die] == ONE, able.either_shot, able.farther)
        if len(reached) > 1:
            yield Deed(SHOT, event.seat, shot.target, tuple(ring[place] for place in reached))
