"""Knows how every sheet of a rules book is turned, and what of it does not fit."""

import logging
from pathlib import Path

import pytest

from scenes.catalog import book_scene
from scenes.menus import rulesbook
from scenes.menus.rulesbook import RulesBookScene
from scenes.menus.rulesbook_pages import Book
from scenes.services.services import headless_services


def does_not_fit(
    home: Path, caplog: pytest.LogCaptureFixture, game: str, book: Book, language: str, scale: int
) -> list[str]:
    """What was said to be too long; fails where a number stays open or a sheet is too full."""
    services = headless_services(home, language, scale)
    scene = book_scene(services, game)
    assert isinstance(scene, RulesBookScene)
    scene.enter()
    with caplog.at_level(logging.WARNING):
        for page in book.page:
            scene.open_at(page.id)
            said = scene._said(page)
            assert "{" not in said
            assert "rulesbook." not in said
            for sheet in scene.sheets():
                assert all(place.bottom <= rulesbook._ROOM.height for _, place in sheet)
                scene.draw(services.window.canvas)
                scene._turns(1)
    return [one.getMessage() for one in caplog.records if "does not fit" in one.getMessage()]
