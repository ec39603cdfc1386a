"""Knows what was done in one visit under the table, when, and how it looked: for its log, and to be shown again."""

from dataclasses import dataclass, field

from game.yathsel import shop
from game.yathsel.actions import Buy, DuelAction, Open, Restock, Sell, Swap, Use
from game.yathsel.state import Duel
from scenes.skins.yathsel.under_look import left_ms, price_now

SHOWN_AGAIN_MS = 3000
EARLIER_MS = 1000


@dataclass(frozen=True, slots=True)
class Step:
    """Something done at game time t: what, with which good, for how much gold, and where the hand was."""

    t: int
    what: str
    good: str = ""
    gold: int = 0
    pos: tuple[int, int] = (640, 360)


@dataclass(slots=True)
class Visit:
    """One visit, from the first moment below."""

    first: Duel
    begun: int
    ended: int = 0
    late_ms: int = 0
    steps: list[Step] = field(default_factory=list)
    looks: list[tuple[int, Duel]] = field(default_factory=list)

    def watch(self, t: int, duel: Duel) -> None:
        """Remembers how it looked, whenever that has changed."""
        if duel.shop.under and (not self.looks or self.looks[-1][1] is not duel):
            self.looks.append((t, duel))

    def note(self, t: int, before: Duel, action: DuelAction, pos: tuple[int, int]) -> None:
        """Remembers what was done."""
        own, pouches = before.sides[0], before.shop.pouches or ()
        match action:
            case Open(place):
                self.steps.append(Step(t, "open", gold=place + 1, pos=pos))
            case Buy(place):
                good = pouches[place].good or ""
                self.steps.append(Step(t, "buy", good, price_now(before, pouches[place], t), pos))
            case Sell(place):
                die = (own.pockets or ())[place]
                kind = die.kind if die else ""
                self.steps.append(Step(t, "sell", kind, shop.sale_price(kind) if kind else 0, pos))
            case Restock():
                self.steps.append(Step(t, "restock", gold=shop.restock_price(before), pos=pos))
            case Swap(slot, _):
                self.steps.append(Step(t, "swap", gold=slot + 1, pos=pos))
            case Use(item):
                self.steps.append(Step(t, "use", item, pos=pos))
            case _:
                pass

    def end(self, t: int, before: Duel) -> None:
        """The visit is over with a catch; `before` is the duel just before it."""
        self.ended = t
        deadline = shop.deadline(before)
        self.late_ms = 0 if deadline is None else max(0, t - deadline)

    @property
    def from_ms(self) -> int:
        """Where showing again begins."""
        return max(self.begun, self.ended - self.late_ms - SHOWN_AGAIN_MS)

    def look_at(self, t: int) -> Duel:
        """How it looked at game time t."""
        return next((duel for since, duel in reversed(self.looks) if since <= t), self.first)

    def left_at_start(self) -> int:
        """What the watch showed when the visit began."""
        return left_ms(self.first, self.begun) or 0

    def last_moment(self) -> tuple[Step, ...]:
        """What was done in the last second: leaving one earlier would have been without it."""
        return tuple(step for step in self.steps if step.t > self.ended - self.late_ms - EARLIER_MS)
