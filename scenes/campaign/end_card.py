"""Knows what a moderator asks of the end of a run: clocks, seed, commitment, category, file and hash, the verdict."""

from dataclasses import dataclass
from pathlib import Path

import pygame

from game.core import runfile, seeds
from game.core.runfile import Header
from scenes.campaign import duel_table, parts
from scenes.campaign.belongings import Owned
from scenes.campaign.clocks import said_ms
from scenes.campaign.parts import Pen
from scenes.campaign.tale import Cause, DuelTale
from scenes.services import veil
from scenes.services.selfcheck import SelfCheck
from scenes.services.services import Services
from scenes.ui import theme

HASH_SHOWN = 16
_FREE = ("free", "seeded")
_MARKS = ("forked", "assisted", "rigged", "positioned")
_FIRST_PX, _ROW_PX, _GAP_PX, _LABEL_PX = 28, 22, 32, 116


@dataclass(frozen=True, slots=True)
class RunEnd:
    """A finished run. `typed`: the seed was the player's own; `left` is how the duel stood that was given up.

    `xp` is what it brought by cause (booked once it is stored, nothing for a typed seed); `code` gives its seed again;
    `category` is that of `runfile.category`, `marks` are the ids of all marks but the seed's; `path` is the file.
    """

    reason: str
    difficulty: str
    stake: int
    duels: tuple[DuelTale, ...]
    left: tuple[int, int] | None
    kit: str | None
    gold: int
    owned: tuple[Owned, ...]
    xp: tuple[Cause, ...]
    game_ms: int
    seed: str
    salt: str
    typed: bool
    resumed: int
    file: str
    code: str = ""
    real_ms: int = 0
    commitment: str = ""
    category: str = "free"
    marks: tuple[str, ...] = ()
    rules: str = ""
    path: Path | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    """One line of the card: what it is, its figure, what is to be said of it; `warns` in red."""

    label: str
    figure: str
    remark: str = ""
    warns: bool = False


def category_of(header: Header) -> str:
    """What a run is compared with; a ranked one on a known seed is a discipline of its own."""
    found = runfile.category(header)
    return "ranked_seeded" if found == "seeded" and header.ranked else found


def marks_of(header: Header) -> tuple[str, ...]:
    """The ids of all marks that are told, but the seed's."""
    return tuple(mark for mark in _MARKS if getattr(header.marks, mark))


def said_category(services: Services, category: str, marks: tuple[str, ...], resumed: int) -> str:
    """What a run is compared with, and everything that sets it apart."""
    say = services.text.say
    told = [say(f"mark.{mark}") for mark in marks]
    told += [say("mark.resumed", {"n": resumed})] if resumed else []
    return " · ".join((say(f"category.{category}"), *told))


def said_verdict(services: Services, check: SelfCheck | None) -> str:
    """What the self-check found, empty where there is nothing to be checked."""
    say = services.text.say
    if check is None:
        return ""
    verdict = check.verdict
    if verdict is None:
        return say("end.checking")
    return say("end.true") if verdict.true else say("end.untrue", {"why": verdict.fault})


def facts(services: Services, end: RunEnd, check: SelfCheck | None, fault: str | None) -> tuple[Fact, ...]:
    """Seed, commitment, code, both clocks, category, verdict, file; `fault`: why the disk refused the file."""
    say = services.text.say
    seed = say("summary.seed_secret", {"salt": veil.said_seed(services, end.salt)})
    if end.typed or seeds.calendar(end.seed):
        seed = say("summary.seed_typed" if end.typed else _known(end))
    verdict = None if check is None else check.verdict
    file = Fact(say("summary.kept"), end.file, f"SHA-256 {verdict.sha256[:HASH_SHOWN]}" if verdict else "")
    if fault is not None:
        why = say("summary.not_stored", {"reason": parts.said_reason(services, fault)})
        file = Fact(say("summary.kept"), "", why, True)
    return (
        Fact(say("summary.seed"), parts.folded(services, end.seed), seed),
        Fact(say("end.commitment"), parts.grouped_hex(end.commitment) or "–"),
        Fact(say("summary.code"), parts.shortened(services, end.code), "" if end.code else say("summary.no_code")),
        Fact(say("end.game"), said_ms(end.game_ms), say(_meaning(end))),
        Fact(say("end.real"), said_ms(end.real_ms)),
        Fact(say("end.category"), "", said_category(services, end.category, end.marks, end.resumed)),
        Fact(say("end.check"), "", said_verdict(services, check), verdict is not None and not verdict.true),
        file,
    )


