"""Knows the duel as a game of its own, `yathsel_duel`: the parts of this folder put together."""

from functools import cache

from game.core.rules import CLOCK_SEAT, SIDES_OF_A_DIE, Outcome, Rules
from game.yathsel import (
    card,
    check,
    decide,
    dice,
    difficulty,
    evolve,
    forms,
    goods,
    house,
    legal,
    positions,
    secrets,
    shop,
    trade,
    twists,
)
from game.yathsel.actions import ACTIONS, Abandon, Clock, DuelAction
from game.yathsel.events import EVENTS, DuelEvent
from game.yathsel.state import Duel, total

RULES_ID = "yathsel/1"
FACES = tuple(range(SIDES_OF_A_DIE + 1))
DATA = (
    "yathsel/card.toml", "yathsel/twists.toml", "yathsel/dice.toml", "yathsel/goods.toml", "yathsel/shop.toml",
    "yathsel/house_rules.toml", "difficulty.toml",
)  # fmt: skip


def outcome(duel: Duel) -> Outcome | None:
    """Who won and by what, or None while the duel runs."""
    if duel.verdict is None:
        return None
    return Outcome(duel.verdict.winners, tuple(total(side.card) for side in duel.sides), duel.verdict.reason)


def load() -> None:
    """Reads every data file of the duel; raises `DataError`."""
    card.numbers()
    twists.all_twists()
    dice.kinds()
    goods.goods()
    house.rules()
    for name in difficulty.NAMES:
        difficulty.named(name)


@cache
def rules() -> Rules[Duel, DuelAction, DuelEvent]:
    """The rules of `yathsel_duel`, 2 to 6 seats."""
    return Rules(
        game="yathsel_duel",
        id=RULES_ID,
        seats=(2, 6),
        options=positions.options,
        actions=ACTIONS,
        events=EVENTS,
        unlisted={Clock: CLOCK_SEAT, Abandon: 0},
        new=positions.new,
        advance=decide.advance,
        windows=check.windows,
        deadline=shop.deadline,
        let_time_pass=trade.let_time_pass,
        check=check.check,
        legal=legal.legal,
        decide=decide.decide,
        evolve=evolve.evolve,
        mask=secrets.mask,
        redact=secrets.redact,
        outcome=outcome,
        clock=Clock,
        to_dict=forms.to_dict,
        from_dict=forms.from_dict,
        faces=FACES,
    )
