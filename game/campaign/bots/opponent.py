"""Knows how the seats of a run are moved by bots: the opponent as strong as the run says, with its own temper."""

from collections.abc import Callable, Sequence

from game.campaign.actions import RunAction
from game.campaign.events import RunEvent
from game.campaign.opponents import all_opponents
from game.campaign.state import Run, strength
from game.core.rules import View
from game.core.session import BotDraw
from game.yathsel.bots.player import TableSource, choose


def of_strength(
    level: int | None,
    source: TableSource,
    view: View[Run, RunEvent],
    legal: Callable[[], Sequence[RunAction]],
    chance: BotDraw,
) -> RunAction | None:
    """The bot of a run: in a duel by strength (None: the run's own), between duels the first thing that is asked."""
    run, seat = view.state, view.seat
    if run.phase != "duel":
        return next(iter(legal()), None)
    met = run.opponent
    temper = all_opponents()[met].temper if seat == 1 and met is not None else None
    return choose(run.duel, seat, strength(run) if level is None else level, temper, source, chance)
