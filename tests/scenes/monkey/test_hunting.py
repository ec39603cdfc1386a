"""Whatever is pressed at the cantina table of Bounty Hunter, nothing breaks and nothing stands still for ever."""

import random
from pathlib import Path

import pytest

from tests.saloon.hunting import HUNT, LEFT, OFFERS, ROB, sit_down
from tests.scenes.at_table import EMPTY
from tests.scenes.monkey.monkey import Monkey, Report

INPUTS = 1500
DRAWS = 40
PLACES = (EMPTY, OFFERS, HUNT, LEFT, ROB)


def a_hunt(home: Path, number: int) -> Report:
    """One monkey at a table with bots, or with nobody but itself."""
    position = PLACES[number % len(PLACES)]
    seats = 2 + number % 4 if position is EMPTY else 3
    bots = tuple(range(1, seats)) if number % 3 else ()
    place = sit_down(
        home, position, seats, bots, speed=(1, 4, 0)[number % 3], options={"traitor": position is ROB},
        language=("en", "de")[number % 2], seed=f"HUNT{number}",
    )  # fmt: skip
    monkey = Monkey(place.stack, random.Random(number), None)
    return monkey.play(lambda: bool(place.ended), lambda: len(place.written), INPUTS, DRAWS)


@pytest.mark.parametrize("part", range(2))
def test_monkeys_find_no_fault_in_the_cantina(tmp_path: Path, part: int) -> None:
    reports = [a_hunt(tmp_path / str(number), number) for number in range(part * 6, part * 6 + 6)]
    assert sum(report.actions for report in reports) > 200
