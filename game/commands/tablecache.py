"""Knows where solved cards are kept between two starts: a folder of files, each whole or not at all."""

import contextlib
import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path

from game.yathsel import twists
from game.yathsel.bots.table import Table, from_bytes, plain_table, solve, stamp, to_bytes
from game.yathsel.bots.terms import PLAIN, terms
from game.yathsel.card import Factor

SUFFIX = ".table"


def tables_for(chosen: tuple[str, ...], folder: Path | None) -> Table:
    """The table under these twists: shipped, from `folder`, or solved now (some 3 s) and put there.

    A missing, damaged or foreign file is solved anew; a folder that cannot be written is passed over. Sets of twists
    that come to the same factors share one table, which stays in memory.
    """
    return _table(twists.factors(tuple(name for name in twists.ids() if name in chosen)), folder)


@cache
def _table(factors: tuple[Factor, ...], folder: Path | None) -> Table:
    if factors == PLAIN:
        return plain_table()
    if folder is None:
        return solve(terms(factors))
    path = folder / (hashlib.sha256(stamp(factors)).hexdigest()[:24] + SUFFIX)
    kept = _read(path, factors)
    if kept is None:
        kept = solve(terms(factors))
        _write(path, to_bytes(kept))
    return kept


def _read(path: Path, factors: tuple[Factor, ...]) -> Table | None:
    try:
        return from_bytes(path.read_bytes(), terms(factors))
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
