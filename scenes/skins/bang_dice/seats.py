"""Knows how a seat's sheet is drawn: face, name, life in bullets, arrows, the role when it is open, what strikes it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.bang_dice.numbers import SHERIFF
from game.bang_dice.state import Player, cap
from game.core.rules import Seat
from scenes.services import shapes
from scenes.services.canvas import blank, density_of, part
from scenes.services.services import Services
from scenes.skins.bang_dice import layout, words
from scenes.skins.bang_dice.choice import Choice, Target, candidates, changes
from scenes.skins.bang_dice.shown import Shown
from scenes.table.people import Sitter
from scenes.ui import marks, paint, theme

_FACE, _OWN_FACE = 78, 96
_BULLET, _STEP = 22, 15
_A_ROW = 6
_GOOD = (34, 96, 44)
_SHAKE_PX = 7
_ZOOM = 1.22


@dataclass(frozen=True, slots=True)
class Look:
    """All that one sheet depends on besides its place."""

    seat: Seat
    player: Player
    cap: int
    change: int
    own: bool
    turn: bool
    asked: bool
    wanted: bool
    focused: bool
    dim: bool


def draw(surface: pygame.Surface, services: Services, sitters: Sequence[Sitter], shown: Shown, choice: Choice) -> None:
    """Every sheet, the own one last."""
    state, me = shown.state, shown.me
    can = candidates(choice, state, me) if shown.waits and state.to_act == me else ()
    changed = changes(choice, state, me)
    choosing = bool(can)
    for seat in sorted(range(len(state.players)), key=lambda seat: seat == me):
        player = state.players[seat]
        over = choice.over == Target("seat", seat) or choice.focus == Target("seat", seat)
        look = Look(
            seat, player, cap(state, seat), changed.get(seat, 0), seat == me,
            state.turn == seat and state.verdict is None, state.to_act == seat, seat in can,
            choice.seat == seat or (over and (seat in can or choice.focus is not None)),
            choosing and seat not in can and seat not in changed and seat != me,
        )  # fmt: skip
        _sheet(surface, services, sitters[seat], look, shown)


def _sheet(surface: pygame.Surface, services: Services, sitter: Sitter, look: Look, shown: Shown) -> None:
    area = layout.seat(look.seat, shown.me, len(shown.state.players))
    shaken = shown.struck.get(look.seat, 0.0)
    if shaken:
        area = area.move(round(_SHAKE_PX * shaken * (1 if int(shaken * 20) % 2 else -1)), 0)
    surface.blit(services.assets.sized(f"bang/sheet{'_own' if look.own else ''}.png",
                                       (area.width + 16, area.height + 16)), area.move(-6, -6))  # fmt: skip
    _face(surface, services, look, area)
    if look.own:
        _own(surface, services, sitter, look, area)
    else:
        _other(surface, services, sitter, look, area, shown)
    if look.player.out:
        _veil(surface, area, (40, 24, 14, 120))
        _stamp(surface, services, area)
    elif look.dim:
        _veil(surface, area, (40, 24, 14, 90))
    if shaken:
        _veil(surface, area, (170, 20, 10, round(150 * shaken)))
    _frames(surface, services, look, area)


def _face(surface: pygame.Surface, services: Services, look: Look, area: pygame.Rect) -> None:
    size = _OWN_FACE if look.own else _FACE
    place = pygame.Rect(area.left + 9, area.top + (12 if look.own else 31), size, size)
    surface.blit(_near(services, look.player.character, size), place)
    shapes.rect(surface, theme.INK, place.inflate(2, 2), 2, 4)


def _near(services: Services, who: str, size: int) -> pygame.Surface:
    """A face from as near as shows hat and shoulders."""
    large = services.assets.sized(f"bang/{who}.png", (round(size * _ZOOM), round(size * _ZOOM)))
    return part(large, pygame.Rect(round(size * (_ZOOM - 1) / 2), round(size * (_ZOOM - 1) * 0.4), size, size))


def _other(
    surface: pygame.Surface, services: Services, sitter: Sitter, look: Look, area: pygame.Rect, shown: Shown
) -> None:
    text, player = services.text, look.player
    marks.draw(surface, sitter.mark, (area.left + 18, area.top + 17), 17)
    text.draw(surface, sitter.name, (area.left + 31, area.top + 17), "body", 18, theme.INK, "midleft",
              (area.width - 72, 26))  # fmt: skip
    badge = pygame.Rect(area.right - 37, area.top + 3, 30, 30)
    turning = shown.turned_part if shown.turned == look.seat else 1.0
    _badge(surface, services, player.role if turning >= 0.5 else None, badge, abs(1 - 2 * turning))
    left = area.left + _FACE + 17
    said = words.character(text, player.character)
    text.draw(surface, said, (left, area.top + 42), "small", 13, theme.INK_PALE, "midleft",
              (area.right - left - 8, 19))  # fmt: skip
    _bullets(surface, services, look, (left, area.top + 52))
    _figures(surface, services, look, (left, area.bottom - 17))


def _own(surface: pygame.Surface, services: Services, sitter: Sitter, look: Look, area: pygame.Rect) -> None:
    text, player = services.text, look.player
    left = area.left + _OWN_FACE + 22
    width = layout.ROLE.left - left - 10
    marks.draw(surface, sitter.mark, (left + 8, area.top + 21), 18)
    text.draw(surface, sitter.name, (left + 22, area.top + 21), "body", 20, theme.INK, "midleft", (width // 2 - 20, 28))
    said = words.character(text, player.character)
    text.draw(surface, said, (left + width, area.top + 21), "small", 14, theme.INK_PALE, "midright",
              (width // 2 - 6, 24))  # fmt: skip
    does = words.does(text, player.character)
    text.draw(surface, does, (left, area.top + 37), "small", 13, theme.INK, "topleft", (width, 36), wrap=True)
    _bullets(surface, services, look, (left, area.bottom - 45))
    _figures(surface, services, look, (left + 170, area.bottom - 24))


def _bullets(surface: pygame.Surface, services: Services, look: Look, place: tuple[int, int]) -> None:
    """A cartridge a life: live ones, spent ones, ringed what is about to go or to come."""
    life, later = look.player.life, look.player.life + look.change
    for number in range(look.cap):
        row, column = divmod(number, look.cap if look.own else _A_ROW)
        x, y = place[0] + column * _STEP - 3, place[1] + row * 23
        name = "bang/bullet.png" if number < life else "bang/bullet_spent.png"
        surface.blit(services.assets.sized(name, (_BULLET, _BULLET)), (x, y))
        if min(life, later) <= number < max(life, later):
            ring = pygame.Rect(x + 4, y - 1, _BULLET - 8, _BULLET + 2)
            colour = _GOOD if look.change > 0 else theme.RED_INK
            shapes.rect(surface, colour, ring, 2, 5)
            if look.change < 0:
                shapes.line(surface, colour, ring.bottomleft, ring.topright, 3)


def _figures(surface: pygame.Surface, services: Services, look: Look, place: tuple[int, int]) -> None:
    """Life and arrows as figures, and what the laid out answer would change."""
    text, player = services.text, look.player
    said = f"{player.life}/{look.cap}"
    area = text.draw(surface, said, place, "figures", 17, theme.INK, "midleft", (52, 24))
    if look.change:
        colour = _GOOD if look.change > 0 else theme.RED_INK
        said = f"{'+' if look.change > 0 else '−'}{abs(look.change)}"
        area = text.draw(surface, said, (area.right + 3, place[1]), "body", 19, colour, "midleft", (32, 24))
    x = max(area.right + 6, place[0] + 52)
    name = "bang/arrow.png"
    if player.arrows:
        surface.blit(services.assets.sized(name, (24, 24)), (x, place[1] - 12))
        text.draw(surface, str(player.arrows), (x + 25, place[1]), "figures", 17, theme.INK, "midleft", (22, 24))


def _badge(surface: pygame.Surface, services: Services, role: str | None, area: pygame.Rect, wide: float = 1.0) -> None:
    """The sign of a role; narrower while it is being turned over."""
    width = max(2, round(area.width * wide))
    picture = services.assets.sized(f"bang/{role or 'hidden'}.png", (width, area.height))
    surface.blit(picture, picture.get_rect(center=area.center))


def _frames(surface: pygame.Surface, services: Services, look: Look, area: pygame.Rect) -> None:
    """Who throws, who is asked, who can be chosen, where the keys are: each sign is a shape of its own."""
    around = area.inflate(6, 6)
    if look.turn:
        shapes.rect(surface, theme.WALNUT_DARK, around.inflate(2, 2), 6, 8)
        shapes.rect(surface, theme.BRASS_BRIGHT, around, 3, 7)
        said = services.text.say("bang.throws")
        _tag(surface, services, said, (area.centerx, area.top - 1 if not look.own else area.top - 3))
    elif look.asked:
        shapes.rect(surface, theme.CREAM, around, 3, 7)
        _tag(surface, services, services.text.say("bang.asked"), (area.centerx, area.top - 1))
    if look.wanted:
        shapes.rect(surface, theme.RED_INK, area.inflate(12, 12), 3, 10)
        for dx in (-1, 1):
            x, y = area.centerx + dx * (area.width // 2 + 6), area.centery
            shapes.polygon(surface, theme.RED_INK, ((x, y - 9), (x, y + 9), (x - dx * 12, y)))
    if look.focused:
        paint.ring(surface, area)


def _tag(surface: pygame.Surface, services: Services, said: str, place: tuple[int, int]) -> None:
    picture = services.text.fit(said, "small", 12, theme.BRASS_BRIGHT, (150, 18))
    tag = picture.get_rect(center=place).inflate(14, 4)
    tag.top = max(tag.top, 2)
    shapes.rect(surface, theme.WALNUT_DARK, tag, 0, 7)
    shapes.rect(surface, theme.BRASS_DARK, tag, 1, 7)
    surface.blit(picture, picture.get_rect(center=tag.center))


def _veil(surface: pygame.Surface, area: pygame.Rect, colour: tuple[int, int, int, int]) -> None:
    surface.blit(_shade(area.size, colour, density_of(surface)), area)


@lru_cache(maxsize=64)
def _shade(size: tuple[int, int], colour: tuple[int, int, int, int], density: float) -> pygame.Surface:
    made = blank(size, pygame.SRCALPHA, density)
    shapes.rect(made, colour, made.get_rect(), 0, 6)
    return made


def _stamp(surface: pygame.Surface, services: Services, area: pygame.Rect) -> None:
    text = services.text
    said = text.say("bang.out")
    place = (area.centerx + 36, area.top + 62)
    box = pygame.Rect(0, 0, 106, 30)
    box.center = place
    shapes.rect(surface, theme.PARCHMENT, box, 0, 5)
    shapes.rect(surface, theme.RED_INK, box, 3, 5)
    text.draw(surface, said, place, "body", 19, theme.RED_INK, "center", (box.width - 10, box.height - 2))


def role_card(surface: pygame.Surface, services: Services, shown: Shown, choice: Choice) -> None:
    """The own role: open where nobody else can look, else its back until its owner has asked twice."""
    text, area = services.text, layout.ROLE
    player = shown.state.players[shown.me]
    known = player.role == SHERIFF or player.out or shown.state.verdict is not None or len(shown.state.players) == 3
    seen = known or shown.open_role or choice.peek == 2
    over = choice.over == Target("role") or choice.focus == Target("role")
    shapes.rect(surface, theme.CREAM if seen else theme.LEATHER, area, 0, 7)
    shapes.rect(surface, theme.BRASS_BRIGHT if over else theme.INK, area, 3, 7)
    badge = pygame.Rect(area.centerx - 25, area.top + 9, 50, 50)
    _badge(surface, services, player.role if seen else None, badge)
    if seen:
        said, colour = words.role(text, player.role), theme.INK
    else:
        said, colour = text.say("bang.peek" if choice.peek == 0 else "bang.peek_sure"), theme.PARCHMENT
    text.draw(surface, said, (area.centerx, area.bottom - 22), "small", 13, colour, "center", (area.width - 8, 36),
              wrap=True, align="centre")  # fmt: skip
