"""Knows how a recorded match is watched at its own table: faster, by steps, from any decision, by any seat's eyes."""

from dataclasses import replace
from functools import partial
from typing import Any, Literal

import pygame

from game.core.rules import Beat
from game.core.runfile import RunFileError
from scenes.anim.queue import BeatQueue
from scenes.anim.tween import Clock
from scenes.menus.question import QuestionScene
from scenes.replaying import strip
from scenes.replaying.film import Film
from scenes.replaying.framed import Framed
from scenes.replaying.house import House
from scenes.services.inputs import Command, Input, Pointer
from scenes.services.services import Services
from scenes.stack import Change, Pop, Push
from scenes.table.skin import Skin
from scenes.ui import theme

SPEEDS = (1, 2, 4, 8, 16, 32, 64)
_DEVELOP_S = 0.006
_REST_MS, _STILL_MS = 600, 1800
_MOST_STEPS, _MOST_LINES = 12, 2
_WISHES = {"throw": "play", "confirm": "play", "speed": "faster", "prompts": "fork"}


class WatchScene:
    """The table of a recorded match with a strip to steer by; pops with a sentence where file and rules part.

    It begins to play at once, or lies open at decision `at`.
    """

    see_through = False
    lets_run = False

    def __init__(self, services: Services, film: Film, house: House, at: int | None = None) -> None:
        self.film = film
        self.at = 0
        self.seat = 0
        self.plays = at is None
        self.said = ""
        self._services = services
        self._clock = Clock(1)
        self._house = house
        self._forks = house.forks(film.run)
        self._beside = house.beside_of(services, film)
        self._skin = self._fresh_skin()
        self._table = Framed(self._skin.draw, live=True) if film.run.game in house.wide else self._skin
        self._queue: BeatQueue[Beat[Any, Any]] = self._fresh_queue()
        self._still: Framed | None = None
        self._rest_ms = 0.0
        self._goal: int | None = at or 0
        self._told = -1
        self._lines = 0
        self._spoils: Literal["no", "yes", "asked"] = "yes" if house.spoils(film.run) else "no"

    @property
    def speed(self) -> int:
        """How many times as fast as at the table."""
        return self._clock.speed

    @property
    def still(self) -> bool:
        """Whether something else is shown than the table."""
        return self._still is not None

    @property
    def can_fork(self) -> bool:
        """Whether it can be played on from here: nothing can be once it is over."""
        return self._forks and self.film.rules.outcome(self.film.moments[self.at].state) is None

    def enter(self) -> None:
        """The table's music."""
        self._services.audio.play_music(self._skin.music(self.film.view(0, 0).state))

    def leave(self) -> None:
        """The title's again."""
        self._services.audio.play_music("title")

    def resume(self, result: object) -> Change:
        """After a yes it is played on from here, or watched although that gives something away."""
        if self._spoils != "no":
            if result is not True:
                return Pop()
            self._spoils = "no"
            self._house.spend(self.film.run)
            return None
        return self._house.fork(self.film.run, self.at) if result is True else None

    def seek(self, number: int) -> None:
        """Lays the table as it was after a decision, as soon as that is known."""
        number = max(0, min(number, self.film.last))
        if number >= len(self.film.moments):
            self._goal = number
            return
        self.at, self._goal, self._told = number, None, -1
        self._queue = self._fresh_queue()
        self._rest_ms = 0.0
        self._lines = 0
        if number and self._beside.said(number, self.seat) is None:
            self._skin.begin(self.film.view(number - 1, self.seat))
            self._lines = len(self._skin.log())
        self._skin.begin(self.film.view(number, self.seat))
        self._skin.wait_for(False, False)
        self._arrive()

    def handle(self, given: Input) -> Change:
        """Steers; every wish has a key, a pad button and a place on the strip."""
        match given:
            case Command("back" | "pause", False):
                return Pop()
            case Command(name, _):
                return self._wish(_WISHES.get(name, name))
            case Pointer(pos, 1, "down") if (number := strip.decision_at(pos, self.film.last)) is not None:
                self.plays = False
                self.seek(number)
            case Pointer(pos, 1, "down"):
                return self._wish(strip.wish_at(pos))
            case _:
                pass
        return None

    def update(self, dt: float) -> Change:
        """Develops what is not there yet, plays on."""
        if self._spoils != "no":
            self._spoils = "asked"
            return Push(self._warning())
        try:
            self.film.develop(_DEVELOP_S)
        except RunFileError as fault:
            return Pop(str(fault))
        if self._goal is not None:
            self.seek(self._goal)
        self._skin.update(self._clock.scaled_ms(dt))
        self._queue.update(dt)
        if not self._queue.busy:
            self._arrive()
            self._rest_ms += self._clock.scaled_ms(dt)
        steps, rest_ms = 0, self._still_ms()
        while self.plays and not self._queue.busy and self._rest_ms >= rest_ms and steps < _MOST_STEPS:
            self._rest_ms -= rest_ms
            self._play_on()
            steps, rest_ms = steps + 1, self._still_ms()
        self._rest_ms = min(self._rest_ms, 4.0 * rest_ms)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The table or what there is in its place, and the strip over its bar; nothing before it may be seen."""
        if self._spoils != "no":
            surface.fill(theme.WALNUT_DARK)
            return
        if self._still is not None:
            self._still.draw(surface)
        elif self._told >= 0 or self._queue.busy:
            self._table.draw(surface)
        fork = self.can_fork if self._forks else None
        now = strip.Standing.of(self.film, self.at, self.seat, self.plays, self.speed, self.said, fork)
        strip.draw(surface, self._services, now)

    def _wish(self, name: str | None) -> Change:
        match name:
            case "play":
                self.plays = not self.plays
                if self.plays and self.at == self.film.last:
                    self.seek(0)
            case "left" | "right":
                self.plays = False
                self.seek(self.at + (1 if name == "right" else -1))
            case "up" | "down":
                self.seek(self.film.chapter_from(self.at, 1 if name == "down" else -1))
            case "faster":
                self._clock.speed = SPEEDS[(SPEEDS.index(self._clock.speed) + 1) % len(SPEEDS)]
            case "next" | "previous" if self.film.whole:
                self.seat = (self.seat + (1 if name == "next" else -1)) % self.film.seats
                self.seek(self.at)
            case "fork" if self.can_fork:
                self.plays = False
                return Push(self._question())
            case "leave":
                return Pop()
            case _:
                pass
        return None

    def _question(self) -> QuestionScene:
        say = self._services.text.say
        body = "fork.body" if self.film.run.game in self._house.races else "fork.body_game"
        return QuestionScene(
            self._services, lambda: say("fork.heading", {"n": self.at}), lambda: say(body),
            lambda: say("fork.yes"), lambda: say("fork.no"),
        )  # fmt: skip

    def _warning(self) -> QuestionScene:
        say = self._services.text.say
        heading, body, yes, no = (partial(say, f"watch.spoils.{part}") for part in ("heading", "body", "yes", "no"))
        return QuestionScene(self._services, heading, body, yes, no)

    def _still_ms(self) -> int:
        """How long the moment that is shown stays."""
        return _STILL_MS if self.still else _REST_MS

    def _play_on(self) -> None:
        if self.at >= self.film.last:
            self.plays = False
        elif self.at + 1 < len(self.film.moments):
            self.at += 1
            self._lines = len(self._skin.log())
            self._queue.push(self.film.beats(self.at, self.seat))
            elsewhere = self.still and self._beside.still(self.at, self.seat) is not None
            if elsewhere or self._clock.speed >= SPEEDS[-2]:
                self._queue.finish_all()
            if self._queue.busy:
                self._still = None
            else:
                self._arrive()

    def _arrive(self) -> None:
        """Shows and tells the decision once its events have been shown."""
        if self._told == self.at:
            return
        self._told = self.at
        paint = self._beside.still(self.at, self.seat)
        self._still = None if paint is None else Framed(paint)
        said = self._beside.said(self.at, self.seat)
        if said is None:
            said = " · ".join(line() for line in self._skin.log()[self._lines :][:_MOST_LINES])
        self.said = said

    def _fresh_skin(self) -> Skin:
        return self._house.skin_of(replace(self._services, clock=self._clock), self.film)

    def _fresh_queue(self) -> BeatQueue[Beat[Any, Any]]:
        return BeatQueue(self._skin.motion, self._skin.settle, self._clock)
