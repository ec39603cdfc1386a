"""Knows how clicks and keys become a chosen card, a ship, and in the end an action."""

from dataclasses import replace

from game.super_teams.actions import Bonus, Pass, Side
from game.super_teams.check import WINDOWS
from game.super_teams.state import MOVE, SIDE
from scenes.services.inputs import Command, Input, Pointer
from scenes.skins.super_teams.choice import (
    Choice,
    Thing,
    area_of,
    asked,
    bonus_ships,
    candidates,
    move_of,
    sides,
    thing_at,
    things,
    usable,
)  # fmt: skip
from scenes.skins.super_teams.habits import move_of as this_move
from scenes.skins.super_teams.shown import Shown, bonuses, hand
from scenes.table.skin import Act, Press, Wish

_WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
_ALWAYS = ("press", "habit")


def is_decisive(given: Input) -> bool:
    """Whether an input might play a card, pass or choose a side."""
    match given:
        case Command("throw" | "confirm" | "swap", _) | Pointer(_, 1, "down"):
            return True
        case Command(name, _):
            return name.startswith("hold_")
    return False


def looked(given: Input, choice: Choice, shown: Shown) -> Wish:
    """What may be done at any time: look around, have things explained, press what is in the bar, turn a habit."""
    match given:
        case Command("info" | "info_end" as name, _):
            choice.explaining = name == "info"
        case Command("next" | "previous" as name, _):
            _step(choice, shown, 1 if name == "next" else -1)
        case Command("up" | "down" | "left" | "right" as name, _):
            _towards(choice, shown, *_WAYS[name])
        case Command("confirm", _) if choice.focus and choice.focus.kind in _ALWAYS:
            return _pressed(choice.focus, shown)
        case Command("restock", _) if choice.focus and choice.focus.kind in ("bonus", "habit"):
            return _pressed(Thing("habit", choice.focus.at), shown)
        case Pointer(pos, button, kind):
            choice.over = thing_at(shown, choice, pos)
            if kind == "move":
                choice.focus = None
            if kind == "down" and button == 1 and choice.over and choice.over.kind in _ALWAYS:
                return _pressed(choice.over, shown)
        case _:
            pass
    return None


def decided(given: Input, choice: Choice, shown: Shown) -> Wish:
    """What an input means when whoever looks is asked."""
    match given:
        case Command("throw", _) if asked(shown, *WINDOWS):
            return Act(Pass())
        case Command("swap", _) if asked(shown, *WINDOWS):
            return _chosen(Thing("pass_all"), choice, shown)
        case Command(name, _) if name.startswith("hold_"):
            return _numbered(int(name[-1]), choice, shown)
        case Command("confirm" | "throw", _):
            if choice.focus and choice.focus.kind in _ALWAYS:
                return None
            return _chosen(choice.focus or first(choice, shown), choice, shown)
        case Pointer(_, 1, "down") if choice.over is not None:
            return _chosen(choice.over, choice, shown)
        case Pointer(_, 3, "down"):
            taken_back(choice)
            return None
        case _:
            return None


def taken_back(choice: Choice) -> bool:
    """Takes back what was chosen, the focus last; whether there was anything."""
    had = choice.card is not None or bool(choice.bonus) or choice.focus is not None
    if choice.card is not None:
        choice.focus = Thing("card", choice.card) if choice.focus else None
        choice.card = None
    elif choice.bonus:
        choice.bonus = ""
    else:
        choice.focus = None
    return had


def first(choice: Choice, shown: Shown) -> Thing:
    """What keys begin with now: passing where nothing must be done."""
    if asked(shown, *WINDOWS) and not choice.bonus:
        return Thing("pass")
    ships = candidates(shown, choice)
    if ships:
        return Thing("ship", ships[0])
    return next((thing for thing, _ in things(shown, choice) if usable(shown, choice, thing)), Thing("space", 0))


def _pressed(thing: Thing, shown: Shown) -> Wish:
    if thing.kind == "habit":
        shown.habits = shown.habits.turned(str(thing.at))
        return None
    return Press(str(thing.at))


