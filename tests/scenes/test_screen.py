"""Knows that a screen painted by what differs shows the same as one painted whole."""

import random

import pygame
import pytest

from scenes.services import shapes
from scenes.services.canvas import Canvas, blank
from scenes.services.screen import ScreenCanvas

SIZE = (60, 40)
INK, SAND, SKY = (30, 20, 10), (200, 180, 120), (90, 120, 200)


def stamp(colour: tuple[int, ...], size: tuple[int, int] = (12, 9)) -> pygame.Surface:
    """A small clear picture with a disc on it."""
    made = blank(size, pygame.SRCALPHA, 2.0)
    made.fill((*colour, 90))
    shapes.circle(made, (*colour, 200), (size[0] // 2, size[1] // 2), 4)
    return made


STAMPS = stamp(INK), stamp(SKY), stamp((200, 40, 40))


def strokes(surface: pygame.Surface, chance: random.Random) -> None:
    """Some of many strokes, most of them the same whatever the chance."""
    surface.fill(SAND)
    for number in range(14):
        own = random.Random(number if chance.random() < 0.8 else chance.random())
        x, y = own.randrange(-5, 60), own.randrange(-5, 40)
        match own.randrange(7):
            case 0:
                surface.blit(STAMPS[own.randrange(3)], (x, y))
            case 1:
                surface.blit(STAMPS[0], (x, y), (2, 2, 6, 5))
            case 2:
                shapes.rect(surface, INK, (x, y, 20, 11), own.randrange(3), 4)
            case 3:
                shapes.circle(surface, SKY, (x, y), own.randrange(2, 9), own.randrange(3))
            case 4:
                shapes.polygon(surface, SKY, ((x, y), (x + 9, y + 2), (x + 4, y + 8)), own.randrange(3))
            case 5:
                surface.set_clip(pygame.Rect(10, 5, 30, 20))
                surface.blit(STAMPS[1], (x, y), None, pygame.BLEND_RGB_ADD)
                surface.set_clip(None)
            case _:
                shapes.ellipse(surface, INK, (x, y, 14, 8), 1)


def seen(surface: pygame.Surface) -> bytes:
    """Its pixels."""
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("seed", range(6))
def test_frames_painted_by_what_differs_equal_frames_painted_whole(seed: int) -> None:
    pygame.display.set_mode((120, 80))
    screen, whole, chance = ScreenCanvas(SIZE, 2.0), Canvas(SIZE, 0, 2.0), random.Random(seed)
    for _ in range(25):
        state = chance.getstate()
        screen.begin()
        strokes(screen, chance)
        screen.end()
        chance.setstate(state)
        strokes(whole, chance)
        assert seen(screen) == seen(whole)


def framed(screen: ScreenCanvas, *pictures: pygame.Surface) -> None:
    """A frame of sand with pictures side by side."""
    screen.begin()
    screen.fill(SAND)
    for number, picture in enumerate(pictures):
        screen.blit(picture, (number * 14, 5))
    screen.end()


def test_the_same_frame_again_paints_nothing() -> None:
    screen = ScreenCanvas(SIZE, 2.0)
    framed(screen, *STAMPS)
    before = screen.painted_px
    framed(screen, *STAMPS)
    assert screen.painted_px == before


def test_a_wide_and_a_high_strip_that_cross_do_not_make_the_whole_screen_be_painted() -> None:
    screen = ScreenCanvas(SIZE, 2.0)
    wide, high = stamp(INK, (60, 4)), stamp(SKY, (5, 40))

    def frame(at: int) -> None:
        screen.begin()
        screen.fill(SAND)
        screen.blit(wide, (0, 10), special_flags=at * pygame.BLEND_RGB_ADD)
        screen.blit(high, (20, 0), special_flags=at * pygame.BLEND_RGB_ADD)
        screen.end()

    frame(0)
    before = screen.painted_px
    frame(1)
    assert screen.painted_px - before == 4 * (60 * 4 + 5 * 40)


def test_a_picture_drawn_on_since_the_last_frame_is_painted_anew() -> None:
    screen, picture = ScreenCanvas(SIZE, 2.0), stamp(INK)
    framed(screen, picture)
    picture.fill(SKY)
    framed(screen, picture)
    assert screen.get_at((4, 14))[:3] == SKY


def test_a_picture_drawn_on_after_it_was_put_down_stays_as_it_was_there() -> None:
    screen, picture = ScreenCanvas(SIZE, 2.0), blank((10, 10), 0, 2.0)
    for _ in range(2):
        screen.begin()
        screen.fill(SAND)
        picture.fill(INK)
        screen.blit(picture, (0, 0))
        picture.fill(SKY)
        screen.blit(picture, (20, 0))
        screen.end()
    assert (screen.get_at((2, 2))[:3], screen.get_at((44, 2))[:3]) == (INK, SKY)


def test_a_picture_that_pales_is_painted_paler() -> None:
    screen, picture = ScreenCanvas(SIZE, 2.0), blank((10, 10), 0, 2.0)
    picture.fill(SKY)
    framed(screen, picture)
    picture.set_alpha(0)
    framed(screen, picture)
    assert screen.get_at((2, 14))[:3] == SAND


def test_a_copy_in_the_middle_of_a_frame_holds_what_was_drawn_so_far() -> None:
    screen = ScreenCanvas(SIZE, 2.0)
    framed(screen, STAMPS[0])
    screen.begin()
    screen.fill(SKY)
    copied = screen.copy()
    screen.fill(INK)
    screen.end()
    assert (copied.get_at((0, 0))[:3], screen.get_at((0, 0))[:3]) == (SKY, INK)


def test_a_frame_that_does_not_cover_the_screen_lies_on_the_one_before() -> None:
    screen = ScreenCanvas(SIZE, 2.0)
    framed(screen)
    for x in (0, 30):
        screen.begin()
        screen.fill(SKY, (x, 0, 5, 5))
        screen.end()
    assert [screen.get_at((x, 2))[:3] for x in (2, 62, 40)] == [SKY, SKY, SAND]
