"""`wartable simulate`: many games between bots, and what they show."""

from collections.abc import Callable
from functools import partial
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
from wartable.engine.log import Fact
from wartable.extras import extra
from wartable.lab.cluster import LOCAL, Cluster, cluster_at
from wartable.lab.compiled import is_compiled
from wartable.lab.experiment import Experiment
from wartable.lab.nonsense import refuse_nonsense
from wartable.lab.simulate import simulate as run_simulation
from wartable.lab.summary import Summary
from wartable.words import say

GAMES_WORTH_A_PROCESS = 50
Simulation = Callable[[Experiment, Cluster, Callable[[int], None]], Summary]


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas; they go round the seats.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 1,
    jobs: Jobs = None,
    cluster: ClusterAddress = LOCAL,
    keep: Keep = None,
    option: Options = None,
    check: Annotated[bool, typer.Option("--check", help="Test all invariants after every choice.")] = False,
    save: Annotated[Path | None, typer.Option(help="Write all games into this file.", metavar="PARQUET")] = None,
    save_decisions: Annotated[
        Path | None,
        typer.Option(help="Write all decisions, with observations and masks, into this file.", metavar="PARQUET"),
    ] = None,
    json: Json = False,
    edition: EditionFile = None,
    bots_from: BotsFrom = None,
) -> None:
    """Let bots play many games; the exit code is 1 if any game does not end or breaks an invariant."""
    refuse_other_game(edition, game)
    add_bots(bots_from)
    settings, data = settings_of(game, option), label_of(game)
    experiment = Experiment(game, players, settings, bots_of(bots), games, seed, check, edition=data)
    refuse_nonsense(experiment)
    run = run_simulation if save is None and save_decisions is None else saver(save, save_decisions)
    with (
        cluster_at(cluster, jobs or cores_for(games)) as found,
        kept_in(keep, save or save_decisions, found) as workers,
        games_bar(games) as bar,
    ):
        summary = run(experiment, workers, bar.advance)
    if json:
        print(msgspec.json.format(msgspec.json.encode(summary), indent=1).decode())
    else:
        Console().print(*tables_of(summary), sep="\n")
    if summary.over_bound or summary.broken_invariants:
        raise typer.Exit(1)


def cores_for(games: int) -> int:
    """A process takes a while to start: a few games need only one."""
    return max(1, min(all_cores(), games // GAMES_WORTH_A_PROCESS))


def saver(games: Path | None, decisions: Path | None) -> Simulation:
    """A simulation that writes down what is played."""
    with extra("data"):
        from wartable.lab.saving import Files, simulate_and_save
    return partial(simulate_and_save, Files(games, decisions))


def tables_of(summary: Summary) -> list[Table]:
    tables = [overview(summary), wins("seat", {str(seat): one for seat, one in enumerate(summary.wins_by_seat)})]
    if len(summary.wins_by_bot) > 1:
        tables.append(wins("bot", {name: one.wins for name, one in summary.wins_by_bot.items()}))
    if summary.wins_by_side:
        tables.append(sides(summary))
    return tables


def sides(summary: Summary) -> Table:
    table = Table("dealt", "seats", said("fair_wins"))
    for name, one in summary.wins_by_side.items():
        table.add_row(name, str(one.seats), f"{one.fair_shares:.2f}")
    return table


def overview(summary: Summary) -> Table:
    table = Table(title=said("title", game=summary.game, players=summary.players, bots=", ".join(summary.bots)))
    table.show_header = False
    speed, scores, rounds = f"{summary.decisions_per_second:,.0f}", summary.scores, summary.rounds
    build = "decisions_compiled" if is_compiled() else "decisions_plain"
    table.add_row("games", said("games", games=summary.games, finished=summary.finished))
    table.add_row("decisions", said(build, decisions=summary.decisions, speed=speed))
    table.add_row("options", said("options", mean=f"{summary.mean_options:.1f}", most=summary.max_options))
    table.add_row("score", f"{scores.mean:.2f} ± {scores.sd:.2f}")
    table.add_row(said("winning_score"), f"{scores.winner_mean:.2f}")
    table.add_row(
        "rounds", said("rounds", mean=f"{rounds.mean:.1f}", median=f"{rounds.median:g}", most=int(rounds.max))
    )
    if summary.checked:
        table.add_row("invariants", invariants_told(summary))
    return table


def invariants_told(summary: Summary) -> str:
    broken = [said("broken_times", name=name, times=times) for name, times in summary.broken_invariants.items()]
    return said("broken", names=", ".join(broken)) if broken else said("all_held")


def said(name: str, /, **facts: Fact) -> str:
    return say("cli", f"simulate-{name}", facts)


def wins(what: str, shares: dict[str, tuple[float, float, float]]) -> Table:
    table = Table(what, "wins", said("nearly_all"))
    for name, (share, low, high) in shares.items():
        table.add_row(name, f"{share:.1%}", said("interval", low=f"{low:.1%}", high=f"{high:.1%}"))
    return table
