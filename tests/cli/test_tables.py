"""The table of a game as the terminal draws it."""

import io

from rich.console import Console

from wartable.cli.tables import Artist
from wartable.matches.match import Match
from wartable.titles import title

NAMES = ("Ann", "Bob")


def shown(match: Match, wanted: str) -> list[str]:
    console = Console(width=100, file=io.StringIO(), record=True)
    console.print(Artist(match.title, NAMES).table(match.view(0), wanted))
    return [line.rstrip() for line in console.export_text().splitlines()]


def test_what_the_first_seat_holds_is_said_to_be_theirs() -> None:
    """given sites of both players / when they are listed / then each with armies names its owner"""
    match = Match(title("immortals"), 2, 3, {})
    for _ in range(8):
        question = match.decisions()[0]
        match.choose(question.seat, question.options[0].key)
    held = [line for line in shown(match, "sites") if line.split()[-1:] and any(name in line for name in NAMES)]
    assert len(held) == sum(site.owner is not None for site in match.view(0).sites)  # type: ignore[attr-defined]
    assert any("Ann" in line for line in held) and any("Bob" in line for line in held)


def test_a_map_is_drawn_as_it_lies() -> None:
    """given a Campaign Map of three by three areas / when it is shown / then each row is a line"""
    match = Match(title("shadow_kingdoms"), 2, 3, {"colours": "sides_dealt"})
    while any(player.map is None for player in match.view(0).players):  # type: ignore[attr-defined]
        question = match.decisions()[0]
        match.choose(question.seat, question.options[0].key)
    lines = shown(match, "campaign")
    begin = next(place for place, line in enumerate(lines) if line.strip() == "Areas")
    assert [len(line.split()) for line in lines[begin + 1 : begin + 4]] == [3, 3, 3]
