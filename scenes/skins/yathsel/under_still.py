"""Knows the place under the table as a recorded visit had it: drawn without a visit, the next action pointed at."""

import pygame

from game.yathsel.actions import Buy, Open, Restock, Sell, Surface, Swap, Use
from game.yathsel.state import Duel
from scenes.services.services import Services
from scenes.services.text import Text
from scenes.skins.yathsel import words
from scenes.skins.yathsel.memory import Line, Memory
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.under_draw import UnderPicture
from scenes.skins.yathsel.under_look import Look
from scenes.skins.yathsel.under_plan import Spot


class UnderStill:
    """Draws any moment of a visit."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._pieces = Pieces(services)

    def draw(
        self, surface: pygame.Surface, duel: Duel, opponent: str, memory: Memory, t: int, action: object
    ) -> None:  # fmt: skip
        """The moment at game time `t`; `action` is what is done next, None if that is not known."""
        text = self._services.text
        line = heard(text, duel, memory, None, words.called(text, opponent))
        look = Look(duel, t, line=line, over=_spot(duel, action), hint="watch.below")
        UnderPicture(self._services, self._pieces, opponent).draw(surface, look)


def heard(text: Text, duel: Duel, memory: Memory, live: Line | None, who: str) -> str:
    """What is heard from above: what the opponent just does or did last."""
    line = live or next((one for one in reversed(memory.lines) if one.seat == 1), None)
    done = memory.entered[1] is not None
    if line is None or (line.seat != 1 and not done):
        return text.say("under.quiet", {"name": who})
    said = words.line(text, line, who)
    if done:
        return f"{said} – {text.say('under.waits')}"
    if duel.effects.lookout and duel.thrown:
        values = {"throw": duel.thrown, "of": duel.thrown + duel.throws_left}
        return f"{said} – {text.say('table.throw_of', values)}"
    return said


def _spot(duel: Duel, action: object) -> Spot | None:
    match action:
        case Open(place) | Buy(place):
            return Spot("pouch", place)
        case Sell(place):
            return Spot("sell", place)
        case Swap(slot, _):
            return Spot("hand", slot)
        case Restock():
            return Spot("restock")
        case Surface():
            return Spot("up")
        case Use(item) if item in (duel.tricks or ()):
            return Spot("trick", (duel.tricks or ()).index(item))
        case _:
            return None
