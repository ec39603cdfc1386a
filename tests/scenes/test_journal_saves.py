"""What lies in the place of the saved run, whatever it is, leads to a menu that opens and a sentence at most."""

import json
from pathlib import Path

import pytest

from game.core import replay, runfile
from scenes.campaign import keeper
from scenes.campaign.keeper import Wanted
from scenes.services import saves
from scenes.services.saves import examine
from tests.scenes import played


def played_a_little(runs: Path, steps: int = 20) -> bytes:
    """The journal after some steps of a run."""
    kept = keeper.begin(runs, Wanted("normal", played.SEED, True))
    for _ in range(steps):
        played.step(kept)
    kept.close()
    return (runs / saves.JOURNAL).read_bytes()


def laid(runs: Path, content: bytes) -> Path:
    runs.mkdir(parents=True, exist_ok=True)
    (runs / saves.JOURNAL).write_bytes(content)
    return runs


def changed_header(journal: bytes, changes: dict[str, object]) -> bytes:
    """The journal with some keys of its header changed and every check sum right."""
    first = json.loads(journal.split(b"\n")[0].rpartition(b" ")[0])
    lines = [runfile._line({**first, **changes}, "")]
    for step in runfile.read_journal(journal).steps:
        lines.append(runfile.step_line(step, runfile.sum_of(lines[-1])))
    return b"".join(lines)


def test_no_folder_and_no_file_mean_that_nothing_waits(tmp_path: Path) -> None:
    assert examine(tmp_path / "nowhere").kind == "none"
    assert not (tmp_path / "nowhere").exists()


def test_a_run_goes_on_where_it_was_left_with_the_same_state_and_time(tmp_path: Path) -> None:
    kept = keeper.begin(tmp_path, Wanted("normal", played.SEED, True))
    for _ in range(33):
        played.step(kept)
    kept.close()
    found = examine(tmp_path)
    assert found.kind == "waiting"
    assert found.session is not None
    assert found.session.match.digest() == kept.session.match.digest()
    assert found.session.match.t == kept.session.match.t
    assert found.session.view(1) == kept.session.view(1)


def test_going_on_counts_as_resumed_and_keeps_every_action(tmp_path: Path) -> None:
    journal = played_a_little(tmp_path)
    kept = keeper.go_on(tmp_path, examine(tmp_path))
    kept.close()
    again = runfile.read_journal((tmp_path / saves.JOURNAL).read_bytes())
    assert again.header.marks.resumed == 1
    assert again.steps == runfile.read_journal(journal).steps


@pytest.mark.parametrize("cut", [1, 7, 30])
def test_of_a_journal_torn_in_its_last_line_all_before_it_is_used(cut: int, tmp_path: Path) -> None:
    journal = played_a_little(tmp_path)
    found = examine(laid(tmp_path, journal[:-cut]))
    assert (found.kind, found.lost, found.aside) == ("waiting", False, None)
    assert len(found.steps) in (19, 20)
    keeper.go_on(tmp_path, found).close()
    assert runfile.read_journal((tmp_path / saves.JOURNAL).read_bytes()).fault is None


def test_of_a_journal_broken_in_the_middle_the_beginning_is_used_and_a_copy_kept(tmp_path: Path) -> None:
    journal = played_a_little(tmp_path)
    lines = journal.split(b"\n")
    lines[8] = lines[8].replace(b"throw", b"thrOw").replace(b"enter", b"entEr")
    broken = b"\n".join(lines)
    found = examine(laid(tmp_path, broken))
    assert (found.kind, found.lost, len(found.steps)) == ("waiting", True, 7)
    assert found.aside is not None
    assert found.aside.read_bytes() == broken


FOREIGN = [b"[]", b"null", b"17", b'{"a": 1}', b'"text"', b"[1, 2]\n", b"true"]


@pytest.mark.parametrize("content", FOREIGN)
def test_a_foreign_file_is_put_aside_as_it_is(content: bytes, tmp_path: Path) -> None:
    found = examine(laid(tmp_path, content))
    assert found.kind == "foreign"
    assert found.aside is not None
    assert found.aside.read_bytes() == content
    assert examine(tmp_path).kind == "none"


@pytest.mark.parametrize("content", [b"\x00" * 5000, b"PK\x03\x04", b"[" * 200_000, b"{" * 200_000, "ü".encode() * 9])
def test_a_file_that_is_no_journal_is_put_aside_as_damaged(content: bytes, tmp_path: Path) -> None:
    found = examine(laid(tmp_path, content))
    assert found.kind == "damaged"
    assert found.aside is not None
    assert found.aside.name == f"{saves.JOURNAL}.damaged-1"


