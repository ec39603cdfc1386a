"""Recomputes every throw of a Yathsel run file from its seed alone: python tools/verify_dice.py FILE.run.json

Nothing of the game is imported. Compare with what was seen on the table (docs/fair-dice.md): 4 is a plain die's face;
#4/7 is the 4th of the six faces of a special die, or the 7th of the eight parts of a loaded one; 5~2 lay as a 5 and
shows 2 if a shaky table made it slip."""

import hashlib
import json
import sys
from typing import Any


def draw(seed, stream, counters, n, k=0):
    key, message = hashlib.sha256(seed.encode()).digest(), f"{stream}|{','.join(map(str, counters))}|{k}".encode()
    u = int.from_bytes(hashlib.blake2b(message, key=key, digest_size=8).digest(), "little")
    return u % n if u < 2**64 // n * n else draw(seed, stream, counters, n, k + 1)


def throws(run):
    """(duel, seat, turn, throw, five faces) of every throw, in order."""
    options, duel, thrown = run["options"], -(run["game"] == "yathsel_run"), 0
    turns, faces = dict[int, int](), list[Any]([0] * 5)
    strange = {(1, slot) for slot in range(5) if options.get("stake") == 8}

    def face(stream, counters, place):
        six, eight = (1 + draw(run["seed"], stream, counters, n) for n in (6, 8))
        return f"#{six}/{eight}" if place in strange else six

    for _, seat, action in run["actions"]:
        kind, slot, turn = action["type"], action.get("slot", action.get("hand")), turns.get(seat, 0)
        place = (duel, turn, thrown) if options.get("mirror") else (duel, seat, turn, thrown)
        shaky = seat == 0 and (duel > 0 or "shaky_table" in options.get("house_rules", ()))
        if kind == "start":
            duel, turns = duel + 1, {}
        elif kind == "throw":
            for at in range(5):
                if (loose := at not in action["hold"]) or (shaky and draw(run["seed"], "slip", (*place, at), 100) < 10):
                    new = face("dice", (*place, at), (seat, at))
                    faces[at] = new if loose else f"{faces[at]}~{new}"
        elif kind == "again":
            faces[slot] = face("again", (duel, turn, slot), (seat, slot))
        elif kind == "use" and slot is not None and isinstance(faces[slot], int):
            faces[slot] = 7 - faces[slot] if action["item"] == "flip" else faces[slot] + (1 if action["up"] else -1)
        elif kind in ("swap", "stop") and slot is not None:
            strange.add((seat, slot))
        thrown = 0 if kind == "enter" else thrown + (kind == "throw")
        turns[seat] = turns.get(seat, 0) + (kind == "enter")
        if kind in ("throw", "again"):
            yield duel + 1, seat, turn + 1, thrown, list(faces)


if __name__ == "__main__":
    run = json.load(open(sys.argv[1], encoding="utf-8")) if len(sys.argv) == 2 else sys.exit(__doc__)  # noqa: SIM115
    if run.get("position") or run.get("rig") or not run["game"].startswith("yathsel"):
        sys.exit("this run was positioned or rigged, or is of another game: its dice are not the seed's alone")
    for duel, seat, turn, number, faces in throws(run):
        print(f"duel {duel} seat {seat} turn {turn:2d} throw {number}: {' '.join(map(str, faces))}")
    own = hashlib.sha256(f"{run['seed']}|{run.get('salt') or ''}".encode()).hexdigest()
    print("the commitment fits" if run.get("commitment") in (None, own) else "THE COMMITMENT DOES NOT FIT")
