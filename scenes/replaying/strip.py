"""Knows the strip below a watched match: what was decided, how far it is, how fast it goes, and where one can click."""

from dataclasses import dataclass

import pygame

from scenes.campaign.parts import said_time
from scenes.replaying.film import Film
from scenes.services import shapes
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.ui import theme

BAR = pygame.Rect(0, 636, 1280, 84)
TRACK = pygame.Rect(344, 684, 406, 14)
_TOP, _HEIGHT = 668, 46
_SAID, _STANDING = pygame.Rect(24, 640, 840, 26), pygame.Rect(880, 640, 376, 26)
_LOW = 30


@dataclass(frozen=True, slots=True)
class _Place:
    """A button: what it wishes for, the command that does the same, where it lies."""

    wish: str
    key: CommandName
    left: int
    width: int

    @property
    def rect(self) -> pygame.Rect:
        """The whole button."""
        return pygame.Rect(self.left, _TOP, self.width, _HEIGHT)


_BUTTONS = (
    _Place("up", "up", 20, 52), _Place("left", "left", 78, 52), _Place("play", "throw", 136, 74),
    _Place("right", "right", 216, 52), _Place("down", "down", 274, 52), _Place("faster", "speed", 768, 66),
    _Place("next", "next", 842, 146), _Place("fork", "prompts", 996, 170), _Place("leave", "back", 1174, 90),
)  # fmt: skip
_RUN_PHASES = ("kit", "choose", "wager", "stop", "won", "over")


@dataclass(frozen=True, slots=True)
class Standing:
    """What the strip tells. `phase` is the moment between the duels of a run, empty at a table; `said` the decision in
    words; `fork`: whether it can be played on from here, None where that never can be."""

    at: int
    last: int
    developed: int
    t_ms: int
    marks: tuple[int, ...]
    seat: int
    plays: bool
    speed: int
    phase: str
    said: str = ""
    fork: bool | None = None

    @staticmethod
    def of(
        film: Film, at: int, seat: int, plays: bool, speed: int, said: str = "", fork: bool | None = None
    ) -> "Standing":
        """The standing of a film at a decision."""
        moment = film.moments[at]
        phase = getattr(moment.state, "phase", "")
        return Standing(
            at, film.last, len(film.moments) - 1, moment.t, film.chapters() if film.whole else (), seat, plays, speed,
            phase if phase in _RUN_PHASES else "", said, fork,
        )  # fmt: skip


def wish_at(pos: tuple[int, int]) -> str | None:
    """What the button at a place wishes for."""
    return next((one.wish for one in _BUTTONS if one.rect.collidepoint(pos)), None)


def place_of(wish: str) -> pygame.Rect:
    """Where the button of a wish lies."""
    return next(one.rect for one in _BUTTONS if one.wish == wish)


def decision_at(pos: tuple[int, int], last: int) -> int | None:
    """The decision at a place on the track."""
    if not TRACK.inflate(12, 28).collidepoint(pos):
        return None
    return max(0, min(last, round((pos[0] - TRACK.left) * last / TRACK.width)))


def draw(surface: pygame.Surface, services: Services, now: Standing) -> None:
    """The whole strip."""
    shapes.rect(surface, theme.WALNUT_DARK, BAR)
    shapes.line(surface, theme.BRASS_DARK, BAR.topleft, BAR.topright, 3)
    for one in _BUTTONS:
        if one.wish != "fork" or now.fork is not None:
            _button(surface, services, one, now)
    _track(surface, now)
    text, say = services.text, services.text.say
    values: dict[str, object] = {"n": now.at, "all": now.last, "time": said_time(now.t_ms)}
    standing = say("watch.standing", values)
    if now.phase:
        standing = f"{say(f'watch.phase.{now.phase}')} · {standing}"
    text.draw(surface, standing, _STANDING.midright, "body", theme.SMALL_PX, theme.PARCHMENT_DIM, "midright",
              _STANDING.size)  # fmt: skip
    if now.said:
        text.draw(surface, now.said, _SAID.midleft, "body", theme.SMALL_PX + 2, theme.CREAM, "midleft", _SAID.size)


def _button(surface: pygame.Surface, services: Services, one: _Place, now: Standing) -> None:
    text, say, rect = services.text, services.text.say, one.rect
    useful = one.wish != "fork" or bool(now.fork)
    shapes.rect(surface, theme.LEATHER if useful else theme.WALNUT, rect, 0, 8)
    shapes.rect(surface, theme.BRASS_DARK, rect, 2, 8)
    words = {"faster": f"{now.speed}×", "next": say("watch.eyes", {"n": now.seat + 1}), "leave": say("watch.leave"),
             "fork": say("watch.fork")}  # fmt: skip
    upper = pygame.Rect(rect.left, rect.top + 2, rect.width, _LOW)
    if one.wish in words:
        colour, box = theme.CREAM if useful else theme.GREY, (rect.width - 12, _LOW - 4)
        text.draw(surface, words[one.wish], upper.center, "body", theme.SMALL_PX + 2, colour, "center", box)
    else:
        _sign(surface, one.wish, upper, now)
    colour = theme.PARCHMENT_DIM if useful else theme.GREY
    place, box = (rect.centerx, rect.bottom - 11), (rect.width - 6, 20)
    text.draw(surface, key_label(services, one.key), place, "small", theme.TINY_PX, colour, "center", box)


def _track(surface: pygame.Surface, now: Standing) -> None:
    def x_of(number: int) -> int:
        return TRACK.left + TRACK.width * number // max(1, now.last)

    shapes.rect(surface, theme.WALNUT, TRACK, 0, 6)
    there = pygame.Rect(TRACK.left, TRACK.top, x_of(now.developed) - TRACK.left, TRACK.height)
    shapes.rect(surface, theme.BRASS_DARK, there, 0, 6)
    done = pygame.Rect(TRACK.left, TRACK.top, x_of(now.at) - TRACK.left, TRACK.height)
    shapes.rect(surface, theme.BRASS, done, 0, 6)
    for mark in now.marks[1:-1]:
        shapes.line(surface, theme.WALNUT_DARK, (x_of(mark), TRACK.top + 1), (x_of(mark), TRACK.bottom - 2), 2)
    shapes.circle(surface, theme.BRASS_BRIGHT, (x_of(now.at), TRACK.centery), 10)
    shapes.circle(surface, theme.WALNUT_DARK, (x_of(now.at), TRACK.centery), 10, 2)


def _sign(surface: pygame.Surface, name: str, rect: pygame.Rect, now: Standing) -> None:
    """Arrows as on every player: chapters with a bar, steps with one triangle, pause with two bars."""
    x, y = rect.center
    colour = theme.CREAM
    if name == "play" and now.plays:
        for left in (x - 9, x + 3):
            shapes.rect(surface, colour, (left, y - 9, 6, 18))
    elif name in ("play", "right", "left"):
        way, size = (-1, 8) if name == "left" else (1, 8 if name == "right" else 10)
        shapes.polygon(surface, colour, ((x + size * way, y), (x - size * way, y - size), (x - size * way, y + size)))
    elif name in ("up", "down"):
        way = -1 if name == "up" else 1
        for shift in (-8, 4):
            tip = x + (shift + 8) * way
            shapes.polygon(surface, colour, ((tip, y), (tip - 11 * way, y - 8), (tip - 11 * way, y + 8)))
        shapes.rect(surface, colour, (x + 13 * way - 2, y - 9, 4, 18))
