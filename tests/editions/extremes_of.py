"""Sets every number of a game's data to 0, to 1 and to many, one at a time, and plays. Run as a program.

It tells what was neither refused nor played to the end: the number, what it was set to, and what happened.
"""

import json
import signal
import sys
import traceback
from functools import partial
from types import TracebackType
from typing import Any

from tests.editions.numbers_of import in_a_child, loaded, tried, with_number

from wartable.editions.chosen import printed_components
from wartable.engine.chance import chance_from

VALUES = (0, 1, 40, 1000)
SECONDS = 20  # of the processor, for the games of one change
MOST_CHOICES = 20_000
Told = tuple[list[str | int], int, str]


def play_at_every_size(game: str) -> str:
    """Play a game at random with every number of players; says what went wrong, if anything did."""
    found = sys.modules[f"wartable.{game}.title"].TITLE
    for players in found.players:
        for options in option_sets(found, players):
            chance = chance_from(players)
            table = found.new(players, chance_from(1), options)
            table.run()
            for _ in range(MOST_CHOICES):
                if table.over:
                    break
                asked = table.decisions()[0]
                table.answer(asked.seat, asked.options[chance.below(len(asked.options))])
            if not table.over:
                return f"never ends with {players} players"
            if broken := found.broken_invariants(table):
                return f"breaks {broken} with {players} players"
    return ""


def option_sets(title: Any, players: int) -> list[dict[str, Any]]:
    """As offered first, and with expansions."""
    usual = title.settings(players, {})
    larger = [name for name, value in usual.items() if value is False]
    return [usual, *({**usual, name: True} for name in larger)]


def what_happens(game: str, printed: dict[str, Any], data: dict[str, Any]) -> str:
    signal.setitimer(signal.ITIMER_PROF, SECONDS)  # ends the child, and so says nothing
    loaded(game, printed, data)
    try:
        return play_at_every_size(game) or "played"
    except Exception as error:  # noqa: BLE001  whatever it is, somebody's edition would have stumbled over it
        return f"{type(error).__name__}: {error} at {last_line(error.__traceback__)}"


def last_line(trace: TracebackType | None) -> str:
    frame = list(traceback.walk_tb(trace))[-1]
    return f"{frame[0].f_code.co_filename.split('wartable/')[-1]}:{frame[1]}"


def faults(game: str) -> list[Told]:
    printed = printed_components(game)
    found: list[Told] = []
    for place in tried(printed):
        for value in VALUES:
            data = with_number(printed, place, value)
            told = in_a_child(partial(what_happens, game, printed, data)) or "takes for ever"
            if told != "played" and not told.startswith("refused"):
                found.append((list(place), value, told))
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(faults(sys.argv[1])))
