"""Knows where pictures lie and keeps each one loaded once."""

from pathlib import Path

import pygame

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "images"

Sheet = tuple[tuple[pygame.Surface, ...], ...]


class AssetError(Exception):
    """A picture that is missing or damaged; the text names the file."""


class Assets:
    """Pictures by their name below `assets/images`, loaded when first asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._images: dict[str, pygame.Surface] = {}
        self._sheets: dict[str, Sheet] = {}
        self._plates: dict[tuple[str, int, int, int], pygame.Surface] = {}

    def has(self, name: str) -> bool:
        """Whether a picture of that name is there."""
        return name in self._images or (self._folder / name).is_file()

    def image(self, name: str) -> pygame.Surface:
        """The picture, ready for blitting; do not draw on it. Raises `AssetError`."""
        found = self._images.get(name)
        if found is None:
            path = self._folder / name
            try:
                raw = pygame.image.load(str(path))
            except (OSError, pygame.error):
                reason = "is damaged" if path.is_file() else "is missing"
                raise AssetError(f"assets/images/{name} {reason}: the game is not installed completely") from None
            found = raw.convert_alpha() if raw.get_bitsize() == 32 or raw.get_colorkey() else raw.convert()
            self._images[name] = found
        return found

    def sheet(self, name: str, rows: int, columns: int) -> Sheet:
        """A picture cut into rows of cells of equal size."""
        if name not in self._sheets:
            whole = self.image(name)
            width, height = whole.get_width() // columns, whole.get_height() // rows
            self._sheets[name] = tuple(
                tuple(whole.subsurface((column * width, row * height, width, height)) for column in range(columns))
                for row in range(rows)
            )
        return self._sheets[name]

    def plate(self, name: str, size: tuple[int, int], edge: int) -> pygame.Surface:
        """A picture stretched to `size` with its corners of `edge` pixels kept as they are."""
        key = (name, size[0], size[1], edge)
        if key not in self._plates:
            self._plates[key] = nine_slice(self.image(name), size, edge)
        return self._plates[key]


def nine_slice(picture: pygame.Surface, size: tuple[int, int], edge: int) -> pygame.Surface:
    """A copy of `picture` at `size`: corners kept, sides stretched along themselves, the middle both ways."""
    width, height = picture.get_size()
    edge = min(edge, size[0] // 2, size[1] // 2)
    made = pygame.Surface(size, pygame.SRCALPHA)
    columns = ((0, edge, 0, edge), (edge, width - 2 * edge, edge, size[0] - 2 * edge),
               (width - edge, edge, size[0] - edge, edge))  # fmt: skip
    lines = ((0, edge, 0, edge), (edge, height - 2 * edge, edge, size[1] - 2 * edge),
             (height - edge, edge, size[1] - edge, edge))  # fmt: skip
    for from_x, from_w, to_x, to_w in columns:
        for from_y, from_h, to_y, to_h in lines:
            if min(to_w, to_h, from_w, from_h) > 0:
                piece = picture.subsurface((from_x, from_y, from_w, from_h))
                made.blit(pygame.transform.smoothscale(piece, (to_w, to_h)), (to_x, to_y))
    return made
