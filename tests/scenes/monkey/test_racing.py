"""Whatever is pressed at the star track of Super Teams, nothing breaks and nothing stands still for ever."""

import random
from pathlib import Path

import pytest

from tests.saloon.racing import JOKER, OPEN, PASSED, SIDES, sit_down
from tests.scenes.at_table import EMPTY
from tests.scenes.monkey.monkey import Monkey, Report

INPUTS = 1200
DRAWS = 30
PLACES = (EMPTY, OPEN, SIDES, PASSED, JOKER)


def a_race(home: Path, number: int) -> Report:
    """One monkey at a table with bots, or with nobody but itself."""
    position = PLACES[number % len(PLACES)]
    seats = 2 + number % 3 if position is EMPTY else 2
    bots = tuple(range(1, seats)) if number % 3 else ()
    place = sit_down(
        home, position, seats, bots, speed=(1, 4, 0)[number % 3], language=("en", "de")[number % 2],
        seed=f"RACE{number}",
    )  # fmt: skip
    monkey = Monkey(place.stack, random.Random(number), None)
    return monkey.play(lambda: bool(place.ended), lambda: len(place.written), INPUTS, DRAWS)


@pytest.mark.parametrize("part", range(2))
def test_monkeys_find_no_fault_on_the_star_track(tmp_path: Path, part: int) -> None:
    reports = [a_race(tmp_path / str(number), number) for number in range(part * 5, part * 5 + 5)]
    assert sum(report.actions for report in reports) > 100
