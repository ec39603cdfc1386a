"""Knows what the check of the language files finds, on small files and small screens."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.langs import faults

HEAD = (
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
    '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'
)
Lay = Callable[[str, str, str], list[str]]


@pytest.fixture
def lay(tmp_path: Path) -> Lay:
    """Lays language files and a screen; gives what the check finds."""

    def found(english: str, german: str, code: str) -> list[str]:
        for language, text in (("en", english), ("de", german)):
            (tmp_path / "lang" / language).mkdir(parents=True)
            (tmp_path / "lang" / language / "a.po").write_text(HEAD + text, encoding="utf-8")
        (tmp_path / "scenes").mkdir()
        (tmp_path / "scenes" / "one.py").write_text(code, encoding="utf-8")
        return faults(tmp_path / "lang", tmp_path / "scenes")

    return found


ONE = '\nmsgid "a.one"\nmsgstr "{n} dice"\n'


def test_equal_files_that_the_screens_use_have_no_faults(lay: Lay) -> None:
    assert lay(ONE, ONE, 'say("a.one")') == []


def test_an_id_that_only_one_language_has_is_named(lay: Lay) -> None:
    assert lay(ONE, "", 'say("a.one")') == ["de: a.one is missing (en/a.po has it)"]


def test_an_id_that_no_screen_uses_is_named(lay: Lay) -> None:
    assert lay(ONE, ONE, "") == ["en/a.po: a.one is used nowhere in scenes/"]


def test_an_id_that_no_language_has_is_named_with_its_line(lay: Lay) -> None:
    assert lay(ONE, ONE, 'say("a.one")\nsay("a.two")') == ["scenes/one.py:2 names a.two, which no language file has"]


def test_a_family_uses_all_that_begin_like_it(lay: Lay) -> None:
    assert lay(ONE, ONE, 'say(f"a.{name}")') == []


def test_a_place_to_fill_that_one_language_lacks_is_named(lay: Lay) -> None:
    assert lay(ONE, ONE.replace("{n} dice", "Würfel"), 'say("a.one")') == [
        "de/a.po: a.one lacks ['n'], which en/a.po has"
    ]


def test_an_empty_text_is_named(lay: Lay) -> None:
    assert lay(ONE, '\nmsgid "a.one"\nmsgstr ""\n', 'say("a.one")')[0] == "de/a.po: a.one has no text"


def test_an_id_that_ends_like_a_file_is_still_an_id(lay: Lay) -> None:
    assert lay(ONE.replace("one", "log"), ONE.replace("one", "log"), 'row = "a.log"') == []
