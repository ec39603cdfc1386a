"""Knows what a run is at any moment: where it stands, and the duel it holds (yathsel.md section 8)."""

from dataclasses import dataclass

from game.campaign.numbers import numbers
from game.yathsel import difficulty, goods
from game.yathsel.state import Duel


@dataclass(frozen=True, slots=True)
class Result:
    """One finished duel of the run: both totals, and whether the player won it."""

    opponent: str
    own: int
    theirs: int
    won: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """An opponent on offer: its house rules and bounty before anything that changes it on the way."""

    opponent: str
    house_rules: tuple[str, ...]
    bounty: int


@dataclass(frozen=True, slots=True)
class Rumour:
    """What was heard of the next duel."""

    twists: tuple[str, ...]
    goods: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """What stops have done to the next duel. The rumour is None unless heard, and for everybody but the player."""

    rumour: Rumour | None = None
    doctored: bool = False
    telegraphed: bool = False
    blessed: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """A run. `phase` is `between`, `kit`, `choose`, `wager`, `duel`, `stop`, `won` or `over`; `duel` the present duel.

    `offered` are all opponents offered so far, in order; `wagered` and `margin` the present wager (0: none).
    """

    difficulty: str
    phase: str
    duel: Duel
    opponent: str | None = None
    offered: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    kits: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()
    wagered: int = 0
    margin: int = 0
    xp: int = 0
    way: Way = Way()
    results: tuple[Result, ...] = ()
    won: bool = False
    reason: str | None = None


def strength(run: Run) -> int:
    """The present opponent's strength in per mille of the best expected card; on an endless ride it stays.

    Whiskey takes its part in the opponent's own turns, down to random play at the most.
    """
    strengths = difficulty.named(run.difficulty).strengths
    later = run.duel.table.stake >= numbers().stakes.later_strength
    last = len(strengths) - 1
    sober = strengths[min(run.duel.table.duel + later, last)]
    if not (run.duel.effects.whiskey_now and run.duel.side == 1):
        return sober
    return min(sober, max(numbers().random_play, sober - goods.tricks()["whiskey"].size))
