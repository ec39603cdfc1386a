"""Knows how the .po files of a language become one gettext catalogue (read at the start, so none goes stale)."""

import ast
import gettext
import io
import struct
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "lang"
FALLBACK = "en"
_NUL = "\0"


class LanguageError(Exception):
    """A language file that cannot be used; the text names file, line and expectation."""


@cache
def catalogue(language: str) -> gettext.GNUTranslations:
    """All .po files of `language` as one catalogue; raises `LanguageError` for a damaged or missing one."""
    entries: dict[str, str] = {}
    paths = sorted((FOLDER / language).glob("*.po"))
    if not paths:
        raise LanguageError(f"assets/lang/{language}: no .po file there, expected at least one")
    for path in paths:
        for key, words in read_po(path).items():
            if not key:
                _check_header(path, words)
            elif key in entries:
                raise LanguageError(f"{path.parent.name}/{path.name}: {key.partition(_NUL)[0]} is in another file too")
            entries[key] = words
    return gettext.GNUTranslations(io.BytesIO(as_mo(entries)))


def read_po(path: Path) -> dict[str, str]:
    """One .po file as gettext keys to texts (plural forms joined by NUL, as in a .mo file)."""
    entries: dict[str, str] = {}
    parts: dict[str, str] = {}
    field = ""
    for number, raw in enumerate([*path.read_text(encoding="utf-8").splitlines(), ""], 1):
        line = raw.strip()
        if line.startswith("#"):
            continue
        if not line:
            _store(parts, entries)
            parts = {}
            continue
        if not line.startswith('"'):
            field, _, line = line.partition(" ")
            if field == "msgid" and "msgid" in parts:
                _store(parts, entries)
                parts = {}
            parts[field] = ""
        try:
            parts[field] += str(ast.literal_eval(line))
        except (SyntaxError, ValueError, KeyError):
            raise LanguageError(
                f'{path.parent.name}/{path.name}, line {number}: expected msgid or msgstr and "text"'
            ) from None
    return entries


def as_mo(entries: dict[str, str]) -> bytes:
    """The bytes of a .mo file (GNU gettext manual, "The Format of GNU MO Files")."""
    keys = sorted(entries, key=lambda key: key.encode())
    ids = [key.encode() for key in keys]
    texts = [entries[key].encode() for key in keys]
    start = 28 + 16 * len(keys)
    tables, blob = b"", b""
    for group in (ids, texts):
        for item in group:
            tables += struct.pack("<II", len(item), start + len(blob))
            blob += item + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, start)
    return head + tables + blob


def _check_header(path: Path, header: str) -> None:
    for needed in ("charset=UTF-8", "Plural-Forms:"):
        if needed not in header:
            raise LanguageError(f"{path.parent.name}/{path.name}: the header lacks {needed!r}")


def _store(parts: dict[str, str], entries: dict[str, str]) -> None:
    if "msgid" not in parts:
        return
    if "msgid_plural" in parts:
        forms = sorted((name, words) for name, words in parts.items() if name.startswith("msgstr["))
        entries[f"{parts['msgid']}\0{parts['msgid_plural']}"] = "\0".join(words for _, words in forms)
    else:
        entries[parts["msgid"]] = parts.get("msgstr", "")
