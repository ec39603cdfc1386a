"""Knows how a race begins: from the start, or from a position, of which every key is checked (super_teams.md)."""

from collections import Counter
from collections.abc import Mapping, Sequence

from game.core import forms
from game.core.codec import CodecError, Plain
from game.core.draw import Draw
from game.core.rules import Option, Options
from game.super_teams import track
from game.super_teams.cards import BONUS, MOVEMENT, mixed
from game.super_teams.evolve import without
from game.super_teams.numbers import MAW, bonus_cards, colours_of, movement_cards, numbers, ship_names
from game.super_teams.state import BEGIN, Cards, Race, side_of_ship

KEYS = ("ships", "sides", "hands", "bonus", "turn", "planet_taken", "pile", "played", "bonus_pile", "bonus_played",
        "planet")  # fmt: skip


def options() -> Mapping[str, Option]:
    """The options of `super_teams`: colours for each of two players, and an own track in place of the game's."""
    return {
        "colours_each": Option(2, (1, 2)),
        "track": Option(None, track.kinds(), "list", track.checked),
    }


def new(seats: int, chosen: Options, position: Mapping[str, Plain], draw: Draw) -> Race:
    """The race before anything is dealt or moved; raises `CodecError` naming the key of what cannot be."""
    spaces = tuple(chosen["track"] or numbers().track)
    colours = colours_of(seats, chosen["colours_each"])
    ships = ship_names(colours)
    empty: tuple[Cards, ...] = ((),) * seats
    race = Race(spaces, colours, (0,) * len(ships), ("",) * len(ships), empty, empty, (), (), (), (), ())
    return _positioned(race, position, draw) if position else race


def _positioned(race: Race, position: Mapping[str, Plain], draw: Draw) -> Race:
    forms.only_keys(position, KEYS, "position")
    seats, ships = len(race.hands), ship_names(race.colours)
    spaces = _ships(race, position.get("ships", {}))
    sides = _sides(race, spaces, position.get("sides", {}))
    end = track.final(race.track)
    placed = Race(
        race.track, race.colours, spaces, sides, race.hands, race.bonus, (), (), (), (), (), phase=BEGIN,
        turn=forms.whole(position.get("turn", 0), "position.turn", 0, seats - 1),
        movement_shuffles=1, bonus_shuffles=1,
    )  # fmt: skip
    for side in {side_of_ship(placed, ship) for ship in ships}:
        if all(at == end for ship, at in zip(ships, spaces, strict=True) if side_of_ship(placed, ship) == side):
            raise CodecError("bad_value", "position.ships", "the race would be over")
    taken = end in spaces
    if forms.one_of(position.get("planet_taken", taken), "position.planet_taken", (False, True)) != taken:
        raise CodecError("bad_value", "position.planet_taken", "expected whether some ship is home")
    return _laid(placed, position, draw, taken)


def _laid(race: Race, position: Mapping[str, Plain], draw: Draw, taken: bool) -> Race:
    """The race with its cards where the position says; the rest is shuffled."""
    seats, moves = len(race.hands), movement_cards(race.colours)
    hands = _hands(position, "hands", seats, moves, numbers().hand)
    bonus = _hands(position, "bonus", seats, bonus_cards(), len(bonus_cards()))
    pile, played = (_cards(position, key, moves) for key in ("pile", "played"))
    bonus_pile, bonus_played, planet = (
        _cards(position, key, bonus_cards()) for key in ("bonus_pile", "bonus_played", "planet")
    )
    rest = _rest(moves, (*hands, pile or (), played or ()), "hands")
    rest = mixed(draw, MOVEMENT, (0,), rest)
    other = _rest(bonus_cards(), (*bonus, bonus_pile or (), bonus_played or (), planet or ()), "bonus")
    other = mixed(draw, BONUS, (0,), other)
    laid = 0 if taken else numbers().planet_cards * seats
    if planet is None:
        planet, other = other[:laid], other[laid:]
    if len(planet) != laid:
        raise CodecError("bad_value", "position.planet", f"has {len(planet)} cards, expected {laid}")
    return Race(
        race.track, race.colours, race.ships, race.sides, hands, bonus,
        rest if pile is None else pile, (played or ()) if pile is None else (*(played or ()), *rest),
        other if bonus_pile is None else bonus_pile,
        (bonus_played or ()) if bonus_pile is None else (*(bonus_played or ()), *other),
        planet, race.turn, BEGIN, movement_shuffles=1, bonus_shuffles=1,
    )  # fmt: skip


def _ships(race: Race, plain: Plain) -> tuple[int, ...]:
    ships = ship_names(race.colours)
    forms.only_keys(plain, ships, "position.ships")
    spaces = []
    for ship in ships:
        space = forms.whole(plain.get(ship, 0), f"position.ships.{ship}", 0, track.final(race.track))
        if track.kind_at(race.track, space) == MAW:
            raise CodecError("bad_value", f"position.ships.{ship}", "no ship rests on a Maw")
        spaces.append(space)
    return tuple(spaces)


def _sides(race: Race, spaces: tuple[int, ...], plain: Plain) -> tuple[str, ...]:
    ships = ship_names(race.colours)
    forms.only_keys(plain, ships, "position.sides")
    sides = []
    for ship, space in zip(ships, spaces, strict=True):
        kind = track.kind_at(race.track, space)
        place = f"position.sides.{ship}"
        if len(kind) == 1 and ship in plain:
            raise CodecError("bad_value", place, "the ship is not on a space with two sides")
        sides.append("" if len(kind) == 1 else str(forms.one_of(plain.get(ship, kind[0]), place, tuple(kind))))
    return tuple(sides)


def _hands(
    position: Mapping[str, Plain], key: str, seats: int, known: Sequence[str], most: int
) -> tuple[Cards, ...]:  # fmt: skip
    if key not in position:
        return ((),) * seats
    listed = forms.items(position[key], f"position.{key}", seats, seats)
    return tuple(_named(hand, f"position.{key}[{seat}]", known, most) for seat, hand in enumerate(listed))


def _cards(position: Mapping[str, Plain], key: str, known: Sequence[str]) -> Cards | None:
    return _named(position[key], f"position.{key}", known, len(known)) if key in position else None


def _named(plain: Plain, place: str, known: Sequence[str], most: int) -> Cards:
    kinds = tuple(dict.fromkeys(known))
    listed = forms.items(plain, place, 0, most)
    return tuple(str(forms.one_of(card, f"{place}[{at}]", kinds)) for at, card in enumerate(listed))


def _rest(known: Sequence[str], named: Sequence[Cards], key: str) -> Cards:
    """The cards named nowhere, in the order of the pile; raises `CodecError` for a card named too often."""
    every = tuple(card for cards in named for card in cards)
    often = Counter(every)
    often.subtract(Counter(known))
    for card, more in often.items():
        if more > 0:
            raise CodecError("bad_value", f"position.{key}", f"{card} is named {more} times too often")
    return without(known, every)
