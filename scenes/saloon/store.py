"""Knows how the saloon's last table and the evening under way lie on the disk, and what is believed of them."""

import json
import logging
from pathlib import Path
from typing import Any

from game import catalog
from game.core import codec, forms, seeds
from scenes.catalog import TABLE_GAMES, table_game
from scenes.saloon.evening import CUP, Chair, Done, Evening
from scenes.services import files
from scenes.services.profiles import NAME_MOST
from scenes.services.saves import JOURNAL

TABLE, EVENING = "table.json", "evening.json"


def write(path: Path, evening: Evening) -> str | None:
    """Stores an evening whole; the reason if the disk refused."""
    try:
        files.write_whole(path, json.dumps(codec.encode(evening), ensure_ascii=False, indent=1).encode() + b"\n")
    except OSError as fault:
        logging.getLogger(__name__).warning("%s not stored: %s", path.name, fault)
        return fault.strerror or str(fault)
    return None


def read(path: Path) -> Evening | None:
    """The evening that lies there, None for none; a file that cannot be used is put aside."""
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as fault:
        logging.getLogger(__name__).warning("%s cannot be read: %s", path.name, fault)
        return None
    try:
        evening = codec.decode(Evening, json.loads(raw), "evening")
        check(evening)
    except (ValueError, RecursionError, codec.CodecError) as fault:
        logging.getLogger(__name__).warning("%s: %s", path.name, fault)
        files.put_aside(path)
        return None
    return evening


def forget(folder: Path) -> None:
    """Takes the evening under way and its unfinished game off the disk."""
    for name in (EVENING, JOURNAL):
        try:
            (folder / name).unlink(missing_ok=True)
        except OSError as fault:
            logging.getLogger(__name__).warning("%s stays: %s", name, fault)


def check(evening: Evening) -> None:
    """Raises `CodecError` when no such evening can be played here."""
    if evening.game not in [game.id for game in TABLE_GAMES]:
        raise codec.CodecError("bad_value", "evening.game", "names no game of the saloon")
    game, rules = table_game(evening.game), catalog.games()[evening.game].rules
    if evening.form not in game.forms:
        raise codec.CodecError("bad_value", "evening.form", f"expected one of {', '.join(game.forms)}")
    low, high = (evening.size, evening.size) if evening.kind == CUP else rules.seats
    if not low <= len(evening.chairs) <= high:
        raise codec.CodecError("bad_value", "evening.chairs", f"expected {low} to {high}")
    if not any(chair.person for chair in evening.chairs):
        raise codec.CodecError("bad_value", "evening.chairs", "expected a person at least")
    for number, chair in enumerate(evening.chairs):
        _check_chair(chair, tuple(map(str, game.levels)), f"evening.chairs[{number}]")
    try:
        if seeds.canonical(evening.seed) != evening.seed:
            raise codec.CodecError("bad_value", "evening.seed", "is not in its canonical form")
    except seeds.SeedError as fault:
        raise codec.CodecError("bad_value", "evening.seed", str(fault)) from None
    options_of(evening)
    for number, done in enumerate(evening.done):
        _check_done(done, len(evening.chairs), f"evening.done[{number}]")


def options_of(evening: Evening) -> dict[str, Any]:
    """The options of the rules, complete; raises `CodecError`."""
    try:
        chosen = json.loads(evening.options)
    except (ValueError, RecursionError):
        raise codec.CodecError("bad_value", "evening.options", "is no JSON") from None
    rules = catalog.games()[evening.game].rules
    return dict(forms.merged_options(rules.options(), {**chosen, **table_game(evening.game).fixed}))


def _check_chair(chair: Chair, levels: tuple[str, ...], place: str) -> None:
    if not 0 < len(chair.name) <= NAME_MOST:
        raise codec.CodecError("bad_value", f"{place}.name", f"expected 1 to {NAME_MOST} characters")
    if not 0 <= chair.mark < 8:
        raise codec.CodecError("bad_value", f"{place}.mark", "expected 0 to 7")
    if chair.level and chair.level not in levels:
        raise codec.CodecError("bad_value", f"{place}.level", f"expected one of {', '.join(levels)}")


def _check_done(done: Done, chairs: int, place: str) -> None:
    fits = len(set(done.chairs)) == len(done.chairs) == len(done.scores)
    inside = all(0 <= chair < chairs for chair in (*done.chairs, *done.winners))
    if not (fits and inside and done.winners and set(done.winners) <= set(done.chairs)):
        raise codec.CodecError("bad_value", place, "is no game of these chairs")
