"""Knows the tracks that a player has drawn: the Tiled maps in his folder, and what is wrong with the others there."""

from dataclasses import dataclass
from pathlib import Path

from scenes.services.tiled_layers import MapError
from scenes.skins.super_teams.track import StarMap, star_map

FOLDER = "tracks"
_MOST = 40


@dataclass(frozen=True, slots=True)
class Tracks:
    """Every track that can be flown, with its name, and a sentence for every map that cannot."""

    found: tuple[tuple[str, StarMap], ...] = ()
    faults: tuple[str, ...] = ()


def tracks(data: Path) -> Tracks:
    """The maps below a player's data folder, by name; nothing if there are none."""
    try:
        paths = sorted((data / FOLDER).glob("*.tmx"))[:_MOST]
    except OSError:
        return Tracks()
    found, faults = [], []
    for path in paths:
        try:
            found.append((path.stem, star_map(path)))
        except MapError as fault:
            faults.append(str(fault))
    return Tracks(tuple(found), tuple(faults))