def _numbered(number: int, choice: Choice, shown: Shown) -> Wish:
    """The number keys: cards of the hand, kinds of bonus cards in a window, sides."""
    if asked(shown, MOVE) and number <= len(hand(shown)):
        _choose_card(number - 1, choice, shown)
        ships = candidates(shown, choice)
        choice.focus = Thing("ship", ships[0]) if ships else None
    elif asked(shown, *WINDOWS) and number <= len(bonuses(shown)):
        return _chosen(Thing("bonus", bonuses(shown)[number - 1][0]), choice, shown)
    elif asked(shown, SIDE) and number <= len(sides(shown)):
        return _chosen(Thing("side", sides(shown)[number - 1]), choice, shown)
    return None


def _choose_card(at: int, choice: Choice, shown: Shown) -> None:
    """Chooses a card; the same one again lets it go."""
    choice.card = None if choice.card == at else at


def _chosen(thing: Thing, choice: Choice, shown: Shown) -> Wish:
    match thing:
        case Thing("side", str(side)) if asked(shown, SIDE):
            return Act(Side(side))
        case Thing("pass") if asked(shown, *WINDOWS):
            return Act(Pass())
        case Thing("pass_all") if asked(shown, *WINDOWS):
            shown.habits = replace(shown.habits, passing=this_move(shown.race))
            return Act(Pass())
        case Thing("card", int(at)):
            return _card(at, choice, shown)
        case Thing("bonus", str(kind)):
            return _bonus(kind, choice, shown)
        case Thing("ship" | "land", str(ship)):
            return _ship(ship, choice, shown)
        case _:
            return None


def _card(at: int, choice: Choice, shown: Shown) -> Wish:
    if not asked(shown, MOVE):
        choice.hint = "race.hint.no_move"
        return None
    by_keys = choice.focus is not None
    _choose_card(at, choice, shown)
    ships = candidates(shown, choice)
    if by_keys and ships:
        choice.focus = Thing("ship", ships[0])
    return None


def _bonus(kind: str, choice: Choice, shown: Shown) -> Wish:
    ships = bonus_ships(shown, kind)
    if len(ships) == 1:
        return Act(Bonus(kind, ships[0]))
    if not ships:
        choice.hint = "race.hint.bonus_not_now" if asked(shown, *WINDOWS) else "race.hint.no_window"
        return None
    choice.bonus = "" if choice.bonus == kind else kind
    choice.focus = Thing("ship", ships[0]) if choice.focus else None
    return None


def _ship(ship: str, choice: Choice, shown: Shown) -> Wish:
    if choice.bonus and ship in bonus_ships(shown, choice.bonus):
        return Act(Bonus(choice.bonus, ship))
    if not asked(shown, MOVE):
        return None
    if choice.card is None:
        choice.hint = "race.hint.card_first"
        return None
    move = move_of(shown, choice, ship)
    if move is None:
        choice.hint = "race.hint.other_ship"
    return None if move is None else Act(move)


def _step(choice: Choice, shown: Shown, by: int) -> None:
    """Goes through everything on the table."""
    order = [thing for thing, _ in things(shown, choice)]
    if choice.focus in order:
        choice.focus = order[(order.index(choice.focus) + by) % len(order)]
    else:
        choice.focus = first(choice, shown) if by > 0 else order[-1]


def _towards(choice: Choice, shown: Shown, dx: int, dy: int) -> None:
    """Goes to the nearest thing in a direction that can be pressed; between the ships of a chosen card one by one."""
    ships = candidates(shown, choice)
    if ships and choice.focus and choice.focus.at in ships:
        at = ships.index(str(choice.focus.at))
        choice.focus = Thing("ship", ships[(at + dx + dy) % len(ships)])
        return
    here = area_of(shown, choice, choice.focus) if choice.focus else None
    if here is None:
        choice.focus = first(choice, shown)
        return
    best: tuple[int, int] | None = None
    listed = [one for one in things(shown, choice) if usable(shown, choice, one[0])]
    for index, (thing, area) in enumerate(listed):
        ahead = (area.centerx - here.centerx) * dx + (area.centery - here.centery) * dy
        aside = abs((area.centerx - here.centerx) * dy) + abs((area.centery - here.centery) * dx)
        if thing != choice.focus and ahead > 0 and aside <= 2 * ahead + here.width // 2:
            rank = (ahead + 2 * aside, index)
            best = min(best, rank) if best else rank
    if best is not None:
        choice.focus = listed[best[1]][0]
