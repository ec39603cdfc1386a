"""Knows what a seat may ask for between the duels of a run (yathsel.md section 13)."""

from dataclasses import dataclass
from typing import ClassVar

from game.yathsel import actions as duel_actions
from game.yathsel.actions import DuelAction


@dataclass(frozen=True, slots=True)
class StartDuel:
    """Sit down: the duel begins."""

    type: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table after a won run."""

    type: ClassVar[str] = "leave"


RunAction = DuelAction | StartDuel | Leave
ACTIONS: tuple[type[RunAction], ...] = (*duel_actions.ACTIONS, StartDuel, Leave)
