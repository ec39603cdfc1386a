"""Knows how the stops on the way look: three of them, what each gives and costs, and the road on."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign import stops
from game.campaign.actions import Stop
from game.campaign.numbers import numbers
from game.campaign.opponents import DUELS
from game.campaign.state import Run
from game.yathsel import goods
from scenes.campaign import parts, things
from scenes.campaign.belongings import HEIGHT, Belongings
from scenes.campaign.cards import Card
from scenes.campaign.parts import Pen
from scenes.menus.base import Menu
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(44, 28, 1192, 580)
_CARD = (352, 344)
_CARDS_TOP = _PANEL.top + 128
_SMITH = "smith"
_PICTURE_PX = 120


@dataclass(frozen=True, slots=True)
class StopActions:
    """What visiting a stop (by its place, None: riding on) and opening the smithy do; where the way back leads."""

    visit: Callable[[int | None], Change]
    smithy: Callable[[int], Change]
    pause: Callable[[], Change]


class StopScene(Menu):
    """A stop that cannot be used now says why and cannot be pressed."""

    def __init__(self, services: Services, run: Run, actions: StopActions) -> None:
        self._run = run
        self._actions = actions
        gap = (_PANEL.width - 72 - 3 * _CARD[0]) // 2
        cards = []
        for k, name in enumerate(run.stops):
            rect = pygame.Rect((_PANEL.left + 36 + k * (_CARD[0] + gap), _CARDS_TOP), _CARD)
            cards.append(Card(rect, self._painter(services, k, name), self._press(k, name), self._can(k)))
        foot = _PANEL.bottom - 84
        say = services.text.say
        on = Button(
            pygame.Rect(_PANEL.right - 376, foot, 340, 58), lambda: say("stop.ride_on"), lambda: actions.visit(None)
        )
        pause = Button(pygame.Rect(_PANEL.left + 36, foot, 240, 58), lambda: say("road.pause"), actions.pause)
        strip = Belongings(pygame.Rect(_PANEL.left, _PANEL.bottom + 24, _PANEL.width, HEIGHT), run)
        super().__init__(services, Focus(services, (*cards, on, pause, strip)))

    def enter(self) -> None:
        """The town has its own music."""
        super().enter()
        self.services.audio.play_music("town")

    def back(self) -> Change:
        """To the pause."""
        return self._actions.pause()

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet, its heading, how far the road has come."""
        say = self.services.text.say
        parts.headed_panel(surface, self.services, _PANEL, say("stop.heading"))
        parts.progress(surface, self._run.results, -1, (_PANEL.right - 44 - 34 * DUELS + 8, _PANEL.top + 46))
        place, room = (_PANEL.centerx, _PANEL.top + 104), (_PANEL.width - 120, 34)
        Pen(surface, self.services).line(say("stop.about"), place, theme.BODY_PX, room, "center")

    def _can(self, k: int) -> Callable[[], bool]:
        return lambda: why_not(self._run, k) is None

    def _press(self, k: int, name: str) -> Callable[[], Change]:
        return (lambda: self._actions.smithy(k)) if name == _SMITH else (lambda: self._actions.visit(k))

    def _painter(self, services: Services, k: int, name: str) -> Callable[[pygame.Surface, pygame.Rect], None]:
        text, run = services.text, self._run

        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            things.icon(surface, services, f"stops/{name}.png", (rect.centerx, rect.top + 62), _PICTURE_PX)
            title, room = Pen(surface, services, "title"), (rect.width, 40)
            title.line(
                text.say(f"stop.{name}.name"), (rect.centerx, rect.top + 146), theme.LARGE_PX + 2, room, "center"
            )
            paint.rule(surface, (rect.left, rect.top + 170), rect.width)
            said = text.say(f"stop.{name}.does", values(run))
            Pen(surface, services).block(said, (rect.left, rect.top + 184), theme.BODY_PX - 2, (rect.width, 96))
            reason = why_not(run, k)
            ink = Pen(surface, services, "body", theme.RED_INK if reason else theme.INK)
            foot = text.say(reason, values(run)) if reason else price_words(services, run, name)
            ink.line(foot, (rect.centerx, rect.bottom - 18), theme.BODY_PX, (rect.width, 32), "center")

        return draw


def values(run: Run) -> dict[str, object]:
    """The numbers in the sentences of all stops."""
    n = numbers()
    return {
        "every": n.bank_every, "most": n.bank_most, "interest": interest(run), "doctor": n.doctor_price,
        "school": n.school_price, "percent": n.chapel_bounty_percent - 100, "head": n.chapel_head_start,
        "tricks": goods.goods().most_tricks, "cheapest": min(goods.list_price(die) for die in n.smith_dice),
    }  # fmt: skip


def interest(run: Run) -> int:
    """What the bank would pay now."""
    return min((run.duel.sides[0].gold or 0) // numbers().bank_every, numbers().bank_most)


def why_not(run: Run, k: int) -> str | None:
    """The id of the words that say why a stop is of no use now; None: it can be visited."""
    name, gold = run.stops[k], run.duel.sides[0].gold or 0
    match name:
        case "smith":
            possible = [
                Stop(k, slot, die) for slot in range(len(run.duel.sides[0].hand or ())) for die in numbers().smith_dice
            ]
            return None if any(stops.against(run, one) is None for one in possible) else "stop.not.smith"
        case "doctor" if gold < numbers().doctor_price:
            return "stop.not.gold_doctor"
        case "card_school" if len(run.duel.tricks or ()) >= goods.goods().most_tricks:
            return "stop.not.full"
        case "card_school" if not stops.unknown_tricks(run):
            return "stop.not.known"
        case "card_school" if gold < numbers().school_price:
            return "stop.not.gold_school"
    return None


def price_words(services: Services, run: Run, name: str) -> str:
    """What a stop costs or brings now, in short."""
    key = {"smith": "from", "bank": "interest", "doctor": "doctor", "card_school": "school"}.get(name, "free")
    return services.text.say(f"stop.price.{key}", values(run))
