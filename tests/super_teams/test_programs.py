"""The headless programs play Super Teams: protocol, simulate, verify; an own track marks the run."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.commands.protocol import Desk
from game.core import runfile
from tests.commands.asked import ask, code, new
from tests.commands.child import program

GAME = "super_teams"
TRACK = ["N", "B", "HN", "A", "M", "N", "NB", "M", "M", "N", "HA", "B", "N"]


def test_games_tells_seats_options_and_levels() -> None:
    game = next(game for game in ask(Desk(), "games")["games"] if game["id"] == GAME)
    assert (game["seats"], game["levels"]) == ([2, 4], ["sharp", "steady", "rookie"])
    assert {name: option["default"] for name, option in game["options"].items()} == {"colours_each": 2, "track": None}


def test_new_answers_with_the_deal_and_who_moves() -> None:
    reply = ask(Desk(), "new", game=GAME, seed="S", seats=4)
    assert [event["type"] for event in reply["events"]] == ["dealt", "turn_began"]
    assert (reply["to_act"], reply["state"]["phase"], reply["result"]) == ([0], "move", None)


def test_a_side_wins_by_its_lowest_seat() -> None:
    desk = Desk()
    ships = {"green1": 46, "green2": 47, "yellow1": 47, "yellow2": 47}
    match = new(desk, GAME, position={"ships": ships, "turn": 1, "hands": [[], ["g1"], [], []]}, seats=4)
    reply = ask(desk, "act", match=match, seat=1, action={"type": "move", "card": "g1", "ship": "green1"})
    assert reply["result"] == {"winners": [1, 3], "scores": [0, 2, 0, 2], "reason": "all_home", "side": 1}


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ({"type": "fly"}, "bad_value"),
        ({"type": "move", "card": "r4"}, "bad_value"),
        ({"type": "move", "card": "r9", "ship": "red1"}, "bad_value"),
        ({"type": "move", "card": "r4", "ship": "blue1"}, "bad_value"),
        ({"type": "move", "card": "r4", "ship": "red1", "speed": 3}, "unknown_key"),
        ({"type": "move", "card": "r4", "ship": "green1"}, "illegal_action"),
        ({"type": "bonus", "card": "double", "ship": "red1"}, "illegal_action"),
        ({"type": "side", "side": "M"}, "bad_value"),
        ({"type": "side", "side": "N"}, "illegal_action"),
        ({"type": "pass"}, "illegal_action"),
    ],
)
def test_what_is_refused_has_its_code(action: dict[str, Any], refusal: str) -> None:
    desk = Desk()
    match = new(desk, GAME, position={"hands": [["r4"], ["g1"]]}, seats=2)
    assert code(desk, "act", match=match, seat=0, action=action) == refusal


def test_a_seats_state_holds_no_secret_of_another() -> None:
    desk = Desk()
    match = new(desk, GAME, seats=3)
    seen = ask(desk, "state", match=match, seat=1)["state"]
    assert [card is None for hand in seen["hands"] for card in hand] == [True] * 6 + [False] * 6 + [True] * 6
    assert "seed" not in json.dumps(seen)


def test_a_bot_of_each_level_moves() -> None:
    desk = Desk()
    match = new(desk, GAME, seats=2)
    for level in ("sharp", "steady", "rookie", None):
        action = ask(desk, "bot", match=match, seat=0, level=level)["action"]
        assert action in ask(desk, "legal", match=match, seat=0)["actions"]


def test_a_race_is_saved_and_loaded() -> None:
    desk = Desk()
    match = new(desk, GAME, seats=2, options={"track": TRACK})
    ask(desk, "act", match=match, seat=0, action=ask(desk, "legal", match=match, seat=0)["actions"][0])
    run = ask(desk, "save", match=match)["run"]
    assert run["marks"]["own_track"] is True
    again = ask(desk, "load", run=run)["match"]
    assert ask(desk, "digest", match=again) == ask(desk, "digest", match=match)


def test_simulated_races_are_the_same_again_and_verified(tmp_path: Path) -> None:
    words = ("simulate", "--game", GAME, "--games", "2", "--player", "steady,rookie", "--seed", "STARS")
    told = [program(tmp_path, *words, "--write", str(tmp_path / name)).stdout for name in ("one", "two")]
    assert told[0] == told[1]
    files = sorted((tmp_path / "one").glob("*.run.json"))
    assert len(files) == 2
    assert program(tmp_path, "verify", *map(str, files)).returncode == 0


def test_a_run_on_an_own_track_is_marked_and_the_mark_is_verified(tmp_path: Path) -> None:
    option = f"track={json.dumps(TRACK)}"
    words = ("simulate", "--game", GAME, "--games", "1", "--player", "steady", "--seed", "OWN", "--option", option)
    assert program(tmp_path, *words, "--write", str(tmp_path)).returncode == 0
    (file,) = tmp_path.glob("*.run.json")
    run = runfile.loads(file.read_bytes())
    assert run.marks.own_track
    assert "own_track" in program(tmp_path, "verify", str(file)).stdout
    run.marks.own_track = False
    file.write_bytes(runfile.dumps(run))
    lie = program(tmp_path, "verify", str(file))
    assert (lie.returncode, "own track" in lie.stdout) == (1, True)


def test_a_track_that_cannot_be_flown_is_answered_with_a_sentence(tmp_path: Path) -> None:
    words = ("simulate", "--game", GAME, "--games", "1", "--option", 'track=["B","M","N"]')
    said = program(tmp_path, *words)
    assert (said.returncode, "Traceback" in said.stderr) == (1, False)
    assert "options.track" in said.stderr
