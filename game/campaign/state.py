"""Knows what a run is at any moment: where it stands, and the duel it holds (yathsel.md section 8)."""

from dataclasses import dataclass

from game.yathsel import difficulty
from game.yathsel.state import Duel


@dataclass(frozen=True, slots=True)
class Result:
    """One finished duel of the run: both totals, and whether the player won it."""

    opponent: str
    own: int
    theirs: int
    won: bool


@dataclass(frozen=True, slots=True)
class Run:
    """A run. `phase` is `between` (nobody met yet), `intro`, `duel`, `won` or `over`; `duel` is the present one.

    `offered` are the opponents met so far, in order; the present one is the last of them.
    """

    difficulty: str
    phase: str
    duel: Duel
    offered: tuple[str, ...] = ()
    results: tuple[Result, ...] = ()
    reason: str | None = None


def opponent(run: Run) -> str | None:
    """The present opponent's id."""
    return run.offered[-1] if run.offered else None


def strength(run: Run) -> int:
    """The present opponent's strength in per mille of the best expected card."""
    return difficulty.named(run.difficulty).strengths[run.duel.duel]
