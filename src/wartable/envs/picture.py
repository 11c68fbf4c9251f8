"""The spectator's view as a picture: a panel for each seat and each part of the table, drawn with Pillow."""

# not compiled: it speaks to NumPy and Pillow

from textwrap import wrap
from typing import Final

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from wartable.envs.phrases import Panel, panels
from wartable.envs.play import Play
from wartable.envs.spaces import Picture

WIDTH: Final = 1280
HEIGHT: Final = 960
COLUMNS: Final = 4
GAP: Final = 8
LARGEST_FONT: Final = 16
SMALLEST_FONT: Final = 6
LINE: Final = 1.25  # height of a line, by the size of the font
LETTER: Final = 0.5  # width of a letter, on average
GROUND: Final = "#f4f1ea"
PAPER: Final = "#ffffff"
INK: Final = "#22252a"
TABLE: Final = "#565b66"
SEATS: Final = ("#9b2d30", "#24598f", "#2f6d42", "#7a4a12", "#5d3a86")  # white letters can be read on all of them

Placed = tuple[Panel, list[str], int, int]  # its lines, and where its upper left corner is


def drawn(play: Play) -> Picture:
    """The table as everybody may see it, always of the same size; the letters are as large as fits."""
    told = panels(play)
    for size in range(LARGEST_FONT, SMALLEST_FONT - 1, -1):
        placed = placed_panels(told, size)
        if placed is not None or size == SMALLEST_FONT:
            break
    return painted(placed or [], size)


def placed_panels(told: list[Panel], size: int) -> list[Placed] | None:
    """Each panel below the others of the shortest column; None if they do not fit."""
    letters = int((column_width() - 2 * GAP) / (size * LETTER))
    ends = [GAP] * COLUMNS
    placed: list[Placed] = []
    for panel in told:
        lines = [part for line in panel.lines for part in wrap(line, letters, subsequent_indent="   ")]
        column = ends.index(min(ends))
        placed.append((panel, lines, GAP + column * (column_width() + GAP), ends[column]))
        ends[column] += panel_height(lines, size) + GAP
    return placed if max(ends) <= HEIGHT or size == SMALLEST_FONT else None


def column_width() -> int:
    return (WIDTH - GAP * (COLUMNS + 1)) // COLUMNS


def panel_height(lines: list[str], size: int) -> int:
    """A title, and what stands below it."""
    return int((len(lines) + 1) * size * LINE) + 2 * GAP


def painted(placed: list[Placed], size: int) -> Picture:
    image = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(size)
    for panel, lines, left, top in placed:
        right, bottom = left + column_width(), top + panel_height(lines, size)
        title = int(top + size * LINE + GAP / 2)
        pen.rectangle((left, top, right, bottom), PAPER)
        pen.rectangle((left, top, right, title), TABLE if panel.seat is None else SEATS[panel.seat])
        pen.text((left + GAP, top + GAP // 4), panel.title, "white", font)
        for number, line in enumerate(lines):
            pen.text((left + GAP, title + GAP // 2 + int(number * size * LINE)), line, INK, font)
    return np.asarray(image)
