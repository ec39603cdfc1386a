"""Knows how the player's seat is moved through a whole run by a player with a name, from its view alone."""

from game.campaign.actions import RunAction
from game.campaign.bots.between import between
from game.campaign.bots.manners import Manner
from game.campaign.bots.trading import others_turn
from game.campaign.bots.turning import own_turn
from game.campaign.legal import windows
from game.campaign.state import Run
from game.core.session import BotDraw
from game.yathsel.actions import Accept, PlayOn, Surface
from game.yathsel.bots.player import TableSource
from game.yathsel.state import Duel, total


def play(run: Run, manner: Manner, source: TableSource, chance: BotDraw) -> RunAction | None:
    """What the player does now; None when it may act but does not."""
    window = windows(run).get(0)
    if window is None:
        return None
    if run.phase != "duel":
        return between(run, manner)
    duel = run.duel
    if duel.offer:
        return Accept() if _nothing_to_gain(run, duel) else PlayOn()
    if window.name == "turn":
        return own_turn(duel, source(duel.table.twists), manner, chance)
    if manner.trades:
        return others_turn(duel, window.required)
    return Surface() if duel.shop.under else None


def _nothing_to_gain(run: Run, duel: Duel) -> bool:
    """Whether a wager is won or none stands: the offered card ends the duel as it is."""
    own, theirs = (total(side.card) for side in duel.sides)
    return not run.wagered or own - theirs >= run.margin
