"""Whatever is pressed in the saloon at whatever moment, evenings come to their end and no secret is drawn too early."""

import json
import random
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from scenes.flow import Flow
from scenes.options import PlayOptions
from scenes.saloon import store
from scenes.saloon.evening import Chair, Evening, over
from scenes.services.services import headless_services
from scenes.stack import Reset, Stack
from tests.scenes.at_table import pictures
from tests.scenes.monkey.monkey import Monkey, Report
from tests.scenes.monkey.test_monkey import DRAWS, Inline, acted, advice, summed_up

WHOLE_EVENING = 9_000
FORMS = ("single", "series_3", "single", "cup_4", "single")
SEATS = (2, 2, 4, 4, 6)


def evening(number: int) -> Evening:
    """One of the evenings: people and bots by turns, every other one with pockets."""
    seats = SEATS[number % len(SEATS)]
    chairs = tuple(Chair(f"Seat {at}", at, "700" if at % 3 == 1 and seats > 2 else "") for at in range(seats))
    pockets = ["odd", "high"] if number % 2 else None
    options = json.dumps({"twists": [], "pockets": pockets, "mirror": number % 3 == 0})
    return Evening("yathsel_duel", FORMS[number % len(FORMS)], chairs, f"MONKEY{number}", options, typed=True)


def an_evening(home: Path, number: int, clever: bool) -> Report:
    """One monkey in the saloon; whenever it leaves, the game is started again and the evening gone on with."""
    chance = random.Random(number)
    services = replace(headless_services(home, "de" if number % 2 else "en", speed=0), assets=pictures())
    folder = services.folders.data / "saloon"
    total = Report()
    begun: Evening | None = evening(number)
    while not total.ended and total.inputs < WHOLE_EVENING:
        helper: Any = Inline()
        flow = Flow(services, PlayOptions(), helper)
        stack = Stack()
        stack.apply(Reset(flow.opening()))
        if begun is not None:
            stack.apply(flow.room._begin(begun))
            begun = None
        else:
            stack.apply(flow.room.open())
        monkey = Monkey(stack, chance, advice if clever else None)
        most = (WHOLE_EVENING if clever else 1_500) - total.inputs
        if most <= 0:
            break
        report = monkey.play(partial(far_enough, folder, stack), partial(acted, flow), most, DRAWS)
        total = Report(total.inputs + report.inputs, total.actions + max(0, report.actions), decided(folder))
        stack.clear()
        flow.room.close()
        if flow.kept:
            flow.kept.close()
    return total


def far_enough(folder: Path, stack: Stack) -> bool:
    """Whether the evening is decided, or the monkey has strayed to the end of a run."""
    return decided(folder) or summed_up(stack)


def decided(folder: Path) -> bool:
    """Whether the evening on the disk is decided."""
    now = store.read(folder / store.EVENING)
    return now is not None and over(now)


@pytest.mark.parametrize("number", range(5))
def test_a_clever_monkey_ends_an_evening(tmp_path: Path, number: int) -> None:
    assert an_evening(tmp_path, number, clever=True).ended


@pytest.mark.parametrize("number", range(5, 9))
def test_a_wild_monkey_breaks_nothing(tmp_path: Path, number: int) -> None:
    an_evening(tmp_path, number, clever=False)
