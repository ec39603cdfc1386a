"""Knows the numbers of Super Teams: the track, the cards, the ships and their colours (super_teams.md)."""

from dataclasses import dataclass
from functools import cache

from game.core import tables

FILE = "super_teams.toml"
NORMAL, BONUS, HYPERSPACE, ASTEROIDS, MAW = KINDS = ("N", "B", "H", "A", "M")
START, FINAL = "S", "F"
FOLLOW, PLUS_ONE, MAW_LEAP, ASTEROID_PASS, DOUBLE = BONUS_NAMES = (
    "follow", "plus_one", "maw_leap", "asteroid_pass", "double",
)  # fmt: skip
FEWEST_SEATS, MOST_SEATS = 2, 4


@dataclass(frozen=True, slots=True)
class Numbers:
    """All numbers, as in `data/super_teams.toml`."""

    track: tuple[str, ...]
    colours: tuple[str, ...]
    ships: int
    highest: int
    copies: int
    hand: int
    bonus: tuple[str, ...]
    bonus_copies: int
    planet_cards: int
    times_hyperspace: int
    from_asteroids: int
    times_double: int
    plus: int


@cache
def numbers() -> Numbers:
    """The numbers of the game; raises `DataError` for a damaged file."""
    loaded = tables.load(FILE, Numbers)
    if loaded.bonus != BONUS_NAMES or len(loaded.colours) != MOST_SEATS:
        raise tables.DataError(f"{FILE}: expected the bonus cards {', '.join(BONUS_NAMES)} and four colours")
    return loaded


@cache
def letters() -> dict[str, str]:
    """The colours by the first letter of their cards."""
    return {colour[0]: colour for colour in numbers().colours}


@cache
def movement_cards(colours: tuple[str, ...]) -> tuple[str, ...]:
    """Every movement card of these colours, in the order in which the pile is built; the first lies on top."""
    values = [value for value in range(1, numbers().highest + 1) for _ in range(numbers().copies)]
    return tuple(f"{colour[0]}{value}" for colour in colours for value in values)


@cache
def bonus_cards() -> tuple[str, ...]:
    """Every bonus card, in the order in which the pile is built."""
    return tuple(name for name in numbers().bonus for _ in range(numbers().bonus_copies))


@cache
def ship_names(colours: tuple[str, ...]) -> tuple[str, ...]:
    """The ships of these colours, in order: `red1 red2 green1 ...`."""
    return tuple(f"{colour}{number}" for colour in colours for number in range(1, numbers().ships + 1))


def colours_of(seats: int, each: int) -> tuple[str, ...]:
    """The colours in play: one a seat, or so many `each` at a table of two."""
    return numbers().colours[: seats * each if seats == FEWEST_SEATS else seats]


def colour_of(card: str) -> str:
    """The colour printed on a movement card."""
    return letters()[card[0]]


def number_of(card: str) -> int:
    """The number on a movement card."""
    return int(card[1:])
