"""The recipes of Bounty Hunter: its dice, signs, cards and cantina."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.make_assets import hunt_dice, hunt_marks, hunt_place, hunt_things
from tools.make_assets.light import save


def _dice(root: Path) -> None:
    for variant, (name, stuff) in enumerate(hunt_dice.STUFFS):
        save(root / f"images/dice/{name}.png", hunt_dice.sheet(stuff, variant))


def _marks(root: Path) -> None:
    for letter in hunt_marks.LETTERS + hunt_marks.WHITE:
        save(root / f"images/hunt/mark_{letter}.png", hunt_marks.flat(letter, hollow=False))
        save(root / f"images/hunt/gap_{letter}.png", hunt_marks.flat(letter, hollow=True))


def _things(root: Path) -> None:
    folder = root / "images/hunt"
    save(folder / "token.png", hunt_things.token(lit=True))
    save(folder / "token_dim.png", hunt_things.token(lit=False))
    save(folder / "chip.png", hunt_things.chip())
    save(folder / "overlord.png", hunt_things.overlord())
    save(folder / "card.png", hunt_things.card())
    save(folder / "projector.png", hunt_things.projector())


def _place(root: Path) -> None:
    save(root / "images/hunt/cantina.png", hunt_place.cantina())
    save(root / "images/hunt/guests.png", hunt_place.guests())


def hunt_recipes() -> tuple[tuple[str, Callable[[Path], None]], ...]:
    """Names and makers, the cheap ones first."""
    return (("hunt-marks", _marks), ("hunt-things", _things), ("hunt-place", _place), ("hunt-dice", _dice))
