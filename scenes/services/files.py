"""Knows how a file of the player is replaced so that no moment leaves half a file."""

import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Writes `content` beside `path`, reads it back, and puts it in its place; raises `OSError`, the old file stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with beside.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        if beside.read_bytes() != content:
            raise OSError(f"{path.name} could not be read back as written")
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def put_aside(path: Path) -> Path | None:
    """Renames a file that cannot be used to a free name ending in `.damaged-N`; None if even that fails."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if aside.exists():
            continue
        try:
            path.rename(aside)
        except OSError:
            return None
        return aside
    return None


def _sync_folder(folder: Path) -> None:
    # only POSIX systems can sync a folder; elsewhere the rename alone has to do
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
