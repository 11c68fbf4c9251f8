"""`wartable levels`: the bots by name, how long each thinks, and how strong it was found to be."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from wartable.bots.levels import LEVELS
from wartable.bots.ratings import rating_of, read_ratings
from wartable.titles import TITLES, title
from wartable.words import catalogue

MEASURED = (
    "Ratings are counted as in chess: who has 200 points more is ahead in three games of four. "
    "1500 is the middle of the five levels."
)
NOT_MEASURED = "Nobody has measured these levels yet: `wartable ladder` does."


def levels(
    game: Annotated[list[str] | None, typer.Argument(help="The games; without it, all.", metavar="[GAME]...")] = None,
) -> None:
    """Show the levels of the bots, their thinking times and their measured ratings."""
    games = [title(name).name for name in game or TITLES]
    ratings = read_ratings()
    table = Table("level", "thinks at most", *(str(catalogue()[name]["title"]) for name in games))
    for level in LEVELS.values():
        rated = [str(rating_of(level.name, name, ratings) or "") for name in games]
        table.add_row(level.name, f"{level.seconds:g} s", *rated)
    is_measured = any(rating_of(level, name, ratings) for level in LEVELS for name in games)
    Console().print(table, MEASURED if is_measured else NOT_MEASURED, sep="\n")
