#!/usr/bin/env python3
"""Writes docs/reconstructed.md: the component data that the rulebooks do not state."""

from pathlib import Path

from wartable.editions.writing import doubtful
from wartable.titles import TITLES
from wartable.words import word

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reconstructed.md"
HEAD = (
    "# Reconstructed data\n\n"
    "What an owner of a game should compare with the printed components, to be entered as an [edition](editions.md). "
    "Written by `tools/reconstructed.py` from the component files, whose comments say more.\n"
)


def page() -> str:
    return "\n".join([HEAD, *(chapter(game) for game in TITLES)])


def chapter(game: str) -> str:
    rows = [f"- `{one.path}` ({one.source}){told(one.line())}" for one in doubtful(game)]
    return "\n".join([f"## {word(game, 'title')}", "", *rows, ""])


def told(line: str) -> str:
    """What a line of the list says about its row, as code."""
    says = line.partition("): ")[2]
    return f": `{says}`" if says else ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
