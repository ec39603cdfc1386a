"""Knows whose view of a match is shown, and what has to happen before it may be another person's."""

from typing import Any

import pygame

from game.core.rules import Seat, View
from game.core.session import Session
from scenes.services.services import Services
from scenes.stack import Scene
from scenes.table.handover import HandoverScene, Turn
from scenes.table.hooks import TableHooks
from scenes.table.people import looks
from scenes.table.skin import Skin


class Looking:
    """The seat whose view is shown, and the one that is `awaited` behind the curtain, if any: then nothing is shown."""

    def __init__(self, services: Services, session: Session[Any, Any, Any], skin: Skin, hooks: TableHooks) -> None:
        self._services = services
        self._session = session
        self._skin = skin
        self._hooks = hooks
        self._turn = Turn(services)
        self._people = tuple(seat for seat in range(session.match.start.seats) if seat not in session.levels)
        self.seat = looks(session.match.to_act, self._people, min(self._people, default=0))
        self.awaited: Seat | None = self.seat if self._secret(self.seat) else None

    @property
    def guards(self) -> bool:
        """Whether a press that comes now may still be meant by the person before."""
        return self._turn.guards

    @property
    def state(self) -> Any:
        """The masked state of who looks."""
        return self._state_of(self.seat)

    def view(self) -> View[Any, Any]:
        """The view of who looks."""
        return self._session.view(self.seat)

    def ask(self) -> bool:
        """Whether another person is asked, with nothing to hide: the view is that person's now, and the name is told.

        Where there is something to hide that person is `awaited` from now on.
        """
        seat = looks(self._session.match.to_act, self._people, self.seat)
        if seat == self.seat:
            return False
        if self._secret(self.seat) or self._secret(seat):
            self.awaited = seat
            return False
        self.seat = seat
        self._turn.begin(self._hooks.sitters[seat])
        return True

    def seated(self) -> None:
        """The awaited person has opened the curtain."""
        if self.awaited is not None:
            self.seat, self.awaited = self.awaited, None

    def curtain(self) -> Scene:
        """The curtain for the awaited person."""
        assert self.awaited is not None
        self._turn.begin(None)
        return HandoverScene(self._services, self._hooks.sitters[self.awaited], self._hooks)

    def update(self, dt: float) -> None:
        """The told name goes after a while."""
        self._turn.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The told name."""
        self._turn.draw(surface)

    def _secret(self, seat: Seat) -> bool:
        """Whether the view of a seat shows what another person at this machine may not see."""
        return len(self._people) > 1 and self._skin.private(self._state_of(seat))

    def _state_of(self, seat: Seat) -> Any:
        return self._session.match.rules.mask(self._session.match.state, seat)
