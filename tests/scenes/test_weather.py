"""The weather over the map: every stage has its own, it moves only if things may move, and it never flashes."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.campaign.opponents import DUELS
from scenes.campaign.weather import SKIES, STAGES, Weather
from scenes.services.services import Services, headless_services

PLACE = pygame.Rect(0, 0, 200, 112)
STORM = next(stage for stage, sky in enumerate(SKIES) if sky.storm)


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return headless_services(tmp_path)


def drawn(weather: Weather) -> bytes:
    surface = pygame.Surface(PLACE.size)
    surface.fill((90, 80, 70))
    weather.draw_sign(surface)
    weather.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_every_duel_has_its_sky() -> None:
    assert len(SKIES) == STAGES == DUELS


def test_every_stage_is_lit_and_signed_differently(services: Services) -> None:
    ground = pygame.Surface(PLACE.size)
    ground.fill((220, 200, 160))
    looks = set()
    for stage in range(STAGES):
        weather = Weather(services, stage, PLACE)
        ground.blit(weather.lit(ground.copy()), (0, 0))
        looks.add(pygame.image.tobytes(ground, "RGB") + drawn(weather))
        ground.fill((220, 200, 160))
    assert len(looks) == STAGES


@pytest.mark.parametrize("stage", [3, STORM])
def test_without_motion_the_weather_stands_still(services: Services, stage: int) -> None:
    services.settings.now = replace(services.settings.now, motion=0)
    weather = Weather(services, stage, PLACE)
    before = drawn(weather)
    weather.update(0.4)
    assert drawn(weather) == before


def test_lightning_glows_softly_and_far_less_than_three_times_a_second(services: Services) -> None:
    services.settings.now = replace(services.settings.now, motion=100)
    weather, levels = Weather(services, STORM, PLACE), []
    for _ in range(1200):
        levels.append(weather.glow)
        weather.update(1 / 60)
    begun = sum(before == 0 < now for before, now in pairwise(levels))
    assert 0 < begun <= 20
    assert max(abs(now - before) for before, now in pairwise(levels)) < 0.1
