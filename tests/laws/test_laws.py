"""Every game in the catalogue keeps the laws, and so does the toy; a broken toy is found out."""

import dataclasses
from typing import Any

import pytest

from game import catalog
from game.campaign.state import Run
from game.yathsel.state import Duel
from tests.laws import laws, toy
from tests.laws.laws import Case


def _duel_dice(duel: Duel) -> Any:
    """Five dice in every hand, always."""
    return tuple(len(side.hand or ()) for side in duel.sides)


def _run_dice(run: Run) -> Any:
    return _duel_dice(run.duel)


def _rules(game: str) -> laws.AnyRules:
    return catalog.games()[game].rules


def cases() -> list[Any]:
    named = [
        ("toy 2", Case(toy.rules(), 2, {}, toy.tokens, 40)),
        ("toy 4 hurried", Case(toy.rules(), 4, {}, toy.tokens, 60, step_ms=900)),
        ("duel", Case(_rules("yathsel_duel"), 2, {}, _duel_dice, 4000)),
        (
            "duel twisted",
            Case(_rules("yathsel_duel"), 2, {"twists": ["double_sixes", "half_chance"]}, _duel_dice, 4000),
        ),
        ("saloon 4 mirrored", Case(_rules("yathsel_duel"), 4, {"mirror": True}, _duel_dice, 4 * 13 * 4)),
        ("duel by the clock", Case(_rules("yathsel_duel"), 2, {"difficulty": "hard"}, _duel_dice, 4000, step_ms=1500)),
        ("saloon with pockets", Case(_rules("yathsel_duel"), 3, {"pockets": ["odd", "glass"]}, _duel_dice, 4000)),
        ("run on easy", Case(_rules("yathsel_run"), 2, {"difficulty": "easy"}, _run_dice, 20000)),
        ("run on normal", Case(_rules("yathsel_run"), 2, {}, _run_dice, 20000, step_ms=2500)),
        (
            "run at the last stake",
            Case(_rules("yathsel_run"), 2, {"difficulty": "hard", "stake": 8}, _run_dice, 20000, 700),
        ),
    ]
    return [pytest.param(case, id=name) for name, case in named]


@pytest.mark.parametrize("law", laws.ALL, ids=lambda law: law.__name__)
@pytest.mark.parametrize("case", cases())
def test_every_game_keeps_the_law(case: Case, law: Any) -> None:
    for number in range(1 if case.rules.game == "yathsel_run" else 2):
        law(case, f"LAW-{number}")


def test_every_game_of_the_catalogue_is_held_against_the_laws() -> None:
    assert set(catalog.games()) <= {case.values[0].rules.game for case in cases()}


BROKEN = {
    "a mask that shows every hand": ({"mask": lambda state, seat: state}, laws.evolution_commutes),
    "a mask that shows sealed cards": (
        {"mask": lambda state, seat: dataclasses.replace(toy.mask(state, seat), answers=state.answers)},
        laws.evolution_commutes,
    ),
    "a mask that hides the own hand": ({"mask": lambda state, seat: toy.mask(state, None)}, laws.masks_agree),
    "a mask that forgets one card": (
        {"mask": lambda s, seat: dataclasses.replace(toy.mask(s, seat), hands=tuple(h[1:] for h in s.hands))},
        laws.masks_agree,
    ),
    "a redaction that tells the deal": ({"redact": lambda event, seat: event}, laws.evolution_commutes),
    "a redaction that hides the own deal": ({"redact": lambda e, seat: toy.redact(e, None)}, laws.evolution_commutes),
    "an evolution that mints tokens": (
        {"evolve": lambda s, e: dataclasses.replace(toy.evolve(s, e), pot=s.pot) if isinstance(e, toy.Revealed)
         and s.pot == 3 else toy.evolve(s, e)},
        laws.tokens_are_kept,
    ),
    "a form that loses the deadline": ({"to_dict": lambda s: {**toy.to_dict(s), "until": None}}, laws.values_survive),
    "a list with an action twice": ({"legal": lambda s, seat: toy.legal(s, seat) * 2}, laws.values_survive),
    "a check that allows everything": ({"check": lambda s, seat, action: None}, laws.replays_agree),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_found_out(name: str) -> None:
    changes, law = BROKEN[name]
    broken = dataclasses.replace(toy.rules(), **changes)
    with pytest.raises(AssertionError):
        _hold_six_games_against(law, Case(broken, 3, {}, toy.tokens, 60, step_ms=400))


def _hold_six_games_against(law: Any, case: Case) -> None:
    for number in range(6):
        law(case, f"BROKEN-{number}")
