"""Power cuts while games are being played, start again, compare: `python -m tests.server.power --cuts 50`.

The server is killed, and its folder is left as a disk may keep it that has just lost power: what was synced is there,
and of the rest nothing, half of the sectors, or everything. What was acknowledged or shown must be there, as after a
kill.
"""

import argparse
import random
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path

from tests.server.crash import run
from tests.support.disk import WatchedServer

SHARES = (0.0, 0.5, 1.0)


def cut(server: WatchedServer, chance: random.Random, seen: Counter[str]) -> None:
    share = chance.choice(SHARES)
    seen[f"cuts that kept {share:.0%} of what was not synced"] += 1
    seen.update(server.lose_power(share, chance))


def run_with_cuts(cuts: int, seed: int, folder: Path) -> Counter[str]:
    server, seen = WatchedServer(folder / "data"), Counter[str]()
    return run(cuts, seed, server, partial(cut, server, random.Random(seed), seen)) + seen


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuts", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        for what, times in run_with_cuts(given.cuts, given.seed, Path(place)).items():
            print(f"{times:7d}  {what}")  # noqa: T201
