"""Knows which die of a throw completes what lies there, so that it may come to rest last."""

from game.yathsel.card import BOXES, UPPER, Faces, plain_points


def completing(faces: Faces, slots: list[int]) -> int | None:
    """The thrown slot without which the highest pattern that lies there would be missing; the last of several."""
    for at in reversed(range(UPPER, len(BOXES) - 1)):
        if not plain_points(at, faces):
            continue
        needed = [slot for slot in slots if not _without(at, faces, slot)]
        return needed[-1] if needed else None
    return None


def _without(at: int, faces: Faces, slot: int) -> bool:
    rest = (*faces[:slot], *faces[slot + 1 :])
    return all(plain_points(at, (*rest, other)) for other in range(1, 7))
