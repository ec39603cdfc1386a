"""Knows how the seats of a run are moved by bots: a player by name or strength, the opponent as the run says."""

from collections.abc import Callable, Sequence

from game.campaign.actions import RunAction, StartDuel
from game.campaign.bots import stranger
from game.campaign.bots.manners import manner
from game.campaign.bots.players import play
from game.campaign.events import RunEvent
from game.campaign.opponents import all_opponents
from game.campaign.state import Run, strength
from game.core.rules import View
from game.core.session import BotDraw
from game.yathsel.actions import Accept, Surface
from game.yathsel.bots.player import TableSource, choose


def of_strength(
    level: int | str | None,
    source: TableSource,
    view: View[Run, RunEvent],
    legal: Callable[[], Sequence[RunAction]],
    chance: BotDraw,
) -> RunAction | None:
    """The bot of a run: the player of that name in seat 0; else a bare card player of so many per mille (None: the
    run's own strength), which between duels takes the first thing that is asked and bets nothing."""
    run, seat = view.state, view.seat
    if isinstance(level, str) and seat == 0:
        return play(run, manner(level), source, chance)
    bare = None if isinstance(level, str) else level
    if run.phase == "wager":
        return StartDuel() if seat == 0 else None
    if run.phase != "duel":
        return next(iter(legal()), None)
    if seat == 0 and (run.duel.offer or run.duel.shop.under):
        return Accept() if run.duel.offer else Surface()
    might = strength(run) if bare is None else bare
    if seat == 1 and stranger.armed(run.duel, seat):
        return stranger.turn(run.duel, might, source, chance)
    met = run.opponent
    temper = all_opponents()[met].temper if seat == 1 and met is not None else None
    return choose(run.duel, seat, might, temper, source, chance)
