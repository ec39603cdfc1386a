"""Every request of the protocol is answered as its table says (engine.md section 5)."""

from typing import Any

import pytest

from game import catalog
from game.commands.protocol import Desk
from game.core.draw import draw
from game.yathsel.card import BOXES
from tests.commands.asked import ask, code, enter, finished, line, new, throw

TWISTS = ["double_yathsel", "double_straights", "double_full_house", "double_chance", "double_kinds", "double_sixes",
          "double_upper", "triple_yathsel", "half_chance", "straight_gamble"]  # fmt: skip
POSITION = {
    "cards": [{"boxes": {"ones": 3, "yathsel": 50}, "extra_yathsels": 1}, {"boxes": {}}], "side": 0, "throws_left": 2,
    "dice": [1, 2, 3, 4, 6], "gold": 7, "twists": ["half_chance"], "difficulty": "hard",
}  # fmt: skip


def test_games_lists_each_game_with_seats_and_options(desk: Desk) -> None:
    games = ask(desk, "games")["games"]
    assert [(game["id"], game["seats"]) for game in games[:2]] == [("yathsel_run", [2, 2]), ("yathsel_duel", [2, 6])]
    assert [game["id"] for game in games] == list(catalog.games())


def test_games_tells_defaults_and_choices(desk: Desk) -> None:
    _, duel, *_ = ask(desk, "games")["games"]
    assert duel["options"]["difficulty"] == {"default": "normal", "choices": ["easy", "normal", "hard"], "takes": "one"}
    assert duel["options"]["twists"] == {"default": [], "choices": TWISTS, "takes": "some"}


def test_the_defaults_told_by_games_are_accepted(desk: Desk) -> None:
    for game in ask(desk, "games")["games"]:
        options = {name: option["default"] for name, option in game["options"].items()}
        assert ask(desk, "new", game=game["id"], seed="S", seats=game["seats"][1], options=options)["match"]


def test_new_answers_with_match_events_to_act_state_and_result(desk: Desk) -> None:
    reply = ask(desk, "new", game="yathsel_run", seed="S")
    assert set(reply) == {"match", "events", "to_act", "state", "result"}
    assert reply["events"][0]["type"] == "kits_offered"
    assert (reply["to_act"], reply["result"]) == ([0], None)


def test_each_match_of_a_process_has_its_own_number(desk: Desk) -> None:
    assert new(desk) != new(desk)


def test_a_match_knows_nothing_of_another(desk: Desk) -> None:
    first, second = new(desk), new(desk)
    before = ask(desk, "digest", match=second)
    ask(desk, "act", match=first, seat=0, action=throw())
    assert ask(desk, "digest", match=second) == before


def test_the_empty_parts_of_the_table_are_as_good_as_none(desk: Desk) -> None:
    bare = new(desk)
    full = new(desk, options={}, position={}, rig={}, seats=2)
    assert ask(desk, "save", match=bare) == ask(desk, "save", match=full)


def test_a_state_has_every_key_of_a_position_with_the_values_given(desk: Desk) -> None:
    state = ask(desk, "state", match=new(desk, position=POSITION))["state"]
    for key in ("side", "throws_left", "dice", "gold", "twists", "difficulty"):
        assert state[key] == POSITION[key]
    assert state["cards"][0]["boxes"] == {"ones": 3, "yathsel": 50}
    assert state["cards"][0]["total"] == 103
    assert set(state) > {"hand", "pockets", "warnings", "house_rules", "tricks", "charms"}


@pytest.mark.parametrize("game", ["yathsel_duel", "yathsel_run"])
def test_legal_lists_all_31_throws_and_every_open_box_after_a_throw(desk: Desk, game: str) -> None:
    match = new(desk, game, position={"dice": [1, 2, 3, 4, 5], "throws_left": 2})
    actions = ask(desk, "legal", match=match, seat=0)["actions"]
    assert len([action for action in actions if action["type"] == "throw"]) == 31
    assert [action["box"] for action in actions if action["type"] == "enter"] == list(BOXES)


def test_legal_of_a_seat_that_is_not_asked_is_empty(desk: Desk) -> None:
    assert ask(desk, "legal", match=new(desk), seat=1) == {"actions": []}


