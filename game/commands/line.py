"""Knows the words of the command line, and which headless program each command is (engine.md section 6)."""

import argparse
import io
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from game import __version__, catalog
from game.campaign.bots.manners import PLAYERS
from game.campaign.opponents import DUELS
from game.core import seeds
from game.core.runfile import MOST_SEATS
from game.core.tables import DataError
from game.yathsel import difficulty

SPEEDS = {"1x": 1, "2x": 2, "4x": 4, "instant": 0}
LANGUAGES = ("en", "de")
WINDOW_GAMES = ("yathsel_run",)
PROGRAM = "main.py"
MOST_GAMES, MOST_JOBS, MOST_STAKE = 1_000_000, 256, 8
NOBODY_READS = 141


def parsed(arguments: list[str]) -> argparse.Namespace:
    """The parsed command line; argparse ends the process for `--help`, `--version` and anything it cannot read."""
    return _parser().parse_args(arguments)


@dataclass(frozen=True, slots=True)
class Places:
    """What commands use of the player's machine: folders of solved tables, saves, settings, log; what `look` sees of
    display and sound."""

    cache: Path
    data: Path
    config: Path
    log: Path
    look: Callable[[], dict[str, object]]


def run(chosen: argparse.Namespace, places: Places) -> int:
    """Runs a headless command; the exit code. A damaged data file is one sentence, and so is a full disk."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = int(chosen.run(chosen, places))
        print(end="", flush=True)
        return code
    except BrokenPipeError:
        _speak_no_more()
        return NOBODY_READS
    except OSError as fault:
        _speak_no_more()
        print(f"{chosen.command}: what was found cannot be written ({fault.strerror})", file=sys.stderr)
        return 1
    except DataError as fault:
        print(f"{fault}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Yathsel: a dice-duel roguelike. Without a command it opens the game.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show program's version number and exit")
    parser.add_argument("--seed", type=_seed, help="start a run on this seed at once")
    parser.add_argument("--difficulty", choices=difficulty.NAMES, help="start a run of this difficulty at once")
    parser.add_argument("--game", choices=WINDOW_GAMES, help="the game to open (yathsel_run)")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of this start")
    window = parser.add_mutually_exclusive_group()
    window.add_argument("--windowed", dest="fullscreen", action="store_false", default=None, help="open in a window")
    window.add_argument("--fullscreen", dest="fullscreen", action="store_true", default=None, help="fill the screen")
    parser.add_argument("--speed", type=_speed, metavar="|".join(SPEEDS), help="how fast things are shown")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(metavar="COMMAND")
    _add_engine(commands)
    _add_verify(commands)
    _add_simulate(commands)
    _add_seedbook(commands)
    _add_doctor(commands)
    return parser


def _add_engine(commands: Any) -> None:
    engine = commands.add_parser("engine", help="the engine over standard input and output, one JSON object a line")
    engine.set_defaults(command="engine", run=_engine)


def _add_verify(commands: Any) -> None:
    verify = commands.add_parser("verify", help="re-simulate run files: exit 0 ok, 1 mismatch, 2 cannot check")
    verify.add_argument("files", nargs="+", metavar="FILE")
    form = verify.add_mutually_exclusive_group()
    form.add_argument("--json", dest="form", action="store_const", const="json", help="one JSON object a file")
    form.add_argument("--long", dest="form", action="store_const", const="length", help="all that a moderator asks for")
    verify.set_defaults(form="line")
    verify.set_defaults(command="verify", run=_verify)


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="headless runs with bots")
    simulate.add_argument(
        "--games", type=partial(_whole, 1, MOST_GAMES), default=100, metavar="N", help="how many (100)"
    )
    simulate.add_argument("--jobs", type=partial(_whole, 1, MOST_JOBS), default=1, metavar="J", help="processes (1)")
    simulate.add_argument("--game", choices=tuple(catalog.games()), default="yathsel_run", help="yathsel_run")
    simulate.add_argument("--difficulty", choices=difficulty.NAMES, help="of Yathsel's runs and duels (normal)")
    simulate.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any option of the game, in JSON or text",
    )
    simulate.add_argument(
        "--player", "--level", dest="player", type=_players, metavar="LEVEL,…",
        help="levels of the seats from 0 on: of whole runs " + "|".join(PLAYERS) + ", of cards PER_MILLE (1000), of "
        "other games as `games` of the engine tells; who is left out plays as the game says",
    )  # fmt: skip
    simulate.add_argument(
        "--seats", type=partial(_whole, 2, MOST_SEATS), metavar="N", help="how many sit down (as few as can)"
    )
    simulate.add_argument("--turning", action="store_true", help="the levels move on by a seat from run to run")
    simulate.add_argument("--seed", type=_seed, default="SIMULATION", help="run k is played on SEED-k")
    simulate.add_argument("--write", type=Path, metavar="FOLDER", help="write a run file of each")
    simulate.add_argument("--without", action="append", default=[], metavar="GOOD", help="not offered in the shop")
    simulate.add_argument("--csv", action="store_true", help="a line a run instead of the table")
    simulate.add_argument("--report", type=Path, metavar="FOLDER", help="write tables and plots of the runs")
    simulate.set_defaults(command="simulate", run=_simulate)


def _add_seedbook(commands: Any) -> None:
    seedbook = commands.add_parser("seedbook", help="what seeds hold: kits, twists, opponents, pouches, stops")
    seedbook.add_argument("seeds", nargs="*", type=_seed, metavar="SEED")
    seedbook.add_argument("--from", dest="start", type=_seed, metavar="BASE", help="also BASE-0, BASE-1, …")
    seedbook.add_argument(
        "--count", type=partial(_whole, 1, MOST_GAMES), default=100, metavar="N", help="how many of those (100)"
    )
    seedbook.add_argument("--difficulty", choices=difficulty.NAMES, default="normal", help="of the runs (normal)")
    seedbook.add_argument("--stake", type=partial(_whole, 0, MOST_STAKE), default=0, metavar="S", help="hard only (0)")
    seedbook.add_argument("--find", action="append", default=[], metavar="ID", help="only seeds that hold this")
    seedbook.add_argument(
        "--by-duel", type=partial(_whole, 1, DUELS), default=DUELS, metavar="N", help="looks no further than duel N"
    )
    form = seedbook.add_mutually_exclusive_group()
    form.add_argument("--csv", dest="form", action="store_const", const="csv", default="text", help="a line a thing")
    form.add_argument("--json", dest="form", action="store_const", const="json", help="one JSON object a seed")
    seedbook.set_defaults(command="seedbook", run=_seedbook)


def _add_doctor(commands: Any) -> None:
    doctor = commands.add_parser("doctor", help="what works on this machine, and what does not")
    doctor.set_defaults(command="doctor", run=_doctor)


def _engine(chosen: argparse.Namespace, places: Places) -> int:
    from game.commands import engine

    return engine.run(places.cache)


def _verify(chosen: argparse.Namespace, places: Places) -> int:
    from game.commands import verify

    return verify.run(chosen.files, chosen.form)


def _simulate(chosen: argparse.Namespace, places: Places) -> int:
    from game.commands import simulate, wishes

    try:
        plan = wishes.plan(chosen, places.cache)
    except wishes.WishError as fault:
        print(f"{fault}.", file=sys.stderr)
        return 1
    return simulate.run(plan, chosen.jobs, chosen.csv, chosen.report)


def _seedbook(chosen: argparse.Namespace, places: Places) -> int:
    from game.commands import seedbook

    try:
        seeds_named = seedbook.seeds_of(chosen.seeds, chosen.start, chosen.count)
        asked = chosen.difficulty, chosen.stake, tuple(chosen.find), chosen.by_duel, chosen.form
        return seedbook.run(seedbook.Wanted(seeds_named, *asked))
    except seedbook.SeedbookError as fault:
        print(f"seedbook: {fault}", file=sys.stderr)
        return 2


def _doctor(chosen: argparse.Namespace, places: Places) -> int:
    from game.commands import doctor

    return doctor.run((places.data, places.config, places.cache, places.log), places.look)


class _Version(argparse.Action):
    """Prints the version and ends the process; only then are the rules of all games loaded."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        rules = ", ".join(f"{name} {game.rules.id}" for name, game in catalog.games().items())
        print(f"Yathsel {__version__} ({rules})")
        parser.exit()


