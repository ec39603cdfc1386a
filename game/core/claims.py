"""Knows what a run file says beside its actions, and what of that is not true."""

from game.core import runfile, seeds
from game.core.replay import AnyMatch, Difference, drawn, result_form
from game.core.runfile import RunFile


def untrue(match: AnyMatch, run: RunFile) -> Difference | None:
    """The first thing that the file says beside its actions and that is not so, as the match played again shows."""
    end = len(match.log)
    if run.result != result_form(match.outcome):
        return Difference(end, "the result differs")
    if run.times.game_ms != match.t:
        return Difference(end, f"game_ms: is {run.times.game_ms}, recomputed {match.t}")
    if run.commitment is not None and run.commitment != runfile.commitment(run.seed, run.salt or ""):
        return Difference(0, "the commitment does not fit seed and salt")
    if (run.rig is not None) != run.marks.rigged or bool(run.position) != run.marks.positioned:
        return Difference(0, "the marks do not tell of rig or position")
    if drawn(run.options) != run.marks.own_track:
        return Difference(0, "the marks do not tell of the own track")
    return _contradiction(run)


def _contradiction(run: RunFile) -> Difference | None:
    """What the seed and the options say against the marks."""
    kind = seeds.calendar(run.seed)
    if not run.marks.seeded and not kind and not seeds.is_drawn(run.seed):
        return Difference(0, "the marks do not tell of the typed seed")
    if run.marks.practice and not kind:
        return Difference(0, "practice, but the seed is none of the calendar")
    if run.ranked and run.options.get("pool") is not None:
        return Difference(0, "ranked, but not everything is in the pouches")
    if run.ranked and (run.rig is not None or run.position or run.marks.forked):
        return Difference(0, "ranked, but set up or forked")
    if kind and run.marks.seeded:
        return Difference(0, "the seed is of the calendar: nobody can have typed it")
    if kind and not run.ranked and not run.marks.forked:
        return Difference(0, "the seed is of the calendar, but the run is not ranked")
    return None
