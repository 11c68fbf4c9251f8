"""Plots: small pictures as SVG text, for pages that must open anywhere without a script."""

from collections.abc import Sequence
from html import escape
from itertools import cycle

import msgspec

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 16, 40
COLOURS = ("#1b6ca8", "#c2571a", "#2e7d32", "#8e24aa", "#b71c1c", "#00695c")


class Line(msgspec.Struct, frozen=True):
    """A named row of points, left to right."""

    name: str
    points: Sequence[tuple[float, float]]


class Column(msgspec.Struct, frozen=True):
    """A named value with the ends of its interval."""

    name: str
    value: float
    low: float
    high: float


class Scale(msgspec.Struct, frozen=True):
    """Where numbers are between the two ends of the picture."""

    low: float
    high: float
    start: float
    end: float

    def place(self, number: float) -> float:
        span = self.high - self.low or 1.0
        return self.start + (number - self.low) / span * (self.end - self.start)


def lines_plot(lines: Sequence[Line], across: str, up: str) -> str:
    """Several lines over the same axes."""
    points = [point for line in lines for point in line.points]
    x = Scale(min(one for one, _ in points), max(one for one, _ in points), LEFT, WIDTH - RIGHT)
    y = Scale(min(0.0, *(one for _, one in points)), max(one for _, one in points), HEIGHT - BOTTOM, TOP)
    drawn = [drawn_line(line, x, y, COLOURS[place % len(COLOURS)]) for place, line in enumerate(lines)]
    return picture([axes(x, y, across, up), *drawn, legend([line.name for line in lines])])


def drawn_line(line: Line, x: Scale, y: Scale, colour: str) -> str:
    path = " ".join(f"{x.place(one):.1f},{y.place(two):.1f}" for one, two in line.points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'


def bars_plot(bars: Sequence[Column], up: str) -> str:
    """A dot and its interval for each name."""
    y = Scale(min(bar.low for bar in bars), max(bar.high for bar in bars), HEIGHT - BOTTOM, TOP)
    step = (WIDTH - LEFT - RIGHT) / len(bars)
    drawn = [drawn_bar(bar, LEFT + (place + 0.5) * step, y) for place, bar in enumerate(bars)]
    return picture([axes(Scale(0, 1, LEFT, WIDTH - RIGHT), y, "", up), *drawn])


def drawn_bar(bar: Column, x: float, y: Scale) -> str:
    return (
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y.place(bar.low):.1f}" y2="{y.place(bar.high):.1f}" '
        f'stroke="{COLOURS[0]}" stroke-width="2"/>'
        f'<circle cx="{x:.1f}" cy="{y.place(bar.value):.1f}" r="4" fill="{COLOURS[0]}"/>'
        f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{escape(bar.name)}</text>'
    )


def axes(x: Scale, y: Scale, across: str, up: str) -> str:
    """Two lines with the numbers at their ends."""
    bottom = HEIGHT - BOTTOM
    ends = [(y.start, y.low), (y.end + 8, y.high)]
    numbers = [f'<text x="{LEFT - 6}" y="{place:.0f}" text-anchor="end">{value:.3g}</text>' for place, value in ends]
    if across:
        numbers += [
            f'<text x="{place:.0f}" y="{bottom + 16}" text-anchor="middle">{value:.4g}</text>'
            for place, value in ((x.start, x.low), (x.end - 8, x.high))
        ]
    return (
        f'<path d="M{LEFT},{TOP}V{bottom}H{WIDTH - RIGHT}" fill="none" stroke="#777"/>{"".join(numbers)}'
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2:.0f}" y="{HEIGHT - 6}" text-anchor="middle">{escape(across)}</text>'
        f'<text transform="translate(14,{(TOP + bottom) / 2:.0f}) rotate(-90)" text-anchor="middle">{escape(up)}</text>'
    )


def legend(names: Sequence[str]) -> str:
    return "".join(
        f'<text x="{LEFT + 12}" y="{TOP + 14 + 16 * place}" fill="{colour}">{escape(name)}</text>'
        for place, (name, colour) in enumerate(zip(names, cycle(COLOURS), strict=False))
    )


def picture(parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="12">{"".join(parts)}</svg>'
    )


def page(title: str, parts: Sequence[str]) -> str:
    """A page that needs nothing but itself."""
    style = (
        "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}"
        "table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.3rem .6rem;text-align:right}"
        "th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto}"
    )
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html><html lang="en"><head>{head}<style>{style}</style></head>'
        f"<body><h1>{escape(title)}</h1>{''.join(parts)}</body></html>\n"
    )


def html_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
