"""Knows what a lesson asks of a game's skin: where named things lie, and what the player has laid out."""

from typing import Protocol

import pygame

from scenes.lessons.plan import Place
from scenes.stack import Scene
from scenes.table.scene import TableScene


class Pointing(Protocol):
    """How a lesson points at things of one game."""

    def place(self, scene: Scene) -> Place | None:
        """Where a scene is, None if nothing can be shown there now."""

    def spots(self, table: TableScene, scene: Scene, name: str) -> tuple[pygame.Rect, ...]:
        """Where something lies that is called `name` in the data, nothing if it is not there."""

    def fact(self, table: TableScene, name: str) -> object:
        """What is laid out or lies there, for what no part of the view tells by itself; None if there is none."""

    def hush(self, table: TableScene) -> None:
        """Lets nobody else speak at the table for now."""

    def speaks(self, table: TableScene) -> bool:
        """Whether somebody at the table is saying something."""


class Bare:
    """For a game that points only by pixels (`@left,top,width,height`) and asks only for events and its view."""

    def place(self, scene: Scene) -> Place | None:
        """The table."""
        return "table" if isinstance(scene, TableScene) else None

    def spots(self, table: TableScene, scene: Scene, name: str) -> tuple[pygame.Rect, ...]:
        """None by name."""
        return ()

    def fact(self, table: TableScene, name: str) -> object:
        """None."""
        return None

    def hush(self, table: TableScene) -> None:
        """Nobody speaks."""

    def speaks(self, table: TableScene) -> bool:
        """Nobody."""
        return False


def areas(
    pointing: Pointing, table: TableScene, scene: Scene, names: tuple[str, ...]
) -> tuple[pygame.Rect, ...]:  # fmt: skip
    """Where all of these lie; `@left,top,width,height` names its place itself."""
    found: list[pygame.Rect] = []
    for name in names:
        if name.startswith("@"):
            found.append(pygame.Rect(*map(int, name[1:].split(","))))
        else:
            found += pointing.spots(table, scene, name)
    return tuple(found)
