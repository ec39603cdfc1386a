"""Knows pictures whose coordinates are logical: `density` real pixels lie on each logical one.

Scenes draw in the coordinates of 1280x720 whatever the screen has. A plain `pygame.Surface` has density 1; put on a
denser picture it is stretched: right in place, soft to look at.
"""

import math
from collections.abc import Callable, Iterable
from typing import Any

import pygame
from pygame.typing import ColorLike, Point, RectLike

Size = tuple[int, int]
Paint = Callable[..., Any]


class Canvas(pygame.Surface):
    """A picture of `size` logical pixels; everything it says and takes is logical, what it holds is real."""

    def __init__(self, size: Size, flags: int = 0, density: float = 1.0, real: Size | None = None) -> None:
        super().__init__(real or real_size(size, density), flags)
        self.density = density
        self._logical = (int(size[0]), int(size[1]))
        self.stretched = 0
        self._version = 0
        self._lent: tuple[Callable[[int], None], int] | None = None

    def get_size(self) -> Size:
        """Logical width and height."""
        return self._logical

    def get_width(self) -> int:
        """Logical width."""
        return self._logical[0]

    def get_height(self) -> int:
        """Logical height."""
        return self._logical[1]

    def get_rect(self, **places: Any) -> pygame.Rect:
        """The logical rectangle, moved as pygame's own does (`center=…`)."""
        rect = pygame.Rect((0, 0), self._logical)
        for name, value in places.items():
            setattr(rect, name, value)
        return rect

    def blit(
        self, source: pygame.Surface, dest: Point | RectLike = (0, 0), area: RectLike | None = None,
        special_flags: int = 0,
    ) -> pygame.Rect:  # fmt: skip
        """Puts a picture (or its `area`) at `dest`; one of another density is stretched first."""
        if area is not None and density_of(source) != self.density:
            source, area = part(source, pygame.Rect(area).clip(source.get_rect())), None
        if density_of(source) != self.density:
            self.stretched += 1
            source = _stretched(source, self.density)
        place = corner(dest)
        real, size = (round(place[0] * self.density), round(place[1] * self.density)), source.get_size()
        if area is None:
            self.put(source, real, None, special_flags)
        else:
            seen = pygame.Rect(area).clip(source.get_rect())
            size, bounds = seen.size, pygame.Rect((0, 0), pygame.Surface.get_size(source))
            self.put(source, real, real_rect(seen, self.density).clip(bounds), special_flags)
        return pygame.Rect(place, size)

    def put(self, source: pygame.Surface, place: Size, area: pygame.Rect | None, flags: int) -> None:
        """A picture of the same density put at a real place."""
        self.changes()
        super().blit(source, place, area, flags)

    def flood(self, colour: ColorLike, area: pygame.Rect | None, flags: int) -> None:
        """All of it or a real rectangle filled."""
        self.changes()
        super().fill(colour, area, flags)

    def drawn(self, extent: pygame.Rect, paint: Paint, arguments: tuple[Any, ...]) -> None:
        """A shape painted by `paint(self, *arguments)`, which stays within a real `extent`."""
        self.changes()
        paint(self, *arguments)

    def settle(self) -> None:
        """Call before the pixels are read by anything that is not a method."""

    def changes(self) -> None:
        """Call before its pixels become others; whoever borrowed it is told."""
        self._version += 1
        if self._lent is not None:
            (told, frame), self._lent = self._lent, None
            told(frame)

    def lend(self, told: Callable[[int], None], frame: int) -> int:
        """Somebody will need the pixels in a moment: `told(frame)` before they change; which version of them it is."""
        self._lent = told, frame
        return self._version

    def set_alpha(self, value: int | None, flags: int = 0) -> None:
        """How much all of it is seen, 0 to 255."""
        self.changes()
        if value is None:
            super().set_alpha(None)
        else:
            super().set_alpha(value, flags)

    def blits(self, blit_sequence: Iterable[Any], doreturn: int | bool = 1) -> list[pygame.Rect]:
        """One `blit` after the other."""
        return [self.blit(*one) for one in blit_sequence]

    def fblits(self, blit_sequence: Iterable[tuple[pygame.Surface, Point | RectLike]], special_flags: int = 0) -> None:
        """One `blit` after the other."""
        for source, dest in blit_sequence:
            self.blit(source, dest, None, special_flags)

    def fill(self, color: ColorLike, rect: RectLike | None = None, special_flags: int = 0) -> pygame.Rect:
        """Fills all of it, or a logical rectangle."""
        self.flood(color, None if rect is None else real_rect(pygame.Rect(rect), self.density), special_flags)
        return self.get_rect() if rect is None else pygame.Rect(rect)

    def set_clip(self, rect: RectLike | None, /) -> None:
        """Draws only inside a logical rectangle from now on."""
        super().set_clip(None if rect is None else real_rect(pygame.Rect(rect), self.density))

    def get_clip(self) -> pygame.Rect:
        """The logical rectangle that is drawn in."""
        real = super().get_clip()
        return pygame.Rect(*(round(side / self.density) for side in real))

    def copy(self) -> "Canvas":
        """The same picture once more."""
        self.settle()
        made = Canvas(self._logical, self.get_flags() & pygame.SRCALPHA, self.density, super().get_size())
        _copy_pixels(self, made)
        made.set_alpha(self.get_alpha())
        return made

    def real_part(self, rect: pygame.Rect) -> pygame.Surface:
        """A logical rectangle's pixels, shared with this picture; still called logical nowhere: for `part` alone."""
        self.settle()
        bounds = pygame.Rect((0, 0), super().get_size())
        return super().subsurface(real_rect(rect, self.density).clip(bounds))

    @property
    def real(self) -> Size:
        """How many pixels it has in truth."""
        return super().get_size()


