"""Knows what an evening in the saloon is: who sits there, which game follows which, and who has won it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from game.core import seeds

SINGLE, SERIES, CUP = "single", "series", "cup"


@dataclass(frozen=True, slots=True)
class Chair:
    """Who takes part: a name, a mark, and the level of a bot (empty: a person)."""

    name: str
    mark: int
    level: str = ""

    @property
    def person(self) -> bool:
        """Whether a person at this machine sits there."""
        return not self.level


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of an evening: the chairs by seat, and its seed."""

    chairs: tuple[int, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Done:
    """A decided game: the chairs by seat, those that won, the scores by seat, the reason's id and the winning side."""

    chairs: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    side: str | int | None = None


@dataclass(frozen=True, slots=True)
class Evening:
    """One game or several that belong together. `form` is `single`, `series_N` or `cup_N`; `done` is what is decided.

    `options` are those of the game's rules, as JSON; `typed`: the seed is the host's own.
    """

    game: str
    form: str
    chairs: tuple[Chair, ...]
    seed: str
    options: str = "{}"
    typed: bool = False
    done: tuple[Done, ...] = ()

    @property
    def kind(self) -> str:
        """`single`, `series` or `cup`."""
        return self.form.partition("_")[0]

    @property
    def size(self) -> int:
        """How many games a series has at the most, or how many players a cup."""
        return int(self.form.partition("_")[2] or 1)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a chair stands: games won, points of all games."""

    chair: int
    won: int
    points: int


@dataclass(frozen=True, slots=True)
class Pair:
    """A meeting of a cup: two chairs (None: not known yet) and the one that went on."""

    chairs: tuple[int | None, int | None]
    winner: int | None = None
    scores: tuple[int, ...] = ()


def next_bout(evening: Evening) -> Bout | None:
    """The game that is to be played now, None when the evening is decided."""
    number = len(evening.done)
    seed = evening.seed if number == 0 else derived(evening.seed, number)
    if evening.kind == CUP:
        pair = next((pair for row in bracket(evening) for pair in row if pair.winner is None), None)
        return None if pair is None else Bout(tuple(chair for chair in pair.chairs if chair is not None), seed)
    if over(evening):
        return None
    seats = len(evening.chairs)
    return Bout(tuple((number + seat) % seats for seat in range(seats)), seed)


def over(evening: Evening) -> bool:
    """Whether nothing is left to be played: all games are done, or nobody can be caught any more."""
    if evening.kind == CUP:
        return bracket(evening)[-1][0].winner is not None
    left = evening.size - len(evening.done)
    if left <= 0:
        return True
    ranks = standings(evening)
    return evening.kind == SERIES and ranks[0].won > ranks[1].won + left


def winners(evening: Evening) -> tuple[int, ...]:
    """The chairs that have won the evening; empty before it is decided."""
    if not over(evening):
        return ()
    if evening.kind == CUP:
        return tuple(chair for chair in (bracket(evening)[-1][0].winner,) if chair is not None)
    if evening.kind == SINGLE:
        return evening.done[-1].winners
    best = standings(evening)[0]
    return tuple(one.chair for one in standings(evening) if (one.won, one.points) == (best.won, best.points))


def standings(evening: Evening) -> tuple[Standing, ...]:
    """All chairs, the best first: by games won, then by points, then in their order."""
    rows = [
        Standing(
            chair,
            sum(chair in one.winners for one in evening.done),
            sum(one.scores[one.chairs.index(chair)] for one in evening.done if chair in one.chairs),
        )
        for chair in range(len(evening.chairs))
    ]
    return tuple(sorted(rows, key=lambda row: (-row.won, -row.points, row.chair)))


def bracket(evening: Evening) -> tuple[tuple[Pair, ...], ...]:
    """The rounds of a cup, the first one first; the lots for it come from the seed."""
    order: Sequence[int | None] = lots(evening.seed, len(evening.chairs))
    played = list(evening.done)
    rows = []
    while len(order) > 1:
        row = tuple(_meeting(order[at], order[at + 1], played) for at in range(0, len(order), 2))
        rows.append(row)
        order = [pair.winner for pair in row]
    return tuple(rows)


def lots(seed: str, number: int) -> tuple[int, ...]:
    """The chairs in the order that lots drawn from the seed give them."""
    return tuple(sorted(range(number), key=lambda chair: _lot(f"{seed}|lot|{chair}")))


def derived(seed: str, number: int) -> str:
    """The seed of a later game of an evening: in the form of a drawn one, the same for the same evening."""
    whole, letters = int(_lot(f"{seed}|game|{number}"), 16), []
    for _ in range(seeds.RANDOM_LENGTH):
        whole, letter = divmod(whole, len(seeds.ALPHABET))
        letters.append(seeds.ALPHABET[letter])
    return "".join(letters)


def _meeting(first: int | None, second: int | None, played: list[Done]) -> Pair:
    """A pair, and what came of it: the earliest decided game of these two."""
    if first is None or second is None or not played:
        return Pair((first, second))
    done = played.pop(0)
    return Pair((first, second), done.winners[0], done.scores)


def _lot(words: str) -> str:
    return hashlib.sha256(words.encode()).hexdigest()
