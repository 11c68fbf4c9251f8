"""`wartable play`: a game in the terminal, against bots or with others who sit at the same terminal."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from wartable.bots.levels import make_bot
from wartable.cli import Unusable
from wartable.cli.arguments import LARGEST_SEED, GameName, Options, bots_of, record_in, settings_of
from wartable.cli.following import follow
from wartable.cli.sitting import Sitting
from wartable.engine.match import Match
from wartable.titles import title

SEED_BITS = 31


def play(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    people: Annotated[int, typer.Option(help="How many of them are people; they share the terminal.", min=1)] = 1,
    bots: Annotated[str, typer.Option(help="Bots for the other seats, separated by commas.")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The seed of the game.", min=0, max=LARGEST_SEED)] = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.", dir_okay=False)] = None,
    save: Annotated[Path | None, typer.Option(help="Where the record goes.", dir_okay=False)] = None,
) -> None:
    """Play in the terminal."""
    if resume is not None:
        match = resumed(game, resume)
    else:
        drawn = secrets.randbits(SEED_BITS) if seed is None else seed
        match = Match(title(game), players, drawn, settings_of(game, option))
    if people > match.players:
        raise Unusable(f"There are {match.players} seats for {people} people.")
    levels = seat_levels(match, people, bots_of(bots))
    Sitting(match, levels, Console(highlight=False), save or Path(f"{game}-{match.seed}.json")).play()


def resumed(game: str, path: Path) -> Match:
    record = record_in(path)
    if record.game != game:
        raise Unusable(f"{path} is a game of {record.game}, not of {game}.")
    return follow(record, len(record.choices))


def seat_levels(match: Match, people: int, bots: list[str]) -> list[str | None]:
    """None for a person, or the bot's level: people take the first seats, bots go round the others."""
    for level in bots:
        make_bot(level, match.title, 0)
    return [None if seat < people else bots[(seat - people) % len(bots)] for seat in range(match.players)]
