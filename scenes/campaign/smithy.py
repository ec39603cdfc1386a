"""Knows the smith's anvil: which plain die of the hand becomes which other kind."""

from collections.abc import Callable

import pygame

from game.campaign import stops
from game.campaign.actions import Stop
from game.campaign.numbers import numbers
from game.campaign.state import Run
from game.yathsel import goods
from game.yathsel.dice import PLAIN
from scenes.campaign import parts, things
from scenes.campaign.cards import Card
from scenes.campaign.parts import Pen
from scenes.menus.base import Menu
from scenes.services.services import Services
from scenes.stack import Change, Pop
from scenes.ui import theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(120, 60, 1040, 600)
_SLOT, _KIND = (112, 104), (464, 128)
_SLOTS_TOP, _KINDS_TOP = _PANEL.top + 138, _PANEL.top + 264


class SmithyScene(Menu):
    """The hand above, the dice the smith can make below; choosing one of these does the stop."""

    see_through = True

    def __init__(self, services: Services, run: Run, k: int, forge: Callable[[Stop], Change]) -> None:
        self._run = run
        self._forged = forge
        self._k = k
        hand = run.duel.sides[0].hand or ()
        self._slot = next((slot for slot, die in enumerate(hand) if die.kind == PLAIN), 0)
        slots = [
            Card(
                pygame.Rect((_PANEL.left + 40 + slot * (_SLOT[0] + 16), _SLOTS_TOP), _SLOT),
                self._hand_painter(services, slot), self._pick(slot), self._plain(slot), self._is_picked(slot),
                "hold_on",
            )
            for slot in range(len(hand))
        ]  # fmt: skip
        kinds = []
        for place, die in enumerate(numbers().smith_dice):
            rect = pygame.Rect((0, 0), _KIND)
            rect.topleft = _PANEL.left + 40 + place % 2 * (_KIND[0] + 32), _KINDS_TOP + place // 2 * (_KIND[1] + 18)
            kinds.append(Card(rect, self._kind_painter(services, die), self._forge(die), self._can(die), sound="coin"))
        say = services.text.say
        back = Button(pygame.Rect(_PANEL.right - 300, _SLOTS_TOP + 24, 260, 56), lambda: say("menu.back"), Pop)
        super().__init__(services, Focus(services, (*slots, *kinds, back), len(slots)))

    def back(self) -> Change:
        """To the stops; nothing is done."""
        return Pop()

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet and what to do."""
        say = self.services.text.say
        parts.headed_panel(surface, self.services, _PANEL, say("stop.smith.name"))
        place, room = (_PANEL.left + 40, _PANEL.top + 112), (_PANEL.width - 80, 32)
        Pen(surface, self.services).line(say("smith.about"), place, theme.BODY_PX, room)

    def _action(self, die: str) -> Stop:
        return Stop(self._k, self._slot, die)

    def _pick(self, slot: int) -> Callable[[], Change]:
        def pick() -> Change:
            self._slot = slot
            return None

        return pick

    def _plain(self, slot: int) -> Callable[[], bool]:
        return lambda: (self._run.duel.sides[0].hand or ())[slot].kind == PLAIN

    def _is_picked(self, slot: int) -> Callable[[], bool]:
        return lambda: slot == self._slot

    def _can(self, die: str) -> Callable[[], bool]:
        return lambda: stops.against(self._run, self._action(die)) is None

    def _forge(self, die: str) -> Callable[[], Change]:
        return lambda: self._forged(self._action(die))

    def _hand_painter(self, services: Services, slot: int) -> Callable[[pygame.Surface, pygame.Rect], None]:
        kind = (self._run.duel.sides[0].hand or ())[slot].kind
        return lambda surface, rect: things.icon(surface, services, f"goods/{kind}.png", rect.center, 72)

    def _kind_painter(self, services: Services, die: str) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            things.explained(surface, services, die, pygame.Rect(rect.left, rect.top, rect.width - 92, rect.height))
            left = rect.right - 84
            if self._can(die)():
                parts.gold(surface, services, goods.list_price(die), (left, rect.centery), dark=False)
            else:
                rich = (self._run.duel.sides[0].gold or 0) >= goods.list_price(die)
                words = services.text.say("smith.owned" if rich else "smith.dear", {"price": goods.list_price(die)})
                pen = Pen(surface, services, "small", theme.RED_INK)
                pen.block(words, (left, rect.centery), theme.SMALL_PX, (84, 60), "midleft")

        return draw