def test_legal_after_the_end_is_empty_and_nobody_is_to_act(desk: Desk) -> None:
    match = finished(desk)
    assert ask(desk, "legal", match=match, seat=0) == {"actions": []}
    assert ask(desk, "legal", match=match, seat=1) == {"actions": []}


def test_every_listed_action_is_accepted_as_listed(desk: Desk) -> None:
    where = {"dice": [1, 2, 3, 4, 5], "throws_left": 1}
    for action in ask(desk, "legal", match=new(desk, position=where), seat=0)["actions"]:
        ask(desk, "act", match=new(desk, position=where), seat=0, action=action)


@pytest.mark.parametrize("action", [throw(1, 0), throw(0, 0), throw(0, 1, 2, 3, 4), enter("ones")])
def test_what_is_not_listed_is_illegal(desk: Desk, action: dict[str, Any]) -> None:
    cards = [{"boxes": {"ones": 0}}, {}]
    match = new(desk, position={"cards": cards, "dice": [1, 2, 3, 4, 5], "throws_left": 2})
    assert code(desk, "act", match=match, seat=0, action=action) == "illegal_action"


def test_neither_abandon_nor_clock_is_listed_yet_both_are_accepted(desk: Desk) -> None:
    match = new(desk)
    assert ask(desk, "legal", match=match, seat=0)["actions"] == [throw()]
    assert ask(desk, "act", match=match, seat=-1, action={"type": "clock"}, t=5)["result"] is None
    assert ask(desk, "act", match=match, seat=0, action={"type": "abandon"})["result"]["reason"] == "abandoned"


def test_act_answers_with_events_to_act_state_and_result(desk: Desk) -> None:
    reply = ask(desk, "act", match=new(desk), seat=0, action=throw(), t=100)
    assert set(reply) == {"events", "to_act", "state", "result"}
    assert reply["events"][0]["type"] == "thrown"
    assert reply["state"]["dice"] == [draw("DESK", "dice", (0, 0, 0, 0, slot), 6) + 1 for slot in range(5)]


def test_the_end_has_winners_scores_and_a_reason(desk: Desk) -> None:
    last = {box: 0 for box in BOXES if box != "chance"}
    full = {**last, "chance": 5}
    match = new(desk, position={"cards": [{"boxes": last}, {"boxes": full}], "dice": [6, 6, 6, 6, 6], "twists": []})
    reply = ask(desk, "act", match=match, seat=0, action=enter("chance"))
    assert reply["result"] == {"winners": [0], "scores": [30, 5], "reason": "higher_total"}
    assert reply["to_act"] == []


def test_t_left_out_is_the_last_t(desk: Desk) -> None:
    match = new(desk)
    ask(desk, "act", match=match, seat=0, action=throw(), t=300)
    ask(desk, "act", match=match, seat=0, action=throw())
    assert [step[0] for step in ask(desk, "save", match=match)["run"]["actions"]] == [300, 300]


def test_a_refused_action_changes_nothing(desk: Desk) -> None:
    match = new(desk)
    before = ask(desk, "save", match=match)
    code(desk, "act", match=match, seat=0, action=enter("ones"), t=900)
    assert ask(desk, "save", match=match) == before


def test_a_masked_state_keeps_its_shape_and_hides_with_null(desk: Desk) -> None:
    match = new(desk)
    full = ask(desk, "state", match=match)["state"]
    masked = ask(desk, "state", match=match, seat=1)["state"]
    assert list(masked) == list(full)
    assert (masked["hand"], masked["pockets"], masked["gold"]) == (None, None, None)
    assert masked["rivals"] == full["rivals"]


def test_a_seat_sees_its_own_things_and_not_the_others(desk: Desk) -> None:
    match = new(desk)
    full = ask(desk, "state", match=match)["state"]
    masked = ask(desk, "state", match=match, seat=0)["state"]
    assert masked["hand"] == full["hand"]
    assert [set(rival.values()) for rival in masked["rivals"]] == [{None}]


