"""Knows which skin a game has and what it brings to the saloon; the only file of the screen that knows all games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.codec import Plain
from game.core.session import Session
from scenes.lessons.pointing import Bare, Pointing
from scenes.services.services import Services
from scenes.services.text import Text
from scenes.stack import Scene
from scenes.table.people import Sitter
from scenes.table.scene import TableHooks, TableScene
from scenes.table.skin import Skin

Corner = Callable[[], tuple[str, ...]]
Sitters = tuple[Sitter, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """What players have drawn themselves: each with its name and the value of the option, what is wrong, and where."""

    option: str
    found: tuple[tuple[str, Plain], ...]
    faults: tuple[str, ...]
    folder: Path


@dataclass(frozen=True, slots=True)
class TableGame:
    """What a game brings to the saloon; its words are those of the families `saloon.game.`, `option.` and `level.`.

    `skin` gives a fresh skin; `levels` are its bots', weakest first, `level` the one offered first; `offered` names
    the options of its rules that the host chooses, in this order, `fixed` holds what the saloon sets itself; `forms`
    says how many games can belong together: `single`, `series_N`, `cup_N`. `value_words(text, option, value)` says
    values that have names elsewhere, `effects(text, chosen)` what the options come to together (what, and how);
    `prepared` is the option whose value the worker makes ready for; `drawn(data folder)` gives the values of an option
    that players have drawn. What draws a game is loaded when it is asked for.
    """

    id: str
    skin: Callable[[Services, Corner, Sitters], Skin]
    levels: tuple[int | str, ...]
    level: int | str
    offered: tuple[str, ...] = ()
    fixed: Mapping[str, Plain] = field(default_factory=dict)
    forms: tuple[str, ...] = ("single",)
    value_words: Callable[[Text, str, Plain], str] | None = None
    effects: Callable[[Text, Mapping[str, Plain]], Sequence[tuple[str, str]]] | None = None
    prepared: str = ""
    drawn: Callable[[Path], Drawn] | None = None


def _duel_skin(services: Services, corner: Corner, sitters: Sitters) -> Skin:
    from scenes.skins.yathsel.saloon_skin import SaloonSkin

    return SaloonSkin(services, corner, sitters)


def _duel_value(text: Text, option: str, value: Plain) -> str:
    from scenes.skins.yathsel.saloon_words import value_name

    return value_name(text, option, value)


def _duel_effects(text: Text, chosen: Mapping[str, Plain]) -> Sequence[tuple[str, str]]:
    from scenes.skins.yathsel.saloon_words import effects

    return effects(text, chosen)


def _bounty_skin(services: Services, corner: Corner, sitters: Sitters) -> Skin:
    from scenes.skins.bounty_hunter.skin import BountySkin

    return BountySkin(services, corner, sitters)


def _bang_skin(services: Services, corner: Corner, sitters: Sitters) -> Skin:
    from scenes.skins.bang_dice.skin import BangSkin

    return BangSkin(services, corner, sitters)


def _race_skin(services: Services, corner: Corner, sitters: Sitters) -> Skin:
    from scenes.skins.super_teams.skin import RaceSkin

    return RaceSkin(services, corner, sitters)


TABLE_GAMES: tuple[TableGame, ...] = (
    TableGame(
        "yathsel_duel", _duel_skin, (300, 550, 700, 850, 950, 1000), 700, ("twists", "pockets", "mirror"),
        {"saloon": True}, ("single", "series_3", "series_5", "series_7", "cup_4", "cup_8"),
        _duel_value, _duel_effects, "twists",
    ),
    TableGame(
        "bounty_hunter", _bounty_skin, ("rookie", "cautious", "sharp"), "cautious", ("traitor", "whites_must_match"),
        forms=("single", "series_3"),
    ),
    TableGame("bang_dice", _bang_skin, ("rookie", "cautious", "sharp"), "cautious"),
    TableGame("super_teams", _race_skin, ("rookie", "steady", "sharp"), "steady", ("colours_each", "track"),
              drawn=lambda data: _own_tracks(data)),
)  # fmt: skip


def _own_tracks(data: Path) -> Drawn:
    """The star maps that a player has drawn."""
    from scenes.skins.super_teams.tracks import FOLDER, tracks

    have = tracks(data)
    found: tuple[tuple[str, Plain], ...] = tuple((name, chart.kinds) for name, chart in have.found)
    return Drawn("track", found, have.faults, data / FOLDER)


def table_game(game: str) -> TableGame:
    """What a game brings to the saloon, by its id; raises `KeyError` for one that is not played there."""
    return {one.id: one for one in TABLE_GAMES}[game]


def skin_of(game: str, services: Services, corner: Corner, sitters: Sitters = ()) -> Skin:
    """A fresh skin for a game, by its id; `corner` are the lines in the corner of the table, `sitters` who sits there
    (nobody: one person against the game's own opponent)."""
    if sitters:
        return table_game(game).skin(services, corner, sitters)
    from game.campaign import opponents
    from scenes.skins.yathsel.shown import sitting_of
    from scenes.skins.yathsel.skin import YathselSkin

    match game:
        case "yathsel_run" | "yathsel_duel":
            tempers = [(one.id, one.temper) for one in opponents.all_opponents().values()]
            duels = opponents.DUELS if game == "yathsel_run" else 0
            return YathselSkin(services, corner, lambda state: sitting_of(state, duels, tempers))
        case _:
            raise KeyError(game)


def pointing_of(game: str) -> Pointing:
    """How lessons and hints point at things of a game."""
    match game:
        case "yathsel_run" | "yathsel_duel":
            from scenes.skins.yathsel.pointing import YathselPointing

            return YathselPointing()
        case "bounty_hunter":
            from scenes.skins.bounty_hunter.pointing import BountyPointing

            return BountyPointing()
        case "super_teams":
            from scenes.skins.super_teams.pointing import RacePointing

            return RacePointing()
        case "bang_dice":
            from scenes.skins.bang_dice.pointing import BangPointing

            return BangPointing()
        case _:
            return Bare()


def book_scene(services: Services, game: str) -> Scene:
    """The rules book that a game is explained in."""
    from scenes.menus.rulesbook import RulesBookScene
    from scenes.menus.rulesbook_pages import book_of

    book = book_of(game)
    match book.id:
        case "yathsel":
            from scenes.skins.yathsel import book as yathsel_book

            return RulesBookScene(services, book, yathsel_book.figures, yathsel_book.values())
        case "bounty":
            from scenes.skins.bounty_hunter import book as bounty_book

            return RulesBookScene(services, book, bounty_book.figures, bounty_book.values())
        case "race":
            from scenes.skins.super_teams import book as race_book

            return RulesBookScene(services, book, race_book.figures, race_book.values())
        case "bang_dice":
            from scenes.skins.bang_dice import book as bang_book

            return RulesBookScene(services, book, bang_book.figures, bang_book.values())
        case _:
            return RulesBookScene(services, book, lambda services, block: (), {})


def table_scene(services: Services, session: Session[Any, Any, Any], hooks: TableHooks, corner: Corner) -> TableScene:
    """The table for a session's game."""
    skin = skin_of(session.match.rules.game, services, corner, hooks.sitters)
    return TableScene(services, session, skin, hooks)
