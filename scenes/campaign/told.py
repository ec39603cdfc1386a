"""Knows a run as the screens around it tell it: by its sign, while it waits, at its end."""

from game.campaign.opponents import DUELS
from game.campaign.state import Result, Run, opponent
from game.yathsel.state import total
from scenes.campaign import parts
from scenes.campaign.keeper import Keeper
from scenes.campaign.parts import Sign
from scenes.campaign.summary import RunEnd
from scenes.services.services import Services


def sign_of(kept: Keeper) -> Sign:
    """The seed of a seeded run, else what binds the run to its secret one."""
    return Sign(kept.header.commitment or "", kept.header.seed if kept.seeded else None)


def waiting_words(services: Services, run: Run) -> str:
    """Where a run that waits was left."""
    say, duel = services.text.say, run.duel
    values: dict[str, object] = {
        "difficulty": say(f"difficulty.{run.difficulty}"),
        "number": duel.duel + 1,
        "all": DUELS,
        "name": parts.said_name(services, opponent(run) or ""),
        "own": total(duel.sides[0].card),
        "theirs": total(duel.sides[1].card),
    }
    return say("waiting.duel" if run.phase == "duel" else "waiting.intro", values)


def run_end(kept: Keeper) -> RunEnd:
    """A finished run for its summary."""
    run, header, outcome = kept.run, kept.header, kept.session.match.outcome
    assert outcome is not None
    met = [event.twists for event in kept.met]
    return RunEnd(
        reason=outcome.reason,
        difficulty=run.difficulty,
        results=run.results,
        left=_left(run) if outcome.reason == "abandoned" else None,
        twists=tuple(met[number] if number < len(met) else () for number in range(DUELS)),
        game_ms=kept.session.match.t,
        seed=header.seed,
        salt=header.salt or "",
        typed=kept.seeded,
        resumed=header.marks.resumed,
        file=kept.file.name if kept.file else "",
    )


def _left(run: Run) -> Result:
    own, theirs = (total(side.card) for side in run.duel.sides)
    return Result(opponent(run) or "", own, theirs, False)
