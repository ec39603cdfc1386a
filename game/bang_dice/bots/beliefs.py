"""Knows what can be known of the roles: how likely each is for each seat, by Bayes over every possible deal.

The coach overlay shows `beliefs` of the state as nobody sees it: "what the table can know".
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt

from game.bang_dice.bots.deeds import BEER, Deed, deeds
from game.bang_dice.bots.logs import BITS, ONE, log, powers
from game.bang_dice.bots.weights import weights
from game.bang_dice.events import BangEvent
from game.bang_dice.numbers import ROLES, SHERIFF, roles_of
from game.bang_dice.state import Shootout
from game.core.rules import Seat

WHOLE = 1000
KEPT_DEEDS = 8192
_FAR = 19 * ONE
_ROLE = {role: at for at, role in enumerate(ROLES)}
Belief = tuple[int, int, int, int]
Whole = npt.NDArray[np.int64]


def beliefs(state: Shootout, seen: Sequence[BangEvent], learns: bool = True) -> tuple[Belief, ...]:
    """For each seat the per mille of being sheriff, deputy, outlaw, renegade, given what the viewer may see.

    Without `learns` only the counts of the roles and those shown tell.
    """
    known = tuple(None if player.role is None else _ROLE[player.role] for player in state.players)
    if None not in known:
        return tuple(_sure(role) for role in known if role is not None)
    sheriff = known.index(_ROLE[SHERIFF])
    deals = _deals(len(known), sheriff)
    score = np.zeros(len(deals), np.int64)
    for deed, times in Counter(deeds(state, seen) if learns else ()).items():
        score += _likelihood(len(known), sheriff, deed) * times
    for seat, role in enumerate(known):
        if role is not None:
            score[deals[:, seat] != role] -= 1 << 40
    return _shares(deals, score)


def _sure(role: int) -> Belief:
    chances = [0] * len(ROLES)
    chances[role] = WHOLE
    return chances[0], chances[1], chances[2], chances[3]


def _shares(deals: Whole, score: Whole) -> tuple[Belief, ...]:
    less = np.minimum(score.max() - score, _FAR)
    weight = np.where(less < _FAR, _powers()[less & (ONE - 1)] >> (less >> BITS), 0)
    total = int(weight.sum())
    columns = [((deals == role) * weight[:, None]).sum(axis=0) for role in range(len(ROLES))]
    sheriff, deputy, outlaw, renegade = ([int(part) * WHOLE // total for part in column] for column in columns)
    return tuple(zip(sheriff, deputy, outlaw, renegade, strict=True))


@cache
def _powers() -> Whole:
    return np.array(powers(), np.int64)


@cache
def _deals(seats: int, sheriff: Seat) -> Whole:
    """Every different deal with the sheriff at that seat: a row a deal, a column a seat, roles by index."""
    pool = Counter(_ROLE[role] for role in roles_of(seats) if role != SHERIFF)
    rows = [(*row[:sheriff], _ROLE[SHERIFF], *row[sheriff:]) for row in _orders(pool, seats - 1)]
    return np.array(rows, np.int64)


def _orders(pool: Counter[int], length: int) -> Iterable[tuple[int, ...]]:
    if length == 0:
        yield ()
        return
    for role in sorted(pool):
        if pool[role]:
            pool[role] -= 1
            yield from ((role, *rest) for rest in _orders(pool, length - 1))
            pool[role] += 1


@lru_cache(maxsize=KEPT_DEEDS)
def _likelihood(seats: int, sheriff: Seat, deed: Deed) -> Whole:
    """For each deal the logarithm of the odds that the seat did just this of what it might have done."""
    deals = _deals(seats, sheriff)
    found = []
    for row in deals.tolist():
        manner = weights().manner[row[deed.seat]]
        odds = {
            seat: manner.own if seat == deed.seat else (manner.beer if deed.kind == BEER else manner.shot)[row[seat]]
            for seat in deed.options
        }
        found.append(log(odds[deed.target]) - log(sum(odds.values())))
    return np.array(found, np.int64)
