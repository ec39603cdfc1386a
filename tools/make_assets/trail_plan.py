"""Where everything on the trail map lies: the grid, eight towns, the road between them, river, mesas and sage."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]
TILE, COLUMNS, ROWS = 40, 32, 18
SIZE = (TILE * COLUMNS, TILE * ROWS)


@dataclass(frozen=True, slots=True)
class Town:
    """A place of a duel: its id and where it lies in pixels of the map."""

    id: str
    x: float
    y: float


TOWNS: tuple[Town, ...] = (
    Town("dry_creek", 150, 560),
    Town("sage_junction", 330, 470),
    Town("coyote_wells", 300, 290),
    Town("red_mesa", 500, 200),
    Town("silver_ford", 640, 380),
    Town("mission_hill", 820, 520),
    Town("thunder_gap", 960, 350),
    Town("last_light", 1110, 190),
)
# between two towns the road bends through these points
BENDS: tuple[tuple[Point, ...], ...] = (
    ((220, 585), (290, 530)),
    ((390, 410), (340, 350)),
    ((290, 220), (400, 180)),
    ((590, 215), (610, 300)),
    ((670, 450), (750, 500)),
    ((900, 540), (960, 450)),
    ((965, 280), (1030, 225)),
)
RIVER: tuple[Point, ...] = (
    (905, -20),
    (850, 70),
    (760, 130),
    (770, 230),
    (700, 310),
    (640, 378),
    (560, 440),
    (580, 530),
    (520, 610),
    (540, 740),
)
# left column and top row of a two by two tile picture
MESAS: tuple[tuple[int, int], ...] = ((9, 2), (12, 1), (22, 2), (27, 7), (4, 3), (20, 14), (25, 10))
PEAKS: tuple[tuple[int, int], ...] = ((16, 1), (2, 7), (28, 10), (21, 5), (26, 1))
# the tile and which of the small pictures stands on it
SMALL: tuple[tuple[int, int, str], ...] = (
    (6, 9, "sage_a"), (10, 8, "sage_b"), (12, 6, "cactus_a"), (5, 15, "cactus_b"), (8, 14, "sage_a"),
    (11, 12, "sage_b"),
    (18, 7, "sage_a"), (19, 10, "cactus_a"), (22, 9, "sage_b"), (23, 15, "sage_a"), (17, 15, "sage_b"),
    (26, 13, "cactus_b"),
    (25, 7, "sage_b"), (29, 2, "sage_a"), (20, 4, "cactus_a"), (10, 15, "skull"), (3, 11, "sage_b"),
    (15, 10, "sage_a"), (6, 6, "sage_b"), (29, 5, "cactus_a"), (16, 13, "cactus_b"), (13, 4, "sage_a"),
    (21, 12, "stones"),
    (9, 10, "stones"), (24, 3, "stones"), (18, 3, "sage_b"), (27, 15, "skull"), (7, 11, "grass"), (14, 8, "grass"),
    (23, 8, "grass"), (26, 9, "grass"), (12, 15, "grass"), (19, 16, "grass"), (5, 9, "grass"),
)  # fmt: skip


def through(points: tuple[Point, ...], steps: int = 14) -> list[Point]:
    """A smooth open line through all points."""
    ends = (points[0], *points, points[-1])
    out: list[Point] = []
    for p, a, b, q in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for k in range(steps):
            t = k / steps
            w = (-t + 2 * t * t - t**3, 2 - 5 * t * t + 3 * t**3, t + 4 * t * t - 3 * t**3, t**3 - t * t)
            x = sum(f * c[0] for f, c in zip(w, (p, a, b, q), strict=True)) / 2
            y = sum(f * c[1] for f, c in zip(w, (p, a, b, q), strict=True)) / 2
            out.append((x, y))
    return [*out, points[-1]]


def road(leg: int) -> list[Point]:
    """The line from town `leg` to the next."""
    here, there = TOWNS[leg], TOWNS[leg + 1]
    return through(((here.x, here.y), *BENDS[leg], (there.x, there.y)))
