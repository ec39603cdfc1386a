"""Knows logarithms in whole numbers, the same on every machine: 1024 times the binary logarithm, and its inverse."""

from functools import cache
from math import isqrt

BITS = 10
ONE = 1 << BITS
_SCALE = 60
_FINE = 40


@cache
def log(n: int) -> int:
    """1024 times the binary logarithm of n >= 1, rounded down."""
    whole = n.bit_length() - 1
    rest = (n << _SCALE) >> whole
    fraction = 0
    for _ in range(BITS):
        rest = rest * rest >> _SCALE
        fraction *= 2
        if rest >> (_SCALE + 1):
            rest >>= 1
            fraction += 1
    return whole * ONE + fraction


@cache
def powers() -> tuple[int, ...]:
    """2 ** (1 - f / 1024) for f from 0 to 1023, times 2 ** 20."""
    roots = []
    root = 2 << _FINE
    for _ in range(BITS):
        root = isqrt(root << _FINE)
        roots.append(root)
    found = []
    for f in range(ONE):
        value = 1 << _FINE
        for bit in range(BITS):
            if f >> (BITS - 1 - bit) & 1:
                value = value * roots[bit] >> _FINE
        found.append((2 << 2 * _FINE) // value >> (_FINE - 20))
    return tuple(found)
