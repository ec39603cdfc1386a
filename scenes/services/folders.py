"""Knows the player's folders, and the one environment variable that moves them."""

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

HOME_VARIABLE = "YATHSEL_HOME"


@dataclass(frozen=True, slots=True)
class Folders:
    """Where settings, runs, tables and the log of one player lie. None of them need exist."""

    config: Path
    data: Path
    cache: Path
    log: Path


def user_folders() -> Folders:
    """The folders the system means for this game, or those below `YATHSEL_HOME`."""
    home = os.environ.get(HOME_VARIABLE, "")
    if home:
        return folders_in(Path(home).expanduser())
    dirs = platformdirs.PlatformDirs("yathsel", appauthor=False)
    return Folders(dirs.user_config_path, dirs.user_data_path, dirs.user_cache_path, dirs.user_log_path)


def folders_in(home: Path) -> Folders:
    """All four folders below one."""
    return Folders(home / "config", home / "data", home / "cache", home / "log")