def test_a_journal_without_its_first_line_is_damaged(tmp_path: Path) -> None:
    journal = played_a_little(tmp_path)
    assert examine(laid(tmp_path, journal[40:])).kind == "damaged"


def test_damaged_files_never_replace_each_other(tmp_path: Path) -> None:
    names = []
    for content in (b"\x01", b"\x02", b"\x03"):
        found = examine(laid(tmp_path, content))
        assert found.aside is not None
        names.append((found.aside.name[-1], found.aside.read_bytes()))
    assert names == [("1", b"\x01"), ("2", b"\x02"), ("3", b"\x03")]


def test_an_empty_file_is_put_aside(tmp_path: Path) -> None:
    assert examine(laid(tmp_path, b"")).kind == "empty"
    assert examine(tmp_path).kind == "none"


def test_a_folder_named_like_the_save_is_put_aside_with_what_is_in_it(tmp_path: Path) -> None:
    (tmp_path / saves.JOURNAL).mkdir()
    (tmp_path / saves.JOURNAL / "letter").write_text("dear")
    found = examine(tmp_path)
    assert found.kind == "folder"
    assert found.aside is not None
    assert (found.aside / "letter").read_text() == "dear"


@pytest.mark.parametrize(
    ("key", "value", "kind"),
    [
        ("format", 2, "newer"), ("game", "yathsel_tournament", "newer"), ("rules", "yathsel/2", "other_rules"),
        ("data", "0" * 64, "other_rules"),
    ],
)  # fmt: skip
def test_a_run_of_another_version_stays_where_it_is_until_a_new_one_begins(
    key: str, value: object, kind: str, tmp_path: Path
) -> None:
    content = changed_header(played_a_little(tmp_path / "here"), {key: value})
    found = examine(laid(tmp_path, content))
    assert (found.kind, found.session, found.aside) == (kind, None, None)
    assert (tmp_path / saves.JOURNAL).read_bytes() == content
    keeper.begin(tmp_path, Wanted("easy", played.SEED, True)).close()
    assert (tmp_path / f"{saves.JOURNAL}.kept-1").read_bytes() == content
    assert examine(tmp_path).kind == "waiting"


def test_a_newer_journal_with_keys_we_do_not_know_is_newer_not_damaged(tmp_path: Path) -> None:
    journal = played_a_little(tmp_path / "here")
    assert examine(laid(tmp_path, changed_header(journal, {"format": 3, "moods": 4}))).kind == "newer"


def test_a_journal_with_an_action_that_is_not_allowed_is_damaged(tmp_path: Path) -> None:
    journal = played_a_little(tmp_path / "here")
    line = runfile.step_line([5000, 0, {"type": "leave"}], runfile.sum_of(journal))
    assert examine(laid(tmp_path, journal + line)).kind == "damaged"


def test_a_run_nobody_sat_down_to_is_replaced_without_a_trace(tmp_path: Path) -> None:
    keeper.begin(tmp_path, Wanted("easy", played.SEED, True)).close()
    keeper.begin(tmp_path, Wanted("hard", played.SEED, True)).close()
    assert [path.name for path in tmp_path.iterdir()] == [saves.JOURNAL]
    found = examine(tmp_path)
    assert found.header is not None
    assert found.header.options == {"difficulty": "hard"}


def test_a_random_run_is_bound_to_its_seed_by_a_commitment_and_not_marked(tmp_path: Path) -> None:
    kept = keeper.begin(tmp_path, Wanted("easy", "BCDFGHJKLMNPQRST", False))
    kept.close()
    head = kept.header
    assert head.salt is not None
    assert head.commitment == runfile.commitment("BCDFGHJKLMNPQRST", head.salt)
    assert not head.marks.seeded


def test_two_runs_of_one_seed_have_different_salts(tmp_path: Path) -> None:
    salts = set()
    for number in range(2):
        kept = keeper.begin(tmp_path / str(number), Wanted("easy", played.SEED, True))
        kept.close()
        salts.add(kept.header.salt)
    assert len(salts) == 2


def test_a_finished_run_file_replays_to_its_digests(tmp_path: Path) -> None:
    kept = keeper.begin(tmp_path, Wanted("easy", played.SEED, True))
    while not kept.over:
        played.step(kept)
    kept.close()
    assert kept.file is not None
    run = runfile.loads(kept.file.read_bytes())
    match = replay.begun(kept.session.match.rules, run)
    assert replay.play(match, run.actions) is None
    assert replay.differing_digest(match, run.digests) is None
    assert run.times.game_ms == kept.session.match.t
