"""Whoever owns the table, seen from below: everybody has legs and a head, and the head comes down with the clock."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.campaign.opponents import all_opponents
from game.yathsel.state import Duel, Shop, Side, Table
from scenes import faces
from scenes.services.assets import FOLDER
from scenes.skins.yathsel.under_look import HASTE_MS, Look, peek

BELOW = Duel(Table("normal"), (Side(), Side()), 1, 0, shop=Shop(under=True, budget_ms=20_000))


def look(left: int, boots: int) -> Look:
    return Look(replace(BELOW, shop=replace(BELOW.shop, used_ms=20_000 - left)), 0, boots)


@pytest.mark.parametrize("who", ["", *sorted(all_opponents())])
def test_everybody_has_legs_in_every_stance(who: str) -> None:
    assert [n for n in range(faces.STANCES) if not (FOLDER / faces.boots(who, n)).is_file()] == []


def test_nobody_looks_in_before_the_last_seconds() -> None:
    assert [peek(look(left, 0)) for left in (20_000, HASTE_MS)] == [0, 0]


def test_the_head_comes_down_faster_and_faster_until_time_is_up() -> None:
    parts = [peek(look(left, 3 + (left < 1000))) for left in range(HASTE_MS, -1, -500)]
    steps = [later - sooner for sooner, later in pairwise(parts)]
    assert (parts[0], parts[-1]) == (0, 1)
    assert steps == sorted(steps)


def test_without_a_clock_only_somebody_bent_down_looks_in_all_the_way() -> None:
    slow = replace(BELOW, shop=replace(BELOW.shop, budget_ms=None))
    assert peek(Look(slow, 0, 4)) == 1
    assert peek(Look(slow, 0, 0)) == 0
