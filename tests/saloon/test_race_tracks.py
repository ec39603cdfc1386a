"""Knows that a track somebody has drawn can be chosen in the saloon, looks as drawn, and is refused with a sentence."""

import json
import shutil
from pathlib import Path

import pygame
import pytest

from game.super_teams.numbers import numbers
from scenes.saloon.draft import Draft
from scenes.saloon.options import OptionsScene
from scenes.saloon.store import options_of
from scenes.services.inputs import Command
from scenes.services.services import Services, headless_services
from scenes.services.tiled import FOLDER
from scenes.skins.super_teams.charts import chart_of, course_of
from scenes.skins.super_teams.tracks import tracks


@pytest.fixture
def services(tmp_path: Path) -> Services:
    """Somebody with one map that can be flown, on which the first space is a bonus, and one that cannot."""
    made = headless_services(tmp_path)
    folder = made.folders.data / "tracks"
    shutil.copytree(FOLDER, folder)
    images = made.folders.data / "images"
    images.mkdir(parents=True)
    shutil.copy(FOLDER.parent / "images" / "super_teams.png", images)
    (folder / "trail.tmx").unlink()
    words = (folder / "super_teams.tmx").read_text(encoding="utf-8")
    (folder / "super_teams.tmx").unlink()
    gold = words.replace('name="kind" value="N"', 'name="kind" value="B"', 1)
    (folder / "gold.tmx").write_text(gold, encoding="utf-8")
    (folder / "odd.tmx").write_text(words.replace('infinite="0"', 'infinite="1"'), encoding="utf-8")
    return made


def test_the_maps_in_the_folder_are_found_and_odd_ones_answered(services: Services) -> None:
    have = tracks(services.folders.data)
    assert [name for name, _ in have.found] == ["gold"]
    assert [fault[:9] for fault in have.faults] == ["odd.tmx: "]


def test_a_drawn_track_lies_where_it_was_drawn(services: Services) -> None:
    kinds = ("B", *numbers().track[1:])
    assert chart_of(kinds, services.folders.data) is not None
    assert course_of(kinds, services.folders.data).points == course_of(numbers().track).points


def test_a_drawn_track_is_chosen_on_the_sheet_of_options(services: Services) -> None:
    draft = Draft(lambda number, who: f"P{number}")
    draft.change_game("super_teams")
    for place in draft.places[:2]:
        place.who = "person"
    scene = OptionsScene(services, draft)
    scene.handle(Command("down"))
    scene.handle(Command("right"))
    scene.draw(pygame.Surface((1280, 720)))
    assert draft.chosen["track"] == ["B", *numbers().track[1:]]


def test_the_evening_keeps_the_chosen_track(services: Services) -> None:
    draft = Draft(lambda number, who: f"P{number}")
    draft.change_game("super_teams")
    draft.choose("track", ["B", *numbers().track[1:]])
    evening = draft.evening("STARS", True)
    assert options_of(evening)["track"][0] == "B"
    assert json.loads(evening.options)["track"][0] == "B"
