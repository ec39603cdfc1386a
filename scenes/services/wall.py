"""Knows the clock on the wall: when a run began, and how much real time it has taken over all its sittings."""

import time


def now_ms() -> int:
    """Now, in ms since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


class Wall:
    """The real time of one run, from its start on: the breaks between its sittings count.

    A run that does not say when it `started` (older versions) has at least its game time before this sitting.
    """

    def __init__(self, started_ms: int | None, game_ms: int) -> None:
        self._started_ms = started_ms
        self._before_ms = real_ms(started_ms, now_ms(), 0, game_ms)
        self._sat_down_s = time.monotonic()

    def real_ms(self) -> int:
        """The real time until now."""
        sitting_ms = int((time.monotonic() - self._sat_down_s) * 1000)
        return real_ms(self._started_ms, now_ms(), sitting_ms, self._before_ms)


def real_ms(started_ms: int | None, now: int, sitting_ms: int, before_ms: int) -> int:
    """From the start until now; a clock set back takes away nothing of this sitting or of what was there before it."""
    surely = before_ms + sitting_ms
    return surely if started_ms is None else max(now - started_ms, surely)
