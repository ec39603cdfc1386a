"""Knows how entering, throwing and looking back feel: causes, flames, keys; and that none of it changes the game."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.yathsel.actions import Enter, Throw
from game.yathsel.card import BOXES
from game.yathsel.scoring import worth
from scenes.skins.yathsel import burning, causes, layout
from scenes.skins.yathsel.entering import parts_of
from scenes.skins.yathsel.explain import told_box
from tests.scenes.at_table import Place, sit_down

SCENES = Path(__file__).resolve().parents[2] / "scenes"
UPPER_CARD = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15}
STRAIGHT: dict[str, Any] = {
    "dice": [2, 3, 4, 5, 6], "throws_left": 2, "twists": ["double_straights"],
    "charms": ["straight_edge", "cold_blood"], "house_rules": [],
    "cards": [{"boxes": {"ones": 3}}, {"boxes": {"fives": 20, "ones": 2}}],
}  # fmt: skip
FAR_AHEAD: dict[str, Any] = {
    "house_rules": [], "twists": [],
    "cards": [
        {"boxes": dict(zip(BOXES, (3, 6, 9, 12, 20, 24, 20, 24, 25, 30, 40), strict=False))},
        {"boxes": dict.fromkeys(BOXES[:11], 0)},
    ],
}  # fmt: skip


def entering(place: Place, box: str) -> None:
    """Enters the dice that lie there; of its showing nothing is over yet."""
    place.until_waiting()
    place.choice.box = box
    place.press("confirm")


def watched(place: Place, most: int = 400) -> Iterator[int]:
    """Steps until the player's entry has been shown."""
    for step in range(most):
        place.steps()
        yield step
        if place.shown.counting is None and place.shown.marked is None and step > 20:
            return


@pytest.mark.parametrize("box", ["small_straight", "large_straight", "chance", "twos", "yathsel"])
def test_the_parts_of_an_entry_end_at_what_it_is_worth(tmp_path: Path, box: str) -> None:
    duel = sit_down(tmp_path, STRAIGHT).duel
    assert parts_of(duel, box)[-1].points == worth(duel, 0, box).points


def test_each_part_has_its_row_among_those_that_explain_the_box(tmp_path: Path) -> None:
    place = sit_down(tmp_path, STRAIGHT)
    told = told_box(place.services.text, place.duel, "large_straight")
    parts = parts_of(place.duel, "large_straight")
    assert told is not None
    assert [part.cause for part in parts] == ["throw", "twist", "straight_edge", "cold_blood"]
    assert [part.rows for part in parts] == [1, 2, 3, 4]
    assert len(told.rows) == 4


def test_while_points_count_up_what_adds_a_part_is_ringed(tmp_path: Path) -> None:
    place = sit_down(tmp_path, STRAIGHT)
    entering(place, "large_straight")
    ringed = set()
    for _ in watched(place):
        reckoning = place.shown.reckoning
        if reckoning is not None:
            source = causes.source_of(place.shown, reckoning)
            ringed.add(tuple(source) if source else None)
    assert ringed >= {tuple(layout.TWIST_PLATE), tuple(layout.charm(0)), tuple(layout.charm(1))}


def test_points_only_count_up_and_stop_at_the_entry(tmp_path: Path) -> None:
    place = sit_down(tmp_path, STRAIGHT)
    entering(place, "large_straight")
    seen = [place.shown.counting.points for _ in watched(place) if place.shown.counting is not None]
    assert seen == sorted(seen)
    assert seen[-1] == 91


def test_a_plain_entry_needs_no_plate(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {**STRAIGHT, "twists": [], "charms": []})
    entering(place, "chance")
    assert all(place.shown.reckoning is None for _ in watched(place))


def test_a_finished_entry_leaves_the_whole_account_for_a_while(tmp_path: Path) -> None:
    place = sit_down(tmp_path, STRAIGHT)
    entering(place, "large_straight")
    place.steps(3)
    place.press("up")
    assert place.shown.reckoning is not None
    assert place.shown.reckoning.rows is None
    place.steps(round(place.services.feel.enter.causes_stay_ms / 1000 * 60) + 2)
    assert place.shown.reckoning is None


def test_the_total_burns_when_it_passes_the_opponents_and_goes_out_again(tmp_path: Path) -> None:
    place = sit_down(tmp_path, STRAIGHT)
    entering(place, "large_straight")
    assert any(place.shown.burning_ms is not None for _ in watched(place))
    place.steps(round(place.services.feel.enter.burn_ms / 1000 * 60) + 2)
    assert place.shown.burning_ms is None


@pytest.mark.parametrize(
    ("before", "after", "burns"),
    [((3, 22), (40, 22), True), ((3, 22), (22, 22), False), ((30, 22), (40, 22), False), ((0, 0), (20, 0), False)],
)
def test_only_passing_a_total_lights_it(before: tuple[int, int], after: tuple[int, int], burns: bool) -> None:
    assert burning.passes(before, after) is burns


def test_without_motion_the_flames_are_a_picture_that_stands_still(tmp_path: Path) -> None:
    enter = sit_down(tmp_path).services.feel.enter
    assert len({burning.frame(age, enter, 0) for age in range(0, enter.burn_ms, 40)}) == 1
    assert len({burning.frame(age, enter, 100) for age in range(0, enter.burn_ms, 40)}) > 10
    assert burning.frame(enter.burn_ms, enter, 0) is None


