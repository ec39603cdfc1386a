"""Knows how a deal is played out in thought: every seat plays its best card of the moment until the hands are empty."""

from game.core.rules import Seat
from game.super_teams.bots.fleet import Card, Fleet
from game.super_teams.bots.weights import weights


def played_out(found: Fleet, ids: list[int], hands: list[list[Card]], first: Seat, viewer: Seat) -> int:
    """What the rest of the deal brings the viewer; changes `ids` and `hands`."""
    seats = len(hands)
    mine = found.pull[viewer]
    home, sides = found.ways.home, found.sides
    total, seat = 0, first
    for _ in range(sum(map(len, hands))):
        while not hands[seat]:
            seat = (seat + 1) % seats
        card, ship, there, gained = _best(found, ids, hands[seat], seat)
        hands[seat].remove(card)
        ids[ship] = there
        total += mine[ship] * gained
        if there == home:
            for side in sides:
                if ship in side and all(ids[one] == home for one in side):
                    return total + weights().win * (mine[ship] if mine[ship] > 0 else -max(mine))
        seat = (seat + 1) % seats
    return total


def _best(found: Fleet, ids: list[int], hand: list[Card], seat: Seat) -> tuple[Card, int, int, int]:
    """The card and ship that bring the seat most, where the ship goes, and what the ship gains."""
    pull, ways, home = found.pull[seat], found.ways, found.ways.home
    helped, hindered, of_colour = ways.helped, ways.hindered, found.of_colour
    chosen, most = (hand[0], 0, ids[0], 0), -(1 << 40)
    for card in hand:
        colour, n = card
        ships = of_colour[colour]
        if all(ids[ship] == home for ship in ships):
            ships = tuple(range(len(ids)))
        for ship in ships:
            place = ids[ship]
            if place == home:
                continue
            wish = pull[ship]
            there, gained = (helped if wish > 0 else hindered)[place][n]
            if wish * gained > most:
                most = wish * gained
                chosen = card, ship, there, gained
    return chosen
