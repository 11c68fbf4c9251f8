"""`wartable levels`: the bots by name, how long each thinks, and how strong it was found to be."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Column, Table

from wartable.bots.levels import LEVELS
from wartable.bots.ratings import rating_of, read_ratings
from wartable.titles import TITLES, title
from wartable.words import word


def levels(
    game: Annotated[list[str] | None, typer.Argument(help="The games; by default all.", metavar="[GAME]...")] = None,
) -> None:
    """Show the levels of the bots, their thinking times and their measured ratings."""
    games = [title(name).name for name in game or TITLES]
    ratings = read_ratings()
    table = Table(
        Column("level", no_wrap=True), word("cli", "levels-thinks_at_most"), *(word(name, "title") for name in games)
    )
    for level in LEVELS.values():
        rated = [str(rating_of(level.name, name, ratings) or "") for name in games]
        table.add_row(level.name, f"{level.seconds:g} s", *rated)
    is_measured = any(rating_of(level, name, ratings) for level in LEVELS for name in games)
    Console().print(table, word("cli", "levels-measured" if is_measured else "levels-not_measured"), sep="\n")
