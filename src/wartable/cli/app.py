"""The commands by name, and what all of them share."""

from collections.abc import Callable
from typing import Annotated

import typer

from wartable.cli import admin
from wartable.cli.arena import arena
from wartable.cli.backup import backup, check, restore
from wartable.cli.bench import bench
from wartable.cli.convert import convert
from wartable.cli.edition import edition
from wartable.cli.ladder import ladder
from wartable.cli.lessons import lessons
from wartable.cli.levels import levels
from wartable.cli.move_data import move_data
from wartable.cli.play import play
from wartable.cli.puzzles import puzzles
from wartable.cli.replay import replay
from wartable.cli.report import compare, report
from wartable.cli.rules import rules
from wartable.cli.serve import serve
from wartable.cli.simulate import simulate
from wartable.cli.think import think
from wartable.cli.train import train
from wartable.cli.trial import trial
from wartable.cli.upgrade import upgrade
from wartable.cli.verify import verify
from wartable.cli.version import show_version

app = typer.Typer(
    name="wartable",
    help="Fantasy board games with every rule enforced.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS: list[Callable[..., None]] = [serve, think, backup, restore, check, upgrade, move_data]
COMMANDS += [
    play,
    levels,
    simulate,
    convert,
    replay,
    verify,
    rules,
    edition,
    lessons,
    bench,
    arena,
    ladder,
    train,
    trial,
    puzzles,
    report,
    compare,
]
for command in COMMANDS:
    app.command()(command)
app.add_typer(admin.app)


@app.callback()
def about(
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version, and exit.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    """Fantasy board games with every rule enforced."""