def _seed(text: str) -> str:
    try:
        return seeds.typed(text)
    except (seeds.SeedError, DataError) as fault:
        raise argparse.ArgumentTypeError(str(fault)) from None


def _speed(text: str) -> int:
    if text not in SPEEDS:
        raise argparse.ArgumentTypeError(f"is {text!r:.40}, expected one of {', '.join(SPEEDS)}")
    return SPEEDS[text]


def _whole(low: int, high: int, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > len(str(high)) or not low <= int(text) <= high:
        raise argparse.ArgumentTypeError(f"is {text!r:.40}, expected a whole number from {low} to {high}")
    return int(text)


def _speak_no_more() -> None:
    """What is still to be written goes nowhere, so that the end of the process does not fail over it again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _players(text: str) -> tuple[int | str, ...]:
    return tuple(_player(word) for word in text.split(","))


def _player(text: str) -> int | str:
    names = tuple(dict.fromkeys(name for game in catalog.games().values() for name in game.levels.names))
    if text in names:
        return text
    if not text.isascii() or not text.isdigit() or int(text) > catalog.PERFECT:
        raise argparse.ArgumentTypeError(
            f"is {text!r:.40}, expected {', '.join(names)} or a whole number from 0 to {catalog.PERFECT}"
        )
    return int(text)
