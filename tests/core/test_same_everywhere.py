"""Same seed, same events: in another process, under every hash seed, in every locale, from a copy of the state."""

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import catalog
from game.core import codec
from game.core.match import Match, Start
from tests.core.runs import played

ROOT = Path(__file__).resolve().parents[2]
PRINT = "from tests.core.test_same_everywhere import everything; print(everything())"
WORLDS: dict[str, dict[str, str]] = {
    "hash seed 0": {"PYTHONHASHSEED": "0"},
    "hash seed 1": {"PYTHONHASHSEED": "1"},
    "hash seed 2": {"PYTHONHASHSEED": "2"},
    "a random hash seed": {"PYTHONHASHSEED": "random"},
    "the C locale": {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0"},
    "a German locale": {"LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Europe/Berlin"},
    "a Turkish locale": {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"},
    "optimised Python": {"PYTHONOPTIMIZE": "1"},
}
STARTS = (
    ("yathsel_duel", Start(2, {}, "1")),
    ("yathsel_duel", Start(4, {"mirror": True, "twists": ["double_upper", "straight_gamble"]}, "GRÜẞE")),
    ("yathsel_run", Start(2, {"difficulty": "easy"}, "1")),
    ("yathsel_run", Start(2, {"difficulty": "hard"}, "-5", {"duel": 6})),
    ("bang_dice", Start(3, {}, "NOON")),
    ("bang_dice", Start(8, {}, "NOON")),
    ("bounty_hunter", Start(3, {}, "1", {"deck": ["RRBB", "YYWW", "OOOWW"]})),
    ("bounty_hunter", Start(5, {"traitor": True, "whites_must_match": True}, "-5", {"deck": ["YYWW", "RRBB"]})),
    ("super_teams", Start(2, {}, "STARS")),
    ("super_teams", Start(4, {"track": ["N", "HN", "B", "M", "A", "NB"] * 4}, "STARS")),
)


def everything() -> str:
    """One digest over every event and state digest of some matches played by chance."""
    whole = hashlib.sha256()
    for game, start in STARTS:
        match = played(game, start)
        for event in events(match):
            whole.update(codec.canonical_json(codec.encode(event)).encode())
        for count, digest in match.digests:
            whole.update(f"{count} {digest}".encode())
    return whole.hexdigest()


def events(match: Any) -> list[Any]:
    """Every event of a match, played again from its log."""
    again: Any = Match(match.rules, match.start)
    happened = [beat.event for beat in again.opening]
    for entry in match.log:
        happened += [beat.event for beat in again.submit(entry.seat, entry.action, entry.t)]
    return happened


def test_every_game_of_the_catalogue_is_compared() -> None:
    assert {game for game, _ in STARTS} == set(catalog.games())


@cache
def here() -> str:
    return everything()


@pytest.mark.parametrize("world", WORLDS)
def test_the_same_seed_gives_the_same_events_under(world: str, tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), **WORLDS[world]}
    child = subprocess.run(
        [sys.executable, "-c", PRINT], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert child.stdout.strip() == here()


def test_the_same_seed_gives_the_same_events_from_another_folder(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    child = subprocess.run(
        [sys.executable, "-c", PRINT], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
    )
    assert child.stdout.strip() == here()


@pytest.mark.parametrize("game", catalog.games())
def test_a_match_taken_up_from_its_file_form_goes_on_the_same(game: str) -> None:
    rules: Any = catalog.games()[game].rules
    for stop in range(0, 60, 7):
        whole = played(game, Start(rules.seats[0], {}, "TAKEN UP"), most=60)
        resumed: Any = Match(rules, whole.start)
        for number, entry in enumerate(whole.log):
            if number == stop:
                resumed.state = rules.from_dict(rules.to_dict(resumed.state))
            resumed.submit(entry.seat, entry.action, entry.t)
        assert resumed.digest() == whole.digest()


def test_idling_and_looking_draw_nothing() -> None:
    """What a screen may do at any time - listing, looking, masking, digests - changes no throw."""
    quiet = played("yathsel_duel", Start(2, {}, "LOOK"), most=40)
    busy: Any = Match(quiet.rules, quiet.start)
    for entry in quiet.log:
        for seat in (0, 1):
            busy.rules.legal(busy.state, seat)
            busy.rules.mask(busy.state, seat)
            busy.digest()
        busy.submit(entry.seat, entry.action, entry.t)
    assert busy.state == quiet.state
