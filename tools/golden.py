#!/usr/bin/env python3
"""Writes the golden files: what 1,000 seeded games of every title came to, so that an unintended rule change shows.

    python -m tools.golden [TITLE ...]            compare with the files in tests/records and say what differs
    python -m tools.golden --write [TITLE ...]    write them again, when a change of the rules is meant

A line is one game: players, style, seed, choices made, final scores, and a checksum over all keys chosen. The styles
and the players who choose are those of the tests.
"""

import argparse
import sys
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.support.players import STYLES, Player, settings_of  # noqa: E402

from wartable.engine.chance import chance_from  # noqa: E402
from wartable.engine.contract import Title  # noqa: E402
from wartable.titles import TITLES  # noqa: E402
from wartable.titles import title as title_named  # noqa: E402

RECORDS = ROOT / "tests" / "records"
GAMES = 1000


def path_of(title: Title[Any]) -> Path:
    return RECORDS / f"{title.name}.golden"


def lines_of(title: Title[Any], numbers: Iterable[int]) -> Iterator[str]:
    """The lines of these games; their numbers go round player counts, styles and option sets."""
    for number in numbers:
        players = title.players[number % len(title.players)]
        option_sets = list(settings_of(title, players))
        turn = number // len(title.players)
        yield line_of(title, players, STYLES[turn % len(STYLES)], number, turn // len(STYLES) % len(option_sets))


def line_of(title: Title[Any], players: int, style: str, seed: int, options: int) -> str:
    """One game, played to its end."""
    game = title.new(players, chance_from(seed), list(settings_of(title, players))[options])
    game.run()
    player = Player(title, style, seed)
    choices = checksum = 0
    while not game.over:
        decision = game.decisions()[0]
        option = player.choose(decision)
        checksum = zlib.crc32(f"{decision.seat} {player.key(option)}\n".encode(), checksum)
        game.answer(decision.seat, option)
        choices += 1
    scores = ",".join(str(score) for score in title.scores(game))
    return f"{players} {style} {options} {seed} {choices} {scores} {checksum:08x}"


def differences(title: Title[Any], numbers: Iterable[int]) -> list[str]:
    """The games that do not match the golden file, in its words and in current ones."""
    chosen = list(numbers)
    golden = path_of(title).read_text(encoding="utf-8").splitlines()
    today = lines_of(title, chosen)
    return [f"was {golden[one]}, is {line}" for one, line in zip(chosen, today, strict=True) if golden[one] != line]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the files instead of comparing with them")
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="only these; without it, all")
    wish = parser.parse_args()
    found: list[str] = []
    for title in [title_named(name) for name in wish.titles or TITLES]:
        if wish.write:
            path_of(title).write_text("".join(f"{line}\n" for line in lines_of(title, range(GAMES))), encoding="utf-8")
        else:
            found += differences(title, range(GAMES))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
