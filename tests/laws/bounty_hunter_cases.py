"""Knows how Bounty Hunter is set up to be held against the laws: a short deck, since play by chance takes its time."""

from collections.abc import Mapping
from typing import Any

from game import catalog
from game.bounty_hunter.state import Hunt
from tests.laws.laws import Case

RULES = catalog.games()["bounty_hunter"].rules
MOST = 100_000
SHORT: Mapping[str, Any] = {"deck": ["RRWW", "YYWW", "RRBB"], "chips": [2, 2]}
ROBBED: Mapping[str, Any] = {
    "deck": ["RRWW", "YYWW"], "piles": [["OOPP", "BBPP"], ["RRBB", "YYGG"], ["GGGG"]], "chips": [3, 0, 1], "start": 2,
}  # fmt: skip


def _tokens(hunt: Hunt) -> Any:
    """Contracts on the table, those of the deck among them; five black dice and two grey places."""
    return len(hunt.deck) + sum(map(len, hunt.piles)), len(hunt.grey), len(hunt.chips)


CASES: Mapping[str, Case] = {
    "bounty of 2": Case(RULES, 2, {}, _tokens, MOST, position=SHORT),
    "bounty of 3, the whole deck": Case(RULES, 3, {}, _tokens, MOST, times=1),
    "bounty of 5": Case(RULES, 5, {"whites_must_match": True}, _tokens, MOST, position={"deck": ["YYWW", "OOPP"]}),
    "bounty with a traitor": Case(RULES, 3, {"traitor": True}, _tokens, MOST, position=ROBBED),
}
