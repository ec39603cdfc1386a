"""Knows the language files: compiles each .po under assets/lang to the .mo beside it and says what is wrong in them."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

LANG = Path(__file__).resolve().parent.parent / "assets" / "lang"
FIELD = re.compile(r"\{[^{}]*\}|%\([a-z_]+\)[a-z]")


def read(path: Path) -> Catalog:
    """The catalogue in a .po file; ValueError with the place if it cannot be read."""
    try:
        return read_po(BytesIO(path.read_bytes()), abort_invalid=True)
    except (PoFileError, UnicodeDecodeError) as error:
        raise ValueError(f"{path.name} cannot be read: {error}") from None


def compiled(catalogue: Catalog) -> bytes:
    """The .mo bytes of a catalogue, always the same for the same texts."""
    out = BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def forms(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """One text or its plural forms, as a tuple; none is an empty text."""
    return (text or "",) if text is None or isinstance(text, str) else tuple(text)


def messages(catalogue: Catalog) -> dict[tuple[str, str], Message]:
    """Every message of a catalogue but its header, by context and id."""
    return {(entry.context or "", forms(entry.id)[0]): entry for entry in catalogue if entry.id}


def faults_of(path: Path, catalogue: Catalog) -> Iterator[str]:
    """What is wrong in one catalogue, each with file and line."""
    for (_, identity), entry in messages(catalogue).items():
        place = f"{path.parent.parent.name}/{path.name}:{entry.lineno}"
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


def differences(name: str, catalogues: dict[Path, Catalog]) -> Iterator[str]:
    """Messages that one language has and another lacks, or that are filled in differently."""
    everything: dict[tuple[str, str], Path] = {}
    for path, catalogue in catalogues.items():
        for key in messages(catalogue):
            everything.setdefault(key, path)
    for key, first in everything.items():
        model = messages(catalogues[first])[key]
        wanted = {tuple(fields(text)) for text in forms(model.string)}
        for path, catalogue in catalogues.items():
            entry = messages(catalogue).get(key)
            if entry is None:
                yield f"{path}: {key[1]!r} of {first.parent.parent.name}/{name} is missing"
            elif all(forms(entry.string)) and not wanted & {tuple(fields(text)) for text in forms(entry.string)}:
                yield f"{path}:{entry.lineno}: {key[1]!r} has other {{fields}} than {first}:{model.lineno}"


def faults(root: Path) -> list[str]:
    """Everything that is wrong in the catalogues under a folder."""
    found: list[str] = []
    by_name: dict[str, dict[Path, Catalog]] = {}
    for path in sorted(root.rglob("*.po")):
        try:
            catalogue = read(path)
        except ValueError as error:
            found.append(str(error))
            continue
        by_name.setdefault(path.name, {})[path] = catalogue
        found += faults_of(path, catalogue)
        binary = path.with_suffix(".mo")
        if not binary.exists() or binary.read_bytes() != compiled(catalogue):
            found.append(f"{binary} is not the compiled {path.name}: run `make catalogues`")
    for name, catalogues in by_name.items():
        found += differences(name, catalogues)
    return found


def main() -> int:
    """Compiles, or with --check only looks; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.catalogues", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only say what is wrong")
    if not parser.parse_args().check:
        for path in sorted(LANG.rglob("*.po")):
            try:
                path.with_suffix(".mo").write_bytes(compiled(read(path)))
            except ValueError as error:
                print(error, file=sys.stderr)
    found = faults(LANG)
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
