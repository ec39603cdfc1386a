"""Knows the table of duels at the end of a run, and who had the last word in a short one."""

from dataclasses import dataclass

import pygame

from scenes import faces
from scenes.campaign import parts, things
from scenes.campaign.parts import Pen
from scenes.campaign.tale import DuelTale
from scenes.services import shapes
from scenes.services.services import Services
from scenes.skins.yathsel import words
from scenes.ui import theme

ROW_PX, MOST_ROWS = 29, 9
_FACE_PX = 27
_SHORT_RUN, _PORTRAIT_PX = 4, 116


@dataclass(frozen=True, slots=True)
class DuelTable:
    """The duels of a run, the last ones if there are many; `left` is how the one stood that was given up."""

    services: Services
    duels: tuple[DuelTale, ...]
    left: tuple[int, int] | None

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """A row a duel; in the room below a few of them the last word."""
        say = self.services.text.say
        heads = ("", say("summary.against"), say("intro.twist"), "", say("summary.totals"), say("summary.gold"),
                 say("summary.margin"))  # fmt: skip
        self._row(rect, 0, heads, Pen(surface, self.services, "body", theme.INK_PALE))
        pen = Pen(surface, self.services)
        for number, duel in enumerate(self.duels[-MOST_ROWS:], start=1):
            self._row(rect, number, self._cells(duel), pen)
            y = rect.top + number * ROW_PX + ROW_PX // 2
            face = faces.face(self.services.assets, duel.opponent, _mood(duel), _FACE_PX)
            surface.blit(face, face.get_rect(center=(rect.left + 52, y)))
            for place, rule in enumerate(duel.house_rules[:4]):
                things.icon(surface, self.services, f"rules/{rule}.png", (rect.left + 624 + place * 28, y), 26)
        self._last_word(surface, rect)

    def _last_word(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Who ended a short run, and with what words."""
        duels = self.duels
        if not 0 < len(duels) <= _SHORT_RUN or duels[-1].result is None or duels[-1].result.won:
            return
        who, caught = duels[-1].opponent, duels[-1].reason == "caught"
        middle = (rect.top + (len(duels) + 1) * ROW_PX + rect.bottom) // 2
        left = rect.centerx - 250
        parts.portrait(surface, self.services, who, (left + 70, middle), _PORTRAIT_PX, _mood(duels[-1]))
        key = f"talk.{who}.catch" if caught else f"opponent.{who}.win"
        quoted = self.services.text.say("run.quoted", {"words": self.services.text.say(key)})
        room = (400, 100)
        speech = Pen(surface, self.services, "body", theme.RED_INK)
        speech.block(quoted, (left + 160, middle), theme.LARGE_PX, room, "midleft")

    def _cells(self, duel: DuelTale) -> tuple[str, ...]:
        text = self.services.text
        gold = sum(amount for _, amount in duel.gold)
        twist = words.twist_name(text, duel.twists) if duel.twists else "–"
        name = parts.said_name(self.services, duel.opponent)
        return (str(duel.number + 1), name, twist, "", totals(self.services, duel, self.left),
                f"{gold:+d}" if gold else "–", margin(self.services, duel))  # fmt: skip

    def _row(self, rect: pygame.Rect, number: int, cells: tuple[str, ...], pen: Pen) -> None:
        y = rect.top + number * ROW_PX + ROW_PX // 2
        columns = ((0, 34), (76, 254), (344, 252), (600, 0), (860, 130), (950, 80), (1072, 116))
        for index, ((x, width), cell) in enumerate(zip(columns, cells, strict=True)):
            if not cell:
                continue
            figures = number > 0 and index not in (1, 2)
            writer = Pen(pen.surface, self.services, "figures", pen.colour) if figures else pen
            size = (width, ROW_PX - 3)
            writer.line(cell, (rect.left + x, y), theme.BODY_PX - 2, size, "midleft" if index < 3 else "midright")
        line = y + ROW_PX // 2
        shapes.line(pen.surface, theme.PARCHMENT_DIM, (rect.left, line), (rect.right, line))


def totals(services: Services, duel: DuelTale, left: tuple[int, int] | None) -> str:
    """How a duel stood at its end, or when it was given up."""
    say = services.text.say
    if duel.result is not None:
        return say("run.totals", {"own": duel.result.own, "theirs": duel.result.theirs})
    return "–" if left is None else say("run.totals", {"own": left[0], "theirs": left[1]})


def margin(services: Services, duel: DuelTale) -> str:
    """By how much a duel was won or lost, or what else decided it."""
    say = services.text.say
    if duel.result is None:
        return say("summary.given_up")
    if duel.reason == "caught":
        return say("summary.was_caught")
    by = duel.result.own - duel.result.theirs
    return f"{by:+d}" if by else say("summary.roll_off")


def _mood(duel: DuelTale) -> faces.Mood:
    """How the opponent took it."""
    if duel.result is None:
        return "calm"
    return "cross" if duel.result.won or duel.reason == "caught" else "pleased"
