"""Knows what a marker or a target is worth to each seat when those who choose later choose best for themselves."""

from dataclasses import dataclass

from game.bounty_hunter.bots.outlook import SURELY, Wins
from game.bounty_hunter.state import MARKERS

MILLE = 1000


@dataclass(frozen=True, slots=True)
class Table:
    """A round as its bidders see it: `pays[i][j]` is what seat i has of it, in thousandths, when seat j wins.

    `chips` are those of each seat (0 where no grey dice serve), and one in hand is worth `chip` thousandths.
    """

    wins: Wins
    pays: tuple[tuple[int, ...], ...]
    chips: tuple[int, ...]
    most_chips: int
    chip: int


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
    if not order:
        return _worth(table, markers)
    found = worths(table, markers, order)
    return max(found.values(), key=lambda worth: worth[order[0]])


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
        worth[hunter] -= reached * spent * table.chip // MILLE
        reached -= won
        for seat in range(seats):
            if seat != hunter and chips[seat] < table.most_chips:
                worth[seat] += reached * table.chip // MILLE
                chips[seat] += 1
        before |= 1 << marker
    return tuple(worth)


def _hunt(table: Table, before: int, marker: int, chips: int) -> tuple[int, int]:
    """The chance of a hunter who buys as many grey dice as pay, and how many that are."""
    chances = table.wins[before, marker]
    price = table.chip * SURELY // MILLE
    spent = max(range(min(chips, len(chances) - 1) + 1), key=lambda grey: chances[grey] - grey * price)
    return chances[spent], spent
