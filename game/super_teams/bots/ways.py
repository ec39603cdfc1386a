"""Knows how far every place of a track is from home, in 1/1000 movement cards, and what each distance brings."""

from dataclasses import dataclass
from functools import lru_cache

from game.super_teams.bots.weights import weights
from game.super_teams.numbers import BONUS, FINAL, MAW, NORMAL, START, numbers
from game.super_teams.state import distance
from game.super_teams.track import final, kind_at, normal_ahead, normal_behind

CARD = 1000
_SWEEPS = 60

Gain = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ways:
    """Places are numbered; `at` finds them by space and letter, a Maw as where it sends ships.

    `left[p]`: the cards still needed from place p.

    `helped[p][n]` and `hindered[p][n]`: the place reached with card n, and the gain, when the mover wishes the ship
    well or ill and chooses the side so. `arrive_well[s]`, `arrive_ill[s]`: the place at which a landing on s ends.
    `worth[p]`: what the landing brings besides.
    """

    at: dict[tuple[int, str], int]
    left: tuple[int, ...]
    helped: tuple[tuple[Gain, ...], ...]
    hindered: tuple[tuple[Gain, ...], ...]
    arrive_well: tuple[int, ...]
    arrive_ill: tuple[int, ...]
    worth: tuple[int, ...]
    home: int


@lru_cache(maxsize=8)
def ways(track: tuple[str, ...]) -> Ways:
    """The ways of a track: each place's cards to go, by going over the track until nothing changes much."""
    places = [(0, START)]
    places += [(s, letter) for s in range(1, final(track)) for letter in track[s - 1] if letter != MAW]
    places.append((final(track), FINAL))
    at = {place: number for number, place in enumerate(places)}
    for space in range(1, final(track)):
        if track[space - 1] == MAW:
            at[(space, MAW)] = at[(normal_behind(track, space), NORMAL)]
    ends = [_ends(track, at, space) for space in range(final(track) + 1)]
    worth = tuple(weights().bonus_worth if letter == BONUS else 0 for _, letter in places)
    cards = range(1, numbers().highest + 1)
    reach = [
        [ends[min(space + distance(letter, f"r{n}", ""), final(track))] for n in cards] for space, letter in places[:-1]
    ]
    left = [0] * len(places)
    for _ in range(_SWEEPS):
        for place in range(len(places) - 2, -1, -1):
            best = (min(left[end] - worth[end] for end in reached) for reached in reach[place])
            left[place] = CARD + sum(best) // numbers().highest
    well = tuple(min(end, key=lambda place: (left[place] - worth[place], place)) for end in ends)
    ill = tuple(max(end, key=lambda place: (left[place] - worth[place], -place)) for end in ends)
    helped, hindered = (
        tuple(
            ((0, 0), *(_gain(left, worth, place, chosen[_space(track, space, letter, n)]) for n in cards))
            for place, (space, letter) in enumerate(places[:-1])
        )
        for chosen in (well, ill)
    )
    return Ways(at, tuple(left), helped, hindered, well, ill, worth, at[(final(track), FINAL)])


def _space(track: tuple[str, ...], space: int, letter: str, n: int) -> int:
    return min(space + distance(letter, f"r{n}", ""), final(track))


def _gain(left: list[int], worth: tuple[int, ...], here: int, there: int) -> Gain:
    return there, left[here] - left[there] + worth[there]


def _ends(track: tuple[str, ...], at: dict[tuple[int, str], int], space: int) -> tuple[int, ...]:
    """The places at which a landing may end."""
    return tuple(at[(space, letter)] for letter in kind_at(track, space))


def after_leap(track: tuple[str, ...], found: Ways, space: int) -> int:
    """The place that a leap from a Maw ends at."""
    return found.at[(normal_ahead(track, space), NORMAL)]
