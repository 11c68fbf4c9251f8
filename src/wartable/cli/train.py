"""`wartable train`: weights for the bots' judgement, learned from games that they play among themselves."""

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from wartable.bots.weights import Stored
from wartable.cli.arguments import ClusterAddress, GameName, Jobs, bots_of
from wartable.cli.progress import all_cores, games_bar
from wartable.cli.unusable import Unusable
from wartable.extras import extra
from wartable.lab.cluster import LOCAL, cluster_at
from wartable.titles import title
from wartable.words import say, word

GENERATIONS = "2000x0,1600x40,1600x80"
FOLDER = Path("build/training")

Generations = Annotated[
    str, typer.Option(help="Games and iterations of each generation; 0: by habit, 1: at once.", metavar="GxI,...")
]
TrainingFolder = Annotated[Path, typer.Option(help="Where games are kept; a training goes on from there.")]


def train(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    generations: Generations = GENERATIONS,
    levels: Annotated[
        str, typer.Option(help="Learn chances of winning from games of these levels, instead of how to play.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.", min=0)] = 1,
    folder: TrainingFolder = FOLDER,
    ship: Annotated[Path | None, typer.Option(help="Write the weights into this file.", metavar="JSON")] = None,
    jobs: Jobs = None,
    cluster: ClusterAddress = LOCAL,
) -> None:
    """Learn what positions are worth from self-play. It needs NumPy, as the extra `train` has it."""
    with extra("train"):
        from wartable.lab.curve import curve_page
        from wartable.lab.train import Course, Generation, train
    title(game).settings(players, {})
    steps = [Generation(*numbers) for numbers in numbers_in(generations)]
    course = Course(game, players, seed, steps, folder, bots_of(levels) if levels else [])
    games = sum(step.games for step in steps)
    with cluster_at(cluster, jobs or all_cores()) as workers, games_bar(games) as bar:
        trained = train(course, workers, bar.advance)
    page = folder / f"{game}-{players}" / "curve.html"
    page.write_text(curve_page(course, trained.laps), encoding="utf-8")
    where = say("cli", "train-curve", {"page": str(page)})
    Console().print(table_of([msgspec.structs.asdict(lap) for lap in trained.laps]), where)
    if ship is not None:
        write_into(ship, trained.weights, {"generations": generations, "levels": levels, "seed": seed})


def numbers_in(generations: str) -> list[tuple[int, int]]:
    try:
        pairs = [part.split("x") for part in generations.split(",")]
        return [(int(games), int(iterations)) for games, iterations in pairs]
    except ValueError as error:
        raise Unusable("generations", text=generations) from error


def table_of(laps: list[dict[str, float]]) -> Table:
    table = Table("generation", "games", "iterations", "positions", "surprise", word("cli", "train-knowing_nothing"))
    for lap in laps:
        counts = [str(lap[name]) for name in ("generation", "games", "iterations", "positions")]
        table.add_row(*counts, f"{lap['surprise']:.4f}", f"{lap['untrained']:.4f}")
    return table


def write_into(file: Path, weights: Stored, made: dict[str, str | int]) -> None:
    """Put the weights of a player count beside those of others, with what they were made from."""
    stored = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"made": {}, "weights": {}}
    for players, found in weights.items():
        stored["weights"][players] = found
        stored["made"][players] = {name: value for name, value in made.items() if value != ""}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(shown(stored), encoding="utf-8")


def shown(stored: dict[str, dict[str, dict[str, list[float]]]]) -> str:
    """JSON with one line per feature, so that changes can be read."""
    made = json.dumps(dict(sorted(stored["made"].items())))
    sets = [f'"{players}": {{\n{lines_of(rows)}\n }}' for players, rows in sorted(stored["weights"].items())]
    between = ",\n "
    return f'{{\n "made": {made},\n "weights": {{\n {between.join(sets)}\n }}\n}}\n'


def lines_of(rows: dict[str, list[float]]) -> str:
    return ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items())
