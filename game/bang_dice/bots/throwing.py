"""Knows which dice are worth keeping: the expected worth over the throws left, exact for the seat's own weights."""

import numpy as np

from game.bang_dice.actions import Stop, Throw
from game.bang_dice.bots.outcomes import WAYS, Outcomes, Whole, bag_of, outcomes
from game.bang_dice.bots.worth import Worth
from game.bang_dice.numbers import DICE, FACES, numbers
from game.bang_dice.shooting import points_of_gatling, reach
from game.bang_dice.state import Shootout, ability, most_throws
from game.core.rules import Seat

ARROWS, DYNAMITE, ONES, TWOS, BEERS, GATLINGS = range(len(FACES))
NEVER = -(1 << 40)


def choose_throw(state: Shootout, wish: Worth) -> Throw | Stop:
    """The keep with the highest expected worth, or to stop where nothing is better."""
    if state.dice is None:
        return Throw(())
    known = outcomes(ability(state, wish.seat).rethrows_dynamite)
    final = worth_of_dice(state, wish, known)
    toll = known.arrows @ _arrow_tolls(state, wish)
    later = final
    for _ in range(most_throws(state) - state.throws_used - 1):
        later = np.maximum(final, _best(known, (known.chances @ later + toll) // WAYS))
    values = (known.chances @ later + toll) // WAYS
    here = known.bags[bag_of(state.dice)]
    best, keep = int(final[here]), None
    for choice in known.choices[here].tolist():
        if choice >= 0 and int(values[choice]) > best:
            best, keep = int(values[choice]), known.keeps[choice]
    return Stop() if keep is None else Throw(_dice_of(state.dice, keep))


def _best(known: Outcomes, values: Whole) -> Whole:
    """The best of the keeps possible from each bag."""
    best: Whole = np.where(known.choices >= 0, values[known.choices], NEVER).max(axis=1)
    return best


def _dice_of(dice: tuple[str, ...], keep: tuple[int, ...]) -> tuple[int, ...]:
    """The lowest dice that make up the kept bag."""
    left, kept = list(keep), []
    for die, face in enumerate(dice):
        if left[FACES.index(face)]:
            left[FACES.index(face)] -= 1
            kept.append(die)
    return tuple(kept)


def worth_of_dice(state: Shootout, wish: Worth, known: Outcomes) -> Whole:
    """What each bag of five is worth when it stays as it is."""
    counts, able, seat = known.counts, ability(state, wish.seat), wish.seat
    shots = _shots(state, wish)
    beers = np.array(beer_worth(state, wish), np.int64)
    values = shots[counts[:, ONES], counts[:, TWOS]] + beers[counts[:, BEERS]]
    none = (counts[:, ONES] + counts[:, TWOS]) == 0
    if able.doubles_shot:
        gain = _double_gain(state, wish) - (beers[counts[:, BEERS]] - beers[np.maximum(counts[:, BEERS] - 1, 0)])
        values += np.where(~none & (counts[:, BEERS] > 0), np.maximum(gain, 0), 0)
    if able.quiet_gain:
        values += np.where(none, max(wish.heals[seat], 0) * able.quiet_gain, 0)
    values += np.array(_gatlings(state, wish), np.int64)[counts[:, GATLINGS]]
    blown = counts[:, DYNAMITE] >= numbers().dynamite
    if state.players[seat].life <= 1:
        values = np.where(blown, 0, values)
    found: Whole = values - np.where(blown, wish.own_losses[1], 0)
    return found


def _shots(state: Shootout, wish: Worth) -> Whole:
    """The most that so many ones and twos are worth."""
    ones, twos = reach(state, FACES[ONES]), reach(state, FACES[TWOS])
    near, far = spread(wish, ones), spread(wish, twos)
    size = range(DICE + 1)
    same = ones == twos
    table = [[near[min(one + two, DICE)] if same else near[one] + far[two] for two in size] for one in size]
    return np.array(table, np.int64)


def spread(wish: Worth, targets: tuple[Seat, ...]) -> list[int]:
    """The most that 0 to 5 shots at any of the targets are worth."""
    best = [0] + [NEVER] * DICE
    for target in targets:
        hits = wish.hits[target]
        best = [max(best[total - here] + hits[here] for here in range(total + 1)) for total in range(DICE + 1)]
    return best


def beer_worth(state: Shootout, wish: Worth) -> list[int]:
    """What 0 to 5 beers are worth, each to who needs it most; the second to the same is worth less."""
    able, life = ability(state, wish.seat), state.players[wish.seat].life
    own = able.low_beer if life <= able.low_life else 1
    best, worths = max(wish.heals[wish.seat] * own, *wish.heals), [0]
    for number in range(DICE):
        worths.append(worths[-1] + best - best * number // (DICE - 1))
    return worths


def _double_gain(state: Shootout, wish: Worth) -> int:
    reached = set(reach(state, FACES[ONES])) | set(reach(state, FACES[TWOS]))
    return max(wish.hits[target][2] - wish.hits[target][1] for target in sorted(reached))


def _gatlings(state: Shootout, wish: Worth) -> list[int]:
    able, held = ability(state, wish.seat), state.players[wish.seat].arrows
    struck = points_of_gatling(state, wish.seat)
    salvo = sum(wish.hits[seat][1] for seat, points in enumerate(struck) if points) + held * wish.arrow
    needed = able.gatlings or numbers().gatlings
    each = wish.arrow if able.arrow_for_gatling and any(player.arrows for player in state.players) else 0
    return [(salvo if number >= needed else 0) + number * each for number in range(DICE + 1)]


def _arrow_tolls(state: Shootout, wish: Worth) -> Whole:
    """What 0 to 5 arrows that fall now are worth, the attack that the last one brings included."""
    tolls = []
    for fallen in range(DICE + 1):
        if fallen < state.pile:
            tolls.append(-fallen * wish.arrow)
        else:
            tolls.append(_attack(state, wish) - (fallen - state.pile) * wish.arrow)
    return np.array(tolls, np.int64)


def _attack(state: Shootout, wish: Worth) -> int:
    """What an attack now is worth to the thrower, who takes the whole pile first."""
    value = 0
    for seat, player in enumerate(state.players):
        most = ability(state, seat).most_in_attack
        points = player.arrows + (state.pile if seat == wish.seat else 0)
        points = points if most is None else min(points, most)
        if seat == wish.seat:
            value += player.arrows * wish.arrow - wish.own_losses[min(points, len(wish.own_losses) - 1)]
        else:
            value += wish.hits[seat][min(points, len(wish.hits[seat]) - 1)]
    return value
