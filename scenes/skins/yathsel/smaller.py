"""Knows dice made smaller, starred or pushed aside: what the felt draws that no sheet holds."""

import pygame

from scenes.anim.dice import Die
from scenes.services import shapes
from scenes.services.canvas import sized
from scenes.services.services import Services
from scenes.skins.yathsel import layout
from scenes.ui import theme


def starred(services: Services, face: pygame.Surface) -> pygame.Surface:
    """A small face with the joker's star on it."""
    made = face.copy()
    area = made.get_rect()
    shapes.rect(made, theme.PARCHMENT, area.inflate(-8, -8), 0, 3)
    services.text.draw(made, "★", area.center, "marks", 15, theme.RED_INK, "center", area.size)
    return made


def smaller(picture: pygame.Surface) -> pygame.Surface:
    """A picture at the size of the opponent's dice."""
    width, height = picture.get_size()
    return sized(picture, (round(width * layout.THEIR_SCALE), round(height * layout.THEIR_SCALE)))


def shaken(die: Die, shake: tuple[int, int]) -> Die:
    """A die as a trembling table shows it."""
    return Die(die.x + shake[0], die.y + shake[1], die.face, die.skin, die.frame, die.height, die.lift, die.rock)
