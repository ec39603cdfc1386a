"""Knows which badges a finished game has earned, as soon as the records have read its file, and how that is told."""

from pathlib import Path
from typing import Protocol

import pygame

from scenes.campaign.parts import Pen
from scenes.services import honours
from scenes.services.journal import Ticket
from scenes.services.records import Records
from scenes.services.services import Services
from scenes.ui import theme

_ICON_PX, _MOST_NAMES, _MOST_ICONS = 30, 2, 10
_MOST_READINGS = 3


class Finished(Protocol):
    """A game that is or will be over: its file, and whether that is stored; None before its end."""

    file: Path | None
    stored: Ticket | None


class Earned:
    """Asks the records to read the game's file once it is stored; whoever looks is never kept waiting."""

    def __init__(self, kept: Finished, records: Records) -> None:
        self._kept = kept
        self._records = records
        self._readings = 0
        self._known = False
        self._badges: tuple[str, ...] = ()

    def badges(self) -> tuple[str, ...]:
        """The ids of the badges that this very game has earned, none before that is known."""
        kept = self._kept
        if self._known or kept.file is None or kept.stored is None or not kept.stored.done() or self._records.busy:
            return self._badges
        self._known = honours.has_read(self._records, kept.file.name) or self._readings == _MOST_READINGS
        if self._known:
            self._badges = honours.earned_by(self._records, kept.file.name)
        else:
            self._readings += 1
            self._records.refresh()
        return self._badges


def draw(surface: pygame.Surface, services: Services, badges: tuple[str, ...], right: tuple[int, int]) -> None:
    """New badges in one line that ends at `right`: their pictures, their names if they are few."""
    if not badges:
        return
    text = services.text
    names = ", ".join(text.say(f"badge.{badge}") for badge in badges)
    few = len(badges) <= _MOST_NAMES
    said = text.say_n("badges.new", len(badges), {"names": names}) if few else text.say_n("badges.some", len(badges))
    place = Pen(surface, services, "body", theme.RED_INK).line(said, right, theme.BODY_PX - 3, (520, 28), "midright")
    for number, badge in enumerate(reversed(badges[:_MOST_ICONS])):
        picture = services.assets.sized(f"badges/{badge}.png", (_ICON_PX, _ICON_PX))
        surface.blit(picture, picture.get_rect(midright=(place.left - 8 - number * (_ICON_PX + 2), right[1])))
