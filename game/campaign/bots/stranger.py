"""Knows how an opponent with dice in its pockets plays: as the cheater would, from the other side of the table."""

from dataclasses import replace

from game.campaign.bots.manners import Manner
from game.campaign.bots.turning import own_turn
from game.core.session import BotDraw
from game.yathsel.actions import DuelAction
from game.yathsel.bots.player import TableSource
from game.yathsel.state import Duel, Effects


def armed(duel: Duel, seat: int) -> bool:
    """Whether a seat holds anything that it could swap in."""
    side = duel.sides[seat]
    return any(side.pockets or ()) or any(die.kind != "plain" for die in side.hand or ())


def turn(duel: Duel, strength: int, source: TableSource, chance: BotDraw) -> DuelAction | None:
    """The next action of seat 1's turn, or None when it is not its turn."""
    if duel.verdict is not None or duel.side != 1 or duel.offer:
        return None

    def draw(counters: tuple[int, ...], n: int) -> int:
        number, _, *rest = counters
        return chance((number, 1, *rest), n)

    return own_turn(_turned(duel), source(duel.table.twists), Manner(strength, trades=True, thinks_ahead=False), draw)


def _turned(duel: Duel) -> Duel:
    """The duel with the sides changed: house rules, charms and effects bind the player alone."""
    table = replace(duel.table, house_rules=(), short_turns=())
    own, other = duel.sides
    return replace(
        duel, table=table, sides=(other, own), side=0, tricks=(), charms=(), effects=Effects(),
    )  # fmt: skip
