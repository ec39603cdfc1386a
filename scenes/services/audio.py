"""Knows how sounds and music are played, and that a machine may have no sound at all."""

import logging
import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from scenes.services.feel import SoundFeel
from scenes.services.hush import hushed

FOLDER = Path(__file__).resolve().parents[2] / "assets"


class Audio:
    """The mixer. Without a device every call does nothing; volumes are per cent."""

    def __init__(self, feel: SoundFeel, folder: Path = FOLDER) -> None:
        self._feel = feel
        self._folder = folder
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._master, self._effects, self._music = 80, 80, 60
        self._duck_ms = 0.0
        self._playing = ""
        self._chance = random.Random()
        self.mute = not _open_device(feel.voices)

    def set_volumes(self, master: int, sounds: int, music: int) -> None:
        """Sets the three volumes, at once also for what is playing."""
        self._master, self._effects, self._music = master, sounds, music
        self._set_music()

    def play(self, name: str, volume: int = 100) -> None:
        """Plays `sounds/<name>.ogg` at `volume` per cent of the player's setting; six voices at most."""
        if self.mute or self._master * self._effects * volume == 0:
            return
        sound = self._sound(name)
        channel = pygame.mixer.find_channel(force=False) if sound else None
        if sound is not None and channel is not None:
            channel.set_volume(_loudness(self._master, self._effects, volume))
            channel.play(sound)

    def play_one_of(self, names: Sequence[str], volume: int = 100) -> None:
        """Plays one of several takes of the same sound; which one is nobody's business but the ear's."""
        self.play(self._chance.choice(names), volume)

    def play_music(self, name: str) -> None:
        """Loops `music/<name>.ogg` until another is asked for; an empty name fades out."""
        if self.mute or name == self._playing:
            return
        self._playing = name
        path = self._folder / "music" / f"{name}.ogg"
        if not name or not path.is_file():
            pygame.mixer.music.fadeout(self._feel.fade_ms)
            return
        try:
            pygame.mixer.music.load(str(path))
            pygame.mixer.music.play(-1, fade_ms=self._feel.fade_ms)
        except pygame.error as fault:
            logging.getLogger(__name__).warning("music %s cannot be played: %s", name, fault)
        self._set_music()

    def duck(self) -> None:
        """Lets the music step back for a moment."""
        self._duck_ms = float(self._feel.duck_ms)
        self._set_music()

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass, so that ducked music comes back."""
        if self._duck_ms > 0:
            self._duck_ms -= dt * 1000
            self._set_music()

    def _set_music(self) -> None:
        if not self.mute:
            level = self._feel.duck_percent if self._duck_ms > 0 else 100
            pygame.mixer.music.set_volume(_loudness(self._master, self._music, level))

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            path = self._folder / "sounds" / f"{name}.ogg"
            try:
                self._sounds[name] = pygame.mixer.Sound(str(path))
            except (pygame.error, OSError) as fault:
                logging.getLogger(__name__).warning("sound %s cannot be played: %s", name, fault)
                self._sounds[name] = None
        return self._sounds[name]


def _loudness(first: int, second: int, third: int) -> float:
    # squared: the ear hears ratios, a slider at the middle should sound about half as loud
    return (first * second * third / 1_000_000) ** 2 if first * second * third else 0.0


def _open_device(voices: int) -> bool:
    with hushed():
        fault = _try(lambda: pygame.mixer.init(44100, -16, 2, 512, allowedchanges=0))
        if fault is not None:
            fault = _try(pygame.mixer.init)
    if fault is not None:
        logging.getLogger(__name__).warning("no sound: %s", fault)
        return False
    pygame.mixer.set_num_channels(voices)
    return True


def _try(start: Callable[[], None]) -> pygame.error | None:
    try:
        start()
    except pygame.error as fault:
        return fault
    return None
