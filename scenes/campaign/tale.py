"""Knows what happened in a run, duel by duel, from what the player has seen: terms, totals, gold and XP with causes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.campaign.events import (
    DuelBegan,
    KitTaken,
    OpponentMet,
    OpponentsOffered,
    RumourHeard,
    RunEvent,
    StopVisited,
    TrickLearned,
    WagerMade,
    XpGained,
)  # fmt: skip
from game.campaign.numbers import kits
from game.campaign.state import Result
from game.yathsel.events import Bought, Caught, DuelWon, GoldChanged, Opened, Restocked, ShopHung, Used

Cause = tuple[str, int]


@dataclass(slots=True)
class DuelTale:
    """One duel as it went; `result` is None while it is not decided. `gold` and `xp` are what came of it, in order."""

    number: int
    opponent: str
    twists: tuple[str, ...]
    house_rules: tuple[str, ...]
    stake: int = 0
    margin: int = 0
    begun: bool = False
    result: Result | None = None
    reason: str = ""
    late_ms: int | None = None
    bought: list[str] = field(default_factory=list)
    gold: list[Cause] = field(default_factory=list)
    xp: list[Cause] = field(default_factory=list)
    stop: str | None = None

    def paid(self, why: str) -> int:
        """The gold that one cause has brought or cost."""
        return sum(amount for cause, amount in self.gold if cause == why)


def duels_of(seen: Iterable[RunEvent], results: Sequence[Result]) -> list[DuelTale]:
    """Every duel whose opponent was met, in order."""
    told: list[DuelTale] = []
    done = 0
    for event in seen:
        if isinstance(event, OpponentMet):
            told.append(DuelTale(event.duel, event.opponent, event.twists, event.house_rules))
        elif told:
            done = _add(told[-1], event, results, done)
    return told


def _add(duel: DuelTale, event: RunEvent, results: Sequence[Result], done: int) -> int:
    """Adds what happened to the tale of its duel; how many duels are decided by now."""
    match event:
        case WagerMade(stake, margin):
            duel.stake, duel.margin = stake, margin
        case DuelBegan():
            duel.begun = True
        case Bought(_, good, _) if good is not None:
            duel.bought.append(good)
        case GoldChanged(0, amount, why) if amount is not None and why is not None:
            duel.gold.append((why, amount))
        case XpGained(amount, why):
            duel.xp.append((why, amount))
        case Caught(late_ms):
            duel.late_ms = late_ms
        case StopVisited(stop):
            duel.stop = stop
        case DuelWon(_, reason):
            duel.result, duel.reason = results[done], reason
            return done + 1
    return done


def xp_by_cause(duels: Iterable[DuelTale]) -> list[Cause]:
    """All XP of a run, added up by cause, in the order they first came."""
    added: dict[str, int] = {}
    for duel in duels:
        for why, amount in duel.xp:
            added[why] = added.get(why, 0) + amount
    return list(added.items())


def kit_of(seen: Iterable[RunEvent]) -> str | None:
    """The kit that was taken, None without one."""
    return next((event.kit for event in seen if isinstance(event, KitTaken)), None)


def met_in(seen: Iterable[RunEvent]) -> frozenset[str]:
    """The ids of everything the player has come across: dice, tricks, charms, house rules, twists, opponents."""
    met: set[str] = {"plain"}
    for event in seen:
        met.update(_met_by(event))
    return frozenset(met)


def _met_by(event: RunEvent) -> Iterable[str]:
    match event:
        case OpponentsOffered(_, choices):
            return [name for one in choices for name in (one.opponent, *one.house_rules)]
        case OpponentMet(_, opponent, twists, house_rules, _, _):
            return (opponent, *twists, *house_rules)
        case KitTaken(kit) if kit is not None:
            return (*kits()[kit].dice, *([kits()[kit].trick] if kits()[kit].trick else []))
        case ShopHung(goods, None) | Restocked(goods, False) if goods is not None:
            return [good for good in goods if good is not None]
        case RumourHeard(_, goods) if goods is not None:
            return [good for good in goods if good is not None]
        case Opened(_, good, _) if good is not None:
            return (good,)
        case TrickLearned(trick) if trick is not None:
            return (trick,)
        case Used(item):
            return (item,)
    return ()