@pytest.mark.parametrize("who", [{}, {"seat": 0}, {"seat": 1}])
def test_no_state_tells_seed_or_rig(desk: Desk, who: dict[str, int]) -> None:
    match = new(desk, seed="UNTOLD", rig={"dice": [6, 6, 6, 6, 6]})
    state = ask(desk, "state", match=match, **who)["state"]
    assert "UNTOLD" not in str(state)
    assert {"seed", "rig"}.isdisjoint(state)


def test_a_rig_serves_faces_in_order_and_then_chance_goes_on(desk: Desk) -> None:
    match = new(desk, rig={"dice": [6, 5, 4]})
    dice = ask(desk, "act", match=match, seat=0, action=throw())["state"]["dice"]
    assert dice == [6, 5, 4, *(draw("DESK", "dice", (0, 0, 0, 0, slot), 6) + 1 for slot in (3, 4))]


def test_rig_and_position_mark_the_match(desk: Desk) -> None:
    match = new(desk, rig={"dice": [1]}, position={"side": 1})
    assert ask(desk, "save", match=match)["run"]["marks"] == {"seeded": True, "rigged": True, "positioned": True}


def test_a_match_saved_and_loaded_has_the_same_digest_and_goes_on_alike(desk: Desk) -> None:
    match = new(desk, position=POSITION, rig={"dice": [1, 2]})
    ask(desk, "act", match=match, seat=0, action=throw(0, 1), t=10)
    saved = ask(desk, "save", match=match)["run"]
    loaded = ask(Desk(), "load", run=saved)
    assert loaded["to_act"] == [0]
    other = ask(desk, "load", run=saved)["match"]
    assert ask(desk, "digest", match=other) == ask(desk, "digest", match=match)
    assert ask(desk, "save", match=other)["run"] == saved
    went_on = [ask(desk, "act", match=number, seat=0, action=throw(), t=20) for number in (match, other)]
    assert went_on[0] == went_on[1]


def test_a_digest_knows_neither_seed_nor_time(desk: Desk) -> None:
    early, late = new(desk, seed="ONE"), new(desk, seed="TWO")
    ask(desk, "act", match=late, seat=-1, action={"type": "clock"}, t=9000)
    assert ask(desk, "digest", match=early) == ask(desk, "digest", match=late)


def test_draw_gives_the_published_values(desk: Desk) -> None:
    values = [
        ask(desk, "draw", seed=" abc ", stream="dice", counters=[0, 0, 0, 0, slot], n=6)["value"] for slot in range(8)
    ]
    assert values == [draw("ABC", "dice", (0, 0, 0, 0, slot), 6) for slot in range(8)]


@pytest.mark.parametrize(
    ("n", "fits"), [(1, True), (2**64, True), (0, False), (2**64 + 1, False), (-6, False), (6.0, False)]
)
def test_draw_takes_n_from_1_to_2_to_the_64th(desk: Desk, n: Any, fits: bool) -> None:
    reply = line(desk, b'{"cmd":"draw","seed":"S","stream":"x","counters":[],"n":%s}' % str(n).encode())
    assert reply["ok"] is fits


@pytest.mark.parametrize(
    ("box", "dice", "twists", "points"),
    [("full_house", [5, 5, 2, 2, 2], [], 25), ("full_house", [5, 5, 5, 5, 5], [], 0),
     ("sixes", [6, 6, 6, 1, 2], [], 18),
     ("sixes", [6, 6, 6, 1, 2], ["double_sixes", "double_upper"], 36), ("small_straight", [3, 4, 1, 2, 6], [], 30),
     ("large_straight", [2, 3, 4, 5, 6], ["straight_gamble"], 80), ("chance", [6, 6, 6, 6, 5], ["half_chance"], 14),
     ("chance", [6, 6, 6, 6, 5], ["half_chance", "double_chance"], 29), ("full_house", [3, 3, 2, 2, 2],
     ["straight_gamble", "double_full_house"], 25), ("yathsel", [4] * 5, ["double_yathsel", "triple_yathsel"], 150),
     ("four_kind", [4, 4, 4, 4, 1], ["double_kinds"], 34), ("three_kind", [4, 4, 1, 2, 1], [], 0)],
)  # fmt: skip
def test_score_counts_a_throw_in_a_box_under_twists(
    desk: Desk, box: str, dice: list[int], twists: list[str], points: int
) -> None:
    assert ask(desk, "score", box=box, dice=dice, twists=twists) == {"points": points}


