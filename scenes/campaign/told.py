"""Knows a run as the screens around it tell it: by its sign, while it waits, at its end."""

from dataclasses import dataclass, replace
from pathlib import Path

from game.campaign.events import RunEvent
from game.campaign.opponents import DUELS
from game.campaign.state import Run
from game.core import seeds
from game.core.runfile import Header
from game.yathsel.state import total
from scenes.campaign import end_card, parts, tale
from scenes.campaign.belongings import owned_by
from scenes.campaign.end_card import RunEnd
from scenes.campaign.keeper import Keeper
from scenes.campaign.parts import Sign
from scenes.campaign.result import DuelEnd
from scenes.menus import typed
from scenes.services.services import Services


def sign_of(kept: Keeper) -> Sign:
    """What the run under way is known by."""
    return replace(sign_in(kept.header), number=kept.number)


def sign_in(head: Header) -> Sign:
    """The seed of a run that everybody may know, else what binds the run to its secret one; what kind of run it is."""
    known = head.marks.seeded or head.marks.forked or bool(seeds.calendar(head.seed))
    category, marks = end_card.category_of(head), end_card.marks_of(head)
    return Sign(head.commitment or "", head.seed if known else None, category, marks, head.marks.resumed)


def waiting_words(services: Services, run: Run) -> str:
    """Where a run that waits was left."""
    say, duel = services.text.say, run.duel
    name = parts.said_name(services, run.opponent) if run.opponent else ""
    values: dict[str, object] = {
        "difficulty": say(f"difficulty.{run.difficulty}"),
        "number": duel.table.duel + 1 if run.phase in ("wager", "duel") else len(run.results) + 1,
        "all": DUELS,
        "name": name,
        "own": total(duel.sides[0].card),
        "theirs": total(duel.sides[1].card),
    }
    return say(f"waiting.{run.phase}", values)


def duel_end(kept: Keeper) -> DuelEnd | None:
    """The duel decided last for its result; None when there was none since the run was taken up."""
    run, duel = kept.run, kept.last_duel
    if duel is None or not run.results:
        return None
    decided = [one for one in tale.duels_of(kept.seen, run.results) if one.result is not None]
    return DuelEnd(run.results[-1], duel, run.results, decided[-1])


def run_end(kept: Keeper) -> RunEnd:
    """A finished run for its summary."""
    ended = Ended(kept.header, kept.run, kept.seen, kept.session.match.t, kept.real_ms(), kept.file)
    return end_of(ended)


@dataclass(frozen=True, slots=True)
class Ended:
    """A run that is over, as the player saw it; `path` is where its file lies, if that is known."""

    header: Header
    run: Run
    seen: tuple[RunEvent, ...]
    game_ms: int
    real_ms: int
    path: Path | None = None


def end_of(ended: Ended) -> RunEnd:
    """What the summary tells of it."""
    run, header, seen = ended.run, ended.header, ended.seen
    duels = tale.duels_of(seen, run.results)
    own, theirs = (total(side.card) for side in run.duel.sides)
    broken_off = bool(duels) and duels[-1].begun and duels[-1].result is None
    return RunEnd(
        reason=run.reason or "",
        difficulty=run.difficulty,
        stake=run.duel.table.stake,
        duels=tuple(duels),
        left=(own, theirs) if broken_off else None,
        kit=tale.kit_of(seen),
        gold=run.duel.sides[0].gold or 0,
        owned=owned_by(run),
        xp=tuple(tale.xp_by_cause(duels)),
        game_ms=ended.game_ms,
        seed=header.seed,
        salt=header.salt or "",
        typed=header.marks.seeded,
        resumed=header.marks.resumed,
        file=ended.path.name if ended.path else "",
        code="" if seeds.calendar(header.seed) else typed.code_of(run.difficulty, run.duel.table.stake, header.seed),
        real_ms=ended.real_ms,
        commitment=header.commitment or "",
        category=end_card.category_of(header),
        marks=end_card.marks_of(header),
        rules=f"{header.version} · {header.rules}",
        path=ended.path,
    )
