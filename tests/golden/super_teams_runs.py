"""Knows the golden runs of Super Teams, and how a race may end."""

from game.core.match import Start
from game.core.rules import Rig
from tests.golden.scenarios import Scenario, busy, careless

ENDS = {"super_teams": {"all_home"}}
OWN_TRACK = ["N", "B", "HN", "A", "M", "N", "NB", "M", "M", "N", "HA", "B", "N"]
LATE = {
    "ships": {"red1": 47, "red2": 44, "green1": 40, "green2": 9, "black1": 34, "black2": 22, "yellow1": 43},
    "sides": {"green1": "N", "green2": "A", "yellow1": "H"},
    "hands": [["r6", "g2", "b3"], ["g6", "y2", "b1"], ["b3", "r1", "y1"], ["y2", "g4", "r5"]],
    "bonus": [["maw_leap", "follow"], ["plus_one"], ["follow", "double"], ["asteroid_pass", "follow"]],
    "turn": 3,
}
FEW = {
    "ships": {"red1": 22, "green1": 8, "black2": 31, "yellow2": 28},
    "hands": [["r3", "b2"], ["g2", "y1"]],
    "bonus": [["maw_leap", "asteroid_pass"], ["plus_one", "follow"]],
    "pile": ["g4", "r6", "b5"],
    "bonus_pile": ["double"],
    "planet": ["follow", "follow", "double", "maw_leap"],
}  # fmt: skip


def scenarios() -> tuple[Scenario, ...]:
    """Every golden run."""
    return tuple(
        Scenario("super_teams", name, start, (chooser,) * start.seats)
        for name, start, chooser in (
            ("two", Start(2, {}, "STAR RACE 1"), busy),
            ("two_one_colour_each", Start(2, {"colours_each": 1}, "STAR RACE 2"), careless),
            ("three", Start(3, {}, "STAR RACE 3"), busy),
            ("four", Start(4, {}, "STAR RACE 4"), busy),
            ("late", Start(4, {}, "LATE", LATE), busy),
            ("few_cards", Start(2, {}, "FEW", FEW), busy),
            ("rigged", Start(3, {}, "RIGGED", None, Rig(cards=("r1", "r2", "b6", "maw_leap", "follow", "g6"))), busy),
            ("own_track", Start(4, {"track": OWN_TRACK}, "OWN STARS"), careless),
        )
    )
