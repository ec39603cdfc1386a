"""Recomputes the throws of a Yathsel run file from its seed alone: python tools/verify_dice.py FILE.run.json

Nothing of the game is imported. Compare the faces with what was seen on the table (docs/fair-dice.md). A * is a face
that a trick turned or a die from a pocket or the smith shows: `main.py verify` recomputes those too.
"""

import gzip
import hashlib
import json
import sys


def draw(seed, stream, counters, n):
    key = hashlib.sha256(seed.encode()).digest()
    for k in range(1000):
        message = f"{stream}|{','.join(map(str, counters))}|{k}".encode()
        u = int.from_bytes(hashlib.blake2b(message, key=key, digest_size=8).digest(), "little")
        if u < 2**64 // n * n:
            return u % n
    raise ValueError("no value below the limit in 1000 tries")


def throws(run):
    """(duel, seat, turn, throw, five faces) of every throw, in order; None for a face that is no plain die's."""
    mirror, seed = run["options"].get("mirror", False), run["seed"]
    duel, faces, thrown, turns = (-1 if run["game"] == "yathsel_run" else 0), [None] * 5, 0, dict[int, int]()
    strange = {(seat, slot) for seat in range(1, 6) for slot in range(5) if run["options"].get("stake") == 8}
    for _, seat, action in run["actions"]:
        kind, slot = action["type"], action.get("slot", action.get("hand"))
        place = (duel, turns.get(seat, 0), thrown) if mirror else (duel, seat, turns.get(seat, 0), thrown)
        if kind == "start":
            duel, turns = duel + 1, {}
        elif kind == "throw":
            for loose in (slot for slot in range(5) if slot not in action["hold"]):
                plain = (seat, loose) not in strange
                faces[loose] = 1 + draw(seed, "dice", (*place, loose), 6) if plain else None
            thrown += 1
            yield duel + 1, seat, turns.get(seat, 0) + 1, thrown, list(faces)
        elif kind == "enter":
            turns[seat], thrown = turns.get(seat, 0) + 1, 0
        elif kind in ("swap", "stop", "use", "again") and slot is not None:
            faces[slot] = None
            strange |= {(seat, slot)} if kind in ("swap", "stop") else set()


def main(name):
    raw = open(name, "rb").read()  # noqa: SIM115
    run = json.loads(gzip.decompress(raw) if raw.startswith(b"\x1f\x8b") else raw)
    if run.get("position") or run.get("rig") or not run["game"].startswith("yathsel"):
        sys.exit("this run was positioned or rigged, or is of another game: its dice are not the seed's alone")
    for duel, seat, turn, thrown, faces in throws(run):
        print(f"duel {duel} seat {seat} turn {turn:2d} throw {thrown}: {' '.join(str(face or '*') for face in faces)}")
    if run.get("commitment"):
        own = hashlib.sha256(f"{run['seed']}|{run.get('salt') or ''}".encode()).hexdigest()
        print("the commitment fits seed and salt" if own == run["commitment"] else "THE COMMITMENT DOES NOT FIT")


if __name__ == "__main__":
    main(sys.argv[1]) if len(sys.argv) == 2 else sys.exit(__doc__)
