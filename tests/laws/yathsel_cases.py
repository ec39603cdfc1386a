"""Knows how duels and runs are set up to be held against the laws."""

from collections.abc import Mapping
from typing import Any

from game import catalog
from game.campaign.state import Run
from game.yathsel.state import Duel
from tests.laws.laws import Case


def _duel_dice(duel: Duel) -> Any:
    """Five dice in every hand, always."""
    return tuple(len(side.hand or ()) for side in duel.sides)


def _run_dice(run: Run) -> Any:
    return _duel_dice(run.duel)


DUEL = catalog.games()["yathsel_duel"].rules
RUN = catalog.games()["yathsel_run"].rules
LAST = {"difficulty": "hard", "stake": 8}
CASES: Mapping[str, Case] = {
    "duel": Case(DUEL, 2, {}, _duel_dice, 4000),
    "duel twisted": Case(DUEL, 2, {"twists": ["double_sixes", "half_chance"]}, _duel_dice, 4000),
    "saloon 4 mirrored": Case(DUEL, 4, {"mirror": True}, _duel_dice, 4 * 13 * 4),
    "duel by the clock": Case(DUEL, 2, {"difficulty": "hard"}, _duel_dice, 4000, step_ms=1500),
    "saloon with pockets": Case(DUEL, 3, {"pockets": ["odd", "glass"]}, _duel_dice, 4000),
    "run on easy": Case(RUN, 2, {"difficulty": "easy"}, _run_dice, 20000, times=1),
    "run on normal": Case(RUN, 2, {}, _run_dice, 20000, step_ms=2500, times=1),
    "run at the last stake": Case(RUN, 2, LAST, _run_dice, 20000, step_ms=700, times=1),
}
