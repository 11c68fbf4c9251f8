"""`wartable foresight`: how well the chances of winning that hints and reviews tell foretell games."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from wartable.cli.arguments import ClusterAddress, GameName, Jobs
from wartable.cli.progress import all_cores, games_bar
from wartable.extras import extra
from wartable.lab.cluster import LOCAL, cluster_at
from wartable.titles import title


def foresight(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    level: Annotated[str, typer.Option(help="Who plays: a level that was not learned from.")] = "skilled",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    ship: Annotated[Path | None, typer.Option(help="Write what was found into this file.", metavar="JSON")] = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = LOCAL,
) -> None:
    """Hold the chances told by the judge that advises, and by the one that plays, against how games ended."""
    with extra("train"):
        from wartable.lab.foresight import foretold_in
        from wartable.lab.foresight_page import write_foretold
    title(game).settings(players, {})
    with cluster_at(cluster, jobs or all_cores()) as workers, games_bar(games) as bar:
        found = foretold_in(game, players, level, games, workers, bar.advance)
    table = Table("weights", "Brier", "calibration error")
    for name, one in (("advising", found.advising), ("playing", found.playing)):
        table.add_row(name, f"{one.brier:.4f}", f"{one.error:.4f}")
    Console().print(table)
    if ship is not None:
        write_foretold(found, ship)
