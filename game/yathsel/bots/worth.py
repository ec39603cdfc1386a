"""Knows how a card is solved with one special die in a pocket: what the die is worth in points of the best card."""

from collections.abc import Iterator, Sequence
from itertools import groupby

import numpy as np

from game.yathsel.bots.entries import YATHSEL_BIT, Task, entry_values, task
from game.yathsel.bots.lattice import FIRST, NODES, Ints
from game.yathsel.bots.pocket import Kept, OddDie, Singles, before_throw, best_plain, best_with, entries_with
from game.yathsel.bots.solver import solve_values
from game.yathsel.bots.terms import LOWER_SETS, UPPER_SETS, Terms, classes
from game.yathsel.card import DICE, UPPER

WIDTH = 384
THROWS = 3
FULL_ROW = (LOWER_SETS - 1) * 2

Part = tuple[int, Ints, Ints]


def worth_free(rules: Terms, die: OddDie) -> float:
    """Points that the die in a pocket adds to the best card (no boxes filled) with any number of swaps a turn.

    The die never breaks here; exact. A card is (open boxes, upper sum, yathsel scored), a turn the one-odd-die lattice.
    """
    solved = task(rules)
    for part in _every_part(solved):
        leaf = _leaf(solved, part)
        solved.values[part[0] * 2 + part[1], part[2]] = _free_turn(die, leaf)
    return _start(solved) - plain_best(rules)


def worth_wearing(rules: Terms, die: OddDie, throws: int) -> float:
    """The same for a die that becomes plain after so many throws; swaps are free; exact over one duel."""
    layers = [task(rules) for _ in range(throws + 1)]
    for part in _every_part(layers[0]):
        leaves = [_leaf(layer, part) for layer in layers]
        for layer, means in zip(layers, _wearing_turn(die, leaves), strict=True):
            layer.values[part[0] * 2 + part[1], part[2]] = means
    return _start(layers[throws]) - plain_best(rules)


def worth_one_swap(rules: Terms, die: OddDie) -> tuple[float, float]:
    """The worth with one swap a turn (before, within or after it): lying in the pocket, or in the hand, first."""
    places = task(rules), task(rules)
    for part in _every_part(places[0]):
        leaves = tuple(_leaf(place, part) for place in places)
        for place, means in zip(places, _one_swap_turn(die, leaves), strict=True):
            place.values[part[0] * 2 + part[1], part[2]] = means
    return _start(places[0]) - plain_best(rules), _start(places[1]) - plain_best(rules)


def worth_in_hand(rules: Terms, die: OddDie) -> float:
    """Points that the die adds when it replaces a plain one in the hand for good, without any swap."""
    solved = task(rules)
    for part in _every_part(solved):
        leaf = _leaf(solved, part)
        solved.values[part[0] * 2 + part[1], part[2]] = _hand_turn(die, leaf)
    return _start(solved) - plain_best(rules)


def plain_best(rules: Terms) -> float:
    """The best expected card with five plain dice."""
    return float(solve_values(rules)[FULL_ROW, classes(rules).ids[UPPER_SETS - 1, 0]])


def _start(work: Task) -> float:
    return float(work.values[FULL_ROW, work.known.ids[UPPER_SETS - 1, 0]])


def _every_part(work: Task) -> Iterator[Part]:
    """The states in solving order, as many at once as fit: open lower boxes, yathsel holds points, upper classes."""
    ends = work.known.ends
    stages = sorted(
        (lower.bit_count() + number, lower, number)
        for lower in range(LOWER_SETS)
        for number in range(UPPER + 1)
        if lower or number
    )
    for _, together in groupby(stages, key=lambda stage: stage[0]):
        for _, lower, number in together:
            places = np.arange(ends[number - 1] if number else 0, ends[number])
            rows = 1 if lower & YATHSEL_BIT else 2
            scored, places = np.repeat(np.arange(rows), len(places)), np.tile(places, rows)
            for first in range(0, len(places), WIDTH):
                yield lower, scored[first : first + WIDTH], places[first : first + WIDTH]


def _leaf(work: Task, part: Part) -> Singles:
    leaf = np.empty((len(NODES) - FIRST[DICE], len(part[2])))
    entry_values(work, *part, leaf)
    return leaf.astype(np.float32)


def _free_turn(die: OddDie, leaf: Singles) -> Singles:
    entries = entries_with(die, leaf)
    plain, faces = leaf, entries
    for _ in range(THROWS - 1):
        kept = before_throw(die, plain, faces, faces)
        loose = np.maximum(kept.plain, kept.thrown)
        plain, faces = best_plain(loose, leaf), _best_faces(loose, kept, entries)
    kept = before_throw(die, plain, faces, ())
    best: Singles = np.maximum(kept.plain[0], kept.thrown[0])
    return best


def _hand_turn(die: OddDie, leaf: Singles) -> Singles:
    entries = entries_with(die, leaf)
    faces = entries
    for _ in range(THROWS - 1):
        kept = before_throw(die, leaf, faces, faces)
        faces = _best_faces(kept.thrown, kept, entries)
    mean: Singles = before_throw(die, leaf, faces, ()).thrown[0]
    return mean


def _wearing_turn(die: OddDie, leaves: Sequence[Singles]) -> list[Singles]:
    """Means by throws that the die still has; with none left it is a plain die."""
    entries = [entries_with(die, leaf) for leaf in leaves]
    plain, faces = list(leaves), list(entries)
    for left in range(THROWS, 0, -1):
        kept = [
            before_throw(die, plain[wear], faces[max(wear - 1, 0)], faces[wear] if left > 1 else ())
            for wear in range(len(leaves))
        ]
        loose = [kept[0].plain, *(np.maximum(one.plain, one.thrown) for one in kept[1:])]
        if left == 1:
            return [one[0] for one in loose]
        plain = [best_plain(one, leaf) for one, leaf in zip(loose, leaves, strict=True)]
        faces = [entries_with(die, plain[0])]
        faces += [_best_faces(loose[wear], kept[wear], entries[wear]) for wear in range(1, len(leaves))]
    raise AssertionError("a turn has at least one throw")


def _one_swap_turn(die: OddDie, leaves: tuple[Singles, ...]) -> tuple[Singles, Singles]:
    """Means with the die in the pocket and in the hand before the turn; first without, then with the swap left."""
    pocket, hand = leaves
    either = np.maximum(pocket, hand)
    hand_entries, free_entries = entries_with(die, hand), entries_with(die, either)
    plain, faces = pocket, hand_entries
    free_plain, free_faces = either, free_entries
    for left in range(THROWS, 0, -1):
        spent = before_throw(die, plain, faces, faces if left > 1 else ())
        free = before_throw(die, free_plain, free_faces, free_faces if left > 1 else ())
        in_pocket, in_hand = np.maximum(free.plain, spent.thrown), np.maximum(free.thrown, spent.plain)
        if left == 1:
            return in_pocket[0], in_hand[0]
        plain, faces = best_plain(spent.plain, pocket), _best_faces(spent.thrown, spent, hand_entries)
        free_plain, free_faces = best_plain(in_pocket, either), _best_faces(in_hand, free, free_entries)
    raise AssertionError("a turn has at least one throw")


def _best_faces(loose: Singles, kept: Kept, entries: tuple[Singles, ...]) -> tuple[Singles, ...]:
    return tuple(best_with(loose, held, entry) for held, entry in zip(kept.held, entries, strict=True))
