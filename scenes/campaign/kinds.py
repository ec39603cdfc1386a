"""Knows the kinds of run a player can ask for, and which run he gets for it: seed, pool, whether it counts."""

from dataclasses import dataclass
from typing import Literal

from game.core import runfile, seeds
from game.core.runfile import Header
from scenes.campaign import almanac, tries
from scenes.campaign.keeper import Keeper, Wanted
from scenes.services import progress
from scenes.services.chance import fresh_seed
from scenes.services.profiles import Profiles
from scenes.services.saves import Found

Kind = Literal["free", "ranked", "daily", "weekly"]
Refusal = Literal["not_noted", "moved_on"]
KINDS: tuple[Kind, ...] = ("free", "ranked", "daily", "weekly")


@dataclass(frozen=True, slots=True)
class Wish:
    """What the set-up asks for. `seed` is the player's own, None if chance or the calendar gives it; `text` are his
    words for the salt of the fingerprint; `shown` is the seed of the calendar that he was shown."""

    difficulty: str
    stake: int = 0
    kind: Kind = "free"
    seed: str | None = None
    text: str = ""
    shown: str = ""


def wanted(wish: Wish, profiles: Profiles, now_ms: int) -> Wanted | Refusal:
    """The run that begins now, or why none does: the disk will not remember that the one counted try is taken
    (`not_noted`), or the calendar has moved on since the player was asked (`moved_on`)."""
    level, stake = wish.difficulty, wish.stake
    if wish.kind == "daily" or wish.kind == "weekly":
        seed = almanac.seed_of(wish.kind, now_ms)
        if wish.shown not in ("", seed):
            return "moved_on"
        practice = tries.look(profiles, seed).state != "open"
        if not practice and not profiles.note_try(seed):
            return "not_noted"
        return Wanted(level, seed, False, stake, ranked=True, practice=practice, began_ms=now_ms)
    return drawn_or_typed(wish, profiles, now_ms)


def drawn_or_typed(wish: Wish, profiles: Profiles, now_ms: int) -> Wanted:
    """A run that is none of the calendar's: a seed of the player's own or ranked has everything in its pouches."""
    level, stake = wish.difficulty, wish.stake
    ranked, typed = wish.kind == "ranked", wish.seed is not None
    pool = None if ranked or typed else progress.pool_at(profiles.now.xp)
    text = "" if typed else wish.text
    return Wanted(level, wish.seed or fresh_seed(), typed, stake, pool, ranked, text=text, began_ms=now_ms)


def like(kept: Keeper, same_seed: bool, profiles: Profiles) -> Wanted:
    """Another run like this one: on its seed, which everybody knows by now, or on a new one of the same kind.

    A run of the calendar again is practice; after it, a new seed is drawn for a ranked run.
    """
    header, table = kept.header, kept.run.duel.table
    level, stake, ranked = kept.run.difficulty, table.stake, header.ranked
    if same_seed and seeds.calendar(header.seed):
        return Wanted(level, header.seed, False, stake, ranked=True, practice=True)
    if same_seed:
        return Wanted(level, header.seed, True, stake, table.pool, ranked)
    pool = None if ranked else progress.pool_at(profiles.now.xp)
    return Wanted(level, fresh_seed(), False, stake, pool, ranked, text=text_in(header))


def text_in(header: Header) -> str:
    """The runner's own words in the salt of a run."""
    return (header.salt or "").partition(" ")[2]


def counts_once(header: Header) -> bool:
    """Whether a run is the one counted try at a seed of the calendar: it is never just thrown away."""
    return runfile.category(header) in runfile.CALENDAR and not header.marks.forked


def worth_a_question(found: Found) -> bool:
    """Whether a new run may end the one that waits only after a question: something was decided, or it counts once."""
    return bool(found.steps) or (found.header is not None and counts_once(found.header))
