"""Knows the trail map on the screen: how far the road has come, and the two opponents to choose from."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign.opponents import DUELS
from game.campaign.state import Choice, Run
from scenes import wares
from scenes.campaign import parts, terms, things
from scenes.campaign.belongings import HEIGHT, Belongings
from scenes.campaign.cards import Card
from scenes.campaign.chart import Chart
from scenes.campaign.parts import Pen
from scenes.menus.base import Menu
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.yathsel import words
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_MAP = pygame.Rect(34, 84, 808, 454)
_CARD = (372, 268)
_CARDS_LEFT, _CARDS_TOP = 872, 68
_NOTES = pygame.Rect(34, 552, 808, 60)
_BELOW_CLOCKS = 6
_FULL_RULES, _MOST_RULES, _NAMED_RULES = 2, 4, 8


@dataclass(frozen=True, slots=True)
class TrailActions:
    """What choosing an opponent (by its place) does, and where the way back leads."""

    choose: Callable[[int], Change]
    pause: Callable[[], Change]


class TrailScene(Menu):
    """The map at the left, a card for each opponent at the right."""

    def __init__(self, services: Services, run: Run, actions: TrailActions) -> None:
        self._run = run
        self._actions = actions
        self._duel = len(run.results)
        self._chart = Chart(services, run, _MAP)
        cards = [
            Card(
                pygame.Rect((_CARDS_LEFT, _CARDS_TOP + place * (_CARD[1] + 18)), _CARD),
                self._painter(services, choice), lambda place=place: actions.choose(place),  # type: ignore[misc]
            )
            for place, choice in enumerate(run.choices)
        ]  # fmt: skip
        strip = Belongings(pygame.Rect(34, 638, 808, HEIGHT), run)
        pause = Button(
            pygame.Rect(_CARDS_LEFT, 642, _CARD[0], 56), lambda: services.text.say("road.pause"), actions.pause
        )
        super().__init__(services, Focus(services, (*cards, strip, pause)))

    def back(self) -> Change:
        """To the pause."""
        return self._actions.pause()

    def update(self, dt: float) -> Change:
        """The rider rides."""
        self._chart.update(dt)
        return super().update(dt)

    def paint(self, surface: pygame.Surface) -> None:
        """Heading, map, what is known beforehand."""
        say = self.services.text.say
        head = Pen(surface, self.services, "title", theme.BRASS_BRIGHT)
        number, lower = min(self._duel + 1, DUELS), _BELOW_CLOCKS if self.services.settings.now.clocks else 0
        head.line(say("trail.heading"), (_MAP.left, 40 + lower), theme.HEADING_PX - 6, (500, 52))
        pale = Pen(surface, self.services, "body", theme.PARCHMENT)
        about = say("intro.duel", {"number": self._duel + 1, "all": DUELS})
        if self._duel >= DUELS:
            about = say("trail.endless", {"number": self._duel + 1})
        pale.line(about, (_MAP.right, 32 + lower), theme.BODY_PX, (300, 30), "midright")
        light = Pen(surface, self.services, "small", theme.PARCHMENT_DIM)
        light.line(say(f"trail.light.{number}"), (_MAP.right, 60 + lower // 3), theme.SMALL_PX, (300, 24), "midright")
        self._chart.draw(surface)
        self._paint_notes(surface)

    def _paint_notes(self, surface: pygame.Surface) -> None:
        shapes.rect(surface, theme.WALNUT_DARK, _NOTES, 0, 12)
        shapes.rect(surface, theme.BRASS_DARK, _NOTES, 2, 12)
        text, way = self.services.text, self._run.way
        said = [text.say("trail.doctored")] if way.doctored else []
        said += [text.say("trail.telegraphed")] if way.telegraphed else []
        said += [text.say("trail.blessed")] if way.blessed else []
        if way.rumour is None:
            said.append(text.say("trail.no_rumour"))
        else:
            twist = words.twist_name(text, way.rumour.twists)
            goods = ", ".join(wares.name(text, good) for good in way.rumour.goods if good is not None)
            said.append(text.say("trail.rumour", {"twist": twist, "goods": goods or text.say("trail.nothing")}))
        room = (_NOTES.width - 36, _NOTES.height - 8)
        pen = Pen(surface, self.services, "body", theme.PARCHMENT)
        pen.block(" ".join(said), (_NOTES.left + 18, _NOTES.centery), theme.BODY_PX - 2, room, "midleft")

    def _painter(self, services: Services, choice: Choice) -> Callable[[pygame.Surface, pygame.Rect], None]:
        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            parts.portrait(surface, services, choice.opponent, (rect.left + 46, rect.top + 48), 84)
            left, width = rect.left + 108, rect.width - 108
            title, pale = Pen(surface, services, "title"), Pen(surface, services, "body", theme.INK_PALE)
            name = parts.said_name(services, choice.opponent)
            title.line(name, (left, rect.top + 18), theme.LARGE_PX, (width, 38))
            pale.line(
                parts.said_temper(services, choice.opponent), (left, rect.top + 48), theme.BODY_PX - 3, (width, 26)
            )
            coin = parts.gold(surface, services, terms.bounty_of(self._run, choice), (left, rect.top + 82), dark=False)
            pale.line(
                services.text.say("trail.bounty"), (coin.right + 10, rect.top + 82), theme.BODY_PX - 3,
                (rect.right - coin.right - 10, 26),
            )  # fmt: skip
            paint.rule(surface, (rect.left, rect.top + 106), rect.width)
            room = pygame.Rect(rect.left, rect.top + 116, rect.width, rect.bottom - rect.top - 118)
            house_rules(surface, services, choice.house_rules, self._run.difficulty, room)
            if len(choice.house_rules) < _FULL_RULES:
                said = services.text.say(f"opponent.{choice.opponent}.line")
                half = (room.width, room.height // 2 - 4)
                pale.block(said, (room.left, room.top + room.height // 2 + 4), theme.BODY_PX - 3, half)

        return draw


def house_rules(
    surface: pygame.Surface, services: Services, rules: tuple[str, ...], level: str, rect: pygame.Rect
) -> None:
    """House rules with their sizes; many of them more briefly."""
    text = services.text
    if not rules:
        Pen(surface, services).block(text.say("rule.none"), rect.topleft, theme.BODY_PX - 2, rect.size)
        return
    if len(rules) > _MOST_RULES:
        for place, rule in enumerate(rules):
            centre = (rect.left + 20 + place % 8 * 42, rect.top + 20 + place // 8 * 42)
            things.icon(surface, services, f"rules/{rule}.png", centre, 36)
        names = ", ".join(wares.rule_name(text, rule) for rule in rules)
        below = rect.top + 48 + (len(rules) - 1) // 8 * 42
        if rect.bottom - below > theme.BODY_PX and len(rules) <= _NAMED_RULES:
            small = Pen(surface, services, "small")
            small.block(names, (rect.left, below), theme.TINY_PX, (rect.width, rect.bottom - below))
        return
    height = rect.height // max(_FULL_RULES, len(rules))
    for place, rule in enumerate(rules):
        top = rect.top + place * height
        things.icon(surface, services, f"rules/{rule}.png", (rect.left + 20, top + height // 2), min(36, height - 2))
        said = text.say("rule.said", {"name": wares.rule_name(text, rule), "does": wares.rule_does(text, rule, level)})
        place_of_words, room = (rect.left + 48, top + height // 2), (rect.width - 48, height - 2)
        Pen(surface, services).block(said, place_of_words, theme.BODY_PX - 3, room, "midleft")
