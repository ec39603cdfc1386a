"""Recomputes every throw of a Yathsel run file from its seed alone: python tools/verify_dice.py FILE.run.json

Nothing of the game is imported. Compare the printed faces with what was seen on the table (docs/fair-dice.md).
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
    """(duel, seat, turn, throw, five faces) of every throw, in order."""
    mirror = run["options"].get("mirror", False)
    duel, faces, thrown = (-1 if run["game"] == "yathsel_run" else 0), [0] * 5, 0
    turns: dict = {}
    for _, seat, action in run["actions"]:
        if action["type"] == "start":
            duel, turns = duel + 1, {}
        elif action["type"] == "throw":
            turn = turns.get(seat, 0)
            place = (duel, turn, thrown) if mirror else (duel, seat, turn, thrown)
            loose = [slot for slot in range(5) if slot not in action["hold"]]
            for slot in loose:
                faces[slot] = 1 + draw(run["seed"], "dice", (*place, slot), 6)
            thrown += 1
            yield duel + 1, seat, turn + 1, thrown, list(faces)
        elif action["type"] == "enter":
            turns[seat], thrown = turns.get(seat, 0) + 1, 0


def main(name):
    with open(name, "rb") as file:
        raw = file.read()
    run = json.loads(gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw)
    if run.get("position") or run.get("rig"):
        sys.exit("this run was positioned or rigged: its dice are not the seed's alone")
    for duel, seat, turn, thrown, faces in throws(run):
        print(f"duel {duel} seat {seat} turn {turn:2d} throw {thrown}: {' '.join(map(str, faces))}")
    if run.get("commitment"):
        own = hashlib.sha256(f"{run['seed']}|{run.get('salt') or ''}".encode()).hexdigest()
        print("the commitment fits seed and salt" if own == run["commitment"] else "THE COMMITMENT DOES NOT FIT")


if __name__ == "__main__":
    main(sys.argv[1]) if len(sys.argv) == 2 else sys.exit(__doc__)
