"""Knows whom a shot reaches, and what the shots of a throw and a Gatling cost (bang_dice.md, "A turn")."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from game.bang_dice.actions import Shot
from game.bang_dice.numbers import BEER, ONE
from game.bang_dice.state import Shootout, ability, clockwise, count, shot_dice
from game.core.rules import Seat

FEW = 3


def reach(state: Shootout, face: str) -> tuple[Seat, ...]:
    """The living seats that the thrower may shoot with a `one` or a `two`, ascending."""
    ring = clockwise(state)
    able = ability(state, state.turn)
    return tuple(sorted(ring[place] for place in places(len(ring), face == ONE, able.either_shot, able.farther)))


@cache
def places(ring: int, one: bool, either: bool = False, farther: int = 0) -> tuple[int, ...]:
    """The places of a ring of the living that a shot from place 0 reaches, without place 0 itself."""
    nearest = 1 if one or ring <= FEW else 2
    distances = set(range(nearest, nearest + farther + 1)) | ({1, 1 if ring <= FEW else 2} if either else set())
    return tuple(sorted({step % ring for far in distances for step in (far, -far)} - {0}))


def reach_of_die(state: Shootout, die: int) -> tuple[Seat, ...]:
    """Whom a die reaches; nobody when it is no shot."""
    if state.dice is None or die not in shot_dice(state):
        return ()
    return reach(state, state.dice[die])


def may_double(state: Shootout) -> bool:
    """Whether the thrower may turn a beer into a second point of one shot."""
    return ability(state, state.turn).doubles_shot and count(state, BEER) > 0


def every_assignment(state: Shootout) -> Iterator[tuple[Shot, ...]]:
    """Every way to assign the shots, ascending; with a beer to double one, the plain way first."""
    dice = shot_dice(state)
    for targets in product(*(reach_of_die(state, die) for die in dice)):
        plain = tuple(Shot(die, target) for die, target in zip(dice, targets, strict=True))
        yield plain
        if may_double(state):
            for at, shot in enumerate(plain):
                yield (*plain[:at], Shot(shot.die, shot.target, True), *plain[at + 1 :])


def points_at(shots: Sequence[Shot], seats: int) -> tuple[int, ...]:
    """The points that the shots cost each seat."""
    points = [0] * seats
    for shot in shots:
        points[shot.target] += 2 if shot.double else 1
    return tuple(points)


def points_of_gatling(state: Shootout, thrower: Seat) -> tuple[int, ...]:
    """The points that a Gatling costs each seat: one each, but the thrower, those out and who is proof against it."""
    return tuple(
        int(seat != thrower and not player.out and not ability(state, seat).gatling_proof)
        for seat, player in enumerate(state.players)
    )


def against(state: Shootout, shots: Sequence[Shot]) -> str | None:
    """The reason against an assignment, or None when it is allowed."""
    if tuple(shot.die for shot in shots) != shot_dice(state):
        return f"shots: expected each of the dice {', '.join(map(str, shot_dice(state)))} once"
    for shot in shots:
        within = reach_of_die(state, shot.die)
        if shot.target not in within:
            return f"shots: die {shot.die} reaches {' or '.join(map(str, within))}, not seat {shot.target}"
    doubled = sum(shot.double is True for shot in shots)
    if doubled and not may_double(state):
        return "shots: no beer of this thrower doubles a shot"
    if doubled > 1:
        return "shots: at most one shot is doubled in a turn"
    return None


def uses_ability(state: Shootout, shots: Sequence[Shot]) -> bool:
    """Whether an assignment does what nobody without the thrower's ability could."""
    ring = clockwise(state)
    for shot in shots:
        plain = places(len(ring), state.dice is not None and state.dice[shot.die] == ONE)
        if shot.double or ring.index(shot.target) not in plain:
            return True
    return False
