"""Knows the order of a run: who is met, when a duel begins, when the run ends (yathsel.md sections 3 and 8)."""

from dataclasses import dataclass
from typing import assert_never

from game.campaign import opponents
from game.campaign.actions import Leave, RunAction, StartDuel
from game.campaign.events import DuelBegan, OpponentMet, RunEnded, RunEvent, RunWon
from game.campaign.state import Run
from game.core.draw import Draw
from game.core.rules import Flow, Seat
from game.yathsel import decide as duel_decide
from game.yathsel.actions import Abandon, Clock, Enter, Throw
from game.yathsel.events import Abandoned, DuelEvent
from game.yathsel.state import Duel
from game.yathsel.twists import all_twists

RunFlow = Flow[Run, RunEvent]


@dataclass(frozen=True, slots=True)
class _DuelFlow:
    """The run's flow as the embedded duel sees it."""

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

    def rigged_card(self) -> str | None:
        return self.run.rigged_card()


def decide(flow: RunFlow, seat: Seat, action: RunAction) -> None:
    """Emits what an allowed action brings about."""
    match action:
        case StartDuel():
            flow.emit(DuelBegan(flow.state.duel.duel))
        case Leave():
            flow.emit(RunEnded("won"))
        case Abandon():
            won = flow.state.phase == "won"
            if not won:
                flow.emit(Abandoned(seat))
            flow.emit(RunEnded("won" if won else "abandoned"))
        case Throw() | Enter() | Clock():
            duel_decide.decide(_DuelFlow(flow), seat, action)
        case _:
            assert_never(action)


def advance(flow: RunFlow) -> None:
    """Plays on by itself: the duel's next turn, the next opponent, the run's end."""
    if flow.state.phase == "between":
        _meet(flow, flow.state.duel.duel)
    if flow.state.phase != "duel":
        return
    duel_decide.advance(_DuelFlow(flow))
    duel = flow.state.duel
    if duel.verdict is None:
        return
    if 0 not in duel.verdict.winners:
        flow.emit(RunEnded("lost"))
    elif duel.duel == opponents.DUELS - 1:
        flow.emit(RunWon())
    else:
        _meet(flow, duel.duel + 1)


def drawn_twists(draw: Draw, duel: int) -> tuple[str, ...]:
    """The twist of a duel (0 the first): from the second on by chance, never against the Stranger."""
    if duel == 0 or duel == opponents.DUELS - 1:
        return ()
    rules = all_twists()
    place = draw("twist", (duel,), rules.draw_n)
    return (rules.twist[place].id,) if place < rules.campaign else ()


def _meet(flow: RunFlow, duel: int) -> None:
    name = opponents.offered(flow.draw, duel, flow.state.offered)
    flow.emit(OpponentMet(duel, name, drawn_twists(flow.draw, duel)))
