"""Knows chance: a public function of seed, stream and counters, with nothing to save (engine.md section 2)."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import blake2b, sha256

_WHOLE = 1 << 64

Draw = Callable[[str, tuple[int, ...], int], int]


def draw(seed: str, stream: str, counters: tuple[int, ...], n: int) -> int:
    """A whole number 0..n-1 for a canonical seed; raises `ValueError` unless 1 <= n <= 2**64."""
    if not 1 <= n <= _WHOLE:
        raise ValueError(f"n: is {n}, expected 1 to 2**64")
    head = f"{stream}|{','.join(map(str, counters))}|"
    key, limit, k = _key(seed), _WHOLE // n * n, 0
    while True:
        value = int.from_bytes(blake2b(f"{head}{k}".encode(), key=key, digest_size=8).digest(), "little")
        if value < limit:
            return value % n
        k += 1


def weighted(pick: Callable[[int], int], weights: Sequence[int]) -> int:
    """The index that `pick(sum of weights)` falls on, counted up along the listed weights."""
    rest = pick(sum(weights))
    for index, weight in enumerate(weights):
        if rest < weight:
            return index
        rest -= weight
    raise ValueError("pick gave a number beyond the sum of the weights")


def shuffled(pick: Callable[[int, int], int], items: Sequence[object]) -> tuple[int, ...]:
    """Fisher-Yates from the last index down: the old index at each new place; `pick(i, i + 1)` names i's partner."""
    order = list(range(len(items)))
    for i in range(len(order) - 1, 0, -1):
        partner = pick(i, i + 1)
        order[i], order[partner] = order[partner], order[i]
    return tuple(order)


@lru_cache(maxsize=256)
def _key(seed: str) -> bytes:
    return sha256(seed.encode()).digest()
