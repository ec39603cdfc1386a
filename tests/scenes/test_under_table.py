"""What a visit under the table promises: its clock, its purchases, its pauses, and how a catch is told."""

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.yathsel.actions import Buy, Clock, Dive, Open, Restock, Sell, Surface, Swap
from scenes.app import Loop
from scenes.menus.pause import PauseScene
from scenes.services.canvas import blank
from scenes.services.inputs import Command, FocusLost, Input, Pointer, Stall
from scenes.skins.yathsel import under_plan
from scenes.skins.yathsel.caught import CaughtScene
from scenes.skins.yathsel.under_dark import Dark
from scenes.skins.yathsel.under_table import UnderTable
from scenes.stack import Reset
from scenes.table.lists import ListScene
from tests.scenes.at_table import Place, sit_down

FIRST = {"side": 1, "gold": 30, "pockets": ["high", None]}
HARD: Mapping[str, Any] = {"difficulty": "hard"}
EASY: Mapping[str, Any] = {"difficulty": "easy"}


def below(home: Path, position: Mapping[str, Any] = FIRST, **how: Any) -> Place:
    """A player who has just come to the place under the table."""
    place = sit_down(home, position, **how)
    place.press("dive")
    for _ in range(60):
        if isinstance(place.stack.top, UnderTable) and place.stack.top.phase == "under":
            return place
        place.steps()
    raise AssertionError("the player did not come down")


def done(place: Place) -> list[object]:
    return [entry.action for entry in place.written if entry.seat != 1]


def until(place: Place, kind: type, most: int = 2000) -> None:
    for _ in range(most):
        if isinstance(place.stack.top, kind):
            return
        place.steps()
    raise AssertionError(f"no {kind.__name__} came")


def left_ms(place: Place) -> int:
    shop = place.duel.shop
    return int(shop.budget_ms - shop.used_ms - (place.scene.t - shop.now if shop.under else 0))


def test_the_dive_key_in_the_opening_moment_dives(tmp_path: Path) -> None:
    place = sit_down(tmp_path, FIRST)
    place.press("dive")
    place.steps(2)
    assert done(place) == [Dive()]
    assert isinstance(place.stack.top, UnderTable)


def test_the_opponent_waits_the_opening_moment_before_it_throws(tmp_path: Path) -> None:
    place = sit_down(tmp_path, FIRST)
    place.steps(34)
    assert place.written == []
    place.steps(4)
    assert [entry.seat for entry in place.written] == [1]


def test_another_key_lets_the_opponent_throw_at_once(tmp_path: Path) -> None:
    place = sit_down(tmp_path, FIRST)
    place.steps(2)
    place.press("throw")
    place.steps(2)
    assert [entry.seat for entry in place.written] == [1]


def test_at_instant_speed_only_a_dive_asked_for_ahead_is_taken(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {"side": 0, "dice": [6, 6, 2, 3, 4], "throws_left": 0}, speed=0)
    place.press("dive", "confirm", "confirm")
    place.steps(3)
    assert Dive() in done(place)
    assert isinstance(place.stack.top, UnderTable)
    other = sit_down(tmp_path, {"side": 0, "dice": [6, 6, 2, 3, 4], "throws_left": 0}, speed=0)
    other.press("confirm", "confirm")
    other.steps(3)
    assert other.scene.waits
    assert other.duel.side == 0


def test_the_clock_starts_after_the_dive_and_stops_when_surfacing(tmp_path: Path) -> None:
    place = below(tmp_path)
    assert left_ms(place) == 20_000
    place.steps(60)
    assert left_ms(place) == 19_000
    place.press("back")
    place.steps(60)
    assert left_ms(place) == 19_000
    assert place.stack.top is place.scene


def test_diving_again_goes_on_with_the_rest_of_the_clock(tmp_path: Path) -> None:
    place = below(tmp_path)
    place.steps(60)
    place.press("dive")
    until(place, type(place.scene))
    place.press("dive")
    until(place, UnderTable)
    place.steps(12)
    assert 18_900 <= left_ms(place) <= 19_000


def test_a_closed_pouch_is_opened_for_time_and_then_bought_for_gold(tmp_path: Path) -> None:
    place = below(tmp_path)
    place.press("hold_2")
    place.steps(30)
    assert left_ms(place) == 20_000 - 1_500 - 500
    gold = place.duel.sides[0].gold
    place.press("hold_2")
    place.steps()
    assert done(place) == [Dive(), Open(1), Buy(1)]
    assert place.duel.sides[0].gold < gold


