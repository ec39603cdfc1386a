"""Knows how shoot-outs of every size are set up to be held against the laws."""

from collections.abc import Mapping

from game import catalog
from game.bang_dice.state import Shootout
from tests.laws.laws import Case

MOST_ACTIONS = 4000


def _arrows(state: Shootout) -> int:
    """The arrows in the pile and at the seats: nine, always."""
    return state.pile + sum(player.arrows for player in state.players)


CASES: Mapping[str, Case] = {
    f"shoot-out of {seats}": Case(catalog.games()["bang_dice"].rules, seats, {}, _arrows, MOST_ACTIONS)
    for seats in range(3, 9)
}
