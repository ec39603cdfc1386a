"""`verify` says ok, mismatch or cannot check of whatever it is given, and ends with 0, 1 or 2 (engine.md section 4)."""

import copy
import gzip
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game import catalog
from game.commands import moderator, verify
from game.core import replay, runfile
from game.core.runfile import Driver, Marks
from game.yathsel.actions import Abandon
from tests.commands.child import MAIN, ROOT, environment, program

GOLDEN = sorted((ROOT / "tests" / "golden").glob("*/*.run.json"))
FIELDS = {"file", "code", "verdict", "why", "first_difference", "game", "rules", "seed", "result", "game_ms", "real_ms",
          "actions", "splits_ms", "longest_wait_ms", "longest_wait_before", "warnings", "category",
          "ranked"}  # fmt: skip


def golden(name: str = "yathsel_duel/plain") -> Any:
    """A golden run as JSON."""
    return json.loads((ROOT / "tests" / "golden" / f"{name}.run.json").read_text(encoding="utf-8"))


def written(folder: Path, form: Any) -> Path:
    path = folder / "edited.run.json"
    path.write_text(json.dumps(form), encoding="utf-8")
    return path


def code(folder: Path, form: Any) -> int:
    return verify.verify_file(written(folder, form)).code


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_golden_run_is_ok(path: Path) -> None:
    report = verify.verify_file(path)
    assert (report.code, report.verdict, report.why) == (0, "ok", None)


def test_all_golden_runs_together_end_with_0(home: Path) -> None:
    done = program(home, "verify", *map(str, GOLDEN))
    assert (done.returncode, done.stderr) == (0, "")
    assert [": ok | " in line for line in done.stdout.splitlines()] == [True] * len(GOLDEN)


@pytest.mark.parametrize("name", ["yathsel_duel/plain", "yathsel_run/lost"])
def test_a_packed_run_is_ok(name: str, tmp_path: Path) -> None:
    path = tmp_path / "packed.run.json.gz"
    path.write_bytes(gzip.compress(json.dumps(golden(name)).encode()))
    assert verify.verify_file(path).code == 0


def test_a_mismatch_names_the_first_action_that_differs(tmp_path: Path) -> None:
    form = golden()
    form["actions"][4][1] = 1 - form["actions"][4][1]
    report = verify.verify_file(written(tmp_path, form))
    assert (report.code, report.verdict, report.first_difference) == (1, "mismatch", 5)


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [("result", {"winners": [0], "scores": [400, 1], "reason": "higher_total"}, "result"), ("result", None, "result"),
     ("seed", "OTHER", "digest"), ("commitment", "0" * 64, "commitment"), ("digests", [], "digests"),
     ("times", {"game_ms": 1, "real_ms": 1}, "game_ms"), ("marks", {"rigged": True}, "marks"),
     ("rig", {"dice": [6]}, "differs"), ("options", {"difficulty": "hard"}, "digest")],
)  # fmt: skip
def test_a_claim_that_is_not_true_is_a_mismatch(key: str, value: Any, why: str, tmp_path: Path) -> None:
    report = verify.verify_file(written(tmp_path, {**golden(), key: value}))
    assert report.code == 1
    assert why in (report.why or "")


def on_the_calendar(seed: str, **keys: Any) -> Any:
    """A run of that seed which was given up at once, as a file."""
    header = catalog.header("yathsel_run", seed, {}, [Driver("person"), Driver("bot")], Marks())
    match = replay.begun(catalog.games()["yathsel_run"].rules, header)
    match.submit(0, Abandon(), 1000)
    header.ranked = True
    header.salt, header.commitment = "SALT", runfile.commitment(seed, "SALT")
    header.started_ms = 1_794_484_800_000  # 2026-11-12, 12:00 UTC
    return {**json.loads(runfile.dumps(replay.run_file(match, header, 1000))), **keys}


