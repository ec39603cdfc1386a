"""Knows how a recorded run is shown away from its table: on the road, under the table, and every decision in words."""

from functools import partial

from game.campaign.state import Run
from game.core.rules import Seat
from scenes.campaign import deeds
from scenes.campaign.keeper import PLAYER
from scenes.campaign.stills import still_of, summary_of
from scenes.campaign.told import Ended, end_of, sign_in
from scenes.replaying.film import Film
from scenes.replaying.house import Paint
from scenes.services.services import Services
from scenes.skins.yathsel.memory import Memory, noted
from scenes.skins.yathsel.under_still import UnderStill


class Recorded:
    """A film of a run; as `Beside`."""

    def __init__(self, services: Services, film: Film) -> None:
        self._services = services
        self._film = film
        self._under = UnderStill(services)
        self._memories: dict[Seat, list[Memory]] = {}
        self._sign = sign_in(film.run)

    def still(self, number: int, seat: Seat) -> Paint | None:
        """The road's own screen as the player saw it, or the place under the table for whoever is there."""
        film = self._film
        moment = film.moments[number]
        run: Run = film.rules.mask(moment.state, PLAYER)
        action = film.moments[number + 1].action if number + 1 < len(film.moments) else None
        if run.phase == "duel":
            if seat != PLAYER or not run.duel.shop.under or not run.duel.shop.pouches:
                return None
            return partial(
                self._under.draw, duel=run.duel, opponent=run.opponent or "", memory=self._memory(number, seat),
                t=moment.t, action=action,
            )  # fmt: skip
        if film.rules.outcome(moment.state) is not None:
            seen = film.view(number, PLAYER).seen
            ended = Ended(film.run, run, seen, moment.t, film.run.times.real_ms)
            return summary_of(self._services, end_of(ended)).draw
        made = still_of(self._services, run, self._sign, action)
        return None if made is None else made.draw

    def said(self, number: int, seat: Seat) -> str:
        """The decision in words, as far as a seat saw it; what is decided on the road is the player's to see."""
        film = self._film
        if number == 0:
            return self._services.text.say("deed.beginning")
        seat = seat if film.moments[number - 1].state.phase == "duel" else PLAYER
        before: Run = film.rules.mask(film.moments[number - 1].state, seat)
        events = [film.rules.redact(beat.event, seat) for beat in film.moments[number].beats]
        return deeds.said(self._services, self._memory(number - 1, seat), events, before)

    def _memory(self, number: int, seat: Seat) -> Memory:
        """What a seat remembers of the duel after a decision; every memory is made once."""
        made = self._memories.setdefault(seat, [])
        for moment in self._film.moments[len(made) : number + 1]:
            memory = made[-1] if made else Memory()
            for beat in moment.beats:
                memory = noted(memory, self._film.rules.redact(beat.event, seat))
            made.append(memory)
        return made[number]
