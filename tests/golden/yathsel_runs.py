"""Knows the golden runs of duels and whole runs, and how each may end."""

from collections import Counter
from typing import Any

from game.campaign.actions import Leave, RideOn, StartDuel, Stop, Wager
from game.campaign.numbers import numbers
from game.core.draw import draw
from game.core.match import Start
from game.core.rules import Rig
from game.yathsel.actions import (
    Abandon,
    Accept,
    Again,
    Buy,
    Clock,
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
)  # fmt: skip
from game.yathsel.card import BOXES
from game.yathsel.scoring import worth
from game.yathsel.state import Duel
from tests.golden.scenarios import Chooser, Scenario, busy, careless
from tests.yathsel.places import seed_with

ENDS = {
    "yathsel_duel": {"higher_total", "roll_off", "rabbit_foot", "accepted", "caught", "abandoned"},
    "yathsel_run": {"won", "lost", "caught", "abandoned"},
}


def duel_in(match: Any) -> Duel:
    """The duel being played, alone or within a run."""
    duel: Duel = match.state.duel if match.rules.game == "yathsel_run" else match.state
    return duel


def greedy(match: Any, seat: int) -> Any:
    """Holds the number that lies most often and throws on; then enters where it counts most; takes what is offered."""
    listed = match.rules.legal(match.state, seat)
    duel = duel_in(match)
    boxes = [action.box for action in listed if isinstance(action, Enter)]
    if duel.dice is None or not boxes:
        return _between(listed)
    often = Counter(duel.dice)
    number = max(often, key=lambda face: (often[face], face))
    again = Throw(tuple(slot for slot, face in enumerate(duel.dice) if face == number))
    if again in listed:
        return again
    return Enter(max(boxes, key=lambda box: (worth(duel, seat, box).points, -BOXES.index(box))))


def hasty(match: Any, seat: int) -> Any:
    """Throws once and enters in the topmost open box."""
    listed = match.rules.legal(match.state, seat)
    return next((action for action in listed if isinstance(action, Enter)), listed[0])


def sometimes_busy(match: Any, seat: int) -> Any:
    """Two times in three busy, else nothing."""
    listed = match.rules.legal(match.state, seat)
    if not listed or draw(match.start.seed, "test_aside", (len(match.log),), 3) == 0:
        return None
    return busy(match, seat)


def lingering(match: Any, seat: int) -> Any:
    """Goes under the table whenever it can and never comes up by itself."""
    return Dive() if Dive() in match.rules.legal(match.state, seat) else None


def _between(listed: Any) -> Any:
    """The first thing listed, but the smallest wager before a duel, no trade under the table, and home after a win."""
    if Leave() in listed:
        return Leave()
    if Surface() in listed:
        return Surface()
    if StartDuel() in listed:
        return next((action for action in listed if action == Wager(3)), StartDuel())
    return listed[0]


def _last_box(**points: int) -> dict[str, Any]:
    """A card of which only chance is open: 0 everywhere but the named points."""
    return {"boxes": {box: points.get(box, 0) for box in BOXES if box != "chance"}}


def _two_boxes(**points: int) -> dict[str, Any]:
    """A card of which ones and chance are open: 0 everywhere but the named points."""
    return {"boxes": {box: points.get(box, 0) for box in BOXES if box not in ("ones", "chance")}}


TIED = {"cards": [_last_box(fours=16), _last_box(large_straight=40)], "side": 0, "dice": [6, 6, 6, 6, 6],
        "throws_left": 0, "twists": [], "house_rules": []}  # fmt: skip
EVERY_TWIST = ["double_yathsel", "double_straights", "double_full_house", "double_chance", "double_kinds",
               "double_sixes", "double_upper", "triple_yathsel", "half_chance", "straight_gamble"]  # fmt: skip
FURTHER = {"cards": [{"boxes": {"yathsel": 50, "ones": 3}}, {"boxes": {"yathsel": 0}}], "side": 1, "twists": []}
WON = {"cards": [_two_boxes(large_straight=40, small_straight=30), _two_boxes()], "side": 0, "dice": [1, 1, 1, 2, 6],
       "throws_left": 0, "twists": [], "house_rules": []}  # fmt: skip
LOADED = {"side": 1, "gold": 120, "pockets": ["nailed_4", "joker", None], "tricks": ["nudge", "flip"],
          "charms": ["boots_off", "deep_pocket"], "house_rules": ["shaky_table", "stiff_fingers", "zero_tax"],
          "cards": [{"boxes": {"yathsel": 0}}, {}]}  # fmt: skip
WATCHED = {"side": 1, "house_rules": ["sharp_eyes"], "gold": 40, "difficulty": "hard"}
SHOP = ((0, Dive()), (0, Open(0)), (0, Buy(0)), (0, Open(1)), (0, Buy(1)), (0, Open(2)), (0, Buy(2)), (0, Sell(0)),
        (0, Restock()), (0, Swap(4, 1)), (0, Surface()), (1, Throw(())), (1, Enter("chance")), (0, Throw(())),
        (0, Again(2)), (0, Use("eraser", box="yathsel")), (0, Use("nudge", slot=0, up=False)))  # fmt: skip


