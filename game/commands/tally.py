"""Knows what is counted of a simulated run for the report: gold, goods, wagers, clock, further Yathsels."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.campaign.events import DuelBegan, OpponentMet, RunWon, StopsOffered, WagerMade, XpGained
from game.campaign.state import Run
from game.core.rules import Beat
from game.yathsel import dice, shop
from game.yathsel.events import (
    Bought,
    Caught,
    DuelWon,
    Entered,
    GoldChanged,
    Restocked,
    ShopHung,
    Stayed,
    Surfaced,
    Swapped,
    Used,
    Warned,
)  # fmt: skip
from game.yathsel.state import Duel, total

EARLY_DUELS = 2


@dataclass(slots=True)
class Tally:
    """The counts of one run; `gold_before[i]` is the gold on sitting down to duel i, `totals[i]` both totals after it.

    `affordable` are the goods that hung at a price in reach, `bought` those bought; `gold` is by reason; `early_peak`
    the most gold held before the third duel is played; `nailed` counts own entries with a nailed die in the hand.
    """

    gold_before: list[int] = field(default_factory=list)
    totals: list[tuple[int, int]] = field(default_factory=list)
    wagers: list[tuple[int, int, bool]] = field(default_factory=list)
    rules: list[tuple[int, str, bool]] = field(default_factory=list)
    hung: set[str] = field(default_factory=set)
    affordable: set[str] = field(default_factory=set)
    bought: set[str] = field(default_factory=set)
    gold: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    early_peak: int = 0
    warned: int = 0
    caught: int = 0
    visits: int = 0
    under_ms: int = 0
    swaps: int = 0
    entries: int = 0
    zeros: int = 0
    nailed: int = 0
    further: int = 0
    odd_dice: list[int] = field(default_factory=list)

    def take(self, beats: Sequence[Beat[Any, Any]]) -> None:
        """Counts what these beats show."""
        for beat in beats:
            if isinstance(beat.before, Run):
                self._of_run(beat)
                self._of_duel(beat.event, beat.before.duel, beat.after.duel)

    def _of_run(self, beat: Beat[Any, Any]) -> None:
        run: Run = beat.before
        match beat.event:
            case DuelBegan():
                own = run.duel.sides[0]
                self.gold_before.append(own.gold or 0)
                held = (*(own.hand or ()), *(own.pockets or ()))
                self.odd_dice.append(sum(die is not None and die.kind != dice.PLAIN for die in held))
            case WagerMade(stake, _):
                self.wagers.append((run.duel.table.duel, stake, False))
            case OpponentMet(duel, _, _, house_rules, _, _):
                self.rules += [(duel, rule, False) for rule in house_rules]
            case XpGained(_, "wager") if self.wagers:
                self.wagers[-1] = (*self.wagers[-1][:2], True)
            case StopsOffered() | RunWon():
                duel = run.duel.table.duel
                self.rules = [(at, rule, won or at == duel) for at, rule, won in self.rules]

    def _of_duel(self, event: Any, before: Duel, after: Duel) -> None:
        match event:
            case ShopHung(goods, _) | Restocked(goods, _):
                self._hung(after, goods or ())
            case Bought(_, good, _) if good is not None:
                self.bought.add(good)
            case GoldChanged(0, amount, why) if amount is not None and why is not None:
                self._gold_changed(amount, why, after)
            case Used(item):
                self.used[item] += 1
            case Stayed(t):
                self.under_ms += t - before.shop.now
            case Surfaced() | Warned() | Caught():
                self.visits += 1
                self.warned += isinstance(event, Warned)
                self.caught += isinstance(event, Caught)
            case Swapped(0, _, _, _):
                self.swaps += 1
            case Entered(0, _, _, further, _, zero, _):
                self._entered(before, further, zero)
            case DuelWon():
                self.totals.append((_total(after, 0), _total(after, 1)))

    def _hung(self, duel: Duel, goods: Sequence[str | None]) -> None:
        gold = duel.sides[0].gold or 0
        for good in (good for good in goods if good is not None):
            self.hung.add(good)
            if shop.list_price(duel, good) <= gold:
                self.affordable.add(good)

    def _gold_changed(self, amount: int, why: str, after: Duel) -> None:
        self.gold[why] += amount
        if after.table.duel < EARLY_DUELS:
            self.early_peak = max(self.early_peak, after.sides[0].gold or 0)
        if why == "wager" and amount > 0 and self.wagers:
            duel, stake, _ = self.wagers[-1]
            self.wagers[-1] = duel, stake, True

    def _entered(self, before: Duel, further: bool, zero: bool) -> None:
        self.entries += 1
        self.zeros += zero
        self.further += further
        self.nailed += any(dice.family(die.kind) == "nailed" for die in before.sides[0].hand or ())


def _total(duel: Duel, seat: int) -> int:
    return total(duel.sides[seat].card)