def test_a_double_click_opens_and_buys_nothing(tmp_path: Path) -> None:
    place = below(tmp_path)
    spot = under_plan.pouch(0).center
    place.click(spot)
    place.click(spot)
    place.steps(2)
    place.click(spot)
    assert done(place) == [Dive(), Open(0)]


def test_two_quick_clicks_on_an_open_pouch_buy_once(tmp_path: Path) -> None:
    place = below(tmp_path, options=EASY)
    before = place.duel.sides[0].gold
    spot = under_plan.pouch(1).center
    place.click(spot)
    place.click(spot)
    place.steps(2)
    place.click(spot)
    place.steps(60)
    place.click(spot)
    assert done(place).count(Buy(1)) == 1
    assert 0 < place.duel.sides[0].gold < before


def test_a_full_pocket_asks_which_die_goes(tmp_path: Path) -> None:
    place = below(tmp_path, {**FIRST, "pockets": ["high", "low"]}, options=EASY)
    place.press("hold_1")
    assert done(place) == [Dive()]
    place.press("hold_2")
    assert done(place) == [Dive(), Buy(0, 1)]


def test_swapping_selling_and_restocking_by_keys(tmp_path: Path) -> None:
    place = below(tmp_path)
    place.press("swap", "hold_3", "hold_1", "restock", "sell", "hold_1")
    place.steps(3)
    assert done(place) == [Dive(), Swap(2, 0), Restock(), Sell(0)]


def test_swapping_and_selling_by_mouse(tmp_path: Path) -> None:
    place = below(tmp_path)
    place.click((under_plan.pocket(0).centerx, under_plan.pocket(0).top + 20))
    place.click(under_plan.hand(4).center)
    place.click(under_plan.sell_tag(0).center)
    place.steps(3)
    assert done(place) == [Dive(), Swap(4, 0), Sell(0)]


def test_a_refused_action_changes_nothing_and_says_why(tmp_path: Path) -> None:
    place = below(tmp_path, {**FIRST, "gold": 0}, options=EASY)
    before = place.session.match.state, len(place.written)
    place.press("hold_1", "restock")
    assert (place.session.match.state, len(place.written)) == before
    assert place.stack.top.hint == "hint.no_gold"  # type: ignore[union-attr]


def test_every_action_below_is_in_the_list_of_moves(tmp_path: Path) -> None:
    place = below(tmp_path)
    place.press("prompts")
    assert isinstance(place.stack.top, ListScene)
    place.steps(60)
    assert left_ms(place) == 19_000
    place.press("confirm")
    place.steps(2)
    assert done(place) == [Dive(), Surface()]


def test_arrows_go_over_everything_and_confirm_presses_it(tmp_path: Path) -> None:
    place = below(tmp_path)
    place.press("right", "left", "confirm")
    assert done(place) == [Dive(), Open(0)]


def test_the_opponent_plays_on_while_the_player_is_below_and_waits_at_the_end(tmp_path: Path) -> None:
    place = below(tmp_path, options=EASY)
    place.steps(900)
    assert [entry.seat for entry in place.written].count(1) == 3
    assert place.duel.dice is None
    place.press("back")
    place.until_waiting()
    assert place.duel.side == 0


def test_on_easy_nobody_is_ever_caught(tmp_path: Path) -> None:
    place = below(tmp_path, options=EASY)
    place.steps(60 * 120)
    assert isinstance(place.stack.top, UnderTable)
    assert Clock() not in done(place)


def test_the_first_catch_warns_and_ends_diving_for_this_turn(tmp_path: Path) -> None:
    place = below(tmp_path, options=HARD)
    place.steps(599)
    assert Clock() not in done(place)
    place.steps(1)
    assert (done(place)[-1], place.written[-1].t) == (Clock(), 10_000)
    until(place, CaughtScene)
    place.press("other", "confirm")
    place.steps(2)
    assert place.stack.top is place.scene
    assert place.duel.warnings == 1
    place.until_waiting()
    assert not place.ended


def test_the_second_catch_ends_the_run(tmp_path: Path) -> None:
    place = below(tmp_path, {**FIRST, "warnings": 1}, options=HARD)
    until(place, CaughtScene)
    place.press("other", "confirm")
    place.steps(120)
    assert place.ended == [1]
    assert place.session.match.outcome is not None
    assert place.session.match.outcome.reason == "caught"


def test_opening_with_too_little_time_left_is_a_catch_at_once(tmp_path: Path) -> None:
    place = below(tmp_path, options=HARD)
    place.steps(520)
    place.press("hold_1")
    place.steps(2)
    assert place.duel.warnings == 1
    until(place, CaughtScene)


