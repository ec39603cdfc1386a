"""Knows how the strip with the player's things is drawn: gold, pockets, tricks, charms, warning, rising words."""

import pygame

from game.yathsel import dice, goods
from game.yathsel.dice import Die
from game.yathsel.state import Duel
from scenes.services import shapes
from scenes.services.canvas import blank, density_of, turned
from scenes.services.services import Services
from scenes.skins.yathsel import layout, words
from scenes.skins.yathsel.choice import Choice, area_of
from scenes.skins.yathsel.pieces import Pieces
from scenes.skins.yathsel.shown import Float, Shown
from scenes.ui import theme

ICON_PX = 44
RISE_PX = 46
_SLOT, _SLOT_EDGE = (30, 16, 10), (86, 56, 26)
_STAMP = (196, 62, 46)


class Belongings:
    """What the player owns, as it lies before him."""

    def __init__(self, services: Services, pieces: Pieces) -> None:
        self._services = services
        self._pieces = pieces
        self._stamp: tuple[str, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, shown: Shown, choice: Choice) -> None:
        """All of it."""
        duel = shown.duel
        own = duel.sides[0]
        for place, die in enumerate(own.pockets or () if duel.table.pocketed or not duel.table.saloon else ()):
            self._pocket(surface, layout.pocket(place), die, place, choice)
        if not duel.table.saloon:
            self._gold(surface, round(shown.gold))
            for place in range(goods.goods().most_tricks):
                held = (duel.tricks or ())[place : place + 1]
                self._good(surface, layout.trick(place), held, choice, duel)
            for place in range(goods.goods().most_charms):
                held = (duel.charms or ())[place : place + 1]
                self._good(surface, layout.charm(place), held, choice, duel)
            self._warning(surface, duel)
        self._ring(surface, choice, duel)
        for number, one in enumerate(shown.floats):
            self._rising(surface, one, number)

    def _slot(self, surface: pygame.Surface, area: pygame.Rect, lit: bool) -> None:
        shapes.rect(surface, _SLOT, area, 0, 10)
        shapes.rect(surface, theme.BRASS_BRIGHT if lit else _SLOT_EDGE, area, 2, 10)

    def _gold(self, surface: pygame.Surface, amount: int) -> None:
        area = layout.GOLD
        centre = (area.left + 22, area.centery)
        coin(surface, centre, 19)
        place = (area.left + 48, area.centery)
        self._services.text.draw(surface, str(amount), place, "figures", 27, theme.BRASS_BRIGHT, "midleft",
                                 (area.right - place[0], 44))  # fmt: skip

    def _pocket(self, surface: pygame.Surface, area: pygame.Rect, die: Die | None, place: int, choice: Choice) -> None:
        mode = choice.mode
        lit = mode is not None and mode.kind == "swap" and mode.pocket == place
        back = self._pieces.picture("under/pocket_back.png", 62)
        front = self._pieces.picture("under/pocket.png", 62)
        spot = front.get_rect(midtop=(area.centerx, area.top - 1))
        surface.blit(back, spot)
        if die is not None:
            up = 6 if lit else 0
            picture = self._pieces.icon(die.kind, 42)
            surface.blit(picture, picture.get_rect(midtop=(area.centerx, area.top - 5 - up)))
        surface.blit(front, spot)
        shapes.circle(surface, theme.WALNUT_DARK, (area.centerx, area.bottom - 17), 10)
        self._services.text.draw(surface, str(place + 1), (area.centerx, area.bottom - 17), "small", 13,
                                 theme.BRASS_BRIGHT if lit else theme.PARCHMENT, "center", (18, 18))  # fmt: skip
        left = wear_left(die)
        if left:
            self._badge(surface, str(left), (area.right - 8, area.top + 8))
        if lit:
            shapes.rect(surface, theme.BRASS_BRIGHT, area, 2, 10)

    def _good(
        self, surface: pygame.Surface, area: pygame.Rect, held: tuple[str, ...], choice: Choice, duel: Duel
    ) -> None:
        mode = choice.mode
        begun = mode is not None and held == (mode.item if mode.kind == "use" else "boots_off",) and mode.kind != "swap"
        ready = held == ("boots_off",) and duel.effects.again and duel.side == 0 and duel.thrown <= 1
        self._slot(surface, area, begun or ready)
        if held:
            picture = self._pieces.icon(held[0], ICON_PX)
            surface.blit(picture, picture.get_rect(center=(area.centerx, area.centery - (4 if begun else 0))))

    def _warning(self, surface: pygame.Surface, duel: Duel) -> None:
        area = layout.WARNING
        if not duel.warnings:
            shapes.ellipse(surface, _SLOT_EDGE, area.inflate(-14, -10), 1)
            return
        said = self._services.text.say("table.warned")
        if self._stamp is None or self._stamp[0] != said or density_of(self._stamp[1]) != density_of(surface):
            self._stamp = (said, _stamped(self._services, said))
        surface.blit(self._stamp[1], self._stamp[1].get_rect(center=area.center))

    def _ring(self, surface: pygame.Surface, choice: Choice, duel: Duel) -> None:
        if choice.focus is None:
            return
        area = area_of(choice.focus, choice, duel)
        if area is not None:
            shapes.rect(surface, theme.WALNUT_DARK, area.inflate(8, 8), 5, 12)
            shapes.rect(surface, theme.BRASS_BRIGHT, area.inflate(6, 6), 2, 11)

    def _rising(self, surface: pygame.Surface, one: Float, number: int) -> None:
        text = self._services.text
        said = f"{words.signed(one.amount)}  {words.reason(text, one.why)}"
        colour = theme.BRASS_BRIGHT if one.amount > 0 else (240, 170, 140)
        picture = text.fit(said, "body", 19, colour, (300, 28))
        part = min(1.0, one.age_ms / 1000)
        y = layout.GOLD.top - 18 - round(RISE_PX * part) - 26 * number
        area = picture.get_rect(midleft=(layout.GOLD.left + 8, y))
        shapes.rect(surface, theme.WALNUT_DARK, area.inflate(16, 6), 0, 9)
        shapes.rect(surface, theme.BRASS_DARK, area.inflate(16, 6), 1, 9)
        surface.blit(picture, area)

    def _badge(self, surface: pygame.Surface, said: str, place: tuple[int, int]) -> None:
        shapes.circle(surface, theme.LEATHER_DARK, place, 10)
        shapes.circle(surface, theme.BRASS, place, 10, 1)
        self._services.text.draw(surface, said, place, "small", 12, theme.CREAM, "center", (18, 18))


