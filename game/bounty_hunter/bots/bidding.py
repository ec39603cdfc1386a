"""Knows what a marker or a target is worth to each seat when those who choose later choose best for themselves."""

from dataclasses import dataclass

from game.bounty_hunter.bots.outlook import Outlook
from game.bounty_hunter.bots.rounds import SURELY
from game.bounty_hunter.state import MARKERS

MILLE = 1000


@dataclass(frozen=True, slots=True)
class Table:
    """A round as its bidders see it: `pays[i][j]` is what seat i has of it, in thousandths, when seat j wins.

    `chips` are those of each seat (0 where no grey dice serve), the k-th in hand is worth `worth[k]` thousandths.
    `again` says whether new offers count, which are known for two players. So many thousandths of the time the others
    bid by `habit`: the lowest marker with a chance of `enough`.
    """

    outlook: Outlook
    pays: tuple[tuple[int, ...], ...]
    chips: tuple[int, ...]
    worth: tuple[int, ...]
    again: bool = False
    habit: int = 0
    enough: int = SURELY


def of_deck(seats: int) -> tuple[tuple[int, ...], ...]:
    """What a contract of the deck brings: a whole one to its winner, taken equally from the others' prospects."""
    return tuple(tuple(MILLE if i == j else -MILLE // (seats - 1) for j in range(seats)) for i in range(seats))


def of_theft(seats: int, owner: int) -> tuple[tuple[int, ...], ...]:
    """What a contract on the owner's pile brings: a whole one to its winner, and the owner loses one."""

    def change(seat: int, winner: int) -> int:
        return (seat == winner) - (seat == owner)

    return tuple(
        tuple(change(i, j) * MILLE * seats // (seats - 1) for j in range(seats)) for i in range(seats)
    )  # fmt: skip


def worths(table: Table, markers: tuple[int | None, ...], order: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """What each free marker of the next in `order`, who choose in turn, brings to all seats, in millionths."""
    first, *later = order
    found = {}
    for marker in range(1, MARKERS + 1):
        if marker not in markers:
            chosen = (*markers[:first], marker, *markers[first + 1 :])
            found[marker] = _answered(table, chosen, tuple(later))
    return found


def _answered(table: Table, markers: tuple[int | None, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """What is to be expected when the next bids best for itself, or as is the habit: the lowest good enough marker."""
    if not order:
        return _worth(table, markers)
    found = worths(table, markers, order)
    best = max(found.values(), key=lambda worth: worth[order[0]])
    usual = next((found[marker] for marker in found if table.outlook.wins[0, marker][0] >= table.enough), None)
    habit = found[max(found)] if usual is None else usual
    return tuple(
        (table.habit * usually + (MILLE - table.habit) * surely) // MILLE
        for usually, surely in zip(habit, best, strict=True)
    )


def _worth(table: Table, markers: tuple[int | None, ...]) -> tuple[int, ...]:
    """What a whole set of offers brings to each seat, in millionths: contract and chips."""
    seats = len(markers)
    hunters = sorted((marker, seat) for seat, marker in enumerate(markers) if marker is not None)
    reached, before = SURELY, 0
    worth, chips = [0] * seats, list(table.chips)
    for marker, hunter in hunters:
        chance, spent = _hunt(table, before, marker, chips[hunter])
        won = reached * chance // SURELY
        for seat in range(seats):
            worth[seat] += won * table.pays[seat][hunter] // MILLE
        worth[hunter] -= reached * _price(table, chips[hunter], spent) // SURELY
        chips[hunter] -= spent
        reached -= won
        for seat in range(seats):
            if seat != hunter and chips[seat] + 1 < len(table.worth):
                chips[seat] += 1
                worth[seat] += reached * table.worth[chips[seat]] // MILLE
        before |= 1 << marker
    if table.again:
        first = hunters[0][1]
        left = reached * table.outlook.again[before] // SURELY
        return tuple(part + (left if seat == first else -left) for seat, part in enumerate(worth))
    return tuple(worth)


def _hunt(table: Table, before: int, marker: int, chips: int) -> tuple[int, int]:
    """The chance of a hunter who buys as many grey dice as pay, and how many that are."""
    chances = table.outlook.wins[before, marker]
    most = min(chips, len(chances) - 1)
    spent = max(range(most + 1), key=lambda grey: chances[grey] - _price(table, chips, grey))
    return chances[spent], spent


def _price(table: Table, chips: int, spent: int) -> int:
    """What the last so many of the chips in hand are worth, in millionths."""
    return sum(table.worth[chips - spent + 1 : chips + 1]) * SURELY // MILLE
