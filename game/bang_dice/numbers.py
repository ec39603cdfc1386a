"""Knows the numbers of Bang! Dice: faces, arrows, roles and the sixteen characters (bang_dice.md)."""

from dataclasses import dataclass
from functools import cache

from game.core import tables

FILE = "bang_dice.toml"
ARROW, DYNAMITE, ONE, TWO, BEER, GATLING = FACES = ("arrow", "dynamite", "one", "two", "beer", "gatling")
SHERIFF, DEPUTY, OUTLAW, RENEGADE = ROLES = ("sheriff", "deputy", "outlaw", "renegade")
DICE = 5
FEWEST_SEATS, MOST_SEATS = 3, 8


@dataclass(frozen=True, slots=True)
class Character:
    """One character: life at the start, and what sets it apart from a character without an ability.

    `gatlings` 0 means as many as the rules ask for; `low_beer` is what an own beer gives to him at `low_life` or less.
    """

    id: str
    life: int
    arrow_for_point: bool = False
    rethrows_dynamite: bool = False
    either_shot: bool = False
    arrow_to_attacker: bool = False
    low_life: int = 0
    low_beer: int = 1
    most_in_attack: int | None = None
    arrow_for_gatling: bool = False
    more_throws: int = 0
    gatling_proof: bool = False
    arrow_back_for_point: bool = False
    farther: int = 0
    gift: int = 0
    doubles_shot: bool = False
    quiet_gain: int = 0
    vulture_gain: int = 0
    gatlings: int = 0


@dataclass(frozen=True, slots=True)
class Numbers:
    """All numbers, as in `data/bang_dice.toml`."""

    faces: tuple[str, ...]
    dice: int
    arrows: int
    throws: int
    dynamite: int
    gatlings: int
    sheriff_life: int
    roles: tuple[str, ...]
    three_roles: tuple[str, ...]
    prey: dict[str, str]
    character: tuple[Character, ...]


@cache
def numbers() -> Numbers:
    """The numbers of the game; raises `DataError` for a damaged file."""
    loaded = tables.load(FILE, Numbers)
    if loaded.faces != FACES or loaded.dice != DICE:
        raise tables.DataError(f"{FILE}: faces and dice: expected {DICE} dice with {', '.join(FACES)}")
    return loaded


@cache
def characters() -> dict[str, Character]:
    """The characters by id, in the order in which they are shuffled."""
    return {character.id: character for character in numbers().character}


@cache
def roles_of(seats: int) -> tuple[str, ...]:
    """The roles dealt at a table of so many, in the order in which they are shuffled."""
    return numbers().three_roles if seats == FEWEST_SEATS else numbers().roles[:seats]
