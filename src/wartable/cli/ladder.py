"""`wartable ladder`: measures all levels in all games and writes the page about the bots and their ratings."""

from pathlib import Path
from typing import Annotated

import typer

from wartable.bots.ratings import read_ratings, write_ratings
from wartable.cli.arguments import ClusterAddress, Jobs
from wartable.cli.progress import all_cores, games_bar
from wartable.extras import extra
from wartable.lab.cluster import LOCAL, cluster_at
from wartable.lab.ladder import Climb, climb_ladder, games_in
from wartable.lab.ladder_page import PICTURE, ladder_page
from wartable.lab.scale import measured
from wartable.titles import title
from wartable.words import say

RATINGS = Path("src/wartable/bots/ratings.json")


def ladder(
    game: Annotated[list[str] | None, typer.Argument(help="The games; without it, all.", metavar="[GAME]...")] = None,
    pair_games: Annotated[int, typer.Option(help="Games of each pair of levels.", min=2)] = 400,
    yardstick_games: Annotated[int, typer.Option(help="Games of a level and greedy or random.", min=2)] = 200,
    table_games: Annotated[int, typer.Option(help="Games of each line-up at larger tables.", min=2)] = 20,
    solo_games: Annotated[int, typer.Option(help="Games of each level alone.", min=1)] = 100,
    folder: Annotated[Path, typer.Option(help="Where finished contests are kept.")] = Path("build/ladder"),
    page: Annotated[Path, typer.Option(help="The page to write.", metavar="MD")] = Path("docs/bots.md"),
    ratings: Annotated[Path, typer.Option(help="The file of ratings that bots ship with.", metavar="JSON")] = RATINGS,
    play: Annotated[bool, typer.Option(help="Play what is missing; else write what was played before.")] = True,
    jobs: Jobs = None,
    cluster: ClusterAddress = LOCAL,
) -> None:
    """Let every level meet its neighbours, and write down the results. It takes hours and can be interrupted."""
    with extra("data"):
        from wartable.lab.ladder_picture import ladder_picture
    names = [title(name).name for name in game or []]
    climb = Climb(pair_games, yardstick_games, table_games, solo_games, folder, play)
    with cluster_at(cluster, jobs or all_cores()) as workers, games_bar(games_in(names, climb)) as bar:
        rungs = climb_ladder(names, climb, workers, bar.advance)
    write_ratings(ratings, measured(rungs))
    before = page.read_text(encoding="utf-8") if page.exists() else ""
    found = read_ratings(ratings)
    page.write_text(ladder_page(rungs, found, before), encoding="utf-8")
    page.with_name(PICTURE).write_text(ladder_picture(found), encoding="utf-8")
    print(say("cli", "ladder-written", {"page": str(page), "ratings": str(ratings)}))
