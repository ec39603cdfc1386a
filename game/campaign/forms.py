"""Knows a run's outside form: its duel's keys with the run's own beside them, and the way back."""

from collections.abc import Mapping

from game.campaign.state import Choice, Result, Rumour, Run, Way, strength
from game.core.codec import Plain, encode
from game.yathsel import forms as duel_forms

_PLAIN = ("difficulty", "phase", "opponent", "wagered", "margin", "xp", "won", "reason")


def to_dict(run: Run) -> dict[str, Plain]:
    """The whole run in plain JSON values; exact."""
    rumour = run.way.rumour
    return {
        **duel_forms.to_dict(run.duel),
        **{name: getattr(run, name) for name in _PLAIN},
        "offered": list(run.offered),
        "kits": list(run.kits),
        "stops": list(run.stops),
        "choices": [_choice_form(choice) for choice in run.choices],
        "wager": {"stake": run.wagered, "margin": run.margin} if run.wagered else None,
        "strength": strength(run),
        "way": {**encode(run.way), "rumour": None if rumour is None else encode(rumour)},
        "results": encode(run.results),
    }


def from_dict(plain: Mapping[str, Plain]) -> Run:
    """The run that `to_dict` gave; trusts its shape."""
    heard = plain["way"]["rumour"]
    rumour = None if heard is None else Rumour(tuple(heard["twists"]), tuple(heard["goods"]))
    return Run(
        duel=duel_forms.from_dict(plain),
        choices=tuple(_choice(choice) for choice in plain["choices"]),
        way=Way(**{**plain["way"], "rumour": rumour}),
        results=tuple(Result(**result) for result in plain["results"]),
        offered=tuple(plain["offered"]),
        kits=tuple(plain["kits"]),
        stops=tuple(plain["stops"]),
        **{name: plain[name] for name in _PLAIN},
    )


def _choice_form(choice: Choice) -> dict[str, Plain]:
    first = choice.house_rules[0] if choice.house_rules else None
    return {**encode(choice), "house_rule": first}


def _choice(plain: Mapping[str, Plain]) -> Choice:
    return Choice(plain["opponent"], tuple(plain["house_rules"]), plain["bounty"])
