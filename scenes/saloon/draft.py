"""Knows a table that is being set up: everything the host may still change, and what speaks against beginning."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game import catalog
from game.core.codec import Plain
from scenes.catalog import TABLE_GAMES, TableGame, table_game
from scenes.saloon.evening import CUP, Chair, Evening
from scenes.ui.marks import MARKS

MOST_PLACES = len(MARKS)
EMPTY, PERSON = None, ""


@dataclass(slots=True)
class Place:
    """A place at the table: `who` is None for nobody, empty for a person, else a level; `name` if one was typed."""

    mark: int
    who: str | None = EMPTY
    name: str = ""


@dataclass(slots=True)
class Draft:
    """A table as laid out so far. `called(place, who)` names those to whom nobody gave a name."""

    called: Callable[[int, str], str]
    game: str = TABLE_GAMES[0].id
    form: str = "single"
    places: list[Place] = field(default_factory=lambda: [Place(mark) for mark in range(MOST_PLACES)])
    options: dict[str, dict[str, Plain]] = field(default_factory=dict)

    @property
    def table(self) -> TableGame:
        """What the game brings to the saloon."""
        return table_game(self.game)

    @property
    def cup(self) -> bool:
        """Whether a cup is laid out."""
        return self.form.startswith(CUP)

    @property
    def limits(self) -> tuple[int, int]:
        """How many may take part, at least and at most."""
        if self.cup:
            size = int(self.form.partition("_")[2])
            return size, size
        return catalog.games()[self.game].rules.seats

    @property
    def shown(self) -> list[Place]:
        """The places that can be taken."""
        return self.places[: self.limits[1]]

    @property
    def chosen(self) -> dict[str, Plain]:
        """The options that the host has chosen for this game, complete."""
        rules = catalog.games()[self.game].rules
        defaults = {name: rules.options()[name].default for name in self.table.offered}
        return {**defaults, **self.options.get(self.game, {})}

    def choose(self, option: str, value: Plain) -> None:
        """Another value of an option."""
        self.options.setdefault(self.game, {})[option] = value

    def change_game(self, game: str) -> None:
        """Another game; whoever it has no level for plays at its usual one, a form it has not becomes a single game."""
        self.game = game
        if self.form not in self.table.forms:
            self.form = "single"
        levels = [str(level) for level in self.table.levels]
        for place in self.places:
            if place.who and place.who not in levels:
                place.who = str(self.table.level)

    def name(self, number: int) -> str:
        """Who sits at a place, by name; empty for nobody."""
        place = self.places[number]
        return place.name or ("" if place.who is None else self.called(number, place.who))

    def take_mark(self, number: int, mark: int) -> None:
        """Gives a place a mark; whoever had it gets the other."""
        other = next((place for place in self.places if place.mark == mark), None)
        if other is not None:
            other.mark = self.places[number].mark
        self.places[number].mark = mark

    def go_through(self, number: int, by: int) -> None:
        """Nobody, a person, or a bot of some level: the next of these at a place."""
        ways: list[str | None] = [EMPTY, PERSON, *(str(level) for level in self.table.levels)]
        place = self.places[number]
        at = ways.index(place.who) if place.who in ways else 0
        place.who = ways[(at + by) % len(ways)]
        place.name = ""

    def fault(self) -> str | None:
        """What speaks against beginning, as the end of an id of words; None: nothing."""
        taken = [place for place in self.shown if place.who is not None]
        low, _ = self.limits
        if not any(place.who == PERSON for place in taken):
            return "nobody"
        if len(taken) < low and not self.cup:
            return "too_few"
        names = [self.name(number) for number, place in enumerate(self.shown) if place.who is not None]
        return "same_names" if len(set(names)) < len(names) else None

    def evening(self, seed: str, typed: bool) -> Evening:
        """What begins; the free places of a cup are taken by bots."""
        chairs = []
        for number, place in enumerate(self.shown):
            who = str(self.table.level) if place.who is None and self.cup else place.who
            if who is not None:
                chairs.append(Chair(place.name or self.called(number, who), place.mark, who))
        options = json.dumps(self.chosen, sort_keys=True)
        return Evening(self.game, self.form, tuple(chairs), seed, options, typed)


def usual(called: Callable[[int, str], str]) -> Draft:
    """The first table of all: two people."""
    draft = Draft(called)
    for place in draft.places[:2]:
        place.who = PERSON
    return draft


def from_evening(evening: Evening, called: Callable[[int, str], str]) -> Draft:
    """The table that an evening was played at, to be changed or played again."""
    draft = Draft(called, evening.game, evening.form)
    rest = [mark for mark in range(MOST_PLACES) if mark not in {chair.mark for chair in evening.chairs}]
    for number, place in enumerate(draft.places):
        if number < len(evening.chairs):
            chair = evening.chairs[number]
            default = called(number, chair.level)
            place.mark, place.who, place.name = chair.mark, chair.level, "" if chair.name == default else chair.name
        elif rest:
            place.mark = rest.pop(0)
    chosen: Mapping[str, Any] = json.loads(evening.options)
    draft.options[evening.game] = {name: value for name, value in chosen.items() if name in draft.table.offered}
    return draft
