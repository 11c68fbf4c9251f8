"""`wartable report` and `wartable compare`: how balanced a game is, and what a change has done to it."""

from pathlib import Path
from typing import Annotated

import typer

from wartable.bots.outside import add_bots
from wartable.cli.arguments import (
    BotsFrom,
    ClusterAddress,
    EditionFile,
    GameName,
    Jobs,
    Keep,
    Options,
    bots_of,
    refuse_other_game,
    settings_of,
)
from wartable.cli.progress import all_cores, games_bar, kept_in
from wartable.editions.chosen import label_of
from wartable.extras import extra
from wartable.lab.cluster import LOCAL, cluster_at
from wartable.lab.experiment import Experiment
from wartable.words import say

LEVELS = "random,habitual,greedy"  # quick ones; better ones say more and take longer
ReportFile = Annotated[Path, typer.Argument(help="A page that `wartable report` has written.", metavar="HTML")]


def report(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas; they go round the seats.")] = "sharp",
    games: Annotated[int, typer.Option(help="How many games.", min=10)] = 1000,
    levels: Annotated[str, typer.Option(help="Bots that also play among themselves; fewer games.")] = LEVELS,
    seed: Annotated[int, typer.Option(help="The same seed gives the same page.", min=0)] = 1,
    jobs: Jobs = None,
    cluster: ClusterAddress = LOCAL,
    keep: Keep = None,
    option: Options = None,
    page: Annotated[Path | None, typer.Option(help="The page to write; by default GAME.html.", metavar="HTML")] = None,
    edition: EditionFile = None,
    bots_from: BotsFrom = None,
) -> None:
    """Write a page about the balance of a game: seats, length, points, leaders, luck, and every card."""
    with extra("data"):
        from wartable.lab.balance import ReportPlan, measure_balance
        from wartable.lab.report_page import report_page
    refuse_other_game(edition, game)
    add_bots(bots_from)
    settings, data = settings_of(game, option), label_of(game)
    experiment = Experiment(game, players, settings, bots_of(bots), games, seed, edition=data)
    plan = ReportPlan(experiment, bots_of(levels) if levels else [])
    target = page or Path(f"{game}.html")
    with (
        cluster_at(cluster, jobs or all_cores()) as found,
        kept_in(keep, target, found) as workers,
        games_bar(plan.games) as bar,
    ):
        written(target, report_page(measure_balance(plan, workers, bar.advance)))


def compare(
    before: ReportFile,
    after: ReportFile,
    page: Annotated[Path, typer.Option(help="The page to write.", metavar="HTML")] = Path("comparison.html"),
) -> None:
    """Write a page that compares two reports: what has changed, and whether by more than chance."""
    with extra("data"):
        from wartable.lab.comparison_page import comparison_page
        from wartable.lab.report_page import read_report
    reports = [read_report(path.read_bytes(), str(path)) for path in (before, after)]
    written(page, comparison_page(*reports))


def written(page: Path, text: str) -> None:
    page.write_text(text, encoding="utf-8")
    print(say("cli", "report-written", {"page": str(page)}))
