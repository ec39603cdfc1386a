"""Knows a run's outside form: its duel's keys with the run's own beside them, and the way back."""

from collections.abc import Mapping

from game.campaign.state import Result, Run, opponent, strength
from game.core.codec import Plain, encode
from game.yathsel import forms as duel_forms


def to_dict(run: Run) -> dict[str, Plain]:
    """The whole run in plain JSON values; exact."""
    duel = duel_forms.to_dict(run.duel)
    return {
        **duel,
        "duel_phase": duel["phase"],
        "difficulty": run.difficulty,
        "phase": run.phase,
        "opponent": opponent(run),
        "offered": encode(run.offered),
        "strength": strength(run),
        "results": encode(run.results),
        "reason": run.reason,
    }


def from_dict(plain: Mapping[str, Plain]) -> Run:
    """The run that `to_dict` gave; trusts its shape."""
    return Run(
        difficulty=plain["difficulty"],
        phase=plain["phase"],
        duel=duel_forms.from_dict(plain),
        offered=tuple(plain["offered"]),
        results=tuple(Result(**result) for result in plain["results"]),
        reason=plain["reason"],
    )
