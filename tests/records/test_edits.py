"""Knows that a run file that was edited is refused, counts for nothing more, or says what no file can prove."""

from collections.abc import Callable
from typing import Any

import pytest

from game.commands import verify
from game.core import runfile
from tests.records.edits import SALT, found, real, report

Run = dict[str, Any]


def test_no_random_edit_of_a_run_file_brings_anything() -> None:
    through = found(60, seed=1)
    assert (through.counted, through.verified) == ([], [])


@pytest.mark.trials
def test_none_of_a_thousand_random_edits_brings_anything() -> None:
    through = found(1000, seed=2)
    assert (through.counted, through.verified) == ([], [])


def test_the_unedited_run_is_true_and_taken_up_once() -> None:
    said = report(real())
    assert (said.verdict, said.warnings) == ("ok", ("resumed 1 times",))


def marked(**marks: object) -> Callable[[Run], object]:
    return lambda run: run["marks"].update(marks)


def headed(**fields: object) -> Callable[[Run], object]:
    return lambda run: run.update(fields)


def begun(seed: str, **fields: object) -> Callable[[Run], object]:
    """An unfinished run on another seed, before anything was decided."""

    def edit(run: Run) -> None:
        commitment = runfile.commitment(seed, SALT)
        run.update(seed=seed, commitment=commitment, actions=[], digests=[], result=None, **fields)
        run["times"] = {"game_ms": 0, "real_ms": 10}
        run["digests"] = [_first_digest(run)]

    return edit


def _first_digest(run: Run) -> str:
    from game import catalog
    from game.core import replay

    head = runfile.from_plain(run)
    return replay.begun(catalog.rules_of(head), head).digest()


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (headed(salt="another"), "the commitment does not fit seed and salt"),
        (headed(commitment="0" * 64), "the commitment does not fit seed and salt"),
        (begun("A TYPED SEED"), "the marks do not tell of the typed seed"),
        (marked(practice=True), "practice, but the seed is none of the calendar"),
        (begun("BCDF2345678GHJKL", options={"difficulty": "easy", "pool": ["flip"]}),
         "ranked, but not everything is in the pouches"),
        (marked(forked=True), "ranked, but set up or forked"),
        (marked(rigged=True), "the marks do not tell of rig or position"),
        (marked(positioned=True), "the marks do not tell of rig or position"),
        (marked(own_track=True), "the marks do not tell of the own track"),
    ],
)  # fmt: skip
def test_a_head_that_contradicts_itself_is_a_mismatch(edit: Callable[[Run], object], why: str) -> None:
    run = real()
    edit(run)
    said = report(run)
    assert (said.verdict, said.why) == ("mismatch", why)


@pytest.mark.parametrize(
    ("edit", "note"),
    [
        (headed(commitment=None), "no commitment to the seed"),
        (lambda run: run["times"].update(real_ms=1), "real time shorter than game time"),
        (begun("DAILY 2026-11-30"), "begun on another day than its seed names"),
        (begun("WEEKLY 2026-W49"), "begun on another day than its seed names"),
        (marked(assisted=True), "assisted"),
        (lambda run: [edit(run) for edit in (marked(forked=True), headed(ranked=False))], "forked"),
        (marked(resumed=7), "resumed 7 times"),
    ],
)
def test_what_looks_odd_in_a_head_is_told(edit: Callable[[Run], object], note: str) -> None:
    run = real()
    edit(run)
    said = report(run)
    assert said.verdict == "ok"
    assert note in said.warnings


def test_a_run_of_the_calendar_on_its_own_day_is_nothing_odd() -> None:
    run = real()
    begun("DAILY 2026-11-30", started_ms=1_796_083_199_999)(run)
    assert report(run).warnings == ("unfinished", "resumed 1 times")


def bound_anew(run: Run) -> None:
    run.update(salt="another", commitment=runfile.commitment(run["seed"], "another"))


def played_in_half_the_time(run: Run) -> None:
    for step in run["actions"]:
        step[0] //= 2
    run["times"] = {"game_ms": run["actions"][-1][0], "real_ms": run["times"]["real_ms"] // 2}


@pytest.mark.parametrize(
    "edit",
    [
        bound_anew,
        played_in_half_the_time,
        headed(version="9.9.9"),
        headed(seats=[{"kind": "bot", "level": "cheater"}, {"kind": "person"}]),
        headed(started_ms=None),
        headed(ranked=False),
        marked(seeded=True),
        marked(resumed=0),
        lambda run: run["times"].update(real_ms=99_999_999),
    ],
)
def test_what_only_its_writer_can_know_stays_unproven(edit: Callable[[Run], object]) -> None:
    """The list of `docs/run-files.md`: what a file says here is said, not shown."""
    run = real()
    edit(run)
    assert run != real()
    assert report(run).code == verify.OK
