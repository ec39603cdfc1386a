"""A journal keeps what is whole at its beginning, whatever happens to the rest."""

import hashlib
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import runfile
from game.core.runfile import Header, Journal, RunFileError, Step, header_line, read_journal, step_line, sum_of
from tests.core.runs import duel_file


@cache
def written() -> tuple[Header, tuple[Step, ...], tuple[bytes, ...]]:
    """The header, steps and lines of a short journal."""
    run = duel_file(seed="GRÜẞE AUS\nDODGE".replace("\n", " "), most=7)
    header = Header(**{name: getattr(run, name) for name in Header.__struct_fields__})
    lines = [header_line(header)]
    for step in run.actions:
        lines.append(step_line(step, sum_of(lines[-1])))
    return header, tuple(run.actions), tuple(lines)


def whole() -> bytes:
    return b"".join(written()[2])


def test_a_whole_journal_is_read_back() -> None:
    header, steps, _ = written()
    assert read_journal(whole()) == Journal(header, steps, None)


def test_a_journal_may_hold_nothing_but_its_header() -> None:
    header, _, lines = written()
    assert read_journal(lines[0]) == Journal(header, (), None)


def test_an_action_is_one_line_of_ascii() -> None:
    for line in written()[2]:
        assert line.isascii()
        assert line.count(b"\n") == 1


@pytest.mark.parametrize("cut", [1, 5, 13, 20])
def test_a_torn_tail_is_named_and_the_rest_is_kept(cut: int) -> None:
    journal = read_journal(whole()[:-cut])
    steps = written()[1]
    assert journal.steps in (steps[:-1], steps)
    assert journal.fault is not None


@given(st.data())
def test_cut_anywhere_behind_the_header_a_journal_keeps_every_whole_line(data: st.DataObject) -> None:
    _, steps, lines = written()
    at = data.draw(st.integers(len(lines[0]), len(whole())))
    journal = read_journal(whole()[:at])
    complete = whole()[:at].count(b"\n") - 1
    assert journal.steps[:complete] == steps[:complete]
    assert len(journal.steps) <= complete + 1
    assert journal.steps == steps[: len(journal.steps)]


@given(st.data())
def test_a_changed_byte_anywhere_keeps_what_comes_before_it(data: st.DataObject) -> None:
    _, steps, lines = written()
    raw = bytearray(whole())
    at = data.draw(st.integers(0, len(raw) - 1))
    raw[at] ^= data.draw(st.integers(1, 255))
    if at < len(lines[0]) - 1:
        with pytest.raises(RunFileError):
            read_journal(bytes(raw))
        return
    try:
        journal = read_journal(bytes(raw))
    except RunFileError:
        assert at == len(lines[0]) - 1
        return
    before = whole()[:at].count(b"\n") - 1
    assert journal.fault is not None
    assert journal.steps == steps[:before]


@given(st.binary(max_size=300))
def test_rubbish_behind_a_journal_costs_no_action(rubbish: bytes) -> None:
    header, steps, _ = written()
    journal = read_journal(whole() + rubbish)
    assert (journal.header, journal.steps) == (header, steps)
    assert (journal.fault is None) == (rubbish == b"")


def test_a_line_taken_out_of_the_middle_is_noticed() -> None:
    _, steps, lines = written()
    journal = read_journal(b"".join(lines[:3] + lines[4:]))
    assert journal.steps == steps[:2]
    assert journal.fault == "journal: line 4: the check sum does not fit"


def test_two_lines_that_changed_places_are_noticed() -> None:
    _, steps, lines = written()
    journal = read_journal(b"".join((*lines[:2], lines[3], lines[2], *lines[4:])))
    assert journal.steps == steps[:1]


def test_a_line_of_another_journal_does_not_fit() -> None:
    _, steps, lines = written()
    foreign = step_line(steps[0], "0" * 12)
    assert read_journal(b"".join((*lines[:2], foreign))).steps == steps[:1]


def test_a_line_with_a_true_sum_that_is_no_action_is_a_fault() -> None:
    _, steps, lines = written()
    text = b'["soon",0,{}]'
    total = hashlib.sha256(sum_of(lines[-1]).encode() + text).hexdigest()[:12].encode()
    journal = read_journal(whole() + text + b" " + total + b"\n")
    assert journal.steps == steps
    assert journal.fault is not None


@pytest.mark.parametrize("raw", [b"", b"\n", b"{}", b"\n\n\n", b"\xff\xfe", b"[" * 100_000, b"null x\n"])
def test_what_is_no_journal_is_refused(raw: bytes) -> None:
    with pytest.raises(RunFileError, match="journal"):
        read_journal(raw)


def test_a_journal_without_bound_is_refused() -> None:
    with pytest.raises(RunFileError, match="too large"):
        read_journal(b"x" * (runfile.LARGEST_BYTES + 1))


def test_a_journal_of_another_format_is_refused() -> None:
    header = duel_file(most=1)
    header.format = 2
    with pytest.raises(RunFileError, match="format 2, expected 1"):
        read_journal(header_line(Header(**{name: getattr(header, name) for name in Header.__struct_fields__})))
