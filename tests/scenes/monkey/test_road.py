"""Whatever is pressed on the road and on the screens around a run, nothing breaks and nothing stands still."""

import random
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from scenes.campaign import keeper
from scenes.campaign.keeper import Wanted
from scenes.campaign.summary import SummaryScene
from scenes.flow import Flow
from scenes.options import PlayOptions
from scenes.services.inputs import Command
from scenes.services.profiles import Profiles
from scenes.services.services import headless_services
from scenes.stack import Reset, Stack
from scenes.table.scene import TableScene
from tests.scenes import played
from tests.scenes.at_table import pictures
from tests.scenes.monkey.monkey import Monkey, uncovered
from tests.scenes.monkey.test_monkey import DRAWS, Inline, acted

INPUTS = 500
PHASES = ("kit", "choose", "wager", "stop", "won")


def waiting_run(home: Path, phase: str, number: int) -> None:
    """Leaves a run in this phase for the next start."""
    profiles = Profiles(home / "data" / "profiles")
    kept = keeper.begin(profiles.runs, Wanted("easy", f"ROAD{number}", bool(number % 2), ranked=number > 1))
    played.step(kept)
    later = 1 + number % 3 if phase in ("choose", "wager", "stop") else 0
    while kept.run.phase != phase or len(kept.run.results) < later:
        if kept.over or phase == "kit":
            break
        played.step(kept)
    kept.close()


def further(stack: Stack) -> bool:
    """Whether the road is left: at a table or at the run's end."""
    return isinstance(uncovered(stack.top), TableScene | SummaryScene)


@pytest.mark.parametrize("phase", PHASES)
def test_monkeys_on_the_road_find_no_fault(tmp_path: Path, phase: str) -> None:
    for number in range(4):
        home = tmp_path / str(number)
        waiting_run(home, phase, number)
        services = replace(headless_services(home, "de" if number % 2 else "en", speed=0), assets=pictures())
        flow, stack = Flow(services, PlayOptions(), Inline()), Stack()  # type: ignore[arg-type]
        stack.apply(Reset(flow.opening()))
        stack.handle(Command("confirm"))
        Monkey(stack, random.Random(number), None).play(partial(further, stack), partial(acted, flow), INPUTS, DRAWS)
        stack.clear()
        if flow.kept:
            flow.kept.close()


def test_monkeys_in_the_menus_find_no_fault(tmp_path: Path) -> None:
    for number in range(6):
        home = tmp_path / str(number)
        services = replace(headless_services(home, "de" if number % 2 else "en", speed=0), assets=pictures())
        flow, stack = Flow(services, PlayOptions(), Inline()), Stack()  # type: ignore[arg-type]
        stack.apply(Reset(flow.opening()))
        Monkey(stack, random.Random(number), None).play(
            lambda flow=flow: flow.kept is not None, partial(acted, flow), INPUTS, DRAWS
        )
        stack.clear()
        if flow.kept:
            flow.kept.close()
