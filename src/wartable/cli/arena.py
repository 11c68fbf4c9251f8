"""`wartable arena`: bots against one another, their ratings and who beats whom."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from wartable.bots.outside import add_bots
from wartable.cli.arguments import (
    BotsFrom,
    ClusterAddress,
    EditionFile,
    GameName,
    Jobs,
    Json,
    Keep,
    Options,
    bots_of,
    refuse_other_game,
    settings_of,
)
from wartable.cli.progress import all_cores, games_bar, kept_in
from wartable.editions.chosen import label_of
from wartable.extras import extra
from wartable.lab.arena import Contest, games_of, hold
from wartable.lab.cells import cross_cell, standing_cells
from wartable.lab.cluster import LOCAL, cluster_at
from wartable.lab.nonsense import refuse_nonsense
from wartable.lab.ratings import Standings, standings_of
from wartable.words import say, word

MEANS = ("mean_score", "mean_time", "nearly_all_within")


def arena(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas.")] = "beginner,casual,skilled,expert,master",
    games: Annotated[int, typer.Option(help="How many games each line-up plays.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.", min=0)] = 1,
    jobs: Jobs = None,
    cluster: ClusterAddress = LOCAL,
    keep: Keep = None,
    option: Options = None,
    page: Annotated[Path | None, typer.Option(help="Write a page with plots here.", metavar="HTML")] = None,
    json: Json = False,
    edition: EditionFile = None,
    bots_from: BotsFrom = None,
) -> None:
    """Let bots meet in seat-balanced games on the same deals; print ratings and a cross table."""
    refuse_other_game(edition, game)
    add_bots(bots_from)
    contest = Contest(game, players, settings_of(game, option), bots_of(bots), games, seed, label_of(game))
    refuse_nonsense(contest)
    if page is not None:
        with extra("data"):
            from wartable.lab.arena_page import arena_page
    with (
        cluster_at(cluster, jobs or all_cores()) as found,
        kept_in(keep, page, found) as workers,
        games_bar(games_of(contest)) as bar,
    ):
        standings = standings_of(contest, hold(contest, workers, bar.advance))
        if page is not None:
            page.write_text(arena_page(standings), encoding="utf-8")
    if json:
        print(msgspec.json.format(msgspec.json.encode(standings), indent=1).decode())
    else:
        Console().print(*tables_of(standings), sep="\n")


def tables_of(standings: Standings) -> list[Table]:
    contest = standings.contest
    ranked = Table("bot", "games", "rating", "wins", *(word("cli", f"arena-{name}") for name in MEANS))
    ranked.title = say(
        "cli", "arena-title", {"game": contest.game, "players": contest.players, "games": standings.games}
    )
    for one in standings.bots:
        ranked.add_row(*standing_cells(one))
    return [ranked, *([cross_of(standings)] if contest.players > 1 else [])]


def cross_of(standings: Standings) -> Table:
    names = [one.bot for one in standings.bots]
    table = Table(word("cli", "arena-ahead_of"), *names)
    for name in names:
        table.add_row(name, *(cross_cell(standings, name, other) for other in names))
    return table
