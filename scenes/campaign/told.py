"""Knows a run as the screens around it tell it: by its sign, while it waits, at its end."""

from game.campaign.opponents import DUELS
from game.campaign.state import Run
from game.yathsel.state import total
from scenes.campaign import parts, tale
from scenes.campaign.belongings import owned_by
from scenes.campaign.keeper import Keeper
from scenes.campaign.parts import Sign
from scenes.campaign.result import DuelEnd
from scenes.campaign.summary import RunEnd
from scenes.menus import typed
from scenes.services.services import Services


def sign_of(kept: Keeper) -> Sign:
    """The seed of a seeded run, else what binds the run to its secret one."""
    return Sign(kept.header.commitment or "", kept.header.seed if kept.seeded else None)


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
    run, header, outcome = kept.run, kept.header, kept.session.match.outcome
    assert outcome is not None
    duels = tale.duels_of(kept.seen, run.results)
    own, theirs = (total(side.card) for side in run.duel.sides)
    broken_off = bool(duels) and duels[-1].begun and duels[-1].result is None
    return RunEnd(
        reason=outcome.reason,
        difficulty=run.difficulty,
        stake=run.duel.table.stake,
        duels=tuple(duels),
        left=(own, theirs) if broken_off else None,
        kit=tale.kit_of(kept.seen),
        gold=run.duel.sides[0].gold or 0,
        owned=owned_by(run),
        xp=tuple(tale.xp_by_cause(duels)),
        game_ms=kept.session.match.t,
        seed=header.seed,
        salt=header.salt or "",
        typed=kept.seeded,
        resumed=header.marks.resumed,
        file=kept.file.name if kept.file else "",
        code=typed.code_of(run.difficulty, run.duel.table.stake, header.seed),
    )
