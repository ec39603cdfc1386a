"""Knows what a bot answers to everything but a throw: whom it shoots, whom it heals, which arrows move."""

from game.bang_dice.actions import Assign, Beers, DiscardArrows, Gatling, Gift, Shot, TakeArrow
from game.bang_dice.bots.weights import weights
from game.bang_dice.bots.worth import MOST_POINTS, Worth
from game.bang_dice.check import discards, most_taken
from game.bang_dice.shooting import may_double, reach_of_die
from game.bang_dice.state import Shootout, ability, beers_left, cap, shot_dice
from game.core.rules import Seat

Points = tuple[int, ...]


def assign(state: Shootout, wish: Worth) -> Assign:
    """The shots where they are worth most together, and a beer for the double where that is worth more."""
    dice, seats = shot_dice(state), len(state.players)
    ways: dict[Points, tuple[Seat, ...]] = {(0,) * seats: ()}
    for die in dice:
        more: dict[Points, tuple[Seat, ...]] = {}
        for points, targets in ways.items():
            for target in reach_of_die(state, die):
                more.setdefault(_with(points, target), (*targets, target))
        ways = more
    best, double = None, None
    most = 0
    price = _beers_given_up(state, wish) if may_double(state) else 0
    for points, targets in ways.items():
        value = _value(wish, points)
        for place in (None, *range(len(targets))) if may_double(state) else (None,):
            whole = value if place is None else _value(wish, _with(points, targets[place])) - price
            if best is None or whole > most:
                best, double, most = targets, place, whole
    return Assign(
        tuple(
            Shot(die, target, True if place == double else None)
            for place, (die, target) in enumerate(zip(dice, best or (), strict=True))
        )
    )


def beers(state: Shootout, wish: Worth) -> Beers:
    """Every beer to who is worth most, as life fills up."""
    return Beers(_drinkers(state, wish, beers_left(state)))


def gift(state: Shootout, wish: Worth) -> Gift:
    """The gift to who is worth most."""
    return Gift(_drinkers(state, wish, 1)[0])


def take_arrows(state: Shootout, wish: Worth) -> TakeArrow:
    """As many arrows as cost less than the points they stand for, an attack being likely but not certain."""
    losses, points, held = wish.own_losses, state.losses[wish.seat], state.players[wish.seat].arrows

    def cost(n: int) -> int:
        now, later = (losses[min(lost, len(losses) - 1)] for lost in (points - n, points + held))
        return now * 100 + (later - now) * weights().self.arrow

    return TakeArrow(min(range(most_taken(state, wish.seat) + 1), key=cost))


def discard(state: Shootout, wish: Worth) -> DiscardArrows:
    """The own arrows first, then those of friends; those of foes only where it has to be."""
    held, fewest, most = discards(state, wish.seat)
    gains = []
    for seat, arrows in enumerate(held):
        gain = wish.arrow if seat == wish.seat else -wish.hits[seat][1] // 2
        gains += [(-gain, seat)] * arrows
    chosen = [seat for at, (loss, seat) in enumerate(sorted(gains)) if at < fewest or (loss <= 0 and at < most)]
    return DiscardArrows(tuple(chosen))


def gatling(state: Shootout, wish: Worth) -> Gatling:
    """The own arrows always go back."""
    return Gatling(True)


def _drinkers(state: Shootout, wish: Worth, number: int) -> tuple[Seat, ...]:
    able, chosen = ability(state, wish.seat), []
    missing = [cap(state, seat) - player.life for seat, player in enumerate(state.players)]
    jesse = able.low_beer if state.players[wish.seat].life <= able.low_life and not able.gift else 1
    living = [seat for seat, player in enumerate(state.players) if not player.out]
    for _ in range(number):

        def gain(seat: Seat) -> tuple[int, int]:
            worth = wish.heals[seat] * (jesse if seat == wish.seat else 1) if missing[seat] > 0 else 0
            return worth * (missing[seat] + 8), -seat

        best = max(living, key=gain)
        missing[best] -= jesse if best == wish.seat else 1
        chosen.append(best)
    return tuple(chosen)


def _beers_given_up(state: Shootout, wish: Worth) -> int:
    """What the beer is worth that doubling a shot takes."""
    return max(0, *wish.heals)


def _with(points: Points, target: Seat) -> Points:
    return (*points[:target], points[target] + 1, *points[target + 1 :])


def _value(wish: Worth, points: Points) -> int:
    return sum(wish.hits[seat][min(number, MOST_POINTS)] for seat, number in enumerate(points) if number)
