"""Knows how each event changes a run; what happens in a duel is left to the duel's own rules."""

from dataclasses import replace

from game.campaign.events import DuelBegan, OpponentMet, RunEnded, RunEvent, RunWon
from game.campaign.state import Result, Run, opponent
from game.yathsel import evolve as duel_evolve
from game.yathsel import positions
from game.yathsel.events import DuelWon
from game.yathsel.state import total


def evolve(run: Run, event: RunEvent) -> Run:
    """The run after the event."""
    match event:
        case OpponentMet():
            return _met(run, event)
        case DuelBegan():
            return replace(run, phase="duel")
        case RunWon():
            return replace(run, phase="won")
        case RunEnded(reason):
            return replace(run, phase="over", reason=reason)
        case DuelWon():
            after = replace(run, duel=duel_evolve.evolve(run.duel, event))
            return replace(after, results=(*run.results, _result(after, event)))
        case _:
            return replace(run, duel=duel_evolve.evolve(run.duel, event))


def first_seat(duel: int) -> int:
    """The player begins the first, third, … duel, the opponent the others."""
    return duel % 2


def _met(run: Run, event: OpponentMet) -> Run:
    own = run.duel.sides[0]
    fresh = positions.duel_of(run.difficulty, event.twists, event.duel, 2, 0, first_seat(event.duel))
    player = replace(fresh.sides[0], hand=own.hand, pockets=own.pockets, gold=own.gold)
    rival = fresh.sides[1]
    if run.duel.sides[1].hand is None:
        rival = replace(rival, hand=None, pockets=None, gold=None)
    duel = replace(fresh, sides=(player, rival))
    return replace(run, phase="intro", duel=duel, offered=(*run.offered, event.opponent))


def _result(run: Run, event: DuelWon) -> Result:
    own, theirs = (total(side.card) for side in run.duel.sides)
    return Result(opponent(run) or "", own, theirs, 0 in event.winners)
