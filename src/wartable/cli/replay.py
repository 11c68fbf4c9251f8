"""`wartable replay`: a recorded game, shown choice by choice."""

import sys
from itertools import pairwise
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

import wartable
from wartable.cli.arguments import (
    EditionFile,
    Json,
    RecordOrTable,
    is_table,
    record_in,
    record_in_table,
    refuse_other_game,
)
from wartable.cli.sitting import result
from wartable.cli.tables import Artist
from wartable.cli.telling import TerminalTeller, player_name
from wartable.cli.unusable import Unusable
from wartable.engine.log import Fact
from wartable.matches.match import Match
from wartable.matches.record import Record
from wartable.words import say, word


def replay(
    file: RecordOrTable,
    step: Annotated[
        bool, typer.Option("--step", help="Show how everybody stands after every choice, and wait for Enter.")
    ] = False,
    at: Annotated[int | None, typer.Option(help="Show only the table after this many choices.", min=0)] = None,
    seat: Annotated[int | None, typer.Option(help="Through whose eyes; by default a spectator's.", min=0)] = None,
    json: Json = False,
    number: Annotated[int, typer.Option(help="Which game of a table.", min=0)] = 0,
    edition: EditionFile = None,
) -> None:
    """Show a recorded game from its first choice to its last."""
    record = record_in_table(file, number) if is_table(file) else record_in(file)
    refuse_other_game(edition, record.game)
    if seat is not None and seat >= record.players:
        raise Unusable("no_such_seat", seats=record.players)
    console = Console(highlight=False)
    if json:
        view = moment(record, len(record.choices) if at is None else at).view(seat)
        print(msgspec.json.format(msgspec.json.encode(view), indent=1).decode())
    elif at is not None:
        match = moment(record, at)
        show(match, len(record.choices), seat, console)
    else:
        tell(record, seat, step, console)


def moment(record: Record, at: int) -> Match:
    if at > len(record.choices):
        raise Unusable("no_such_moment", choices=len(record.choices))
    return wartable.replay(record, at)


def show(match: Match, choices: int, seat: int | None, console: Console) -> None:
    """A moment: which it is, who is asked, and the table."""
    teller = TerminalTeller(match, names_of(match))
    asked = " ".join(teller.asked(question) for question in ([] if match.over else match.decisions()))
    facts: dict[str, Fact] = {"number": len(match.choices), "all": choices, "asked": asked}
    console.print(Text(say("cli", "sitting-at", facts), style="bold"))
    console.print(Artist(match.title, teller.players).table(match.view(seat)))


def tell(record: Record, seat: int | None, step: bool, console: Console) -> None:
    """Print all choices and their effects, then the result."""
    match = wartable.replay(record)  # a record that is not legal is refused before anything is printed
    teller = TerminalTeller(match, names_of(match))
    shown = wartable.replay(record, 0)  # goes along with those who look at every table
    for number, (first, end) in enumerate(pairwise([0, *match.events_before, len(match.events)])):
        if number:
            who, key = record.choices[number - 1]
            console.print(Text(f"{number:4}  {teller.players[who]}: {key}", style="dim"))
        for event in match.events[first:end]:
            console.print(Text("      ") + teller.event(event, seat))
        if number and step:
            shown.follow_all(record.choices[number - 1 : number])
            pause(shown, teller, seat, console)
    console.print(result(teller) if match.over else word("cli", "not_over"))


def pause(shown: Match, teller: TerminalTeller, seat: int | None, console: Console) -> None:
    """How everybody stands, and the table for those who ask for it."""
    artist, view = Artist(shown.title, teller.players), shown.view(seat)
    console.print(artist.brief(view) or "")
    try:
        while console.input(word("cli", "enter_goes_on") + " ").strip() == "t":
            console.print(artist.table(view))
    except EOFError:
        sys.exit(0)


def names_of(match: Match) -> list[str]:
    return [player_name(seat) for seat in range(match.players)]
