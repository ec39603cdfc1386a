"""Knows where solved tables are kept between two starts: a folder of files, each whole or not at all."""

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

SUFFIX = ".table"


@dataclass(frozen=True, slots=True)
class Folder:
    """A shelf (`game.core.shelf`) that is a folder; None keeps nothing, and so does one that cannot be written."""

    path: Path | None

    def kept(
        self, name: str, read: Callable[[bytes], T | None], solve: Callable[[], T], written: Callable[[T], bytes]
    ) -> T:
        """As `Shelf.kept`: from the file of that name, or solved now and put there."""
        if self.path is None:
            return solve()
        path = self.path / (hashlib.sha256(name.encode()).hexdigest()[:24] + SUFFIX)
        found = _read(path, read)
        if found is None:
            found = solve()
            _write(path, written(found))
        return found


def _read(path: Path, read: Callable[[bytes], T | None]) -> T | None:
    try:
        return read(path.read_bytes())
    except OSError:
        return None


def _write(path: Path, data: bytes) -> None:
    """Puts a whole file in place, or leaves things as they were."""
    made: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        number, made = tempfile.mkstemp(prefix=path.stem, suffix=".part", dir=path.parent)
        with os.fdopen(number, "wb") as part:
            part.write(data)
            part.flush()
            os.fsync(part.fileno())
        os.replace(made, path)
    except OSError:
        if made is not None:
            with contextlib.suppress(OSError):
                os.unlink(made)
