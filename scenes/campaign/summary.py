"""Knows how a finished run is shown: every duel, what was gained, and the seed that was secret until now."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from scenes import wares
from scenes.campaign import earned, end_card, keys, parts, things
from scenes.campaign.duel_table import MOST_ROWS, ROW_PX, DuelTable
from scenes.campaign.end_card import RunEnd
from scenes.campaign.parts import Pen
from scenes.menus.base import Menu
from scenes.services.inputs import CommandName, Input
from scenes.services.journal import Ticket
from scenes.services.selfcheck import SelfCheck
from scenes.services.services import Services
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.entry import put_in_clipboard
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(56, 28, 1168, 664)
_LEFT, _RIGHT = _PANEL.left + 48, _PANEL.right - 48
_TABLE = pygame.Rect(_LEFT, _PANEL.top + 86, _RIGHT - _LEFT, (MOST_ROWS + 1) * ROW_PX)
_GAIN_TOP = _TABLE.bottom + 4
_CARD = pygame.Rect(_LEFT, _GAIN_TOP + 76, _RIGHT - _LEFT, 116)
_FOOT, _BUTTON_PX, _GAP_PX = _PANEL.bottom - 76, 54, 16
_STORING_MOST_S = 5.0
_ICON_PX = 34


@dataclass(frozen=True, slots=True)
class SummaryActions:
    """Where the three buttons lead; `standing`: the level the player has reached, in words; `earned`: new badges."""

    new_run: Callable[[], Change]
    same_seed: Callable[[], Change]
    leave: Callable[[], Change]
    standing: Callable[[], str] = str
    earned: Callable[[], tuple[str, ...]] = tuple


def nothing() -> Change:
    """What follows a stored run that nobody books."""
    return None


class SummaryScene(Menu):
    """Shows nothing before `stored` is done: a run that is over is over on the disk first.

    `booked` is asked once as soon as it is stored; it may lay something over the summary.
    """

    def __init__(
        self, services: Services, end: RunEnd, stored: Ticket, actions: SummaryActions,
        booked: Callable[[], Change] = nothing,
    ) -> None:  # fmt: skip
        self._end = end
        self._stored = stored
        self._actions = actions
        self._booked = booked
        self._asked = False
        self._copied = False
        self._waited_s = 0.0
        self.check: SelfCheck | None = None
        ways: tuple[tuple[str, Callable[[], Change], int, CommandName | None], ...] = (
            ("summary.new_run", actions.new_run, 230, keys.NEW_RUN),
            ("summary.same_seed", actions.same_seed, 344, keys.SAME_SEED),
            ("summary.leave", actions.leave, 220, None), ("end.copy", self.copy, 230, "copy"),
        )  # fmt: skip
        buttons, shortcuts, left = [], [], _LEFT
        for words, go, width, key in ways:
            buttons.append(Button(pygame.Rect(left, _FOOT, width, _BUTTON_PX), partial(self._said, words), go))
            left += width + _GAP_PX
            if key is not None:
                shortcuts.append(keys.Shortcut(key, buttons[-1].rect, go))
        self._shortcuts = tuple(shortcuts)
        super().__init__(services, Focus(services, buttons))

    @property
    def ready(self) -> bool:
        """Whether the outcome may be shown: it is stored, or the disk has been asked long enough."""
        return self._stored.done() or self._waited_s > _STORING_MOST_S

    def update(self, dt: float) -> Change:
        """Waits for the disk."""
        if not self.ready:
            self._waited_s += dt
        elif not self._asked:
            self._asked = True
            if self._end.reason != "won":
                self.services.audio.fanfare("run_lost")
            if self._end.path is not None and self._stored.fault is None and self._stored.done():
                self.check = SelfCheck(self._end.path)
            return self._booked() if self._stored.done() and self._stored.fault is None else None
        return super().update(dt)

    def leave(self) -> None:
        """A check under way would only cost the next screen its time."""
        super().leave()
        if self.check is not None:
            self.check.leave()

    def handle(self, given: Input) -> Change:
        """A new run, the same seed and taking the card along have keys that count from the first moment."""
        chosen = keys.pressed(given, self._shortcuts)
        return chosen.go() if chosen else super().handle(given)

    def copy(self) -> Change:
        """The whole card as text, to be pasted anywhere."""
        told = end_card.as_text(self.services, self._end, self.check, self._stored.fault)
        self._copied = put_in_clipboard(told)
        return None

    def begin_anew(self, same_seed: bool) -> Change:
        """As `BeginsAnew`."""
        return self._actions.same_seed() if same_seed else self._actions.new_run()

    def back(self) -> Change:
        """To the title."""
        return self._actions.leave()

    def draw(self, surface: pygame.Surface) -> None:
        """Everything, once it is stored."""
        if self.ready:
            super().draw(surface)
            keys.draw(surface, self.services, self._shortcuts)
        else:
            surface.blit(self.services.assets.image("menu.png"), (0, 0))

    def paint(self, surface: pygame.Surface) -> None:
        """Heading, the table of duels, what is to be known about the run."""
        paint.panel(surface, self.services, _PANEL)
        say, end = self.services.text.say, self._end
        lost = end.reason != "won"
        title = Pen(surface, self.services, "title", theme.RED_INK if lost else theme.INK)
        title.line(say(f"summary.{end.reason}"), (_LEFT, _PANEL.top + 48), theme.HEADING_PX, (640, 60))
        won = sum(duel.result is not None and duel.result.won for duel in end.duels)
        beaten = self.services.text.say_n("summary.beaten", won)
        level = say(f"difficulty.{end.difficulty}")
        if end.stake:
            level = say("summary.stake", {"difficulty": level, "stake": end.stake})
        said = say("summary.about", {"difficulty": level, "beaten": beaten})
        Pen(surface, self.services).line(said, (_RIGHT, _PANEL.top + 50), theme.BODY_PX, (420, 34), "midright")
        paint.rule(surface, (_LEFT, _PANEL.top + 80), _RIGHT - _LEFT)
        DuelTable(self.services, end.duels, end.left).draw(surface, _TABLE)
        below = (_RIGHT, _TABLE.bottom - ROW_PX // 2 if len(end.duels) < MOST_ROWS else _GAIN_TOP + 22)
        earned.draw(surface, self.services, self._actions.earned(), below)
        self._paint_gains(surface)
        end_card.draw(surface, self.services, _CARD, end_card.facts(self.services, end, self.check, self._stored.fault))

    def _said(self, words: str) -> str:
        return self.services.text.say("summary.code_copied" if words == "end.copy" and self._copied else words)

    def _paint_gains(self, surface: pygame.Surface) -> None:
        """What the player had at the end, and the XP by cause."""
        say, end = self.services.text.say, self._end
        y = _GAIN_TOP + 22
        coin = parts.gold(surface, self.services, end.gold, (_LEFT, y), dark=False)
        left = coin.right + 18
        for place, one in enumerate(end.owned):
            centre = (left + _ICON_PX // 2 + place * (_ICON_PX + 5), y)
            things.icon(surface, self.services, wares.icon(one.ware), centre, _ICON_PX)
        if end.kit is not None and not (len(end.duels) >= MOST_ROWS and self._actions.earned()):
            kit = say("summary.kit", {"kit": say(f"kit.{end.kit}")})
            pale = Pen(surface, self.services, "body", theme.INK_PALE)
            pale.line(kit, (_RIGHT, y), theme.BODY_PX - 3, (400, 28), "midright")
        causes = ", ".join(say("summary.cause", {"cause": say(f"cause.{why}"), "xp": xp}) for why, xp in end.xp)
        total = sum(xp for _, xp in end.xp)
        said = say("summary.xp", {"xp": total, "causes": causes}) if total else say("summary.no_xp")
        if end.typed:
            said = say("summary.xp_seeded")
        elif "forked" in end.marks:
            said = say("summary.xp_forked")
        elif end.category == "practice":
            said = say("summary.xp_practice")
        late_ms = end.duels[-1].late_ms if end.duels else None
        if late_ms is not None:
            said = f"{say('result.late', {'ms': late_ms})} {said}"
        Pen(surface, self.services).line(said, (_LEFT, y + 38), theme.BODY_PX - 3, (740, 28))
        pale = Pen(surface, self.services, "body", theme.INK_PALE)
        standing = self._actions.standing()
        pale.line(standing, (_RIGHT, y + 38), theme.BODY_PX - 3, (300, 28), "midright")
