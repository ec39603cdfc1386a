"""Knows that words fit, that each letter has a glyph, and that no language file lacks a text."""

from pathlib import Path

import pygame.freetype
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scenes.services import lang
from scenes.services.services import Services, headless_services
from scenes.services.text import SMALLEST_PX, Role, font_file
from tools.langs import LANGUAGES, faults, texts

PROBES = ("Abbrechen", "Verstärkungswürfel", "Doppelter oberer Block", "Angebotsrunde", "Heimlich shoppen")
WORDS: tuple[Role, ...] = ("title", "body", "figures", "small")


@pytest.mark.parametrize("words", PROBES)
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("box", [(320, 58), (180, 40), (120, 30), (90, 60)])
@pytest.mark.parametrize("wrap", [False, True])
def test_probe_words_stay_in_their_box(
    tmp_path: Path, words: str, scale: int, box: tuple[int, int], wrap: bool
) -> None:
    text = headless_services(tmp_path, "de", scale).text
    width, height = text.fit(words, "body", 22, (0, 0, 0), box, wrap).get_size()
    assert width <= box[0]
    assert height <= box[1]


@given(words=st.text("abcäöüß -mWi", min_size=1, max_size=60), width=st.integers(40, 400), wrap=st.booleans())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_any_words_stay_in_their_box(services: Services, words: str, width: int, wrap: bool) -> None:
    picture = services.text.fit(words, "body", 22, (0, 0, 0), (width, 40), wrap)
    assert picture.get_width() <= width
    assert picture.get_height() <= 40


def test_words_that_fit_are_as_large_as_the_player_wants_them(tmp_path: Path) -> None:
    small, large = (headless_services(tmp_path / str(scale), "en", scale).text for scale in (100, 150))
    heights = [text.fit("Quit", "body", 22, (0, 0, 0), (400, 100)).get_height() for text in (small, large)]
    assert heights[1] == pytest.approx(heights[0] * 1.5, abs=3)


def test_no_letter_is_smaller_than_twelve_pixels(services: Services) -> None:
    assert services.text.font("body", 3) is services.text.font("body", SMALLEST_PX)


def test_the_same_words_are_rendered_once(services: Services) -> None:
    first = services.text.render("Yathsel", "body", 20, (1, 2, 3))
    assert services.text.render("Yathsel", "body", 20, (1, 2, 3)) is first


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_every_text_has_a_glyph_in_the_fonts_it_is_drawn_with(language: str) -> None:
    pygame.freetype.init()
    fonts = {role: pygame.freetype.Font(str(font_file(role)), 20) for role in WORDS}
    missing = [
        (key, role, char)
        for key, entry in texts(language).items()
        for role in WORDS
        for char in sorted(set("".join(entry.forms)) - {"\n"})
        if fonts[role].get_metrics(char)[0] is None
    ]
    assert missing == []


def test_the_language_files_have_no_faults() -> None:
    assert faults() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_reads_the_same_texts_as_the_tools(language: str) -> None:
    words = lang.catalogue(language)
    for key, entry in texts(language).items():
        if len(entry.forms) == 1:
            assert words.gettext(key) == entry.forms[0]
        else:
            assert words.ngettext(key, f"{key}.many", 1) == entry.forms[0]
            assert words.ngettext(key, f"{key}.many", 2) == entry.forms[1]


PO = (
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
    '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'
)


def test_plural_forms_and_lines_in_parts_are_read(tmp_path: Path) -> None:
    file = tmp_path / "a.po"
    file.write_text(
        PO
        + '\n# a comment\nmsgid "a.b"\nmsgid_plural "a.b.many"\nmsgstr[0] "one"\nmsgstr[1] ""\n"{n} "\n"\\"more\\""\n',
        encoding="utf-8",
    )
    assert lang.read_po(file)["a.b\0a.b.many"] == 'one\0{n} "more"'


@pytest.mark.parametrize("broken", ["msgid a", 'msgid "a', '"no field"', "nonsense"])
def test_a_damaged_language_file_is_named_with_its_line(tmp_path: Path, broken: str) -> None:
    file = tmp_path / "de" / "a.po"
    file.parent.mkdir()
    file.write_text(f"{PO}\n{broken}\n", encoding="utf-8")
    with pytest.raises(lang.LanguageError, match=r"de/a\.po, line 6: expected"):
        lang.read_po(file)
