#!/usr/bin/env python3
"""Measures how much better than the master a game can be played: `tools/headroom.py GAME [--players 2] [--games 40]`.

One seat sees everything and searches ten times as long (`src/wartable/lab/headroom.py`). `--keep FOLDER` keeps every
finished deal, so that an interrupted run goes on; `--ship` writes what was found into the file from which `wartable
ladder` writes its chapter.
"""

import argparse
from contextlib import nullcontext
from pathlib import Path

from wartable.lab.headroom import Inside, headroom
from wartable.lab.headroom_page import write_headroom
from wartable.lab.local_cluster import LocalCluster
from wartable.lab.resuming import ResumableCluster


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--times", type=int, default=10, help="how many times as long as the master it searches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for what is finished")
    parser.add_argument("--ship", action="store_true", help="write what was found into the file for the page")
    wish = parser.parse_args()
    contest = Inside(wish.game, wish.players, wish.games, wish.times, wish.seed)
    alone = LocalCluster(wish.jobs)
    with ResumableCluster(alone, wish.keep) if wish.keep else nullcontext(alone) as cluster:
        found = headroom(contest, cluster, lambda _: None)
    for what, (middle, low, high) in (("ahead of a master", found.ahead), ("won", found.won)):
        print(f"{wish.game}: {what} in {middle:.1%} ({low:.1%} to {high:.1%}) of {found.games} games")
    if wish.ship:
        write_headroom(found)


if __name__ == "__main__":
    main()
