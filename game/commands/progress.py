"""Knows how a long command shows how far it is: a bar on the error stream, if somebody watches."""

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

BAR_WIDTH = 30

T = TypeVar("T")


def with_progress(things: Iterable[T], count: int) -> Iterator[T]:
    """The same things, with a bar that fills up to `count` as they pass."""
    shown = sys.stderr.isatty()
    for done, one in enumerate(things, start=1):
        if shown:
            filled = done * BAR_WIDTH // count
            bar = "#" * filled + "." * (BAR_WIDTH - filled)
            print(f"\r[{bar}] {done}/{count}", end="\n" if done == count else "", file=sys.stderr, flush=True)
        yield one
