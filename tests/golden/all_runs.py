"""Knows every golden run and every way to end, game by game."""

from collections.abc import Mapping

from tests.golden import bang_dice_runs, bounty_hunter_runs, super_teams_runs, yathsel_runs
from tests.golden.scenarios import Scenario

ENDS: Mapping[str, set[str]] = {
    **yathsel_runs.ENDS,
    **bounty_hunter_runs.ENDS,
    **bang_dice_runs.ENDS,
    **super_teams_runs.ENDS,
}


def scenarios() -> tuple[Scenario, ...]:
    """Every golden run."""
    return (
        *yathsel_runs.scenarios(),
        *bounty_hunter_runs.scenarios(),
        *bang_dice_runs.scenarios(),
        *super_teams_runs.scenarios(),
    )
