"""Knows what the table has to know of a track on the canvas: where its spaces are, and which way they lead."""

from dataclasses import dataclass

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Course:
    """The middle of every space, start planet first, final planet last; how wide a space is."""

    points: tuple[Point, ...]
    plate: int

    def ahead(self, space: int) -> int:
        """1 if the way leads to the right from a space, else -1."""
        at = min(space, len(self.points) - 2)
        return 1 if self.points[at + 1][0] >= self.points[at][0] else -1
