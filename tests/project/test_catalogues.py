"""Knows what the check of the language files finds, on small catalogues."""

from pathlib import Path

from tools.catalogues import faults

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: {}\\n"\n\n'


def lay(root: Path, language: str, text: str) -> Path:
    """One language's catalogue."""
    file = root / language / "yathsel.po"
    file.parent.mkdir(parents=True)
    file.write_text(HEADER.format(language) + text, encoding="utf-8")
    return file


def test_two_complete_languages_have_no_faults(tmp_path: Path) -> None:
    lay(tmp_path, "en", 'msgid "title.new"\nmsgstr "New run"\n')
    lay(tmp_path, "de", 'msgid "title.new"\nmsgstr "Neuer Run"\n')
    assert faults(tmp_path) == []


def test_a_message_that_one_language_lacks_is_named(tmp_path: Path) -> None:
    lay(tmp_path, "en", 'msgid "title.new"\nmsgstr "New run"\n')
    lay(tmp_path, "de", 'msgid "title.old"\nmsgstr "Weiter"\n')
    found = faults(tmp_path)
    assert len(found) == 2
    assert any("'title.old' is missing, which de/yathsel.po:6 has" in fault for fault in found)


def test_an_empty_and_a_fuzzy_text_are_faults(tmp_path: Path) -> None:
    lay(tmp_path, "de", 'msgid "a"\nmsgstr ""\n\n#, fuzzy\nmsgid "b"\nmsgstr "B"\n')
    found = "\n".join(faults(tmp_path))
    assert "'a' has no text" in found
    assert "'b' is marked fuzzy" in found


def test_texts_that_are_filled_in_differently_are_faults(tmp_path: Path) -> None:
    lay(tmp_path, "en", 'msgid "gold"\nmsgstr "{n} gold"\n')
    lay(tmp_path, "de", 'msgid "gold"\nmsgstr "{m} Gold"\n')
    assert "'gold' has other {fields}" in faults(tmp_path)[0]


def test_a_message_that_stands_twice_is_a_fault(tmp_path: Path) -> None:
    first = lay(tmp_path, "de", 'msgid "a"\nmsgstr "A"\n')
    first.with_name("other.po").write_text(first.read_text(encoding="utf-8"), encoding="utf-8")
    assert "'a' is already at de/other.po:6" in faults(tmp_path)[0]


def test_a_damaged_file_is_a_sentence_with_its_name(tmp_path: Path) -> None:
    lay(tmp_path, "de", 'msgid "a"\nmsgtext "A"\n')
    assert "de/yathsel.po cannot be read" in faults(tmp_path)[0]