def after_a_round(tmp_path: Path, speed: int = 1) -> Place:
    place = sit_down(tmp_path, {"house_rules": [], "twists": []}, speed=speed)
    place.until_waiting()
    place.press("throw")
    place.until_waiting()
    place.press("up", "confirm")
    place.choice.box = "chance"
    place.press("confirm", "confirm")
    place.steps(3)
    place.until_waiting()
    return place


@pytest.mark.parametrize("speed", [1, 0])
def test_the_opponents_turn_is_shown_again_and_changes_nothing(tmp_path: Path, speed: int) -> None:
    place = after_a_round(tmp_path, speed)
    log, lines, view = len(place.session.match.log), place.shown.memory.lines, place.shown.duel
    place.press("retell")
    seen = set()
    for _ in range(1200):
        place.steps()
        seen.add((place.shown.duel.side, place.shown.duel.thrown))
        if place.scene.waits:
            break
    assert (1, 0) in seen
    assert (len(place.session.match.log), place.shown.memory.lines, place.shown.duel) == (log, lines, view)


def test_the_clock_of_the_run_goes_on_while_something_is_shown_again(tmp_path: Path) -> None:
    place = after_a_round(tmp_path)
    before = place.scene.t
    place.press("retell")
    place.steps(30)
    assert not place.scene.waits
    assert place.scene.t == before + 500


def test_a_key_that_ends_the_showing_does_nothing_else(tmp_path: Path) -> None:
    place = after_a_round(tmp_path)
    log = len(place.session.match.log)
    place.press("retell")
    place.steps(30)
    place.press("throw")
    assert place.scene.waits
    assert len(place.session.match.log) == log


def test_what_was_laid_out_outlasts_a_showing(tmp_path: Path) -> None:
    place = after_a_round(tmp_path)
    place.press("throw")
    place.until_waiting()
    place.press("hold_2", "hold_4")
    place.steps(10)
    place.press("retell")
    place.steps(30)
    place.press("other")
    assert place.choice.holds == {1, 3}
    assert [die.face for die in place.shown.dice[0]] == list(place.duel.dice)
    assert place.shown.aside == [0.0, 1.0, 0.0, 1.0, 0.0]


def test_a_duel_that_cannot_be_lost_is_finished_quickly_on_a_key(tmp_path: Path) -> None:
    place = sit_down(tmp_path, FAR_AHEAD)
    place.until_waiting()
    place.press("finish", "throw")
    place.until_waiting()
    assert place.choice.hasty
    place.press("confirm", "confirm")
    for _ in range(200):
        place.steps()
        if place.stack.top is not place.scene:
            break
    assert place.duel.offer
    place.press("right", "confirm")
    steps = 0
    while not place.scene.waits and steps < 200:
        place.steps()
        steps += 1
    assert place.duel.sides[1].card.boxes.count(None) == 1
    assert steps <= 8


def test_what_can_still_be_lost_is_not_hurried(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.until_waiting()
    place.press("finish")
    assert not place.choice.hasty
    assert place.choice.hint == "hint.not_decided"


@pytest.mark.parametrize("speed", [1, 2, 4])
def test_every_part_of_an_entry_scales_with_the_speed(tmp_path: Path, speed: int) -> None:
    place = sit_down(tmp_path, STRAIGHT, speed=speed)
    entering(place, "large_straight")
    steps = sum(1 for _ in watched(place))
    enter = place.services.feel.enter
    aim = (enter.count_up_big_ms + 3 * enter.cause_ms) / 1000 * 60 / speed
    assert aim - 2 <= steps <= aim + 24


def test_thrown_dice_are_swept_up_before_they_fly(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.until_waiting()
    place.press("throw")
    place.until_waiting()
    place.press("hold_1")
    place.steps(10)
    place.press("throw")
    place.steps(4)
    swept, held = place.shown.dice[0][1], place.shown.dice[0][0]
    assert swept.face
    assert (swept.x, swept.y) != layout.rest(1)
    assert (held.x, held.y) == layout.rack(0)
    assert isinstance(place.session.match.log[-1].action, Throw)


def test_the_plate_pressed_by_a_key_goes_down_and_comes_up(tmp_path: Path) -> None:
    place = sit_down(tmp_path)
    place.until_waiting()
    place.press("throw")
    assert place.shown.pressed == "throw"
    assert place.shown.pressed_ms == place.services.feel.panel.press_ms
    place.steps(6)
    assert place.shown.pressed_ms == 0


def test_no_animation_has_a_duration_of_its_own() -> None:
    found = []
    for path in sorted(SCENES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            first = node.args[0]
            raw = isinstance(first, ast.Constant) and isinstance(first.value, int | float) and first.value
            if node.func.id in ("Wait", "Move") and raw:
                found.append(f"{path.relative_to(SCENES)}:{node.lineno}")
    assert found == []


def test_an_entry_is_one_action_whatever_is_shown(tmp_path: Path) -> None:
    place = sit_down(tmp_path, STRAIGHT)
    entering(place, "large_straight")
    own = [entry.action for entry in place.session.match.log if entry.seat == 0]
    assert own[-1] == Enter("large_straight")
