"""Knows how an opponent is introduced before a duel: who it is, on which terms, and the wagers on beating it."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.campaign.opponents import DUELS, all_opponents, last
from game.campaign.state import Run, strength
from game.core import seeds
from scenes import faces
from scenes.campaign import parts, terms
from scenes.campaign.cards import Card
from scenes.campaign.parts import Pen, Sign
from scenes.campaign.terms import Offer
from scenes.campaign.trail import house_rules
from scenes.menus.base import Menu
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.yathsel import words
from scenes.stack import Change
from scenes.ui import paint, theme
from scenes.ui.focus import Focus
from scenes.ui.widgets import Button

_PANEL = pygame.Rect(44, 28, 760, 664)
_LEFT, _RIGHT = _PANEL.left + 46, _PANEL.right - 46
_FACTS_TOP, _FACT_PX = _PANEL.top + 292, 42
_LABEL_PX = 150
_EXTRA_TOP = _FACTS_TOP + 4 * _FACT_PX + 12
_WAGERS = pygame.Rect(832, 28, 404, 664)
_BOLD = ("gambler", "high_numbers")
_CARD = (328, 116)
_CARDS_TOP = _WAGERS.top + 206


@dataclass(frozen=True, slots=True)
class IntroductionActions:
    """Sitting down with a wager (its stake, 0 for none), and where the way back leads."""

    sit_down: Callable[[int], Change]
    pause: Callable[[], Change]


class IntroductionScene(Menu):
    """One opponent on one sheet; sitting down is one key away. A wager can be taken back until then."""

    def __init__(self, services: Services, run: Run, sign: Sign, actions: IntroductionActions) -> None:
        self._run = run
        self._sign = sign
        self._actions = actions
        self._opponent = run.opponent or ""
        self._stake = run.wagered
        say = services.text.say
        foot = _PANEL.bottom - 84
        sit = Button(pygame.Rect(_RIGHT - 330, foot, 330, 58), lambda: say("intro.sit_down"), self._sit_down)
        pause = Button(pygame.Rect(_LEFT, foot, 240, 58), lambda: say("road.pause"), actions.pause)
        cards = [
            Card(
                pygame.Rect((_WAGERS.centerx - _CARD[0] // 2, _CARDS_TOP + place * (_CARD[1] + 18)), _CARD),
                self._painter(services, offer), self._pick(offer.stake), self._can(offer), self._is_picked(offer.stake),
                "chips",
            )
            for place, offer in enumerate(terms.offers(run))
        ]  # fmt: skip
        super().__init__(services, Focus(services, (sit, pause, *cards)))

    def back(self) -> Change:
        """To the pause."""
        return self._actions.pause()

    def _sit_down(self) -> Change:
        return self._actions.sit_down(0 if self._run.wagered else self._stake)

    def _pick(self, stake: int) -> Callable[[], Change]:
        def pick() -> Change:
            self._stake = 0 if self._stake == stake else stake
            return None

        return pick

    def _can(self, offer: Offer) -> Callable[[], bool]:
        return lambda: offer.affordable and not self._run.wagered

    def _is_picked(self, stake: int) -> Callable[[], bool]:
        return lambda: self._stake == stake

    def paint(self, surface: pygame.Surface) -> None:
        """The sheets: opponent, facts, house rules (in the first duel what is to be said about chance), wagers."""
        paint.panel(surface, self.services, _PANEL)
        self._paint_head(surface)
        self._paint_person(surface)
        self._paint_facts(surface)
        self._paint_wagers(surface)
        if self._run.duel.table.duel > 0:
            room = pygame.Rect(_LEFT, _EXTRA_TOP, _RIGHT - _LEFT, 98)
            house_rules(surface, self.services, self._run.duel.table.house_rules, self._run.difficulty, room)
        elif self._sign.seed is None:
            self._paint_commitment(surface)
        else:
            self._paint_seed(surface, self._sign.seed)

    def _paint_head(self, surface: pygame.Surface) -> None:
        duel = self._run.duel.table.duel
        endless = "trail.endless" if duel >= DUELS else "intro.duel"
        said = self.services.text.say(endless, {"number": duel + 1, "all": DUELS})
        Pen(surface, self.services, "title").line(said, (_LEFT, _PANEL.top + 44), theme.HEADING_PX - 12, (360, 46))
        parts.progress(surface, self._run.results, duel, (_RIGHT - 34 * DUELS + 8, _PANEL.top + 46))
        paint.rule(surface, (_LEFT, _PANEL.top + 72), _RIGHT - _LEFT)

    def _paint_person(self, surface: pygame.Surface) -> None:
        say, who = self.services.text.say, self._opponent
        top = _PANEL.top + 88
        parts.portrait(surface, self.services, who, (_LEFT + 100, top + 100), parts.FACE_PX, self._mood())
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

    def _mood(self) -> faces.Mood:
        """Who plays boldly looks forward to it; at the last table nobody smiles."""
        if self._opponent == last():
            return "cross"
        return "pleased" if all_opponents()[self._opponent].temper in _BOLD else "calm"

    def _paint_facts(self, surface: pygame.Surface) -> None:
        say, duel = self.services.text.say, self._run.duel
        per_mille = strength(self._run)
        twist = say("intro.no_twist")
        if duel.table.twists:
            name, effect = (of(self.services.text, duel.table.twists) for of in (words.twist_name, words.twist_effect))
            twist = say("intro.twist_and_effect", {"twist": name, "effect": effect})
        begins = say("intro.you_begin") if duel.side == 0 else say(
            "intro.they_begin", {"name": parts.said_name(self.services, self._opponent)}
        )  # fmt: skip
        pays = terms.bounty(self._run)
        paid = say("intro.bounty_xp", {"xp": terms.xp_for(pays)}) if terms.pays_xp(self._run) else say(
            "intro.bounty_gold", {"gold": pays}
        )  # fmt: skip
        facts = (
            (say("intro.strength"), ""), (say("intro.twist"), twist), (say("intro.first"), begins),
            (say("intro.bounty"), paid),
        )  # fmt: skip
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
            shapes.line(surface, theme.PARCHMENT_DIM, (_LEFT, y + _FACT_PX // 2), (_RIGHT, y + _FACT_PX // 2))

    def _paint_commitment(self, surface: pygame.Surface) -> None:
        size, gap = 60, 46
        parts.emblem_row(surface, self.services, self._sign.commitment, (_LEFT + 20, _EXTRA_TOP), size, gap)
        left = _LEFT + 4 * (size + gap) + 8
        width = _RIGHT - left
        figures = Pen(surface, self.services, "figures")
        figures.line(parts.grouped_hex(self._sign.commitment), (left, _EXTRA_TOP + 12), theme.BODY_PX, (width, 28))
        small = Pen(surface, self.services, "small", theme.INK_PALE)
        said = self.services.text.say("intro.commitment")
        small.block(said, (left, _EXTRA_TOP + 28), theme.SMALL_PX - 1, (width, 74))

    def _paint_seed(self, surface: pygame.Surface, seed: str) -> None:
        said = self.services.text.say("run.seed", {"seed": parts.folded(self.services, seed)})
        width = _RIGHT - _LEFT
        pen = Pen(surface, self.services, "figures")
        below = pen.block(said, (_LEFT, _EXTRA_TOP), theme.BODY_PX, (width, 62)).bottom + 8
        small = Pen(surface, self.services, "small", theme.INK_PALE)
        key = "intro.calendar" if seeds.calendar(seed) else "intro.seeded"
        small.block(self.services.text.say(key), (_LEFT, below), theme.SMALL_PX, (width, 46))

    def _paint_wagers(self, surface: pygame.Surface) -> None:
        say, left, width = self.services.text.say, _WAGERS.left + 38, _WAGERS.width - 76
        parts.headed_panel(surface, self.services, _WAGERS, say("wager.heading"))
        about = say("wager.stands") if self._run.wagered else say("wager.about")
        Pen(surface, self.services).block(about, (left, _WAGERS.top + 94), theme.BODY_PX - 2, (width, 100))
        foot = _WAGERS.bottom - 46
        coin = parts.gold(surface, self.services, self._run.duel.sides[0].gold or 0, (left, foot), dark=False)
        pale = Pen(surface, self.services, "body", theme.INK_PALE)
        pale.line(say("wager.purse"), (coin.right + 12, foot), theme.BODY_PX - 2, (_WAGERS.right - coin.right - 50, 30))

    def _painter(self, services: Services, offer: Offer) -> Callable[[pygame.Surface, pygame.Rect], None]:
        say = services.text.say

        def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
            parts.gold(surface, services, offer.stake, (rect.left, rect.top + 28), dark=False)
            back = offer.stake * offer.times
            pays = say("wager.pays", {"times": offer.times, "gold": back})
            if terms.pays_xp(self._run):
                pays = say("wager.pays_xp", {"times": offer.times, "xp": terms.xp_for(back)})
            place, room = (rect.left + 100, rect.top + 28), (rect.width - 130, 34)
            Pen(surface, services, "figures").line(pays, place, theme.BODY_PX, room)
            asked = say("wager.margin", {"margin": offer.margin})
            if not offer.affordable and not self._is_picked(offer.stake)():
                asked = say("wager.no_gold")
            ink = theme.INK if offer.affordable else theme.RED_INK
            pen = Pen(surface, services, "body", ink)
            pen.block(asked, (rect.left, rect.top + 56), theme.BODY_PX - 2, (rect.width, 44))

        return draw
