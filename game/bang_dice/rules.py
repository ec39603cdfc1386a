"""Knows Bang! Dice as a game of the catalogue, `bang_dice`: the parts of this folder put together."""

from functools import cache

from game.bang_dice import check, decide, evolve, forms, legal, positions, secrets
from game.bang_dice.actions import ACTIONS, BangAction
from game.bang_dice.bots import weights
from game.bang_dice.endings import side_of
from game.bang_dice.events import EVENTS, BangEvent
from game.bang_dice.numbers import FACES, FEWEST_SEATS, FILE, MOST_SEATS, numbers
from game.bang_dice.state import Shootout
from game.core.rules import Outcome, Rules

RULES_ID = "bang_dice/1"
DATA = (FILE,)


def outcome(state: Shootout) -> Outcome | None:
    """Who won and by what, or None while the game runs."""
    if state.verdict is None:
        return None
    winners = state.verdict.winners
    scores = tuple(int(seat in winners) for seat in range(len(state.players)))
    return Outcome(winners, scores, state.verdict.reason, side_of(state))


def load() -> None:
    """Reads every data file of the game; raises `DataError`."""
    numbers()
    weights.weights()


@cache
def rules() -> Rules[Shootout, BangAction, BangEvent]:
    """The rules of `bang_dice`, 3 to 8 seats."""
    return Rules(
        game="bang_dice",
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
        outcome=outcome,
        to_dict=forms.to_dict,
        from_dict=forms.from_dict,
        faces=FACES,
    )
