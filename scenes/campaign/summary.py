"""Knows how a finished run is shown: every duel, the times, and the seed that was secret until now."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign.state import Result
from game.core import seeds
from scenes.campaign import parts
from scenes.campaign.parts import Pen
from scenes.menus.base import Menu
from scenes.services.journal import Ticket
from scenes.services.services import Services
from scenes.skins.yathsel import words
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(56, 28, 1168, 664)
_LEFT, _RIGHT = _PANEL.left + 48, _PANEL.right - 48
_TABLE_TOP, _ROW_PX = _PANEL.top + 96, 34
_FOOT_TOP = _TABLE_TOP + 9 * _ROW_PX + 10
_STORING_MOST_S = 5.0


@dataclass(frozen=True, slots=True)
class RunEnd:
    """A finished run. `twists`: those of each duel met; `typed`: the seed was the player's own.

    `left` is how the duel stood that was given up.
    """

    reason: str
    difficulty: str
    results: tuple[Result, ...]
    left: Result | None
    twists: tuple[tuple[str, ...], ...]
    game_ms: int
    seed: str
    salt: str
    typed: bool
    resumed: int
    file: str


@dataclass(frozen=True, slots=True)
class SummaryActions:
    """Where the three buttons lead."""

    new_run: Callable[[], Change]
    same_seed: Callable[[], Change]
    leave: Callable[[], Change]


class SummaryScene(Menu):
    """Shows nothing before `stored` is done: a run that is over is over on the disk first."""

    def __init__(self, services: Services, end: RunEnd, stored: Ticket, actions: SummaryActions) -> None:
        self._end = end
        self._stored = stored
        self._actions = actions
        self._waited_s = 0.0
        say = services.text.say
        foot = _PANEL.bottom - 80
        ways = (
            (lambda: say("summary.new_run"), actions.new_run, 300),
            (lambda: say("summary.same_seed"), actions.same_seed, 380),
            (lambda: say("summary.leave"), actions.leave, 300),
        )
        buttons, left = [], _LEFT
        for said, go, width in ways:
            buttons.append(Button(pygame.Rect(left, foot, width, 58), said, go))
            left += width + 46
        super().__init__(services, Focus(services, buttons))

    @property
    def ready(self) -> bool:
        """Whether the outcome may be shown: it is stored, or the disk has been asked long enough."""
        return self._stored.done() or self._waited_s > _STORING_MOST_S

    def update(self, dt: float) -> Change:
        """Waits for the disk."""
        if not self.ready:
            self._waited_s += dt
        return super().update(dt)

    def back(self) -> Change:
        """To the title."""
        return self._actions.leave()

    def draw(self, surface: pygame.Surface) -> None:
        """Everything, once it is stored."""
        if self.ready:
            super().draw(surface)
        else:
            surface.blit(self.services.assets.image("menu.png"), (0, 0))

    def paint(self, surface: pygame.Surface) -> None:
        """Heading, the table of duels, what is to be known about the run."""
        paint.panel(surface, self.services, _PANEL)
        say, end = self.services.text.say, self._end
        lost = end.reason != "won"
        title = Pen(surface, self.services, "title", theme.RED_INK if lost else theme.INK)
        title.line(say(f"summary.{end.reason}"), (_LEFT, _PANEL.top + 48), theme.HEADING_PX, (640, 60))
        won = sum(result.won for result in end.results)
        about = self.services.text.say_n("summary.beaten", won)
        said = say("summary.about", {"difficulty": say(f"difficulty.{end.difficulty}"), "beaten": about})
        Pen(surface, self.services).line(said, (_RIGHT, _PANEL.top + 50), theme.BODY_PX, (420, 34), "midright")
        paint.rule(surface, (_LEFT, _PANEL.top + 80), _RIGHT - _LEFT)
        self._paint_table(surface)
        self._paint_facts(surface)

    def _paint_table(self, surface: pygame.Surface) -> None:
        say = self.services.text.say
        heads = (
            "",
            say("summary.against"),
            say("intro.twist"),
            say("run.you"),
            say("summary.theirs"),
            say("summary.margin"),
        )
        self._paint_row(surface, 0, heads, Pen(surface, self.services, "body", theme.INK_PALE))
        pen = Pen(surface, self.services)
        left = () if self._end.left is None else (self._end.left,)
        for number, result in enumerate((*self._end.results, *left), start=1):
            name = parts.said_name(self.services, result.opponent)
            twists = self._end.twists[number - 1]
            twist = words.twist_name(self.services.text, twists) if twists else "–"
            end = say("summary.given_up") if result is self._end.left else self._margin(result)
            self._paint_row(surface, number, (str(number), name, twist, str(result.own), str(result.theirs), end), pen)

    def _margin(self, result: Result) -> str:
        margin = result.own - result.theirs
        return f"{margin:+d}" if margin else self.services.text.say("summary.roll_off")

    def _paint_row(self, surface: pygame.Surface, number: int, cells: tuple[str, ...], pen: Pen) -> None:
        y = _TABLE_TOP + number * _ROW_PX + _ROW_PX // 2
        columns = ((0, 34), (44, 350), (404, 320), (824, 90), (924, 90), (1068, 130))
        for index, ((x, width), cell) in enumerate(zip(columns, cells, strict=True)):
            figures = number > 0 and index not in (1, 2)
            writer = Pen(surface, self.services, "figures", pen.colour) if figures else pen
            anchor = "midleft" if index < 3 else "midright"
            place = (_LEFT + x, y)
            writer.line(
                cell, place, theme.BODY_PX, (width, _ROW_PX - 4), "midleft" if anchor == "midleft" else "midright"
            )
        line = y + _ROW_PX // 2
        pygame.draw.line(surface, theme.PARCHMENT_DIM, (_LEFT, line), (_RIGHT, line))

    def _paint_facts(self, surface: pygame.Surface) -> None:
        say, end = self.services.text.say, self._end
        seed = say("summary.seed_typed") if end.typed else say("summary.seed_secret", {"salt": seeds.grouped(end.salt)})
        file = say("summary.file", {"file": end.file})
        if self._stored.fault is not None:
            file = say("summary.not_stored", {"reason": parts.said_reason(self.services, self._stored.fault)})
        facts = (
            (say("summary.seed"), parts.folded(end.seed), seed),
            (say("summary.time"), parts.said_time(end.game_ms), say("summary.time_meaning") + self._resumed()),
            (say("summary.kept"), "", file),
        )
        for number, (label, figure, remark) in enumerate(facts):
            y = _FOOT_TOP + 18 + number * 38
            Pen(surface, self.services, "body", theme.INK_PALE).line(label, (_LEFT, y), theme.BODY_PX, (150, 32))
            left = _LEFT + 164
            if figure:
                figures = Pen(surface, self.services, "figures")
                left = figures.block(figure, (left, y), theme.BODY_PX, (520, 37), "midleft").right + 20
            colour = theme.RED_INK if number == 2 and self._stored.fault is not None else theme.INK
            small = Pen(surface, self.services, "small", colour)
            small.line(remark, (left, y), theme.SMALL_PX, (_RIGHT - left, 32))

    def _resumed(self) -> str:
        if not self._end.resumed:
            return ""
        return " " + self.services.text.say_n("summary.resumed", self._end.resumed)
