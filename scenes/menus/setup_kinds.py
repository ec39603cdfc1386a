"""Knows what the set-up says of the kind of run: what it is, what the calendar says, what the runner's words do."""

import unicodedata

from scenes.campaign import parts
from scenes.campaign.almanac import Calendar
from scenes.campaign.tries import Page
from scenes.services.text import Text

TEXT_MOST = 40
_TOLD_ENDS = ("won", "lost", "caught", "abandoned")
_MINUTE_MS, _HOUR_MINUTES, _DAY_HOURS = 60_000, 60, 24


def own_words(typed: str) -> str:
    """The runner's words as they go into the salt: printable, in one normal form, not too long."""
    plain = unicodedata.normalize("NFC", "".join(char for char in typed if char.isprintable())).strip()
    return plain[:TEXT_MOST].strip()


def said_page(text: Text, kind: Calendar, page: Page) -> tuple[str, str, str]:
    """The day with its seed, what has become of the player's try, and when the next run comes."""
    month = text.say(f"setup.calendar.month.{page.day.month}")
    day = text.say("setup.calendar.day", {"day": page.day.day, "month": month, "year": page.day.year})
    hours, minutes = divmod(-(-page.left_ms // _MINUTE_MS), _HOUR_MINUTES)
    days, hours = divmod(hours, _DAY_HOURS)
    values = {"hours": hours, "minutes": f"{minutes:02}"}
    left = text.say("setup.calendar.hours", values)
    if days:
        left = text.say_n("setup.calendar.days", days, {"hours": left})
    return (
        text.say(f"setup.calendar.{kind}", {"day": day, "seed": page.seed}),
        _said_try(text, page),
        text.say(f"setup.calendar.next_{kind}", {"left": left}),
    )


def _said_try(text: Text, page: Page) -> str:
    attempt = page.attempt
    if attempt.reason in _TOLD_ENDS:
        return text.say(f"setup.calendar.done_{attempt.reason}", {"time": parts.said_time(attempt.real_ms)})
    return text.say(f"setup.calendar.{attempt.state}")
