"""Plays through some screens in real time and says what was heard of them; the sound driver writes it to a file."""

import logging
import sys
from pathlib import Path

import pygame

from scenes.menus.title import TitleScene
from scenes.services.audio import Audio
from scenes.services.inputs import CommandName
from tests.scenes import every_menu
from tests.scenes.at_table import Place, sit_down

FRAMES_S = 60
POSITION = {"duel": 1, "gold": 30, "side": 0}


class Told(logging.Handler):
    """Prints what is played, as `music NAME` or `sound NAME`."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage().startswith("plays "):
            kind = "music" if record.name.endswith("music") else "sound"
            print(kind, record.getMessage().removeprefix("plays "))


class Player:
    """Somebody who lets the screens run in real time; `frames` have passed."""

    def __init__(self) -> None:
        self.frames = 0
        self._clock = pygame.time.Clock()

    def look(self, place: Place | TitleScene, audio: Audio, seconds: float) -> None:
        for _ in range(round(seconds * FRAMES_S)):
            if isinstance(place, Place):
                place.steps()
            audio.update(1 / FRAMES_S)
            self._clock.tick(FRAMES_S)
            self.frames += 1


def main(home: Path) -> None:
    logging.getLogger().addHandler(Told())
    logging.getLogger("scenes").setLevel(logging.DEBUG)
    place = sit_down(home, POSITION)
    audio, player = place.services.audio, Player()
    title = every_menu.title(place.services)
    title.enter()
    player.look(title, audio, 1.5)
    title.leave()
    place.scene.enter()

    def press(*names: CommandName, then_s: float) -> None:
        place.press(*names)
        player.look(place, audio, then_s)

    player.look(place, audio, 1.0)
    press("throw", then_s=1.5)
    press("hold_1", then_s=0.2)
    press("hold_2", then_s=0.2)
    press("hold_2", then_s=0.2)
    press("throw", then_s=1.5)
    press("confirm", "confirm", then_s=1.5)
    press("dive", then_s=2.5)
    press("back", then_s=1.5)
    print("part played", player.frames)
    audio.set_volumes(0, 80, 80)
    player.look(place, audio, 2.0)
    print("part silent", player.frames)
    audio.close()
    pygame.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