def test_surfacing_in_the_last_step_is_no_catch(tmp_path: Path) -> None:
    place = below(tmp_path, options=HARD)
    place.steps(599)
    place.press("back")
    place.steps(30)
    assert place.duel.warnings == 0


def test_the_log_of_a_catch_names_what_was_done_and_when(tmp_path: Path) -> None:
    place = below(tmp_path, options=HARD)
    place.press("hold_1")
    place.steps(30)
    place.press("hold_1")
    until(place, CaughtScene)
    scene: Any = place.stack.top
    place.press("other")
    lines = scene._lines()
    assert [when for when, _ in lines] == ["0.00 s", "0.00 s", "0.50 s", "8.50 s"]
    assert "pouch 1" in lines[1][1]


def test_what_is_shown_again_are_the_last_three_seconds_in_three_seconds(tmp_path: Path) -> None:
    place = below(tmp_path, options=HARD)
    until(place, CaughtScene)
    scene: Any = place.stack.top
    steps = 0
    while scene.showing:
        place.stack.draw(place.services.window.canvas)
        place.steps(6)
        steps += 6
    assert 180 <= steps <= 216


@pytest.mark.parametrize("given", [Stall(15_000), FocusLost(), Command("pause")])
def test_what_stops_the_game_stops_the_clock_and_hides_the_shop(tmp_path: Path, given: Input) -> None:
    place = below(tmp_path)
    shown = pygame.Surface((1280, 720))
    place.stack.draw(shown)
    place.stack.handle(given)
    assert isinstance(place.stack.top, PauseScene)
    place.steps(60 * 30)
    assert left_ms(place) == 20_000
    under = place.stack.scenes[-2]
    hidden = pygame.Surface((1280, 720))
    under.draw(hidden)
    areas = [under_plan.pouch(1), under_plan.hand(0), under_plan.WATCH]
    for area in areas:
        assert hidden.subsurface(area).get_at((20, 40)) != shown.subsurface(area).get_at((20, 40))
    before = done(place)
    place.press("hold_1", "restock")
    assert done(place) == before


def test_a_hundred_pauses_gain_nothing(tmp_path: Path) -> None:
    place = below(tmp_path)
    for _ in range(100):
        place.steps(3)
        place.press("pause")
        place.steps(17)
        place.press("back")
    assert left_ms(place) == 20_000 - 100 * 3 * 50 // 3


def looped(home: Path, fps: float, stall_s: float) -> tuple[list[tuple[int, object]], int]:
    """A visit of the same length in real time, at a frame rate and with a stall; what was done and what was left."""
    place = below(home)
    loop = Loop(place.services)
    loop.stack = place.stack
    passed, asked = 0.0, [(0.5, "hold_1"), (1.5, "hold_2"), (2.5, "swap"), (2.6, "hold_1"), (2.7, "hold_1")]
    while passed < 3.0 - 1e-9:
        given: list[Input] = []
        while asked and asked[0][0] <= passed + 1e-9:
            given.append(Command(asked.pop(0)[1]))  # type: ignore[arg-type]
        loop.frame(1 / fps, given)
        passed += 1 / fps
    if stall_s:
        loop.frame(stall_s, [])
        loop.frame(1 / fps, [Command("back")])
    return [(entry.t, entry.action) for entry in place.written if entry.seat == 0], left_ms(place)


@pytest.mark.parametrize("fps", [30, 60, 144])
def test_the_frame_rate_changes_no_time(tmp_path: Path, fps: int) -> None:
    acts, left = looped(tmp_path / "one", fps, 0)
    wanted, left_at_60 = looped(tmp_path / "two", 60, 0)
    assert [action for _, action in acts] == [action for _, action in wanted]
    assert all(abs(t - other) <= 34 for (t, _), (other, _) in zip(acts, wanted, strict=True))
    assert abs(left - left_at_60) <= 17


@pytest.mark.parametrize("fps", [30, 60, 144])
def test_a_frame_of_fifteen_seconds_costs_no_more_than_a_step(tmp_path: Path, fps: int) -> None:
    _, left = looped(tmp_path / "one", fps, 0)
    _, stalled = looped(tmp_path / "two", fps, 15.0)
    assert left - stalled <= 100
    assert stalled > 10_000


@pytest.mark.parametrize("fps", [30, 60, 144])
def test_the_same_catch_comes_at_every_frame_rate(tmp_path: Path, fps: int) -> None:
    place = below(tmp_path, options=HARD)
    loop = Loop(place.services)
    loop.stack = place.stack
    while Clock() not in done(place):
        loop.frame(1 / fps, [])
    assert place.written[-1].t == 10_000


