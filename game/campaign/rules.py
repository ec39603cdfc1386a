"""Knows the run as a game of its own, `yathsel_run`: one match from the first opponent to the last."""

from functools import cache

from game.campaign import decide, evolve, forms, legal, opponents, positions, secrets
from game.campaign.actions import ACTIONS, RunAction
from game.campaign.embedded import DuelFlow, RunFlow
from game.campaign.events import EVENTS, RunEvent
from game.campaign.numbers import numbers
from game.campaign.state import Run
from game.core.rules import CLOCK_SEAT, Outcome, Rules
from game.yathsel import rules as duel_rules
from game.yathsel import shop, trade
from game.yathsel.actions import Abandon, Clock

DATA = (*duel_rules.DATA, "opponents.toml", "run.toml")


def outcome(run: Run) -> Outcome | None:
    """Won, lost or abandoned, with the duels each side has won; None while the run goes on."""
    if run.reason is None:
        return None
    won = sum(result.won for result in run.results)
    return Outcome((0,) if run.reason == "won" else (1,), (won, len(run.results) - won), run.reason)


def _deadline(run: Run) -> int | None:
    return shop.deadline(run.duel) if run.phase == "duel" else None


def _let_time_pass(flow: RunFlow) -> None:
    if flow.state.phase == "duel":
        trade.let_time_pass(DuelFlow(flow))


def load() -> None:
    """Reads every data file of the run; raises `DataError`."""
    duel_rules.load()
    opponents.all_opponents()
    numbers()


@cache
def rules() -> Rules[Run, RunAction, RunEvent]:
    """The rules of `yathsel_run`: seat 0 is the player, seat 1 each opponent in turn."""
    return Rules(
        game="yathsel_run",
        id=duel_rules.RULES_ID,
        seats=(2, 2),
        options=positions.options,
        actions=ACTIONS,
        events=EVENTS,
        unlisted={Clock: CLOCK_SEAT, Abandon: 0},
        new=positions.new,
        advance=decide.advance,
        windows=legal.windows,
        deadline=_deadline,
        let_time_pass=_let_time_pass,
        check=legal.check,
        legal=legal.legal,
        decide=decide.decide,
        evolve=evolve.evolve,
        mask=secrets.mask,
        redact=secrets.redact,
        outcome=outcome,
        clock=Clock,
        to_dict=forms.to_dict,
        from_dict=forms.from_dict,
        faces=duel_rules.FACES,
    )
