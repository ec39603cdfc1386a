"""The recipes of Bang! Dice: the noon street, its sheets and signs, the sixteen faces, the dice with six signs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.make_assets import bang_marks, bang_people, bang_pieces, bang_street, parchment
from tools.make_assets.light import save

SHEET, OWN_SHEET, MARGIN = (214, 144), (624, 136), 8


def _signs(root: Path) -> None:
    for name in bang_marks.MARKS:
        save(root / f"images/bang/{name}.png", bang_pieces.icon(name))
    save(root / "images/bang/bullet_spent.png", bang_pieces.icon("bullet", grey=True))


def _street(root: Path) -> None:
    folder = root / "images/bang"
    save(folder / "street.png", bang_street.street())
    save(folder / "bird.png", bang_street.bird())
    save(folder / "weed.png", bang_street.weed())
    save(folder / "sheet.png", parchment.panel(*SHEET, 31, MARGIN))
    save(folder / "sheet_own.png", parchment.panel(*OWN_SHEET, 32, MARGIN))


def _people(root: Path) -> None:
    for person in bang_people.PEOPLE:
        save(root / f"images/bang/{person.id}.png", bang_people.portrait(person))


def bang_recipes() -> tuple[tuple[str, Callable[[Path], None]], ...]:
    """Names and makers."""
    return (
        ("bang-signs", _signs),
        ("bang-street", _street),
        ("bang-people", _people),
        ("bang-dice", lambda root: save(root / "images/dice/street.png", bang_pieces.sheet())),
    )
