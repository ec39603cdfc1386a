"""Knows how a run file is edited by somebody who wants another result: one change at random, never none."""

import copy
import json
import random
from pathlib import Path
from typing import Any

from game.core import runfile
from game.core.runfile import RunFileError
from game.yathsel.card import BOXES
from scenes.services import reckoning

LOST = Path(__file__).resolve().parents[1] / "golden" / "yathsel_run" / "lost.run.json"


def edited(plain: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A copy with one decision, the seed, an option, a digest or the result changed."""
    while True:
        other = copy.deepcopy(plain)
        _edit(other, chance)
        if other != plain:
            return other


def _edit(run: dict[str, Any], chance: random.Random) -> None:
    actions = run["actions"]
    place = chance.randrange(len(actions))
    match chance.randrange(9):
        case 0:
            del actions[place]
        case 1:
            actions.insert(place, actions[place])
        case 2:
            actions[place][1] = 1 - actions[place][1]
        case 3 if "hold" in actions[place][2]:
            actions[place][2]["hold"] = sorted(chance.sample(range(5), chance.randrange(6)))
        case 4 if "box" in actions[place][2]:
            actions[place][2]["box"] = chance.choice(BOXES)
        case 5:
            run["seed"] = run["seed"][:-1] + chance.choice("BCDFGHJKLMNPQRST")
        case 6:
            run["options"]["difficulty"] = chance.choice(("easy", "normal", "hard"))
        case 7:
            digests = run["digests"]
            number = chance.randrange(len(digests))
            digests[number] = chance.choice("0123456789abcdef") + digests[number][1:]
        case 8:
            run["result"]["scores"] = [chance.randrange(9), chance.randrange(9)]


def believed(count: int, seed: int) -> list[dict[str, Any]]:
    """Those of so many random edits that are counted, and not just as before.

    A throw that is left out, or a die that is held before it is thrown anyway, can lead to the same table between two
    digests: such a file tells another legal run to the same end, and is true.
    """
    chance, plain, found = random.Random(seed), json.loads(LOST.read_bytes()), []
    before = _counted(plain)
    for _ in range(count):
        other = edited(plain, chance)
        try:
            if _counted(other) != before:
                found.append(other)
        except RunFileError:
            continue
    return found


def _counted(plain: dict[str, Any]) -> tuple[object, ...]:
    one = reckoning.reckoned(runfile.dumps(runfile.from_plain(plain)), lambda: None)
    return one.ending, one.seed, one.difficulty, one.game_ms, one.duels, one.boxes