def _seed_with_stop(stop: str, duel: int) -> str:
    """A seed whose first stop after a duel is the named one."""
    names = numbers().stops
    seeds = (f"GOLDEN NEWS {number}" for number in range(999))
    return next(seed for seed in seeds if names[draw(seed, "stop", (duel, 0), len(names))] == stop)


def scenarios() -> tuple[Scenario, ...]:
    """Every golden run of both games."""
    return (*_duels(), *_runs())


def _duels() -> tuple[Scenario, ...]:
    def duel(name: str, start: Start, *choosers: Chooser, **how: Any) -> Scenario:
        return Scenario("yathsel_duel", name, start, choosers, **how)

    shop_seed = seed_with("high", "eraser", "ledger")
    return (
        duel("plain", Start(2, {}, "GOLDEN PLAIN"), greedy, greedy, instead={9: (-1, Clock())}),
        duel("every_twist", Start(2, {"twists": EVERY_TWIST, "difficulty": "hard"}, "-5"), greedy, careless),
        duel("saloon_mirror", Start(3, {"mirror": True, "twists": ["double_chance", "straight_gamble"]}, "GRÜẞE"),
             greedy, careless, hasty),
        duel("saloon_six", Start(6, {}, "ROUND TABLE"), greedy, hasty, careless, greedy, hasty, careless),
        duel("saloon_pockets", Start(3, {"pockets": ["odd", "glass"]}, "POCKETS OUT"), busy, busy, busy),
        duel("roll_off", Start(2, {}, "TIE", TIED, Rig((1, 1, 1, 1, 2, 3, 3, 6, 6, 2, 4))), greedy, hasty),
        duel("rabbit_foot", Start(2, {}, "TIE", {**TIED, "charms": ["rabbit_foot"]}, Rig((1, 1, 1, 1, 2))),
             greedy, hasty),
        duel("further_yathsel", Start(2, {}, "FIVES", FURTHER, Rig((4,) * 5 + (2,) * 5 + (6,) * 15)), greedy, hasty),
        duel("abandoned", Start(2, {}, "ENOUGH"), greedy, greedy, instead={18: (0, Abandon())}),
        duel("shop", Start(2, {}, shop_seed, LOADED, Rig((5, 2, 2, 3, 3, 4, 1, 1, 6, 6, 6))), greedy, greedy,
             script=SHOP, aside=sometimes_busy),
        duel("busy", Start(2, {"difficulty": "easy"}, "BUSY HANDS", {"gold": 200, "charms": ["haggler"]}), busy, greedy,
             aside=sometimes_busy),
        duel("caught", Start(2, {}, "LINGER", WATCHED), greedy, greedy, aside=lingering, step_ms=1200),
        duel("accepted", Start(2, {}, "ENOUGH", WON), greedy, greedy, script=((0, Enter("ones")), (0, Accept()))),
        duel("played_on", Start(2, {}, "NO", WON), greedy, greedy, script=((0, Enter("ones")), (0, PlayOn()))),
    )  # fmt: skip


def _runs() -> tuple[Scenario, ...]:
    def run(name: str, start: Start, *choosers: Chooser, **how: Any) -> Scenario:
        return Scenario("yathsel_run", name, start, choosers, **how)

    third, last = {"duel": 2}, {"duel": 7}
    pool = {"pool": ["high", "eraser", "ledger"]}
    return (
        run("won", Start(2, {"difficulty": "easy"}, "GOLDEN TRAIL"), greedy, careless, instead={30: (-1, Clock())}),
        run("lost", Start(2, {"difficulty": "hard"}, "GOLDEN DUST"), hasty, greedy),
        run("abandoned", Start(2, {}, "GOLDEN RETREAT"), greedy, hasty, instead={140: (0, Abandon())}),
        run("last_duel_rolled_off", Start(2, {}, "GOLDEN END", {**TIED, **last}, Rig((1, 1, 1, 1, 2, 3, 3, 6, 2))),
            greedy, hasty),
        run("shop", Start(2, pool, "GOLDEN SHOP", {**LOADED, **third}, Rig((5, 2, 2, 3, 3, 4, 1, 1, 6, 6, 6))), greedy,
            hasty, script=SHOP, aside=sometimes_busy),
        run("busy", Start(2, {"difficulty": "easy"}, "GOLDEN HANDS"), busy, careless, aside=sometimes_busy),
        run("caught", Start(2, {}, "GOLDEN LINGER", {**WATCHED, **third}), greedy, greedy,
            aside=lingering, step_ms=1200),
        run("heard", Start(2, {}, _seed_with_stop("rumour", 2), {**WON, **third}), greedy, hasty,
            script=((0, Enter("ones")), (0, Accept()), (0, Stop(0))), instead={12: (0, Abandon())}),
        run("caught_at_once", Start(2, {"difficulty": "hard", "stake": 8}, "GOLDEN STAKE"), greedy, greedy,
            aside=lingering, step_ms=1200),
        run("played_on_and_ridden_on", Start(2, {}, "GOLDEN RIDE", {**WON, **last}), greedy, hasty,
            script=((0, Enter("ones")), (0, PlayOn()), (1, Throw(())), (1, Enter("ones")), (0, Throw(())),
                    (0, Enter("chance")), (1, Throw(())), (1, Enter("chance")), (0, RideOn())),
            instead={60: (0, Abandon())}),
    )  # fmt: skip
