"""Knows which pictures stay in memory: what a screen asks for, and of the rest as many as are enough."""

import pygame
import pytest

from scenes.services.assets import Assets
from scenes.services.canvas import density_of
from scenes.services.services import Services

LOOKS = 20
DICE, ROWS, COLUMNS = "dice/plain.png", 6, 20
ONE_SCREEN_PX = 1280 * 720

pytestmark = pytest.mark.usefixtures("services")


def looked(assets: Assets, *names: str) -> None:
    """A screen that asks for these pictures and stays for a while."""
    for _ in range(LOOKS):
        for name in names:
            assets.image(name)
        assets.tidy()


def loads(assets: Assets, name: str) -> bool:
    """Whether asking for it reads it from the disk."""
    before = assets.loaded
    assets.image(name)
    return assets.loaded > before


def test_what_a_screen_asks_for_stays_however_much_it_is() -> None:
    assets = Assets(enough_px=1)
    looked(assets, "table.png", "menu.png")
    assert not loads(assets, "table.png")
    assert not loads(assets, "menu.png")


def test_of_more_than_enough_the_one_goes_that_was_asked_for_longest_ago() -> None:
    assets = Assets(enough_px=2 * ONE_SCREEN_PX)
    looked(assets, "title.png")
    looked(assets, "menu.png")
    looked(assets, "table.png")
    assert not loads(assets, "table.png")
    assert not loads(assets, "menu.png")
    assert loads(assets, "title.png")


def test_as_long_as_it_is_not_too_much_nothing_goes() -> None:
    assets = Assets(enough_px=3 * ONE_SCREEN_PX)
    looked(assets, "title.png")
    looked(assets, "menu.png")
    looked(assets, "table.png")
    assert not loads(assets, "title.png")


def test_what_has_just_been_left_stays_for_a_moment() -> None:
    assets = Assets(enough_px=1)
    assets.image("title.png")
    assets.tidy()
    assert not loads(assets, "title.png")


def test_a_sheet_that_went_is_cut_again_when_it_is_asked_for() -> None:
    assets = Assets(enough_px=1)
    assets.sheet(DICE, ROWS, COLUMNS)
    looked(assets, "menu.png")
    before = assets.loaded
    assert len(assets.sheet(DICE, ROWS, COLUMNS)) == ROWS
    assert assets.loaded == before + 1


@pytest.mark.parametrize("density", [1.0, 2.0])
def test_a_column_is_that_of_the_sheet_without_the_rest(density: float, services: Services) -> None:
    services.assets.refine(density)
    column = services.assets.column(DICE, ROWS, COLUMNS, COLUMNS - 1)
    assert services.assets.kept_px() == 0
    whole = [row[-1] for row in services.assets.sheet(DICE, ROWS, COLUMNS)]
    assert [density_of(cell) for cell in column] == [density] * ROWS
    assert [pygame.image.tobytes(cell, "RGBA") for cell in column] == [
        pygame.image.tobytes(cell, "RGBA") for cell in whole
    ]
