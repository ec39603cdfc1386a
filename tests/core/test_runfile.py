"""A run file comes back as it was written, and no file, however hostile, ends in more than a sentence."""

import gzip
import hashlib
import json
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core import runfile
from game.core.runfile import RunFileError
from tests.core.runs import duel_file

ROOT = Path(__file__).resolve().parents[2]
CHECK = """
import resource, sys
from game import catalog
from game.core import replay, runfile
try:
    run = runfile.loads(open(sys.argv[1], "rb").read())
    match = replay.begun(catalog.games()["yathsel_duel"].rules, run)
    difference = replay.play(match, run.actions) or replay.differing_digest(match, run.digests)
    print("parted:" if difference else "same", difference)
except runfile.RunFileError as fault:
    print("refused:", str(fault).encode("ascii", "replace").decode())
used = resource.getrusage(resource.RUSAGE_SELF)
try:  # what getrusage calls the peak begins with that of the process which started this one
    peak_kb = next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
except OSError:
    peak_kb = used.ru_maxrss
print(peak_kb, used.ru_utime + used.ru_stime)
"""


def changed(**keys: Any) -> bytes:
    """A good run file with some keys replaced."""
    return json.dumps({**json.loads(runfile.dumps(duel_file(most=20))), **keys}).encode()


def long(step: str, count: int) -> bytes:
    """A good run file but for so many equal actions."""
    return changed(actions="HERE").replace(b'"HERE"', f"[{','.join([step] * count)}]".encode())


def nested(depth: int, key: str = "options") -> bytes:
    return changed(**{key: "HERE"}).replace(b'"HERE"', b'{"x": ' + b"[" * depth + b"]" * depth + b"}")


HOSTILE: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "10 MB of brackets": lambda: b"[" * 10_000_000,
    "10 MB of pairs of brackets": lambda: b"[" * 5_000_000 + b"]" * 5_000_000,
    "5 MB of objects": lambda: b'{"a":' * 1_000_000,
    "5 MB of empty lists in options": lambda: changed(options={"x": [[]] * 1_200_000}),
    "5 MB of small numbers in options": lambda: changed(options={"twists": [0] * 1_800_000}),
    "5 MB of empty actions": lambda: long("[0,0,{}]", 450_000),
    "a million actions": lambda: long('[0,0,{"type":"throw","hold":[]}]', 1_000_000),
    "a million actions in gzip": lambda: gzip.compress(long("[0,0,{}]", 1_000_000), 1),
    "a bomb in gzip": lambda: gzip.compress(b" " * 100_000_000, 1),
    "broken gzip": lambda: gzip.compress(changed())[:-20],
    "gzip of nothing": lambda: b"\x1f\x8b",
    "random bytes": lambda: bytes(range(256)) * 400,
    "a list": lambda: b"[]",
    "null": lambda: b"null",
    "a number": lambda: b"7",
    "a text": lambda: b'"run"',
    "not a number": lambda: changed(format="F").replace(b'"F"', b"NaN"),
    "a number without end": lambda: changed(format="F").replace(b'"F"', b"9" * 100_000),
    "a huge exponent": lambda: changed(options={"x": "F"}).replace(b'"F"', b"1e999999999"),
    "a huge time": lambda: changed(actions=[[10**30, 0, {"type": "throw", "hold": []}]]),
    "a large number as a hold": lambda: changed(actions=[[0, 0, {"type": "throw", "hold": [10**300]}]]),
    "a huge rigged face": lambda: changed(rig={"dice": [10**300]}),
    "a negative time": lambda: changed(actions=[[-1, 0, {"type": "throw", "hold": []}]]),
    "a fraction of a time": lambda: changed(actions=[[0.5, 0, {"type": "throw", "hold": []}]]),
    "deep nesting": lambda: nested(100_000),
    "nesting just not too deep": lambda: nested(980),
    "deep nesting in a position": lambda: nested(980, "position"),
    "deep nesting as a type": lambda: changed(actions=[[0, 0, {"type": "F"}]]).replace(b'"F"', b"[" * 970 + b"]" * 970),
    "deep nesting as a box": lambda: changed(position={"cards": [{"boxes": {"ones": "F"}}, {}]}).replace(
        b'"F"', b"[" * 970 + b"]" * 970
    ),
    "a hold of a million slots": lambda: changed(actions=[[0, 0, {"type": "throw", "hold": [0] * 1_000_000}]]),
    "a key of a megabyte": lambda: changed(options={"k" * 1_000_000: 1}),
    "half a surrogate pair": lambda: changed(seed="\ud800"),
    "a strange seat": lambda: changed(actions=[[0, 99, {"type": "throw", "hold": []}]]),
    "no seats": lambda: changed(seats=[]),
    "a thousand seats": lambda: changed(seats=[{"kind": "person"}] * 1000),
    "options as a list": lambda: changed(options=[]),
    "an unknown key": lambda: changed(cheat=True),
    "a seed that is not canonical": lambda: changed(seed="filed"),
    "another format": lambda: changed(format=2),
    "digests as numbers": lambda: changed(digests=[1, 2]),
    "too many digests": lambda: changed(digests=["0" * 64] * 60_000),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_ends_in_a_sentence_within_2_seconds_and_200_megabytes(name: str, tmp_path: Path) -> None:
    path = tmp_path / "hostile.run.json"
    path.write_bytes(HOSTILE[name]())
    child = subprocess.run(
        [sys.executable, "-c", CHECK, str(path)], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (30, 30)),
    )  # fmt: skip
    assert child.returncode == 0, child.stderr[-2000:]
    verdict, used = child.stdout.splitlines()
    peak_kb, seconds = used.split()
    assert verdict.startswith(("refused:", "parted:"))
    assert len(verdict) < 400
    assert int(peak_kb) < 200 * 1024
    assert float(seconds) < 2


