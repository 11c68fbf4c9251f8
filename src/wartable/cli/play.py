"""`wartable play`: a game in the terminal, against bots or with others who sit at the same terminal."""

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import wartable
from wartable.bots.levels import make_bot
from wartable.bots.outside import add_bots
from wartable.cli.arguments import (
    BotsFrom,
    EditionFile,
    GameName,
    Options,
    bots_of,
    record_in,
    refuse_other_game,
    settings_of,
)
from wartable.cli.sitting import TerminalGame
from wartable.cli.unusable import Unusable
from wartable.engine.seed import SECRET_BYTES, Seed, read_seed
from wartable.matches.match import Match
from wartable.titles import title

SEED_BITS = 31
DIGITS_IN_NAME = 12


def play(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    people: Annotated[int, typer.Option(help="How many of them are people; they share the terminal.", min=1)] = 1,
    bots: Annotated[str, typer.Option(help="Bots for the other seats, separated by commas.")] = "greedy",
    seed: Annotated[
        str | None, typer.Option(help="A whole number; or 64 hexadecimal digits, for chance that nobody can work out.")
    ] = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.", dir_okay=False)] = None,
    save: Annotated[Path | None, typer.Option(help="Where the record goes.", dir_okay=False)] = None,
    edition: EditionFile = None,
    bots_from: BotsFrom = None,
) -> None:
    """Play in the terminal."""
    refuse_other_game(edition, game)
    add_bots(bots_from)
    if resume is not None:
        match = resumed(game, resume)
    else:
        match = Match(title(game), players, seed_for(people, seed), settings_of(game, option))
    if people > match.players:
        raise Unusable("too_many_people", seats=match.players, people=people)
    levels = seat_levels(match, people, bots_of(bots))
    path = save or Path(f"{game}-{str(match.seed)[:DIGITS_IN_NAME]}.json")
    TerminalGame(match, levels, Console(highlight=False), path).play()


def seed_for(people: int, wish: str | None) -> Seed:
    """The seed that was asked for, or else a new one, sealed where people play with one another."""
    if wish is not None:
        return read_seed(wish)
    return secrets.token_hex(SECRET_BYTES) if people > 1 else secrets.randbits(SEED_BITS)


def resumed(game: str, path: Path) -> Match:
    record = record_in(path)
    if record.game != game:
        raise Unusable("other_game", path=str(path), game=record.game, wanted=game)
    return wartable.replay(record)


def seat_levels(match: Match, people: int, bots: list[str]) -> list[str | None]:
    """None for a person, or the bot's level: people take the first seats, bots go round the others."""
    for level in bots:
        make_bot(level, match.title, 0)
    return [None if seat < people else bots[(seat - people) % len(bots)] for seat in range(match.players)]
