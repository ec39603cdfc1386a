"""Knows how a bot reads a shoot-out from its seat and answers with an action of the game."""

from collections.abc import Callable, Mapping, Sequence

from game.bang_dice.actions import BangAction
from game.bang_dice.bots import answers, rookie
from game.bang_dice.bots.beliefs import beliefs
from game.bang_dice.bots.throwing import choose_throw
from game.bang_dice.bots.weights import Level, level_of
from game.bang_dice.bots.worth import Worth, worth
from game.bang_dice.events import BangEvent
from game.bang_dice.state import ASSIGN, BEERS, DISCARD, GIFT, RETURN, TAKE_ARROW, THROW, Shootout
from game.core.rules import View
from game.core.session import BotDraw

_ANSWERS: Mapping[str, Callable[[Shootout, Worth], BangAction]] = {
    ASSIGN: answers.assign, BEERS: answers.beers, GIFT: answers.gift, TAKE_ARROW: answers.take_arrows,
    DISCARD: answers.discard, RETURN: answers.gatling,
}  # fmt: skip


def choose(
    level: int | str | None,
    shelf: object,
    view: View[Shootout, BangEvent],
    legal: Callable[[], Sequence[BangAction]],
    chance: BotDraw,
) -> BangAction | None:
    """What the bot of that level (None: the usual one) does now, or None when it is not asked."""
    state, seat = view.state, view.seat
    if state.to_act != seat:
        return None
    manner = level_of(level)
    if state.phase == THROW and state.dice is None:
        return legal()[0]
    wish = worth(state, seat, beliefs(state, view.seen, manner.learns), manner)
    if state.phase != THROW:
        return _ANSWERS[state.phase](state, wish)
    return _throw(state, wish, manner, legal, chance)


def _throw(
    state: Shootout, wish: Worth, manner: Level, legal: Callable[[], Sequence[BangAction]], chance: BotDraw
) -> BangAction:
    if manner.plans:
        return choose_throw(state, wish)
    return rookie.throw(state, wish, legal(), manner.whim, chance)
