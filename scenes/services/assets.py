"""Knows where pictures lie and keeps each one loaded once."""

from pathlib import Path

import pygame

from scenes.services.canvas import density_of, held, real_px, real_size, sized

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "images"

_LARGE_SHEET_PX, _PLATES_PX, _ENOUGH_PX = 400_000, 6_000_000, 28_000_000
_GRACE = 3  # looks in a row at which a picture was not asked for

Sheet = tuple[tuple[pygame.Surface, ...], ...]


class AssetError(Exception):
    """A picture that is missing or damaged; the text names the file."""


class Assets:
    """Pictures by their name below `assets/images`, loaded when first asked for, at the density of the canvas."""

    def __init__(self, folder: Path = FOLDER, density: float = 1.0, enough_px: int = _ENOUGH_PX) -> None:
        self._folder = folder
        self._enough_px = enough_px
        self.density = density
        self._images: dict[str, pygame.Surface] = {}
        self._sheets: dict[str, Sheet] = {}
        self._plates: dict[tuple[str, int, int, int], pygame.Surface] = {}
        self._sized: dict[tuple[str, int, int], pygame.Surface] = {}
        self._columns: dict[tuple[str, int], tuple[pygame.Surface, ...]] = {}
        self._asked: dict[tuple[str, str], int] = {}
        self._looks = 0
        self.loaded = 0

    def refine(self, density: float) -> None:
        """Pictures for another density from now on."""
        self.density = density
        for kept in (self._images, self._sheets, self._plates, self._sized, self._columns, self._asked):
            kept.clear()

    def tidy(self) -> None:
        """Call a few times a second: of more than enough pictures those go that no screen has asked for a while."""
        self._looks += 1
        too_many = self.kept_px() - self._enough_px
        for key in sorted(self._asked, key=self._asked.__getitem__):
            if too_many <= 0 or self._looks - self._asked[key] <= _GRACE:
                return
            del self._asked[key]
            kind, name = key
            gone = [self._images.pop(name)] if kind == "image" else _cells(self._sheets.pop(name))
            too_many -= sum(map(real_px, gone))

    def kept_px(self) -> int:
        """The real pixels of whole pictures and sheets that are kept."""
        sheets = sum(sum(map(real_px, _cells(sheet))) for sheet in self._sheets.values())
        return sheets + sum(map(real_px, self._images.values()))

    def has(self, name: str) -> bool:
        """Whether a picture of that name is there."""
        return name in self._images or (self._folder / name).is_file()

    def image(self, name: str) -> pygame.Surface:
        """The picture, ready for blitting; do not draw on it. Raises `AssetError`."""
        found = self._images.get(name)
        self._asked["image", name] = self._looks
        if found is None:
            raw = self._loaded(name)
            found = self._images[name] = raw if self.density == 1 else sized(raw, raw.get_size(), self.density)
        return found

    def sized(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture stretched to `size`; do not draw on it."""
        key = (name, *size)
        if key not in self._sized:
            whole = self.image(name)
            self._sized[key] = whole if whole.get_size() == size else sized(whole, size)
        return self._sized[key]

    def sheet(self, name: str, rows: int, columns: int) -> Sheet:
        """A picture cut into rows of cells of equal size; of a large one only the last column is of full density."""
        self._asked["sheet", name] = self._looks
        if name not in self._sheets:
            whole = self._loaded(name)
            width, height = whole.get_width() // columns, whole.get_height() // rows
            large = whole.get_width() * whole.get_height() > _LARGE_SHEET_PX

            def cell(row: int, column: int) -> pygame.Surface:
                plain = whole.subsurface((column * width, row * height, width, height))
                fine = self.density != 1 and (not large or column == columns - 1)
                return sized(plain, plain.get_size(), self.density) if fine else plain

            self._sheets[name] = tuple(tuple(cell(row, column) for column in range(columns)) for row in range(rows))
        return self._sheets[name]

    def column(self, name: str, rows: int, columns: int, column: int) -> tuple[pygame.Surface, ...]:
        """One column of a sheet's cells, at full density, without keeping the others."""
        key = (name, column)
        if key not in self._columns:
            whole = self._read(name)
            size = whole.get_width() // columns, whole.get_height() // rows
            areas = [pygame.Rect((column * size[0], row * size[1]), size) for row in range(rows)]
            cells = [_converted(whole.subsurface(area)) for area in areas]
            fine = self.density != 1
            self._columns[key] = tuple(sized(cell, size, self.density) if fine else cell for cell in cells)
        return self._columns[key]

    def _loaded(self, name: str) -> pygame.Surface:
        return _converted(self._read(name))

    def _read(self, name: str) -> pygame.Surface:
        self.loaded += 1
        path = self._folder / name
        try:
            return pygame.image.load(str(path))
        except (OSError, pygame.error):
            reason = "is damaged" if path.is_file() else "is missing"
            raise AssetError(f"assets/images/{name} {reason}: the game is not installed completely") from None

    def plate(self, name: str, size: tuple[int, int], edge: int) -> pygame.Surface:
        """A picture stretched to `size` with its corners of `edge` pixels kept as they are."""
        key = (name, size[0], size[1], edge)
        if key not in self._plates:
            while sum(map(real_px, self._plates.values())) > _PLATES_PX:
                self._plates.pop(next(iter(self._plates)))
            self._plates[key] = nine_slice(self.image(name), size, edge)
        return self._plates[key]


def _converted(raw: pygame.Surface) -> pygame.Surface:
    return raw.convert_alpha() if raw.get_bitsize() == 32 or raw.get_colorkey() else raw.convert()


def _cells(sheet: Sheet) -> list[pygame.Surface]:
    return [cell for row in sheet for cell in row]


def nine_slice(picture: pygame.Surface, size: tuple[int, int], edge: int) -> pygame.Surface:
    """A copy of `picture` at `size`: corners kept, sides stretched along themselves, the middle both ways."""
    density = density_of(picture)
    width, height = real_size(picture.get_size(), density)
    across, down = real_size(size, density)
    edge = min(round(edge * density), across // 2, down // 2)
    made = pygame.Surface((across, down), pygame.SRCALPHA)
    columns = ((0, edge, 0, edge), (edge, width - 2 * edge, edge, across - 2 * edge),
               (width - edge, edge, across - edge, edge))  # fmt: skip
    lines = ((0, edge, 0, edge), (edge, height - 2 * edge, edge, down - 2 * edge),
             (height - edge, edge, down - edge, edge))  # fmt: skip
    for from_x, from_w, to_x, to_w in columns:
        for from_y, from_h, to_y, to_h in lines:
            if min(to_w, to_h, from_w, from_h) > 0:
                piece = pygame.Surface.subsurface(picture, (from_x, from_y, from_w, from_h))
                made.blit(pygame.transform.smoothscale(piece, (to_w, to_h)), (to_x, to_y))
    return held(made, density, size)
