"""Arguments that several commands take, and how their text is read."""

from pathlib import Path
from typing import Annotated

import typer

from wartable.cli.unusable import Unusable
from wartable.editions.chosen import read_edition
from wartable.editions.refusal import BadEdition
from wartable.engine.contract import Setting
from wartable.extras import extra
from wartable.matches.record import Record, read_record
from wartable.titles import TITLES, title

GameName = Annotated[str, typer.Argument(help=f"The game: {', '.join(TITLES)}.", metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(help="The record of a game, a JSON file.", metavar="FILE")]
RecordOrTable = Annotated[Path, typer.Argument(help="A record (JSON), or a table of games (Parquet).", metavar="FILE")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option of the game, name=value; can be given again.", metavar="NAME=VALUE"),
]
EditionFile = Annotated[
    Path | None,
    typer.Option(
        "--edition", help="Play with the component data in this file; `wartable edition` writes one.", metavar="TOML"
    ),
]
BotsFrom = Annotated[
    list[str] | None,
    typer.Option(
        "--bots-from",
        help="Where bots from outside are: a Python file, NAME=COMMAND for a program, or an installed package.",
        metavar="WHERE",
    ),
]
Jobs = Annotated[int | None, typer.Option(help="How many processes; by default one per core.", min=1)]
ClusterAddress = Annotated[
    str,
    typer.Option(
        "--cluster",
        help="Where games are played: local, dask://HOST:PORT or ray://HOST:PORT. The results are the same.",
        metavar="WHERE",
    ),
]
Keep = Annotated[
    Path | None,
    typer.Option(
        help="Keep finished games here until all are; the same command goes on from there. By default beside the file.",
        metavar="FOLDER",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Write JSON, for programs.")]

TRUE_WORDS = ("true", "yes", "on", "1")
FALSE_WORDS = ("false", "no", "off", "0")


def settings_of(game: str, options: list[str] | None) -> dict[str, Setting]:
    """The options as the game names and values them."""
    values = {option.name: list(option.values) for option in title(game).setup_options}
    settings: dict[str, Setting] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Unusable("option", text=text)
        settings[name] = read_value(value, values.get(name, []))
    return settings


def read_value(text: str, values: list[Setting]) -> Setting:
    """The value that is meant, or the text itself, which the game will refuse."""
    for value in values:
        if isinstance(value, bool):
            if text.lower() in (TRUE_WORDS if value else FALSE_WORDS):
                return value
        elif str(value).lower() == text.lower():
            return value
    return text


def refuse_other_game(edition: Path | None, game: str) -> None:
    """An edition is chosen before any command runs (`wartable.cli`); here it is only held against the game."""
    if edition is not None and (found := read_edition(edition.absolute()).game) != game:
        raise BadEdition("other_game", file=str(edition), game=found, wanted=game)


def bots_of(text: str) -> list[str]:
    """Names of bots, separated by commas."""
    names = [name.strip() for name in text.split(",")]
    return [name for name in names if name] or [""]


def record_in(path: Path) -> Record:
    return read_record(path.read_bytes())


def is_table(path: Path) -> bool:
    return path.suffix == ".parquet"


def record_in_table(path: Path, number: int) -> Record:
    """A game of a table by its number."""
    with extra("data"):
        from wartable.lab.loading import SavedGames
    return SavedGames(path).record(number)
