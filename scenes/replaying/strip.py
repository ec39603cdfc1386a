"""Knows the strip below a watched match: where it stands, how fast it goes, by whose eyes, and where one can click."""

from dataclasses import dataclass

import pygame

from scenes.campaign.parts import said_time
from scenes.replaying.film import Film
from scenes.services import shapes
from scenes.services.inputs import CommandName
from scenes.services.services import Services, key_label
from scenes.ui import theme

BAR = pygame.Rect(0, 636, 1280, 84)
TRACK = pygame.Rect(330, 668, 560, 14)
_BUTTONS: tuple[tuple[str, pygame.Rect], ...] = (
    ("up", pygame.Rect(20, 652, 52, 46)),
    ("left", pygame.Rect(80, 652, 52, 46)),
    ("play", pygame.Rect(140, 652, 60, 46)),
    ("right", pygame.Rect(208, 652, 52, 46)),
    ("down", pygame.Rect(268, 652, 52, 46)),
    ("faster", pygame.Rect(908, 652, 80, 46)),
    ("next", pygame.Rect(996, 652, 164, 46)),
    ("leave", pygame.Rect(1168, 652, 96, 46)),
)
_KEYS: tuple[tuple[str, CommandName], ...] = (
    ("play", "throw"), ("left", "left"), ("right", "right"), ("up", "up"), ("down", "down"), ("speed", "speed"),
    ("eyes", "next"),
)  # fmt: skip
_RUN_PHASES = ("kit", "choose", "wager", "stop", "won", "over")


@dataclass(frozen=True, slots=True)
class Standing:
    """What the strip tells. `phase` is the moment between the duels of a run, empty at a table."""

    at: int
    last: int
    developed: int
    t_ms: int
    marks: tuple[int, ...]
    seat: int
    plays: bool
    speed: int
    phase: str

    @staticmethod
    def of(film: Film, at: int, seat: int, plays: bool, speed: int) -> "Standing":
        """The standing of a film at a decision."""
        moment = film.moments[at]
        phase = getattr(moment.state, "phase", "")
        return Standing(
            at, film.last, len(film.moments) - 1, moment.t, film.chapters() if film.whole else (), seat, plays, speed,
            phase if phase in _RUN_PHASES else "",
        )  # fmt: skip


def wish_at(pos: tuple[int, int]) -> str | None:
    """What the button at a place wishes for."""
    return next((name for name, rect in _BUTTONS if rect.collidepoint(pos)), None)


def decision_at(pos: tuple[int, int], last: int) -> int | None:
    """The decision at a place on the track."""
    if not TRACK.inflate(12, 28).collidepoint(pos):
        return None
    return max(0, min(last, round((pos[0] - TRACK.left) * last / TRACK.width)))


def draw(surface: pygame.Surface, services: Services, now: Standing) -> None:
    """The whole strip."""
    shapes.rect(surface, theme.WALNUT_DARK, BAR)
    shapes.line(surface, theme.BRASS_DARK, BAR.topleft, BAR.topright, 3)
    text, say = services.text, services.text.say
    for name, rect in _BUTTONS:
        shapes.rect(surface, theme.LEATHER, rect, 0, 8)
        shapes.rect(surface, theme.BRASS_DARK, rect, 2, 8)
        _sign(surface, name, rect, now)
    words = {"faster": f"{now.speed}×", "next": say("watch.eyes", {"n": now.seat + 1}), "leave": say("watch.leave")}
    for name, said in words.items():
        rect = dict(_BUTTONS)[name]
        box = (rect.width - 10, rect.height - 6)
        text.draw(surface, said, rect.center, "body", theme.BODY_PX - 3, theme.CREAM, "center", box)
    _track(surface, now)
    values: dict[str, object] = {"n": now.at, "all": now.last, "time": said_time(now.t_ms)}
    said = say("watch.standing", values)
    if now.phase:
        said = f"{said} · {say(f'watch.phase.{now.phase}')}"
    place, box = (TRACK.centerx, TRACK.top - 14), (TRACK.width, 24)
    text.draw(surface, said, place, "body", theme.SMALL_PX, theme.PARCHMENT, "center", box)
    keys = {word: key_label(services, command) for word, command in _KEYS}
    hint, box = say("watch.keys", keys), (TRACK.width, 22)
    text.draw(surface, hint, (TRACK.centerx, TRACK.bottom + 17), "small", theme.TINY_PX, theme.PARCHMENT_DIM, "center",
              box)  # fmt: skip


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
        for left in (x - 10, x + 3):
            shapes.rect(surface, colour, (left, y - 11, 7, 22))
    elif name in ("play", "right", "left"):
        way, size = (-1, 9) if name == "left" else (1, 9 if name == "right" else 13)
        shapes.polygon(surface, colour, ((x + size * way, y), (x - size * way, y - size), (x - size * way, y + size)))
    elif name in ("up", "down"):
        way = -1 if name == "up" else 1
        for shift in (-8, 4):
            tip = x + (shift + 8) * way
            shapes.polygon(surface, colour, ((tip, y), (tip - 11 * way, y - 9), (tip - 11 * way, y + 9)))
        shapes.rect(surface, colour, (x + 13 * way - 2, y - 10, 4, 20))
