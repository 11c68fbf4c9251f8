"""`wartable bench`: how fast the games are, compiled and plain in one run."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import wartable
from wartable.cli.arguments import Json
from wartable.cli.unusable import Unusable
from wartable.lab.bench import Figures, measure
from wartable.lab.compiled import is_compiled
from wartable.titles import TITLES, title
from wartable.words import word

NOT_SOURCES = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "client")


class Bench(msgspec.Struct, frozen=True):
    """`plain` and `speedup` (compiled to plain, by decisions per second) are there when both builds were measured."""

    compiled: bool
    games: dict[str, Figures]
    plain: dict[str, Figures] | None = None
    speedup: dict[str, float] | None = None


def bench(
    game: Annotated[list[str] | None, typer.Argument(help="The games; without it, all.", metavar="[GAME]...")] = None,
    seconds: Annotated[float, typer.Option(help="Seconds for each game and build.", min=0.1)] = 4.0,
    compare: Annotated[bool, typer.Option(help="Measure the plain sources too, if this is compiled.")] = True,
    json: Json = False,
) -> None:
    """Measure random decisions and search iterations per second, and microseconds per copy, world, view, sentence."""
    names = [title(name).name for name in game or TITLES]
    figures = {name: measure(TITLES[name], seconds) for name in names}
    found = Bench(is_compiled(), figures)
    if compare and is_compiled():
        found = compared(figures, plain_figures(names, seconds))
    if json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        Console().print(table_of(found))


def compared(compiled: dict[str, Figures], plain: dict[str, Figures]) -> Bench:
    speedup = {
        name: round(compiled[name].decisions_per_second / plain[name].decisions_per_second, 2) for name in compiled
    }
    return Bench(True, compiled, plain, speedup)


def plain_figures(names: list[str], seconds: float) -> dict[str, Figures]:
    """The same measurement with the same sources in a process that finds no compiled library beside them."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(Path(wartable.__file__).parent, Path(folder, "wartable"), ignore=NOT_SOURCES)
        command = [
            sys.executable,
            "-m",
            "wartable",
            "bench",
            *names,
            "--no-compare",
            "--json",
            "--seconds",
            str(seconds),
        ]
        environment = os.environ | {"PYTHONPATH": folder}
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)  # noqa: S603
    if done.returncode:
        raise Unusable("plain_sources", why=done.stderr.decode(errors="replace").strip())
    found = msgspec.json.decode(done.stdout, type=Bench)
    assert not found.compiled
    return found.games


def table_of(found: Bench) -> Table:
    table = Table(
        "game",
        "build",
        "decisions/s",
        "search/s",
        "copy µs",
        "imagine µs",
        "view µs",
        "sentence µs",
        "options",
        title=word("cli", "bench-title"),
    )
    for name, figures in found.games.items():
        table.add_row(name, "compiled" if found.compiled else "plain", *cells(figures))
        if found.plain is not None and found.speedup is not None:
            table.add_row("", "plain", *cells(found.plain[name]))
            table.add_row("", "ratio", f"{found.speedup[name]:.1f}", *[""] * 6)
    return table


def cells(figures: Figures) -> list[str]:
    times = [figures.copy_us, figures.imagine_us, figures.view_us, figures.sentence_us]
    speeds = [f"{figures.decisions_per_second:,.0f}", f"{figures.search_per_second:,.0f}"]
    return [*speeds, *(f"{one:.2f}" for one in times), f"{figures.mean_options:.1f}"]
