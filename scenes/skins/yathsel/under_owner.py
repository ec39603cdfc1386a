"""Knows how whoever owns the table is seen from below: boots that tap, knees that bend, a head that comes down."""

import pygame

from scenes import faces
from scenes.services.services import Services
from scenes.skins.yathsel import under_plan
from scenes.skins.yathsel.under_look import Look, peek


def draw(surface: pygame.Surface, services: Services, who: str, look: Look) -> None:
    """Legs in the opponent's own style, and the head as far as it is below the beam: upside down, hat first."""
    assets = services.assets
    surface.blit(assets.image(faces.boots(who, look.boots)), under_plan.BOOTS)
    part, area = peek(look), under_plan.LOOKING_IN
    if not part:
        return
    head = assets.sized(faces.looking_in(assets, who), area.size)
    clip = surface.get_clip()
    surface.set_clip(pygame.Rect(0, under_plan.BEAM_Y, surface.get_width(), area.height))
    surface.blit(head, (area.left, area.top - round((1 - part) * area.height)))
    surface.set_clip(clip)
