"""Knows how well opponents keep to their strength: measures shares, tempers, sets of twists and play for the duel."""

import argparse
import random
from dataclasses import dataclass

from game.yathsel import twists
from game.yathsel.bots import endgame
from game.yathsel.bots.opponent import Side, decide_turn
from game.yathsel.bots.remaining import plain_spot, remaining
from game.yathsel.bots.spots import after_entry
from game.yathsel.bots.strength import PERFECT, temperature
from game.yathsel.bots.table import UNITS, Spot, Table, plain_table, solve
from game.yathsel.bots.tempers import tempers
from game.yathsel.bots.terms import terms
from game.yathsel.bots.turn import scale
from game.yathsel.card import DICE, numbers
from tools import cardplay
from tools.calibrate import weigher

SEED = 2
LEVELS = (200, 250, 300, 365, 419, 465, 510, 550, 594, 638, 690, 737, 780, 809, 850, 890, 930, 967)
TEMPER_LEVELS = (300, 510, 660, 780, 850, 930)
SET_LEVELS = (300, 420, 550, 690, 780, 850, 930)
SETS = (
    ("double_yathsel", "double_straights", "double_full_house", "double_chance", "double_kinds", "double_sixes"),
    ("double_straights", "double_kinds"),
    ("double_upper", "triple_yathsel"),
    ("half_chance", "straight_gamble", "double_sixes"),
    ("double_kinds", "double_upper", "double_chance"),
)


@dataclass(frozen=True, slots=True)
class Share:
    """Measured per mille of the best expected card, with its standard error."""

    share: float
    error: float


def table_under(chosen: tuple[str, ...]) -> Table:
    """The table under these twists."""
    return solve(terms(twists.factors(chosen))) if chosen else plain_table()


def share(table: Table, strength: int, games: int, seed: int = SEED, temper: str | None = None) -> Share:
    """The share that opponents of this strength and temper reach, over so many cards."""
    heat = temperature(table, strength)
    if heat is None:
        way = cardplay.manner(None)
    elif temper:
        way = cardplay.tempered(weigher(heat), tempers()[temper], heat)
    else:
        way = cardplay.manner(weigher(heat))
    found = cardplay.play(table, way, games, seed)
    best = table.ahead(Spot()) / UNITS / 1000
    return Share(found.mean / best, found.error / best)


def duel_gain(table: Table, duels: int, seed: int = SEED) -> tuple[float, float]:
    """Points of win rate that playing the last turns for the duel adds against the same strength, and the error.

    Each turn's gain is counted exactly, from the chances before it; only the duels are sampled.
    """
    chance = random.Random(seed)
    gains = [_gain_of_duel(table, chance, number % 2) for number in range(duels)]
    mean = sum(gains) / duels
    spread = sum((gain - mean) ** 2 for gain in gains) / duels
    return 100 * mean, 100 * (spread / duels) ** 0.5


def _gain_of_duel(table: Table, chance: random.Random, clever: int) -> float:
    """The gain of the clever seat in one duel; seat 0 begins."""
    sides, gain = [Side(Spot(), 0), Side(Spot(), 0)], 0.0
    while sides[1].spot.open:
        for seat in (0, 1):
            mine, theirs = sides[seat], sides[1 - seat]
            if seat == clever:
                gain += turn_gain(table, mine, theirs)
            sides[seat] = _play_turn(table, mine, theirs if seat == clever else None, chance)
    return gain


def turn_gain(table: Table, mine: Side, theirs: Side) -> float:
    """How much more often a turn played for the duel wins than one played for points, before its first throw."""
    if not endgame.near(mine.spot, theirs.spot):
        return 0.0
    others = plain_spot(table, theirs.spot)
    left = remaining(table, plain_spot(table, mine.spot))
    points_win = endgame.chance_to_win(left, mine.total - theirs.total, endgame.win_odds(remaining(table, others)))
    taste = endgame.TASTE * table.ahead(mine.spot) / UNITS
    throws = numbers().throws
    _, walk = endgame.win_turn(table, mine.spot, others, mine.total - theirs.total, throws)
    return walk.keep((), throws) / scale(throws) / endgame.WIN_UNITS - taste - points_win


def _play_turn(table: Table, mine: Side, theirs: Side | None, chance: random.Random) -> Side:
    dice, left = tuple(chance.randint(1, 6) for _ in range(DICE)), numbers().throws - 1
    while True:
        what, which = decide_turn(table, mine, theirs, dice, left, PERFECT, None, lambda _, n: chance.randrange(n))
        if isinstance(which, int):
            gained, after = after_entry(table, mine.spot, which, dice)
            return Side(after, mine.total + gained)
        assert what == "throw"
        dice = tuple(face if slot in which else chance.randint(1, 6) for slot, face in enumerate(dice))
        left -= 1


def main() -> None:
    """Prints the tables of docs/strength.md."""
    parser = argparse.ArgumentParser(description="Measure the opponents' strength (about half an hour).")
    parser.add_argument("--games", type=int, default=4_000, help="cards a figure")
    parser.add_argument("--duels", type=int, default=1_000)
    parser.add_argument("--only", choices=("twists", "tempers", "sets", "duel"))
    asked = parser.parse_args()
    if asked.only in (None, "duel"):
        gain, error = duel_gain(plain_table(), asked.duels)
        print(f"play for the duel: +{gain:.2f} +- {error:.2f} points of win rate ({asked.duels} duels)", flush=True)
    if asked.only in (None, "sets"):
        for chosen in SETS:
            print_row(" ".join(chosen), chosen, SET_LEVELS, asked.games)
    if asked.only in (None, "twists"):
        for name in ("plain", *twists.ids()):
            print_row(name, () if name == "plain" else (name,), LEVELS, asked.games)
    if asked.only in (None, "tempers"):
        for temper in (None, *tempers()):
            print_row(str(temper), (), TEMPER_LEVELS, 4 * asked.games, temper)


def print_row(
    title: str, chosen: tuple[str, ...], levels: tuple[int, ...], games: int, temper: str | None = None
) -> None:
    """One row of a table: for each level the measured share and its error, both in per mille."""
    table = table_under(chosen)
    cells = []
    for level in levels:
        found = share(table, level, games, temper=temper)
        cells.append(f"{level}: {found.share:.1f} +- {found.error:.1f}")
    print(f"{title} | " + " | ".join(cells), flush=True)


if __name__ == "__main__":
    main()
