"""The ladder: every level against the next one, in every game and for every number of players."""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from wartable.bots.levels import LEVELS
from wartable.engine.contract import Title
from wartable.lab.arena import Bout, Contest, games_of, hold
from wartable.lab.ratings import Standings, standings_of
from wartable.titles import TITLES

SEED = 6


class Climb(msgspec.Struct, frozen=True):
    """How many games a pair plays, a larger table, and a level alone; finished contests are kept in the folder."""

    pair_games: int
    table_games: int
    solo_games: int
    folder: Path
    jobs: int


class Rung(msgspec.Struct, frozen=True):
    """A contest and how it went."""

    contest: Contest
    bouts: list[Bout]

    @property
    def standings(self) -> Standings:
        return standings_of(self.contest, self.bouts)


def contests_of(title: Title[Any], climb: Climb) -> Iterator[Contest]:
    """Pairs of neighbours, the top against the yardsticks, larger tables of all levels, and every level alone."""
    names = list(LEVELS)
    counts = [int(count) for count in title.players]
    fewest = min(count for count in counts if count > 1)
    pairs = [["random", names[0]], *([low, high] for low, high in pairwise(names))]
    for pair in [*pairs, ["greedy", names[-1]], ["random", names[-1]]]:
        yield Contest(title.name, fewest, {}, pair, climb.pair_games, SEED)
    for players in counts:
        if players == 1:
            yield Contest(title.name, 1, {}, names, climb.solo_games, SEED)
        elif players > fewest:
            yield Contest(title.name, players, {}, names, climb.table_games, SEED)


def contests(games: list[str], climb: Climb) -> list[Contest]:
    return [contest for name in games or TITLES for contest in contests_of(TITLES[name], climb)]


def games_in(games: list[str], climb: Climb) -> int:
    return sum(games_of(contest) for contest in contests(games, climb))


def climb_ladder(games: list[str], climb: Climb, played: Callable[[int], None]) -> list[Rung]:
    return [rung_of(contest, climb, played) for contest in contests(games, climb)]


def rung_of(contest: Contest, climb: Climb, played: Callable[[int], None]) -> Rung:
    """Play a contest, or read how it went when it was played before."""
    text = msgspec.json.encode(contest)
    file = climb.folder / f"{contest.game}-{blake2b(text, digest_size=8).hexdigest()}.json"
    if file.exists():
        rung = msgspec.json.decode(file.read_bytes(), type=Rung)
        played(len(rung.bouts))
        return rung
    rung = Rung(contest, hold(contest, climb.jobs, played))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(rung))
    return rung