def _meaning(end: RunEnd) -> str:
    """The id of the words for what its game time is made of."""
    free = end.category in _FREE or "forked" in end.marks  # a fork is never ranked
    return "end.game_meaning" if free else "end.game_meaning_ranked"


def _known(end: RunEnd) -> str:
    """The id of the words for where a seed came from."""
    if seeds.calendar(end.seed):
        return "summary.seed_calendar"
    return "end.seed_typed" if end.typed else "end.seed_drawn"


def draw(surface: pygame.Surface, services: Services, rect: pygame.Rect, told: tuple[Fact, ...]) -> None:
    """The first and the last line as wide as the card, those between in two columns."""
    first, *middle, last = told
    half = (rect.width - _GAP_PX) // 2
    top = pygame.Rect(rect.left, rect.top, rect.width, _FIRST_PX)
    _line(surface, services, top, first)
    y = rect.top + _FIRST_PX
    for number, fact in enumerate(middle):
        left = rect.left + number % 2 * (half + _GAP_PX)
        _line(surface, services, pygame.Rect(left, y + number // 2 * _ROW_PX, half, _ROW_PX), fact)
    y += (len(middle) + 1) // 2 * _ROW_PX
    _line(surface, services, pygame.Rect(rect.left, y, rect.width, _ROW_PX), last)


def _line(surface: pygame.Surface, services: Services, rect: pygame.Rect, fact: Fact) -> None:
    if not (fact.figure or fact.remark):
        return
    pale = Pen(surface, services, "body", theme.INK_PALE)
    pale.line(fact.label, rect.midleft, theme.SMALL_PX + 1, (_LABEL_PX, rect.height - 1))
    left = rect.left + _LABEL_PX + 10
    if fact.figure:
        room = (rect.right - left if not fact.remark else (rect.right - left) * 3 // 5, rect.height)
        figures = Pen(surface, services, "figures")
        left = figures.block(fact.figure, (left, rect.centery), theme.SMALL_PX + 2, room, "midleft").right + 14
    if fact.remark:
        small = Pen(surface, services, "small", theme.RED_INK if fact.warns else theme.INK)
        small.line(fact.remark, (left, rect.centery), theme.SMALL_PX - 1, (rect.right - left, rect.height - 1))


def as_text(services: Services, end: RunEnd, check: SelfCheck | None, fault: str | None) -> str:
    """The whole card as lines of text, nothing of it hidden or cut short."""
    say = services.text.say
    level = say(f"difficulty.{end.difficulty}")
    if end.stake:
        level = say("summary.stake", {"difficulty": level, "stake": end.stake})
    duels = [
        f"{duel.number + 1}. {parts.said_name(services, duel.opponent)}  "
        f"{duel_table.totals(services, duel, end.left)}  {duel_table.margin(services, duel)}"
        for duel in end.duels
    ]
    verdict = None if check is None else check.verdict
    lines = [
        (say("summary.seed"), f"{end.seed} ({say(_known(end))})"),
        (say("end.salt"), end.salt), (say("end.commitment"), end.commitment), (say("summary.code"), end.code),
        (say("end.game"), said_ms(end.game_ms)), (say("end.real"), said_ms(end.real_ms)),
        (say("end.category"), said_category(services, end.category, end.marks, end.resumed)),
        (say("summary.kept"), end.file if fault is None else fault), ("SHA-256", verdict.sha256 if verdict else ""),
        (say("end.check"), said_verdict(services, check)),
    ]  # fmt: skip
    named = [f"{label}: {value}" for label, value in lines if value]
    return "\n".join([f"Yathsel {end.rules}".rstrip(), f"{say(f'summary.{end.reason}')} · {level}", *duels, *named])
