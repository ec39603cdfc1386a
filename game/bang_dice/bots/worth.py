"""Knows what lives, arrows and hits are worth to one seat, from its goals and what it believes of the others."""

from dataclasses import dataclass

from game.bang_dice.bots.beliefs import WHOLE, Belief
from game.bang_dice.bots.weights import DEPUTY, OUTLAW, RENEGADE, Goal, Level, weights
from game.bang_dice.bots.weights import SHERIFF as SHERIFF_AT
from game.bang_dice.numbers import ROLES, SHERIFF, numbers
from game.bang_dice.state import Shootout, ability, cap, of_three
from game.core.rules import Seat

MOST_POINTS = 6
URGENT = 2


@dataclass(frozen=True, slots=True)
class Worth:
    """What one seat wants. `hits[t][k]`: k points at seat t, its elimination included; 0 for itself and those out.

    `heals[t]` is a point of life given to seat t, `own_losses[k]` k points lost, `arrow` one arrow taken.
    """

    seat: Seat
    hits: tuple[tuple[int, ...], ...]
    heals: tuple[int, ...]
    own_losses: tuple[int, ...]
    arrow: int


def worth(state: Shootout, seat: Seat, chances: tuple[Belief, ...], level: Level) -> Worth:
    """What the seat wants now."""
    wants = _with_vultures(state, seat, [_wants(state, seat, other, chances) for other in range(len(state.players))])
    losses = own_losses(state, seat, level)
    return Worth(
        seat,
        tuple(_hits(state, other, *wants[other]) for other in range(len(wants))),
        tuple(_heal(state, seat, other, wants[other], losses) for other in range(len(wants))),
        losses,
        arrow_cost(state, seat, losses),
    )


def _with_vultures(state: Shootout, seat: Seat, wants: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The wants with what an elimination gives to those who live on others' ends."""
    fed = [0] * len(wants)
    for sam, (point, _) in enumerate(wants):
        gain = ability(state, sam).vulture_gain
        if gain and not state.players[sam].out:
            worth_of_it = gain * (weights().self.point if sam == seat else -point)
            fed = [more + (worth_of_it if other not in (sam, seat) else 0) for other, more in enumerate(fed)]
    return [
        (point, kill + (more if not state.players[other].out else 0))
        for other, ((point, kill), more) in enumerate(zip(wants, fed, strict=True))
    ]


def own_losses(state: Shootout, seat: Seat, level: Level) -> tuple[int, ...]:
    """What losing 0, 1, 2 … points costs the seat, its elimination included."""
    own, life = weights().self, state.players[seat].life
    dead = own.sheriff_death if state.players[seat].role == SHERIFF else own.death
    costs = [0]
    for lost in range(1, max(life, numbers().arrows) + 1):
        left = life - lost + 1
        more = own.point + own.low // left if left > 0 else 0
        costs.append(costs[-1] + (more + (dead if left == 1 else 0)) * level.fear // 100)
    return tuple(costs)


def arrow_cost(state: Shootout, seat: Seat, losses: tuple[int, ...]) -> int:
    """What one more arrow is expected to cost the seat, by what it would lose with the next attack."""
    held = state.players[seat].arrows
    most = ability(state, seat).most_in_attack
    if most is not None and held >= most:
        return 0
    return (losses[held + 1] - losses[held]) * weights().self.arrow // 100 if held + 1 < len(losses) else 0


def _wants(state: Shootout, seat: Seat, other: Seat, chances: tuple[Belief, ...]) -> tuple[int, int]:
    """What a point taken from the other is worth to the seat, and its elimination."""
    if other == seat or state.players[other].out:
        return 0, 0
    if of_three(state):
        return _of_three(state, seat, other)
    goal = _goal(state, seat, chances)
    point = sum(share * part for share, part in zip(chances[other], goal.point, strict=True)) // WHOLE
    kill = sum(share * part for share, part in zip(chances[other], goal.kill, strict=True)) // WHOLE
    return point, kill


def _goal(state: Shootout, seat: Seat, chances: tuple[Belief, ...]) -> Goal:
    role = ROLES.index(state.players[seat].role or ROLES[RENEGADE])
    goal = weights().goal[role]
    if role != RENEGADE:
        return goal
    others = [other for other, player in enumerate(state.players) if not player.out and other != seat]
    if all(chances[other][SHERIFF_AT] == WHOLE for other in others):
        return weights().late
    return _leaning(state, chances, others, goal)


def _leaning(state: Shootout, chances: tuple[Belief, ...], others: list[Seat], goal: Goal) -> Goal:
    """A renegade's goal: harder on the side with more life left, softer on the other."""
    law, crooks = (
        sum(chances[other][role] * state.players[other].life for other in others for role in side)
        for side in ((SHERIFF_AT, DEPUTY), (OUTLAW,))
    )
    lean = weights().balance.against_outlaws if crooks > law else -weights().balance.against_law
    point = list(goal.point)
    point[OUTLAW] = point[OUTLAW] * (100 + lean) // 100
    point[DEPUTY] = point[DEPUTY] * (100 - lean) // 100
    return Goal(tuple(point), goal.kill)


def _of_three(state: Shootout, seat: Seat, other: Seat) -> tuple[int, int]:
    three, role = weights().three, state.players[seat].role or ""
    living = sum(not player.out for player in state.players)
    if state.players[other].role == numbers().prey[role] or living == 2:
        return three.prey_point, three.prey_kill
    return three.hunter_point, three.hunter_kill


def _hits(state: Shootout, other: Seat, point: int, kill: int) -> tuple[int, ...]:
    life = state.players[other].life
    values = [0]
    for number in range(1, MOST_POINTS + 1):
        left = life - number + 1
        more = point + point * URGENT // left if left > 0 else 0
        values.append(values[-1] + more + (kill if left == 1 else 0))
    return tuple(values)


def _heal(state: Shootout, seat: Seat, other: Seat, wants: tuple[int, int], losses: tuple[int, ...]) -> int:
    player = state.players[other]
    if player.out or player.life >= cap(state, other):
        return 0
    if other == seat:
        return weights().self.point + weights().self.low // (player.life + 1)
    point, kill = wants
    return -(point + (point * URGENT + kill // 2) // (player.life + 1))
