"""Knows how a bot of each level answers for its seat: `sharp`, `steady` or `rookie`; without a level, sharp."""

from collections.abc import Callable, Sequence

from game.core.rules import Seat, View
from game.core.session import BotDraw
from game.super_teams.actions import Pass, RaceAction
from game.super_teams.bots import plain, rookie
from game.super_teams.bots.fleet import fleet, places, reckoned, value
from game.super_teams.bots.sprint import played_out
from game.super_teams.bots.weights import weights
from game.super_teams.bots.worlds import RaceRules, after, world
from game.super_teams.events import RaceEvent
from game.super_teams.state import Race


def choose(
    rules: RaceRules,
    level: int | str | None,
    view: View[Race, RaceEvent],
    legal: Callable[[], Sequence[RaceAction]],
    chance: BotDraw,
) -> RaceAction | None:
    """What a bot of that level does now, or None when it is not asked. `rules` are run on imagined races only."""
    race, seat = view.state, view.seat
    if race.to_act != seat:
        return None
    listed = legal()
    if len(listed) == 1:
        return listed[0]
    match level:
        case "rookie":
            return rookie.choose(race, seat, listed, lambda *at, n: chance((len(view.seen), *at), n))
        case "steady":
            return plain.best(race, seat, listed)
        case _:
            return _sharp(rules, race, seat, listed, lambda at, n: chance((len(view.seen), *at), n))


def _sharp(rules: RaceRules, race: Race, seat: Seat, listed: Sequence[RaceAction], chance: BotDraw) -> RaceAction:
    """The action that does best over many deals of what is hidden, each played out to the end of the hands."""
    wanted = _promising(race, seat, listed)
    totals = [0] * len(wanted)
    for number in range(weights().sharp.worlds):
        imagined = world(race, chance, (number,))
        for at, action in enumerate(wanted):
            totals[at] += _outlook(after(rules, imagined, seat, action), seat)
    return wanted[totals.index(max(totals))]


def _promising(race: Race, seat: Seat, listed: Sequence[RaceAction]) -> list[RaceAction]:
    """The actions that a plain look likes best, in their order; passing always among them."""
    worth = plain.worth(race, seat, listed)
    order = sorted(range(len(listed)), key=lambda at: (not isinstance(listed[at], Pass), -worth[at], at))
    return [listed[at] for at in order[: weights().sharp.candidates]]


def _outlook(race: Race, seat: Seat) -> int:
    """What a race whose cards all lie open in thought is worth to the seat."""
    found = fleet(race)
    total = value(race, found, seat)
    if race.winners:
        return total
    hands = [[reckoned(race, card) for card in hand if card is not None] for hand in race.hands]
    return total + played_out(found, places(race, found), hands, race.turn, seat)
