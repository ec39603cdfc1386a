"""The engine as a process: a driver plays whole matches by pipes, and nothing it is sent ends it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.commands.line import NOBODY_READS
from tests.commands.asked import enter, throw
from tests.commands.child import MAIN, Engine, environment, program

CALM = "CALM 1036"  # a seed without any twist: the shipped table is enough for the whole run
GARBAGE = (
    b"", b"\x00\xff\xfe", b"[" * 200_000, b'{"cmd":"games","id":1e999}', b"{" * 5000, b"NaN", b'"', b"\xef\xbb\xbf{}",
    b'{"cmd":"new","game":"yathsel_run","seed":' + b"9" * 5000 + b"}",
    b'{"cmd":"new","game":"yathsel_run","seed":"' + b"x" * 2_000_000 + b'"}',
    b'{"cmd":"load","run":{"actions":' + b"[" * 900 + b"]" * 900 + b"}}",
)  # fmt: skip


def played_by_bots(engine: Engine, match: int, levels: dict[int, int | None], to_act: list[int]) -> Any:
    """Lets bots move every seat until the match is over; the last reply."""
    reply: Any = {"to_act": to_act}
    while reply["to_act"]:
        seat = reply["to_act"][0]
        action = engine.ask("bot", match=match, seat=seat, level=levels[seat])["action"]
        reply = engine.ask("act", match=match, seat=seat, action=action)
        assert reply["ok"], reply
    return reply


def test_a_driver_plays_a_whole_run_of_bots_through_the_pipes(engine: Engine) -> None:
    begun = engine.ask("new", game="yathsel_run", seed=CALM, options={"difficulty": "easy"})
    reply = played_by_bots(engine, begun["match"], {0: 1000, 1: 0}, begun["to_act"])
    run = engine.ask("save", match=begun["match"])["run"]
    assert reply["result"] == run["result"]
    assert reply["state"]["twists"] == []
    assert (reply["result"]["reason"], reply["result"]["scores"]) == ("won", [8, 0])
    assert len(run["actions"]) > 400
    assert engine.end() == (0, "")


def test_a_run_played_through_the_pipes_is_verified(engine: Engine, home: Path, tmp_path: Path) -> None:
    begun = engine.ask("new", game="yathsel_run", seed="PIPES", position={"duel": 7})
    played_by_bots(engine, begun["match"], {0: 500, 1: None}, begun["to_act"])
    path = tmp_path / "pipes.run.json"
    path.write_text(json.dumps(engine.ask("save", match=begun["match"])["run"]), encoding="utf-8")
    checked = program(home, "verify", str(path))
    assert checked.returncode == 0, checked.stdout


def test_a_driver_that_knows_only_the_protocol_plays_a_saloon_of_six(engine: Engine) -> None:
    begun = engine.ask("new", game="yathsel_duel", seed="SALOON", seats=6, options={"mirror": True})
    reply = begun
    while reply["result"] is None:
        seat = reply["to_act"][0]
        listed = engine.ask("legal", match=begun["match"], seat=seat)["actions"]
        reply = engine.ask("act", match=begun["match"], seat=seat, action=listed[-1])
    assert reply["to_act"] == []
    assert len(reply["result"]["scores"]) == 6
    assert [card["total"] for card in reply["state"]["cards"]] == reply["result"]["scores"]


def test_two_engines_tell_the_same_story(home: Path) -> None:
    told = []
    for hash_seed in ("0", "1"):
        requests = [{"cmd": "new", "game": "yathsel_run", "seed": "STORY", "position": {"twists": []}}]
        requests += [{"cmd": "bot", "match": 1, "seat": 0, "level": 300}, {"cmd": "analyse", "match": 1, "seat": 0}]
        requests += [{"cmd": "act", "match": 1, "seat": 0, "action": throw()}, {"cmd": "save", "match": 1}]
        lines = "\n".join(map(json.dumps, requests)).encode()
        told.append(program(home, "engine", given=lines, env={"PYTHONHASHSEED": hash_seed}).stdout)
    assert told[0] == told[1]
    assert told[0].count('"ok":true') == 5


def test_no_garbage_ends_the_process(engine: Engine) -> None:
    for raw in GARBAGE:
        assert engine.line(raw)["ok"] is False
    assert engine.ask("games", id="still here")["id"] == "still here"
    assert engine.end() == (0, "")


@given(lines=st.lists(st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["new", "act", "state"]),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(["cmd", "match", "seat"]), inner),
    max_leaves=6,
), max_size=20))  # fmt: skip
@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_random_values_end_the_process(engine: Engine, lines: list[Any]) -> None:
    for value in lines:
        assert engine.line(json.dumps(value).encode())["ok"] is False
    assert engine.ask("draw", seed="S", stream="x", counters=[], n=1) == {"ok": True, "value": 0}


def test_a_match_goes_on_after_a_refusal(engine: Engine) -> None:
    match = engine.ask("new", game="yathsel_duel", seed="S")["match"]
    assert engine.ask("act", match=match, seat=0, action=enter("ones"))["ok"] is False
    assert engine.ask("act", match=match, seat=0, action=throw())["ok"] is True


def test_the_process_ends_well_when_its_input_is_closed(engine: Engine) -> None:
    assert engine.end() == (0, "")


def test_a_last_line_without_its_end_is_answered_too(home: Path) -> None:
    done = program(home, "engine", given=b'{"cmd":"digest","match":1}')
    assert json.loads(done.stdout)["error"]["code"] == "unknown_match"


def test_lines_may_end_as_windows_ends_them(home: Path) -> None:
    done = program(home, "engine", given=b'{"cmd":"games","id":1}\r\n{"cmd":"games","id":2}\r\n')
    assert [json.loads(reply)["id"] for reply in done.stdout.splitlines()] == [1, 2]


def test_a_driver_that_stops_reading_gets_no_traceback(home: Path) -> None:
    with subprocess.Popen(
        [sys.executable, MAIN, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment(home),
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'{"cmd":"games"}\n' * 3)
        process.stdin.close()
        said = process.stderr.read()
    assert (process.returncode, said) == (NOBODY_READS, b"")
