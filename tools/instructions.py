#!/usr/bin/env python3
"""Counts the instructions that a decision of random play takes, by `valgrind --tool=callgrind`: load does not matter.

    .venv/bin/python tools/instructions.py [TITLE ...]          the package that this Python has installed
    .venv/bin/python tools/instructions.py --libraries FOLDER   the libraries of this folder, build/compiled/<digest>,
                                                                with the sources of `src`, or of `--sources FOLDER`

Each game is played 20 and 120 times by four players; what the longer run has more of, instructions and decisions, is
compared, so that starting Python and loading the package count for nothing.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAYERS = 4
FEW, MANY = 20, 120
CALLGRIND = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
COLLECTED = re.compile(r"Collected : (\d+)")


@dataclass(frozen=True)
class Count:
    instructions: int
    decisions: int

    def beyond(self, fewer: "Count") -> "Count":
        return Count(self.instructions - fewer.instructions, self.decisions - fewer.decisions)

    def each(self) -> float:
        return self.instructions / self.decisions


def play(name: str, games: int) -> int:
    """Play a title at random from its first seeds; says how many decisions were made. Runs below valgrind."""
    from wartable.bots.playout import play_out
    from wartable.engine.chance import chance_from
    from wartable.lab.bench import started
    from wartable.titles import title

    return sum(int(play_out(started(title(name), PLAYERS, seed), chance_from(seed))) for seed in range(1, games + 1))


def counted(name: str, games: int, package: Path | None) -> Count:
    command = [*CALLGRIND, sys.executable, __file__, "--play", str(games), name]
    ended = subprocess.run(command, env=environment(package), capture_output=True, text=True, check=False)
    collected = COLLECTED.search(ended.stderr)
    if ended.returncode or not collected:
        raise SystemExit(f"{name} could not be counted:\n{ended.stderr}")
    return Count(int(collected[1]), int(ended.stdout))


def environment(package: Path | None) -> dict[str, str]:
    """Hashes are fixed, so that every run counts the same."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return kept | {"PYTHONHASHSEED": "0"} | ({"PYTHONPATH": str(package)} if package else {})


def laid_together(sources: Path, libraries: Path, folder: Path) -> Path:
    """The folder, now with the sources and the libraries beside them."""
    shutil.copytree(sources, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("client", "__pycache__"))
    return Path(shutil.copytree(libraries, folder, dirs_exist_ok=True))


def titles_of(package: Path | None) -> list[str]:
    """The titles that the package plays, in its order; said by a process that sees this package and no other."""
    question = "from wartable.titles import TITLES; from wartable.lab.compiled import is_compiled;"
    question += "print(*TITLES) if is_compiled() else exit('the rules are not compiled: nothing to count')"
    asked = [sys.executable, "-P", "-c", question]
    return subprocess.run(asked, env=environment(package), stdout=subprocess.PIPE, text=True, check=True).stdout.split()


def tell(names: list[str], package: Path | None) -> None:
    print(f"{'title':20}{'instructions a decision':>24}{'decisions counted':>19}")
    for name in names or titles_of(package):
        found = counted(name, MANY, package).beyond(counted(name, FEW, package))
        print(f"{name:20}{found.each():24,.0f}{found.decisions:19,}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="only these; without it, all")
    parser.add_argument("--libraries", type=Path, help="compiled libraries to lay beside the sources")
    parser.add_argument("--sources", type=Path, default=ROOT / "src", help="the sources that they were made from")
    parser.add_argument("--play", type=int, metavar="GAMES", help="only play; this is what runs below valgrind")
    wish = parser.parse_args()
    if wish.play:
        print(play(wish.titles[0], wish.play))
    elif wish.libraries:
        with tempfile.TemporaryDirectory() as folder:
            tell(wish.titles, laid_together(wish.sources, wish.libraries, Path(folder)))
    else:
        tell(wish.titles, None)


if __name__ == "__main__":
    main()
