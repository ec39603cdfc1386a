"""What is listed is allowed and nothing else is, wherever a match stands (engine.md section 5)."""

from typing import Any

import pytest

from game import catalog
from game.campaign.actions import Choose, Leave, RideOn, StartDuel, Stop, TakeKit, Wager
from game.core.draw import draw
from game.core.match import Match, Start
from game.yathsel.actions import (
    Accept,
    Again,
    Buy,
    Dive,
    Enter,
    Open,
    PlayOn,
    Restock,
    Sell,
    Surface,
    Swap,
    Throw,
    Use,
)
from game.yathsel.card import BOXES
from game.yathsel.goods import tricks
from game.yathsel.legal import every_throw

DUEL_ACTIONS: tuple[Any, ...] = (
    *every_throw(),
    Throw((1, 0)),
    Throw((0, 1, 2, 3, 4)),
    *(Enter(box) for box in BOXES),
    *(Swap(slot, pocket) for slot in range(5) for pocket in range(3)),
    Dive(),
    *(Open(place) for place in range(3)),
    *(Buy(place, pocket) for place in range(3) for pocket in (None, 0, 1, 2)),
    *(Sell(pocket) for pocket in range(3)),
    Restock(),
    *(
        Use(trick, slot, up, box)
        for trick in tricks()
        for slot in (None, 0, 4)
        for up in (None, True, False)
        for box in (None, "ones", "chance")
    ),
    Surface(),
    *(Again(slot) for slot in range(5)),
    Accept(),
    PlayOn(),
)
RUN_ACTIONS: tuple[Any, ...] = (
    *(TakeKit(k) for k in range(3)),
    Choose(0),
    Choose(1),
    *(Wager(stake) for stake in (3, 6, 10)),
    StartDuel(),
    RideOn(),
    Leave(),
    Stop(),
    *(Stop(k) for k in range(3)),
    *(Stop(k, slot, die) for k in range(3) for slot in (None, 0) for die in (None, "low", "even")),
)
CASES = [
    ("yathsel_duel", {}, None),
    ("yathsel_duel", {"difficulty": "hard"}, None),
    ("yathsel_run", {"difficulty": "easy"}, None),
    (
        "yathsel_run",
        {},
        {
            "tricks": ["nudge", "eraser", "whiskey"],
            "charms": ["boots_off", "deep_pocket"],
            "gold": 60,
            "pockets": ["nailed_2", "nailed_3", "joker"],
            "house_rules": ["stiff_fingers"],
        },
    ),
    (
        "yathsel_run",
        {"difficulty": "hard", "stake": 8},
        {"duel": 7, "gold": 40, "tricks": ["extra_throw", "flip", "smoke"]},
    ),
    ("yathsel_duel", {"pockets": ["odd", "glass"], "saloon": True}, None),
]


@pytest.mark.parametrize(("game", "options", "position"), CASES)
def test_what_is_listed_is_allowed_and_nothing_else(game: str, options: dict[str, Any], position: Any) -> None:
    every = DUEL_ACTIONS + (RUN_ACTIONS if game == "yathsel_run" else ())
    rules = catalog.games()[game].rules
    match: Any = Match(rules, Start(2, options, "LISTED", position))
    for number in range(260):
        if match.outcome is not None:
            return
        for seat in rules.windows(match.state):
            listed = rules.legal(match.state, seat)
            allowed = {action for action in every if rules.check(match.state, seat, action) is None}
            assert allowed <= set(listed), (seat, allowed - set(listed))
            assert all(rules.check(match.state, seat, action) is None for action in listed)
        able = [seat for seat in sorted(rules.windows(match.state)) if rules.legal(match.state, seat)]
        seat = able[draw("LISTED", "test_seat", (number,), len(able))]
        listed = rules.legal(match.state, seat)
        kinds = sorted({type(action).__name__ for action in listed})
        kind = kinds[draw("LISTED", "test_kind", (number,), len(kinds))]
        listed = [action for action in listed if type(action).__name__ == kind]
        match.submit(seat, listed[draw("LISTED", "test_action", (number,), len(listed))], match.t + 400)
