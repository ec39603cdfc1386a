"""Knows where the things lie that the lesson of the star race names, and the facts that it asks for."""

import pygame

from game.super_teams.state import seats_of
from scenes.lessons.plan import Place
from scenes.skins.super_teams import layout
from scenes.skins.super_teams.choice import Thing, area_of
from scenes.skins.super_teams.shown import bonuses, hand
from scenes.skins.super_teams.skin import RaceSkin
from scenes.stack import Scene
from scenes.table.scene import TableScene

_TABLE = {"cards": layout.CARDS, "bonuses": layout.BONUSES, "pass": layout.PASS, "played": layout.PLAYED}


class RacePointing:
    """Names: those above, `card:r4` (in the own hand), `bonus:KIND`, `ship:red1`, `space:N`, `seat:N`."""

    def place(self, scene: Scene) -> Place | None:
        """At the table."""
        return "table" if isinstance(scene, TableScene) else None

    def spots(self, table: TableScene, scene: Scene, name: str) -> tuple[pygame.Rect, ...]:
        """Where it lies on the table."""
        skin = table.skin
        assert isinstance(skin, RaceSkin)
        shown = skin.shown
        kind, _, which = name.partition(":")
        match kind:
            case "card":
                return tuple(layout.card(at) for at, card in enumerate(hand(shown)) if card == which)[:1]
            case "bonus":
                return tuple(layout.bonus(at) for at, (one, _) in enumerate(bonuses(shown)) if one == which)
            case "ship":
                area = area_of(shown, skin.choice, Thing("ship", which))
                return () if area is None else (area,)
            case "space":
                return (layout.spaces(shown.course, int(which)),)
            case "seat":
                return (layout.seat(int(which), seats_of(shown.race)),)
        return (_TABLE[kind],) if kind in _TABLE else ()

    def fact(self, table: TableScene, name: str) -> object:
        """`card`: whether a movement card is chosen."""
        skin = table.skin
        assert isinstance(skin, RaceSkin)
        return skin.choice.card is not None if name == "card" else None

    def hush(self, table: TableScene) -> None:
        """Nobody speaks at this table."""

    def speaks(self, table: TableScene) -> bool:
        """Nobody speaks at this table."""
        return False
