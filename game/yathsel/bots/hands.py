"""Knows every hold and swap of one turn with several different dice in hand and pockets, in whole numbers."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from game.yathsel.bots.lattice import FACES, FIRST, NODES, Ints, index
from game.yathsel.bots.pocket import OddDie, with_face
from game.yathsel.card import DICE, Faces
from game.yathsel.dice import STAR

ENDS = (*FIRST[1:], len(NODES))
FINE = 1024
NEVER = -(10**15)

Hand = tuple[int, ...]
Sheets = dict[tuple[int, Hand], Ints]


@dataclass(frozen=True, slots=True)
class Odd:
    """A die that is not plain: its faces, and what one throw of it costs because it wears (1/1000 points)."""

    die: OddDie
    cost: int = 0

    @property
    def faces(self) -> tuple[int, ...]:
        return self.die.faces


@dataclass(frozen=True, slots=True)
class Pool:
    """The dice of a turn: different odd ones and alike plain ones in hand and pockets, `out` of them in pockets.

    `swaps` are those that one turn allows (None: any number).
    """

    odd: tuple[Odd, ...]
    plain: int
    out: int
    swaps: int | None = None

    def hands(self) -> tuple[Hand, ...]:
        """Which odd dice can be in the hand together."""
        return _hands(len(self.odd), self.plain, self.out)

    def allowances(self) -> tuple[int, ...]:
        """The numbers of swaps left that make a difference; 0 stands for all where any number is allowed."""
        return tuple(range((self.swaps or 0) + 1))

    def reachable(self, hand: Hand, left: int) -> Iterator[tuple[int, Hand]]:
        """(swaps left, hand) after swapping with so many swaps left, the unchanged hand first."""
        yield left, hand
        for other in self.hands():
            if other == hand:
                continue
            if self.swaps is None:
                yield left, other
            elif (needed := swaps_between(hand, other)) <= left:
                yield left - needed, other


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """A turn: `kept[k - 1][swaps left, hand]` of keeping with k throws left once the swaps are done.

    Axes: a face of each odd die in the hand (last: it is thrown), then the kept plain dice. Unit: 1/1000/1024 points.
    """

    pool: Pool
    kept: tuple[Sheets, ...]

    def value(self, throws_left: int, left: int, hand: Hand, faces: dict[int, int], plain: Faces) -> int:
        """1/1000 points of keeping these faces of odd dice and these plain dice, and throwing the rest of the hand."""
        place = [self.pool.odd[die].faces.index(faces[die]) if die in faces else -1 for die in hand]
        sheet = self.kept[throws_left - 1][left, hand]
        return int(sheet[(*place, index()[tuple(sorted(plain))])]) // FINE


def swaps_between(hand: Hand, other: Hand) -> int:
    """How many swaps make one hand of another."""
    come, go = len(set(other) - set(hand)), len(set(hand) - set(other))
    return max(come, go)


def plan(pool: Pool, entry: Ints, throws: int) -> Plan:
    """The turn's values from those of the best entry of the 252 throws (1/1000 points); exact for these dice.

    Only the wear of dice is an estimate: each throw of a wearing one costs what `Odd.cost` says.
    """
    whole = _with_stars(entry * FINE)
    entries = {hand: whole[_throws(tuple(pool.odd[die].faces for die in hand))] for hand in pool.hands()}
    after: Sheets = {(left, hand): entries[hand] for left in pool.allowances() for hand in pool.hands()}
    kept: list[Sheets] = []
    for step in range(throws):
        kept.append({key: _before(pool, key[1], values) for key, values in after.items()})
        if step + 1 < throws:
            after = {key: np.maximum(entries[key[1]], _chosen(pool, *key, kept[-1])) for key in after}
    return Plan(pool, tuple(kept))


@cache
def _hands(odd: int, plain: int, out: int) -> tuple[Hand, ...]:
    found = []
    for chosen in range(1 << odd):
        hand = tuple(die for die in range(odd) if chosen >> die & 1)
        if len(hand) <= DICE and DICE - len(hand) <= plain and odd - len(hand) <= out:
            found.append(hand)
    return tuple(found)


def _with_stars(entry: Ints) -> Ints:
    """The 252 throws, then the 126 of a star with four dice: the best number, which is what a star counts as."""
    return np.concatenate([entry, np.max([entry[places] for places in with_face()], axis=0)])


def _before(pool: Pool, hand: Hand, after: Ints) -> Ints:
    """What each keep is worth from the values after the throw."""
    number = DICE - len(hand)
    dice = [pool.odd[die] for die in hand]
    sheet = np.empty((*(len(die.faces) + 1 for die in dice), ENDS[number]), dtype=np.int64)
    known = [slice(len(die.faces)) for die in dice]
    full = slice(FIRST[number], ENDS[number])
    sheet[(*known, full)] = after
    for axis in sorted(range(len(dice)), key=lambda axis: not dice[axis].die.mirrors):
        faces = sheet[(*known, full)]
        thrown = _mirrored(dice, axis, faces) if dice[axis].die.mirrors else _mean(dice[axis].die, axis, faces)
        known[axis] = slice(len(dice[axis].faces), None)
        sheet[(*known, full)] = np.expand_dims(thrown - dice[axis].cost * FINE, axis)
        known[axis] = slice(None)
    for size in reversed(range(number)):
        sheet[..., FIRST[size] : ENDS[size]] = sheet[..., _more()[size]].sum(axis=-1) // FACES
    return sheet


def _mean(die: OddDie, axis: int, faces: Ints) -> Ints:
    weights = np.array(die.weights).reshape((-1,) + (1,) * (faces.ndim - 1 - axis))
    mean: Ints = (faces * weights).sum(axis=axis) // sum(die.weights)
    return mean


def _mirrored(dice: list[Odd], axis: int, faces: Ints) -> Ints:
    others = tuple(die.faces for place, die in enumerate(dice) if place != axis)
    shown = np.expand_dims(_common(others), axis)
    return np.take_along_axis(faces, shown, axis).squeeze(axis)


def _chosen(pool: Pool, left: int, hand: Hand, kept: Sheets) -> Ints:
    """The best keep of each throw of this hand, whatever is swapped before the dice fall again."""
    number = DICE - len(hand)
    sizes = [len(pool.odd[die].faces) for die in hand]
    best = np.full((*sizes, ENDS[number]), NEVER, dtype=np.int64)
    for key in pool.reachable(hand, left):
        other = key[1]
        values = kept[key][tuple(slice(None) if die in hand else -1 for die in other)]
        both = [die for die in other if die in hand]
        for axis, die in enumerate(both):
            size = len(pool.odd[die].faces)
            shown, thrown = (slice(None),) * axis, slice(size, None)
            values = np.maximum(values[(*shown, slice(size))], values[(*shown, thrown)])
        values = values.reshape(*(len(pool.odd[die].faces) if die in both else 1 for die in hand), -1)
        end = min(ENDS[number], ENDS[DICE - len(other)])
        np.maximum(best[..., :end], values[..., :end], out=best[..., :end])
    for size in range(1, number + 1):
        here = best[..., FIRST[size] : ENDS[size]]
        np.maximum(here, best[..., _less()[size - 1]].max(axis=-1), out=here)
    return best[..., FIRST[number] :]


@cache
def _throws(odd: tuple[tuple[int, ...], ...]) -> Ints:
    """For each face of each odd die and each plain rest: its place among the throws; those with a star come last."""
    plain = NODES[FIRST[DICE - len(odd)] : ENDS[DICE - len(odd)]]
    found = np.empty((*(len(faces) for faces in odd), len(plain)), dtype=np.int64)
    for place in np.ndindex(found.shape):
        shown = tuple(faces[at] for faces, at in zip(odd, place, strict=False))
        rest = tuple(sorted(face for face in (*shown, *plain[place[-1]]) if face != STAR))
        found[place] = index()[rest] - FIRST[DICE] if STAR not in shown else len(NODES) - FIRST[DICE] + _quad(rest)
    return found


@cache
def _common(odd: tuple[tuple[int, ...], ...]) -> Ints:
    """Which face (from 0) a mirror takes beside these odd dice and each plain rest; ties: the higher."""
    number = DICE - 1 - len(odd)
    plain = NODES[FIRST[number] : ENDS[number]]
    found = np.empty((*(len(faces) for faces in odd), len(plain)), dtype=np.int64)
    for place in np.ndindex(found.shape):
        shown = [faces[at] for faces, at in zip(odd, place, strict=False)]
        counted = [face for face in (*shown, *plain[place[-1]]) if face != STAR]
        found[place] = max(counted, key=lambda face: (counted.count(face), face)) - 1
    return found


def _quad(faces: Faces) -> int:
    return index()[faces] - FIRST[DICE - 1]


@cache
def _more() -> tuple[Ints, ...]:
    """For each size 0 to 4: the six nodes with one die more."""
    return tuple(
        np.array(
            [
                [index()[tuple(sorted((*faces, face)))] for face in range(1, FACES + 1)]
                for faces in NODES[FIRST[size] : ENDS[size]]
            ]
        )
        for size in range(DICE)
    )


@cache
def _less() -> tuple[Ints, ...]:
    """For each size 1 to 5: the nodes with one die less."""
    return tuple(
        np.array(
            [
                [index()[faces[:slot] + faces[slot + 1 :]] for slot in range(size)]
                for faces in NODES[FIRST[size] : ENDS[size]]
            ]
        )
        for size in range(1, DICE + 1)
    )
