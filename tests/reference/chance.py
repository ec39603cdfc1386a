"""Knows `draw` a second time, from the text of the rules alone: BLAKE2b by hand after RFC 7693, nothing of game/."""

import hashlib

WORD = 2**64
IV = (
    0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
    0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
)  # fmt: skip
SIGMA = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), (14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3),
    (11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4), (7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8),
    (9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13), (2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9),
    (12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11), (13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10),
    (6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5), (10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0),
)  # fmt: skip
MIXED = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
         (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))  # fmt: skip


def draw(seed: str, stream: str, counters: tuple[int, ...], n: int) -> int:
    """The number that engine.md section 2 gives, step by step."""
    k = 0
    while True:
        message = stream + "|" + ",".join(str(c) for c in counters) + "|" + str(k)
        digest = blake2b(message.encode("utf-8"), hashlib.sha256(seed.encode("utf-8")).digest(), 8)
        u = sum(byte << (8 * place) for place, byte in enumerate(digest))
        if u < (WORD // n) * n:
            return u % n
        k += 1


def blake2b(message: bytes, key: bytes, size: int) -> bytes:
    """Keyed BLAKE2b of a message, `size` bytes long."""
    h = list(IV)
    h[0] ^= 0x01010000 ^ (len(key) << 8) ^ size
    data = key.ljust(128, b"\0") + message
    blocks = [data[start : start + 128] for start in range(0, len(data), 128)]
    counted = 0
    for block in blocks[:-1]:
        counted += 128
        h = _compressed(h, block, counted, last=False)
    h = _compressed(h, blocks[-1].ljust(128, b"\0"), counted + len(blocks[-1]), last=True)
    return b"".join(word.to_bytes(8, "little") for word in h)[:size]


def _compressed(h: list[int], block: bytes, counted: int, last: bool) -> list[int]:
    m = [int.from_bytes(block[start : start + 8], "little") for start in range(0, 128, 8)]
    v = h + list(IV)
    v[12] ^= counted % WORD
    v[13] ^= counted // WORD
    if last:
        v[14] ^= WORD - 1
    for step in range(12):
        order = SIGMA[step % 10]
        for place, (a, b, c, d) in enumerate(MIXED):
            _mix(v, a, b, c, d, m[order[2 * place]], m[order[2 * place + 1]])
    return [one ^ v[i] ^ v[i + 8] for i, one in enumerate(h)]


def _mix(v: list[int], a: int, b: int, c: int, d: int, x: int, y: int) -> None:
    v[a] = (v[a] + v[b] + x) % WORD
    v[d] = _turned(v[d] ^ v[a], 32)
    v[c] = (v[c] + v[d]) % WORD
    v[b] = _turned(v[b] ^ v[c], 24)
    v[a] = (v[a] + v[b] + y) % WORD
    v[d] = _turned(v[d] ^ v[a], 16)
    v[c] = (v[c] + v[d]) % WORD
    v[b] = _turned(v[b] ^ v[c], 63)


def _turned(word: int, by: int) -> int:
    return (word >> by) | (word << (64 - by)) % WORD
