"""Knows who has won, and by which test: contracts, symbols on them, chips, or shared (bounty_hunter.md, end)."""

from game.bounty_hunter.state import Hunt, seats_of
from game.core.rules import Outcome, Seat


def verdict(hunt: Hunt) -> tuple[tuple[Seat, ...], str]:
    """The winners and the test that decided."""
    tests = (
        ("contracts", [len(pile) for pile in hunt.piles]),
        ("symbols", [sum(map(len, pile)) for pile in hunt.piles]),
        ("chips", list(hunt.chips)),
    )
    ahead = tuple(range(seats_of(hunt)))
    for reason, counts in tests:
        most = max(counts[seat] for seat in ahead)
        ahead = tuple(seat for seat in ahead if counts[seat] == most)
        if len(ahead) == 1:
            return ahead, reason
    return ahead, "shared"


def outcome(hunt: Hunt) -> Outcome | None:
    """How it ended, with the contracts of each seat; None while it goes on."""
    if hunt.phase != "over":
        return None
    winners, reason = verdict(hunt)
    return Outcome(winners, tuple(len(pile) for pile in hunt.piles), reason)
