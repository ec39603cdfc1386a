"""Every game in the catalogue keeps the laws, and so does the toy; a broken toy is found out."""

import dataclasses
from collections.abc import Mapping
from typing import Any

import pytest

from game import catalog
from tests.laws import bang_dice_cases, bounty_hunter_cases, laws, super_teams_cases, toy, yathsel_cases
from tests.laws.laws import Case

CASES: Mapping[str, Case] = {
    "toy 2": Case(toy.rules(), 2, {}, toy.tokens, 40),
    "toy 4 hurried": Case(toy.rules(), 4, {}, toy.tokens, 60, step_ms=900),
    **yathsel_cases.CASES,
    **super_teams_cases.CASES,
    **bang_dice_cases.CASES,
    **bounty_hunter_cases.CASES,
}  # fmt: skip


@pytest.mark.parametrize("law", laws.ALL, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", CASES)
def test_every_game_keeps_the_law(name: str, law: Any) -> None:
    case = CASES[name]
    for number in range(case.times):
        law(case, f"LAW-{number}")


def test_every_game_of_the_catalogue_is_held_against_the_laws() -> None:
    assert set(catalog.games()) <= {case.rules.game for case in CASES.values()}


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