@pytest.mark.parametrize(
    ("seed", "keys", "why"),
    [("DAILY 2026-11-12", {}, None), ("WEEKLY 2026-W46", {}, None), ("BCDFGHJKLMNPQRST", {}, None),
     ("DAILY 2026-11-12", {"marks": {"practice": True}}, None),
     ("DAILY 2026-11-12", {"marks": {"forked": True}, "ranked": False}, None),
     ("DAILY 2026-11-12", {"ranked": False}, "not ranked"),
     ("DAILY 2026-11-12", {"marks": {"seeded": True}}, "nobody can have typed it"),
     ("BCDFGHJKLMNPQRST", {"marks": {"practice": True}}, "none of the calendar"),
     ("BCDFGHJKLMNPQRST", {"marks": {"forked": True}}, "set up or forked"),
     ("BCDFGHJKLMNPQRST", {"marks": {"rigged": True}, "rig": {"dice": [6]}}, "set up or forked")],
)  # fmt: skip
def test_seed_marks_and_ranked_have_to_fit_each_other(
    seed: str, keys: dict[str, Any], why: str | None, tmp_path: Path
) -> None:
    report = verify.verify_file(written(tmp_path, on_the_calendar(seed, **keys)))
    assert report.code == (0 if why is None else 1)
    assert (why or "") in (report.why or "")


@pytest.mark.parametrize(
    ("seed", "keys", "category", "ranked"),
    [("DAILY 2026-11-12", {}, "daily", True), ("DAILY 2026-11-12", {"marks": {"practice": True}}, "practice", True),
     ("BCDFGHJKLMNPQRST", {}, "random", True), ("BCDFGHJKLMNPQRST", {"ranked": False}, "free", False)],
)  # fmt: skip
def test_the_report_names_category_and_whether_pauses_count(
    seed: str, keys: dict[str, Any], category: str, ranked: bool, tmp_path: Path
) -> None:
    report, run = verify.checked(written(tmp_path, on_the_calendar(seed, **keys)))
    assert (report.category, report.ranked) == (category, ranked)
    told = "\n".join(moderator.told(report, run))
    assert f"category    {category}, {'' if ranked else 'not '}ranked: pauses are " in told
    assert ("of the calendar" in told) == seed.startswith("DAILY")


def test_the_category_of_another_game_is_none(tmp_path: Path) -> None:
    assert verify.verify_file(written(tmp_path, golden())).category is None


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [("rules", "yathsel/0", "yathsel/0"), ("game", "chess", "chess"), ("data", "0" * 64, "data files"),
     ("format", 2, "format 2"), ("seats", [], "seats"), ("options", {"luck": 9}, "options.luck"),
     ("actions", [[0, 0, {"type": "fly"}]], "action 1"), ("actions", [[1.5, 0, {}]], "int"), ("cheat", 1, "cheat")],
)  # fmt: skip
def test_what_these_rules_cannot_play_cannot_be_checked(key: str, value: Any, why: str, tmp_path: Path) -> None:
    report = verify.verify_file(written(tmp_path, {**golden(), key: value}))
    assert (report.code, report.verdict) == (2, "cannot check")
    assert why in (report.why or "")


def edited(chance: random.Random, form: Any) -> str:
    """Changes one thing that the rules decide by; what was changed."""
    steps = form["actions"]
    kind = chance.choice(
        ("seat", "action", "drop", "twice", "swap", "cut", "digest", "seed", "score", "winner", "game_ms")
    )
    at = chance.randrange(len(steps) - 1)
    match kind:
        case "seat":
            steps[at][1] = chance.choice([seat for seat in range(-1, 4) if seat != steps[at][1]])
        case "action":
            boxes = ("ones", "sixes", "chance", "yathsel")
            kinds: list[Any] = [{"type": "enter", "box": box} for box in boxes] + [
                {"type": "leave"},
                {"type": "fly"},
                {},
            ]
            steps[at][2] = chance.choice([other for other in kinds if other != steps[at][2]])
        case "drop":
            del steps[at]
        case "twice":
            steps.insert(at, copy.deepcopy(steps[at]))
        case "swap":
            steps[at], steps[-1] = steps[-1], steps[at]
        case "cut":
            del steps[at + 1 :]
        case "digest":
            where = chance.randrange(len(form["digests"]))
            form["digests"][where] = form["digests"][where][:-1] + chance.choice("ghxyz")
        case "seed":
            form["seed"] += chance.choice("ABC")
        case "score":
            form["result"]["scores"][0] += chance.choice((-1, 1, 50))
        case "winner":
            form["result"]["winners"] = [1 - form["result"]["winners"][0]]
        case "game_ms":
            form["times"]["game_ms"] += chance.choice((-1, 1, 1000))
    return f"{kind} at {at}"


