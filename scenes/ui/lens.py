"""Knows the lens: as long as its key is held, it shows the part of the screen under the pointer twice as large."""

import pygame

from scenes.services import shapes
from scenes.services.canvas import part, sized
from scenes.services.inputs import Command, FocusLost, Input, Pointer
from scenes.ui import theme

_TIMES = 2
_SEEN = (360, 190)
_STEP_PX = 60
_EDGE_PX = 6
_WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class Lens:
    """Follows the pointer; the direction keys move it too, so that it goes everywhere without a mouse."""

    def __init__(self, canvas: tuple[int, int]) -> None:
        self._canvas = pygame.Rect((0, 0), canvas)
        self.held = False
        self.at = self._canvas.center

    def handle(self, given: Input, looked_at: tuple[int, int] | None) -> bool:
        """Takes what is meant for it; `looked_at` is what has the focus, if keys moved it last. True: used up."""
        match given:
            case Command("lens", _):
                if not self.held and looked_at is not None:
                    self.at = looked_at
                self.held = True
            case Command("lens_end", _):
                self.held = False
            case Command("up" | "down" | "left" | "right" as name, _) if self.held:
                dx, dy = _WAYS[name]
                self._move((self.at[0] + dx * _STEP_PX, self.at[1] + dy * _STEP_PX))
            case Pointer(pos, _, _):
                self._move(pos)
                return False
            case FocusLost():
                self.held = False
                return False
            case _:
                return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """What it shows, in a brass frame over the place itself; nothing while it is not held."""
        if not self.held:
            return
        seen = pygame.Rect((0, 0), _SEEN)
        seen.center = self.at
        seen.clamp_ip(self._canvas)
        glass = pygame.Rect(0, 0, seen.width * _TIMES, seen.height * _TIMES)
        glass.center = self.at
        glass.clamp_ip(self._canvas.inflate(-2 * _EDGE_PX, -2 * _EDGE_PX))
        surface.blit(sized(part(surface, seen), glass.size), glass)
        shapes.rect(surface, theme.WALNUT_DARK, glass.inflate(2 * _EDGE_PX, 2 * _EDGE_PX), _EDGE_PX, 12)
        shapes.rect(surface, theme.BRASS_BRIGHT, glass.inflate(2, 2), 2, 8)

    def _move(self, pos: tuple[int, int]) -> None:
        self.at = (max(0, min(self._canvas.right - 1, pos[0])), max(0, min(self._canvas.bottom - 1, pos[1])))