def density_of(picture: pygame.Surface) -> float:
    """How many real pixels lie on one of its logical ones, along a side."""
    return picture.density if isinstance(picture, Canvas) else 1.0


def settle(picture: pygame.Surface) -> None:
    """Call before pygame itself reads the pixels of a picture that may be a canvas."""
    if isinstance(picture, Canvas):
        picture.settle()


def real_px(picture: pygame.Surface) -> int:
    """How many real pixels a picture has."""
    width, height = pygame.Surface.get_size(picture)
    return width * height


def blank(size: Size, flags: int, density: float) -> pygame.Surface:
    """A new picture of logical `size` for drawing on."""
    return pygame.Surface(size, flags) if density == 1 else Canvas(size, flags, density)


def held(real: pygame.Surface, density: float, size: Size | None = None) -> pygame.Surface:
    """A picture of real pixels as one of logical ones, of logical `size` if that is known."""
    if density == 1:
        return real
    width, height = pygame.Surface.get_size(real)
    logical = size or (math.ceil(width / density), math.ceil(height / density))
    made = Canvas(logical, real.get_flags() & pygame.SRCALPHA, density, (width, height))
    _copy_pixels(real, made)
    return made


def sized(picture: pygame.Surface, size: Size, density: float | None = None) -> pygame.Surface:
    """The picture stretched smoothly to another logical size, at its own density or a given one."""
    wanted = density_of(picture) if density is None else density
    size = (max(1, int(size[0])), max(1, int(size[1])))
    if wanted == 1 and not isinstance(picture, Canvas):
        return pygame.transform.smoothscale(picture, size)
    return held(pygame.transform.smoothscale(picture, real_size(size, wanted)), wanted, size)


def turned(picture: pygame.Surface, degrees: float) -> pygame.Surface:
    """The picture turned counter-clockwise."""
    return held(pygame.transform.rotozoom(picture, degrees, 1), density_of(picture))


def part(picture: pygame.Surface, rect: pygame.Rect) -> pygame.Surface:
    """A logical rectangle of a picture; of a denser one it is a copy."""
    if not isinstance(picture, Canvas):
        return picture.subsurface(rect)
    real = picture.real_part(rect)
    made = Canvas(rect.size, picture.get_flags() & pygame.SRCALPHA, picture.density, pygame.Surface.get_size(real))
    _copy_pixels(real, made)
    made.set_alpha(picture.get_alpha())
    return made


def real_size(size: Size, density: float) -> Size:
    """Real pixels of a logical size, 1 at least."""
    return max(1, round(size[0] * density)), max(1, round(size[1] * density))


def real_rect(rect: pygame.Rect, density: float) -> pygame.Rect:
    """A logical rectangle in real pixels; neighbours stay neighbours."""
    left, top = round(rect.left * density), round(rect.top * density)
    return pygame.Rect(left, top, round(rect.right * density) - left, round(rect.bottom * density) - top)


def corner(dest: Point | RectLike) -> tuple[float, float]:
    """The top left corner of whatever `blit` takes as a place."""
    if isinstance(dest, pygame.Rect | pygame.FRect):
        return dest.topleft
    sequence: Any = dest
    first = sequence[0]
    return (first[0], first[1]) if isinstance(first, tuple | list) else (first, sequence[1])


def _stretched(source: pygame.Surface, density: float) -> pygame.Surface:
    made = sized(source, source.get_size(), density)
    made.set_alpha(source.get_alpha())
    return made


def _copy_pixels(source: pygame.Surface, target: pygame.Surface) -> None:
    alpha = source.get_alpha()
    pygame.Surface.set_alpha(source, None if not source.get_flags() & pygame.SRCALPHA else 255)
    pygame.Surface.blit(target, source, (0, 0))
    pygame.Surface.set_alpha(source, alpha)
