"""Knows what lies ahead of a run by its seed: kits, twists, opponents, house rules, stops (yathsel.md 8, 11, 14)."""

from game.campaign.numbers import numbers
from game.campaign.opponents import DUELS, all_opponents, last, possible
from game.campaign.state import Choice, Run
from game.core.draw import Draw
from game.yathsel import house
from game.yathsel.twists import all_twists


def drawn_twists(draw: Draw, duel: int) -> tuple[str, ...]:
    """The twist of a duel (0 the first): from the second on by chance, never against the Stranger."""
    if duel == 0 or duel == DUELS - 1:
        return ()
    rules = all_twists()
    place = draw("twist", (duel,), rules.draw_n)
    return (rules.twist[place].id,) if place < rules.campaign else ()


def drawn_kits(draw: Draw) -> tuple[str, ...]:
    """Three different kits."""
    return _different(draw, "kit", (), tuple(kit.id for kit in numbers().kit), numbers().kits_offered)


def drawn_stops(draw: Draw, duel: int) -> tuple[str, ...]:
    """Three different stops after a won duel."""
    return _different(draw, "stop", (duel,), numbers().stops, numbers().stops_offered)


def drawn_opponents(draw: Draw, duel: int, offered: tuple[str, ...], again: bool) -> tuple[str, ...]:
    """Who a duel offers: two not offered before, one in the first duel, the Stranger alone in the last.

    `again` (the telegraph) asks for two others, drawn on an offer of their own.
    """
    if duel == DUELS - 1:
        return (last(),)
    rest = [name for name in possible(duel) if name not in offered]
    if len(rest) < 2:
        rest = list(possible(duel))
    found: list[str] = []
    for k in range(1 if duel == 0 else 2):
        found.append(rest.pop(draw("opponent", (duel, int(again), k), len(rest))))
    return tuple(found)


def house_rules(draw: Draw, run: Run, duel: int, opponent: str) -> tuple[str, ...]:
    """The rules at an opponent's table, in the order they came into force: its own, then drawn ones."""
    level, stakes = run.difficulty, numbers().stakes
    if duel == 0:
        return ()
    own = all_opponents()[opponent].house_rule
    in_force = [house.rules()[own].on_easy or own if level == "easy" else own] if own else []
    count = numbers().stranger_rules if duel == DUELS - 1 else 1
    if duel >= DUELS:
        count = numbers().endless_rules + duel - DUELS
    if run.duel.table.stake >= stakes.rule_from_stake and duel >= stakes.rule_from_duel - 1:
        count += 1
    rest = [rule for rule in house.ids(level) if rule not in in_force]
    k = 0
    while len(in_force) < count and rest:
        in_force.append(rest.pop(draw("house", (duel, k), len(rest))))
        k += 1
    return tuple(in_force)


def choices(draw: Draw, run: Run, duel: int) -> tuple[Choice, ...]:
    """The opponents of a duel with what each asks and pays; the doctor takes the first rule off."""
    names = drawn_opponents(draw, duel, run.offered, run.way.telegraphed)
    return tuple(_choice(draw, run, duel, name) for name in names)


def listed_bounty(run: Run) -> int:
    """The present opponent's bounty before its factors: by duel, and the opponent's own by its own house rule."""
    assert run.opponent is not None
    return _listed(run.duel.table.duel, run.opponent)


def _choice(draw: Draw, run: Run, duel: int, name: str) -> Choice:
    rules = house_rules(draw, run, duel, name)
    return Choice(name, rules[int(run.way.doctored) :], _listed(duel, name))


def _listed(duel: int, name: str) -> int:
    bounties, rule = numbers().bounties, all_opponents()[name].house_rule
    return bounties[min(duel, len(bounties) - 1)] + (house.rules()[rule].own if rule and duel else 0)


def _different(draw: Draw, stream: str, head: tuple[int, ...], names: tuple[str, ...], count: int) -> tuple[str, ...]:
    rest = list(names)
    return tuple(rest.pop(draw(stream, (*head, k), len(rest))) for k in range(count))
