"""Keeps a level as it is now, so that later versions can play against it: `python -m tools.freeze master 0.1`."""

import argparse
import json
from pathlib import Path

import msgspec

from wartable.bots.frozen import FrozenLevel
from wartable.bots.levels import LEVELS, plan_of
from wartable.bots.weights import file_of
from wartable.titles import TITLES

FOLDER = Path(__file__).resolve().parent.parent / "src" / "wartable" / "bots" / "releases"


def kept(level: str, game: str) -> FrozenLevel:
    file = file_of(game)
    weights = json.loads(file.read_text(encoding="utf-8"))["weights"] if file.is_file() else {}
    return FrozenLevel(plan_of(LEVELS[level], game).text(), LEVELS[level].seconds, weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("release", help="as in 0.1")
    wanted = parser.parse_args()
    found = {wanted.level: {game: kept(wanted.level, game) for game in TITLES}}
    (FOLDER / f"{wanted.release}.json").write_bytes(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
