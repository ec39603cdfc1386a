"""Knows the terms of the duel ahead as the screens tell them: what it pays, and what the wagers ask for."""

from dataclasses import dataclass, replace

from game.campaign import pay, road
from game.campaign.numbers import numbers, wagers
from game.campaign.opponents import DUELS
from game.campaign.state import Choice, Run


@dataclass(frozen=True, slots=True)
class Offer:
    """A wager: its stake, the margin it asks for, how often it comes back, whether there is gold for it."""

    stake: int
    margin: int
    times: int
    affordable: bool


def bounty_of(run: Run, choice: Choice) -> int:
    """What beating an opponent on offer would pay, with everything that changes it on the way, in gold."""
    duel = len(run.results)
    table = replace(run.duel.table, duel=duel, house_rules=choice.house_rules)
    return pay.bounty(replace(run, duel=replace(run.duel, table=table)), choice.bounty)


def bounty(run: Run) -> int:
    """The same for the opponent that waits at its table."""
    return pay.bounty(run, road.listed_bounty(run))


def pays_xp(run: Run) -> bool:
    """Whether bounty and wager are paid as XP: in the last duel."""
    return run.duel.table.duel == DUELS - 1


def xp_for(gold: int) -> int:
    """What stands for gold in the last duel."""
    return gold * numbers().xp_a_gold


def offers(run: Run) -> tuple[Offer, ...]:
    """Every wager on the present duel."""
    gold = run.duel.sides[0].gold or 0
    return tuple(
        Offer(one.stake, pay.margin(run, one.stake), one.times, one.stake <= gold) for one in wagers().values()
    )
