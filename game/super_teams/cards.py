"""Knows how cards come to the seats: dealt, drawn, taken from the final planet, shuffled anew (super_teams.md)."""

from collections.abc import Callable, Sequence

from game.core.draw import shuffled
from game.core.rules import Flow, Seat
from game.super_teams.events import BonusDrawn, Dealt, HandsDealt, PlanetCardsTaken, RaceEvent, Reshuffled
from game.super_teams.evolve import without
from game.super_teams.numbers import bonus_cards, movement_cards, numbers
from game.super_teams.state import Cards, Race, seats_of

RaceFlow = Flow[Race, RaceEvent]
Draw = Callable[[str, tuple[int, ...], int], int]
MOVEMENT, BONUS = "movement", "bonus"


def mixed(draw: Draw, stream: str, counters: tuple[int, ...], cards: Sequence[str | None]) -> Cards:
    """The cards as the stream shuffles them."""
    order = shuffled(lambda i, n: draw(stream, (*counters, i), n), cards)
    return tuple(cards[at] for at in order)


def deal(flow: RaceFlow) -> None:
    """The set-up: both piles shuffled, the planet's cards laid, the first hands dealt."""
    race = flow.state
    bonus = mixed(flow.draw, BONUS, (0,), bonus_cards())
    laid = planet_cards(race)
    hands, pile = _hands(flow, mixed(flow.draw, MOVEMENT, (0,), movement_cards(race.colours)))
    flow.emit(Dealt(hands, pile, bonus[:laid], bonus[laid:]))


def planet_cards(race: Race) -> int:
    """How many bonus cards lie on the final planet at the start."""
    return numbers().planet_cards * seats_of(race)


def deal_if_empty(flow: RaceFlow) -> None:
    """New hands for everybody when all are empty; with too few left the played ones are shuffled in."""
    race = flow.state
    if any(race.hands):
        return
    if len(race.pile) < numbers().hand * seats_of(race):
        pile = mixed(flow.draw, MOVEMENT, (race.movement_shuffles,), (*race.pile, *race.played))
        flow.emit(Reshuffled(MOVEMENT, pile))
    flow.emit(HandsDealt(_hands(flow, flow.state.pile)[0]))


def draw_bonus(flow: RaceFlow, seat: Seat) -> None:
    """The seat draws a bonus card, if there is one at all."""
    race = flow.state
    if not race.bonus_pile and race.bonus_played:
        flow.emit(Reshuffled(BONUS, mixed(flow.draw, BONUS, (race.bonus_shuffles,), race.bonus_played)))
    if flow.state.bonus_pile:
        flow.emit(BonusDrawn(seat, _top(flow, flow.state.bonus_pile, bonus_cards())))


def take_planet_cards(flow: RaceFlow) -> None:
    """Every seat takes its cards from the final planet, once."""
    race, each = flow.state, numbers().planet_cards
    if race.planet:
        cards = mixed(flow.draw, "planet", (), race.planet)
        flow.emit(PlanetCardsTaken(tuple(cards[each * seat : each * (seat + 1)] for seat in range(seats_of(race)))))


def _hands(flow: RaceFlow, pile: Cards) -> tuple[tuple[Cards, ...], Cards]:
    """A new hand for every seat, and what is left of the pile."""
    hands = []
    for _ in range(seats_of(flow.state)):
        hand: Cards = ()
        for _ in range(numbers().hand):
            card = _top(flow, pile, movement_cards(flow.state.colours))
            hand, pile = (*hand, card), without(pile, (card,))
        hands.append(hand)
    return tuple(hands), pile


def _top(flow: RaceFlow, pile: Cards, kind: Sequence[str]) -> str | None:
    """The next card of a pile: one that was laid down beforehand if it is there, else the topmost."""
    laid = flow.rigged_card(kind)
    return laid if laid is not None and laid in pile else pile[0]
