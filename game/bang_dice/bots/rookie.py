"""Knows how a rookie throws: by what a face seems worth, without a thought of the throws to come."""

from collections.abc import Sequence

from game.bang_dice.actions import BangAction, Stop, Throw
from game.bang_dice.bots.worth import Worth
from game.bang_dice.numbers import BEER, DYNAMITE, GATLING, ONE, TWO
from game.bang_dice.shooting import reach
from game.bang_dice.state import Shootout, cap, count
from game.core.session import BotDraw

MANY_GATLINGS = 2


def throw(state: Shootout, wish: Worth, legal: Sequence[BangAction], whim: int, chance: BotDraw) -> BangAction:
    """Keeps what seems good and throws the rest; now and then whatever comes to mind."""
    at = (state.turn_number, state.throws_used)
    if state.dice is None or chance((*at, 0), 100) < whim:
        return legal[chance((*at, 1), len(legal))]
    keep = tuple(die for die, face in enumerate(state.dice) if _seems_good(state, wish, face))
    wanted = Throw(keep)
    return wanted if wanted in legal else Stop()


def _seems_good(state: Shootout, wish: Worth, face: str) -> bool:
    player = state.players[wish.seat]
    if face in (ONE, TWO):
        return any(wish.hits[target][1] > 0 for target in reach(state, face))
    if face == BEER:
        return 2 * player.life <= cap(state, wish.seat) or any(gain > 0 for gain in wish.heals)
    if face == GATLING:
        return count(state, GATLING) >= MANY_GATLINGS
    return face == DYNAMITE
