"""Knows the ghost: which run it is, and that it never shows anything of what is still to come in the run beside it."""

from pathlib import Path

import pytest

from game import catalog
from game.core import replay, runfile
from game.core.runfile import RunFile
from scenes.racing.ghost import Beside, Ghost, beside, lap_beside
from scenes.racing.trace import Place, Trace, traced
from scenes.services.records import Records
from tests.racing.test_splits import HOUR_MS, golden, put
from tests.records.test_records import RUNS, nothing

PATIENCE = 10_000


def trace(run: RunFile, actions: int | None = None) -> Trace:
    return traced(runfile.header_of(run), run.actions[:actions])


def settled(ghost: Ghost) -> Ghost:
    for _ in range(PATIENCE):
        if ghost.settled:
            return ghost
        ghost.develop(0.01)
    raise AssertionError("the ghost never came")


def found(runs: Path, run: RunFile, chosen: Path | None = None) -> Ghost:
    """The ghost of a run that begins as `run` did."""
    records = Records(runs, nothing)
    records.refresh()
    assert records.wait(60)
    header = runfile.header_of(run)
    options = replay.begun(catalog.rules_of(run), header).options
    return settled(Ghost(records, header, options, chosen))


def name(ghost: Ghost) -> str:
    assert ghost.file is not None
    return ghost.file.name.removeprefix("20260101-").partition(".")[0]


def cut(run: RunFile, actions: int) -> RunFile:
    """The same run, given up after so many actions."""
    match = replay.begun(catalog.rules_of(run), runfile.header_of(run))
    assert replay.play(match, run.actions[:actions]) is None
    assert replay.play(match, [(match.t, 0, {"type": "abandon"})]) is None
    return replay.run_file(match, runfile.header_of(run), HOUR_MS)


def test_a_trace_holds_every_own_entry_with_its_game_time() -> None:
    run = golden()
    entered = [t for t, seat, action in run.actions if seat == 0 and action["type"] == "enter"]
    assert [mark.t for mark in trace(run).marks if mark.place.entries] == entered


def test_a_trace_holds_the_end_of_every_duel() -> None:
    assert [(lap.number, lap.won) for lap in trace(golden()).laps] == [(number, True) for number in range(8)]


@pytest.mark.parametrize("other", ["won", "busy", "lost", "caught"])
def test_a_ghost_is_never_further_on_than_the_run_beside_it(other: str) -> None:
    """At every entry of a whole run: what is shown of the ghost lies in the same duel, at the same entry or before."""
    whole, ghost = trace(golden()), trace(golden(other))
    for number in range(1, len(whole.marks) + 1):
        own = Trace()
        own.marks = whole.marks[:number]
        shown = beside(own, ghost)
        assert shown is not None
        assert shown.mark is None or shown.mark.place.duel == own.marks[-1].place.duel
        assert shown.mark is None or shown.mark.place.entries <= own.marks[-1].place.entries


def test_what_a_quicker_run_has_ahead_is_not_shown() -> None:
    """A ghost that has entered everything in no time shows a slow run as many boxes as that one has filled."""
    whole, slow = trace(golden()), golden()
    slow.actions = [(t * 100, seat, action) for t, seat, action in slow.actions]
    for mark in trace(slow).marks:
        own = Trace()
        own.marks = [mark]
        shown = beside(own, whole)
        assert shown is not None
        assert shown.mark is not None
        assert len([points for points in shown.mark.card.boxes if points is not None]) == mark.place.entries


def test_a_ghost_that_fell_earlier_says_so() -> None:
    lost, own = trace(golden("busy")), trace(golden())
    shown = beside(own, lost)
    assert shown == Beside(own.marks[-1], None, False, "lost")


def test_a_ghost_that_won_has_not_fallen_wherever_the_run_is() -> None:
    own = trace(golden())
    own.marks[-1:] = [type(own.marks[-1])(Place(9, 3), 1, own.marks[-1].card)]
    shown = beside(own, trace(golden()))
    assert shown is not None
    assert shown.left == ""


def test_before_the_first_duel_there_is_nothing_beside() -> None:
    assert beside(Trace(), trace(golden())) is None


def test_laps_are_those_of_the_duel_won_last() -> None:
    laps = lap_beside(trace(golden(), 300), trace(golden()))
    assert laps is not None
    assert laps[0] == laps[1]


def test_the_fastest_won_run_is_the_ghost(tmp_path: Path) -> None:
    put(tmp_path / "runs", "slow", golden(), slower=2, real_ms=2 * HOUR_MS)
    put(tmp_path / "runs", "quick", golden())
    assert name(found(tmp_path / "runs", golden())) == "quick"


def test_without_a_won_run_the_one_that_came_furthest_is_the_ghost(tmp_path: Path) -> None:
    for kept, actions in (("near", 100), ("far", 400), ("middle", 200)):
        put(tmp_path / "runs", kept, cut(golden(), actions))
    ghost = found(tmp_path / "runs", golden())
    assert name(ghost) == "far"
    assert ghost.trace is not None
    assert ghost.trace.ended == "abandoned"


@pytest.mark.parametrize(
    "other", [{"difficulty": "normal"}, {"stake": 2}, {"pool": []}], ids=["difficulty", "stake", "pouches"]
)
def test_a_run_of_other_options_is_no_ghost(other: dict[str, object], tmp_path: Path) -> None:
    put(tmp_path / "runs", "one", golden("lost"))
    run = golden("lost")
    assert found(tmp_path / "runs", run).trace is not None
    run.options |= other
    assert found(tmp_path / "runs", run).trace is None


def test_a_run_whose_pauses_did_not_count_is_no_ghost_of_a_ranked_one(tmp_path: Path) -> None:
    put(tmp_path / "runs", "one", golden())
    run = golden()
    run.ranked = True
    assert found(tmp_path / "runs", run).trace is None
    put(tmp_path / "runs", "two", run)
    assert name(found(tmp_path / "runs", run)) == "two"


def test_a_run_of_another_seed_is_no_ghost(tmp_path: Path) -> None:
    put(tmp_path / "runs", "one", golden())
    run = golden()
    run.seed = "ANOTHER"
    assert found(tmp_path / "runs", run).trace is None


def test_a_chosen_file_is_the_ghost_wherever_it_lies(tmp_path: Path) -> None:
    ghost = found(tmp_path / "runs", golden(), RUNS / "won.run.json")
    assert ghost.trace is not None


def test_a_chosen_file_of_another_run_says_why_it_is_none(tmp_path: Path) -> None:
    ghost = found(tmp_path / "runs", golden(), RUNS / "lost.run.json")
    assert (ghost.trace, ghost.fault) == (None, "run file: it did not begin like this run")


def test_a_file_that_tells_otherwise_than_it_says_is_no_ghost(tmp_path: Path) -> None:
    run = golden()
    run.digests[3] = "0" * len(run.digests[3])
    (tmp_path / "false.run.json").write_bytes(runfile.dumps(run))
    ghost = found(tmp_path / "runs", golden(), tmp_path / "false.run.json")
    assert ghost.trace is None
    assert ghost.fault is not None
