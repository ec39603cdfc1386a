"""Knows that whatever a colour tells is told by shape or mark too: pairs of looks must differ in grey."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pygame
import pytest

from scenes.campaign import parts
from scenes.services.services import Services, headless_services
from scenes.ui.widgets import Button
from tools import screenshots
from tools.stage import Stage

CLEAR, SHARE = 28, 0.03


def grey(surface: pygame.Surface, area: pygame.Rect) -> np.ndarray:
    """A part of the canvas without its colour, its own middle brightness taken out: only shapes are left."""
    seen = pygame.surfarray.array3d(surface.subsurface(area)).astype(float) @ (0.299, 0.587, 0.114)
    return np.asarray(seen - np.median(seen))


def told_apart(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether enough of the two is clearly different."""
    return float((np.abs(one - other) > CLEAR).mean()) > SHARE


class Posed(Stage):
    """Keeps a grey part of each screen by its name."""

    def __init__(self, home: Path, area: pygame.Rect) -> None:
        super().__init__(headless_services(home, "en", speed=0), home)
        self._area = area
        self.kept: dict[str, np.ndarray] = {}

    def shoot(self, name: str) -> None:
        self.stack.draw(self.services.window.canvas)
        self.kept[name] = grey(self.services.window.canvas, self._area)


AT_TABLE = {"dice": [4, 6, 4, 2, 4], "throws_left": 1}


def pose(home: Path, area: pygame.Rect, side: int, *keys: str) -> np.ndarray:
    """A part of the table after some keys."""
    stage = Posed(home, area)
    screenshots.table(stage, {**screenshots.MIDDLE, "side": side, **(AT_TABLE if side == 0 else {})})
    stage.press(*keys)
    stage.steps(30)
    stage.shoot("now")
    return stage.kept["now"]


RACK_1 = pygame.Rect(318, 372, 112, 120)


def test_a_held_die_is_told_from_a_free_one(tmp_path: Path) -> None:
    assert told_apart(pose(tmp_path / "a", RACK_1, 0), pose(tmp_path / "b", RACK_1, 0, "hold_1"))


def test_the_chosen_row_is_told_from_the_others(tmp_path: Path) -> None:
    card = pygame.Rect(955, 60, 320, 560)
    looks = [pose(tmp_path / name, card, 0, *keys) for name, keys in (("a", ()), ("b", ("down",) * 2))]
    assert float((np.abs(looks[0] - looks[1]) > CLEAR).mean()) > 0.005


def test_own_dice_are_told_from_the_opponents(services: Services) -> None:
    cells = [services.assets.sheet(f"dice/{name}.png", 6, 20)[3][19] for name in ("plain", "dark")]
    looks = []
    for cell in cells:
        canvas = pygame.Surface(cell.get_size())
        canvas.fill((24, 86, 52))
        canvas.blit(cell, (0, 0))
        looks.append(np.asarray(pygame.surfarray.array3d(canvas).astype(float) @ (0.299, 0.587, 0.114)))
    middle = cells[0].get_rect().inflate(-40, -40)
    part = [look[middle.left : middle.right, middle.top : middle.bottom].mean() for look in looks]
    assert abs(part[0] - part[1]) > 60


def drawn(services: Services, draw: Callable[[pygame.Surface], None], area: pygame.Rect) -> np.ndarray:
    """What one thing looks like on a plain ground."""
    canvas = services.window.canvas
    canvas.fill((150, 120, 90))
    draw(canvas)
    return grey(canvas, area)


def test_what_has_the_focus_and_what_cannot_be_pressed_are_seen_without_colour(services: Services) -> None:
    rect, area = pygame.Rect(100, 100, 320, 58), pygame.Rect(70, 80, 380, 98)
    button = Button(rect, lambda: "Throw", lambda: None)
    closed = Button(rect, lambda: "Throw", lambda: None, enabled=lambda: False)
    plain = drawn(services, lambda surface: button.draw(surface, services, False), area)
    focused = drawn(services, lambda surface: button.draw(surface, services, True), area)
    shut = drawn(services, lambda surface: closed.draw(surface, services, False), area)
    assert told_apart(plain, focused)
    assert told_apart(plain, shut)


@pytest.mark.parametrize("pair", [("tick_on.png", "tick_off.png"), ("button_hover.png", "button_disabled.png")])
def test_two_states_of_a_picture_differ_in_grey(pair: tuple[str, str], services: Services) -> None:
    area = pygame.Rect((0, 0), services.assets.image(pair[0]).get_size())
    looks = [drawn(services, lambda s, name=name: s.blit(services.assets.image(name), (0, 0)), area) for name in pair]  # type: ignore[misc]
    assert told_apart(*looks)


def test_tables_won_lost_and_to_come_have_marks_of_their_own(services: Services) -> None:
    from game.campaign.state import Result

    area = pygame.Rect(90, 90, 30, 30)
    fields = dict.fromkeys(Result.__dataclass_fields__, 0)
    looks = [drawn(services, lambda s: parts.progress(s, (), 3, (94, 105)), area)]
    for won in (True, False):
        result = Result(**{**fields, "won": won, "opponent": "hattie"})  # type: ignore[arg-type]
        looks.append(drawn(services, lambda s, result=result: parts.progress(s, (result,), 3, (94, 105)), area))  # type: ignore[misc]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        assert told_apart(looks[one], looks[other])
