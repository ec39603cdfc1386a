"""Knows how a race may be behind what a seat sees: hidden cards dealt anew, and the rules run on what is imagined."""

from collections.abc import Collection
from dataclasses import replace

from game.core.draw import shuffled
from game.core.rules import Rules, Seat
from game.core.session import BotDraw
from game.super_teams.actions import RaceAction
from game.super_teams.bots import plain
from game.super_teams.events import RaceEvent
from game.super_teams.numbers import bonus_cards, movement_cards
from game.super_teams.state import MOVE, Cards, Race

RaceRules = Rules[Race, RaceAction, RaceEvent]


class Imagined:
    """A race that goes on in thought: the rules' `Flow` without a match; what is shuffled in it lies as it lay."""

    def __init__(self, rules: RaceRules, race: Race) -> None:
        self._evolve = rules.evolve
        self.state = race
        self.t = 0

    def emit(self, event: RaceEvent) -> None:
        """Changes the race as the event says."""
        self.state = self._evolve(self.state, event)

    def draw(self, stream: str, counters: tuple[int, ...], n: int) -> int:
        """The last choice: in a shuffle every card stays where it is."""
        return n - 1

    def rigged_die(self) -> None:
        """No dice are laid down."""

    def rigged_card(self, pile: Collection[str]) -> None:
        """No cards are laid down."""


def world(race: Race, chance: BotDraw, counters: tuple[int, ...]) -> Race:
    """The race with every hidden card dealt at random, consistent with all that the seat knows."""
    moves = _dealt(movement_cards(race.colours), (*race.hands, race.pile, race.played), chance, (*counters, 0))
    bonus = _dealt(
        bonus_cards(), (*race.bonus, race.bonus_pile, race.bonus_played, race.planet), chance, (*counters, 1)
    )  # fmt: skip
    seats = len(race.hands)
    return replace(
        race, hands=moves[:seats], pile=moves[seats], bonus=bonus[:seats], bonus_pile=bonus[seats],
        planet=bonus[seats + 2],
    )  # fmt: skip


def after(rules: RaceRules, race: Race, seat: Seat, action: RaceAction) -> Race:
    """The race after an action, once the next seat has to move or it is over; all others answer by a plain look."""
    flow = Imagined(rules, race)
    rules.decide(flow, seat, action)
    while flow.state.to_act is not None and flow.state.phase != MOVE:
        asked = flow.state.to_act
        rules.decide(flow, asked, plain.best(flow.state, asked, rules.legal(flow.state, asked)))
    return flow.state


def _dealt(
    known: tuple[str, ...], piles: tuple[Cards, ...], chance: BotDraw, counters: tuple[int, ...]
) -> tuple[Cards, ...]:  # fmt: skip
    """The piles with every hidden card filled in from those that are seen nowhere."""
    rest = list(known)
    for pile in piles:
        for card in pile:
            if card is not None:
                rest.remove(card)
    order = shuffled(lambda i, n: chance((*counters, i), n), rest)
    unseen = iter([rest[at] for at in order])
    return tuple(tuple(next(unseen) if card is None else card for card in pile) for pile in piles)
