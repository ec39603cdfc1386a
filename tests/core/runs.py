"""Knows small finished matches and their run files, for the tests of files and replays."""

from typing import Any

from game import catalog
from game.core import replay, rigs
from game.core.draw import draw
from game.core.match import Match, Start
from game.core.runfile import Driver, RunFile


def played(game: str, start: Start, most: int = 10_000) -> Any:
    """A match played by chance from its own seed, to its end or for so many actions; 70 ms an action."""
    match: Any = Match(catalog.games()[game].rules, start)
    while match.outcome is None and len(match.log) < most:
        seat = match.to_act[0]
        actions = match.rules.legal(match.state, seat)
        match.submit(seat, actions[draw(start.seed, "test_action", (len(match.log),), len(actions))], match.t + 70)
    return match


def filed(match: Any, game: str) -> RunFile:
    """The run file of a match."""
    start = match.start
    seats = [Driver("person"), *(Driver("bot", 500) for _ in range(start.seats - 1))]
    header = catalog.header(game, start.seed, match.options, seats, replay.marks_of(start, seeded=True))
    header.position = None if start.position is None else dict(start.position)
    header.rig = None if start.rig is None else rigs.form(match.rules, start.rig)
    return replay.run_file(match, header, real_ms=match.t + 5)


def duel_file(seed: str = "FILED", most: int = 10_000) -> RunFile:
    """The run file of a duel played by chance."""
    return filed(played("yathsel_duel", Start(2, {}, seed), most), "yathsel_duel")
