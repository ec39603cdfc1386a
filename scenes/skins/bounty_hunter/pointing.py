"""Knows where the things lie that Bounty Hunter's lesson names, and the facts that it asks for."""

import pygame

from game.bounty_hunter.state import DICE, MARKERS, seats_of
from scenes.lessons.plan import Place
from scenes.skins.bounty_hunter import layout
from scenes.skins.bounty_hunter.choice import free
from scenes.skins.bounty_hunter.shown import contract, cover_of, face_of
from scenes.skins.bounty_hunter.skin import BountySkin
from scenes.stack import Scene
from scenes.table.scene import TableScene

_TABLE = {
    "throw": layout.THROW, "grey": layout.GREY, "stop": layout.STOP, "card": layout.CARD, "odds": layout.ODDS,
    "deck": layout.DECK, "supply": layout.SUPPLY, "rack": layout.RACK,
}  # fmt: skip


class BountyPointing:
    """Names: those above, `markers` (those in the middle), `dice:C` (dice of a colour not yet aside), `seat:N`."""

    def place(self, scene: Scene) -> Place | None:
        """At the table."""
        return "table" if isinstance(scene, TableScene) else None

    def spots(self, table: TableScene, scene: Scene, name: str) -> tuple[pygame.Rect, ...]:
        """Where it lies on the table."""
        skin = table.skin
        assert isinstance(skin, BountySkin)
        shown = skin.shown
        kind, _, which = name.partition(":")
        match kind:
            case "markers":
                return tuple(layout.marker(at) for at in range(1, MARKERS + 1) if free(shown.hunt, at))
            case "dice":
                return tuple(
                    layout.die(slot, False)
                    for slot in range(DICE)
                    if face_of(shown.hunt, slot) == which and slot not in shown.holds
                )
            case "seat":
                return (layout.seat(int(which), seats_of(shown.hunt)),)
        return (_TABLE[kind],) if kind in _TABLE else ()

    def fact(self, table: TableScene, name: str) -> object:
        """`aside`: how many symbols are covered by dice that lie aside; `odds`: whether the chance is told."""
        skin = table.skin
        assert isinstance(skin, BountySkin)
        wanted = contract(skin.shown.hunt)
        match name:
            case "aside":
                return 0 if wanted is None else cover_of(skin.shown, wanted).count("aside")
            case "odds":
                return skin.choice.odds
        return None

    def hush(self, table: TableScene) -> None:
        """Nobody speaks at this table."""

    def speaks(self, table: TableScene) -> bool:
        """Nobody speaks at this table."""
        return False
