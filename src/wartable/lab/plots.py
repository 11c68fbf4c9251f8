"""Plots: pictures drawn by Matplotlib as SVG text, and pages that hold them and need nothing but themselves."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import escape
from io import StringIO
from itertools import pairwise
from typing import Any

import msgspec
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

WIDTH, HEIGHT = 7.2, 3.2  # inches
ROW = 0.24  # the height of a line of a list
COLOURS = ("#1b6ca8", "#c2571a", "#2e7d32", "#8e24aa", "#b71c1c", "#00695c")
PALE = "#9a9a9a"
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",  # text stays text: small files that can be searched
    "svg.hashsalt": "wartable",  # the same numbers give the same file
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.alpha": 0.3,
}
NAMED_GROUP = re.compile(r' id="[A-Za-z0-9]+_\d+"')  # nothing refers to them, and a page may hold several pictures


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


class Picture:
    """A picture in the making; `svg` holds it once it is drawn."""

    svg = ""


@contextmanager
def picture(told: str, height: float = HEIGHT) -> Iterator[tuple[Picture, Axes]]:
    """One set of axes to draw on; `told` is what the picture shows, for those who cannot see it."""
    drawn = Picture()
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        yield drawn, figure.subplots()
        text = StringIO()
        figure.savefig(text, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    body = text.getvalue()
    body = NAMED_GROUP.sub("", body[body.index("<svg") :])
    drawn.svg = f'<svg role="img" aria-label="{escape(told)}"' + body.removeprefix("<svg")


def lines_plot(lines: Sequence[Line], across: str, up: str) -> str:
    """Several lines over the same axes."""
    with picture(f"{up} over {across}") as (drawn, axes):
        for line, colour in zip(lines, cycled(len(lines)), strict=True):
            axes.plot([x for x, _ in line.points], [y for _, y in line.points], color=colour, label=line.name)
        axes.set_ylim(bottom=min(0.0, axes.get_ylim()[0]))
        axes.legend(frameon=False)
        labelled(axes, across, up)
    return drawn.svg


def bars_plot(bars: Sequence[Column], up: str, fair: float | None = None) -> str:
    """A dot and its interval for each name, and a line where all would be if there were no difference."""
    with picture(f"{up} of {', '.join(bar.name for bar in bars)}") as (drawn, axes):
        places = range(len(bars))
        axes.errorbar(places, [bar.value for bar in bars], ends(bars), fmt="o", color=COLOURS[0], capsize=3)
        axes.set_xticks(places, [bar.name for bar in bars])
        axes.margins(x=0.5 / len(bars) + 0.05)
        if fair is not None:
            axes.axhline(fair, color=PALE, linestyle="--")
            axes.yaxis.set_major_formatter(PercentFormatter(1.0))
        labelled(axes, "", up)
    return drawn.svg


def dots_plot(rows: Mapping[str, Sequence[Column]], across: str) -> str:
    """A list from top to bottom: for each series a dot and its interval beside every name."""
    names = list(dict.fromkeys(one.name for series in rows.values() for one in series))
    height = 1.0 + ROW * len(names) * max(1, len(rows) / 2)
    with picture(f"{across} of {', '.join(names)}", height) as (drawn, axes):
        for number, (series, dots) in enumerate(rows.items()):
            offset = (number - (len(rows) - 1) / 2) * 0.6 / len(rows)
            places = [names.index(one.name) + offset for one in dots]
            values = [one.value for one in dots]
            axes.errorbar(values, places, xerr=ends(dots), fmt="o", color=COLOURS[number], label=series)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        if any(one.low <= 0 for dots in rows.values() for one in dots):
            axes.axvline(0, color=PALE)
        if len(rows) > 1:
            axes.legend(frameon=False)
        labelled(axes, across, "")
    return drawn.svg


def counts_plot(counts: Mapping[int, int], across: str) -> str:
    """How often each number came up, as a share of all."""
    total = sum(counts.values())
    with picture(f"share of {across}") as (drawn, axes):
        axes.bar(list(counts), [times / total for times in counts.values()], color=COLOURS[0], width=bar_width(counts))
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))
        labelled(axes, across, "share")
    return drawn.svg


def stacks_plot(stacks: Mapping[str, Mapping[str, float]], across: str) -> str:
    """A row for each name, made of named parts laid end to end."""
    parts = list(dict.fromkeys(part for stack in stacks.values() for part in stack))
    with picture(f"{across} of {', '.join(stacks)}", 1.2 + 0.45 * len(stacks)) as (drawn, axes):
        left = dict.fromkeys(stacks, 0.0)
        for part, colour in zip(parts, cycled(len(parts)), strict=True):
            values = [stacks[name].get(part, 0.0) for name in stacks]
            axes.barh(list(stacks), values, left=list(left.values()), color=colour, label=part, edgecolor="white")
            left = {name: left[name] + value for name, value in zip(stacks, values, strict=True)}
        axes.invert_yaxis()
        axes.legend(frameon=False, loc="upper center", bbox_to_anchor=(0.5, -0.25), ncols=4)
        labelled(axes, across, "")
    return drawn.svg


def labelled(axes: Axes, across: str, up: str) -> None:
    axes.set_xlabel(across)
    axes.set_ylabel(up)


def ends(columns: Sequence[Column]) -> list[list[float]]:
    """How far the intervals reach below and above the values."""
    below = [max(0.0, one.value - one.low) for one in columns]
    return [below, [max(0.0, one.high - one.value) for one in columns]]


def bar_width(counts: Mapping[int, int]) -> float:
    places = sorted(counts)
    return 0.9 * min((after - before for before, after in pairwise(places)), default=1)


def cycled(number: int) -> list[str]:
    return [COLOURS[place % len(COLOURS)] for place in range(number)]


def page(title: str, parts: Sequence[str]) -> str:
    """A page that needs nothing but itself."""
    style = (
        "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}"
        ".wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}"
        "td,th{border:1px solid #ccc;padding:.2rem .5rem;text-align:right}"
        "th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto}summary{cursor:pointer}"
    )
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html><html lang="en"><head>{head}<style>{style}</style></head>'
        f"<body><h1>{escape(title)}</h1>{''.join(parts)}</body></html>\n"
    )


def html_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
