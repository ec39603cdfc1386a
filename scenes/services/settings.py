"""Knows the player's settings: what there is, its limits, and how it is kept in a file."""

import logging
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path

from game.core import tables
from scenes.services import files

SPEEDS = (1, 2, 4, 0)
LANGUAGES = ("en", "de")
TEXT_SCALES = (100, 110, 125, 150)
PICTURE_SCALES = (0, 100, 150, 200)
SLOWNESSES = (1, 2, 5, 10)
HABITS = ("ask", "always", "never")


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting. Volumes, shake and motion are per cent; `speed` 0 means instant; no language: the system's.

    `picture_scale` 0: the canvas is as fine as the window is large. `asked`: the question of the first start is done.
    `hide_seed`: no screen shows a seed or a run code. `livesplit`: a LiveSplit Server on this machine hears of runs.
    `watch_slow`: how many times slower the watch under the table goes; such a run is marked as assisted.
    `bang_…`: what is done by itself when an ability of Bang! Dice says "may", one of HABITS.
    """

    language: str = ""
    master: int = 80
    sounds: int = 80
    music: int = 60
    speed: int = 1
    fullscreen: bool = False
    borderless: bool = False
    picture_scale: int = 0
    ask_zero: bool = True
    shake: int = 100
    motion: int = 100
    text_scale: int = 100
    pause_on_focus_loss: bool = True
    hints: bool = True
    clocks: bool = False
    ghost: bool = True
    hide_seed: bool = False
    livesplit: bool = False
    livesplit_port: int = 16834
    watch_slow: int = 1
    asked: bool = False
    bang_bart: str = "ask"
    bang_pedro: str = "ask"
    bang_kit: str = "ask"
    bang_gatling: str = "ask"


def fault_in(settings: Settings) -> str | None:
    """Why a value is out of its limits, as one sentence; None if all are fine."""
    for name in ("master", "sounds", "music", "shake", "motion"):
        value = getattr(settings, name)
        if not 0 <= value <= 100:
            return f"{name} is {value}, expected 0 to 100"
    if settings.speed not in SPEEDS:
        return f"speed is {settings.speed}, expected one of 1, 2, 4, 0"
    if not 100 <= settings.text_scale <= 150:
        return f"text_scale is {settings.text_scale}, expected 100 to 150"
    if settings.picture_scale not in PICTURE_SCALES:
        return f"picture_scale is {settings.picture_scale}, expected one of 0, 100, 150, 200"
    if settings.watch_slow not in SLOWNESSES:
        return f"watch_slow is {settings.watch_slow}, expected one of 1, 2, 5, 10"
    if not 1 <= settings.livesplit_port <= 65535:
        return f"livesplit_port is {settings.livesplit_port}, expected 1 to 65535"
    for name in ("bang_bart", "bang_pedro", "bang_kit", "bang_gatling"):
        if getattr(settings, name) not in HABITS:
            return f"{name} is {getattr(settings, name)!r}, expected one of {', '.join(HABITS)}"
    if settings.language not in ("", *LANGUAGES):
        return f"language is {settings.language!r}, expected one of {', '.join(LANGUAGES)}"
    return None


def read_settings(path: Path) -> tuple[Settings, Path | None]:
    """The settings in `path` and, if that file could not be used, where it lies now. Never raises."""
    if not path.exists():
        return Settings(), None
    fault: str | None
    try:
        settings = tables.read(path, Settings)
        fault = fault_in(settings)
    except tables.DataError as error:
        settings, fault = Settings(), str(error)
    if fault is None:
        return settings, None
    logging.getLogger(__name__).warning("settings set aside: %s", fault)
    return Settings(), files.put_aside(path) or path


def as_toml(settings: Settings) -> bytes:
    """The settings as the text of their file."""
    lines = ["# Yathsel's settings; the game rewrites this file when you change one in its menu."]
    for name, value in asdict(settings).items():
        if isinstance(value, bool):
            lines.append(f"{name} = {'true' if value else 'false'}")
        elif isinstance(value, str):
            lines.append(f'{name} = "{value}"')
        else:
            lines.append(f"{name} = {value}")
    return ("\n".join(lines) + "\n").encode()


class SettingsKeeper:
    """The settings in force (`now`) and those in the file; they differ by what the command line asked for."""

    def __init__(self, path: Path, overrides: tuple[tuple[str, object], ...] = ()) -> None:
        self.path = path
        self.stored, self.damaged = read_settings(path)
        self.now = self.stored
        for name, value in overrides:
            self.now = _with(self.now, name, value)
        self._written = self.stored

    def change(self, wanted: Settings) -> None:
        """Makes `wanted` the settings in force; what thereby changed will be saved."""
        for field in fields(Settings):
            value = getattr(wanted, field.name)
            if value != getattr(self.now, field.name):
                self.stored = _with(self.stored, field.name, value)
        self.now = wanted

    def save(self) -> bool:
        """Writes the file if something changed; False if the disk refused (the settings stay in force)."""
        if self.stored == self._written:
            return True
        try:
            files.write_whole(self.path, as_toml(self.stored))
        except OSError as fault:
            logging.getLogger(__name__).warning("settings not saved: %s", fault)
            return False
        self._written = self.stored
        return True


def _with(settings: Settings, name: str, value: object) -> Settings:
    return replace(settings, **{name: value})  # type: ignore[arg-type]
