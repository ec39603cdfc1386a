"""Every sign a player may read has a glyph in a font that ships."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame.freetype

ASSETS = Path(__file__).resolve().parents[2] / "assets"
TEXT = "abcxyz ABCXYZ äöüß ÄÖÜ é Ø Å æøå ÆØÅ 0123456789 .,;:!?()'\"+-/% – — … × ½ € · „Ja“ “yes” »so« ’"
MARKS = "★☆⚀⚁⚂⚃⚄⚅←→↑↓✓✗☠♥♠♦♣▲▼▶◀●○⏸0123456789"
TEXT_FONTS = ("YathselTitle", "ZillaSlab-SemiBold", "SpecialElite", "NotoSans-Regular", "NotoSans-Medium")


def missing(font: str, text: str) -> str:
    """The signs of a text for which a shipped font has no glyph."""
    pygame.freetype.init()
    face = pygame.freetype.Font(str(ASSETS / f"fonts/{font}.ttf"), 20)
    signs = "".join(sorted({c for c in text if not c.isspace()}))
    return "".join(c for c, m in zip(signs, face.get_metrics(signs), strict=True) if m is None)


def _translated() -> str:
    files = sorted((ASSETS / "lang").rglob("*.po"))
    lines = (line for f in files for line in f.read_text(encoding="utf-8").splitlines())
    return "".join(line for line in lines if line.startswith(("msgid", "msgstr", '"')))


@pytest.mark.parametrize("font", TEXT_FONTS)
def test_a_text_font_has_every_latin_sign_we_write(font: str) -> None:
    assert missing(font, TEXT) == ""


def test_the_font_of_marks_has_every_mark() -> None:
    assert missing("YathselSymbols", MARKS) == ""


def test_the_check_sees_a_sign_no_font_has() -> None:
    assert missing("NotoSans-Regular", "a★骰") == "★骰"


def test_every_sign_of_the_language_files_is_in_the_body_font_or_among_the_marks() -> None:
    left = missing("ZillaSlab-SemiBold", _translated())
    assert (missing("YathselSymbols", left) if left else "") == ""


def test_every_sign_of_the_language_files_that_is_no_mark_is_in_the_small_font() -> None:
    left = missing("NotoSans-Regular", _translated())
    assert (missing("YathselSymbols", left) if left else "") == ""


def test_the_title_font_does_not_bear_the_reserved_name() -> None:
    pygame.freetype.init()
    assert pygame.freetype.Font(str(ASSETS / "fonts/YathselTitle.ttf"), 20).name == "Yathsel Title"


def test_figures_of_the_body_font_all_stand_on_the_line() -> None:
    pygame.freetype.init()
    face = pygame.freetype.Font(str(ASSETS / "fonts/ZillaSlab-SemiBold.ttf"), 60)
    tops = [m[3] for m in face.get_metrics("0123456789") if m]
    assert max(tops) - min(tops) <= 3