@pytest.mark.parametrize("game", ["yathsel_duel", "yathsel_run"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_fresh_card_is_worth_249_557(desk: Desk, game: str, seat: int) -> None:
    assert ask(desk, "analyse", match=new(desk, game), seat=seat)["value"] == pytest.approx(249.557, abs=0.001)


def test_analyse_lists_every_legal_action_best_first_with_a_loss_of_0_first(desk: Desk) -> None:
    match = new(desk, position={"dice": [6, 6, 6, 6, 1], "throws_left": 1})
    found = ask(desk, "analyse", match=match, seat=0)
    listed = ask(desk, "legal", match=match, seat=0)["actions"]
    choices = found["choices"]
    assert choices[0] == {"action": throw(0, 1, 2, 3), "value": found["value"], "loss": 0}
    assert sorted(map(str, listed)) == sorted(str(choice["action"]) for choice in choices)
    assert [choice["loss"] for choice in choices] == sorted(choice["loss"] for choice in choices)
    for choice in choices:
        assert choice["value"] + choice["loss"] == pytest.approx(found["value"], abs=0.0015)


def test_analyse_of_the_last_box_is_exact(desk: Desk) -> None:
    last = {box: 0 for box in BOXES if box != "chance"}
    match = new(desk, position={"cards": [{"boxes": last}, {}], "dice": [6, 6, 6, 6, 5], "throws_left": 1})
    best = ask(desk, "analyse", match=match, seat=0)
    assert best["choices"][0]["action"] == enter("chance")
    assert best["value"] == 29


def test_analyse_of_the_other_seat_has_its_value_and_no_choices(desk: Desk) -> None:
    match = new(desk, position={"cards": [{}, {"boxes": dict.fromkeys(BOXES[1:], 0)}]})
    found = ask(desk, "analyse", match=match, seat=1)
    assert found["choices"] == []
    assert 2 < found["value"] < 2.2


def test_analyse_names_nothing_that_is_not_legal_before_a_duel_begins(desk: Desk) -> None:
    match = new(desk, "yathsel_run")
    assert [action["type"] for action in ask(desk, "legal", match=match, seat=0)["actions"]] == ["kit"] * 3
    assert ask(desk, "analyse", match=match, seat=0)["choices"] == []


def test_a_perfect_bot_takes_the_first_choice_of_analyse(desk: Desk) -> None:
    match = new(desk, position={"dice": [6, 6, 6, 6, 1], "throws_left": 1})
    best = ask(desk, "analyse", match=match, seat=0)["choices"][0]["action"]
    assert ask(desk, "bot", match=match, seat=0, level=1000) == {"action": best}


@pytest.mark.parametrize("level", [0, 300, 1000, None])
@pytest.mark.parametrize("game", ["yathsel_duel", "yathsel_run"])
def test_a_bot_of_any_level_chooses_what_is_listed_and_always_the_same(
    desk: Desk, game: str, level: int | None
) -> None:
    match = new(desk, game, position={"dice": [6, 6, 3, 2, 1], "throws_left": 2, "twists": []})
    reply = ask(desk, "bot", match=match, seat=0, level=level)
    assert reply["action"] in ask(desk, "legal", match=match, seat=0)["actions"]
    assert ask(desk, "bot", match=match, seat=0, level=level) == reply


def test_a_bot_whose_level_is_left_out_plays_as_its_game_says(desk: Desk) -> None:
    match = new(desk, "yathsel_run", position={"dice": [6, 6, 3, 2, 1], "side": 1, "throws_left": 2})
    assert ask(desk, "bot", match=match, seat=1) == ask(desk, "bot", match=match, seat=1, level=None)


def test_asking_a_bot_changes_nothing(desk: Desk) -> None:
    match = new(desk)
    before = ask(desk, "save", match=match)
    ask(desk, "bot", match=match, seat=0, level=500)
    assert ask(desk, "save", match=match) == before


def test_a_bot_that_is_not_asked_answers_null(desk: Desk) -> None:
    assert ask(desk, "bot", match=new(desk), seat=1, level=500) == {"action": None}
    assert ask(desk, "bot", match=finished(desk), seat=0) == {"action": None}


@pytest.mark.parametrize("level", [-1, 1001, 2.5, True, "best", []])
def test_a_level_is_a_whole_number_up_to_1000_or_null(desk: Desk, level: Any) -> None:
    assert code(desk, "bot", match=new(desk), seat=0, level=level) == "bad_value"


@pytest.mark.parametrize("mark", [7, "x", None, 1.5, [1, {"a": None}], "\ud800", "é"])
def test_an_id_is_echoed_whatever_it_is(desk: Desk, mark: Any) -> None:
    assert ask(desk, "digest", match=new(desk), id=mark)["id"] == mark


def test_an_id_is_echoed_with_a_refusal_too(desk: Desk) -> None:
    reply = line(desk, b'{"cmd":"fly","id":[3]}')
    assert (reply["ok"], reply["id"]) == (False, [3])


def test_analyse_names_nothing_while_a_card_is_on_offer(desk: Desk) -> None:
    full = {"boxes": dict.fromkeys(BOXES, 0)}
    own = {"boxes": {box: 40 if box == "large_straight" else 0 for box in BOXES if box not in ("ones", "chance")}}
    match = new(desk, position={"cards": [own, full], "dice": [1, 1, 1, 2, 3], "throws_left": 0})
    reply = ask(desk, "act", match=match, seat=0, action=enter("ones"))
    assert reply["events"][-1] == {"type": "card_offered"}
    assert ask(desk, "analyse", match=match, seat=0)["choices"] == []
    assert ask(desk, "bot", match=match, seat=0, level=500) == {"action": {"type": "accept"}}


def test_a_star_is_rigged_as_0(desk: Desk) -> None:
    match = new(desk, position={"hand": ["joker", *["plain"] * 4]}, rig={"dice": [0, 2, 2, 2, 2]})
    assert ask(desk, "act", match=match, seat=0, action=throw())["state"]["dice"] == [0, 2, 2, 2, 2]
    assert ask(desk, "act", match=match, seat=0, action=enter("yathsel"))["events"][0]["points"] == 50


def test_an_action_that_a_catch_made_impossible_is_answered_with_the_catch_alone(desk: Desk) -> None:
    match = new(desk, position={"side": 1})
    ask(desk, "act", match=match, seat=0, action={"type": "dive"}, t=1000)
    reply = ask(desk, "act", match=match, seat=0, action={"type": "surface"}, t=21_000)
    assert [event["type"] for event in reply["events"]] == ["stayed", "warned"]
    assert ask(desk, "save", match=match)["run"]["actions"][-1] == [21_000, -1, {"type": "clock"}]


def test_who_merely_may_act_is_no_one_the_bot_answers_for(desk: Desk) -> None:
    match = new(desk, position={"side": 1})
    assert {"type": "dive"} in ask(desk, "legal", match=match, seat=0)["actions"]
    assert ask(desk, "bot", match=match, seat=0, level=500) == {"action": None}


def test_under_the_table_beside_an_opponent_that_waits_the_bot_comes_up(desk: Desk) -> None:
    match = new(desk, position={"side": 1})
    ask(desk, "act", match=match, seat=0, action={"type": "dive"})
    ask(desk, "act", match=match, seat=1, action=throw())
    reply = ask(desk, "act", match=match, seat=1, action=enter("chance"))
    assert reply["to_act"] == [0]
    assert ask(desk, "bot", match=match, seat=0, level=500) == {"action": {"type": "surface"}}


def test_a_seat_sees_neither_closed_pouches_nor_the_other_sides_goods(desk: Desk) -> None:
    match = new(desk, position={"side": 1, "tricks": ["flip"]})
    own = ask(desk, "state", match=match, seat=0)["state"]
    theirs = ask(desk, "state", match=match, seat=1)["state"]
    assert own["pouches"] == [{"item": None, "open": False, "price": None}] * 3
    assert [pouch.get("good") for pouch in own["stock"]] == [None] * 3
    assert (theirs["pouches"], theirs["tricks"], theirs["charms"], theirs["gold"]) == (None, None, None, None)
