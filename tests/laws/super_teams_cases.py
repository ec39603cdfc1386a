"""Knows how races of every size are set up to be held against the laws."""

from collections import Counter
from collections.abc import Mapping

from game import catalog
from game.super_teams.state import Race
from tests.laws.laws import Case

MOST_ACTIONS = 1200
SEATS: Mapping[str, tuple[int, dict[str, object]]] = {
    "race of two": (2, {}),
    "race of two with a colour each": (2, {"colours_each": 1}),
    "race of three": (3, {}),
    "race of four": (4, {}),
    "race on an own track": (4, {"track": ["N", "HN", "B", "M", "A", "NB"] * 4}),
}


def _cards(race: Race) -> tuple[tuple[str | None, int], ...]:
    """How often each card is somewhere: always the same, and each in one place."""
    moves = (*race.pile, *race.played, *(card for hand in race.hands for card in hand))
    bonus = (*race.bonus_pile, *race.bonus_played, *race.planet, *(card for hand in race.bonus for card in hand))
    dealt = Counter((*moves, *bonus))
    return tuple(sorted(dealt.items(), key=str))


CASES: Mapping[str, Case] = {
    name: Case(catalog.games()["super_teams"].rules, seats, options, _cards, MOST_ACTIONS, times=1)
    for name, (seats, options) in SEATS.items()
}
