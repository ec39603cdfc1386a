"""Knows what has to be true of the language files under assets/lang, and says what is wrong, with file and line."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, read_po

LANG = Path(__file__).resolve().parent.parent / "assets" / "lang"
FIELD = re.compile(r"\{[^{}]*\}|%\([a-z_]+\)[a-z]")


class Entry(NamedTuple):
    """A message and where it stands."""

    place: str
    message: Message


def named(path: Path) -> str:
    """A catalogue's name in a sentence."""
    return f"{path.parent.name}/{path.name}"


def read(path: Path) -> Catalog:
    """The catalogue in a .po file; ValueError with the place if it cannot be read."""
    try:
        return read_po(BytesIO(path.read_bytes()), abort_invalid=True)
    except (PoFileError, UnicodeDecodeError) as error:
        raise ValueError(f"{named(path)} cannot be read: {error}") from None


def forms(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """One text or its plural forms, as a tuple; none is an empty text."""
    return (text or "",) if text is None or isinstance(text, str) else tuple(text)


def messages(catalogue: Catalog) -> dict[tuple[str, str], Message]:
    """Every message of a catalogue but its header, by context and id."""
    return {(entry.context or "", forms(entry.id)[0]): entry for entry in catalogue if entry.id}


def faults_of(path: Path, catalogue: Catalog) -> Iterator[str]:
    """What is wrong in one catalogue, each with file and line."""
    for (_, identity), entry in messages(catalogue).items():
        place = f"{named(path)}:{entry.lineno}"
        texts = forms(entry.string)
        if entry.fuzzy:
            yield f"{place}: {identity!r} is marked fuzzy: settle the text and take the mark away"
        if not all(texts):
            yield f"{place}: {identity!r} has no text"
        elif len(texts) == 1 and " " in identity and fields(identity) != fields(texts[0]):
            yield f"{place}: {identity!r} and its text do not have the same {{fields}}"


def fields(text: str) -> list[str]:
    """The places in a text that are filled in, sorted."""
    return sorted(FIELD.findall(text))


def differences(languages: dict[str, dict[tuple[str, str], Entry]]) -> Iterator[str]:
    """Messages that one language has and another lacks, or that are filled in differently."""
    everything = {key: language for language, entries in languages.items() for key in entries}
    for key, first in everything.items():
        model = languages[first][key]
        wanted = {tuple(fields(text)) for text in forms(model.message.string)}
        for language, entries in languages.items():
            if key not in entries:
                yield f"{language}: {key[1]!r} is missing, which {model.place} has"
                continue
            entry = entries[key]
            texts = forms(entry.message.string)
            if all(texts) and not wanted & {tuple(fields(text)) for text in texts}:
                yield f"{entry.place}: {key[1]!r} has other {{fields}} than {model.place}"


def faults(root: Path) -> list[str]:
    """Everything that is wrong in the catalogues root/<language>/*.po, empty if nothing is."""
    found: list[str] = []
    languages: dict[str, dict[tuple[str, str], Entry]] = {}
    for path in sorted(root.glob("*/*.po")):
        entries = languages.setdefault(path.parent.name, {})
        try:
            catalogue = read(path)
        except ValueError as error:
            found.append(str(error))
            continue
        found += faults_of(path, catalogue)
        for key, message in messages(catalogue).items():
            entry = Entry(f"{named(path)}:{message.lineno}", message)
            if key in entries:
                found.append(f"{entry.place}: {key[1]!r} is already at {entries[key].place}")
            entries[key] = entry
    return found + list(differences(languages))


def main() -> int:
    """Prints the faults; 1 if there are any or no language at all."""
    found = faults(LANG)
    if not any(LANG.glob("*/*.po")):
        found.append("assets/lang: no <language>/*.po there, expected en and de")
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
