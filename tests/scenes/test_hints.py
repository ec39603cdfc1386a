"""Knows that a hint comes when something is new, once a player, and can be switched off and read again."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scenes.catalog import pointing_of
from scenes.lessons import hints, plan
from scenes.lessons.beside import Beside
from scenes.lessons.hints import Hints
from scenes.services.profiles import Profiles
from scenes.services.services import change_settings
from scenes.stack import Reset
from tests.scenes.at_table import Place, sit_down

GAME = "yathsel_run"


def advised(
    home: Path, position: dict[str, Any], language: str = "en", scale: int = 100
) -> tuple[Place, Hints, Profiles]:
    place = sit_down(home, position, language=language, scale=scale)
    profiles = Profiles(home / "profiles")
    companion = Hints(place.services, profiles, GAME, pointing_of(GAME))
    companion.sit(place.scene)
    place.stack.apply(Reset((Beside(place.scene, companion, lambda: place.scene),)))
    skin: Any = place.scene.skin
    skin.company.line = ""  # nobody says hello
    place.steps(3)
    return place, companion, profiles


def shown(companion: Hints) -> str:
    return companion.card.id if companion.card else ""


@pytest.mark.parametrize(
    ("position", "hint"),
    [
        ({"duel": 0, "side": 0, "hand": ["plain"] * 4 + ["low"]}, "special_die"),
        ({"duel": 0, "side": 0, "pockets": ["low", None]}, "pocket"),
        ({"duel": 2, "side": 0, "twists": ["double_sixes"], "house_rules": []}, "twist"),
        ({"duel": 2, "side": 0, "twists": [], "house_rules": ["toll"]}, "house_rule"),
        ({"duel": 0, "side": 0, "tricks": ["nudge"]}, "trick"),
        ({"duel": 0, "side": 0, "charms": ["full_hand"]}, "charm"),
    ],
)  # fmt: skip
def test_what_is_new_is_told_once(tmp_path: Path, position: dict[str, Any], hint: str) -> None:
    _, companion, profiles = advised(tmp_path, position)
    assert shown(companion) == hint
    assert f"hint.{hint}" in profiles.now.told
    _, again, _ = advised(tmp_path, position)
    assert shown(again) != hint


def test_the_bonus_is_told_of_when_it_can_be_had(tmp_path: Path) -> None:
    boxes = {"ones": 3, "twos": 6, "threes": 9, "fives": 15, "sixes": 18}
    position = {"duel": 0, "side": 0, "cards": [{"boxes": boxes}, {}], "dice": [4, 4, 4, 1, 2], "throws_left": 1}
    _, companion, _ = advised(tmp_path, position)
    assert shown(companion) == "bonus_near"


def test_a_card_goes_away_by_a_click_and_by_itself(tmp_path: Path) -> None:
    place, companion, _ = advised(tmp_path, {"duel": 0, "side": 0, "pockets": ["low", None]})
    place.click(companion._area().center)
    assert shown(companion) == ""
    place, companion, _ = advised(tmp_path / "b", {"duel": 0, "side": 0, "pockets": ["low", None]})
    place.steps(round(hints.SHOWN_S * 60) + 2)
    assert shown(companion) == ""


def test_switched_off_there_are_none(tmp_path: Path) -> None:
    place, companion, profiles = advised(tmp_path, {"duel": 0, "side": 0})
    change_settings(place.services, replace(place.services.settings.now, hints=False))
    place.press("throw")
    place.steps(200)
    assert shown(companion) == ""
    assert profiles.now.told == ()


def test_hints_block_nothing(tmp_path: Path) -> None:
    place, companion, _ = advised(tmp_path, {"duel": 0, "side": 0, "pockets": ["low", None]})
    assert shown(companion) == "pocket"
    place.press("throw")
    assert place.duel.thrown == 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [100, 150])
def test_every_hint_fits_its_card(tmp_path: Path, caplog: pytest.LogCaptureFixture, language: str, scale: int) -> None:
    place, companion, _ = advised(tmp_path, {"duel": 0, "side": 0}, language, scale)
    for hint in plan.hints(GAME):
        companion.card = replace(hint, place="table")
        companion.draw(place.services.window.canvas, place.scene)
        assert companion._area().bottom <= 160
    assert [record.getMessage() for record in caplog.records if "does not fit" in record.getMessage()] == []


def test_a_card_waits_while_the_opponent_speaks(tmp_path: Path) -> None:
    place, companion, _ = advised(tmp_path, {"duel": 0, "side": 0, "pockets": ["low", None]})
    companion.card = None
    companion._due.append(plan.hints(GAME)[0])
    skin: Any = place.scene.skin
    skin.company.line = "opponent.rosa.greet"
    skin.company.length_ms = 1e9
    place.steps(5)
    assert shown(companion) == ""
    skin.company.line = ""
    place.steps(5)
    assert shown(companion) == plan.hints(GAME)[0].id
