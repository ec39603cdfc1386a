"""Knows how an opponent is introduced before a duel: who it is, how strong, under which twist, who begins."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign.opponents import DUELS
from game.campaign.state import Run, opponent, strength
from scenes.campaign import parts
from scenes.campaign.parts import Pen, Sign
from scenes.menus.base import Menu
from scenes.services.services import Services
from scenes.skins.yathsel import words
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(44, 28, 760, 664)
_LEFT, _RIGHT = _PANEL.left + 46, _PANEL.right - 46
_FACTS_TOP, _FACT_PX = _PANEL.top + 296, 46
_LABEL_PX = 150
_EXTRA_TOP = _FACTS_TOP + 3 * _FACT_PX + 16


@dataclass(frozen=True, slots=True)
class IntroductionActions:
    """Where the two buttons lead."""

    sit_down: Callable[[], Change]
    leave: Callable[[], Change]


class IntroductionScene(Menu):
    """One opponent on one sheet; sitting down is one key away."""

    def __init__(self, services: Services, run: Run, sign: Sign, actions: IntroductionActions) -> None:
        self._run = run
        self._sign = sign
        self._actions = actions
        self._opponent = opponent(run) or ""
        say = services.text.say
        foot = _PANEL.bottom - 84
        sit = Button(pygame.Rect(_RIGHT - 330, foot, 330, 58), lambda: say("intro.sit_down"), actions.sit_down)
        leave = Button(pygame.Rect(_LEFT, foot, 290, 58), lambda: say("intro.leave"), actions.leave)
        super().__init__(services, Focus(services, (sit, leave)))

    def back(self) -> Change:
        """To the title; the run waits there."""
        return self._actions.leave()

    def paint(self, surface: pygame.Surface) -> None:
        """The sheet: number of the duel, face and words, facts, and what the first duel has to say about chance."""
        paint.panel(surface, self.services, _PANEL)
        self._paint_head(surface)
        self._paint_person(surface)
        self._paint_facts(surface)
        if self._run.duel.duel > 0:
            self._paint_earlier(surface)
        elif self._sign.seed is None:
            self._paint_commitment(surface)
        else:
            self._paint_seed(surface, self._sign.seed)

    def _paint_head(self, surface: pygame.Surface) -> None:
        duel = self._run.duel.duel
        said = self.services.text.say("intro.duel", {"number": duel + 1, "all": DUELS})
        Pen(surface, self.services, "title").line(said, (_LEFT, _PANEL.top + 44), theme.HEADING_PX - 12, (360, 46))
        parts.progress(surface, self._run.results, duel, (_RIGHT - 34 * DUELS + 8, _PANEL.top + 46))
        paint.rule(surface, (_LEFT, _PANEL.top + 72), _RIGHT - _LEFT)

    def _paint_person(self, surface: pygame.Surface) -> None:
        say, who = self.services.text.say, self._opponent
        top = _PANEL.top + 88
        parts.portrait(surface, self.services, who, (_LEFT + 100, top + 100), parts.FACE_PX)
        left, width = _LEFT + 224, _RIGHT - _LEFT - 224
        name = Pen(surface, self.services, "title")
        name.line(parts.said_name(self.services, who), (left, top + 26), theme.HEADING_PX, (width, 58))
        pale = Pen(surface, self.services, "body", theme.INK_PALE)
        pale.line(parts.said_temper(self.services, who), (left, top + 66), theme.BODY_PX, (width, 30))
        pen = Pen(surface, self.services)
        pen.block(say(f"opponent.{who}.line"), (left, top + 88), theme.BODY_PX, (width, 56))
        quoted = say("run.quoted", {"words": say(f"opponent.{who}.greet")})
        speech = Pen(surface, self.services, "body", theme.RED_INK)
        speech.block(quoted, (left, top + 148), theme.BODY_PX, (width, 56))

    def _paint_facts(self, surface: pygame.Surface) -> None:
        say, duel = self.services.text.say, self._run.duel
        per_mille = strength(self._run)
        twist = say("intro.no_twist")
        if duel.twists:
            name, effect = (of(self.services.text, duel.twists) for of in (words.twist_name, words.twist_effect))
            twist = say("intro.twist_and_effect", {"twist": name, "effect": effect})
        begins = say("intro.you_begin") if duel.side == 0 else say(
            "intro.they_begin", {"name": parts.said_name(self.services, self._opponent)}
        )  # fmt: skip
        facts = ((say("intro.strength"), ""), (say("intro.twist"), twist), (say("intro.first"), begins))
        for number, (label, fact) in enumerate(facts):
            y = _FACTS_TOP + number * _FACT_PX + _FACT_PX // 2
            left, width = _LEFT + _LABEL_PX, _RIGHT - _LEFT - _LABEL_PX
            Pen(surface, self.services, "body", theme.INK_PALE).line(
                label, (_LEFT, y), theme.BODY_PX, (_LABEL_PX - 12, _FACT_PX - 8)
            )
            if fact:
                Pen(surface, self.services).line(fact, (left, y), theme.BODY_PX, (width, _FACT_PX - 8))
            else:
                bar = pygame.Rect(left, y - 11, width - 86, 22)
                parts.strength_bar(surface, bar, per_mille)
                figure = Pen(surface, self.services, "figures")
                percent = say("intro.percent", {"percent": round(per_mille / 10)})
                figure.line(percent, (_RIGHT, y), theme.BODY_PX, (78, 34), "midright")
            pygame.draw.line(surface, theme.PARCHMENT_DIM, (_LEFT, y + _FACT_PX // 2), (_RIGHT, y + _FACT_PX // 2))

    def _paint_commitment(self, surface: pygame.Surface) -> None:
        size, gap = 60, 46
        parts.emblem_row(surface, self.services, self._sign.commitment, (_LEFT + 20, _EXTRA_TOP), size, gap)
        left = _LEFT + 4 * (size + gap) + 8
        width = _RIGHT - left
        figures = Pen(surface, self.services, "figures")
        figures.line(parts.grouped_hex(self._sign.commitment), (left, _EXTRA_TOP + 12), theme.BODY_PX, (width, 28))
        small = Pen(surface, self.services, "small", theme.INK_PALE)
        said = self.services.text.say("intro.commitment")
        small.block(said, (left, _EXTRA_TOP + 28), theme.SMALL_PX - 1, (width, 92))

    def _paint_seed(self, surface: pygame.Surface, seed: str) -> None:
        said = self.services.text.say("run.seed", {"seed": parts.folded(seed)})
        width = _RIGHT - _LEFT
        pen = Pen(surface, self.services, "figures")
        below = pen.block(said, (_LEFT, _EXTRA_TOP), theme.BODY_PX, (width, 62)).bottom + 8
        small = Pen(surface, self.services, "small", theme.INK_PALE)
        small.block(self.services.text.say("intro.seeded"), (_LEFT, below), theme.SMALL_PX, (width, 46))

    def _paint_earlier(self, surface: pygame.Surface) -> None:
        """The beaten ones, small, with the totals."""
        for number, result in enumerate(self._run.results):
            centre = (_LEFT + 46 + number * 96, _EXTRA_TOP + 28)
            parts.portrait(surface, self.services, result.opponent, centre, 52)
            totals = self.services.text.say("run.totals", {"own": result.own, "theirs": result.theirs})
            place = (centre[0], centre[1] + 34)
            Pen(surface, self.services, "figures").line(totals, place, theme.SMALL_PX, (92, 22), "midtop")
