"""Knows how a test sits down at the cantina table of Bounty Hunter: names, people and bots, no screen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.core.match import Start
from scenes.services.services import headless_services
from tests.saloon.table import sit_down_at, sitters
from tests.scenes.at_table import EMPTY, Place, pictures

GAME = "bounty_hunter"
OFFERS: Mapping[str, Any] = {
    "deck": ["BBBYY", "OOOWW", "PPPP"], "piles": [["RRBB", "OOPP"], ["RRRR"], []], "chips": [2, 1, 3], "start": 1,
    "dice": list("RBYGB"), "phase": "offer", "markers": {"1": 3, "2": 5},
}  # fmt: skip
HUNT: Mapping[str, Any] = {**OFFERS, "phase": "hunt", "markers": {"0": 4, "1": 6}, "hunter": 0, "throws_left": 4}
LEFT: Mapping[str, Any] = {**HUNT, "grey": [{"face": "B", "paid": False}, None]}
ROB: Mapping[str, Any] = {
    **OFFERS, "piles": [["RRBB", "OOPP"], ["GGGG", "RRRR"], ["YYWW", "YYYPP"]], "start": 0, "phase": "target",
    "markers": {},
}  # fmt: skip


def sit_down(
    home: Path, position: Mapping[str, Any] = EMPTY, seats: int = 3, bots: Sequence[int] = (1, 2), speed: int = 0,
    options: Mapping[str, Any] = EMPTY, language: str = "en", scale: int = 100, seed: str = "CANTINA",
) -> Place:  # fmt: skip
    services = replace(headless_services(home, language, scale, speed), assets=pictures())
    return sit_down_at(services, GAME, Start(seats, options, seed, position or None), sitters(seats, bots))
