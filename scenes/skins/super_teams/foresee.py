"""Knows what a move would come to: where a ship lands, where a Maw throws it, whom it passes."""

from dataclasses import dataclass

from game.super_teams import track
from game.super_teams.numbers import MAW
from game.super_teams.state import Race, distance, leaves, names, side_of_ship, space_of


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a ship comes to: the space it reaches, what that is, where it falls back to (or None), whom it passes."""

    ship: str
    origin: int
    space: int
    kind: str
    fall: int | None
    passed: tuple[str, ...]

    @property
    def end(self) -> int:
        """Where it stands after all."""
        return self.space if self.fall is None else self.fall


def landing(race: Race, card: str, ship: str, bonus: str = "") -> Landing:
    """What a movement card does with a ship, with a bonus card or without."""
    origin = space_of(race, ship)
    space = min(origin + distance(leaves(race, ship), card, bonus), track.final(race.track))
    kind = track.kind_at(race.track, space)
    fall = track.normal_behind(race.track, space) if kind == MAW else None
    end = space if fall is None else fall
    own = side_of_ship(race, ship)
    passed = tuple(
        one for one in names(race) if side_of_ship(race, one) != own and origin < space_of(race, one) < end
    )  # fmt: skip
    return Landing(ship, origin, space, kind, fall, passed)
