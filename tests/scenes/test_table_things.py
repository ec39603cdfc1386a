"""What the player owns at the table: swaps, tricks, another throw, the card on offer; each explains itself."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.yathsel import dice, goods, house
from game.yathsel.actions import Accept, Again, Dive, Enter, PlayOn, Surface, Swap, Throw, Use
from scenes.menus.pause import PauseScene
from scenes.services.inputs import Command, Pointer
from scenes.skins.yathsel import explain, layout
from scenes.skins.yathsel.choice import Target
from scenes.skins.yathsel.offer import OfferScene
from scenes.skins.yathsel.under_table import UnderTable
from scenes.ui.told import ICON_PX, told_plate
from tests.scenes.at_table import Place, sit_down

SIXES = {"side": 0, "dice": [6, 6, 2, 3, 4], "throws_left": 2, "pockets": ["high", "low"]}


def actions(place: Place) -> list[object]:
    return [entry.action for entry in place.written if entry.seat == 0]


def after(home: Path, position: Mapping[str, Any], *keys: str) -> Place:
    place = sit_down(home, position)
    place.press(*keys)
    place.until_waiting()
    return place


def test_a_swap_is_a_key_a_die_and_a_pocket(tmp_path: Path) -> None:
    assert actions(after(tmp_path, SIXES, "swap", "hold_3", "hold_2")) == [Swap(2, 1)]


def test_with_one_pocket_filled_the_die_is_enough(tmp_path: Path) -> None:
    assert actions(after(tmp_path, {**SIXES, "pockets": [None, "low"]}, "swap", "hold_3")) == [Swap(2, 1)]


def test_a_swap_by_arrows_and_confirm(tmp_path: Path) -> None:
    assert actions(after(tmp_path, SIXES, "swap", "right", "right", "down", "down", "confirm")) == [Swap(1, 1)]


def test_a_pocket_is_clicked_then_a_die(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.click(layout.pocket(1).center)
    place.click(layout.rest(4))
    assert actions(place) == [Swap(4, 1)]


def test_a_pocket_die_is_dragged_onto_a_die_of_the_hand(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.stack.handle(Pointer(layout.pocket(0).center, 0, "move"))
    place.stack.handle(Pointer(layout.pocket(0).center, 1, "down"))
    place.stack.handle(Pointer(layout.rest(1), 0, "move"))
    place.stack.handle(Pointer(layout.rest(1), 1, "up"))
    assert actions(place) == [Swap(1, 0)]


def test_a_hand_die_is_dragged_into_a_pocket_and_not_held(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.stack.handle(Pointer(layout.rest(0), 0, "move"))
    place.stack.handle(Pointer(layout.rest(0), 1, "down"))
    place.stack.handle(Pointer(layout.pocket(1).center, 0, "move"))
    place.stack.handle(Pointer(layout.pocket(1).center, 1, "up"))
    place.until_waiting()
    assert actions(place) == [Swap(0, 1)]
    assert place.choice.holds == set()


def test_a_swap_begun_is_taken_back_by_back_or_the_right_button(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.press("swap", "back")
    assert (place.choice.mode, place.stack.top) == (None, place.scene)
    place.press("swap")
    place.click((600, 60), button=3)
    assert place.choice.mode is None
    place.press("back")
    assert isinstance(place.stack.top, PauseScene)


def test_a_swapped_die_cannot_be_held_before_it_is_thrown(tmp_path: Path) -> None:
    place = after(tmp_path, SIXES, "swap", "hold_3", "hold_1")
    place.press("hold_3")
    assert (place.choice.holds, place.choice.hint) == (set(), "hint.pending")


def test_a_swap_leaves_the_other_dice_held_and_the_row_chosen(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.press("hold_1", "hold_2", "down", "swap", "hold_3", "hold_1")
    place.until_waiting()
    assert place.choice.holds == {0, 1}


def test_a_trick_that_is_gone_explains_nothing_any_more(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {**SIXES, "tricks": ["flip", "whiskey"]})
    place.click(layout.trick(1).center)
    place.click(layout.trick(1).center)
    place.until_waiting()
    place.stack.draw(place.services.window.canvas)
    assert place.duel.tricks == ("flip",)


def test_a_swapped_die_lies_there_in_its_own_look_after_the_throw(tmp_path: Path) -> None:
    place = after(tmp_path, SIXES, "swap", "hold_3", "hold_1")
    assert place.shown.dice[0][2].skin.startswith("plain")
    place.press("throw")
    place.until_waiting()
    assert place.shown.dice[0][2].skin == "high"


def test_a_swap_in_the_opponents_turn_counts_for_the_next_own_turn(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {"side": 1, "pockets": ["high", "low"]})
    place.press("swap", "hold_2", "hold_2")
    place.until_waiting()
    assert actions(place) == [Swap(1, 1)]
    assert place.duel.sides[0].hand[1].kind == "low"


def test_a_die_that_may_not_be_swapped_in_is_refused_with_a_hint(tmp_path: Path) -> None:
    hand = ["nailed_3", "plain", "plain", "plain", "plain"]
    place = sit_down(tmp_path, {**SIXES, "hand": hand, "pockets": ["nailed_6", None], "dice": [3, 6, 2, 3, 4]})
    place.press("swap", "hold_2")
    assert (actions(place), place.choice.hint) == ([], "hint.no_swap")


def test_a_nudge_is_aimed_by_arrows_and_shows_what_it_would_bring(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {**SIXES, "tricks": ["nudge"]})
    place.press("next", "next", "next", "confirm", "hold_4", "down")
    mode = place.choice.mode
    assert (mode.item, mode.slot, mode.up) == ("nudge", 3, False)
    place.press("confirm")
    assert actions(place) == [Use("nudge", slot=3, up=False)]


def test_a_nudge_by_mouse_goes_up_over_the_upper_half_of_a_die(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {**SIXES, "tricks": ["nudge"]})
    place.click(layout.trick(0).center)
    x, y = layout.rest(2)
    place.click((x, y - 30))
    assert actions(place) == [Use("nudge", slot=2, up=True)]


def test_a_flip_takes_one_die(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {**SIXES, "tricks": ["flip"]})
    place.click(layout.trick(0).center)
    place.press("hold_3")
    place.until_waiting()
    assert actions(place) == [Use("flip", slot=2)]
    assert place.duel.dice == (6, 6, 5, 3, 4)


def test_an_eraser_is_aimed_at_a_row_with_0(tmp_path: Path) -> None:
    cards = [{"boxes": {"yathsel": 0, "ones": 3, "four_kind": 0}}, {"boxes": {"ones": 1, "twos": 2, "threes": 3}}]
    place = sit_down(tmp_path, {**SIXES, "tricks": ["eraser"], "cards": cards})
    place.click(layout.trick(0).center)
    place.click(layout.row("ones").center)
    assert actions(place) == []
    place.press("down", "down", "confirm")
    assert actions(place) == [Use("eraser", box="yathsel")]


def test_an_eraser_without_a_0_says_so(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {**SIXES, "tricks": ["eraser"]})
    place.click(layout.trick(0).center)
    assert (place.choice.mode, place.choice.hint) == (None, "hint.not_now")


@pytest.mark.parametrize("item", ["extra_throw", "double_down", "smoke", "whiskey", "lookout"])
def test_a_trick_without_an_aim_is_used_by_two_clicks(tmp_path: Path, item: str) -> None:
    place = sit_down(tmp_path, {**SIXES, "tricks": [item]})
    place.click(layout.trick(0).center)
    assert actions(place) == []
    place.click(layout.trick(0).center)
    assert actions(place) == [Use(item)]


def test_doubling_down_marks_every_row(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {**SIXES, "tricks": ["double_down"]})
    place.click(layout.trick(0).center)
    place.click(layout.trick(0).center)
    place.until_waiting()
    told = explain.told_box(place.services.text, place.duel, "sixes")
    assert told is not None
    assert told.rows == (("Throw", "12"), ("Double down", "×2"))


def test_a_quick_visit_lets_one_die_of_the_first_throw_fall_again(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {"side": 1, "charms": ["boots_off"]})
    place.press("dive")
    for _ in range(30):
        place.steps()
    assert isinstance(place.stack.top, UnderTable)
    place.press("back")
    place.until_waiting()
    place.press("throw")
    place.until_waiting()
    place.click(layout.charm(0).center)
    place.press("hold_5")
    place.until_waiting()
    assert actions(place) == [Dive(), Surface(), Throw(()), Again(4)]


LEAD = {
    "ones": 5, "twos": 10, "threes": 15, "fours": 20, "fives": 25, "sixes": 30, "three_kind": 30, "four_kind": 30,
    "full_house": 25, "small_straight": 30, "large_straight": 40,
}  # fmt: skip
BEHIND = dict.fromkeys(LEAD, 0) | {"yathsel": 0}
OFFERED = {"cards": [{"boxes": LEAD}, {"boxes": BEHIND}], "side": 0, "dice": [6, 6, 6, 6, 6], "throws_left": 0}


def test_a_card_on_offer_is_shown_after_the_entry_and_taken(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OFFERED)
    place.press("confirm", "confirm")
    for _ in range(300):
        place.steps()
        if isinstance(place.stack.top, OfferScene):
            break
    place.stack.draw(place.services.window.canvas)
    place.press("confirm")
    place.steps(200)
    assert actions(place) == [Enter("yathsel"), Accept()]
    assert place.ended == [1]


def test_a_card_on_offer_can_be_left_and_back_only_pauses(tmp_path: Path) -> None:
    place = sit_down(tmp_path, OFFERED, speed=0)
    place.press("confirm", "confirm")
    place.steps(5)
    assert isinstance(place.stack.top, OfferScene)
    place.press("back")
    assert isinstance(place.stack.top, PauseScene)
    place.press("back", "right", "confirm")
    place.steps(3)
    assert actions(place)[-1] == PlayOn()
    assert not place.ended


def test_the_held_key_explains_a_plain_die_and_letting_go_stops(tmp_path: Path) -> None:
    place = sit_down(tmp_path, SIXES)
    place.stack.handle(Pointer(layout.rest(0), 0, "move"))
    assert explain.wanted(place.shown, place.choice) is None
    place.stack.handle(Command("info"))
    assert explain.wanted(place.shown, place.choice) == Target("die", 0)
    place.stack.handle(Command("info_end"))
    assert explain.wanted(place.shown, place.choice) is None


def test_tab_goes_over_everything_that_explains_itself(tmp_path: Path) -> None:
    place = sit_down(tmp_path, {**SIXES, "duel": 3, "tricks": ["flip"], "charms": ["haggler"], "house_rules": ["toll"]})
    seen = set()
    for _ in range(9):
        place.press("next")
        if place.choice.focus:
            seen.add(place.choice.focus.kind)
            assert explain.told(place.services.text, place.shown, place.choice.focus) is not None
    assert seen == {"pocket", "trick", "charm", "warning", "gold", "twist", "rule"}


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_explains_itself_in_words_that_fit(tmp_path: Path, language: str, scale: int) -> None:
    place = sit_down(tmp_path, SIXES, language=language, scale=scale)
    surface, text = pygame.Surface((1280, 720)), place.services.text
    told = [explain.told_die(text, dice.Die(kind, 1 if die.breaks_after else 0), True, True)
            for kind, die in dice.kinds().items()]  # fmt: skip
    told += [explain.told_good(text, good) for good in (*goods.tricks(), *goods.charms())]
    told += [explain.told_rule(text, rule, level) for rule in house.rules() for level in ("easy", "hard")]
    pieces = place.scene.skin._picture._pieces  # type: ignore[attr-defined]
    for one in told:
        assert one.heading
        assert one.sentence
        icon = pieces.picture(one.picture, ICON_PX) if one.picture else None
        told_plate(surface, place.services, one, icon, lambda size: pygame.Rect((40, 40), size))
    cut = {key[0] for key in text._pictures if isinstance(key[0], str) and key[0].endswith("…")}
    assert cut == set()


def test_the_trace_of_a_row_names_every_cause(tmp_path: Path) -> None:
    position = {"side": 0, "dice": [5, 5, 5, 3, 3], "throws_left": 0, "duel": 2, "twists": ["double_full_house"],
                "charms": ["full_hand", "odd_fellows"], "house_rules": ["no_chance"]}  # fmt: skip
    place = sit_down(tmp_path, position)
    told = explain.told_box(place.services.text, place.duel, "full_house")
    assert told is not None
    assert told.rows == (("Throw", "25"), ("Twist", "×2"), ("Full hand", "+10"), ("Odd fellows", "+5"))
    told = explain.told_box(place.services.text, place.duel, "chance")
    assert told is not None
    assert told.rows[-1] == ("No chance", "−10")


def test_gold_that_comes_floats_with_its_cause_and_is_counted(tmp_path: Path) -> None:
    position = {"side": 0, "dice": [1, 2, 3, 4, 4], "throws_left": 0, "charms": ["lucky_seven"], "gold": 3}
    place = sit_down(tmp_path, position)
    place.press("confirm", "confirm")
    seen = set()
    for _ in range(60):
        place.steps()
        seen |= {(one.amount, one.why) for one in place.shown.floats}
    assert seen == {(2, "lucky_seven")}
    place.steps(120)
    assert (place.shown.floats, place.shown.gold) == ([], 5.0)
