"""Knows how to lay all screens on contact sheets: one a language and size of the screen, for the documents."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

import pygame

from scenes.services.services import headless_services
from scenes.services.settings import LANGUAGES
from scenes.services.window import CANVAS
from tools import screenshots
from tools.stage import Stage

SHEETS = screenshots.DOCS / "sheets"
SIZES = ((1280, 720), (1280, 800), (1920, 1080), (2560, 1440))
COLUMNS = 10
THUMB_PX, GAP_PX = 228, 6
GROUND = (24, 20, 18)

Shots = list[tuple[str, pygame.Surface]]


class Collected(Stage):
    """Keeps each picture, as large as on a sheet."""

    def __init__(self, home: Path, language: str, density: int) -> None:
        super().__init__(headless_services(home, language, picture_scale=density), home)
        self.shots: Shots = []

    def shoot(self, name: str) -> None:
        """One picture on the sheet."""
        canvas = self.services.window.canvas
        self.stack.draw(canvas)
        height = THUMB_PX * CANVAS[1] // CANVAS[0]
        self.shots.append((name, pygame.transform.smoothscale(canvas, (THUMB_PX, height))))


def main(arguments: Sequence[str]) -> int:
    """Every screen, each language, four sizes; prints where."""
    reader = argparse.ArgumentParser(prog="python -m tools.sheets", description=__doc__)
    reader.add_argument("--to", type=Path, default=SHEETS, help="the folder for the sheets")
    chosen = reader.parse_args(arguments)
    chosen.to.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        taken: dict[int, Shots] = {}
        for size in SIZES:
            density = round(100 * min(size[0] / CANVAS[0], size[1] / CANVAS[1]))
            taken[density] = taken.get(density) or collected(language, density)
            file = chosen.to / f"{language}-{size[0]}x{size[1]}.jpg"
            pygame.image.save(sheet(taken[density], size), str(file))
            print(f"{file}: {len(taken[density])} screens, {file.stat().st_size // 1000} kB", flush=True)
    return 0


def collected(language: str, density: int) -> Shots:
    """All pictures at one density."""
    shots: Shots = []
    for part in screenshots.PARTS:
        with tempfile.TemporaryDirectory() as home:
            stage = Collected(Path(home), language, density)
            part(stage)
            shots += stage.shots
    return shots


def sheet(shots: Shots, size: tuple[int, int]) -> pygame.Surface:
    """The pictures side by side, each in the shape of the screen, its name below."""
    font = pygame.font.Font(None, 18)
    screen = pygame.Rect(0, 0, THUMB_PX, THUMB_PX * size[1] // size[0])
    step = THUMB_PX + GAP_PX, screen.height + 26
    rows = -(-len(shots) // COLUMNS)
    made = pygame.Surface((COLUMNS * step[0] + GAP_PX, rows * step[1] + GAP_PX))
    made.fill(GROUND)
    for number, (name, picture) in enumerate(shots):
        screen.topleft = GAP_PX + number % COLUMNS * step[0], GAP_PX + number // COLUMNS * step[1]
        made.fill((0, 0, 0), screen)
        made.blit(picture, picture.get_rect(center=screen.center))
        made.blit(font.render(name, True, (220, 210, 190)), (screen.left + 2, screen.bottom + 3))
    return made


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
