"""Knows how a bot reads a duel from its seat and answers with an action of the game."""

from collections.abc import Callable, Sequence

from game.core.rules import Seat, View
from game.core.session import BotDraw
from game.yathsel.actions import Accept, DuelAction, Enter, Surface, Throw
from game.yathsel.bots.opponent import Side, decide_turn
from game.yathsel.bots.strength import PERFECT
from game.yathsel.bots.table import Table, spot_of
from game.yathsel.card import BOXES
from game.yathsel.events import DuelEvent
from game.yathsel.state import Duel, between_turns, total, turn_of

STAR_SEEN = 6
TableSource = Callable[[tuple[str, ...]], Table]


def of_strength(
    level: int | None,
    source: TableSource,
    view: View[Duel, DuelEvent],
    legal: Callable[[], Sequence[DuelAction]],
    chance: BotDraw,
) -> DuelAction | None:
    """The bot of a duel: plays at `level` per mille of the best expected card (None: the best)."""
    return choose(view.state, view.seat, PERFECT if level is None else level, None, source, chance)


def choose(
    duel: Duel, seat: Seat, strength: int, temper: str | None, source: TableSource, chance: BotDraw
) -> DuelAction | None:
    """What a seat of that strength and temper does now, or None when nothing is asked of it."""
    if duel.verdict is not None:
        return None
    if duel.offer:
        return Accept() if seat == 0 else None
    if duel.side != seat:
        return Surface() if seat == 0 and between_turns(duel) else None
    rivals = [side.card for other, side in enumerate(duel.sides) if other != seat]
    theirs = Side(spot_of(rivals[0].boxes), total(rivals[0])) if len(rivals) == 1 else None
    card = duel.sides[seat].card
    turn = turn_of(card)
    _, answer = decide_turn(
        source(duel.table.twists),
        Side(spot_of(card.boxes), total(card)),
        theirs,
        None if duel.dice is None else tuple(face or STAR_SEEN for face in duel.dice),
        duel.throws_left,
        strength,
        temper,
        lambda decision, n: chance((duel.table.duel, seat, turn, decision), n),
    )
    if not isinstance(answer, tuple):
        return Enter(BOXES[answer])
    waiting = duel.sides[seat].pending or ()
    return Throw(tuple(slot for slot in answer if slot not in waiting))
