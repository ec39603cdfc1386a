"""Knows Super Teams as a game of the catalogue, `super_teams`: the parts of this folder put together."""

from functools import cache

from game.core.rules import Outcome, Rules
from game.super_teams import check, decide, evolve, forms, legal, positions, secrets
from game.super_teams.actions import ACTIONS, RaceAction
from game.super_teams.bots import weights
from game.super_teams.events import EVENTS, RaceEvent
from game.super_teams.numbers import BONUS_NAMES, FEWEST_SEATS, FILE, MOST_SEATS, movement_cards, numbers
from game.super_teams.state import ALL_HOME, Race, home, names, seat_of, seats_of, side_of

RULES_ID = "super_teams/1"
DATA = (FILE,)


def outcome(race: Race) -> Outcome | None:
    """Who won, and how many own ships each seat has home; None while the race runs."""
    if not race.winners:
        return None
    arrived = [seat_of(race, ship) for ship in names(race) if home(race, ship)]
    scores = tuple(arrived.count(seat) for seat in range(seats_of(race)))
    return Outcome(race.winners, scores, ALL_HOME, side_of(race, race.winners[0]))


def load() -> None:
    """Reads every data file of the game; raises `DataError`."""
    numbers()
    weights.weights()


@cache
def rules() -> Rules[Race, RaceAction, RaceEvent]:
    """The rules of `super_teams`, 2 to 4 seats."""
    return Rules(
        game="super_teams",
        id=RULES_ID,
        seats=(FEWEST_SEATS, MOST_SEATS),
        options=positions.options,
        actions=ACTIONS,
        events=EVENTS,
        new=positions.new,
        advance=decide.advance,
        windows=check.windows,
        check=check.check,
        legal=legal.legal,
        decide=decide.decide,
        evolve=evolve.evolve,
        mask=secrets.mask,
        redact=secrets.redact,
        outcome=outcome,
        to_dict=forms.to_dict,
        from_dict=forms.from_dict,
        cards=(*dict.fromkeys(movement_cards(numbers().colours)), *BONUS_NAMES),
    )
