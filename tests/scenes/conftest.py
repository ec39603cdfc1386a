"""Knows what the screen's tests share: services without a screen, in an empty home."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.services.services import Services, headless_services


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    """Services of a player who starts for the first time."""
    yield headless_services(tmp_path)
    pygame.event.clear()
