"""Knows which skin a game has; the only file of the screen that knows all games."""

from collections.abc import Callable
from typing import Any

from game.campaign import opponents
from game.core.session import Session
from scenes.lessons.pointing import Bare, Pointing
from scenes.menus.rulesbook import RulesBookScene
from scenes.menus.rulesbook_pages import book_of
from scenes.services.services import Services
from scenes.skins.yathsel import book as yathsel_book
from scenes.skins.yathsel.pointing import YathselPointing
from scenes.skins.yathsel.skin import YathselSkin
from scenes.stack import Scene
from scenes.table.scene import TableHooks, TableScene
from scenes.table.skin import Skin

Corner = Callable[[], tuple[str, ...]]


def skin_of(game: str, services: Services, corner: Corner) -> Skin:
    """A fresh skin for a game, by its id; `corner` are the lines in the corner of the table."""
    match game:
        case "yathsel_run" | "yathsel_duel":
            tempers = [(one.id, one.temper) for one in opponents.all_opponents().values()]
            return YathselSkin(services, corner, tempers, opponents.DUELS if game == "yathsel_run" else 0)
        case _:
            raise KeyError(game)


def pointing_of(game: str) -> Pointing:
    """How lessons and hints point at things of a game."""
    return YathselPointing() if game in ("yathsel_run", "yathsel_duel") else Bare()


def book_scene(services: Services, game: str) -> Scene:
    """The rules book that a game is explained in."""
    book = book_of(game)
    match book.id:
        case "yathsel":
            return RulesBookScene(services, book, yathsel_book.figures, yathsel_book.values())
        case _:
            return RulesBookScene(services, book, lambda services, block: (), {})


def table_scene(services: Services, session: Session[Any, Any, Any], hooks: TableHooks, corner: Corner) -> TableScene:
    """The table for a session's game, seen from seat 0."""
    skin = skin_of(session.match.rules.game, services, corner)
    return TableScene(services, session, skin, hooks)
