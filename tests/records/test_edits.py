"""Knows that a run file that was edited is refused, or counts for nothing more."""

import pytest

from tests.records.edits import believed


def test_no_random_edit_of_a_run_file_brings_anything() -> None:
    assert believed(60, seed=1) == []


@pytest.mark.trials
def test_none_of_a_thousand_random_edits_brings_anything() -> None:
    assert believed(1000, seed=2) == []
