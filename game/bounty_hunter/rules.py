"""Knows Bounty Hunter as a game, `bounty_hunter`: the parts of this folder put together."""

from functools import cache

from game.bounty_hunter import check, decide, evolve, forms, legal, positions, result, secrets
from game.bounty_hunter.actions import ACTIONS, HuntAction
from game.bounty_hunter.contracts import FILE, numbers
from game.bounty_hunter.events import EVENTS, HuntEvent
from game.bounty_hunter.state import FEWEST_SEATS, MOST_SEATS, Hunt
from game.core.rules import Rules

RULES_ID = "bounty_hunter/1"
DATA = (FILE,)


def load() -> None:
    """Reads every data file of the game; raises `DataError`."""
    numbers()


@cache
def rules() -> Rules[Hunt, HuntAction, HuntEvent]:
    """The rules of `bounty_hunter`, 2 to 5 seats."""
    return Rules(
        game="bounty_hunter",
        id=RULES_ID,
        seats=(FEWEST_SEATS, MOST_SEATS),
        options=positions.options,
        actions=ACTIONS,
        events=EVENTS,
        new=positions.new,
        advance=decide.advance,
        windows=check.windows,
        check=check.check,
        legal=legal.legal,
        decide=decide.decide,
        evolve=evolve.evolve,
        mask=secrets.mask,
        redact=secrets.redact,
        outcome=result.outcome,
        to_dict=forms.to_dict,
        from_dict=forms.from_dict,
        faces=tuple(numbers().colours),
        cards=numbers().contracts,
    )
