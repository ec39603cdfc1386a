"""Knows the runs of the calendar: which seed a moment of UTC has, and how long that stays so."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Literal

Calendar = Literal["daily", "weekly"]
_DAYS = {"daily": 1, "weekly": 7}


def seed_of(kind: Calendar, now_ms: int) -> str:
    """The seed of the day or of the ISO week that `now_ms` (ms since 1970) lies in."""
    day = day_of(now_ms)
    if kind == "daily":
        return f"DAILY {day.isoformat()}"
    year, week, _ = day.isocalendar()
    return f"WEEKLY {year:04}-W{week:02}"


def day_of(now_ms: int) -> date:
    """The day by UTC."""
    return datetime.fromtimestamp(now_ms // 1000, UTC).date()


def first_day(kind: Calendar, now_ms: int) -> date:
    """The day a daily or weekly run of that moment began to be there."""
    day = day_of(now_ms)
    return day if kind == "daily" else day - timedelta(day.weekday())


def first_day_of(seed: str) -> date:
    """The day a seed of the calendar began to be there."""
    kind, when = seed.split()
    return date.fromisoformat(when) if kind == "DAILY" else date.fromisocalendar(int(when[:4]), int(when[6:]), 1)


def left_ms(kind: Calendar, now_ms: int) -> int:
    """How long it is until the next one."""
    following = first_day(kind, now_ms) + timedelta(_DAYS[kind])
    return int(datetime.combine(following, time(), UTC).timestamp()) * 1000 - now_ms