def coin(surface: pygame.Surface, centre: tuple[int, int], radius: int) -> None:
    """A gold coin."""
    x, y = centre
    shapes.circle(surface, theme.WALNUT_DARK, (x + 1, y + 3), radius)
    shapes.circle(surface, (150, 98, 24), centre, radius)
    shapes.circle(surface, (240, 196, 84), (x, y - 1), radius - 2)
    shapes.circle(surface, (196, 140, 44), (x, y - 1), round(radius * 0.66), max(1, radius // 8))
    top, side = round(radius * 0.4), round(radius * 0.3)
    points = ((x, y - 1 - top), (x + side, y - 1), (x, y - 1 + top), (x - side, y - 1))
    shapes.polygon(surface, (196, 140, 44), points)
    shine = pygame.Rect(0, 0, 2 * radius - 8, 2 * radius - 8)
    shine.center = (x, y - 1)
    shapes.arc(surface, (255, 240, 190), shine, 1.2, 2.8, 2)


def wear_left(die: Die | None) -> int:
    """How many throws a die has left before it breaks, 0 for one that lasts."""
    limit = dice.kinds()[die.kind].breaks_after if die else 0
    return limit - die.wear if die and limit else 0


def _stamped(services: Services, said: str) -> pygame.Surface:
    """The warning as a red stamp, put on aslant."""
    picture = services.text.fit(said, "title", 15, _STAMP, (72, 24))
    size = picture.get_width() + 14, picture.get_height() + 10
    made = blank(size, pygame.SRCALPHA, density_of(picture))
    shapes.rect(made, (*_STAMP, 255), made.get_rect(), 2, 6)
    made.blit(picture, picture.get_rect(center=made.get_rect().center))
    return turned(made, 14)
