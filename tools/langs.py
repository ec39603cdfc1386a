"""Knows how language files are kept in order: `check` finds missing, unused and unequal texts, `table` prints them."""

import ast
import re
import string
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent
LANG = ROOT / "assets" / "lang"
LANGUAGES = ("en", "de")
_ID = re.compile(r"^[a-z][a-z0-9_]*(\.[a-zA-Z0-9_]+)+$")
_FAMILY = re.compile(r"^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*\.$")
_FILE_ENDINGS = (".png", ".ogg", ".ttf", ".toml", ".json", ".po", ".mo", ".log", ".txt", ".py", ".tmx", ".jsonl")


@dataclass(frozen=True, slots=True)
class Entry:
    """One text: where it stands and its forms (one, or as many as the language has plurals)."""

    place: str
    forms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Used:
    """An id, or the beginning of a family of ids, that the code names."""

    name: str
    place: str
    sure: bool


def texts(language: str, folder: Path = LANG) -> dict[str, Entry]:
    """Every text of a language by its id; raises `ValueError` for an id that stands twice."""
    found: dict[str, Entry] = {}
    for path in sorted((folder / language).glob("*.po")):
        with path.open("rb") as stream:
            catalogue: Catalog = read_po(stream, locale=language)
        for message in catalogue:
            if not message.id:
                continue
            key = message.id if isinstance(message.id, str) else message.id[0]
            forms = message.string if isinstance(message.string, tuple) else (message.string,)
            place = f"{language}/{path.name}"
            if key in found:
                raise ValueError(f"{place}: {key} is also in {found[key].place}")
            found[key] = Entry(place, tuple(str(form) for form in forms))
    return found


def uses(root: Path = ROOT / "scenes") -> Iterator[Used]:
    """Every id the screens name: `say("menu.quit")` surely, other words of that shape perhaps, f"box.{x}" a family."""
    for path in sorted(root.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        sure = {id(word) for node in ast.walk(tree) if isinstance(node, ast.Call) for word in _asked(node)}
        for node in ast.walk(tree):
            place = f"{path.relative_to(root.parent)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.JoinedStr):
                head = node.values[0]
                if isinstance(head, ast.Constant) and _FAMILY.match(str(head.value)):
                    yield Used(str(head.value), place, False)
            elif isinstance(node, ast.Constant) and _is_id(node.value):
                yield Used(str(node.value), place, id(node) in sure)


def _is_id(value: object) -> bool:
    return isinstance(value, str) and bool(_ID.match(value))


def _asked(call: ast.Call) -> Iterator[ast.expr]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in ("say", "say_n") and call.args:
        yield call.args[0]


def faults(folder: Path = LANG, code: Path = ROOT / "scenes") -> list[str]:
    """Everything wrong with the language files, one sentence each."""
    try:
        all_texts = {language: texts(language, folder) for language in LANGUAGES}
    except ValueError as fault:
        return [str(fault)]
    first = all_texts[LANGUAGES[0]]
    found = []
    for language, entries in all_texts.items():
        found += [f"{language}: {key} is missing ({first[key].place} has it)" for key in first if key not in entries]
        found += [
            f"{entry.place}: {key} is not in {LANGUAGES[0]}" for key, entry in entries.items() if key not in first
        ]
        for key, entry in entries.items():
            found += _faults_of(key, entry, first.get(key, entry))
    return found + list(_unused_and_missing(first, list(uses(code))))


def _faults_of(key: str, entry: Entry, model: Entry) -> Iterator[str]:
    if not all(form.strip() for form in entry.forms):
        yield f"{entry.place}: {key} has no text"
    if len(entry.forms) != len(model.forms):
        yield f"{entry.place}: {key} has {len(entry.forms)} forms, {model.place} has {len(model.forms)}"
    wanted = set().union(*(_places(form) for form in model.forms))
    for form in entry.forms:
        unknown = _places(form) - wanted
        if unknown:
            yield f"{entry.place}: {key} names {sorted(unknown)}, {model.place} does not"
    lost = wanted - set().union(*(_places(form) for form in entry.forms))
    if lost:
        yield f"{entry.place}: {key} lacks {sorted(lost)}, which {model.place} has"


def _places(words: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(words) if name is not None}


def _unused_and_missing(entries: dict[str, Entry], named: list[Used]) -> Iterator[str]:
    ids = {use.name for use in named if not use.name.endswith(".")}
    families = {use.name for use in named if use.name.endswith(".")}
    roots = {key.partition(".")[0] for key in entries}
    for key, entry in entries.items():
        if key not in ids and not any(key.startswith(family) for family in families):
            yield f"{entry.place}: {key} is used nowhere in scenes/"
    for use in named:
        if use.name.endswith("."):
            if not any(key.startswith(use.name) for key in entries) and use.name.partition(".")[0] in roots:
                yield f"{use.place} names {use.name}…, no language file has any such id"
        elif use.name not in entries and (use.sure or _looks_wrong(use.name, entries, roots)):
            yield f"{use.place} names {use.name}, which no language file has"


def _looks_wrong(name: str, entries: dict[str, Entry], roots: set[str]) -> bool:
    """A word shaped like an id whose first part is one of ours, but that begins no id."""
    if name.endswith(_FILE_ENDINGS):
        return False
    return name.partition(".")[0] in roots and not any(key.startswith(name) for key in entries)


def main(arguments: list[str]) -> int:
    """`check` (the default) or `table`; the exit code."""
    match arguments or ["check"]:
        case ["check"]:
            wrong = faults()
            print("\n".join(wrong) or f"{len(texts('en'))} texts in {' and '.join(LANGUAGES)}: nothing missing")
            return 1 if wrong else 0
        case ["table"]:
            german = texts("de")
            for key, entry in sorted(texts("en").items()):
                print(key, " | ".join(entry.forms), " | ".join(german[key].forms), sep="\t")
            return 0
        case _:
            print("expected: python -m tools.langs [check | table]", file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
