"""Knows how the duel inside a run sees the run's flow."""

from collections.abc import Collection
from dataclasses import dataclass

from game.campaign.events import RunEvent
from game.campaign.state import Run
from game.core.rules import Flow
from game.yathsel.events import DuelEvent
from game.yathsel.state import Duel

RunFlow = Flow[Run, RunEvent]


@dataclass(frozen=True, slots=True)
class DuelFlow:
    """The run's flow with the embedded duel as its state."""

    run: RunFlow

    @property
    def state(self) -> Duel:
        return self.run.state.duel

    @property
    def t(self) -> int:
        return self.run.t

    def emit(self, event: DuelEvent) -> None:
        self.run.emit(event)

    def draw(self, stream: str, counters: tuple[int, ...], n: int) -> int:
        return self.run.draw(stream, counters, n)

    def rigged_die(self) -> int | None:
        return self.run.rigged_die()

    def rigged_card(self, pile: Collection[str]) -> str | None:
        return self.run.rigged_card(pile)
