"""Knows how the tests play a run without bots: the player greedily, the opponents badly, always the same way."""

import sys
from pathlib import Path
from typing import Any

from game.campaign.actions import Choose, Leave, StartDuel, Stop, TakeKit
from game.campaign.state import Run
from game.core.session import Question
from game.yathsel.actions import Accept, Enter, PlayOn, Throw
from game.yathsel.card import BOXES, DICE
from game.yathsel.scoring import worth
from game.yathsel.state import Duel
from scenes.campaign import keeper
from scenes.campaign.keeper import Keeper, Wanted
from scenes.services import saves
from scenes.services.journal import Ticket

SEED = "KEEP PLAYING"


def choice(run: Run) -> Any:
    """What the seat to move does."""
    match run.phase:
        case "kit":
            return TakeKit(0)
        case "choose":
            return Choose(0)
        case "wager":
            return StartDuel()
        case "stop":
            return Stop()
        case "won":
            return Leave()
    duel = run.duel
    if duel.offer:
        return Accept() if duel.side else PlayOn()
    if duel.dice is None:
        return Throw(())
    return enter_first(duel) if duel.side else greedy(duel, duel.dice)


def bad_answer(question: Question[Any, Any], cache: Path | None) -> Any:
    """A worker's brain: the opponent's choice."""
    return choice(question.view.state)


def nothing_to_prepare(twists: tuple[str, ...], cache: Path | None) -> None:
    """A worker's brain that needs no tables."""


def step(kept: Keeper) -> Ticket:
    """One action, recorded."""
    match = kept.session.match
    kept.session.submit(match.to_act[0], choice(match.state), max(match.t, 100 * len(match.log)))
    return kept.recorded(match.log[-1])


def enter_first(duel: Duel) -> Enter:
    """The first open box, whatever it brings."""
    return Enter(BOXES[duel.sides[duel.side].card.boxes.index(None)])


def greedy(duel: Duel, dice: tuple[int, ...]) -> Throw | Enter:
    """Holds what there is most of, enters where it brings most."""
    face = max(dice, key=lambda one: (dice.count(one), one))
    held = tuple(slot for slot in range(DICE) if dice[slot] == face)
    if duel.throws_left and len(held) < DICE:
        return Throw(held)
    boxes = duel.sides[duel.side].card.boxes
    free = [at for at, filled in enumerate(boxes) if filled is None]
    return Enter(BOXES[max(free, key=lambda at: (worth(duel, duel.side, BOXES[at]).points, -at))])


def main(runs: Path, most: int) -> None:
    """Plays `most` actions of the run in `runs` on from where it is and says after each how many are stored; waits."""
    found = saves.examine(runs)
    waits = found.kind == "waiting"
    kept = keeper.go_on(runs, found) if waits else keeper.begin(runs, Wanted("easy", SEED, True))
    for _ in range(most):
        ticket = step(kept)
        if ticket.wait(10) and ticket.fault is None:
            print(len(kept.session.match.log), flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
