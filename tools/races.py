"""Knows how long the bots of Super Teams think: processor time a decision, by level, over whole races.

python -m tools.races --games 20 [--seats 2,3,4] [--levels sharp,steady]
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any

from game import catalog
from game.core.match import Match, Start
from game.core.session import Session, answer

GAME = "super_teams"


def thought(seed: str, levels: Sequence[str], spent: dict[str, list[float]]) -> None:
    """Plays one race to its end; adds the milliseconds of each decision with a choice to `spent`, by level."""
    game = catalog.games()[GAME]
    choose = game.bot()
    match: Match[Any, Any, Any] = Match(game.rules, Start(len(levels), {}, seed))
    session: Session[Any, Any, Any] = Session(match, dict(enumerate(levels)))
    while match.outcome is None:
        seat = match.to_act[0]
        question = session.question(seat)
        started = time.process_time()
        action = answer(game.rules, partial(choose, levels[seat], None), question)
        if len(game.rules.legal(match.state, seat)) > 1:
            spent[levels[seat]].append(1000 * (time.process_time() - started))
        session.submit(seat, action, match.t)


def main() -> None:
    """Plays and prints a table."""
    parser = argparse.ArgumentParser(description="Measure how long the bots of Super Teams think.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--levels", default="sharp,steady")
    asked = parser.parse_args()
    levels = asked.levels.split(",")
    print("| seats | level | decisions | mean ms | p99 ms | most ms |\n|---|---|---|---|---|---|")
    for seats in map(int, asked.seats.split(",")):
        spent: dict[str, list[float]] = defaultdict(list)
        for number in range(asked.games):
            thought(f"RACES-{number}", [levels[(seat + number) % len(levels)] for seat in range(seats)], spent)
        for level, times in sorted(spent.items()):
            times.sort()
            mean, p99 = sum(times) / len(times), times[99 * len(times) // 100]
            print(f"| {seats} | {level} | {len(times)} | {mean:.2f} | {p99:.2f} | {times[-1]:.2f} |")


if __name__ == "__main__":
    main()
