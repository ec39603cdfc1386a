"""Knows how to draw a plain bar or line chart as SVG text, with error bars."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 40, 50
GRID = 5
INK, PALE, BAR = "#3a2a1a", "#d9c9a8", "#9c5a2c"


@dataclass(frozen=True, slots=True)
class Point:
    """One bar: its name below, its height, and how far its error reaches up and down."""

    name: str
    height: float
    error: float = 0.0


def bars(title: str, unit: str, points: Sequence[Point]) -> str:
    """A bar chart; the scale begins at 0 and ends at a round number above the highest bar."""
    top = _round_above(max((point.height + point.error for point in points), default=0.0))
    parts = [_frame(title, unit, top)]
    step = (WIDTH - LEFT - RIGHT) / max(1, len(points))
    for place, point in enumerate(points):
        x = LEFT + step * (place + 0.2)
        y = _y(point.height, top)
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{step * 0.6:.1f}" height="{_y(0, top) - y:.1f}" fill="{BAR}"/>'
        )
        parts.append(_whisker(x + step * 0.3, point, top))
        parts.append(_text(x + step * 0.3, HEIGHT - BOTTOM + 18, point.name, "middle"))
    return "\n".join([*parts, "</svg>", ""])


def _frame(title: str, unit: str, top: float) -> str:
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f6eedd"/>',
        _text(LEFT, 24, f"{title} ({unit})", "start"),
    ]
    for line in range(GRID + 1):
        height = top * line / GRID
        y = _y(height, top)
        lines.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="{PALE}"/>')
        lines.append(_text(LEFT - 8, y + 4, f"{height:g}", "end"))
    return "\n".join(lines)


def _whisker(x: float, point: Point, top: float) -> str:
    if not point.error:
        return ""
    low, high = _y(max(0.0, point.height - point.error), top), _y(point.height + point.error, top)
    return f'<line x1="{x:.1f}" y1="{low:.1f}" x2="{x:.1f}" y2="{high:.1f}" stroke="{INK}" stroke-width="2"/>'


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="serif" font-size="13" fill="{INK}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )


def _y(height: float, top: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * height / top


def _round_above(height: float) -> float:
    step = 1.0
    while step * GRID < height:
        step *= 2 if str(step)[0] in "15" else 2.5
    return step * GRID