def test_a_good_file_is_no_hostile_one(tmp_path: Path) -> None:
    path = tmp_path / "good.run.json"
    path.write_bytes(runfile.dumps(duel_file()))
    child = subprocess.run(
        [sys.executable, "-c", CHECK, str(path)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert child.stdout.startswith("same")


def test_a_run_file_comes_back_as_it_was() -> None:
    run = duel_file()
    assert runfile.loads(runfile.dumps(run)) == run


def test_a_run_file_may_be_packed() -> None:
    run = duel_file()
    assert runfile.loads(gzip.compress(runfile.dumps(run))) == run


def test_a_run_file_has_the_published_keys() -> None:
    form = json.loads(runfile.dumps(duel_file()))
    assert set(form) >= {"format", "game", "rules", "version", "data", "seed", "commitment", "salt", "options", "seats",
                         "marks", "actions", "digests", "result", "times"}  # fmt: skip


def test_a_run_file_lists_time_seat_and_action() -> None:
    form = json.loads(runfile.dumps(duel_file()))
    assert form["actions"][0] == [70, 0, {"type": "throw", "hold": []}]


def test_the_game_time_is_the_last_actions_time() -> None:
    form = json.loads(runfile.dumps(duel_file()))
    assert form["times"]["game_ms"] == form["actions"][-1][0]


def test_a_commitment_binds_seed_and_salt() -> None:
    assert runfile.commitment("SEED", "salt") == hashlib.sha256(b"SEED|salt").hexdigest()


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
                    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=6))  # fmt: skip
@settings(max_examples=60)
def test_any_json_that_is_no_run_file_is_refused(value: Any) -> None:
    with pytest.raises(RunFileError):
        runfile.loads(json.dumps(value).encode())


@given(st.binary(max_size=200))
def test_any_bytes_that_are_no_run_file_are_refused(raw: bytes) -> None:
    with pytest.raises(RunFileError):
        runfile.loads(raw)


@pytest.mark.parametrize("key", ["format", "game", "rules", "version", "data", "seed", "options", "seats"])
def test_a_missing_key_is_named(key: str) -> None:
    form = json.loads(changed())
    del form[key]
    with pytest.raises(RunFileError, match=key):
        runfile.loads(json.dumps(form).encode())


@pytest.mark.parametrize(
    "key", ["format", "game", "rules", "version", "data", "seed", "options", "seats", "marks", "actions", "digests",
            "times"],
)  # fmt: skip
@pytest.mark.parametrize("value", [None, True, -7, 1.5, [[[]]], {"x": 1}])
def test_a_key_of_the_wrong_type_is_refused(key: str, value: Any) -> None:
    if key == "options" and isinstance(value, dict):
        value = [value]
    with pytest.raises(RunFileError):
        runfile.loads(changed(**{key: value}))


@pytest.mark.parametrize(
    ("seed", "keys", "category"),
    [
        ("KETTLE", {}, "free"),
        ("KETTLE", {"ranked": True}, "random"),
        ("KETTLE", {"ranked": True, "marks": {"seeded": True}}, "seeded"),
        ("DAILY 2026-11-30", {"ranked": True}, "daily"),
        ("WEEKLY 2026-W49", {"ranked": True}, "weekly"),
        ("DAILY 2026-11-30", {"ranked": True, "marks": {"practice": True}}, "practice"),
        ("DAILY 2026-11-30", {"marks": {"seeded": True}}, "seeded"),
    ],
)
def test_what_a_run_is_compared_with_follows_from_its_head(seed: str, keys: dict[str, Any], category: str) -> None:
    assert runfile.category(runfile.loads(changed(**{"marks": {}, "seed": seed, **keys}))) == category
