"""Knows how the list of run files is written for other programs: as CSV and as JSON, a file a row."""

import csv
import io
import json
from collections.abc import Iterable
from pathlib import Path

from scenes.replaying.filed import Filed
from scenes.services import files

FIELDS = ("file", "fault", "game", "ending", "reason", "difficulty", "seed", "category", "ranked", "seeded",
          "forked", "pure", "resumed", "game_ms", "real_ms", "actions")  # fmt: skip
Value = str | int | bool | None


def rows(found: Iterable[Filed]) -> list[dict[str, Value]]:
    """A row a file, its values by `FIELDS`; times in ms."""
    return [
        {name: one.path.name if name == "file" else getattr(one, name) for name in FIELDS} for one in found
    ]  # fmt: skip


def as_csv(found: Iterable[Filed]) -> bytes:
    """Comma-separated, one line of names first, UTF-8."""
    stream = io.StringIO(newline="")
    writer = csv.DictWriter(stream, FIELDS)
    writer.writeheader()
    writer.writerows(rows(found))
    return stream.getvalue().encode()


def as_json(found: Iterable[Filed]) -> bytes:
    """A list of objects, UTF-8."""
    return json.dumps(rows(found), ensure_ascii=False, indent=1).encode() + b"\n"


def write(folder: Path, found: Iterable[Filed]) -> tuple[Path, Path]:
    """Writes both beside each other and gives their places; raises `OSError`."""
    listed = tuple(found)
    places = folder / "run-files.csv", folder / "run-files.json"
    for place, content in zip(places, (as_csv(listed), as_json(listed)), strict=True):
        files.write_whole(place, content)
    return places