def test_none_of_200_random_edits_stays_ok(tmp_path: Path) -> None:
    chance = random.Random(2026)
    forms = [golden("yathsel_duel/plain"), golden("yathsel_run/lost")]
    for number in range(200):
        form = copy.deepcopy(forms[number % 2])
        what = edited(chance, form)
        assert code(tmp_path, form) in (1, 2), (number, what)


def test_none_of_100_flipped_bytes_ends_in_more_than_a_verdict(tmp_path: Path) -> None:
    chance = random.Random(7)
    raw = bytearray(GOLDEN[0].read_bytes())
    for _ in range(100):
        flipped = bytearray(raw)
        flipped[chance.randrange(len(raw))] = chance.randrange(256)
        path = tmp_path / "flipped.run.json"
        path.write_bytes(flipped)
        assert verify.verify_file(path).code in (0, 1, 2)


def test_several_files_end_with_the_worst_code(home: Path, tmp_path: Path) -> None:
    form = golden()
    form["result"]["scores"][0] += 1
    wrong = str(written(tmp_path, form))
    assert program(home, "verify", str(GOLDEN[0]), wrong).returncode == 1
    done = program(home, "verify", str(GOLDEN[0]), wrong, str(tmp_path / "missing"))
    assert done.returncode == 2
    assert [line.rsplit(": ", 1)[0] != "" for line in done.stdout.splitlines()] == [True] * 3


