"""Knows all that a seed holds before anybody has decided anything (yathsel.md sections 6, 8, 11 and 14)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from game.campaign import road
from game.campaign.numbers import numbers
from game.campaign.opponents import DUELS
from game.campaign.rules import rules
from game.campaign.state import Choice, Run
from game.core.draw import Draw, draw
from game.core.match import Match, Start
from game.yathsel import beginning, shop
from game.yathsel.card import BOXES
from game.yathsel.state import Duel

FEWEST_SEATS = 2


@dataclass(frozen=True, slots=True)
class Chapter:
    """One duel: its twists, who is offered (with house rules and bounty), which own turns (from 0) are short should
    short breath be a rule, the goods that hang in each opponent turn for somebody who owns none, the stops after it."""

    twists: tuple[str, ...]
    opponents: tuple[Choice, ...]
    short_turns: tuple[int, ...]
    stock: tuple[tuple[str, ...], ...]
    stops: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Find:
    """Something the seed holds: what it is (`kit twist opponent house_rule stock stop`), its id, in which duel (from
    0, the kit before all: -1) and, for stock, in which opponent turn."""

    kind: str
    id: str
    duel: int
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Book:
    """A whole run's seed; the duels as if no telegraph were sent and no doctor seen."""

    seed: str
    kits: tuple[str, ...]
    chapters: tuple[Chapter, ...]

    def finds(self) -> Iterator[Find]:
        """Everything in it, in the order in which a run comes to it."""
        for kit in self.kits:
            yield from (Find("kit", name, -1) for name in (kit, *_inside(kit)))
        for duel, chapter in enumerate(self.chapters):
            yield from (Find("twist", twist, duel) for twist in chapter.twists)
            for choice in chapter.opponents:
                yield Find("opponent", choice.opponent, duel)
                yield from (Find("house_rule", rule, duel) for rule in choice.house_rules)
            for turn, goods in enumerate(chapter.stock):
                yield from (Find("stock", good, duel, turn) for good in goods)
            yield from (Find("stop", stop, duel) for stop in chapter.stops)


def book(seed: str, difficulty: str, stake: int = 0) -> Book:
    """What a canonical seed holds at a difficulty (`stake` above 0: hard only); raises `CodecError` for impossible
    options."""
    run: Run = Match(rules(), Start(FEWEST_SEATS, {"difficulty": difficulty, "stake": stake}, seed)).state
    chance = partial(draw, seed)
    kits = () if stake >= numbers().stakes.no_kit else road.drawn_kits(chance)
    run = replace(run, offered=())
    chapters = []
    for duel in range(DUELS):
        chapter = _chapter(chance, run, duel)
        chapters.append(chapter)
        run = replace(run, offered=(*run.offered, *(choice.opponent for choice in chapter.opponents)))
    return Book(seed, kits, tuple(chapters))


def _chapter(chance: Draw, run: Run, duel: int) -> Chapter:
    return Chapter(
        road.drawn_twists(chance, duel),
        road.choices(chance, run, duel),
        beginning.short_turns(chance, duel, ("short_breath",), run.difficulty),
        tuple(_hung(chance, run, duel, turn) for turn in range(len(BOXES))),
        road.drawn_stops(chance, duel) if duel < DUELS - 1 else (),
    )


def _hung(chance: Draw, run: Run, duel: int, turn: int) -> tuple[str, ...]:
    def at(place: int, k: int, n: int) -> int:
        return chance("stock", (duel, turn, 0, place, k), n)

    return tuple(good for good in shop.hung(_bare(run, duel), at) if good is not None)


def _bare(run: Run, duel: int) -> Duel:
    """The duel of somebody who owns nothing: what is in the kit would not be offered again."""
    own = replace(run.duel.sides[0], pockets=(None, None))
    table = replace(run.duel.table, duel=duel)
    return replace(run.duel, table=table, sides=(own, *run.duel.sides[1:]), tricks=(), charms=())


def _inside(kit: str) -> tuple[str, ...]:
    found = next(one for one in numbers().kit if one.id == kit)
    return (*found.dice, *((found.trick,) if found.trick else ()))
