"""Knows how the bots of Bang! Dice are measured: win shares by side, role and character, and level against level.

python -m tools.shootouts --games 400 [--seats 4,5] [--level sharp] [--against rookie]
"""

import argparse
import multiprocessing
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from game import catalog
from game.bang_dice.bots.player import choose
from game.bang_dice.bots.weights import levels
from game.core.match import Match, Start
from game.core.session import Question, Session, answer

MOST_ACTIONS = 5000
SEATS = "3,4,5,6,7,8"
FAR_OFF = 12


@dataclass(frozen=True, slots=True)
class Played:
    """One game: who won and why, role, character and win of each seat, and what the decisions cost."""

    side: str
    reason: str
    seated: tuple[tuple[str, str, bool], ...]
    decisions: int
    seconds: float


def play(seed: str, seated: Sequence[str]) -> Played:
    """One game to its end, the seats moved at these levels."""
    match = Match(catalog.games()["bang_dice"].rules, Start(len(seated), {}, seed))
    session = Session(match, dict(enumerate(seated)))
    seconds = 0.0
    while match.outcome is None:
        if len(match.log) > MOST_ACTIONS:
            raise RuntimeError(f"{seed}: stuck after {MOST_ACTIONS} actions")
        seat = session.bot_to_act()
        assert seat is not None, "a match that goes on waits for somebody"
        question = session.question(seat)
        started = time.process_time()
        action = _answered(match, question)
        seconds += time.process_time() - started
        session.submit(seat, action, match.t)
    seats = tuple(
        (player.role or "", player.character, seat in match.outcome.winners)
        for seat, player in enumerate(match.state.players)
    )
    return Played(str(match.outcome.side or ""), match.outcome.reason, seats, len(match.log), seconds)


def _answered(match: Match, question: Question) -> object:
    return answer(match.rules, partial(choose, question.level, None), question)


def equal_table(level: str, seats: int, number: int) -> Played:
    """Game `number` of a table where all play at one level."""
    return play(f"SHOOT-{seats}-{number}", (level,) * seats)


def pair(level: str, other: str, seats: int, number: int) -> tuple[bool, bool]:
    """Whether one seat, another from game to game, wins at `level` and at `other` among players at `level`."""
    seat, wins = number % seats, []
    for own in (level, other):
        seated = [level] * seats
        seated[seat] = own
        wins.append(play(f"PAIR-{seats}-{number}", seated).seated[seat][2])
    return wins[0], wins[1]


def share(wins: float, games: int) -> str:
    """A share in per cent with its standard error."""
    part = wins / games
    return f"{100 * part:.1f} ± {100 * (part * (1 - part) / games) ** 0.5:.1f}"


def tables(by_seats: dict[int, list[Played]]) -> Iterable[str]:
    """Win shares by side and role a seat count, then the characters over all of them, in Markdown."""
    yield "| seats | law | outlaws | renegade | decisions a game | ms a decision |"
    yield "|---|---|---|---|---|---|"
    for seats, games in by_seats.items():
        names = ("deputy", "outlaw", "renegade") if seats == 3 else ("law", "outlaw", "renegade")
        shares = " | ".join(share(sum(one.side == name for one in games), len(games)) for name in names)
        decisions = sum(one.decisions for one in games)
        cost = 1000 * sum(one.seconds for one in games) / decisions
        yield f"| {seats} | {shares} | {decisions / len(games):.0f} | {cost:.2f} |"
    yield ""
    yield "| character | seats | wins above the mean of its role and table |"
    yield "|---|---|---|"
    yield from _characters(by_seats)


def _characters(by_seats: dict[int, list[Played]]) -> Iterable[str]:
    above: dict[str, list[float]] = defaultdict(list)
    for games in by_seats.values():
        wins: dict[str, list[bool]] = defaultdict(list)
        for role, _, won in (seat for one in games for seat in one.seated):
            wins[role].append(won)
        for role, character, won in (seat for one in games for seat in one.seated):
            above[character].append(won - sum(wins[role]) / len(wins[role]))
    for character, rest in sorted(above.items(), key=lambda item: -sum(item[1]) / len(item[1])):
        mean = sum(rest) / len(rest)
        error = (sum((one - mean) ** 2 for one in rest) / len(rest) ** 2) ** 0.5
        mark = " (!)" if abs(100 * mean) > FAR_OFF else ""
        yield f"| {character} | {len(rest)} | {100 * mean:+.1f} ± {100 * error:.1f}{mark} |"


def pairs(level: str, other: str, by_seats: dict[int, list[tuple[bool, bool]]]) -> Iterable[str]:
    """How much more one seat wins at `level` than at `other`, the rest of the table at `level`."""
    yield f"| seats | {level} | {other} | difference |"
    yield "|---|---|---|---|"
    for seats, games in by_seats.items():
        rest = [one - two for one, two in games]
        mean = sum(rest) / len(rest)
        error = (sum((one - mean) ** 2 for one in rest) / len(rest) ** 2) ** 0.5
        ones, twos = (share(sum(game[at] for game in games), len(games)) for at in (0, 1))
        yield f"| {seats} | {ones} | {twos} | {100 * mean:+.1f} ± {100 * error:.1f} |"


def main() -> None:
    """Plays and prints the tables."""
    parser = argparse.ArgumentParser(description="Measure the bots of Bang! Dice.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", default=SEATS)
    parser.add_argument("--level", choices=tuple(levels()), default="sharp")
    parser.add_argument("--against", choices=tuple(levels()))
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    counts = [int(seats) for seats in asked.seats.split(",")]
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        if asked.against:
            paired = {
                seats: pool.map(partial(pair, asked.level, asked.against, seats), range(asked.games))
                for seats in counts
            }
            print("\n".join(pairs(asked.level, asked.against, paired)))
            return
        played = {seats: pool.map(partial(equal_table, asked.level, seats), range(asked.games)) for seats in counts}
    print("\n".join(tables(played)))


if __name__ == "__main__":
    main()
