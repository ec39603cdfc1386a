"""Knows how a run file is edited by somebody who wants another result: one change at random, never none."""

import copy
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from game import catalog
from game.commands import bots, verify
from game.core import replay, runfile
from game.core.runfile import Driver, Marks, RunFileError
from game.core.session import Session
from game.yathsel.card import BOXES
from scenes.services import reckoning

SEED, SALT = "BCDFGHJKLMNPQRST", "ZXWVTSRQPNMLKJHG for the race"
STEP_MS, BREAKS_MS, STARTED_MS = 1500, 4000, 1_790_000_000_000
LETTERS = "BCDFGHJKLMNPQRST"


@dataclass(frozen=True, slots=True)
class Found:
    """What came through: edits that were counted, and edits that were verified, as another run than before."""

    counted: list[dict[str, Any]]
    verified: list[dict[str, Any]]


@cache
def _real() -> runfile.RunFile:
    head = catalog.header(
        "yathsel_run", SEED, {"difficulty": "normal"}, [Driver("person"), Driver("bot")], Marks(resumed=1)
    )
    head.ranked, head.salt, head.started_ms = True, SALT, STARTED_MS
    head.commitment = runfile.commitment(SEED, SALT)
    match = replay.begun(catalog.rules_of(head), head)
    session: Session[Any, Any, Any] = Session(match, {0: "beginner", 1: None})
    while match.outcome is None:
        seat = session.bot_to_act()
        assert seat is not None
        session.submit(seat, bots.answer(session.question(seat), None), match.t + STEP_MS)
    return replay.run_file(match, head, match.t + BREAKS_MS)


def real() -> dict[str, Any]:
    """A run as a person's are: ranked, on a drawn seed, bound to it by a commitment, taken up again once."""
    form: dict[str, Any] = json.loads(runfile.dumps(_real()))
    return form


def edited(plain: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A copy with one decision, or something of its head, the digests, the times or the result changed."""
    while True:
        other = copy.deepcopy(plain)
        chance.choice(EDITS)(other, chance)
        if other != plain:
            return other


def found(count: int, seed: int) -> Found:
    """Those of so many random edits that are believed, and not just as before.

    A throw that is left out, or a die that is held before it is thrown anyway, can lead to the same table between two
    digests: such a file tells another legal run to the same end, and is true.
    """
    chance, plain, through = random.Random(seed), real(), Found([], [])
    counted, verified = _counted(plain), _verified(plain)
    assert counted is not None
    assert verified is not None
    for _ in range(count):
        other = edited(plain, chance)
        if _counted(other) not in (None, counted):
            through.counted.append(other)
        if _verified(other) not in (None, verified):
            through.verified.append(other)
    return through


def report(plain: dict[str, Any]) -> verify.Report:
    """What `verify` says of a run file; raises `RunFileError` where it cannot be checked."""
    return verify.verify("edited", runfile.from_plain(plain))


def _counted(plain: dict[str, Any]) -> tuple[object, ...] | None:
    try:
        one = reckoning.reckoned(runfile.dumps(runfile.from_plain(plain)), lambda: None)
    except RunFileError:
        return None
    return one.ending, one.seed, one.category, one.difficulty, one.game_ms, one.duels, one.boxes


def _verified(plain: dict[str, Any]) -> tuple[object, ...] | None:
    try:
        said = report(plain)
    except RunFileError:
        return None
    told = said.seed, said.result, said.game_ms, said.splits_ms, said.warnings
    return told if said.code == verify.OK else None


def _place(run: dict[str, Any], chance: random.Random) -> int:
    return chance.randrange(len(run["actions"]))


def _left_out(run: dict[str, Any], chance: random.Random) -> None:
    del run["actions"][_place(run, chance)]


def _twice(run: dict[str, Any], chance: random.Random) -> None:
    place = _place(run, chance)
    run["actions"].insert(place, run["actions"][place])


def _moved(run: dict[str, Any], chance: random.Random) -> None:
    run["actions"].insert(_place(run, chance), run["actions"].pop(_place(run, chance)))


def _other_seat(run: dict[str, Any], chance: random.Random) -> None:
    place = _place(run, chance)
    run["actions"][place][1] = 1 - run["actions"][place][1]


def _other_hold(run: dict[str, Any], chance: random.Random) -> None:
    action = chance.choice([action for _, _, action in run["actions"] if "hold" in action])
    action["hold"] = sorted(chance.sample(range(5), chance.randrange(6)))


def _other_box(run: dict[str, Any], chance: random.Random) -> None:
    action = chance.choice([action for _, _, action in run["actions"] if "box" in action])
    action["box"] = chance.choice(BOXES)


def _back_in_time(run: dict[str, Any], chance: random.Random) -> None:
    run["actions"][_place(run, chance)][0] -= STEP_MS + 1


def _sooner_over(run: dict[str, Any], chance: random.Random) -> None:
    run["actions"][-1][0] -= chance.randrange(1, STEP_MS)


def _other_seed(run: dict[str, Any], chance: random.Random) -> None:
    run["seed"] = run["seed"][:-1] + chance.choice(LETTERS)


def _other_salt(run: dict[str, Any], chance: random.Random) -> None:
    run["salt"] += chance.choice(LETTERS)


def _other_commitment(run: dict[str, Any], chance: random.Random) -> None:
    run["commitment"] = chance.choice("0123456789abcdef") + run["commitment"][1:]


def _other_options(run: dict[str, Any], chance: random.Random) -> None:
    change = chance.choice([{"difficulty": "easy"}, {"difficulty": "hard"}, {"stake": 3}, {"pool": ["flip"]}])
    run["options"] |= change


def _other_digest(run: dict[str, Any], chance: random.Random) -> None:
    number = chance.randrange(len(run["digests"]))
    run["digests"][number] = chance.choice("0123456789abcdef") + run["digests"][number][1:]


def _other_result(run: dict[str, Any], chance: random.Random) -> None:
    run["result"]["scores"] = [chance.randrange(9), chance.randrange(9)]


def _other_winner(run: dict[str, Any], chance: random.Random) -> None:
    run["result"] |= {"winners": [0], "reason": chance.choice(["won", "lost"])}


def _other_time(run: dict[str, Any], chance: random.Random) -> None:
    run["times"]["game_ms"] -= chance.randrange(1, 1000)


def _other_rules(run: dict[str, Any], chance: random.Random) -> None:
    run[chance.choice(["game", "rules", "data"])] += chance.choice(LETTERS)


def _other_mark(run: dict[str, Any], chance: random.Random) -> None:
    run["marks"][chance.choice(["rigged", "positioned", "own_track", "practice"])] = True


EDITS: tuple[Callable[[dict[str, Any], random.Random], None], ...] = (
    _left_out, _twice, _moved, _other_seat, _other_hold, _other_box, _back_in_time, _sooner_over, _other_seed,
    _other_salt, _other_commitment, _other_options, _other_digest, _other_result, _other_winner, _other_time,
    _other_rules, _other_mark,
)  # fmt: skip