def test_json_gives_an_object_a_file_with_verdict_result_times_and_warnings(home: Path, tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.run.json")
    done = program(home, "verify", "--json", str(GOLDEN[0]), missing)
    good, bad = map(json.loads, done.stdout.splitlines())
    recorded = json.loads(GOLDEN[0].read_text(encoding="utf-8"))
    assert set(good) == set(bad) == FIELDS
    assert (good["verdict"], good["result"], good["seed"]) == ("ok", recorded["result"], recorded["seed"])
    assert (good["game_ms"], good["real_ms"]) == (recorded["times"]["game_ms"], recorded["times"]["real_ms"])
    assert (bad["verdict"], bad["why"], bad["result"]) == ("cannot check", "no such file", None)


def test_warnings_tell_of_gaps_resumes_and_marks(tmp_path: Path) -> None:
    form = golden()
    for step in form["actions"][10:]:
        step[0] += 400_000
    form["times"]["game_ms"] += 400_000
    form["marks"] = {"seeded": True, "assisted": True, "resumed": 2}
    report = verify.verify_file(written(tmp_path, form))
    assert report.code == 0
    assert report.warnings == ("resumed 2 times", "assisted", "gap of 400 s before action 11")


def test_an_unfinished_run_is_ok_and_said_to_be_unfinished(tmp_path: Path) -> None:
    form = golden()
    del form["actions"][16:], form["digests"][1:]
    form["result"], form["times"]["game_ms"] = None, form["actions"][-1][0]
    report = verify.verify_file(written(tmp_path, form))
    assert (report.code, report.warnings) == (0, ("unfinished",))


def test_a_folder_a_device_and_a_missing_file_cannot_be_checked(home: Path, tmp_path: Path) -> None:
    done = program(home, "verify", str(tmp_path), os.devnull, "/dev/zero", str(tmp_path / "none"))
    assert (done.returncode, done.stderr) == (2, "")
    *others, missing = done.stdout.splitlines()
    assert "no such file" in missing
    assert all("expected a plain file" in line for line in others)


def test_a_file_name_that_cannot_be_spoken_is_reported_all_the_same(home: Path, tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff\xe9.run.json"
    Path(os.fsdecode(name)).write_bytes(b"{}")
    done = program(home, "verify", name, env={"PYTHONIOENCODING": "utf-8"})
    assert (done.returncode, done.stderr) == (2, "")


def test_verify_without_a_file_is_a_sentence_and_2(home: Path) -> None:
    done = program(home, "verify")
    assert done.returncode == 2
    assert "FILE" in done.stderr.splitlines()[-1]


def test_whoever_stops_reading_gets_no_traceback(home: Path) -> None:
    with subprocess.Popen(
        [sys.executable, MAIN, "verify", *map(str, GOLDEN)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment(home),
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_full_disk_behind_the_output_is_a_sentence(home: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, MAIN, "verify", str(GOLDEN[0])], stdout=full, stderr=subprocess.PIPE, text=True,
            env=environment(home), check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "cannot be written" in done.stderr


def test_the_rules_of_a_run_are_named_by_the_catalogue() -> None:
    assert golden("yathsel_run/lost")["rules"] == catalog.games()["yathsel_run"].rules.id


def test_any_hash_seed_and_any_locale_tell_the_same(home: Path) -> None:
    files = [str(path) for path in GOLDEN[::4]]
    told = {
        program(home, "verify", "--json", *files, env={"PYTHONHASHSEED": seed, "LC_ALL": language}).stdout
        for seed, language in (("0", "C"), ("1", "de_DE.UTF-8"), ("random", "C.UTF-8"))
    }
    assert len(told) == 1


def test_the_splits_of_a_run_are_recomputed(tmp_path: Path) -> None:
    report = verify.verify_file(ROOT / "tests" / "golden" / "yathsel_run" / "won.run.json")
    assert len(report.splits_ms) >= 8
    assert list(report.splits_ms) == sorted(report.splits_ms)
    assert report.game_ms is not None
    assert report.splits_ms[-1] <= report.game_ms


def test_the_longest_wait_is_named_with_its_action(tmp_path: Path) -> None:
    form = golden()
    for step in form["actions"][5:]:
        step[0] += 90_000
    form["times"]["game_ms"] += 90_000
    report = verify.verify_file(written(tmp_path, form))
    assert report.longest_wait_before == 6
    assert report.longest_wait_ms is not None
    assert report.longest_wait_ms >= 90_000


def test_a_moderator_reads_what_is_proven_and_what_is_only_recorded(home: Path) -> None:
    won = str(ROOT / "tests" / "golden" / "yathsel_run" / "won.run.json")
    lines = program(home, "verify", "--long", won).stdout.splitlines()
    heads = [line[:12].rstrip() for line in lines]
    assert lines[1] == "verdict     ok"
    assert {"seed", "result", "game time", "real time", "longest", "duel 1", "duel 8", "marks", "resumed"} <= set(heads)
    assert next(line for line in lines if line.startswith("game time")).endswith(" recomputed")


def test_a_moderator_reads_where_a_false_run_parts(home: Path, tmp_path: Path) -> None:
    form = golden()
    form["actions"][4][1] = 1 - form["actions"][4][1]
    done = program(home, "verify", "--long", str(written(tmp_path, form)))
    assert done.returncode == 1
    assert done.stdout.splitlines()[1].startswith("verdict     mismatch: action 5: ")


def test_a_moderator_reads_why_a_file_cannot_be_checked(home: Path, tmp_path: Path) -> None:
    done = program(home, "verify", "--long", str(tmp_path / "missing"))
    assert (done.returncode, done.stderr) == (2, "")
    assert done.stdout.splitlines()[1] == "verdict     cannot check: no such file"
