"""Knows run codes: game, rules, options and seed in one short line that finds its own typos."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from game.core import seeds
from game.core.rules import Option, Options

ALPHABET = seeds.ALPHABET + "Y"
HEAD = "RUN"
GROUP = 5
_BASE = len(ALPHABET)
_GAMES = 8
_MOST = 1000
_BYTES = 257
_SHAPE = re.compile(r"RUN[- ]\w{5}[- ]\w|RUN\w{20,}$")

Games = Mapping[str, tuple[str, Mapping[str, Option]]]


@dataclass(frozen=True, slots=True)
class Code:
    """What a code tells. Options that are as usual may be missing when it is written; read, all are there."""

    game: str
    options: Options
    seed: str


class CodeFault(Exception):
    """A text that is no code; `why` is one of `letter group length game rules damaged options reserved`.

    `group` is the one that is wrong and `place` the character in it, from 1 on; `what` the character or the rules.
    """

    def __init__(self, why: str, group: int = 0, place: int = 0, what: str = "") -> None:
        super().__init__(f"run code: {why} {what}".strip())
        self.why, self.group, self.place, self.what = why, group, place, what


def looks_like_one(text: str) -> bool:
    """Whether somebody means a code, and not a seed of his own."""
    folded = unicodedata.normalize("NFKC", text).strip().upper()
    return bool(_SHAPE.match(folded)) and any(char.isdigit() for char in folded)


def write(code: Code, games: Games) -> str:
    """The code as a line; `games` tell rules id and options by name, in an order that never changes."""
    rules, schema = games[code.game]
    fields = [(list(games).index(code.game), _GAMES), (int(rules.rpartition("/")[2]), _BASE)]
    for name, option in schema.items():
        given = code.options.get(name, option.default)
        if option.takes == "one":
            fields.append((option.choices.index(given), len(option.choices)))
        elif given != option.default:
            raise CodeFault("options", what=name)
    fields += _seed_fields(code.seed)
    number = 0
    for value, radix in reversed(fields):
        number = number * radix + value
    return "-".join((HEAD, *_groups(number)))


def read(text: str, games: Games) -> Code:
    """The run of a typed or pasted code; raises `CodeFault`."""
    rest = _Rest(_number(_letters(text)))
    place, rules_number = rest.take(_GAMES), rest.take(_BASE)
    if place >= len(games):
        raise CodeFault("game")
    game = list(games)[place]
    rules, schema = games[game]
    named = f"{rules.rpartition('/')[0]}/{rules_number}"
    if named != rules:
        raise CodeFault("rules", what=named)
    options = {
        name: option.choices[rest.take(len(option.choices))] for name, option in schema.items() if option.takes == "one"
    }
    seed = rest.seed()
    if rest.number:
        raise CodeFault("damaged")
    if seeds.calendar(seed):
        raise CodeFault("reserved")
    return Code(game, options, seed)


class _Rest:
    """A number that is taken apart from its low end on."""

    def __init__(self, number: int) -> None:
        self.number = number

    def take(self, radix: int) -> int:
        """The next value."""
        self.number, value = divmod(self.number, radix)
        return value

    def seed(self) -> str:
        """The seed, as `_seed_fields` puts it."""
        if not self.take(2):
            return "".join(seeds.ALPHABET[self.take(len(seeds.ALPHABET))] for _ in range(seeds.RANDOM_LENGTH))
        try:
            seed = bytes(self.take(256) for _ in range(self.take(_BYTES))).decode("utf-8")
            if seeds.canonical(seed) == seed:
                return seed
        except (UnicodeDecodeError, seeds.SeedError):
            pass
        raise CodeFault("damaged")


def _seed_fields(seed: str) -> list[tuple[int, int]]:
    if seeds.is_drawn(seed):
        return [(0, 2), *((seeds.ALPHABET.index(char), len(seeds.ALPHABET)) for char in seed)]
    raw = seed.encode("utf-8")
    return [(1, 2), (len(raw), _BYTES), *((byte, 256) for byte in raw)]


def _letters(text: str) -> str:
    """What counts of a typed code."""
    folded = unicodedata.normalize("NFKC", text).upper()
    return "".join(char for char in folded if char != "-" and not char.isspace()).removeprefix(HEAD)


def _groups(number: int) -> list[str]:
    digits = []
    while number:
        number, digit = divmod(number, _BASE)
        digits.append(digit)
    digits += [0] * (-len(digits) % (GROUP - 1))
    parts = [digits[start : start + GROUP - 1] for start in range(0, len(digits), GROUP - 1)]
    return ["".join(ALPHABET[one] for one in (*part, _check(part, at, len(parts)))) for at, part in enumerate(parts)]


def _check(part: list[int], group: int, groups: int) -> int:
    """The digit that makes up for a group, its place and their number; weights are all different, 6 is 1/5 mod 29."""
    weighed = sum(weight * digit for weight, digit in enumerate(part, start=1))
    return (7 * (group + 1) + 11 * groups - weighed) * 6 % _BASE


def _number(letters: str) -> int:
    if not letters or len(letters) > _MOST:
        raise CodeFault("length")
    for at, char in enumerate(letters):
        if char not in ALPHABET:
            raise CodeFault("letter", at // GROUP + 1, at % GROUP + 1, char[:1])
    parts = [[ALPHABET.index(char) for char in letters[at : at + GROUP]] for at in range(0, len(letters), GROUP)]
    whole = [part for part in parts if len(part) == GROUP]
    wrong = _wrong(whole, len(parts))
    if len(whole) < len(parts) or (wrong and any(not _wrong(whole, groups) for groups in range(1, _BASE))):
        raise CodeFault("length")
    if wrong:
        raise CodeFault("group", wrong[0])
    number = 0
    for digit in reversed([digit for part in whole for digit in part[:-1]]):
        number = number * _BASE + digit
    return number


def _wrong(parts: list[list[int]], groups: int) -> list[int]:
    return [at + 1 for at, part in enumerate(parts) if _check(part[:-1], at, groups) != part[-1]]
