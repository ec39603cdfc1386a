"""Knows where the things lie that Bang! Dice's lessons name, and the facts that they ask for."""

import pygame

from game.bang_dice.state import count
from scenes.lessons.plan import Place
from scenes.skins.bang_dice import layout
from scenes.skins.bang_dice.choice import kept
from scenes.skins.bang_dice.moves import is_low, plates
from scenes.skins.bang_dice.skin import BangSkin
from scenes.stack import Scene
from scenes.table.scene import TableScene

_FIXED = {"role": layout.ROLE, "pile": layout.PILE, "own": layout.OWN}


class BangPointing:
    """Names: `role`, `pile`, `own`, `plate:N` (the large buttons from the left), `seat:N`, `dice:FACE`."""

    def place(self, scene: Scene) -> Place | None:
        """The table."""
        return "table" if isinstance(scene, TableScene) else None

    def spots(self, table: TableScene, scene: Scene, name: str) -> tuple[pygame.Rect, ...]:
        """Where it lies now."""
        skin = table.skin
        assert isinstance(skin, BangSkin)
        kind, _, which = name.partition(":")
        state, me = skin.shown.state, skin.shown.me
        match kind:
            case "plate":
                number = plates(state, me)
                return (layout.plate(int(which), number),) if int(which) < number else ()
            case "seat":
                return (layout.seat(int(which), me, len(state.players)),)
            case "dice":
                return tuple(
                    layout.die_area(slot, is_low(skin.choice, state, me, slot))
                    for slot, face in enumerate(state.dice or ())
                    if face == which and state.to_act == me
                )
        return (_FIXED[kind],) if kind in _FIXED else ()

    def fact(self, table: TableScene, name: str) -> object:
        """`kept` dice, `aimed` shots, `picked` seats, `gatlings` on the table."""
        skin = table.skin
        assert isinstance(skin, BangSkin)
        choice, state = skin.choice, skin.shown.state
        match name:
            case "kept":
                return len(kept(choice, state)) if state.to_act == skin.shown.me else 0
            case "aimed":
                return len(choice.shots)
            case "picked":
                return len(choice.picks)
            case "gatlings":
                return count(state, "gatling")
        return None

    def hush(self, table: TableScene) -> None:
        """Nobody speaks on the street."""

    def speaks(self, table: TableScene) -> bool:
        """Nobody."""
        return False
