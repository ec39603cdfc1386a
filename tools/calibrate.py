"""Knows how `data/yathsel/strength.toml` is made: which temperature leaves which share of the best expected card."""

import argparse
import time
from collections.abc import Iterator
from decimal import Decimal, getcontext
from pathlib import Path

import numpy as np

from game.core import tables
from game.yathsel import twists
from game.yathsel.bots.lattice import Ints
from game.yathsel.bots.strength import ONE, PERFECT, STEPS
from game.yathsel.bots.table import UNITS, Spot, Table, plain_table, shipped, solve, to_bytes
from game.yathsel.bots.terms import terms
from tools import cardplay

LEVELS = (
    200, 225, 250, 275, 300, 325, 350, 375, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 930, 960, 980, 1000,
)  # fmt: skip
HEATS = (
    150, 250, 400, 600, 850, 1150, 1500, 2000, 2600, 3300, 4100, 5000, 6000, 7200, 8800, 10500, 13000, 16500, 22000,
    32000, 50000, 90000, 200000, 600000,
)  # fmt: skip
COARSE = 21


def main() -> None:
    """Measures every single twist and writes the data file; with --table the shipped tables instead."""
    parser = argparse.ArgumentParser(description="Make data/yathsel/strength.toml (about twenty minutes).")
    parser.add_argument("--games", type=int, default=10_000, help="cards a temperature")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=tables.DATA / "yathsel" / "strength.toml")
    parser.add_argument("--table", action="store_true", help="write the shipped tables, and nothing else")
    asked = parser.parse_args()
    if asked.table:
        for factors, name in shipped().items():
            (tables.DATA / name).write_bytes(to_bytes(solve(terms(factors))))
        return
    parts = [_head()]
    for name in ("plain", *twists.ids()):
        started = time.perf_counter()
        parts.append(_row(name, asked.games, asked.seed))
        print(f"{name}: {time.perf_counter() - started:.0f} s", flush=True)
    asked.out.write_text("\n".join(parts), encoding="utf-8", newline="\n")


def table_of(name: str) -> Table:
    """The table of one twist, or the untwisted one of `plain`."""
    return plain_table() if name == "plain" else solve(terms(twists.factors((name,))))


def weigher(heat: int) -> cardplay.Weigh:
    """The whole weights of losses at a temperature in 1/1000 points, as the opponents use them."""
    coarse, fine = (np.array(numbers, dtype=np.int64) for numbers in weights())

    def weigh(loss: Ints) -> Ints:
        if heat <= 0:
            return np.where(loss <= 0, ONE, 0)
        steps = loss * STEPS // heat
        whole = np.minimum(steps // STEPS, COARSE - 1)
        return np.where(steps < COARSE * STEPS, coarse[whole] * fine[steps % STEPS] >> 30, 0)

    return weigh


def weights() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """exp(-a) and exp(-b/256) in units of 1/2**30, rounded."""
    getcontext().prec = 40
    coarse = tuple(int((Decimal(-a).exp() * ONE).to_integral_value()) for a in range(COARSE))
    fine = tuple(int(((Decimal(-b) / STEPS).exp() * ONE).to_integral_value()) for b in range(STEPS))
    return coarse, fine


def _row(name: str, games: int, seed: int) -> str:
    table = table_of(name)
    best = table.ahead(Spot())
    floor = cardplay.play(table, cardplay.manner(None), 4 * games, seed).mean * UNITS * UNITS / best
    means = [cardplay.play(table, cardplay.manner(weigher(heat)), games, seed).mean for heat in HEATS]
    shares = [mean * UNITS * UNITS / best for mean in means]
    found = [_heat(level, shares, floor) for level in LEVELS]
    print(name, best, round(floor, 2), [round(share, 2) for share in shares], found, flush=True)
    return f'[[row]]\nid = "{name}"\nbest = {best}\nfloor = {round(floor)}\ntemperatures = {found}\n'


def _heat(level: int, shares: list[float], floor: float) -> int:
    """The temperature of a level between the measured ones, log T going evenly with the share."""
    if level == PERFECT:
        return 0
    rising = sorted(zip(shares, HEATS, strict=True))
    if level <= max(floor, rising[0][0]):
        return HEATS[-1]
    known = [share for share, _ in rising]
    if level >= known[-1]:
        return int(HEATS[0] * (PERFECT - level) / (PERFECT - known[-1]))
    logs = [np.log(heat) for _, heat in rising]
    return round(float(np.exp(np.interp(level, known, logs))))


def _head() -> str:
    coarse, fine = weights()
    return (
        "# Made by `python -m tools.calibrate`: how opponents of a given strength err (docs/strength.md).\n"
        "# levels: strength in per mille of the best expected card; temperatures: 1/1000 points at these levels.\n"
        "# best: the best expected card in 1/1000 points; floor: per mille that random play reaches.\n"
        "# coarse, fine: exp(-a) and exp(-b/256) in units of 1/2**30.\n"
        f"levels = {list(LEVELS)}\n{_lines('coarse', coarse)}{_lines('fine', fine)}"
    )


def _lines(name: str, numbers: tuple[int, ...]) -> str:
    def rows() -> Iterator[str]:
        for start in range(0, len(numbers), 8):
            yield "    " + ", ".join(str(number) for number in numbers[start : start + 8]) + ",\n"

    return f"{name} = [\n{''.join(rows())}]\n"


if __name__ == "__main__":
    main()
