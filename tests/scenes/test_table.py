"""What the table scene promises: who is waited for, what counts as game time, what an input does and when."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.yathsel.actions import Enter, Throw
from scenes.menus.pause import PauseScene
from scenes.menus.question import QuestionScene
from scenes.services.inputs import FocusLost, Stall
from scenes.skins.yathsel import layout
from scenes.table.lists import ListScene
from tests.scenes.at_table import Place, sit_down

SIXES = {"side": 0, "dice": [6, 6, 2, 3, 4], "throws_left": 2}
LAST = {"side": 0, "dice": [6, 6, 2, 3, 4], "throws_left": 0}


def actions(place: Place) -> list[object]:
    return [entry.action for entry in place.written if entry.seat == 0]


def test_space_throws_all_five_dice(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.press("throw")
    assert actions(place) == [Throw(())]


def test_held_dice_stay_when_the_others_are_thrown(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.press("hold_1", "hold_2", "throw")
    assert actions(place) == [Throw((0, 1))]
    assert place.duel.dice[:2] == (6, 6)


def test_a_hold_can_be_taken_back(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.press("hold_1", "hold_1")
    assert place.choice.holds == set()


def test_a_click_on_a_die_holds_it(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.click(layout.rest(3))
    assert place.choice.holds == {3}
    place.click(layout.rack(3))
    assert place.choice.holds == set()


def test_holding_all_five_refuses_the_throw_with_a_hint(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.press("hold_1", "hold_2", "hold_3", "hold_4", "hold_5", "throw")
    assert actions(place) == []
    assert place.choice.hint == "hint.all_held"


def test_without_a_throw_left_space_says_so(tmp_path: Path) -> None:
    place = sit_down(tmp_path, LAST)
    place.press("throw")
    assert actions(place) == []
    assert place.choice.hint == "hint.enter_now"


def test_a_row_is_chosen_by_one_click_and_entered_by_the_next(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.click(layout.row("sixes").center)
    assert (actions(place), place.choice.box) == ([], "sixes")
    place.click(layout.row("sixes").center)
    assert actions(place) == [Enter("sixes")]


def test_a_chosen_row_can_be_taken_back_with_the_right_button(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.click(layout.row("sixes").center)
    place.click(layout.row("sixes").center, button=3)
    assert (actions(place), place.choice.box) == ([], None)


def test_arrows_choose_among_open_rows_only(tmp_path: Path) -> None:
    filled = {"cards": [{"boxes": {"ones": 2, "threes": 6}}, {}], **SIXES}
    place = sit_down(tmp_path, filled)
    place.press("down")
    assert place.choice.box == "twos"
    place.press("down")
    assert place.choice.box == "fours"
    place.press("up", "up")
    assert place.choice.box == "chance"


def test_confirm_without_a_choice_offers_the_row_with_the_most_points(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.press("confirm")
    assert place.choice.box == "chance"
    place.press("confirm")
    assert actions(place) == [Enter("chance")]


def test_left_and_right_go_over_the_dice_and_confirm_holds(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.press("right", "right", "confirm")
    assert place.choice.holds == {1}


def test_a_zero_is_asked_about_and_entered_on_yes(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.click(layout.row("yathsel").center)
    place.press("confirm")
    assert isinstance(place.stack.top, QuestionScene)
    assert actions(place) == []
    place.press("right", "confirm")
    assert actions(place) == [Enter("yathsel")]


def test_a_zero_is_not_entered_on_no(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.click(layout.row("yathsel").center)
    place.press("confirm", "back")
    assert actions(place) == []
    assert place.stack.top is place.scene


def test_a_zero_with_a_further_yathsel_is_not_asked_about(tmp_path: Path) -> None:
    cards = [{"boxes": {"yathsel": 50, "sixes": 18}}, {}]
    place = sit_down(tmp_path, {"cards": cards, "side": 0, "dice": [6] * 5, "throws_left": 0})
    place.click(layout.row("ones").center)
    place.press("confirm")
    assert actions(place) == [Enter("ones")]


def test_a_zero_is_entered_at_once_when_the_question_is_switched_off(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.services.settings.change(replace(place.services.settings.now, ask_zero=False))
    place.click(layout.row("yathsel").center)
    place.press("confirm")
    assert actions(place) == [Enter("yathsel")]


def test_game_time_counts_only_while_the_player_is_waited_for(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.steps(60)
    assert place.scene.t == 1000
    place.press("throw")
    place.steps(20)
    assert not place.scene.waits
    assert place.scene.t == 1000


def test_game_time_stands_still_in_the_pause(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.steps(30)
    place.press("back")
    assert isinstance(place.stack.top, PauseScene)
    place.steps(60)
    assert place.scene.t == 500


def test_game_time_goes_on_while_the_list_of_moves_is_read(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.press("prompts")
    place.steps(60)
    assert place.scene.t == 1000


@pytest.mark.parametrize("speed", [1, 2, 4, 0])
def test_the_speed_changes_no_game_time(tmp_path: Path, speed: int) -> None:
    place = sit_down(tmp_path, speed=speed)
    place.steps(30)
    place.press("throw")
    place.until_waiting()
    assert place.written[0].t == 500
    assert place.scene.t - 500 <= 17


def test_nothing_is_shown_of_a_throw_before_it_is_written(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.gate[0] = False
    place.press("throw")
    place.steps(120)
    assert place.shown.duel.dice is None
    assert not place.scene.waits
    place.gate[0] = True
    place.until_waiting()
    assert place.shown.duel.dice == place.duel.dice


def test_a_hold_pressed_while_dice_fly_ends_the_throw_and_counts(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.press("throw")
    place.steps(3)
    place.press("hold_2")
    assert place.scene.waits
    assert place.choice.holds == {1}


def test_space_pressed_while_the_own_dice_fly_only_ends_the_throw(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.press("throw")
    place.steps(3)
    place.press("throw")
    assert place.scene.waits
    assert actions(place) == [Throw(())]


def test_two_quick_presses_of_space_throw_once(tmp_path: Path) -> None:
    for speed in (1, 0):
        place = sit_down(tmp_path, speed=speed)
        place.gate[0] = False
        place.press("throw", "throw")
        place.steps(2)
        place.gate[0] = True
        place.until_waiting()
        assert actions(place) == [Throw(())]


def test_a_hold_pressed_while_the_disk_works_counts_for_the_new_dice(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.gate[0] = False
    place.press("throw")
    place.steps(2)
    place.press("hold_4")
    place.gate[0] = True
    place.until_waiting()
    assert place.choice.holds == {3}


def test_a_key_ends_what_the_opponent_shows_but_not_its_turn(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {"side": 1})
    place.steps(3)
    before = len(place.written)
    place.press("other")
    place.steps(1)
    assert len(place.written) <= before + 1


def test_at_instant_speed_the_opponents_turn_takes_one_frame(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {"side": 1}, speed=0)
    place.steps(1)
    assert place.scene.waits
    assert {entry.seat for entry in place.written} == {1}


def test_the_list_of_moves_holds_every_legal_action(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    legal = place.session.match.rules.legal(place.session.match.state, 0)
    prompts = place.scene.skin.prompts(legal)
    assert {prompt.action for prompt in prompts} == set(legal)
    assert len({prompt.words() for prompt in prompts}) == len(legal)


def test_a_duel_can_be_played_with_the_list_of_moves_alone(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {"duel": 1}, speed=0)
    for _ in range(200):
        place.steps()
        if place.ended:
            break
        if place.scene.waits:
            place.press("prompts")
            assert isinstance(place.stack.top, ListScene)
            place.press("confirm")
    assert place.ended == [1]


def test_the_end_is_told_once(tmp_path: Path) -> None:
    full = {"ones": 2, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "three_kind": 20,
            "four_kind": 0, "full_house": 0, "small_straight": 30, "large_straight": 0, "yathsel": 0}  # fmt: skip
    place = sit_down(tmp_path, {"cards": [{"boxes": full}, {"boxes": {**full, "chance": 20}}], **LAST})
    place.press("confirm", "confirm")
    place.steps(600)
    assert place.ended == [1]
    assert place.shown.duel.verdict.winners == (0,)


def test_a_stall_does_not_pause_a_table_without_a_clock(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.stack.handle(Stall(60_000))
    assert place.stack.top is place.scene


def test_a_stall_pauses_while_a_clock_runs(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    match = place.session.match
    match.rules = replace(match.rules, deadline=lambda state: 20_000)
    place.stack.handle(Stall(400))
    assert isinstance(place.stack.top, PauseScene)


def test_one_long_step_while_dice_fly_ends_the_throw_once(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.press("throw")
    place.steps(2)
    place.stack.update(60.0)
    assert place.scene.waits
    assert actions(place) == [Throw(())]


def test_losing_the_focus_pauses_when_that_is_wanted(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.stack.handle(FocusLost())
    assert isinstance(place.stack.top, PauseScene)


def test_the_speed_key_goes_round(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    seen = []
    for _ in range(4):
        place.press("speed")
        seen.append(place.services.clock.speed)
    assert seen == [2, 4, 0, 1]


def test_a_saved_turn_lies_on_the_table_with_its_held_dice(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.press("hold_1", "hold_2", "throw")
    again = sit_down(tmp_path, SIXES)
    again.session.submit(0, Throw((0, 1)), 0)
    again.scene.enter()
    place.until_waiting()
    assert again.choice.holds == place.choice.holds == {0, 1}
    assert [die.face for die in again.shown.dice[0]] == [die.face for die in place.shown.dice[0]]


def test_every_sound_of_a_whole_duel_is_there(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = sit_down(tmp_path, {"duel": 1}, speed=4)
    assert not place.services.audio.mute
    for _ in range(40_000):
        place.steps()
        if place.ended:
            break
        if isinstance(place.stack.top, QuestionScene):
            place.press("right", "confirm")
        elif place.scene.waits:
            enters = place.duel.dice and not place.duel.throws_left
            place.press(*(("confirm", "confirm") if enters else ("hold_1", "throw")))
    assert place.ended == [1]
    assert [record.getMessage() for record in caplog.records if "sound" in record.getMessage()] == []
