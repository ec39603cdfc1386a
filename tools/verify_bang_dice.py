"""Recomputes the throws of a Bang! Dice run file from its seed alone: python tools/verify_bang_dice.py FILE.run.json

Nothing of the game is imported. Compare the faces with what was seen on the table (docs/fair-dice.md).
"""

import gzip
import hashlib
import json
import sys

FACES = ("arrow", "dynamite", "one", "two", "beer", "gatling")


def draw(seed, stream, counters, n):
    key = hashlib.sha256(seed.encode()).digest()
    for k in range(1000):
        message = f"{stream}|{','.join(map(str, counters))}|{k}".encode()
        u = int.from_bytes(hashlib.blake2b(message, key=key, digest_size=8).digest(), "little")
        if u < 2**64 // n * n:
            return u % n
    raise ValueError("no value below the limit in 1000 tries")


def throws(run):
    """(seat, turn, throw, five faces) of every throw, in order: a turn is the throws of one seat after another's."""
    faces, thrower, turn, thrown = [""] * 5, None, -1, 0
    for _, seat, action in run["actions"]:
        if action["type"] != "throw":
            continue
        turn, thrown = (turn, thrown + 1) if seat == thrower else (turn + 1, 0)
        thrower = seat
        for die in (die for die in range(5) if die not in action["keep"]):
            faces[die] = FACES[draw(run["seed"], "dice", (turn, thrown, die), 6)]
        yield seat, turn + 1, thrown + 1, list(faces)


def main(name):
    raw = open(name, "rb").read()  # noqa: SIM115
    run = json.loads(gzip.decompress(raw) if raw.startswith(b"\x1f\x8b") else raw)
    if run.get("position") or run.get("rig") or run["game"] != "bang_dice":
        sys.exit("this run was positioned or rigged, or is of another game: its dice are not the seed's alone")
    for seat, turn, throw, faces in throws(run):
        print(f"seat {seat} turn {turn:2d} throw {throw}: {' '.join(faces)}")
    if run.get("commitment"):
        own = hashlib.sha256(f"{run['seed']}|{run.get('salt') or ''}".encode()).hexdigest()
        print("the commitment fits seed and salt" if own == run["commitment"] else "THE COMMITMENT DOES NOT FIT")


if __name__ == "__main__":
    main(sys.argv[1]) if len(sys.argv) == 2 else sys.exit(__doc__)
