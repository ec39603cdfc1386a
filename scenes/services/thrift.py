"""Knows how memory of large pictures goes back to the system: glibc keeps what was let go unless it is told not to."""

import contextlib
import ctypes
import sys

_MMAP_THRESHOLD = -3  # of glibc's malloc.h: blocks of this size and more are mapped one by one
_LARGE_BYTES = 1_000_000


def return_large_blocks() -> None:
    """From now on every large block is returned when it is let go; on other systems nothing is changed."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL("libc.so.6").mallopt(_MMAP_THRESHOLD, _LARGE_BYTES)
