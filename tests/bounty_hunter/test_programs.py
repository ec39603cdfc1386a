"""The headless programs play Bounty Hunter: protocol, simulate, verify, in this process and in others."""

from pathlib import Path
from typing import Any

import pytest

from game.commands.protocol import Desk
from tests.bounty_hunter.tables import hunting
from tests.commands.asked import ask, code, new
from tests.commands.child import Engine, program

GAME = "bounty_hunter"
FEW = ("simulate", "--game", GAME, "--games", "4", "--player", "sharp,cautious,rookie", "--seed", "BAR")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The player's folders: the chances are computed once."""
    return tmp_path_factory.mktemp("home")


def begun(desk: Desk, **more: Any) -> int:
    return new(desk, GAME, position=hunting(**more), seats=3)


def test_games_tells_seats_options_and_levels() -> None:
    game = next(game for game in ask(Desk(), "games")["games"] if game["id"] == GAME)
    assert (game["seats"], game["levels"]) == ([2, 5], ["sharp", "cautious", "rookie"])
    assert {name: option["default"] for name, option in game["options"].items()} == {
        "traitor": False, "whites_must_match": False
    }  # fmt: skip


def test_new_answers_with_the_scan_and_who_bids() -> None:
    reply = ask(Desk(), "new", game=GAME, seed="S", seats=4)
    assert [event["type"] for event in reply["events"]][:2] == ["round_began", "scanned"]
    assert (reply["to_act"], reply["state"]["phase"], reply["result"]) == ([0], "offer", None)
    assert set(reply["state"]) >= {"deck", "piles", "chips", "start", "dice", "phase", "markers", "hunter",
                                   "throws_left", "grey", "target", "round", "offers"}  # fmt: skip


def test_every_throw_is_listed_and_each_listed_action_is_accepted_as_listed() -> None:
    desk = Desk()
    actions = ask(desk, "legal", match=begun(desk), seat=1)["actions"]
    assert [action["type"] for action in actions] == ["throw"] * 31 + ["buy_grey", "stop"]
    for action in actions:
        ask(desk, "act", match=begun(desk), seat=1, action=action)
    paid = [{"face": "G", "paid": True}, {"face": "G", "paid": True}]
    assert len(ask(desk, "legal", match=begun(desk, grey=paid), seat=1)["actions"]) == 127 + 1


def test_a_seat_sees_the_top_of_the_deck_and_no_more() -> None:
    desk = Desk()
    match = new(desk, GAME)
    full, seen = (ask(desk, "state", match=match, **who)["state"] for who in ({}, {"seat": 1}))
    assert seen["deck"] == [full["deck"][0], *[None] * 14]
    assert {key: seen[key] for key in seen if key != "deck"} == {key: full[key] for key in full if key != "deck"}


@pytest.mark.parametrize(
    "action",
    [{"type": "throw", "dice": [7]}, {"type": "throw", "dice": "0"}, {"type": "throw"}, {"type": "offer", "marker": 0},
     {"type": "offer", "marker": True}, {"type": "target"}, {"type": "target", "seat": 5},
     {"type": "take_over", "grey": 4}, {"type": "take_over"}, {"type": "pass"}],
)  # fmt: skip
def test_what_is_no_action_is_a_bad_value(action: dict[str, Any]) -> None:
    desk = Desk()
    assert code(desk, "act", match=begun(desk), seat=1, action=action) == "bad_value"


@pytest.mark.parametrize("action", [{"type": "throw", "dice": []}, {"type": "throw", "dice": [1, 0]},
                                    {"type": "throw", "dice": [0, 5]}, {"type": "offer", "marker": 1},
                                    {"type": "target", "seat": None}, {"type": "take_over", "grey": 5}])  # fmt: skip
def test_what_is_not_listed_is_illegal(action: dict[str, Any]) -> None:
    desk = Desk()
    assert code(desk, "act", match=begun(desk), seat=1, action=action) == "illegal_action"
    assert code(desk, "act", match=begun(desk), seat=0, action=action) == "not_to_act"


@pytest.mark.parametrize(("rig", "fits"), [({"dice": ["R", "P"]}, True), ({"cards": ["RRBB"]}, True),
                                           ({"dice": ["W"]}, False), ({"dice": [1]}, False),
                                           ({"cards": ["RRBB", "RB"]}, False)])  # fmt: skip
def test_a_rig_names_faces_and_contracts(rig: dict[str, Any], fits: bool) -> None:
    desk = Desk()
    if fits:
        assert ask(desk, "save", match=new(desk, GAME, rig=rig))["run"]["rig"] == rig
    else:
        assert code(desk, "new", game=GAME, seed="S", rig=rig) == "bad_value"


def test_advice_about_cards_is_refused_in_a_sentence() -> None:
    desk = Desk()
    assert code(desk, "analyse", match=new(desk, GAME), seat=0) == "bad_value"


@pytest.mark.parametrize("level", ["sharp", "cautious", "rookie", None])
def test_each_level_answers_and_no_other_does(level: str | None, home: Path) -> None:
    desk = Desk(home / "cache")
    match = begun(desk)
    action = ask(desk, "bot", match=match, seat=1, level=level)["action"]
    assert action in ask(desk, "legal", match=match, seat=1)["actions"]
    assert ask(desk, "bot", match=match, seat=0, level=level)["action"] is None
    assert code(desk, "bot", match=match, seat=1, level=500) == "bad_value"


def test_two_processes_play_the_same_and_load_each_others_matches(home: Path) -> None:
    engines = [Engine(home), Engine(home)]
    saved = []
    for engine in engines:
        match = engine.ask("new", game=GAME, seed="TWO", seats=3, options={"traitor": True})["match"]
        for _ in range(40):
            seat = engine.ask("state", match=match)["state"]["hunter"]
            asked = [0, 1, 2] if seat is None else [seat]
            for one in asked:
                action = engine.ask("bot", match=match, seat=one, level="sharp")["action"]
                if action is not None:
                    engine.ask("act", match=match, seat=one, action=action)
                    break
        saved.append(engine.ask("save", match=match)["run"])
    assert saved[0] == saved[1]
    loaded = engines[0].ask("load", run=saved[1])
    assert engines[0].ask("digest", match=loaded["match"])["digest"] == saved[1]["digests"][-1]
    for engine in engines:
        assert engine.end() == (0, "")


def test_simulate_tells_the_same_under_every_hash_seed(home: Path) -> None:
    told = {program(home, *FEW, env={"PYTHONHASHSEED": seed}).stdout for seed in ("0", "1", "random")}
    assert len(told) == 1
    assert told.pop().splitlines()[0] == f"{GAME}, 3 seats, seats: sharp, cautious, rookie, seeds BAR-0 to -3"


def test_what_simulate_writes_is_verified(home: Path, tmp_path: Path) -> None:
    assert program(home, *FEW, "--write", str(tmp_path), "--option", "traitor=true").returncode == 0
    done = program(home, "verify", *map(str, sorted(tmp_path.iterdir())))
    assert (done.returncode, done.stdout.count(": ok | ")) == (0, 4)
