"""Knows how words look: the language in force, the fonts of each role, cached renderings that fit their boxes."""

import locale
import logging
import math
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import pygame

from scenes.services import lang
from scenes.services.canvas import held, real_px
from scenes.services.settings import LANGUAGES

Role = Literal["title", "body", "figures", "small", "marks"]
Align = Literal["left", "centre", "right"]
Colour = tuple[int, int, int]
Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]  # fmt: skip

SMALLEST_PX = 12
_CACHE_PX = 6_000_000
_FOLDER = Path(__file__).resolve().parents[2] / "assets" / "fonts"
_FILES: tuple[tuple[Role, str], ...] = (
    ("title", "YathselTitle.ttf"),
    ("body", "ZillaSlab-SemiBold.ttf"),
    ("figures", "SpecialElite.ttf"),
    ("small", "NotoSans-Medium.ttf"),
    ("marks", "YathselSymbols.ttf"),
)
_ALIGN = {"left": pygame.FONT_LEFT, "centre": pygame.FONT_CENTER, "right": pygame.FONT_RIGHT}


class FontError(Exception):
    """A font that is not where it belongs; the text names the file."""


def font_file(role: Role) -> Path:
    """The font file of a role."""
    return _FOLDER / dict(_FILES)[role]


def system_language() -> str:
    """The first of our languages the system asks for, English if none."""
    wanted = locale.getlocale()[0] or ""
    code = wanted.split("_")[0].lower()
    long_names = {"english": "en", "german": "de"}
    found = long_names.get(code, code)
    return found if found in LANGUAGES else lang.FALLBACK


class Text:
    """The words of one language at one scale (per cent) and density; all three can change while the game runs."""

    def __init__(self, language: str, scale: int = 100, density: float = 1.0) -> None:
        self.language = ""
        self.scale = scale
        self.density = density
        self._words = lang.catalogue(lang.FALLBACK)
        self._fonts: dict[tuple[Role, int], pygame.Font] = {}
        self._pictures: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._kept_px = 0
        self.use(language, scale)

    def use(self, language: str, scale: int) -> None:
        """Switches language (empty: the system's) and scale."""
        self.language = language or system_language()
        self.scale = scale
        self._words = lang.catalogue(self.language)

    def refine(self, density: float) -> None:
        """Letters for another density from now on."""
        self.density = density
        self._fonts.clear()
        self._pictures.clear()
        self._kept_px = 0

    def say(self, key: str, values: Mapping[str, object] | None = None) -> str:
        """The words for an id of the language files, with its named places filled."""
        words = self._words.gettext(key)
        return words.format_map(values) if values else words

    def say_n(self, key: str, number: int, values: Mapping[str, object] | None = None) -> str:
        """The words for an id in the form that `number` asks for; `{n}` is the number."""
        words = self._words.ngettext(key, f"{key}.many", number)
        return words.format_map({"n": number, **(values or {})})

    def font(self, role: Role, size: int) -> pygame.Font:
        """The font of a role at `size` logical pixels (no scale applied, 12 at least); it measures real ones."""
        place = (role, max(size, SMALLEST_PX))
        if place not in self._fonts:
            path = font_file(role)
            if not path.is_file():
                raise FontError(f"assets/fonts/{path.name} is missing: the game is not installed completely")
            self._fonts[place] = pygame.Font(str(path), round(place[1] * self.density))
        return self._fonts[place]

    def size_of(self, words: str, role: Role, size: int) -> tuple[int, int]:
        """Logical width and height of words at `size` logical pixels."""
        width, height = self.font(role, size).size(words)
        return math.ceil(width / self.density), math.ceil(height / self.density)

    def scaled(self, size: int) -> int:
        """A size of 100 % as it is at the player's text scale."""
        return max(SMALLEST_PX, size * self.scale // 100)

    def render(
        self, words: str, role: Role, size: int, colour: Colour, width: int = 0, align: Align = "left"
    ) -> pygame.Surface:
        """The words as a picture at exactly `size` pixels, wrapped at `width` if given; cached, do not draw on it."""
        key = (words, role, size, colour, width, align)
        found = self._pictures.get(key)
        if found is None:
            font = self.font(role, size)
            font.align = _ALIGN[align]
            found = held(font.render(words, True, colour, None, round(width * self.density)), self.density)
            self._keep(key, found)
        else:
            self._pictures.move_to_end(key)
        return found

    def _keep(self, key: tuple[object, ...], picture: pygame.Surface) -> None:
        """Keeps a picture for the next frame; what was not needed longest goes."""
        self._pictures[key] = picture
        self._kept_px += real_px(picture)
        while self._kept_px > _CACHE_PX and len(self._pictures) > 1:
            self._kept_px -= real_px(self._pictures.popitem(last=False)[1])

    def fit(
        self, words: str, role: Role, size: int, colour: Colour, box: tuple[int, int], wrap: bool = False,
        align: Align = "left",
    ) -> pygame.Surface:  # fmt: skip
        """Words at the player's scale, made smaller until they fit `box` (width, height); `…` if 12 px is too big."""
        key = (words, role, size, colour, box, wrap, align, self.scale)
        found = self._pictures.get(key)
        if found is None:
            found = self._fitted(words, role, size, colour, box, wrap, align)
            self._keep(key, found)
        else:
            self._pictures.move_to_end(key)
        return found

    def draw(
        self, surface: pygame.Surface, words: str, pos: tuple[int, int], role: Role, size: int, colour: Colour,
        anchor: Anchor = "topleft", box: tuple[int, int] | None = None, wrap: bool = False, align: Align = "left",
    ) -> pygame.Rect:  # fmt: skip
        """Draws words with `anchor` at `pos`, fitted into `box` if given; returns the place taken."""
        if box is None:
            picture = self.render(words, role, self.scaled(size), colour)
        else:
            picture = self.fit(words, role, size, colour, box, wrap, align)
        place = picture.get_rect()
        setattr(place, anchor, pos)
        if role == "figures" and anchor in ("midleft", "center", "midright"):
            place.y += place.height // 8  # the typewriter's figures sit high in their line
        surface.blit(picture, place)
        return place

    def _fitted(
        self, words: str, role: Role, size: int, colour: Colour, box: tuple[int, int], wrap: bool, align: Align
    ) -> pygame.Surface:
        px = self.scaled(size)
        while px > SMALLEST_PX and not self._fits(words, role, px, box, wrap):
            px -= 1
        if not self._fits(words, role, px, box, wrap):
            logging.getLogger(__name__).warning("text does not fit %s at %s %%: %s", box, self.scale, words)
            words = self._shortened(words, role, px, box, wrap)
        return self.render(words, role, px, colour, box[0] if wrap else 0, align)

    def _fits(self, words: str, role: Role, px: int, box: tuple[int, int], wrap: bool) -> bool:
        font = self.font(role, px)
        if not wrap:
            width, height = self.size_of(words, role, px)
            return width <= box[0] and height <= box[1]
        if any(font.size(word)[0] > box[0] * self.density for word in words.split()):
            return False
        return self.render(words, role, px, (0, 0, 0), box[0]).get_height() <= box[1]

    def _shortened(self, words: str, role: Role, px: int, box: tuple[int, int], wrap: bool) -> str:
        for length in range(len(words) - 1, 0, -1):
            candidate = words[:length].rstrip() + "…"
            if self._fits(candidate, role, px, box, wrap):
                return candidate
        return "…"
