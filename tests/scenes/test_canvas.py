"""Knows that a denser canvas shows the same screen in more pixels, and that nothing on it is stretched for long."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pygame
import pytest

from scenes.menus.base import Menu
from scenes.services import canvas, shapes
from scenes.services.canvas import Canvas, blank, density_of, held, part, sized, turned
from scenes.services.inputs import Inputs, Pointer
from scenes.services.services import Services, headless_services, refit
from scenes.services.window import CANVAS, suited
from tests.scenes.every_menu import MENUS

WHITE, RED = (255, 255, 255), (200, 30, 20)
DENSITIES = (1.25, 1.5, 2.0)


def real(surface: pygame.Surface) -> np.ndarray:
    """The real pixels, as (height, width, 3)."""
    width, height = surface.real if isinstance(surface, Canvas) else surface.get_size()
    return np.frombuffer(pygame.image.tobytes(surface, "RGB"), np.uint8).reshape(height, width, 3).astype(int)


def seen(surface: pygame.Surface) -> np.ndarray:
    """What it looks like at 1280x720."""
    small = pygame.transform.smoothscale(surface, surface.get_size())
    return real(small)


def reached(draw: Callable[[pygame.Surface], None], density: float) -> pygame.Rect:
    """The logical place of everything white on a black picture of 40x40, to the next whole pixel outwards."""
    surface = blank((40, 40), 0, density)
    draw(surface)
    rows, columns = np.nonzero(real(surface)[:, :, 0] > 0)
    left, top = columns.min() / density, rows.min() / density
    right, bottom = (columns.max() + 1) / density, (rows.max() + 1) / density
    return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))


DRAWN = {
    "rectangle": lambda s: shapes.rect(s, WHITE, (8, 12, 16, 8)),
    "frame": lambda s: shapes.rect(s, WHITE, (8, 12, 16, 8), 2, 4),
    "disc": lambda s: shapes.circle(s, WHITE, (20, 20), 8),
    "level line": lambda s: shapes.line(s, WHITE, (4, 12), (31, 12), 4),
    "upright line": lambda s: shapes.line(s, WHITE, (12, 4), (12, 31), 4),
    "polygon": lambda s: shapes.polygon(s, WHITE, ((8, 8), (28, 8), (18, 28))),
    "ellipse": lambda s: shapes.ellipse(s, WHITE, (8, 8, 24, 12)),
    "fill": lambda s: s.fill(WHITE, (4, 8, 12, 16)),
}


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("density", DENSITIES)
def test_a_shape_lies_where_it_lies_on_a_plain_picture(name: str, density: float) -> None:
    plain, dense = reached(DRAWN[name], 1.0), reached(DRAWN[name], density)
    assert dense.inflate(2, 2).contains(plain)
    assert plain.inflate(2, 2).contains(dense)


@pytest.mark.parametrize("density", DENSITIES)
def test_neighbours_leave_no_gap(density: float) -> None:
    surface = blank((31, 4), 0, density)
    for x in range(31):
        surface.fill(WHITE, (x, 0, 1, 4))
    assert real(surface).min() == 255


def test_a_plain_picture_is_stretched_into_its_place_and_counted() -> None:
    surface = Canvas((40, 40), 0, 2.0)
    stamp = pygame.Surface((10, 10))
    stamp.fill(WHITE)
    assert surface.blit(stamp, (5, 6)).topleft == (5, 6)
    assert surface.stretched == 1
    rows, columns = np.nonzero(real(surface)[:, :, 0] > 128)
    assert (columns.min(), columns.max() + 1, rows.min(), rows.max() + 1) == (10, 30, 12, 32)


def test_a_part_of_a_picture_is_put_where_it_is_asked_for() -> None:
    surface, stamp = Canvas((40, 40), 0, 2.0), Canvas((20, 20), 0, 2.0)
    stamp.fill(WHITE, (10, 0, 10, 20))
    surface.blit(stamp, (4, 4), (8, 0, 6, 10))
    assert real(surface)[20, :24, 0].tolist() == [0] * 12 + [255] * 8 + [0] * 4
    assert surface.stretched == 0


def test_the_clip_is_logical() -> None:
    surface = Canvas((40, 40), 0, 2.0)
    surface.set_clip(pygame.Rect(10, 10, 10, 10))
    surface.fill(WHITE)
    assert surface.get_clip() == pygame.Rect(10, 10, 10, 10)
    assert int((real(surface)[:, :, 0] > 0).sum()) == 400


def test_copies_parts_and_turned_pictures_keep_their_density_and_pixels() -> None:
    surface = Canvas((20, 10), pygame.SRCALPHA, 2.0)
    surface.fill((10, 20, 30, 40))
    stamp = part(surface, pygame.Rect(2, 2, 6, 4))
    held_one = held(pygame.Surface((30, 12)), 2.0)
    found = (surface.copy(), (20, 10)), (stamp, (6, 4)), (sized(surface, (5, 5)), (5, 5)), (held_one, (15, 6))
    for made, size in found:
        assert density_of(made) == 2.0
        assert made.get_size() == size
    assert turned(surface, 90).get_height() in (20, 21)
    assert surface.copy().get_at((3, 3)) == (10, 20, 30, 40)
    assert surface.copy().get_rect(center=(50, 50)).center == (50, 50)


def test_a_window_is_filled_exactly_up_to_twice_the_density() -> None:
    assert [suited(size) for size in (CANVAS, (1280, 800), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))] == [
        1.0, 1.0, 1.25, 1.5, 2.0, 2.0,
    ]  # fmt: skip
    assert suited((800, 600)) == 1.0


def test_the_pointer_is_logical_at_any_density() -> None:
    moved = pygame.Event(pygame.MOUSEMOTION, pos=(1919, 700), rel=(0, 0), buttons=(0, 0, 0))
    assert Inputs(1.5).translate(moved) == Pointer((1279, 466), 0, "move")


@pytest.mark.parametrize("make", MENUS, ids=lambda make: getattr(make, "__name__", "menu"))
def test_a_menu_looks_the_same_in_more_pixels(make: Callable[[Services], Menu], tmp_path: Path) -> None:
    shown = []
    for number, picture in enumerate((100, 200)):
        services = headless_services(tmp_path / str(number), "de", picture_scale=picture)
        make(services).draw(services.window.canvas)
        shown.append(seen(services.window.canvas))
    off = np.abs(shown[0] - shown[1]).max(axis=2)
    assert float(off.mean()) < 8
    assert float((off > 96).mean()) < 0.02


@pytest.mark.parametrize("make", MENUS, ids=lambda make: getattr(make, "__name__", "menu"))
def test_a_menu_that_stands_still_stretches_no_picture(make: Callable[[Services], Menu], tmp_path: Path) -> None:
    services = headless_services(tmp_path, picture_scale=200)
    menu, surface = make(services), services.window.canvas
    assert isinstance(surface, Canvas)
    menu.draw(surface)
    before = surface.stretched
    menu.draw(surface)
    assert surface.stretched == before


def test_letters_have_the_pixels_of_the_screen(tmp_path: Path) -> None:
    plain, dense = (headless_services(tmp_path / str(scale), picture_scale=scale).text for scale in (100, 200))
    small, large = (text.render("Yathsel", "body", 22, (0, 0, 0)) for text in (plain, dense))
    assert abs(small.get_width() - large.get_width()) <= 2
    assert isinstance(large, Canvas)
    assert large.real[0] > 1.9 * small.get_width()


def test_another_density_changes_letters_pictures_and_pointer_together(tmp_path: Path) -> None:
    services = headless_services(tmp_path)
    services.window.asked = 1.5
    assert not refit(services) or services.window.density == 1.5
    refit(services)
    found = [services.window.density, services.text.density, services.assets.density, services.inputs.density]
    assert found == [1.5] * 4
    assert density_of(services.window.canvas) == 1.5
    assert density_of(services.assets.image("menu.png")) == 1.5


def test_real_sizes_are_whole_and_never_nothing() -> None:
    assert canvas.real_size((0, 3), 1.5) == (1, 4)
