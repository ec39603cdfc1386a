"""Knows how a decided duel is shown: totals, both cards, the opponent's last word, what it paid and why."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign.opponents import DUELS
from game.campaign.state import Result
from game.yathsel.card import BOXES, UPPER, numbers
from game.yathsel.state import Card, Duel, has_bonus, total, upper_sum
from scenes import faces
from scenes.campaign import keys, parts
from scenes.campaign.parts import Pen
from scenes.campaign.tale import DuelTale
from scenes.menus.base import Menu
from scenes.racing import timed
from scenes.services import shapes
from scenes.services.inputs import CommandName, Input
from scenes.services.services import Services
from scenes.services.splits import Split
from scenes.skins.yathsel import words
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button, Words

_PANEL = pygame.Rect(56, 28, 1168, 664)
_LEFT, _MIDDLE, _RIGHT = _PANEL.left + 48, _PANEL.left + 600, _PANEL.right - 48
_TABLE_TOP = _PANEL.top + 56
_ROW_PX, _ROWS_PX = 33, 572
_COLUMN_PX = 96
_PERSON_TOP, _PAY_TOP, _PAY_PX = _PANEL.top + 258, _PANEL.top + 398, 28
_SPLIT_PX = 34
_PORTRAIT_PX, _GREAT_MARGIN = 118, 50
_SHOWN_GOLD = ("bounty", "wager", "debt_collector")


@dataclass(frozen=True, slots=True)
class DuelEnd:
    """A decided duel: its result, the duel with both cards, all results so far, how it went."""

    result: Result
    duel: Duel
    results: tuple[Result, ...]
    tale: DuelTale


@dataclass(frozen=True, slots=True)
class Way:
    """A button: its words, where it leads, and a key that does the same."""

    words: Words
    go: Callable[[], Change]
    key: CommandName | None = None


class ResultScene(Menu):
    """The first of `ways` has the focus at once; back takes the last."""

    def __init__(self, services: Services, end: DuelEnd, ways: tuple[Way, ...], split: Split | None = None) -> None:
        self._end = end
        self._split = split
        self._ways = ways
        foot = _PANEL.bottom - 84
        buttons = []
        for number, way in enumerate(ways):
            rect = pygame.Rect(_LEFT + number * 278, foot, 234, 58)
            buttons.append(Button(rect, way.words, way.go))
        self._shortcuts = tuple(
            keys.Shortcut(way.key, button.rect, way.go)
            for way, button in zip(ways, buttons, strict=True) if way.key
        )  # fmt: skip
        super().__init__(services, Focus(services, buttons))

    def enter(self) -> None:
        """The keys."""
        super().enter()
        self.services.audio.play_music("table")

    def handle(self, given: Input) -> Change:
        """The keys of the ways count from the first moment."""
        chosen = keys.pressed(given, self._shortcuts)
        return chosen.go() if chosen else super().handle(given)

    def draw(self, surface: pygame.Surface) -> None:
        """The result, and the keys on their buttons."""
        super().draw(surface)
        keys.draw(surface, self.services, self._shortcuts)

    def back(self) -> Change:
        """The gentlest way on."""
        return self._ways[-1].go()

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet: what happened on the left, the cards on the right."""
        paint.panel(surface, self.services, _PANEL)
        self._paint_outcome(surface)
        self._paint_person(surface)
        self._paint_pay(surface)
        self._paint_split(surface)
        self._paint_cards(surface)

    def _paint_outcome(self, surface: pygame.Surface) -> None:
        say, result = self.services.text.say, self._end.result
        width = _MIDDLE - _LEFT - 36
        title = Pen(surface, self.services, "title", theme.INK if result.won else theme.RED_INK)
        heading = say("result.won") if result.won else say("result.lost")
        if self._end.tale.reason == "caught":
            heading = say("result.caught")
        title.line(heading, (_LEFT, _PANEL.top + 54), theme.HEADING_PX + 8, (width, 66))
        pale = Pen(surface, self.services, "body", theme.INK_PALE)
        number = self._end.duel.table.duel
        about = say("trail.endless" if number >= DUELS else "intro.duel", {"number": number + 1, "all": DUELS})
        pale.line(about, (_LEFT, _PANEL.top + 98), theme.BODY_PX, (width - 34 * DUELS - 8, 30))
        place = (_LEFT + width - 34 * DUELS + 4, _PANEL.top + 99)
        parts.progress(surface, self._end.results, -1, place)
        paint.rule(surface, (_LEFT, _PANEL.top + 124), width)
        centre = _LEFT + width // 2
        figures = Pen(surface, self.services, "figures")
        totals = say("run.totals", {"own": result.own, "theirs": result.theirs})
        figures.line(totals, (centre, _PANEL.top + 176), 68, (width, 84), "center")
        Pen(surface, self.services).line(
            self._margin(), (centre, _PANEL.top + 228), theme.BODY_PX, (width, 32), "center"
        )

    def _margin(self) -> str:
        text, result = self.services.text, self._end.result
        margin = abs(result.own - result.theirs)
        if self._end.tale.late_ms is not None:
            return text.say("result.late", {"ms": self._end.tale.late_ms})
        if self._end.tale.reason == "rabbit_foot":
            return text.say("result.rabbit_foot")
        if margin == 0:
            return text.say("result.roll_off_won" if result.won else "result.roll_off_lost")
        return text.say_n("result.margin_won" if result.won else "result.margin_lost", margin)

    def _paint_person(self, surface: pygame.Surface) -> None:
        say, who = self.services.text.say, self._end.result.opponent
        top = _PERSON_TOP
        parts.portrait(surface, self.services, who, (_LEFT + 66, top + 64), _PORTRAIT_PX, self._mood())
        left, width = _LEFT + 150, _MIDDLE - _LEFT - 186
        title = Pen(surface, self.services, "title")
        title.line(parts.said_name(self.services, who), (left, top + 24), theme.HEADING_PX - 12, (width, 44))
        said = say(f"opponent.{who}.{'lose' if self._end.result.won else 'win'}")
        speech = Pen(surface, self.services, "body", theme.RED_INK)
        speech.block(say("run.quoted", {"words": said}), (left, top + 50), theme.BODY_PX - 1, (width, 76))

    def _mood(self) -> faces.Mood:
        """A cheat makes everybody cross, a great defeat speechless."""
        result = self._end.result
        if not result.won:
            return "cross" if self._end.tale.reason == "caught" else "pleased"
        return "alarmed" if result.own - result.theirs >= _GREAT_MARGIN else "cross"

    def _paint_pay(self, surface: pygame.Surface) -> None:
        """Gold, then XP, a line a cause."""
        say, tale, width = self.services.text.say, self._end.tale, _MIDDLE - _LEFT - 36
        after = [(why, tale.paid(why)) for why in _SHOWN_GOLD]
        lines = [(say(f"cause.{why}"), "result.gold", amount) for why, amount in after if amount]
        lines += [(say(f"cause.{why}"), "result.xp", amount) for why, amount in tale.xp]
        foot = _PANEL.bottom - 92 - (_SPLIT_PX if self._split else 0)
        height = min(_PAY_PX, (foot - _PAY_TOP) // max(1, len(lines)))
        for number, (cause, key, amount) in enumerate(lines):
            y = _PAY_TOP + number * height + height // 2
            Pen(surface, self.services).line(cause, (_LEFT, y), theme.BODY_PX - 2, (width - 150, height - 2))
            figures = Pen(surface, self.services, "figures", theme.RED_INK if amount < 0 else theme.INK)
            paid = say(key, {"amount": f"{amount:+d}"})
            figures.line(paid, (_LEFT + width, y), theme.BODY_PX - 2, (140, height - 2), "midright")

    def _paint_split(self, surface: pygame.Surface) -> None:
        """The time of this duel, and how it compares; nothing if nobody asks for times."""
        if self._split is not None:
            place = pygame.Rect(_LEFT, _PANEL.bottom - 92 - _SPLIT_PX, _MIDDLE - _LEFT - 36, _SPLIT_PX)
            timed.draw(surface, self.services, place, self._split)

    def _paint_cards(self, surface: pygame.Surface) -> None:
        say = self.services.text.say
        cards = [side.card for side in self._end.duel.sides]
        head = Pen(surface, self.services, "body", theme.INK_PALE)
        box = (_COLUMN_PX + 10, 28)
        y = _TABLE_TOP - 14
        twist = words.twist_name(self.services.text, self._end.duel.table.twists)
        head.line(twist, (_MIDDLE, y), theme.SMALL_PX + 2, (_RIGHT - _MIDDLE - 2 * _COLUMN_PX - 20, 28))
        head.line(say("run.you"), (_RIGHT - _COLUMN_PX, y), theme.BODY_PX, box, "midright")
        head.line(
            words.called(self.services.text, self._end.result.opponent),
            (_RIGHT, y),
            theme.BODY_PX,
            (_COLUMN_PX - 8, 28),
            "midright",
        )
        paint.rule(surface, (_MIDDLE, _TABLE_TOP + 4), _RIGHT - _MIDDLE)
        rows = self._rows(cards)
        height = min(_ROW_PX, _ROWS_PX // len(rows))
        for number, (name, values) in enumerate(rows):
            strip = pygame.Rect(_MIDDLE, _TABLE_TOP + 12 + number * height, _RIGHT - _MIDDLE, height)
            self._paint_row(surface, strip, name, values, number in (UPPER, len(rows) - 1))

    def _rows(self, cards: list[Card]) -> list[tuple[str, list[str]]]:
        text = self.services.text
        rows = [(words.box_name(text, box), [_shown(card.boxes[at]) for card in cards]) for at, box in enumerate(BOXES)]
        bonus = text.say("result.bonus", {"bar": cards[0].bar})
        rows.insert(UPPER, (bonus, [f"+{card.bonus}" if has_bonus(card) else f"({upper_sum(card)})" for card in cards]))
        further = [card.extra_yathsels * numbers().further_points for card in cards]
        if any(further):
            rows.append((text.say("result.further"), [f"+{points}" if points else "–" for points in further]))
        if any(card.head for card in cards):
            rows.append((text.say("result.head"), [f"+{card.head}" if card.head else "–" for card in cards]))
        if any(card.tax for card in cards):
            rows.append((text.say("result.tax"), [f"−{card.tax}" if card.tax else "–" for card in cards]))
        rows.append((text.say("result.total"), [str(total(card)) for card in cards]))
        return rows

    def _paint_row(
        self, surface: pygame.Surface, strip: pygame.Rect, name: str, values: list[str], strong: bool
    ) -> None:
        if strong:
            shapes.rect(surface, theme.PARCHMENT_DIM, strip.inflate(16, -2), 0, 6)
        label, room = Pen(surface, self.services), strip.height - 3
        label.line(name, strip.midleft, theme.BODY_PX - 2, (strip.width - 2 * _COLUMN_PX, room))
        figures = Pen(surface, self.services, "figures")
        for column, value in enumerate(values):
            place = (strip.right - (1 - column) * _COLUMN_PX, strip.centery)
            figures.line(value, place, theme.BODY_PX, (_COLUMN_PX - 10, room), "midright")
        if not strong:
            shapes.line(surface, theme.PARCHMENT_DIM, strip.bottomleft, strip.bottomright)


def _shown(points: int | None) -> str:
    return "–" if points is None else str(points)
