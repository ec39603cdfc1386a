"""Knows the golden runs of Bang! Dice, and how a game may end."""

from game.core.match import Start
from game.core.rules import Rig
from tests.golden.scenarios import Scenario, busy, careless

ENDS = {"bang_dice": {"sheriff_out", "renegade_alone", "law", "all_out", "target", "survivor"}}
NOON = {
    "seats": [
        {"role": "outlaw", "character": "kit_carlson", "life": 7, "arrows": 2},
        {"role": "sheriff", "character": "bart_cassidy", "life": 6, "arrows": 1},
        {"role": "renegade", "character": "pedro_ramirez", "life": 4, "arrows": 1},
        {"role": "deputy", "character": "el_gringo", "life": 5, "arrows": 0},
        {"role": "outlaw", "character": "slab_the_killer", "life": 5, "arrows": 1},
    ],
    "pile": 4, "turn": 0, "throws_used": 3, "dice": ["one", "gatling", "gatling", "gatling", "gatling"],
}  # fmt: skip
SALVO = {
    "seats": [
        {"role": "sheriff", "character": "paul_regret", "life": 6, "arrows": 3},
        {"role": "outlaw", "character": "el_gringo", "life": 3, "arrows": 1},
        {"role": "renegade", "character": "jourdonnais", "life": 4, "arrows": 2},
        {"role": "outlaw", "character": "willy_the_kid", "life": 5, "arrows": 1},
    ],
    "pile": 2, "turn": 0, "throws_used": 3, "dice": ["one", "gatling", "gatling", "gatling", "beer"],
}  # fmt: skip
FACES = (2, 5, 5, 5, 1, 0, 0, 1, 4, 4, 3, 3, 2, 4, 4)


def scenarios() -> tuple[Scenario, ...]:
    """Every golden run."""
    return tuple(
        Scenario("bang_dice", name, start, (chooser,) * start.seats)
        for name, start, chooser in (
            ("three_target", Start(3, {}, "HIGH NOON 14"), careless),
            ("three_survivor", Start(3, {}, "HIGH NOON 8"), careless),
            ("four_all_out", Start(4, {}, "HIGH NOON 39"), careless),
            ("five_renegade", Start(5, {}, "HIGH NOON 19"), busy),
            ("six_law", Start(6, {}, "HIGH NOON 1"), careless),
            ("eight_outlaws", Start(8, {}, "HIGH NOON 29"), busy),
            ("salvo", Start(4, {}, "SALVO", SALVO), careless),
            ("noon", Start(5, {}, "NOON", NOON, Rig(FACES)), busy),
        )
    )
