"""Which recipe writes which files under assets/: the one list of everything the generator can make."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tools.make_assets import (
    dice_sheet,
    dice_skin,
    face_people,
    flames,
    menu,
    music,
    parchment,
    plates,
    poster,
    sounds,
    table,
)
from tools.make_assets.light import Bytes, save
from tools.make_assets.recipes_bang import bang_recipes
from tools.make_assets.recipes_hunt import hunt_recipes
from tools.make_assets.recipes_run import run_recipes


@dataclass(frozen=True, slots=True)
class Recipe:
    """A name for the command line and the function that writes its files below a folder."""

    name: str
    make: Callable[[Path], None]


def _one(name: str, path: str, paint: Callable[[], Bytes]) -> Recipe:
    return Recipe(name, lambda root: save(root / path, paint()))


def _dice(root: Path) -> None:
    for variant, suffix in enumerate(dice_sheet.VARIANTS):
        for (name, _), sheet in zip(dice_sheet.SKINS, dice_sheet.sheets(variant), strict=True):
            save(root / f"images/dice/{name}{suffix}.png", sheet)


def _flames(root: Path) -> None:
    save(root / "images/flames.png", flames.sheet())


def _dice_extras(root: Path) -> None:
    folder = root / "images/dice"
    save(folder / "shadows.png", dice_sheet.shadows())
    save(folder / "held_ring.png", dice_sheet.held_ring())
    save(folder / "small.png", dice_sheet.small(dice_skin.BONE))
    save(folder / "small_dark.png", dice_sheet.small(dice_skin.OXBLOOD_HORN))


def _panels(root: Path) -> None:
    for name, size, seed in (("panel", (560, 360), 5), ("panel_large", (860, 560), 15)):
        save(root / f"images/{name}.png", parchment.panel(*size, seed))
        save(root / f"images/{name}_dark.png", plates.dark_panel(*size, seed + 1))
    save(root / "images/note.png", parchment.note(dim=False))
    save(root / "images/note_dim.png", parchment.note(dim=True))


def _plates(root: Path) -> None:
    images = root / "images"
    for name, look in plates.BUTTONS:
        save(images / f"button_{name}.png", plates.button(look))
    save(images / "plaque.png", plates.plaque())
    save(images / "frame.png", plates.frame())
    save(images / "slider_track.png", plates.slider_track())
    save(images / "slider_knob.png", plates.slider_knob())
    save(images / "tick_off.png", plates.tick(on=False))
    save(images / "tick_on.png", plates.tick(on=True))


def _faces(root: Path) -> None:
    for person in face_people.people():
        save(root / f"images/faces/{person.id}.png", face_people.portrait(person))
        save(root / f"images/faces/moods/{person.id}.png", face_people.moods(person))
        save(root / f"images/faces/under/{person.id}.png", face_people.looking_in(person))


def _title(root: Path) -> None:
    save(root / "images/title.png", poster.title())
    save(root / "images/title_name.png", poster.name())


def _card(root: Path) -> None:
    save(root / "images/parchment.png", parchment.card())
    save(root / "images/parchment_shadow.png", parchment.card_shadow())


def recipes() -> tuple[Recipe, ...]:
    """All recipes, the cheap ones first."""
    return (
        _one("table", "images/table.png", table.duel_table),
        Recipe("card", _card),
        Recipe("panels", _panels),
        Recipe("plates", _plates),
        _one("rack", "images/rack.png", plates.rack),
        Recipe("dice-extras", _dice_extras),
        _one("menu", "images/menu.png", menu.backdrop),
        Recipe("title", _title),
        _one("icon", "images/icon.png", menu.icon),
        Recipe("flames", _flames),
        Recipe("dice", _dice),
        Recipe("faces", _faces),
        Recipe("sounds", lambda root: sounds.write_all(root / "sounds")),
        Recipe("music", lambda root: music.write_all(root / "music")),
        *(Recipe(name, make) for name, make in (*run_recipes(), *hunt_recipes(), *bang_recipes())),
    )