@pytest.mark.parametrize("speed", [1, 2, 4, 0])
def test_the_speed_changes_no_time_below(tmp_path: Path, speed: int) -> None:
    place = below(tmp_path, speed=1)
    place.services.clock.speed = speed
    place.steps(120)
    assert left_ms(place) == 18_000


def test_a_trick_used_below_is_gone_and_can_be_pressed_no_more(tmp_path: Path) -> None:
    place = below(tmp_path, {**FIRST, "tricks": ["flip", "whiskey"]})
    for _ in range(4):
        place.click(under_plan.trick(1).center)
        place.steps(2)
        place.stack.draw(place.services.window.canvas)
    place.press("confirm")
    assert place.duel.tricks == ("flip",)
    assert [type(action).__name__ for action in done(place)] == ["Dive", "Use"]


def test_a_pointer_over_a_thing_explains_it(tmp_path: Path) -> None:
    place = below(tmp_path, options=EASY)
    bare, told = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    place.stack.draw(bare)
    place.stack.handle(Pointer(under_plan.pouch(0).center, 0, "move"))
    place.stack.draw(told)
    corner = under_plan.TOLD.bottomright
    assert bare.get_at((corner[0] - 40, corner[1] - 20)) != told.get_at((corner[0] - 40, corner[1] - 20))


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_word_below_fits_its_place(tmp_path: Path, language: str, scale: int) -> None:
    full = {**FIRST, "duel": 7, "pockets": ["glass:3", "nailed_6:1", "mirror"], "charms": ["deep_pocket"], "gold": 99,
            "hand": ["joker", "gilded", "even", "loaded_5", "plain"],
            "tricks": ["whiskey", "smoke", "eraser"]}  # fmt: skip
    place = below(tmp_path, full, language=language, scale=scale)
    canvas = place.services.window.canvas
    for key in ("swap", "hold_1", "hold_2", "sell", "sell", "hold_1", "hold_2", "hold_3", *["next"] * 20):
        place.press(key)
        place.steps(2)
        place.stack.draw(canvas)
    until(place, CaughtScene)
    place.stack.draw(canvas)
    place.press("other")
    place.stack.draw(canvas)
    cut = {key[0] for key in place.services.text._pictures if isinstance(key[0], str) and key[0].endswith("…")}
    assert cut == set()


def test_the_way_down_can_be_laid_on_a_stack_of_its_own(tmp_path: Path) -> None:
    place = below(tmp_path)
    place.stack.apply(Reset(()))
    assert place.stack.top is None


def test_the_last_seconds_flash_at_no_more_than_three_times_a_second(tmp_path: Path) -> None:
    place = below(tmp_path, options=HARD)
    place.steps(300)
    canvas, levels = place.services.window.canvas, []
    for _ in range(290):
        place.steps()
        place.stack.draw(canvas)
        levels.append(sum(pygame.transform.average_color(canvas)[:3]) / 3)
    turns, last, rising = 0, levels[0], True
    for level in levels:
        if (level < last - 8) == rising and abs(level - last) > 8:
            turns, last, rising = turns + 1, level, not rising
        elif (level > last) == rising:
            last = level
    assert turns / 2 <= 3 * len(levels) / 60


def test_the_dark_of_the_last_seconds_comes_at_once_and_then_a_little_a_frame(tmp_path: Path) -> None:
    below(tmp_path)
    surface, dark = pygame.Surface((1280, 720)), Dark()
    surface.fill((200, 200, 200))
    dark.draw(surface, 90)
    before = surface.copy()
    assert {before.get_at((0, y))[0] < 200 for y in range(0, 720, 60)} == {True}
    assert before.get_at((640, 360))[0] == 200
    surface.fill((200, 200, 200))
    dark.draw(surface, 200)
    changed = [y // 60 for y in range(30, 720, 60) if surface.get_at((0, y)) != before.get_at((0, y))]
    assert changed == [0, 11]


@pytest.mark.parametrize("density", [1.0, 1.37, 2.0])
def test_the_bands_of_the_dark_cover_the_screen_without_a_seam(tmp_path: Path, density: float) -> None:
    below(tmp_path)
    surface = blank((1280, 720), 0, density)
    surface.fill((160, 160, 160))
    Dark().draw(surface, 235)
    width, height = pygame.Surface.get_size(surface)
    column = [pygame.Surface.get_at(surface, (width // 4, y))[0] for y in range(height)]
    assert max(abs(above - under) for above, under in pairwise(column)) <= 2
