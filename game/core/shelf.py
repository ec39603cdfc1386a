"""Knows the word for where solved tables are kept between two starts; the programs say where that is."""

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Shelf(Protocol):
    """A place for solved things; equal and hashable when it is the same place."""

    def kept(
        self, name: str, read: Callable[[bytes], T | None], solve: Callable[[], T], written: Callable[[T], bytes]
    ) -> T:
        """The thing of that name as `read` makes it, or solved now and put there: where it is missing, damaged, of
        other numbers (`read` gives None), or nothing can be kept."""
        ...

    def __hash__(self) -> int: ...
