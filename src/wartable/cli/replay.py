"""`wartable replay`: a recorded game, shown choice by choice."""

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import wartable
from wartable.cli.arguments import RecordFile, record_in
from wartable.cli.sitting import result
from wartable.cli.tables import Artist
from wartable.cli.telling import TerminalTeller, player_name
from wartable.cli.unusable import Unusable
from wartable.engine.match import Match
from wartable.engine.record import Record
from wartable.words import word


def replay(
    file: RecordFile,
    step: Annotated[
        bool, typer.Option("--step", help="Show the table after every choice, and wait for Enter.")
    ] = False,
    at: Annotated[int | None, typer.Option(help="Show only the table after this many choices.", min=0)] = None,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes; by default a spectator's.", min=0)] = None,
) -> None:
    """Show a recorded game from its first choice to its last."""
    record = record_in(file)
    if seat is not None and seat >= record.players:
        raise Unusable("no_such_seat", seats=record.players)
    console = Console(highlight=False)
    if at is not None:
        show_moment(record, at, seat, console)
        return
    tell(record, seat, step, console)


def show_moment(record: Record, at: int, seat: int | None, console: Console) -> None:
    if at > len(record.choices):
        raise Unusable("no_such_moment", choices=len(record.choices))
    match = wartable.replay(record, at)
    console.print(Artist(match.title, names_of(match)).table(match.view(seat)))


def tell(record: Record, seat: int | None, step: bool, console: Console) -> None:
    """Print all choices and their effects, then the result."""
    wartable.replay(record)  # a record that is not legal is refused before anything is printed
    match = wartable.replay(record, 0)
    teller = TerminalTeller(match, names_of(match))
    tell_events(teller, 0, seat, console)
    for number, (who, key) in enumerate(record.choices, 1):
        before = len(match.events)
        match.choose(who, key)
        console.print(Text(f"{number:4}  {teller.players[who]}: {key}", style="dim"))
        tell_events(teller, before, seat, console)
        if step:
            pause(match, teller, seat, console)
    console.print(result(teller) if match.over else word("cli", "not_over"))


def tell_events(teller: TerminalTeller, first: int, seat: int | None, console: Console) -> None:
    for event in teller.match.events[first:]:
        console.print(Text("      ") + teller.event(event, seat))


def pause(match: Match, teller: TerminalTeller, seat: int | None, console: Console) -> None:
    console.print(Artist(match.title, teller.players).table(match.view(seat)))
    try:
        console.input(word("cli", "enter_goes_on") + " ")
    except EOFError:
        sys.exit(0)


def names_of(match: Match) -> list[str]:
    return [player_name(seat) for seat in range(match.players)]
