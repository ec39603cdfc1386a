"""Knows the exact chances that the screen tells on request: solved beside the game, never within a frame."""

import threading
from dataclasses import dataclass, replace
from pathlib import Path

from game.bounty_hunter.state import MARKERS, Hunt
from game.commands.tablecache import Folder


@dataclass(slots=True)
class _Solved:
    alike: bool
    thread: threading.Thread


class Odds:
    """Chances in thousandths; None until they are there. The first question under an option begins to solve."""

    def __init__(self, cache: Path | None) -> None:
        self._shelf = Folder(cache)
        self._solved: _Solved | None = None

    def of_throw(self, hunt: Hunt, thrown: tuple[int, ...]) -> int | None:
        """The chance of the contract when these dice are thrown now, with best play after."""
        if not thrown or not hunt.throws_left or not self._ready(hunt):
            return None
        from game.bounty_hunter.bots import advice

        return advice.chance(self._shelf, hunt, thrown)

    def of_markers(self, hunt: Hunt) -> tuple[int, ...] | None:
        """The chance of whoever hunts first from these dice, for each marker from 1 on."""
        if not hunt.dice or not self._ready(hunt):
            return None
        from game.bounty_hunter.bots import advice

        return tuple(advice.chance(self._shelf, replace(hunt, throws_left=marker)) for marker in range(1, MARKERS + 1))

    def wait(self) -> None:
        """Waits until what was asked for first is solved."""
        if self._solved is not None:
            self._solved.thread.join()

    def _ready(self, hunt: Hunt) -> bool:
        alike = hunt.variant.whites_must_match
        if self._solved is None or self._solved.alike != alike:
            self._solved = _Solved(alike, threading.Thread(target=self._solve, args=(hunt,), name="odds", daemon=True))
            self._solved.thread.start()
        return not self._solved.thread.is_alive()

    def _solve(self, hunt: Hunt) -> None:
        from game.bounty_hunter.bots import advice

        advice.of(self._shelf, hunt)
