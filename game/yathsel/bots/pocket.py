"""Knows how the values of a turn travel when one of the dice is not like the others: in the pocket or in the hand.

Single precision: a card's value is right to 0.001 points, which is enough for what a die is worth.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from game.yathsel import dice
from game.yathsel.bots.lattice import FACES, FIRST, NODES, Ints, index, runs
from game.yathsel.card import DICE
from game.yathsel.dice import MIRROR, STAR

Singles = npt.NDArray[np.float32]
QUAD = DICE - 1
QUADS = NODES[FIRST[QUAD] : FIRST[DICE]]


@dataclass(frozen=True, slots=True)
class OddDie:
    """One die as the lattice sees it: its distinct faces (0: the star) with their weights; a mirror has no weights."""

    faces: tuple[int, ...]
    weights: tuple[int, ...]
    breaks_after: int = 0

    @property
    def mirrors(self) -> bool:
        """Whether it takes the number that most of the others show."""
        return not self.weights


@cache
def odd_die(kind: str) -> OddDie:
    """The kind of die of `dice.toml`."""
    known = dice.kinds()[kind]
    weights = known.weights or (1,) * len(known.faces)
    faces = tuple(sorted(set(known.faces)))
    shares = tuple(sum(w for face, w in zip(known.faces, weights, strict=True) if face == shown) for shown in faces)
    return OddDie(faces, () if kind == MIRROR else shares, known.breaks_after)


@dataclass(frozen=True, slots=True, eq=False)
class Kept:
    """Values before a throw: all five plain (210 nodes kept), the odd die thrown too, or kept with a face."""

    plain: Singles
    thrown: Singles
    held: tuple[Singles, ...]


def entries_with(die: OddDie, leaf: Singles) -> tuple[Singles, ...]:
    """For each face of the odd die, the best entry with each four plain dice (126 x columns); a star is what is best.

    The number that brings the most points in a box is also the one that leaves the most to come.
    """
    found = []
    for face in die.faces:
        if face != STAR:
            found.append(leaf[with_face()[face - 1]])
            continue
        best = leaf[with_face()[0]]
        for places in with_face()[1:]:
            np.maximum(best, leaf[places], out=best)
        found.append(best)
    return tuple(found)


def before_throw(die: OddDie, plain: Singles, thrown: tuple[Singles, ...], held: tuple[Singles, ...]) -> Kept:
    """What keeping is worth, from the values after the throw: of 252 plain throws, and by face of the odd die.

    `thrown` are the values once the die has fallen now, `held` those where it was kept (they differ where it wears).
    """
    columns = plain.shape[1]
    whole = np.empty((len(NODES), columns), dtype=np.float32)
    whole[FIRST[DICE] :] = plain
    _roll_down(whole, DICE)
    loose = np.empty((FIRST[DICE], columns), dtype=np.float32)
    loose[FIRST[QUAD] :] = _mirrored(thrown) if die.mirrors else _mean(die, thrown)
    _roll_down(loose, QUAD)
    kept = []
    for values in held:
        rows = np.empty((FIRST[DICE], columns), dtype=np.float32)
        rows[FIRST[QUAD] :] = values
        _roll_down(rows, QUAD)
        kept.append(rows[: FIRST[QUAD]])
    return Kept(whole[: FIRST[DICE]], loose, tuple(kept))


def best_plain(loose: Singles, leaf: Singles) -> Singles:
    """The best of entering and keeping for the 252 plain throws; `loose` is what each kept node is worth."""
    whole = np.concatenate([loose, leaf])
    _choose_up(whole, DICE)
    return whole[FIRST[DICE] :]


def best_with(loose: Singles, held: Singles, entry: Singles) -> Singles:
    """The same for four plain dice and the odd die with one face: it may be held too."""
    rows = loose.copy()
    np.maximum(rows[: FIRST[QUAD]], held, out=rows[: FIRST[QUAD]])
    np.maximum(rows[FIRST[QUAD] :], entry, out=rows[FIRST[QUAD] :])
    _choose_up(rows, QUAD)
    return rows[FIRST[QUAD] :]


@cache
def with_face() -> tuple[Ints, ...]:
    """For each face, which of the 252 throws each four dice become with it."""
    return tuple(
        np.array([index()[tuple(sorted((*quad, face)))] - FIRST[DICE] for quad in QUADS])
        for face in range(1, FACES + 1)
    )


@cache
def common() -> tuple[int, ...]:
    """The number that most of each four dice show; ties: the higher."""
    return tuple(max(quad, key=lambda face: (quad.count(face), face)) for quad in QUADS)


def _mean(die: OddDie, values: tuple[Singles, ...]) -> Singles:
    chances = [np.float32(weight / sum(die.weights)) for weight in die.weights]
    total = values[0] * chances[0]
    for chance, rows in zip(chances[1:], values[1:], strict=True):
        total += rows * chance
    return total


def _mirrored(values: tuple[Singles, ...]) -> Singles:
    found = np.empty_like(values[0])
    faces = np.array(common())
    for face, rows in enumerate(values, start=1):
        found[faces == face] = rows[faces == face]
    return found


def _roll_down(values: Singles, top: int) -> None:
    """Fills the nodes below `top` dice with the means over all throws of the missing ones."""
    for size in reversed(range(top)):
        (low, high, length), *rest = runs()[size]
        values[low : low + length] = values[high : high + length]
        for low, high, length in rest:
            values[low : low + length] += values[high : high + length]
        values[FIRST[size] : FIRST[size + 1]] *= np.float32(1.0 / FACES)


def _choose_up(values: Singles, top: int) -> None:
    for size in range(top):
        for low, high, length in runs()[size]:
            more = values[high : high + length]
            np.maximum(more, values[low : low + length], out=more)
