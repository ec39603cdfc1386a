"""Knows that what the pages show as code is true."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.core.draw import draw

FAIR_DICE = Path(__file__).resolve().parent.parent.parent / "docs" / "fair-dice.md"


@pytest.fixture(scope="module")
def shown() -> dict[str, Any]:
    """The names that the page's code defines."""
    found = re.search(r"```python\n(.*?)```", FAIR_DICE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    names: dict[str, Any] = {}
    exec(found[1], names)
    return names


@pytest.mark.parametrize("seed", ["SALOON", "ÄÖÜ", "-5", "5"])
@pytest.mark.parametrize("n", [1, 6, 10, 2**63 + 1])
def test_the_function_on_the_page_is_the_function_of_the_game(shown: dict[str, Any], seed: str, n: int) -> None:
    by_hand: Callable[..., int] = shown["draw"]
    for turn in range(20):
        assert by_hand(seed, "dice", [0, 1, turn, 2, 4], n) == draw(seed, "dice", (0, 1, turn, 2, 4), n)


def test_the_first_throw_on_the_page_is_the_one_the_game_throws(shown: dict[str, Any]) -> None:
    said = re.search(r'first_throw\("SALOON"\)` is `([1-6 ]+)`', FAIR_DICE.read_text(encoding="utf-8"))
    assert said
    dice = [draw("SALOON", "dice", (0, 0, 0, 0, slot), 6) + 1 for slot in range(5)]
    assert [int(face) for face in said[1].split()] == dice == shown["first_throw"]("SALOON")
