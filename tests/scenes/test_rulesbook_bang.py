"""Knows that every page of Bang! Dice's rules book fits, and that its examples are what the rules say."""

import logging
from pathlib import Path

import pytest

from scenes.catalog import book_scene
from scenes.menus import rulesbook, rulesbook_pages
from scenes.menus.rulesbook import RulesBookScene
from scenes.services.services import headless_services
from scenes.skins.bang_dice import book

BOOK = rulesbook_pages.books()["bang_dice"]
THROWN = [block for page in BOOK.page for block in page.block if block.figure == "thrown"]


def opened(home: Path, language: str, scale: int = 100) -> RulesBookScene:
    scene = book_scene(headless_services(home, language, scale), "bang_dice")
    assert isinstance(scene, RulesBookScene)
    scene.enter()
    return scene


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [100, 150])
def test_every_sheet_of_every_page_fits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, language: str, scale: int
) -> None:
    scene = opened(tmp_path, language, scale)
    with caplog.at_level(logging.WARNING):
        for page in BOOK.page:
            scene.open_at(page.id)
            for sheet in scene.sheets():
                assert all(place.bottom <= rulesbook._ROOM.height for _, place in sheet), page.id
                scene.draw(scene.services.window.canvas)
                scene._turns(1)
    assert [record.getMessage() for record in caplog.records if "does not fit" in record.getMessage()] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_place_for_a_number_is_left_open_and_no_text_is_missing(tmp_path: Path, language: str) -> None:
    scene = opened(tmp_path, language)
    for page in BOOK.page:
        said = scene._said(page)
        assert "{" not in said
        assert "rulesbook." not in said


def test_the_attack_of_the_book_is_the_one_of_the_rules() -> None:
    """Pile 2, the thrower holds 1, throws four arrows: loses 3, holds 2 in the end, pile 7."""
    block = next(block for block in THROWN if "pile:2" in block.of)
    found = book.outcome(block)
    assert (found["attacks"], found["lost"], found["held"], found["pile"]) == (1, 3, 2, 7)


def test_three_dynamite_cost_a_life_and_end_the_throwing() -> None:
    block = next(block for block in THROWN if block.numbers.count(2) == 3)
    found = book.outcome(block)
    assert (found["explodes"], found["lost"], found["throws"]) == (1, 1, False)
