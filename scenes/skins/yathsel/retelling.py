"""Knows what the opponent did last, so that it can be shown again; telling it again changes nothing."""

from dataclasses import dataclass, field

from game.campaign.events import RunEvent
from game.campaign.state import Run
from game.core.rules import Beat
from game.yathsel.events import Entered, FaceTurned, Swapped, Thrown, ThrownAgain, TurnBegan
from game.yathsel.state import Duel
from scenes.skins.yathsel.memory import Memory

OPPONENT = 1


@dataclass(frozen=True, slots=True)
class Retold:
    """An event shown once more (None: only how it lay), the view after it, what was remembered by then."""

    event: RunEvent | None
    after: Run | Duel
    memory: Memory
    last: bool = False


@dataclass(slots=True)
class Retelling:
    """The opponent's present or last turn."""

    _turn: list[Retold] = field(default_factory=list)

    def note(self, beat: Beat[Run | Duel, RunEvent], after: Memory) -> None:
        """An event has been shown for the first time."""
        match beat.event:
            case TurnBegan(seat, _) if seat == OPPONENT:
                self._turn = [Retold(None, beat.after, after)]
            case Thrown() | ThrownAgain() | FaceTurned() | Entered() | Swapped() if beat.event.seat == OPPONENT:
                self._turn.append(Retold(beat.event, beat.after, after))
            case _:
                pass

    def again(self, now: Run | Duel, memory: Memory) -> tuple[Retold, ...]:
        """The turn from its beginning, and at last everything as it is now; empty if there was none."""
        shown = any(isinstance(told.event, Thrown) for told in self._turn)
        return (*self._turn, Retold(None, now, memory, last=True)) if shown else ()
