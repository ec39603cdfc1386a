"""Knows how a test sits down at the star track of Super Teams: names, people and bots, no screen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.core.match import Start
from scenes.services.services import headless_services
from tests.saloon.table import sit_down_at, sitters
from tests.scenes.at_table import EMPTY, Place, pictures

GAME = "super_teams"
OPEN: Mapping[str, Any] = {
    "ships": {"red1": 8, "red2": 16, "green1": 14, "green2": 5, "black1": 11, "black2": 3, "yellow1": 21,
              "yellow2": 30},
    "hands": [["r2", "r3", "b1", "g3", "y6"], ["g5", "y2", "r3"]],
    "bonus": [["follow", "maw_leap", "plus_one", "plus_one"], ["maw_leap"]],
}  # fmt: skip
SIDES: Mapping[str, Any] = {**OPEN, "ships": {**OPEN["ships"], "red1": 19}, "bonus": [[], []]}
PASSED: Mapping[str, Any] = {
    **OPEN, "turn": 1, "hands": [["r2"], ["g6"]], "ships": {**OPEN["ships"], "green1": 15, "green2": 47},
}  # fmt: skip
JOKER: Mapping[str, Any] = {**OPEN, "ships": {**OPEN["ships"], "red1": 47, "red2": 47}}


def sit_down(
    home: Path, position: Mapping[str, Any] = EMPTY, seats: int = 2, bots: Sequence[int] = (1,), speed: int = 0,
    options: Mapping[str, Any] = EMPTY, language: str = "en", scale: int = 100, seed: str = "STARS",
) -> Place:  # fmt: skip
    services = replace(headless_services(home, language, scale, speed), assets=pictures())
    return sit_down_at(services, GAME, Start(seats, options, seed, position or None), sitters(seats, bots))
